"""What lies on the page at the end of a game: title, the park that is counted, the last table, the chart of points."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable
from typing import TYPE_CHECKING, Any, NamedTuple

from lordsball.games.lords.ending import TIE_BREAKS
from lordsball.games.lords.state import Lords, base_tq
from lordsball.games.phrasing import counted
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.widgets.button import Button
from lordsball.ui.kit.widgets.widget import Box
from lordsball.ui.lords.clubs_shown import club_of_seat, spaces_of
from lordsball.ui.lords.ending.final_points import Final, title, verdict
from lordsball.ui.lords.pieces.final_table import FinalRow, draw_final_table
from lordsball.ui.lords.pieces.icon_text import plain
from lordsball.ui.lords.pieces.look import Club
from lordsball.ui.lords.pieces.material import draw_title
from lordsball.ui.lords.pieces.park import Space, draw_park
from lordsball.ui.lords.pieces.vp_chart import Bar, draw_vp_chart
from lordsball.ui.lords.table_layout import WHOLE, spread
from lordsball.ui.lords.view_model import ViewModel

if TYPE_CHECKING:
    from lordsball.ui.lords.ending.ending import Ending


class Shape(NamedTuple):
    """Where the parts lie, for up to this many owners."""

    most: int
    title: Box
    park: Box
    table: Box
    chart: Box
    clubs: Box


_TITLE = Box(WHOLE.x, WHOLE.y, WHOLE.w - 168, 46)
_CLUBS = Box(WHOLE.right - 156, WHOLE.y + 3, 156, 40)
_TOP, _GAP = WHOLE.y + 56, 12.0
_HALF = (WHOLE.w - _GAP) / 2
_RIGHT = WHOLE.x + _HALF + _GAP
FEW = Shape(4, _TITLE, Box(WHOLE.x, _TOP, _HALF - 40, 286), Box(_RIGHT - 40, _TOP, _HALF + 40, 286),
            Box(WHOLE.x, _TOP + 298, WHOLE.w, WHOLE.bottom - _TOP - 298), _CLUBS)
MANY = Shape(8, _TITLE, Box(WHOLE.x, _TOP, _HALF, 190), Box(WHOLE.x, _TOP + 200, _HALF, WHOLE.bottom - _TOP - 200),
             Box(_RIGHT, _TOP, _HALF, WHOLE.bottom - _TOP), _CLUBS)
SHAPES = (FEW, MANY)


class _Part(ABC):
    """A part of the page in one of its shapes; in the other it is away."""

    def __init__(self, page: Ending, shape: Shape, box: Box) -> None:
        self.page, self.shape, self.box = page, shape, box
        self.area = spread(box, 14)

    def describe(self, model: ViewModel) -> Hashable:
        """None while it is away."""
        final = self.page.final
        few = len(model.shown.t.owners) <= FEW.most
        if final is None or few != (self.shape is FEW):
            return None
        return self.told(model.shown.t, final)

    @abstractmethod
    def told(self, t: Lords, final: Final) -> Hashable:
        """Everything it depends on."""

    def move(self, canvas: Canvas, model: ViewModel) -> None:
        """Parts are painted where they stand."""
        return


class TitleView(_Part):
    """Who won, once everything is counted."""

    def __init__(self, page: Ending, shape: Shape) -> None:
        super().__init__(page, shape, shape.title)

    def told(self, t: Lords, final: Final) -> Hashable:
        """The words."""
        return "The last points: every park is counted" if self.page.busy else title(t, final)

    def paint(self, canvas: Canvas, told: str | None) -> None:
        """A burgundy plate."""
        if told is not None:
            draw_title(canvas, *self.box, told, 26)


class ParkShown(NamedTuple):
    """A park: its title, what lies there, the spaces that have been counted, the line along its foot."""

    title: str
    spaces: tuple[Space, ...]
    lit: tuple[int, ...]
    last: int | None
    foot: str


class LastParkView(_Part):
    """The park whose tiles are counted; at the end that of the winner."""

    def __init__(self, page: Ending, shape: Shape) -> None:
        super().__init__(page, shape, shape.park)

    def told(self, t: Lords, final: Final) -> Hashable:
        """Whose park, and how far it has been counted."""
        done = final.tiles[: self.page.counted]
        seat = self.page.park
        mine = [tile for tile in done if tile.seat == seat]
        points = sum(tile.vp for tile in mine)
        name = t.team_of(seat).short
        foot = f"{counted(len(mine), 'tile')}: {{vp}} *+{points}*" if mine else "No tile scores here."
        if self.page.busy and not mine:
            foot = f"The park of the {plain(name)}"
        lit = tuple(tile.space for tile in mine)
        last = lit[-1] if lit and self.page.busy else None
        return ParkShown(t.team_of(seat).home, spaces_of(t.owners[seat]), lit if self.page.busy else (), last, foot)

    def paint(self, canvas: Canvas, told: ParkShown | None) -> None:
        """The park in its scene."""
        if told is not None:
            canvas.shadow(*self.box, 6, 10, 0.5, 5)
            draw_park(canvas, *self.box, told.title, told.spaces, told.lit, told.last, told.foot)


class TableShown(NamedTuple):
    """The rows, where they hang, what is said under them."""

    rows: tuple[FinalRow, ...]
    at: tuple[float, ...]
    note: str
    decided: int | None


class FinalTableView(_Part):
    """The clubs, first by what they had before the parks, then as it ends."""

    def __init__(self, page: Ending, shape: Shape) -> None:
        super().__init__(page, shape, shape.table)

    def told(self, t: Lords, final: Final) -> Hashable:
        """The rows as they stand."""
        page = self.page
        done = final.tiles[: page.counted]
        at_work = done[-1].seat if done and page.busy and page.sorted == 0 else None
        now = {
            o.seat: o.vp - sum(tile.vp for tile in final.tiles[page.counted :] if tile.seat == o.seat)
            for o in t.owners
        }
        first = {o.seat: o.vp - sum(tile.vp for tile in final.tiles if tile.seat == o.seat) for o in t.owners}
        before = sorted(now, key=lambda seat: (-first[seat], seat))
        rest = not page.busy
        rows = tuple(
            final_row(t, seat, str(place) if rest else "", self.page.names.get(seat, ""), now[seat],
                      rest and seat in final.winners, seat == at_work)
            for place, seat in enumerate(final.ranked, 1)
        )
        at = tuple(before.index(seat) + (place - before.index(seat)) * page.rise()
                   for place, seat in enumerate(final.ranked))
        decided = TIE_BREAKS.index(final.by) if rest and final.by in TIE_BREAKS and len(rows) > 1 else None
        return TableShown(rows, at, verdict(t, final) if rest else "", decided)

    def paint(self, canvas: Canvas, told: TableShown | None) -> None:
        """The board."""
        if told is not None:
            draw_final_table(canvas, *self.box, told.rows, told.note, told.decided, told.at)


def final_row(
    t: Lords, seat: int, place: str, owner: str, vp: int, first: bool = False, counting: bool = False
) -> FinalRow:
    """A club's row of the last table."""
    o = t.owners[seat]
    figures = (str(vp).replace("-", "−"), str(o.titles), str(o.fans), f"${o.cash}", str(base_tq(o)))
    return FinalRow(place, club_of_seat(t, seat), owner, figures, first, o.cannot_win, counting)


