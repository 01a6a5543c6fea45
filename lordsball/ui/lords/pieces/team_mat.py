"""A club's team mat: purse, Stars and wages, Regulars, Prospects, three ladders, and the sum of its Team Quality."""

from collections.abc import Sequence
from typing import NamedTuple

from lordsball.ui.kit.canvas import SMALLEST_TEXT, Canvas
from lordsball.ui.kit.pieces import svg
from lordsball.ui.kit.pieces.icon import draw_glyph
from lordsball.ui.lords.pieces.icon_text import icon_line
from lordsball.ui.lords.pieces.look import BRIGHT, INK, Club, ribbon
from lordsball.ui.lords.pieces.marks import draw_ball, draw_club_name, draw_icon
from lordsball.ui.lords.pieces.mat_tracks import (
    draw_head,
    draw_ladder_of_levels,
    draw_number_track,
    draw_star_boxes,
    ladder_place,
    track_place,
)
from lordsball.ui.lords.pieces.material import draw_paper, draw_plaque

SIZE = (300, 560)
WIDE = (620, 392)
REGULARS, PROSPECTS = 18, 25
_REGULAR, _PROSPECT = "#b9414f", "#4e8f3c"
_CASH = 1.5
"""Dollars take more room than the other figures of a purse."""
_TRACK = 24.0
"""Height of a row of the Regulars; of the Prospects 1 less."""


class Mat(NamedTuple):
    """Everything on a team mat.

    :param wages: what all Stars cost together when 1, 2, … boxes are filled.
    :param following: what the next level of Front Office, Farm System and Manager takes, such as "$8" or "2d6".
    :param stadium_tq: Team Quality that the stadium adds; `tq` is the sum.
    :param regulars_per: this many Regulars add 1 to the Team Quality; `prospects_per` Prospects score 1 VP.
    """

    club: Club
    owner: str
    cash: int
    media: int
    loans: int
    fans: int
    vp: int
    stars: int
    wages: tuple[int, ...]
    regulars: int
    prospects: int
    front_office: int
    farm_system: int
    manager: int
    following: tuple[str, str, str]
    stadium_tq: int
    tq: int
    regulars_per: int = 3
    prospects_per: int = 5
    lifted: tuple[str, ...] = ()
    """Tracks and ladders whose cube is in the air, by the names of the mat's parts; see :func:`cube_place`."""

    @property
    def payroll_of_stars(self) -> int:
        """Dollars for the Stars."""
        return self.wages[self.stars - 1] if self.stars else 0


def draw_team_mat(canvas: Canvas, x: float, y: float, mat: Mat) -> None:
    """The mat upright, :data:`SIZE` units large, with its upper left corner at (x, y)."""
    w, h = SIZE
    canvas.shadow(x, y, w, h, 8, 12, 0.5, 5)

    def paint(layer: Canvas) -> None:
        draw_paper(layer, 0, 0, w, h, 8, blur=0)
        _paint_name(layer, 8, 8, w - 16, mat)
        _paint_purse(layer, 12, 64, w - 24, mat)
        _paint_stars(layer, 12, 92, w - 24, mat)
        _paint_regulars(layer, 12, 212, w - 24, mat, 10)
        _paint_prospects(layer, 12, 294, w - 24, mat, 13)
        _paint_ladders(layer, 14, 361, w - 26, mat)
        _paint_quality(layer, 8, h - 46, w - 16, mat)

    canvas.blit(canvas.composite(("team_mat", mat), w, h + 2, paint), x, y)


def draw_wide_mat(canvas: Canvas, x: float, y: float, mat: Mat) -> None:
    """The mat as it lies over the stage, :data:`WIDE` units large."""
    w, h = WIDE
    canvas.shadow(x, y, w, h, 8, 14, 0.55, 6)

    def paint(layer: Canvas) -> None:
        draw_paper(layer, 0, 0, w, h, 8, blur=0)
        _paint_name(layer, 8, 8, w - 16, mat)
        _paint_purse(layer, 18, 66, 286, mat)
        _paint_stars(layer, 18, 98, 280, mat)
        _paint_ladders(layer, 320, 54, 286, mat)
        _paint_regulars(layer, 18, 236, 280, mat, 10)
        _paint_prospects(layer, 320, 236, 286, mat, 13)
        _paint_quality(layer, 18, h - 56, w - 36, mat)

    canvas.blit(canvas.composite(("wide_mat", mat), w, h + 2, paint), x, y)


