"""One half-inning, solved in one pass: what the team at bat can still expect at every moment of it.

Every batter becomes a run, a runner or an out. So every at-bat raises the total of lead, runners and outs by exactly
one, whatever abilities do, and the moments of a half-inning lie in layers of one total: each layer is worked out from
the one above. A moment is known for many games side by side, the lanes: they differ only in what the half-inning cannot
change, the next batter and the pitching of the team in the field, once that comes to bat.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from functools import lru_cache
from operator import itemgetter, lt
from typing import Any, NamedTuple

from lordsball.ai.monster_league.at_bats import AtBat, Lanes, written_out
from lordsball.ai.monster_league.pairing import Pairing
from lordsball.ai.monster_league.staffs import EMPTY, Staff
from lordsball.games.monster_league.needs import Situation
from lordsball.games.monster_league.state import NOBODY

CERTAIN = 1e-9
"""A chance this close to 0 or 1 is taken for 0 or 1."""
ALL_BASES = range(8)
RUNNERS = tuple(bases.bit_count() for bases in ALL_BASES)


class Ends(NamedTuple):
    """What follows the last out, for one staff of the team in the field: lanes by next batter and lead."""

    lowest: int
    """The lead of the team at bat (behind: below 0) at the first entry; with less it has lost."""
    lanes: tuple[list[Lanes], ...]
    """For each next batter of the team at bat, lead by lead; with more it has won."""

    def at(self, batter: int, lead: int, nothing: Lanes, everything: Lanes) -> Lanes:
        """The lanes at a lead."""
        place = lead - self.lowest
        if place < 0:
            return nothing
        lanes = self.lanes[batter]
        return lanes[place] if place < len(lanes) else everything

    @property
    def beyond(self) -> int:
        """The smallest lead that has won."""
        return self.lowest + len(self.lanes[0])


class Turn(NamedTuple):
    """A half-inning to be solved."""

    pairing: Pairing
    batting: int
    """VISITORS or HOME."""
    last: bool
    """Is it one of the last inning or an extra one?"""
    walk_off: bool
    """Does a lead of the team at bat end the game at once (ruling M7)?"""
    staffs: tuple[Staff, ...]
    """Of the team in the field: everything it may come to."""

    @property
    def line(self) -> int:
        """How many batters the team at bat has: one where all of them are taken for alike."""
        return len(self.pairing.sides[self.batting].spins)

    def place(self, staff: Staff | None) -> int | None:
        """Where a staff stands among `staffs`."""
        return None if staff is None else self.staffs.index(staff)

    def cell(self, outs: int, place: int, batter: int, bases: int) -> int:
        """Where a moment stands in a layer."""
        return ((outs * len(self.staffs) + place) * self.line + batter) * len(ALL_BASES) + bases

    def paid(self, staff: Staff) -> Staff | None:
        """Who faces the next batter once the pitcher has used his ability; None where he cannot pay."""
        prices = self.pairing.sides[1 - self.batting].prices
        return None if staff.active == NOBODY else self.pairing.bullpen.spent(staff, prices[staff.active])

    def at_bat(self, outs: int, staff: Staff, batter: int, bases: int, lead: int) -> AtBat:
        """An at-bat of this half-inning."""
        offense, defense = self.pairing.sides[self.batting], self.pairing.sides[1 - self.batting]
        ability = None if self.paid(staff) is None else defense.abilities[staff.active]
        now = Situation(bases, outs, outs + 1 >= self.pairing.outs, self.last, lead)
        return AtBat(offense.spins[batter], offense.own[batter], ability, staff == EMPTY, now)


class Layer(NamedTuple):
    """All moments of one total of lead, runners and outs; see `Turn.cell`. Those past the last out come behind."""

    total: int
    settled: list[Lanes]
    """Before a change of pitchers is decided."""
    at_bat: list[Lanes]
    """With these pitchers at bat."""


Step = tuple[int, int, Callable[..., Lanes], Callable[[list[Lanes]], Any]]
"""A moment: its cell, outs and runners in it, its value, and the cells of the layer above which that takes."""


def layers(
    turn: Turn, ends: Sequence[Ends], lanes: int, lowest: int | None = None, certain: float = CERTAIN
) -> Generator[Layer, None, None]:
    """Layer after layer, the highest total first, down to `lowest` or where everything is lost.

    :param ends: for each staff of the turn, what follows the last out.
    :param lanes: how many games lie side by side.
    """
    outs, size = turn.pairing.outs, turn.line * len(ALL_BASES)
    places = range(len(turn.staffs))
    nothing, everything = [0.0] * lanes, [1.0] * lanes
    won = [max(ends[kin].beyond for kin in family) for family in _families(turn)]
    changed = [turn.place(turn.pairing.bullpen.changed(staff)) for staff in turn.staffs]
    finished = [False] * len(places)
    total = max(won) + outs + max(RUNNERS)
    above = [everything] * turn.cell(outs + 1, 0, 0, 0)
    while not all(finished) and (lowest is None or total >= lowest):
        at_bat = [everything] * turn.cell(outs, 0, 0, 0)
        open_still = [place for place in places if not finished[place] and total - outs - max(RUNNERS) < won[place]]
        for place in places:
            for out in range(outs) if finished[place] else ():
                first = turn.cell(out, place, 0, 0)
                at_bat[first : first + size] = [nothing] * size
        for place in open_still:
            for cell, men, value, follows in _steps(turn, place, total):
                at_bat[cell] = everything if turn.walk_off and total > men else value(*follows(above))
        settled = at_bat.copy()
        for place in open_still:
            if (new := changed[place]) is not None:
                for out in range(outs):
                    one, other = turn.cell(out, place, 0, 0), turn.cell(out, new, 0, 0)
                    settled[one : one + size] = map(_smaller, at_bat[one : one + size], at_bat[other : other + size])
        for place in places:
            if not finished[place] and total - outs < ends[place].lowest:  # the defense can always keep its tokens
                rows = (settled[turn.cell(out, place, 0, 0) :][:size] for out in range(outs))
                finished[place] = all(max(lane) <= certain for row in rows for lane in reversed(row))
        for place in places:
            for batter in range(turn.line):
                settled += [ends[place].at(batter, total - outs - men, nothing, everything) for men in RUNNERS]
        yield Layer(total, settled, at_bat)
        above = settled
        total -= 1


def _families(turn: Turn) -> list[list[int]]:
    """For each staff, the places of all that can become of it."""
    prices, bullpen = turn.pairing.sides[1 - turn.batting].prices, turn.pairing.bullpen
    return [[turn.staffs.index(kin) for kin in bullpen.reachable(staff, prices)] for staff in turn.staffs]


def _steps(turn: Turn, place: int, total: int) -> list[Step]:
    """The moments of a staff in a layer."""
    highest = turn.pairing.outs + max(RUNNERS)  # beyond that, every lead of the layer has the same sign
    return _written_steps(turn, place, max(-1, min(highest, total)))


@lru_cache(maxsize=512)
def _written_steps(turn: Turn, place: int, total: int) -> list[Step]:
    staff = turn.staffs[place]
    paid = turn.place(turn.paid(staff))
    steps: list[Step] = []
    for outs in range(turn.pairing.outs):
        for batter in range(turn.line):
            for bases in ALL_BASES:
                men = outs + RUNNERS[bases]
                at_bat = turn.at_bat(outs, staff, batter, bases, total - men)
                leaves, value = written_out(at_bat.lowest_terms())
                cells = [
                    turn.cell(outs + end.outs, paid if end.paid and paid is not None else place,
                              (batter + 1) % turn.line, end.bases)
                    for end in leaves
                ]
                follows = itemgetter(*cells) if len(cells) > 1 else _only(cells[0])
                steps.append((turn.cell(outs, place, batter, bases), men, value, follows))
    return steps


def _only(cell: int) -> Callable[[list[Lanes]], tuple[Lanes]]:
    return lambda above: (above[cell],)


def _smaller(stay: Lanes, change: Lanes) -> Lanes:
    """The defense keeps its pitcher or brings in the other one, whatever leaves the team at bat with less."""
    if not any(map(lt, change, stay)):  # nearly always, and much quicker to see than to write down
        return stay
    return [a if a < b else b for a, b in zip(stay, change, strict=True)]
