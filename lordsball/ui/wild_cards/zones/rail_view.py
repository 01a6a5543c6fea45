"""The steps of a turn along the upper edge of the mat: those that are done, the one that is played, those to come."""

from __future__ import annotations

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.widgets.widget import Box
from lordsball.ui.wild_cards.pieces.light import draw_glow
from lordsball.ui.wild_cards.pieces.look import CYAN, FRAME, WHITE
from lordsball.ui.wild_cards.places import MAT
from lordsball.ui.wild_cards.sight import Sight
from lordsball.ui.wild_cards.steps import STEPS

RAIL = Box(MAT.x + 14, MAT.y + 1, MAT.w - 28, 5)


class RailView:
    """Eleven dashes."""

    area = Box(RAIL.x - 10, RAIL.y - 9, RAIL.w + 20, RAIL.h + 18)

    def describe(self, sight: Sight) -> int:
        """The present step."""
        return sight.step

    def paint(self, canvas: Canvas, told: int) -> None:
        """The dashes; the present one shines."""
        step = RAIL.w / len(STEPS)
        for number in range(len(STEPS)):
            x, w = RAIL.x + number * step + 4, step - 8
            if number == told:
                draw_glow(canvas, x, RAIL.y, w, RAIL.h, 2.5, 5, WHITE, 0.5)
            colour = WHITE if number == told else CYAN if number < told else FRAME
            canvas.rounded(x, RAIL.y, w, RAIL.h, 2.5, colour)

    def move(self, canvas: Canvas, sight: Sight) -> None:
        """Nothing moves."""