PARTS = (
    ("purse", 8, 50, 284, 30), ("stars", 8, 80, 284, 118), ("regulars", 8, 200, 284, 80),
    ("prospects", 8, 282, 284, 76), ("front_office", 12, 360, 90, 146), ("farm_system", 105, 360, 90, 146),
    ("manager", 198, 360, 94, 146), ("quality", 8, 510, 284, 42),
)
"""The parts of the upright mat: name, left, top, width, height, from its upper left corner."""


def purse_box(number: int, count: int) -> tuple[float, float, float, float]:
    """Where a figure of the upright mat's purse stands, likewise."""
    left, wide = figure_cell(number, count, SIZE[0] - 24, _CASH)
    return 12 + left, 50, wide, 30


def _paint_name(canvas: Canvas, x: float, y: float, w: float, mat: Mat) -> None:
    draw_name_band(canvas, x, y, w, 38, mat.club, mat.owner)


def draw_name_band(canvas: Canvas, x: float, y: float, w: float, h: float, club: Club, owner: str) -> None:
    """A band in the seat's color: glyph, the club's name, and who owns it."""
    body = svg.box(0.5, 0.5, w - 1, h - 1, 3, "url(#g)", "#140a06", 1)
    body += svg.box(2.8, 2.8, w - 5.6, h - 5.6, 2, "none", "#fff6e0", 1, line_opacity=0.55)
    canvas.draw(body, x, y, w, h, defs=svg.linear("g", *ribbon(club.colour)))
    left = x + 10.0
    if club.glyph:
        draw_glyph(canvas, club.glyph, club.colour, x + 8, y + h / 2 - 11, 22)
        left = x + 38
    room = x + w - 10 - left
    least = SMALLEST_TEXT / canvas.art.text_scale
    name = canvas.fitted_width(club.short or club.name, "serif_bold", least)
    wide = canvas.fitted_width(owner, "serif_italic", least)
    # Where both do not fit, the glyph says whose it is.
    if owner and name + wide + 12 <= room:
        wide = canvas.text(owner, "serif_italic", 18, x + w - 10, y + h / 2 + 0.5, BRIGHT, "mr", width=room - name - 12,
                           height=h)
        room -= wide + 12
    draw_club_name(canvas, club, "serif_bold", 21, left, y + h / 2, "#fff9e8", "l", room, h)


def _paint_purse(canvas: Canvas, x: float, y: float, w: float, mat: Mat) -> None:
    """Cash, Media, Loans, Fans and VP in one line with its middle at y."""
    cells = (("cash", f"${mat.cash}"), ("media", str(mat.media)), ("loan", str(mat.loans)), ("fans", str(mat.fans)),
             ("vp", str(mat.vp).replace("-", "−")))
    draw_figures(canvas, x, y, w, cells, 24, 20, _CASH)


def draw_figures(
    canvas: Canvas, x: float, y: float, w: float, cells: Sequence[tuple[str, str]], icon: float, size: float,
    first: float = 1.0,
) -> None:
    """Icons with a figure each in one line with its middle at y, each in its :func:`figure_cell`; where one is too long
    for that they are spread over the width, and the icons shrink. The first cell is `first` times as wide as others."""
    least = SMALLEST_TEXT / canvas.art.text_scale
    texts = [canvas.fitted_width(figure, "display", least) for _, figure in cells]
    count = max(1, len(cells))
    cuts = [figure_cell(number, count, w, first) for number in range(count)]
    lefts = [x + left for left, _ in cuts]
    rooms = [wide - icon - 4 for _, wide in cuts]
    if any(text > room - 1 for text, room in zip(texts, rooms, strict=True)):
        icon = max(14.0, min(icon, (w - sum(texts) - 4 * (count - 1)) / count - 3))
        gap = max(2.0, (w - sum(texts) - count * (icon + 3)) / max(1.0, count - 0.4))
        rooms = [wide + gap - 2 for wide in texts]
        lefts = [x + sum(texts[:number]) + number * (icon + 3 + gap) for number in range(count)]
    for (name, figure), left, room in zip(cells, lefts, rooms, strict=True):
        draw_icon(canvas, name, left, y - icon / 2 - 0.5, icon)
        canvas.text(figure, "display", size, left + icon + 3, y + 0.5, INK, "ml", width=room, height=icon + 10)


