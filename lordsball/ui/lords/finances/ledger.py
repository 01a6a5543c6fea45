"""The ledger of an owner on the Finances stage, written line by line, and beside it where every dollar comes from."""

from __future__ import annotations

from collections.abc import Hashable
from typing import NamedTuple

from lordsball.games.lords import events as told
from lordsball.games.lords.quality import park_income
from lordsball.games.lords.state import FEWEST_FANS, MOST_FANS, Lords
from lordsball.games.phrasing import counted
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.widgets.widget import Box
from lordsball.ui.lords.clubs_shown import club_of_seat, spaces_of
from lordsball.ui.lords.finances.finance_moment import BOOKS, moment_of, part_of
from lordsball.ui.lords.pieces.icon_text import icon_line
from lordsball.ui.lords.pieces.ledger import LedgerLine, draw_ledger
from lordsball.ui.lords.pieces.look import BURGUNDY, INK, LIT, Club
from lordsball.ui.lords.pieces.marks import draw_owner
from lordsball.ui.lords.pieces.mat_tracks import draw_head, draw_star_boxes
from lordsball.ui.lords.pieces.material import draw_paper
from lordsball.ui.lords.pieces.park import Space, draw_park
from lordsball.ui.lords.pieces.small_track import HEIGHT as TRACK
from lordsball.ui.lords.pieces.small_track import draw_small_track
from lordsball.ui.lords.pieces.win_track import Marker
from lordsball.ui.lords.table_layout import STAGE
from lordsball.ui.lords.view_model import ViewModel

