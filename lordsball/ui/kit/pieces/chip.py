"""The chip that stands for a result: in the log, on the big card, in tables and beside key moments."""

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces.look import INK
from lordsball.ui.kit.pieces.sectors import Sector
from lordsball.ui.kit.theme import mix

CHIP_WIDTH = 42


def draw_chip(
    canvas: Canvas, x: float, y: float, sector: Sector, height: float = 28, width: float = CHIP_WIDTH
) -> None:
    """The letters of a result on its color."""
    canvas.rounded(x, y, width, height, 7, mix(sector.colour, "#ffffff", 0.06), sector.colour, INK, 1.5)
    canvas.text(sector.letters, "display", 18, x + width / 2, y + height / 2, sector.text, "mc",
                width=width - 6, height=height - 2)
