"""Options as plates of paper lying on the stage: a name, what it does, and what it would change in figures."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from lordsball.engine.procedure import Action
from lordsball.games.lords.sides import card_in_question
from lordsball.games.lords.state import Lords
from lordsball.ui.boards.lords.choosing import Choose, WhyNot, bar, words_of
from lordsball.ui.boards.lords.preview import in_a_line, preview
from lordsball.ui.canvas import LINE_HEIGHT, Canvas
from lordsball.ui.pieces.lords.icon_text import icon_line, icon_paragraph, line_width, paragraph_height, plain
from lordsball.ui.pieces.lords.look import BURGUNDY, INK, LIT, LIT_PLATE, PALE, RIM, SOFT
from lordsball.ui.pieces.lords.material import draw_paper
from lordsball.ui.widgets.button import cap_width, draw_key_cap
from lordsball.ui.widgets.widget import Box, State, Widget

_GAP = 6.0
_CLOSE = 1.1
"""Height of a row where room is short."""
_WIDE = 400.0
"""A plate wider than this has its words beside its title, where they fit."""
_SHORT = 200.0
"""A box lower than this holds its plates in one row, if they are few."""


def draw_told(
    canvas: Canvas, box: Box, title: str, words: str, inks: tuple[str, str], taken: float = 0.0
) -> None:  # fmt: skip
    """A title and words below it, as large as the person wants and the box allows, never under 18 units; where they
    need still more room, the title begins the words.

    :param inks: colours of the title and of the words.
    :param taken: how much of the first row a key takes.
    """
    scale = canvas.art.text_scale
    beside = box.w - taken
    size = 18.0 * scale
    while True:
        if title and words and _fit_beside(canvas, box, title, words, size, taken):
            middle = box.y + box.h / 2
            icon_line(canvas, title, "display", (size + 1) / scale, box.x, middle, inks[0], "l")
            icon_line(canvas, words, "body", size / scale, box.x + beside - 4, middle, inks[1], "r",
                      bold_colour=inks[0])  # fmt: skip
            return
        for row in (LINE_HEIGHT, _CLOSE):
            head = paragraph_height(canvas, title, beside, (size + 1) / scale, "display", None, row) if title else 0.0
            body = paragraph_height(canvas, words, box.w if title else beside, size / scale, "body", None, row)
            body = body if words else 0.0
            if head + body <= box.h:
                top = box.y + max(0.0, (box.h - head - body) / 2)
                if title:
                    icon_paragraph(canvas, title, box.x, top, beside, (size + 1) / scale, "display",
                                   inks[0] if words else inks[1], inks[0], line_height=row)  # fmt: skip
                if words:
                    icon_paragraph(canvas, words, box.x, top + head, box.w if title else beside, size / scale, "body",
                                   inks[1], inks[0], line_height=row)  # fmt: skip
                return
        if size <= 18:
            break
        size = max(18.0, size - 1)
    whole = f"*{title}.* {words}" if title and words else title or words
    icon_paragraph(canvas, whole, box.x, box.y, beside, 18 / scale, "body", inks[1], inks[0], height=box.h,
                   line_height=_CLOSE, centred=True)  # fmt: skip


def _fit_beside(canvas: Canvas, box: Box, title: str, words: str, size: float, taken: float) -> bool:
    """Do title and words stand in one row of a wide plate?"""
    if box.w < _WIDE or size * LINE_HEIGHT > box.h:
        return False
    scale = canvas.art.text_scale
    wide = line_width(canvas, title, "display", (size + 1) / scale) + line_width(canvas, words, "body", size / scale)
    return wide + 28 <= box.w - taken


class Plate(Widget):
    """A plate that chooses an action.

    :param title: its name, one line; words: what it does, as icon text. Either may be empty.
    :param key: the key that does the same, shown in its corner.
    """

    action: Action
    radius = 7.0

    def __init__(self, rect: Sequence[float], title: str, words: str, action: Action, key: str = "") -> None:
        x, y, w, h = rect
        super().__init__((x, y, w, h), title or words, keys=(key.lower(),) if key else ())
        self.title = title
        self.words = words
        self.action = action
        self.cap = key

    def draw(self, canvas: Canvas, state: State) -> None:
        x, y, w, h = self.rect
        on = self.enabled and (state.hover or state.focus)
        drop = 2.0 if state.pressed else 0.0
        if self.enabled and not state.pressed:
            canvas.shadow(x, y, w, h, 7, 6, 0.45, 3)
        edge, width = (LIT, 2.4) if on else ("#b8892f" if self.enabled else RIM, 1.6)
        face = LIT_PLATE if on else PALE if self.enabled else ("#e2d6b8", "#d2c39c")
        canvas.rounded(x, y + drop, w, h - drop, 7, face[0], face[1], edge, width)
        taken = 0.0
        if self.cap and self.enabled:
            taken = cap_width(canvas, self.cap) + 8
            draw_key_cap(canvas, self.cap, x + w - taken, y + 17)
        inks = (BURGUNDY, INK) if self.enabled else (SOFT, SOFT)
        draw_told(canvas, Box(x + 12, y + drop + 3, w - 24, h - drop - 6), self.title, self.words, inks, taken)


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
) -> list[Widget]:  # fmt: skip
    """Each option as a plate with its words and what it would change; as many columns as they need to fill the box."""
    if not options:
        return []
    count = len(options)
    columns = count if count <= (3 if box.h < _SHORT else 1) else 2 if count <= 8 else 3
    rows = -(-count // columns)
    inner = Box(box.x + 8, box.y + 7, box.w - 16, box.h - 14) if sheet else box
    w = (inner.w - _GAP * (columns - 1)) / columns
    h = min(116.0, (inner.h - _GAP * (rows - 1)) / rows)
    found: list[Widget] = []
    if sheet:
        found.append(Sheet(box))
    top = inner.y + (inner.h - rows * h - _GAP * (rows - 1)) / 2
    for number, action in enumerate(options):
        title, words = _said(action, view)
        place = (inner.x + number % columns * (w + _GAP), top + number // columns * (h + _GAP), w, h)
        key = keys[number] if number < len(keys) else ""
        plate = Plate(place, title, words, action, key)
        plate.on_click = _choosing(choose, action)
        bar(plate, action, view, why_not, ours)
        found.append(plate)
    return found


def _choosing(choose: Choose, action: Action) -> Callable[[], None]:
    return lambda: choose(action)


def _said(action: Action, view: Lords) -> tuple[str, str]:
    if action.verb in ("primary", "secondary") and view.decision is not None:
        card = view.cards.season.get(card_in_question(view, view.decision.seat))
        if card is not None:
            strong = action.verb == "primary"
            return "Strong side" if strong else "Lighter side", plain((card.primary if strong else card.secondary).text)
    seen = preview(view, action)
    return plain(words_of(action, view)), in_a_line(seen) if seen is not None else ""