def figure_cell(number: int, count: int, w: float, first: float = 1.0) -> tuple[float, float]:
    """Where the number-th of this many figures stands in a line: how far from its left end, and how wide."""
    each = w / (count - 1 + first)
    return (0.0, first * each) if number == 0 else ((number - 1 + first) * each, each)


def _paint_stars(canvas: Canvas, x: float, y: float, w: float, mat: Mat) -> None:
    draw_head(canvas, x, y, w, "star", "Stars", f"pay *${mat.payroll_of_stars}*")
    draw_star_boxes(canvas, x + 1, y + 15, w - 2, mat.stars, mat.wages)


def _paint_regulars(canvas: Canvas, x: float, y: float, w: float, mat: Mat, per_row: int) -> None:
    per = mat.regulars_per
    draw_head(canvas, x, y, w, "regular", "Regulars", f"{mat.regulars} ÷ {per} = *{mat.regulars // per}* {{tq}}")
    draw_number_track(
        canvas, x, y + 15, w, REGULARS, per_row, mat.regulars, per, _REGULAR, _cube(mat, "regulars"), _TRACK
    )


def _paint_prospects(canvas: Canvas, x: float, y: float, w: float, mat: Mat, per_row: int) -> None:
    per = mat.prospects_per
    draw_head(canvas, x, y, w, "prospect", "Prospects", f"{mat.prospects} ÷ {per} = *{mat.prospects // per}* {{vp}}")
    draw_number_track(
        canvas, x, y + 15, w, PROSPECTS, per_row, mat.prospects, per, _PROSPECT, _cube(mat, "prospects"), _TRACK - 1
    )


def _paint_ladders(canvas: Canvas, x: float, y: float, w: float, mat: Mat) -> None:
    step = w / 3
    levels = (("front_office", "Front", mat.front_office), ("farm_system", "Farm", mat.farm_system),
              ("manager", "Manager", mat.manager))
    for number, (icon, words, level) in enumerate(levels):
        following = mat.following[number]
        cube = _cube(mat, icon)
        draw_ladder_of_levels(canvas, x + number * step, y, step - 5, icon, words, level, following, cube)


def _cube(mat: Mat, part: str) -> str:
    """The color of a cube; none while it is in the air."""
    return "" if part in mat.lifted else mat.club.colour


def cube_place(part: str, value: float) -> tuple[float, float, float]:
    """Where a cube stands on the upright mat, and its size: center from the mat's upper left corner. Between two values
    it is on its way."""
    w = SIZE[0] - 24
    below = int(value)
    if part in ("regulars", "prospects"):
        per_row, y, cell = (10, 212, _TRACK) if part == "regulars" else (13, 294, _TRACK - 1)
        here, there = (track_place(12, y + 15, w, per_row, number, cell) for number in (below, below + 1))
    else:
        step = (SIZE[0] - 26) / 3
        left = 14 + ("front_office", "farm_system", "manager").index(part) * step
        here, there = (ladder_place(left, 361, step - 5, level) for level in (below, below + 1))
    share = value - below
    cx, cy = (one + (other - one) * share for one, other in zip(here, there, strict=True))
    return cx, cy, min(_TRACK, w / 10) * 1.05 if part == "regulars" else 21.0


def _paint_quality(canvas: Canvas, x: float, y: float, w: float, mat: Mat) -> None:
    """The sum of the Team Quality, written out, and the total on a ball."""
    draw_plaque(canvas, x, y, w, 36)
    thirds = mat.regulars // mat.regulars_per
    terms = f"{mat.stars} {{star}} + {thirds} {{regular}} + {mat.manager} {{manager}} + {mat.stadium_tq} {{stadium}} ="
    icon_line(canvas, terms, "display", 19, x + 8, y + 18.5, "#f6ebcf", "l", w - 56, 32)
    draw_ball(canvas, x + w - 24, y + 17, 36, str(mat.tq), 19)
