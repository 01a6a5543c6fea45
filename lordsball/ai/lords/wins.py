"""What wins are worth: the Victory Points that a season may be expected to end with, and the pennant."""

from __future__ import annotations

import math
from functools import lru_cache

from lordsball.ai.arithmetic import share_below
from lordsball.games.lords.board_files import WinRow
from lordsball.games.lords.cards import MOST_WINS, Catalog

SERIES_SPREAD = 4.6
"""Standard deviation of the wins of one series: two dice and two cards."""
YEAR_AHEAD_SPREAD = 15.0
"""The same of a season that has not begun: nobody knows the club yet that will play it."""
RULED_OUT = -10.0
"""What it costs to be out of the running for the game, in Victory Points."""
FAN, DOLLAR = 0.15, 0.03
"""Rough prices of what a row of the win track gives or takes beside its Victory Points."""
HALF_SERIES, WINS_A_TQ = 11, 2 / 3
"""Wins of a series between equals, and for a point of Team Quality on average."""
HAND = 1.2
"""Team Quality that a hand of cards adds, against a team that has none."""
GROWTH = 0.3
"""Team Quality that rivals gain in a year."""
NEEDED = 92
"""Wins that take a pennant, where nobody has printed more."""
STEPS = 2
"""Entries of a table for each win."""

Table = tuple[float, ...]
"""Victory Points by STEPS times the mean of the wins."""


def row_worth(row: WinRow) -> float:
    """A row of the win track in Victory Points."""
    return row.vp + FAN * row.fans + DOLLAR * row.cash + (RULED_OUT if row.cannot_win else 0.0)


@lru_cache(maxsize=64)
def season_table(cards: Catalog, series: int) -> Table:
    """Expected worth of a season with this many series to play, by its mean final wins."""
    return _spread(cards, SERIES_SPREAD * math.sqrt(series))


@lru_cache(maxsize=8)
def year_ahead_table(cards: Catalog) -> Table:
    """The same for a season of a later year."""
    return _spread(cards, YEAR_AHEAD_SPREAD)


def _spread(cards: Catalog, sigma: float) -> Table:
    rows = cards.board.win_track
    worths = [row_worth(row) for row in rows]
    found = []
    for place in range(STEPS * MOST_WINS + 2):
        mean = place / STEPS
        if not sigma:
            found.append(row_worth(cards.win_rows[min(MOST_WINS, int(mean))]))
            continue
        total = worths[0]
        for row, (less, more) in zip(rows[1:], zip(worths, worths[1:], strict=False), strict=True):
            total += (more - less) * _above(row.wins - 0.5, mean, sigma)
        found.append(total)
    return tuple(found)


def _above(bound: float, mean: float, sigma: float) -> float:
    return share_below((mean - bound) / sigma)


def looked_up(table: Table, wins: float) -> float:
    """Between the entries of a table; beyond them its ends."""
    place = STEPS * wins
    if place <= 0:
        return table[0]
    low = int(place)
    if low >= len(table) - 1:
        return table[-1]
    return table[low] + (table[low + 1] - table[low]) * (place - low)


@lru_cache(maxsize=256)
def pennant_table(series: int, needed: int) -> Table:
    """The chance of at least this many wins, by the mean; rivals among the owners are part of the spread."""
    sigma = 5.0 + SERIES_SPREAD * math.sqrt(series)
    return tuple(_above(needed - 0.5, place / STEPS, sigma) for place in range(STEPS * MOST_WINS + 2))
