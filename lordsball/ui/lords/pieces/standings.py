"""The standings of the league on a green board in a walnut frame: rank, owner, club, Team Quality, wins, VP, Fans."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.fitting import line_size
from lordsball.ui.kit.pieces import svg
from lordsball.ui.lords.pieces.look import LIT, Club
from lordsball.ui.lords.pieces.marks import club_name, draw_icon, draw_owner
from lordsball.ui.lords.pieces.material import draw_flip_plate, draw_wood

SIZE = (300, 392)
_TOP, _STEP = 42, 42.6
_COLUMNS = (("tq", 182), ("wins", 216), ("vp", 249), ("fans", 274))
"""Icon over each column, and its middle (units from the left)."""
_NAME, _FIGURE, _WINS = 19.0, 20.0, 21.0
"""Sizes of the letters at the usual text size."""
_FIGURE_ROOM, _GOAL_ROOM = 25.0, 48.0
_PLATE = (-28.0, -15.0, 36.0, 30.0)
"""The plate with the wins, from the middle of its column."""


class Standing(NamedTuple):
    """One team's row.

    :param place: rank, from 1.
    :param vp: and the others: figures as they are shown; a dash for what a team has not.
    :param mine: the viewer's club: its row is lit.
    :param star: it leads in what the Bonus card counts.
    """

    place: int
    club: Club
    tq: str
    wins: str
    vp: str
    fans: str
    mine: bool = False
    star: bool = False
    goal: str = ""
    """In place of Victory Points and Fans: how many wins a team will have at the season's end."""


class _Sizes(NamedTuple):
    """Of the letters in all rows alike: names, figures, the wins on their plates, and those to come."""

    name: float
    figure: float
    wins: float
    goal: float


def draw_standings(
    canvas: Canvas, x: float, y: float, rows: Sequence[Standing], title: str = "The Standings",
    rows_at: Sequence[float] | None = None,
) -> None:
    """The board with its upper left corner at (x, y), :data:`SIZE` units large.

    :param rows_at: where each row hangs (0 for the first place), while they change places; by default in order.
    """
    w, h = SIZE
    canvas.shadow(x, y, w, h, 8, 12, 0.5, 5)
    canvas.blit(canvas.composite(("standings", title), w, h + 4, lambda layer: _paint_board(layer, title)), x, y - 4)
    places = list(rows_at) if rows_at is not None else [float(number) for number in range(len(rows))]
    # The viewer's row goes over the others.
    sizes = _sizes(canvas, rows)
    for number in sorted(range(len(rows)), key=lambda number: rows[number].mine):
        row = rows[number]
        picture = canvas.composite(
            ("standing", row, sizes), w - 20, _STEP, partial(_paint_row, row=row, sizes=sizes)
        )
        canvas.blit(picture, x + 10, y + _TOP + places[number] * _STEP)


def row_box(number: int) -> tuple[float, float, float, float]:
    """The number-th row from the top: left, top, width, height, from the board's upper left corner."""
    return 11, _TOP + number * _STEP, SIZE[0] - 22, _STEP - 3


def column_box(icon: str) -> tuple[float, float, float, float]:
    """The icon over a column, likewise."""
    cx = dict(_COLUMNS)[icon]
    return cx - 15, 3, 30, 34


def _paint_board(canvas: Canvas, title: str) -> None:
    w, h = SIZE
    layer = canvas.shifted(0, 4)
    draw_wood(layer, 0, 0, w, h, 8, ("#5a3a22", "#35200f"), rim=False, blur=0)
    board = svg.box(0.5, 0.5, w - 17, h - 17, 4, "url(#g)", "#07120d", 1.5)
    layer.draw(board, 8, 8, w - 16, h - 16, defs=svg.linear("g", "#1d4635", "#10281d"))
    body = svg.path("M6 8C60 8 90 0 150 0C210 0 240 8 294 8V38H6Z", "url(#g)", "#2a0810", 1.4)
    body += svg.path("M11 12C62 12 92 4.5 150 4.5C208 4.5 238 12 289 12V34H11Z", "none", "#e9c878", 1.1)
    layer.draw(body, 0, -4, w, 44, defs=svg.linear("g", "#9a2a3c", "#5a1020"))
    layer.text(title.upper(), "display", 18, 17, 18, "#fff3dc", "ml", width=146, height=30)
    for icon, cx in _COLUMNS:
        draw_icon(layer, icon, cx - 11, 7, 22)


def _sizes(canvas: Canvas, rows: Sequence[Standing]) -> _Sizes:
    h = _STEP - 3
    names = [(*club_name(canvas, row.club, _face(row), _room(row)), _room(row)) for row in rows]
    name = min((line_size(canvas, [(name, room)], face, _NAME, h) for name, face, room in names), default=_NAME)
    figures = [(figure, _FIGURE_ROOM) for row in rows for figure in (row.tq, row.vp, row.fans)]
    wins = [(row.wins, _PLATE[2] - 4) for row in rows]
    figure = line_size(canvas, figures, "display", _FIGURE, h)
    goal = line_size(canvas, [(row.goal, _GOAL_ROOM) for row in rows if row.goal], "display", 18.0, h)
    return _Sizes(name, figure, line_size(canvas, wins, "display", _WINS, _PLATE[3]), goal)


def _face(row: Standing) -> str:
    return "serif_bold" if row.club.glyph else "serif_semibold"


def _room(row: Standing) -> float:
    """How wide a club's name may be."""
    return 85.0 if row.star else 101.0


def _paint_row(canvas: Canvas, row: Standing, sizes: _Sizes) -> None:
    w, h = SIZE[0] - 22, _STEP - 3
    owned = bool(row.club.glyph)
    faces = ("#3e7a5e", "#285a44") if row.mine else ("#22503d", "#1a3f30") if owned else ("#1a382b", "#152f24")
    edge, width = (LIT, 2.0) if row.mine else ("#07120d", 1.0)
    box = svg.box(width / 2, width / 2, w - width, h - width, 3, "url(#g)", edge, width)
    canvas.draw(box, 1, 0, w, h, defs=svg.linear("g", *faces))
    cy = h / 2
    canvas.text(str(row.place), "display", 18, 15, cy, "#ffefc4" if row.mine else "#e9c878", "mc", height=h)
    draw_owner(canvas, row.club.glyph, row.club.colour, 27, cy - 10, 20)
    if row.star:
        draw_icon(canvas, "star", 139, cy - 9, 18)
    room = _room(row)
    name, face = club_name(canvas, row.club, _face(row), room)
    canvas.text(name, face, sizes.name, 53, cy, "#fff6dc" if owned else "#d9dfcc", "ml", width=room, height=h)
    figures = "#f3e3bc" if owned else "#ccd5c2"
    shown = (row.tq, row.wins, *(("", "") if row.goal else (row.vp, row.fans)))
    if row.goal:
        middle = (_COLUMNS[2][1] + _COLUMNS[3][1]) / 2 - 10
        canvas.text(row.goal, "display", sizes.goal, middle, cy, figures, "mc", width=_GOAL_ROOM, height=h)
    for (_, cx), figure in zip(_COLUMNS, shown, strict=True):
        if cx == _COLUMNS[1][1]:
            x, y, wide, high = _PLATE
            draw_flip_plate(canvas, cx + x, cy + y, wide, high, figure, sizes.wins)
        else:
            canvas.text(figure, "display", sizes.figure, cx - 10, cy, figures, "mc", width=_FIGURE_ROOM, height=h)
