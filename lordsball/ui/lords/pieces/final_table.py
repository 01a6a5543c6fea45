"""The last table of a game: clubs from the top, with the numbers that decide, in the order in which they decide."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces import svg
from lordsball.ui.lords.pieces.icon_text import icon_paragraph, paragraph_height, plain
from lordsball.ui.lords.pieces.look import BRIGHT, LIT, Club
from lordsball.ui.lords.pieces.marks import draw_club_name, draw_icon, draw_owner
from lordsball.ui.lords.pieces.material import draw_flip_plate, draw_wood

COLUMNS = (("vp", "VP"), ("wins", "Titles"), ("fans", "Fans"), ("cash", "Cash"), ("tq", "TQ"))
"""Icon and name of what decides, first things first."""
_HEAD, _SIDE, _NAME = 40.0, 10.0, 0.40
_TALLEST = 46.0
_LEAST_NAME = 96.0
"""Room that a club's name keeps: where there is less, no crown stands beside it."""
_GOLD = "#ffd75e"


class FinalRow(NamedTuple):
    """A club's row.

    :param place: rank, from 1; empty while it is not settled.
    :param figures: one for each of COLUMNS.
    :param first: it has won the game.
    :param out: it could not win it, whatever its numbers.
    :param counting: its Victory Points are being counted.
    """

    place: str
    club: Club
    owner: str
    figures: tuple[str, ...]
    first: bool = False
    out: bool = False
    counting: bool = False


def draw_final_table(
    canvas: Canvas, x: float, y: float, w: float, h: float, rows: Sequence[FinalRow], note: str = "",
    decided: int | None = None, rows_at: Sequence[float] | None = None,
) -> None:
    """A green board in a walnut frame, w x h units large.

    :param note: what decided, in words: along the foot.
    :param decided: the column that decided.
    :param rows_at: where each row hangs (0: on top) while rows change places.
    """
    draw_wood(canvas, x, y, w, h, 8, ("#5a3a22", "#35200f"), rim=False)
    body = svg.box(0.5, 0.5, w - 17, h - 17, 4, "url(#g)", "#07120d", 1.5)
    canvas.draw(body, x + 8, y + 8, w - 16, h - 16, defs=svg.linear("g", "#1d4635", "#10281d"))
    foot = 0.0
    if note:
        words = plain(note)
        foot = min(58.0, paragraph_height(canvas, words, w - 44, 18, "semibold", 54) + 12)
        icon_paragraph(canvas, words, x + 22, y + h - 10 - foot + 4, w - 44, 18, "semibold", "#ffe9b0", align="c",
                       height=foot - 6)
    top = y + 8 + _HEAD
    step = min(_TALLEST, (h - 18 - _HEAD - foot) / max(1, len(rows)))
    places = list(rows_at) if rows_at is not None else [float(number) for number in range(len(rows))]
    inner = w - 2 * _SIDE - 4
    for number, (icon, _) in enumerate(COLUMNS):
        cx = x + _SIDE + 2 + _middle(number, inner)
        if number == decided:
            canvas.rounded(cx - 21, y + 11, 42, _HEAD - 6, 6, "#6d531a", "#3c2c08", _GOLD, 1.5)
        draw_icon(canvas, icon, cx - 12, y + 8 + _HEAD / 2 - 12, 24)
    for number in sorted(range(len(rows)), key=lambda number: (rows[number].counting, rows[number].first)):
        row = rows[number]
        high = step - 3
        key = ("final_row", row, decided, inner, high)
        picture = canvas.composite(key, inner, high, partial(_paint_row, row=row, decided=decided, w=inner, h=high))
        canvas.blit(picture, x + _SIDE + 2, top + places[number] * step)


def _middle(number: int, w: float) -> float:
    """The middle of a column within a row."""
    left = w * _NAME
    return left + (number + 0.5) * (w - left) / len(COLUMNS)


def _paint_row(canvas: Canvas, row: FinalRow, decided: int | None, w: float, h: float) -> None:
    lit = row.first or row.counting
    faces = ("#2f6450", "#21493a") if lit else ("#1a382b", "#152f24") if row.out else ("#22503d", "#1a3f30")
    edge, width = (LIT, 2.0) if lit else ("#07120d", 1.0)
    box = svg.box(width / 2, width / 2, w - width, h - width, 3, "url(#g)", edge, width)
    canvas.draw(box, 0, 0, w, h, defs=svg.linear("g", *faces))
    cy = h / 2
    canvas.text(row.place, "display", 18, 15, cy, "#ffefc4" if row.first else "#e9c878", "mc", width=20, height=h)
    draw_owner(canvas, row.club.glyph, row.club.colour, 28, cy - 10, 20)
    room = w * _NAME - 56
    if row.first and room >= _LEAST_NAME + 24:
        draw_icon(canvas, "vp", w * _NAME - 24, cy - 10, 20)
        room -= 24
    ink = "#c9cdb8" if row.out else "#fff6dc"
    used = draw_club_name(canvas, row.club, "serif_bold", 19, 54, cy, ink, "l", room, h)
    more = "cannot win" if row.out else row.owner
    left = room - used - 10
    if more and left > 40 and canvas.fitted_width(more, "italic", 18 / canvas.art.text_scale) <= left:
        canvas.text(more, "italic", 18, 54 + used + 9, cy, "#e2e6d4", "ml", width=left, height=h)
    for number, figure in enumerate(row.figures):
        cx = _middle(number, w)
        each = (w - w * _NAME) / len(COLUMNS)
        if number == 0:
            high = min(32.0, h - 4)
            draw_flip_plate(canvas, cx - 21, cy - high / 2, 42, high, figure, 21, "#ffe9a0" if lit else "#fbf3dd")
            continue
        bright = BRIGHT if number == decided or row.first else "#ece5cb"
        colour = "#ffe9a0" if number == decided and row.first else bright
        canvas.text(figure, "display", 19, cx, cy, colour, "mc", width=each - 4, height=h)