LEDGER = Box(STAGE.x + 10, STAGE.y + 9, 302, 374)
SOURCES = Box(LEDGER.right + 8, LEDGER.y, STAGE.right - 10 - LEDGER.right - 8, LEDGER.h)
_STARS = 116.0
_PARK = Box(SOURCES.x, SOURCES.y + TRACK + 7, SOURCES.w, SOURCES.h - TRACK - _STARS - 14)
_ROWS = 11
"""Lines a page has room for: three of income, six of wages, what was there before, a loan."""
PLACES = ("none", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth")


def income_lines(t: Lords, event: told.IncomeCounted) -> tuple[LedgerLine, ...]:
    """What was there before, and the year's income by its sources."""
    o, board = t.owners[event.seat], t.cards.board
    lines = [
        LedgerLine("", "Brought forward", f"${o.cash}"),
        LedgerLine("cash", "Every club's income", f"+${event.base}"),
        LedgerLine("fans", f"{counted(o.fans, 'Fan')} at ${board.income_per_fan}", f"+${event.fans}"),
        LedgerLine("stadium", "The ballpark", f"+${event.stadium}"),
    ]
    return tuple(lines)


def wage_lines(t: Lords, event: told.SalariesCounted) -> tuple[LedgerLine, ...]:
    """Whom the club pays; who costs nothing is left out."""
    o, board = t.owners[event.seat], t.cards.board
    named = (
        ("star", f"{counted(o.stars, 'Star')}: {PLACES[min(o.stars, 9)]} box", event.stars),
        ("regular", f"{counted(o.regulars, 'Regular')} at ${board.regular_salary}", event.regulars),
        ("prospect", f"{counted(o.prospects, 'Prospect')} at ${board.prospect_salary}", event.prospects),
        ("front_office", f"Front Office, level {o.front_office}", event.front_office),
        ("farm_system", f"Farm System, level {o.farm_system}", event.farm_system),
        ("manager", f"Manager, level {o.manager}", event.manager),
    )
    return tuple(LedgerLine(icon, words, f"−${pay}") for icon, words, pay in named if pay)


class Page(NamedTuple):
    """A page of the ledger."""

    club: Club
    lines: tuple[LedgerLine, ...]
    written: float
    balance: int


class LedgerView:
    """The page that is being written."""

    area = Box(LEDGER.x - 8, LEDGER.y - 6, LEDGER.w + 12, LEDGER.h + 14)

    def describe(self, model: ViewModel) -> Hashable:
        """The lines, how many of them stand there, and the balance."""
        moment = moment_of(model)
        if moment is None or part_of(model) != BOOKS or moment.seat not in moment.books:
            return None
        book = moment.books[moment.seat]
        club = club_of_seat(model.shown.t, book.seat, full=True)
        return Page(club, book.lines, book.written, round(book.balance))

    def paint(self, canvas: Canvas, page: Page | None) -> None:
        """Ruled paper with the owner's glyph in its heading."""
        if page is None:
            return
        balance = f"−${-page.balance}" if page.balance < 0 else f"${page.balance}"
        draw_ledger(canvas, *LEDGER, page.club.name, page.lines, page.written, ("In hand", balance), _ROWS, True)
        draw_owner(canvas, page.club.glyph, page.club.colour, LEDGER.x + 14, LEDGER.y + 11, 22)

    def move(self, canvas: Canvas, model: ViewModel) -> None:
        """Lines are painted as they are written."""


class Sources(NamedTuple):
    """Where a club's dollars come from and go to."""

    club: Club
    fans: int
    fan_income: int
    spaces: tuple[Space, ...]
    park: str
    stars: int
    boxes: tuple[int, ...]
    pays: str
    lit: str
    """The icon of the line that is being written."""


class SourcesView:
    """Fans, ballpark and Star boxes of the club whose page is open."""

    area = Box(SOURCES.x - 3, SOURCES.y - 6, SOURCES.w + 8, SOURCES.h + 14)

    def describe(self, model: ViewModel) -> Hashable:
        """The club's Fans, park and Stars."""
        moment = moment_of(model)
        if moment is None or part_of(model) != BOOKS or moment.seat not in moment.books:
            return None
        book = moment.books[moment.seat]
        at = int(book.written)
        lit = book.lines[at].icon if at < len(book.lines) else ""
        return sources_of(model.shown.t, moment.seat, lit)

    def paint(self, canvas: Canvas, told: Sources | None) -> None:
        """The Fan track, the park, the boxes of the mat."""
        if told is not None:
            paint_sources(canvas, told)

    def move(self, canvas: Canvas, model: ViewModel) -> None:
        """Nothing moves."""


def sources_of(t: Lords, seat: int, lit: str = "") -> Sources:
    """A club's sources as they stand."""
    o, board = t.owners[seat], t.cards.board
    pays = board.star_salaries[o.stars - 1] if o.stars else 0
    return Sources(
        club_of_seat(t, seat), o.fans, board.income_per_fan * o.fans, spaces_of(o),
        f"The park pays ${park_income(t, o)}", o.stars, tuple(board.star_salaries), f"cost *${pays}*", lit,
    )


def source_boxes() -> dict[str, Box]:
    """Where each source stands, by its icon."""
    return {
        "fans": Box(SOURCES.x, SOURCES.y, SOURCES.w, TRACK), "stadium": _PARK,
        "star": Box(SOURCES.x, _PARK.bottom + 7, SOURCES.w, _STARS),
    }


def paint_sources(canvas: Canvas, told: Sources) -> None:
    """The right half of the books; what is being counted has a gold ring."""
    boxes = source_boxes()
    top = boxes["star"].y
    marker = Marker(told.fans, told.club.glyph, told.club.colour)
    draw_small_track(canvas, SOURCES.x, SOURCES.y, SOURCES.w, "Fans", "fans", FEWEST_FANS, MOST_FANS, [marker])
    icon_line(canvas, f"bring *${told.fan_income}*", "semibold", 18, SOURCES.right - 14, SOURCES.y + 18, INK, "r",
              160, 26, BURGUNDY)
    canvas.shadow(*_PARK, 6, 8, 0.5, 4)
    draw_park(canvas, *_PARK, told.park, told.spaces)
    draw_paper(canvas, SOURCES.x, top, SOURCES.w, _STARS, 6, None, blur=4)
    draw_head(canvas, SOURCES.x + 10, top + 17, SOURCES.w - 22, "star", "Stars", told.pays)
    draw_star_boxes(canvas, SOURCES.x + 8, top + 32, SOURCES.w - 14, told.stars, told.boxes, box_height=37)
    if told.lit in boxes:
        x, y, w, h = boxes[told.lit]
        canvas.ring(x - 1, y - 1, w + 2, h + 2, 8, "#3a2408", 4.4)
        canvas.ring(x - 0.5, y - 0.5, w + 1, h + 1, 8, LIT, 3)
