"""A plate to press: a name in large letters, what comes of it below, and the key that does the same."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from lordsball.ui.kit.canvas import SMALLEST_TEXT, Canvas
from lordsball.ui.kit.widgets.button import draw_key_cap
from lordsball.ui.kit.widgets.widget import Box, State, Widget
from lordsball.ui.wild_cards import places
from lordsball.ui.wild_cards.offers.plates import GO, Plate
from lordsball.ui.wild_cards.pieces.card_frame import Title, draw_narrowed
from lordsball.ui.wild_cards.pieces.look import MUTED, NIGHT, WHITE
from lordsball.ui.wild_cards.pieces.plates import draw_plate

PLATE_WIDTH = places.DECIDE.w
_GAP = 7.0
_ROW = 20.0
_ROWS = 5
"""How many plates stand in one column at most."""


def plate_places(count: int, box: Box = places.DECIDE) -> list[Box]:
    """Where so many plates stand: one below the other, and where there are many in columns more at the left, over the
    park, for a narrower plate could not hold a name."""
    if not count:
        return []
    columns = -(-count // _ROWS)
    rows = -(-count // columns)
    w = min(box.w, PLATE_WIDTH)
    h = min(76.0, (box.h - _GAP * (rows - 1)) / rows)
    return [
        Box(box.right - w - number // rows * (w + _GAP), box.y + number % rows * (h + _GAP), w, h)
        for number in range(count)
    ]


def places_of(plates: Sequence[Plate]) -> list[Box]:
    """Where these plates stand: those with places of their own keep them, whichever others are there."""
    if not any(plate.slot for plate in plates):
        return plate_places(len(plates))
    column = plate_places(_ROWS if any(plate.action.verb == "trash" for plate in plates) else _ROWS - 1)
    return [column[plate.slot - 1 if plate.slot > 0 else plate.slot] for plate in plates]


class PlateButton(Widget):
    """See the module."""

    radius = 9.0

    def __init__(self, box: Box, plate: Plate, on_click: Callable[[], object]) -> None:
        label = f"{plate.label}: {plate.second}" if plate.second else plate.label
        super().__init__(box, label, on_click, keys=(plate.key,) if plate.key else ())
        self.plate = plate
        self.actions = (plate.action,)
        self.card = plate.card

    def draw(self, canvas: Canvas, state: State) -> None:
        self._draw_face(canvas, state)
        if self.plate.key and self.group is not None and self.group.ring:
            # Whoever plays by keys sees them.
            draw_key_cap(canvas, self.plate.key.upper(), self.rect.right - 20, self.rect.y + 2)

    def _draw_face(self, canvas: Canvas, state: State) -> None:
        plate, (x, y, w, h) = self.plate, self.rect
        if _fits(canvas, plate.label, w - 12):
            draw_plate(canvas, x, y, w, h, plate.kind, plate.label, plate.second, hovered=state.hover or state.focus,
                       pressed=state.pressed)
            return
        draw_plate(canvas, x, y, w, h, plate.kind, "", hovered=state.hover or state.focus, pressed=state.pressed)
        ink, quiet = (NIGHT, NIGHT) if plate.kind == GO else (WHITE, MUTED)
        most = max(1, int((h - 2) / _ROW))
        name = Title(canvas, (plate.label, plate.label), w - 4, rows=2 if most > 2 else 1).rows
        rows = [*((row, ink) for row in name), *([(plate.second, quiet)] if plate.second else [])]
        rows = rows[:most]
        top = y + (2 if state.pressed else 0) + (h - len(rows) * _ROW) / 2
        for number, (words, colour) in enumerate(rows):
            draw_narrowed(canvas, words, x + w / 2, top + (number + 0.5) * _ROW, w - 4, colour)


def _fits(canvas: Canvas, words: str, room: float) -> bool:
    """Is there room for it in the wide letters of a plate?"""
    return canvas.fitted_width(words, "black", SMALLEST_TEXT / canvas.art.text_scale) <= room
