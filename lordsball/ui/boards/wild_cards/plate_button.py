"""A plate to press: a name in large letters, what comes of it below, and its key."""

from __future__ import annotations

from collections.abc import Callable

from lordsball.ui.boards.wild_cards import places
from lordsball.ui.boards.wild_cards.plates import Plate
from lordsball.ui.canvas import Canvas
from lordsball.ui.pieces.wild_cards.plates import draw_plate
from lordsball.ui.widgets.widget import Box, State, Widget

_GAP = 7.0


def plate_places(count: int, box: Box = places.DECIDE) -> list[Box]:
    """Where so many plates stand: one below the other, in two or three columns where there are many."""
    if not count:
        return []
    columns = 1 if count <= 4 else 2 if count <= 10 else 3
    rows = -(-count // columns)
    w = (box.w - _GAP * (columns - 1)) / columns
    h = min(76.0, (box.h - _GAP * (rows - 1)) / rows)
    return [
        Box(box.x + number % columns * (w + _GAP), box.y + number // columns * (h + _GAP), w, h)
        for number in range(count)
    ]


class PlateButton(Widget):
    """See the module."""

    radius = 9.0

    def __init__(self, box: Box, plate: Plate, on_click: Callable[[], object]) -> None:
        label = f"{plate.label}: {plate.second}" if plate.second else plate.label
        super().__init__(box, label, on_click, keys=(plate.key,) if plate.key else ())
        self.plate = plate
        self.actions = (plate.action,)

    def draw(self, canvas: Canvas, state: State) -> None:
        plate = self.plate
        draw_plate(canvas, *self.rect, plate.kind, plate.label, plate.second, hovered=state.hover or state.focus,
                   pressed=state.pressed)  # fmt: skip
