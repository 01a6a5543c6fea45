"""Plates to press: where they stand, and the buttons that they are."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from lordsball.ui.kit.canvas import SMALLEST_TEXT, Canvas
from lordsball.ui.kit.widgets.button import draw_key_cap
from lordsball.ui.kit.widgets.widget import Box, State, Widget
from lordsball.ui.wild_cards import table_layout
from lordsball.ui.wild_cards.offers.plates import GOLD, Plate
from lordsball.ui.wild_cards.pieces.card_frame import Title, draw_narrowed
from lordsball.ui.wild_cards.pieces.look import LIT, MUTED, NIGHT, WHITE
from lordsball.ui.wild_cards.pieces.signs import draw_plate

PLATE_WIDTH = table_layout.DECIDE.w
TALLEST = 76.0
_GAP = 7.0
_ROWS = 5
"""How many plates stand in one column at most."""


def plate_places(count: int, box: Box = table_layout.DECIDE, tallest: float = TALLEST) -> list[Box]:
    """Where this many plates go: one below the other; if there are many, in more columns to the left, over the park,
    since a narrower plate could not hold a name."""
    if not count:
        return []
    columns = -(-count // _ROWS)
    rows = -(-count // columns)
    w = min(box.w, PLATE_WIDTH)
    h = min(tallest, (box.h - _GAP * (rows - 1)) / rows)
    return [
        Box(box.right - w - number // rows * (w + _GAP), box.y + number % rows * (h + _GAP), w, h)
        for number in range(count)
    ]


def places_of(plates: Sequence[Plate], text_scale: float = 1.0) -> list[Box]:
    """Where these plates stand: those with places of their own keep them, whichever others are there. Large text makes
    them taller, as far as there is room."""
    if not any(plate.slot for plate in plates):
        return plate_places(len(plates), tallest=TALLEST * text_scale)
    column = plate_places(_ROWS if any(plate.action.verb == "trash" for plate in plates) else _ROWS - 1)
    return [column[plate.slot - 1 if plate.slot > 0 else plate.slot] for plate in plates]


_LABEL, _LINE = 26.0, 20.0
"""Heights of a plate's first row and of each other one."""


class PlateButton(Widget):
    """Up to three rows: what it does, what comes of it, what it costs or brings."""

    radius = 9.0

    def __init__(self, box: Box, plate: Plate, on_click: Callable[[], object]) -> None:
        words = ". ".join(filter(None, (plate.comes, plate.second)))
        label = f"{plate.label}: {words}" if words else plate.label
        super().__init__(box, label, on_click, keys=(plate.key,) if plate.key else ())
        self.plate = plate
        self.actions = (plate.action,)
        self.card = plate.card

    def draw(self, canvas: Canvas, state: State) -> None:
        self._draw_face(canvas, state)
        if self.plate.key and self.group is not None and self.group.ring:
            # A person who plays by keys sees them.
            draw_key_cap(canvas, self.plate.key.upper(), self.rect.right - 20, self.rect.y + 2)

    def _draw_face(self, canvas: Canvas, state: State) -> None:
        plate, (x, y, w, h) = self.plate, self.rect
        draw_plate(canvas, x, y, w, h, plate.kind, "", hovered=state.hover or state.focus, pressed=state.pressed)
        solid = plate.kind == GOLD
        ink, bright, quiet = (NIGHT, NIGHT, NIGHT) if solid else (WHITE, LIT, MUTED)
        lines = [(words, colour) for words, colour in ((plate.comes, bright), (plate.second, quiet)) if words]
        most = max(1, int((h - 2) / _LINE))
        name = self._name(canvas, w - 8, 2 if most > len(lines) + 1 else 1)
        if len(name) + len(lines) > most and len(lines) > 1:
            # A low plate: what comes of it and what it costs share a row; how often it can be used is left to the tip.
            lines = [(f"{plate.comes}; {plate.second.partition(', ')[0]}", bright)]
        lines = lines[: max(0, most - len(name))]
        # Large letters stand in rows as high as there is room for.
        line = max(_LINE, min(_LINE * canvas.art.text_scale, (h - 8) / (len(name) + len(lines))))
        spare = h - len(lines) * line - 4
        large = len(name) == 1 and spare >= _LABEL and self._fits(canvas, plate.label, w - 12)
        high = min(34.0 * canvas.art.text_scale, spare) if large else _LINE * len(name)
        top = y + (2 if state.pressed else 0) + (h - high - len(lines) * line) / 2
        if large:
            canvas.text(plate.label, "black", 24, x + w / 2, top + high / 2, ink, "mc", width=w - 12, height=high)
        else:
            for number, words in enumerate(name):
                draw_narrowed(canvas, words, x + w / 2, top + (number + 0.5) * _LINE, w - 8, ink)
        for number, (words, colour) in enumerate(lines):
            self._draw_line(canvas, words, colour, (x + w / 2, top + high + (number + 0.5) * line), w - 10, line)

    @staticmethod
    def _draw_line(
        canvas: Canvas, words: str, colour: str, middle: tuple[float, float], room: float, high: float
    ) -> None:
        """In letters of the body where they fit, else in narrow ones."""
        if canvas.fitted_width(words, "semibold", SMALLEST_TEXT / canvas.art.text_scale) <= room:
            canvas.text(words, "semibold", 18, *middle, colour, "mc", width=room, height=high + 3)
        else:
            draw_narrowed(canvas, words, *middle, room, colour)

    def _name(self, canvas: Canvas, room: float, rows: int) -> Sequence[str]:
        """The label in one row or two."""
        if self._fits(canvas, self.plate.label, room - 4):
            return [self.plate.label]
        return Title(canvas, (self.plate.label, self.plate.label), room, rows).rows

    @staticmethod
    def _fits(canvas: Canvas, words: str, room: float) -> bool:
        """Is there room for it in the wide letters of a plate?"""
        return canvas.fitted_width(words, "black", SMALLEST_TEXT / canvas.art.text_scale) <= room
