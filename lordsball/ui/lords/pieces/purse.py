"""A club's purse: its dollars on a black plate, and in small what else the Finances phase moves."""

from typing import NamedTuple

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces.icon import draw_glyph
from lordsball.ui.lords.pieces.icon_text import icon_line, line_width
from lordsball.ui.lords.pieces.look import BRIGHT, BURGUNDY, INK, Club, ribbon
from lordsball.ui.lords.pieces.material import draw_flip_plate, draw_lit_ring, draw_paper

_RIBBON, _PLATE = 28.0, 40.0
_NARROW = 100.0


class Purse(NamedTuple):
    """What a club owns, as the Finances phase sees it."""

    club: Club
    cash: int
    vp: int
    fans: int
    loans: int
    media: int
    turn: bool = False
    """It is this club's turn."""


def draw_purse(canvas: Canvas, x: float, y: float, w: float, h: float, purse: Purse) -> None:
    """A purse with its upper left corner at (x, y); from 70 units wide."""
    if purse.turn:
        draw_lit_ring(canvas, x, y, w, h, 5, 0.7)
    draw_paper(canvas, x, y, w, h, 5, None, blur=5)
    _draw_ribbon(canvas, x + 3, y + 3, w - 6, purse.club)
    cash = f"−${-purse.cash}" if purse.cash < 0 else f"${purse.cash}"
    plate = min(w - 12, 96.0)
    colour = "#ff9a8a" if purse.cash < 0 else "#ffe6a0"
    draw_flip_plate(canvas, x + (w - plate) / 2, y + _RIBBON + 8, plate, _PLATE, cash, 26, colour)
    figures = (f"{{vp}}{purse.vp}", f"{{fans}}{purse.fans}", f"{{media}}{purse.media}", f"{{loan}}{purse.loans}")
    wanted = [figures[0]]
    if w >= _NARROW:
        wanted = [*figures[:2], figures[3] if purse.loans else figures[2]]
    elif purse.loans:
        wanted = [figures[3]]
    _draw_figures(canvas, x + 5, y + _RIBBON + _PLATE + 12, w - 10, h - _RIBBON - _PLATE - 17, wanted)


def _draw_ribbon(canvas: Canvas, x: float, y: float, w: float, club: Club) -> None:
    top, bottom = ribbon(club.colour)
    canvas.rounded(x, y, w, _RIBBON - 2, 4, top, bottom, "#160c05", 1)
    middle = y + _RIBBON / 2 - 1
    if w < _NARROW - 6:
        draw_glyph(canvas, club.glyph, club.colour, x + w / 2 - 9, middle - 9, 18)
        return
    draw_glyph(canvas, club.glyph, club.colour, x + 7, middle - 8, 16)
    canvas.text(club.short or club.name, "serif_bold", 18, x + 29, middle, BRIGHT, "ml", width=w - 34, height=_RIBBON)


def _draw_figures(canvas: Canvas, x: float, y: float, w: float, h: float, figures: list[str]) -> None:
    """As many of the figures as fit, spread over the width."""
    shown = [figure.replace("-", "−") for figure in figures]

    def widths(tall: float) -> list[float]:
        return [line_width(canvas, each, "semibold", 18, None, tall) for each in shown]

    tall = h if sum(widths(h)) <= w - 6 else 23.0
    while len(shown) > 1 and sum(widths(tall)) > w - 4:
        shown.pop(1)
    # Each has its own width, and what is left lies between them: a long figure is never cut beside a short one.
    wide = widths(tall)
    gap = max(0.0, w - sum(wide)) / len(shown)
    left = x + gap / 2
    for figure, each in zip(shown, wide, strict=True):
        icon_line(canvas, figure, "semibold", 18, left, y + h / 2, INK, "l", None, tall, BURGUNDY)
        left += each + gap
