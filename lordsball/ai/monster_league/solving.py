"""The whole game, solved: half-innings from the last to the first, extra innings to their fixed point."""

from __future__ import annotations

import math
from collections.abc import Generator, Mapping, Sequence
from itertools import chain, islice
from typing import NamedTuple

from lordsball.ai.monster_league.at_bats import Lanes
from lordsball.ai.monster_league.half_innings import CERTAIN, Ends, Turn, layers
from lordsball.ai.monster_league.pairing import HOME, VISITORS, Pairing
from lordsball.ai.monster_league.staffs import EMPTY, FRESH, Staff
from lordsball.games.monster_league.state import BATTERS

Row = tuple[float, ...]
"""Chances of the team at bat, by its lead-off batter, then by the other team's next batter: 4 times 4."""
SQUARE = BATTERS * BATTERS
FIRST_TRY = 1e-3
"""How precisely ties are first played out."""
STRIDE, LEAPS, LARGEST_SHARE = 1.03, 3, 0.97
"""A little further than each time of playing ties out says; every third time much further."""
EVEN: Row = (0.5,) * SQUARE


class Starts(NamedTuple):
    """The chances of the team at bat when a half-inning starts, for one staff of either team."""

    lowest: int
    """Its lead at the first row; with less it has lost."""
    rows: list[Row]
    """Lead by lead; with more it has won."""

    @property
    def beyond(self) -> int:
        """The smallest lead that has won."""
        return self.lowest + len(self.rows)

    def at(self, lead: int) -> Row:
        """The row at a lead."""
        place = lead - self.lowest
        if place < 0:
            return (0.0,) * SQUARE
        return self.rows[place] if place < len(self.rows) else (1.0,) * SQUARE


Half = Mapping[tuple[Staff, Staff], Starts]
"""The starts of a half-inning by the staff of the team at bat and of the team in the field."""


class Table(NamedTuple):
    """A pairing, solved. An extra inning is a last inning that starts with a tie."""

    pairing: Pairing
    halves: tuple[Half, ...]
    """Top of the first, bottom of the first, and so on."""

    def number(self, inning: int, batting: int) -> int:
        """Which of the halves it is."""
        return 2 * (min(inning, self.pairing.innings) - 1) + batting

    def following(self, number: int) -> Half:
        """The half-inning after this one."""
        return self.halves[number + 1 if number + 1 < len(self.halves) else number - 1]


class Care(NamedTuple):
    """How much is taken care of."""

    certain: float
    """A chance this close to 0 or 1 is taken for 0 or 1."""
    settled: float
    """Ties are played out again until their worth changes by less."""


EXACT, CLOSE, ROUGH = Care(CERTAIN, 20 * CERTAIN), Care(1e-6, 1e-5), Care(3e-3, 1e-2)
"""For what is shipped; for what is worked out while people play, ten times closer than files keep it; for an
estimate at once."""


def solving_pairing(pairing: Pairing, care: Care = EXACT) -> Generator[int, None, Table]:
    """Solve it, in slices of about ten milliseconds; each says that one more is done."""
    last = 2 * pairing.innings - 1
    following = yield from _ties(pairing, care)
    halves: list[Half] = []
    for number in range(last, -1, -1):
        following = yield from half_inning(pairing, number, following, care)
        halves.insert(0, following)
    return Table(pairing, tuple(halves))


def _ties(pairing: Pairing, care: Care) -> Generator[int, None, Half]:
    """What a tie after the last inning is worth to the visitors, played out until it stays what it is."""
    last = 2 * pairing.innings - 1
    pairs = [(visitors, home) for visitors in pairing.staffs(VISITORS) for home in pairing.staffs(HOME)]
    tied = {pair: Starts(0, [EVEN]) for pair in pairs}
    if pairing.ties_stand:
        return tied
    precision, furthest, times = max(care.certain, FIRST_TRY), 1.0, 0
    last_steps: list[float] = []
    while furthest > care.settled:
        bottom = yield from half_inning(pairing, last, tied, care._replace(certain=precision))
        top = yield from half_inning(pairing, last - 1, bottom, care._replace(certain=precision), tied=True)
        before = [chance for pair in pairs for chance in tied[pair].rows[0]]
        steps = [new - old for old, new in zip(before, (c for pair in pairs for c in top[pair].at(0)), strict=True)]
        furthest, times = max(map(abs, steps)), times + 1
        stride = _leap(last_steps, steps) if times % LEAPS == 0 else STRIDE
        values = iter([old + stride * step for old, step in zip(before, steps, strict=True)])
        tied = {pair: Starts(0, [tuple(islice(values, SQUARE))]) for pair in pairs}
        last_steps, precision = steps, max(care.certain, min(precision, furthest / 100))
    return tied