class ChartView(_Part):
    """Victory Points by year and source."""

    def __init__(self, page: Ending, shape: Shape) -> None:
        super().__init__(page, shape, shape.chart)

    def told(self, t: Lords, final: Final) -> Hashable:
        """The bars; what the parks score at the end comes to them when everything is counted."""
        return bars(t, final, self.page.busy)

    def paint(self, canvas: Canvas, told: Any) -> None:
        """The chart on its paper."""
        if told is not None:
            draw_vp_chart(canvas, *self.box, told)


def bars(t: Lords, final: Final, before_the_end: bool = False) -> tuple[Bar, ...]:
    """A bar for each club, the winner's on top; clubs keep their seats' order while the parks are still counted."""
    found = []
    for seat in sorted(final.ranked) if before_the_end else final.ranked:
        years, total = final.years[seat], t.owners[seat].vp
        extra = sum(tile.vp for tile in final.tiles if tile.seat == seat)
        if before_the_end and extra and len(years) > 1 and sum(years[-1]) == extra:
            years, total = years[:-1], total - extra
        club = club_of_seat(t, seat)
        found.append(Bar(Club(club.name, club.glyph, club.colour, club.short), years, total))
    return tuple(found)


def clubs_button(model: ViewModel) -> Button:
    """Opens the mats of all clubs."""

    def look() -> None:
        from lordsball.ui.lords.club_mat import open_club

        open_club(model, model.attending)

    return Button(_CLUBS, "All clubs", look, kind="green", cap="Y", size=18, radius=8)
