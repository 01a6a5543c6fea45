"""Plates: what is on them, and the options of a question as plates."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from lordsball.engine.procedure import Action
from lordsball.games.lords.sides import card_in_question
from lordsball.games.lords.state import Lords
from lordsball.ui.kit.canvas import LINE_HEIGHT, SMALLEST_TEXT, Canvas
from lordsball.ui.kit.widgets.button import cap_width, draw_key_cap
from lordsball.ui.kit.widgets.widget import Box, State, Widget
from lordsball.ui.lords.choosing import Choose, WhyNot, bar, credit_words, words_of
from lordsball.ui.lords.pieces.icon_text import icon_line, icon_paragraph, line_width, paragraph_height, plain
from lordsball.ui.lords.pieces.look import BURGUNDY, INK, LIT, LIT_PLATE, PALE, RIM, SOFT
from lordsball.ui.lords.pieces.material import draw_paper
from lordsball.ui.lords.preview import preview, weighty

_CLOSE = 1.1
"""Height of a row where room is short."""
_WIDE = 400.0
"""A plate wider than this has its words beside its title, where they fit."""
_LEAST_PARTS = 2
"""This many parts of the words are shown even where they take more than a row."""
_BESIDE = 0.0


class Told(NamedTuple):
    """What is said on a plate, and where.

    `words` come in parts, the weightiest first: what has no room in their row is left out. `taken` is how much of the
    first row a key takes.
    """

    box: Box
    title: str
    words: tuple[str, ...]
    taken: float = 0.0


def common_size(canvas: Canvas, plates: Sequence[Told]) -> float:
    """The largest size (units) at which each of them fits, as large as the person wants and never under 18."""
    return min((_size(canvas, told) for told in plates), default=SMALLEST_TEXT)


def draw_told(canvas: Canvas, told: Told, size: float, inks: tuple[str, str]) -> None:
    """A title and words below it or beside it; where they need still more room, the title begins the words.

    :param size: of the letters, in units; the title is a little larger.
    :param inks: colors of the title and of the words.
    """
    box, title, scale = told.box, told.title, canvas.art.text_scale
    beside = box.w - told.taken
    words = _words(canvas, told, size)
    form = _form(canvas, told, words, size)
    if form is None:
        whole = f"*{title}.* {words}" if title and words else title or words
        icon_paragraph(canvas, whole, box.x, box.y, beside, SMALLEST_TEXT, "body", inks[1], inks[0], height=box.h,
                       line_height=_CLOSE, centred=True)
        return
    if form == _BESIDE:
        middle = box.y + box.h / 2
        icon_line(canvas, title, "display", (size + 1) / scale, box.x, middle, inks[0], "l")
        icon_line(canvas, words, "body", size / scale, box.x + beside - 4, middle, inks[1], "r", bold_colour=inks[0])
        return
    head, body = _heights(canvas, told, words, size, form)
    top = box.y + max(0.0, (box.h - head - body) / 2)
    if title:
        icon_paragraph(canvas, title, box.x, top, beside, (size + 1) / scale, "display", inks[0] if words else inks[1],
                       inks[0], line_height=form)
    if words:
        icon_paragraph(canvas, words, box.x, top + head, box.w if title else beside, size / scale, "body", inks[1],
                       inks[0], line_height=form)


def _size(canvas: Canvas, told: Told) -> float:
    size = SMALLEST_TEXT * canvas.art.text_scale
    # Whole pixels: in small windows a little less than 18 units.
    least = (int(SMALLEST_TEXT * canvas.k) + 0.01) / canvas.k
    while size > least and _form(canvas, told, _words(canvas, told, size), size) is None:
        size = max(least, size - 1)
    return size


def _words(canvas: Canvas, told: Told, size: float) -> str:
    """As many parts as stand in one row under the title, but always the weightiest."""
    scale = canvas.art.text_scale
    for count in range(len(told.words), _LEAST_PARTS, -1):
        line = "   ".join(told.words[:count])
        if line_width(canvas, line, "body", size / scale) <= told.box.w:
            return line
    return "   ".join(told.words[:_LEAST_PARTS])


def _form(canvas: Canvas, told: Told, words: str, size: float) -> float | None:
    """How a size fits: `_BESIDE`, or the height of a row with the words below; None: it does not."""
    if told.title and words and _fit_beside(canvas, told, words, size):
        return _BESIDE
    for row in (LINE_HEIGHT, _CLOSE):
        if sum(_heights(canvas, told, words, size, row)) <= told.box.h:
            return row
    return None


def _heights(canvas: Canvas, told: Told, words: str, size: float, row: float) -> tuple[float, float]:
    """Of the title and of the words below it."""
    scale, beside = canvas.art.text_scale, told.box.w - told.taken
    head = body = 0.0
    if told.title:
        head = paragraph_height(canvas, told.title, beside, (size + 1) / scale, "display", None, row)
    if words:
        width = told.box.w if told.title else beside
        body = paragraph_height(canvas, words, width, size / scale, "body", None, row)
    return head, body


def _fit_beside(canvas: Canvas, told: Told, words: str, size: float) -> bool:
    """Do title and words stand in one row of a wide plate?"""
    if told.box.w < _WIDE or size * LINE_HEIGHT > told.box.h:
        return False
    scale = canvas.art.text_scale
    title = line_width(canvas, told.title, "display", (size + 1) / scale)
    return title + line_width(canvas, words, "body", size / scale) + 28 <= told.box.w - told.taken


_GAP = 6.0
_NARROW = 200.0
"""A plate narrower than this has less margin."""
_SHORT = 200.0
"""A box lower than this holds its plates in one row, if they are few."""


class Plate(Widget):
    """A plate that chooses an action.

    :param title: its name, one line.
    :param words: what it does, as icon text; as a sequence, parts of which those that come last may be left out.
        Title or words may be empty.
    :param key: the key that does the same, shown in its corner.
    """

    action: Action
    radius = 7.0

    def __init__(
        self, rect: Sequence[float], title: str, words: str | Sequence[str], action: Action, key: str = ""
    ) -> None:
        x, y, w, h = rect
        parts = (words,) if isinstance(words, str) else tuple(words)
        super().__init__((x, y, w, h), title or "   ".join(parts), keys=(key.lower(),) if key else ())
        self.title = title
        self.words = tuple(filter(None, parts))
        self.action = action
        self.cap = key
        self.mates: Sequence[Plate] = (self,)
        """The plates of its list, itself among them: all have letters of one size."""
        self._sized: tuple[float, float, float] = (0.0, 0.0, 0.0)

    def draw(self, canvas: Canvas, state: State) -> None:
        x, y, w, h = self.rect
        on = self.enabled and (state.hover or state.focus)
        drop = 2.0 if state.pressed else 0.0
        if self.enabled and not state.pressed:
            canvas.shadow(x, y, w, h, 7, 6, 0.45, 3)
        edge, width = (LIT, 2.4) if on else ("#b8892f" if self.enabled else RIM, 1.6)
        face = LIT_PLATE if on else PALE if self.enabled else ("#e2d6b8", "#d2c39c")
        canvas.rounded(x, y + drop, w, h - drop, 7, face[0], face[1], edge, width)
        if self.cap and self.enabled:
            draw_key_cap(canvas, self.cap, x + w - self._taken(canvas), y + 17)
        inks = (BURGUNDY, INK) if self.enabled else (SOFT, SOFT)
        draw_told(canvas, self._told(canvas, drop), self._size(canvas), inks)

    def _taken(self, canvas: Canvas) -> float:
        return cap_width(canvas, self.cap) + 8 if self.cap and self.enabled else 0.0

    def _told(self, canvas: Canvas, drop: float = 0.0) -> Told:
        x, y, w, h = self.rect
        margin = 12.0 if w >= _NARROW else 9.0
        return Told(Box(x + margin, y + drop + 3, w - 2 * margin, h - drop - 6), self.title, self.words,
                    self._taken(canvas))

    def _size(self, canvas: Canvas) -> float:
        scale = canvas.art.text_scale
        if self._sized[:2] != (canvas.k, scale):
            size = common_size(canvas, [mate._told(canvas) for mate in self.mates])
            for mate in self.mates:
                mate._sized = (canvas.k, scale, size)
        return self._sized[2]


def make_mates(plates: Sequence[Plate]) -> None:
    """Let these plates be one list."""
    for plate in plates:
        plate.mates = plates


class Sheet(Widget):
    """The paper under plates that lie on a stage."""

    focusable = False

    def __init__(self, rect: Sequence[float]) -> None:
        x, y, w, h = rect
        super().__init__((x, y, w, h))

    def contains(self, x: float, y: float) -> bool:
        return False

    def draw(self, canvas: Canvas, state: State) -> None:
        draw_paper(canvas, *self.rect)


def plates_for(
    options: Sequence[Action], view: Lords, choose: Choose, why_not: WhyNot, ours: bool, box: Box, sheet: bool = False,
    keys: str = "123456789",
) -> list[Widget]:
    """Each option as a plate with its words and what it would change; as many columns as they need to fill the box."""
    if not options:
        return []
    count = len(options)
    columns = count if count <= (3 if box.h < _SHORT else 1) else 2 if count <= 8 else 3
    rows = -(-count // columns)
    inner = Box(box.x + 8, box.y + 7, box.w - 16, box.h - 14) if sheet else box
    w = (inner.w - _GAP * (columns - 1)) / columns
    h = min(116.0, (inner.h - _GAP * (rows - 1)) / rows)
    plates: list[Plate] = []
    top = inner.y + (inner.h - rows * h - _GAP * (rows - 1)) / 2
    for number, action in enumerate(options):
        title, words = _said(action, view)
        place = (inner.x + number % columns * (w + _GAP), top + number // columns * (h + _GAP), w, h)
        key = keys[number] if number < len(keys) else ""
        plate = Plate(place, title, words, action, key)
        plate.on_click = _choosing(choose, action)
        bar(plate, action, view, why_not, ours)
        plates.append(plate)
    make_mates(plates)
    return [Sheet(box), *plates] if sheet else [*plates]


def _choosing(choose: Choose, action: Action) -> Callable[[], None]:
    return lambda: choose(action)


def _said(action: Action, view: Lords) -> tuple[str, str | tuple[str, ...]]:
    if action.verb in ("primary", "secondary") and view.decision is not None:
        card = view.cards.season.get(card_in_question(view, view.decision.seat))
        if card is not None:
            strong = action.verb == "primary"
            text = plain((card.primary if strong else card.secondary).text)
            return "Strong effect" if strong else "Light effect", text + credit_words(action, view)
    seen = preview(view, action)
    return plain(words_of(action, view)), weighty(seen) if seen is not None else ""
