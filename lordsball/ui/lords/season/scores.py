"""Victory Points on the Finances stage: the ladder of wins, and the score board of every club's points by source."""

from __future__ import annotations

import math
from collections.abc import Hashable, Iterator
from typing import Any, NamedTuple

from lordsball.games.lords.state import BONUS, BOUGHT, CARDS, LOANS, PROSPECTS, TILES, TITLE, WINS, Lords, Owner
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces import svg
from lordsball.ui.kit.widgets.widget import Box
from lordsball.ui.lords.clubs_shown import club_of_seat
from lordsball.ui.lords.finances.finance_moment import SCORING, moment_of, part_of
from lordsball.ui.lords.pieces.ladder import Rung, draw_ladder, height_of
from lordsball.ui.lords.pieces.look import BRIGHT, INK, LIT_PLATE, Club
from lordsball.ui.lords.pieces.marks import draw_icon, draw_owner
from lordsball.ui.lords.pieces.material import draw_flip_plate, draw_green
from lordsball.ui.lords.pieces.win_track import Marker
from lordsball.ui.lords.table_layout import STAGE
from lordsball.ui.lords.view_model import ViewModel

TOP = STAGE.y + 9
COLUMNS = (
    ("{wins}", 26.0, (WINS,)), ("{cash}", 26.0, (BOUGHT,)), ("{prospect}", 26.0, (PROSPECTS,)),
    ("Title", 36.0, (TITLE,)), ("{stadium}", 26.0, (TILES,)), ("Else", 33.0, (BONUS, LOANS, CARDS)),
)
"""The columns of the score board: a heading, the width, and which sources they add up."""
COLUMN_OF = {"wins": 0, "bought": 1, "prospects": 2, "title": 3, "tiles": 4}
ELSE = 5
LADDER = Box(STAGE.x + 10, TOP, 247, 374)
COUNTER_HEIGHT = 142.0
BOARD = Box(LADDER.right + 7, TOP, STAGE.right - 17 - LADDER.right, 374 - COUNTER_HEIGHT - 7)
COUNTER = Box(BOARD.x, BOARD.bottom + 7, BOARD.w, COUNTER_HEIGHT)
_NAME = 106.0
"""Width of a club's name on the score board."""
_GOLD, _PALE = "#ffe08a", "#efe6c8"




def rungs_of(t: Lords) -> tuple[Rung, ...]:
    """The ladder's rungs from the lowest, with what each pays."""
    return tuple(
        Rung(row.wins, _pays(row.vp, row.fans, row.cash, row.cannot_win), row.cannot_win or row.vp < 0)
        for row in t.cards.board.win_track
    )


def _pays(vp: int, fans: int, cash: int, out: bool) -> str:
    if out:
        return "out"
    text = f"{vp:+d}{{vp}}" if vp else "0{vp}"
    text += f" {fans:+d}{{fans}}" if fans else ""
    return (text + (f" +${cash}" if cash else "")).replace("-", "−")


class LadderView:
    """The ladder and the discs on it."""

    area = Box(LADDER.x - 8, LADDER.y - 6, LADDER.w + 11, LADDER.h + 14)

    def describe(self, model: ViewModel) -> Hashable:
        """Rungs, the one that pays, and where the discs stand."""
        if part_of(model) != SCORING:
            return None
        t, moment = model.shown.t, moment_of(model)
        climbed = moment.climbed if moment is not None else {}
        markers = tuple(
            Marker(climbed.get(o.seat, float(o.wins)), club.glyph, club.colour)
            for o in t.owners for club in (club_of_seat(t, o.seat),)
        )
        return rungs_of(t), markers, moment.rung if moment is not None else None

    def paint(self, canvas: Canvas, told: Any) -> None:
        """The ladder."""
        if told is not None:
            rungs, markers, rung = told
            draw_ladder(canvas, *LADDER, rungs, markers, "Wins", rung)

    def move(self, canvas: Canvas, model: ViewModel) -> None:
        """Discs are painted where they stand."""


class Line(NamedTuple):
    """A club on the score board."""

    club: Club
    cells: tuple[int, ...]
    total: int
    out: bool
    """Its season was so poor that it can no longer win the game."""
    turn: bool


class Lines(NamedTuple):
    """The score board."""

    lines: tuple[Line, ...]
    lit: tuple[int, int] | None