def _leap(before: list[float], steps: list[float]) -> float:
    """How far to go where every step is about the same share of the last one: all the way at once."""
    size = math.fsum(step * step for step in before)
    share = math.fsum(a * b for a, b in zip(before, steps, strict=True)) / size if size else 0.0
    return 1 / (1 - share) if 0 < share < LARGEST_SHARE else 1.0


def half_inning(
    pairing: Pairing, number: int, following: Half, care: Care, tied: bool = False
) -> Generator[int, None, Half]:
    """The starts of a half-inning from those of the one after it.

    :param tied: only those that start with a tie are asked for.
    """
    batting = number % 2
    opening = number < 2
    offense = list(pairing.staffs(batting)) if number != 0 or pairing.innings == 1 else []
    if number == 0:
        offense.append(FRESH)
    walk_off = batting == HOME and number == 2 * pairing.innings - 1
    turn = Turn(pairing, batting, number >= 2 * pairing.innings - 2, walk_off, pairing.staffs(1 - batting))
    lowest = 0 if tied or number == 0 else None
    found: dict[tuple[Staff, Staff], Starts] = {}
    for empty in (False, True):  # games against an empty bullpen go further before they are lost or won
        group = [staff for staff in offense if (staff == EMPTY) is empty]
        if not group:
            continue
        theirs = len(pairing.sides[1 - batting].spins)
        lanes = [(staff, batter) for staff in group for batter in range(theirs)]
        ends = [ends_of(pairing, number, staff, lanes, following) for staff in turn.staffs]
        places = range(len(turn.staffs))
        cells: list[list[list[Lanes]]] = []
        lead = 0
        for layer in layers(turn, ends, len(lanes), lowest, care.certain):
            lead = layer.total
            cells.append([[layer.settled[turn.cell(0, p, batter, 0)] for batter in range(turn.line)] for p in places])
            yield 1
        cells.reverse()
        for place, staff in enumerate(turn.staffs):
            for first, own in enumerate(group):
                among = slice(theirs * first, theirs * (first + 1))
                rows = [_row([lane[among] for lane in each[place]]) for each in cells]
                found[own, staff] = _trimmed(lead, rows, care.certain)
    if opening:
        for own in offense:
            found[own, FRESH] = _chosen([found[own, staff] for staff in pairing.bullpen.starters()])
    return found


def _row(chances: list[Lanes]) -> Row:
    """Chances by lead-off batter and next batter as a row; where there is one batter of a kind, he stands for all."""
    if len(chances) == len(chances[0]) == BATTERS:
        return tuple(chain.from_iterable(chances))
    batters = range(BATTERS)
    return tuple(chances[own % len(chances)][theirs % len(chances[0])] for own in batters for theirs in batters)


def _trimmed(first: int, rows: list[Row], certain: float) -> Starts:
    """Without the leads at either end that are as good as lost or won."""
    low, high = 0, len(rows)
    while low < high and max(rows[low]) <= certain:
        low += 1
    while high > low and min(rows[high - 1]) >= 1 - certain:
        high -= 1
    return Starts(first + low, rows[low:high])


def _chosen(starters: list[Starts]) -> Starts:
    """The defense starts the pitcher who leaves the team at bat with less."""
    low = min(s.lowest for s in starters)
    high = max(s.beyond for s in starters)
    return Starts(low, [tuple(map(min, *(s.at(lead) for s in starters))) for lead in range(low, high)])


def ends_of(
    pairing: Pairing, number: int, staff: Staff, lanes: Sequence[tuple[Staff, int]], following: Half
) -> Ends:
    """What follows the last out of a half-inning, for one staff of the team in the field.

    :param lanes: the staff of the team at bat and the next batter of the other one, for each game side by side.
    :param following: the starts of the next half-inning; after the last one those of a tie that is played on.
    """
    last = 2 * pairing.innings - 1
    theirs = {own: following[staff, own] for own in dict.fromkeys(own for own, _ in lanes)}
    lowest = min(1 - starts.beyond for starts in theirs.values())
    highest = max(-starts.lowest for starts in theirs.values())
    if number >= last - 1:  # the home team needs no bottom half where it leads (ruling M7), nor an extra inning
        lowest = 0
    if number == last:
        highest = 0
    if number == last and pairing.ties_stand:
        return Ends(0, ([[0.5] * len(lanes)],) * BATTERS)
    found: tuple[list[Lanes], ...] = tuple([] for _ in range(BATTERS))
    for lead in range(lowest, highest + 1):
        rows = {own: starts.at(-lead) for own, starts in theirs.items()}
        for batter in range(BATTERS):
            found[batter].append([1.0 - rows[own][BATTERS * first + batter] for own, first in lanes])
    return Ends(lowest, found)
