"""Options as plates of paper lying on the stage: a name, what it does, and what it would change in figures."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from lordsball.engine.procedure import Action
from lordsball.games.lords.sides import card_in_question
from lordsball.games.lords.state import Lords
from lordsball.ui.boards.lords.choosing import Choose, WhyNot, bar, words_of
from lordsball.ui.boards.lords.preview import in_a_line, preview
from lordsball.ui.canvas import Canvas
from lordsball.ui.pieces.lords.icon_text import icon_line, icon_paragraph, paragraph_height, plain
from lordsball.ui.pieces.lords.look import BURGUNDY, INK, LIT, LIT_PLATE, PALE, RIM, SOFT
from lordsball.ui.pieces.lords.material import draw_paper
from lordsball.ui.widgets.button import cap_width, draw_key_cap
from lordsball.ui.widgets.widget import Box, State, Widget

_GAP = 8.0


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
        ink = INK if self.enabled else SOFT
        room = w - 24
        if self.cap and self.enabled:
            taken = cap_width(canvas, self.cap) + 8
            draw_key_cap(canvas, self.cap, x + w - 8 - taken + 8, y + 17)
            title_room = room - taken
        else:
            title_room = room
        top = y + drop + 6
        if self.title and self.words:
            icon_line(canvas, self.title, "display", 19, x + 12, top + 12, BURGUNDY if self.enabled else SOFT, "l",
                      title_room, 27)  # fmt: skip
            icon_paragraph(canvas, self.words, x + 12, top + 26, room, 18, "body", ink, BURGUNDY,
                           height=h - 36)  # fmt: skip
            return
        whole = self.title or self.words
        font = "display" if self.title else "body"
        height = paragraph_height(canvas, whole, title_room, 19, font, h - 12)
        icon_paragraph(canvas, whole, x + 12, y + drop + (h - drop - height) / 2, title_room, 19, font, ink, BURGUNDY,
                       height=h - 12)  # fmt: skip


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
    columns = 1 if count == 1 else 2 if count <= 8 else 3
    rows = -(-count // columns)
    inner = Box(box.x + 9, box.y + 9, box.w - 18, box.h - 19) if sheet else box
    w = (inner.w - _GAP * (columns - 1)) / columns
    h = min(108.0, (inner.h - _GAP * (rows - 1)) / rows)
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
