"""The purses of all clubs on the rail under the Finances stage, and a line about what goes on."""

from __future__ import annotations

from collections.abc import Hashable
from typing import NamedTuple

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.widgets.widget import Box
from lordsball.ui.lords.dress import club_of_seat
from lordsball.ui.lords.finances.finance_moment import moment_of
from lordsball.ui.lords.finances.finance_words import info_line
from lordsball.ui.lords.pieces.purse import Purse, draw_purse
from lordsball.ui.lords.pieces.rail import draw_rail
from lordsball.ui.lords.places import HAND, spread
from lordsball.ui.lords.sight import Sight

_GAP, _SIDE, _TOP, _HEIGHT, _WIDEST = 6.0, 10.0, 10.0, 112.0, 146.0


class Row(NamedTuple):
    """All purses from the first seat on, and the line along the foot."""

    purses: tuple[Purse, ...]
    words: str


class PursesView:
    """The lower middle of the table while no cards are held."""

    area = spread(HAND, 16)

    def describe(self, sight: Sight) -> Hashable:
        """Cash, points, Fans and loans of each club."""
        t, moment = sight.shown.t, moment_of(sight)
        turn = moment.seat if moment is not None else sight.asked_seat
        purses = []
        for o in t.owners:
            counting = moment is not None and o.seat in moment.cash
            cash = round(moment.cash[o.seat]) if moment is not None and counting else o.cash
            purses.append(Purse(club_of_seat(t, o.seat), cash, o.vp, o.fans, o.loans, o.media, o.seat == turn))
        return Row(tuple(purses), info_line(sight))

    def paint(self, canvas: Canvas, told: Row) -> None:
        """The rail and what lies on it."""
        draw_rail(canvas, HAND.x, HAND.y, told.words)
        for number, purse in enumerate(told.purses):
            draw_purse(canvas, *purse_place(number, len(told.purses)), purse)

    def move(self, canvas: Canvas, sight: Sight) -> None:
        """Figures are painted as they change."""


def purse_place(number: int, count: int) -> Box:
    """Where a purse lies."""
    w = min(_WIDEST, (HAND.w - 2 * _SIDE - _GAP * (count - 1)) / count)
    left = HAND.x + (HAND.w - count * w - _GAP * (count - 1)) / 2
    return Box(left + number * (w + _GAP), HAND.y + _TOP, w, _HEIGHT)
