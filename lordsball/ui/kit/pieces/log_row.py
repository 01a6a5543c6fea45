"""A line of the play-by-play: a chip with the result, what happened, and the face that came up."""

from typing import NamedTuple

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces.look import INK
from lordsball.ui.kit.pieces.sectors import Sector
from lordsball.ui.kit.theme import mix

GOLD = "#ffc24a"
HEIGHT = 37
"""From one row to the next (units)."""
CHIP_WIDTH = 42


class LogRow(NamedTuple):
    """One line: the result (None for a line without one), what happened, the number rolled (0 for none)."""

    result: Sector | None
    words: str
    face: int = 0


def draw_chip(
    canvas: Canvas, x: float, y: float, sector: Sector, height: float = 28, width: float = CHIP_WIDTH
) -> None:
    """The letters of a result on its colour."""
    canvas.rounded(x, y, width, height, 7, mix(sector.colour, "#ffffff", 0.06), sector.colour, INK, 1.5)
    canvas.text(sector.letters, "display", 18, x + width / 2, y + height / 2, sector.text, "mc",
                width=width - 6, height=height - 2)


def draw_log_row(canvas: Canvas, x: float, y: float, w: float, row: LogRow, current: bool = False) -> None:
    """A row 32 units high with its upper left corner at (x, y); `current` lifts out the one being decided."""
    middle = y + 16
    if current:
        canvas.rounded(x, y - 2, w, 36, 9, "#5a3aa0", "#43267f", GOLD, 1.5)
    left = x + 6
    if row.result is not None:
        draw_chip(canvas, left, y + 2, row.result)
        left += CHIP_WIDTH + 10
    right = x + w - 10
    if row.face:
        colour = GOLD if current else canvas.theme.muted
        right -= canvas.text(str(row.face), "display", 18, right, middle, colour, "mr", width=34, height=32) + 10
    colour = "#ffffff" if current else canvas.theme.text
    font = "semibold" if current else "body"
    canvas.text(row.words, font, 18, left, middle, colour, "ml", width=right - left, height=34)