class BoardView:
    """The score board."""

    area = Box(BOARD.x - 3, BOARD.y - 6, BOARD.w + 10, BOARD.h + 9)

    def describe(self, model: ViewModel) -> Hashable:
        """Every club's points."""
        if part_of(model) != SCORING:
            return None
        t, moment = model.shown.t, moment_of(model)
        turn = moment.seat if moment is not None else model.asked_seat
        lines = tuple(
            Line(club_of_seat(t, o.seat), cells_of(o), o.vp, o.cannot_win, o.seat == turn) for o in t.owners
        )
        return Lines(lines, moment.lit if moment is not None else None)

    def paint(self, canvas: Canvas, told: Lines | None) -> None:
        """A green board with a plate for each total."""
        if told is None:
            return
        draw_green(canvas, *BOARD)
        head = BOARD.y + 22
        for (words, wide, _), x in zip(COLUMNS, _middles(), strict=True):
            if words[0] == "{":
                draw_icon(canvas, words[1:-1], x - 11, head - 11, 22)
            else:
                canvas.text(words, "display", 18, x, head, _GOLD, "mc", width=wide, height=26)
        canvas.text("VP", "display", 20, BOARD.right - 31, head, _GOLD, "mc", width=46, height=26)
        canvas.draw(svg.line(0, 1, BOARD.w - 24, 1, "#b8892f", 1.2), BOARD.x + 12, head + 15, BOARD.w - 24, 3)
        high = _line_height(len(told.lines))
        for number, line in enumerate(told.lines):
            lit = told.lit[1] if told.lit is not None and told.lit[0] == number else -1
            _paint_line(canvas, BOARD.y + 42 + number * high, high, line, lit)

    def move(self, canvas: Canvas, model: ViewModel) -> None:
        """Victory Points on their way from what has earned them to the total, or away from it."""
        moment = moment_of(model)
        if moment is None or moment.part != SCORING or moment.crown is None:
            return
        seat, column, amount, u = moment.crown
        t = model.shown.t
        (x, y), (to_x, to_y) = _source(t, seat, column), _total(seat, len(t.owners))
        if amount < 0:
            x, y, to_x, to_y = to_x, to_y, x, y
        cx, cy = x + (to_x - x) * u, y + (to_y - y) * u - 46 * math.sin(math.pi * u)
        canvas.halo(cx, cy, 30, "#000000", 0.4)
        draw_icon(canvas, "vp", cx - 17, cy - 17, 34)
        words = f"{amount:+d}".replace("-", "−")
        canvas.outlined(words, "display", 22, cx + 27, cy, "#fff6e0", "#24170e", 3)


def _line_height(count: int) -> float:
    return min(44.0, (BOARD.h - 50) / count)


def _total(seat: int, count: int) -> tuple[float, float]:
    """Where a club's total stands."""
    return BOARD.right - 31, BOARD.y + 42 + (seat + 0.5) * _line_height(count)


def _source(t: Lords, seat: int, column: int) -> tuple[float, float]:
    """Where points come from: the rung, the counter, or the club itself."""
    if column == COLUMN_OF["wins"]:
        return LADDER.right - 50, LADDER.y + height_of(float(t.owners[seat].wins), LADDER.h, rungs_of(t))
    if column == COLUMN_OF["bought"]:
        return COUNTER.cx, COUNTER.cy
    return BOARD.x + 22, BOARD.y + 42 + (seat + 0.5) * _line_height(len(t.owners))


def cells_of(o: Owner) -> tuple[int, ...]:
    """A club's points of the whole game in the order of the columns."""
    return tuple(sum(o.vp_from[source] for source in sources) for _, _, sources in COLUMNS)


def _middles() -> Iterator[float]:
    """The middle of each column."""
    x = BOARD.x + 12 + _NAME
    for _, wide, _ in COLUMNS:
        yield x + wide / 2
        x += wide


def _signed(number: int) -> str:
    return f"{number:+d}".replace("-", "−") if number else "·"


def _paint_line(canvas: Canvas, y: float, h: float, line: Line, lit: int) -> None:
    middle = y + h / 2
    if line.turn:
        canvas.rounded(BOARD.x + 9, y + 1, BOARD.w - 18, h - 2, 5, "#35684a", "#214a34", "#e9c878", 1.2)
    draw_owner(canvas, line.club.glyph, line.club.colour, BOARD.x + 13, middle - 9, 18)
    ink = "#ffb4a0" if line.out else BRIGHT
    canvas.text(line.club.name, "serif_bold", 18, BOARD.x + 34, middle, ink, "ml", width=_NAME - 22,
                height=min(25.0, h))
    for number, (value, x) in enumerate(zip(line.cells, _middles(), strict=True)):
        wide = COLUMNS[number][1]
        ink = BRIGHT if value else _PALE
        if number == lit:
            canvas.rounded(x - wide / 2, y + 2, wide, h - 4, 4, *LIT_PLATE, "#8a6420", 1.2)
            ink = INK
        words = _signed(value) if value or number != lit else "0"
        canvas.text(words, "display", 18, x, middle, ink, "mc", width=wide, height=min(28.0, h))
    tall = min(32.0, h - 3)
    total = str(line.total).replace("-", "−")
    draw_flip_plate(canvas, BOARD.right - 51, middle - tall / 2, 40, tall, total, 22, _GOLD, lit >= 0)
