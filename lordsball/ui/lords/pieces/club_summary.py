"""A club in twelve figures on a slip of paper, with room at its foot for two buttons."""

from collections.abc import Sequence
from typing import NamedTuple

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.lords.pieces.look import Club
from lordsball.ui.lords.pieces.material import draw_paper
from lordsball.ui.lords.pieces.team_mat import draw_figures, draw_name_band, figure_cell

SIZE = (300, 160)
_PER_ROW = 6
_TOP, _STEP, _SIDE = 43, 36, 11


class Figure(NamedTuple):
    """One number of a club: its icon, the figure, and what it is in words (for a tooltip or a reader)."""

    icon: str
    figure: str
    label: str


def draw_club_summary(canvas: Canvas, x: float, y: float, club: Club, owner: str, figures: Sequence[Figure]) -> None:
    """The slip with its upper left corner at (x, y), :data:`SIZE` units large; buttons go to y + 117 and below."""
    w, h = SIZE
    canvas.shadow(x, y, w, h, 7, 10, 0.5, 4)
    shown = tuple(figures)

    def paint(layer: Canvas) -> None:
        draw_paper(layer, 0, 0, w, h, blur=0)
        draw_name_band(layer, 8, 8, w - 16, 31, club, owner)
        for row in range(0, len(shown), _PER_ROW):
            cells = [figure[:2] for figure in shown[row : row + _PER_ROW]]
            draw_figures(layer, _SIDE, _TOP + row // _PER_ROW * _STEP + 16, w - 20, cells, 22, 18)

    canvas.blit(canvas.composite(("club_summary", club, owner, shown), w, h + 2, paint), x, y)


def figure_box(number: int) -> tuple[float, float, float, float]:
    """Where the number-th figure stands: left, top, width, height, from the slip's upper left corner."""
    row, column = divmod(number, _PER_ROW)
    left, wide = figure_cell(column, _PER_ROW, SIZE[0] - 20)
    return _SIDE + left, _TOP + row * _STEP, wide, 33
