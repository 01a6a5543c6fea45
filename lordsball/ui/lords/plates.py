"""Options as plates of paper lying on the stage: a name, what it does, and what it would change in figures."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from lordsball.engine.procedure import Action
from lordsball.games.lords.sides import card_in_question
from lordsball.games.lords.state import Lords
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.widgets.button import cap_width, draw_key_cap
from lordsball.ui.kit.widgets.widget import Box, State, Widget
from lordsball.ui.lords.choosing import Choose, WhyNot, bar, credit_words, words_of
from lordsball.ui.lords.pieces.icon_text import plain
from lordsball.ui.lords.pieces.look import BURGUNDY, INK, LIT, LIT_PLATE, PALE, RIM, SOFT
from lordsball.ui.lords.pieces.material import draw_paper
from lordsball.ui.lords.preview import preview, weighty
from lordsball.ui.lords.told import Told, common_size, draw_told

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
