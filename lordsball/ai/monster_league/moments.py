"""The inside of one half-inning, worked out when it is asked for and kept for a while: the chances at any moment."""

from __future__ import annotations

from array import array
from functools import lru_cache
from typing import NamedTuple

from lordsball.ai.monster_league.at_bats import AtBat, Leaf
from lordsball.ai.monster_league.half_innings import RUNNERS, Turn, layers
from lordsball.ai.monster_league.pairing import HOME, Pairing
from lordsball.ai.monster_league.solving import Table, ends_of
from lordsball.ai.monster_league.staffs import EMPTY, Staff
from lordsball.games.monster_league.state import BATTERS

BEHIND = -8
"""Deficits at least this large are always worked out, so that the next game of the same teams finds them."""
PRECISION = 1e-7
"""Closer than tables are kept."""


class Moment(NamedTuple):
    """Between two at-bats, or before one."""

    number: int
    """Which half-inning of the table."""
    outs: int
    bases: int
    batter: int
    """Of the team at bat."""
    lead: int
    """Of the team at bat."""
    offense: Staff
    """Its pitching, which waits."""
    theirs: int
    """The next batter of the team in the field."""
    defense: Staff


class Inside:
    """A half-inning with everything known that it cannot change."""

    def __init__(self, table: Table, moment: Moment, lowest: int) -> None:
        """Work it out for leads from `lowest` up, as far as the pitching of the moment can still go."""
        pairing, number = table.pairing, moment.number
        self.lowest, self.table = lowest, table
        self.turn = turn_of(pairing, number, _lineage(pairing, moment.defense, 1 - number % 2))
        following = table.following(number)
        lane = [(moment.offense, moment.theirs)]
        ends = [ends_of(pairing, number, staff, lane, following) for staff in self.turn.staffs]
        found = list(layers(self.turn, ends, 1, lowest, PRECISION))
        self._first = found[-1].total
        self._settled, self._at_bat = (
            [array("d", (lane[0] for lane in cells)) for cells in part]
            for part in ([layer.settled for layer in reversed(found)], [layer.at_bat for layer in reversed(found)])
        )

    def at(self, moment: Moment, at_bat: bool = False) -> float:
        """The chance of the team at bat; `at_bat`: once the pitchers have been decided on."""
        total = moment.lead + RUNNERS[moment.bases] + moment.outs
        layers = self._at_bat if at_bat else self._settled
        if self.turn.walk_off and moment.lead > 0:
            return 1.0
        if total < self._first:
            return 0.0
        if total >= self._first + len(layers):
            return 1.0
        place = self.turn.staffs.index(moment.defense)
        return layers[total - self._first][self.turn.cell(moment.outs, place, moment.batter, moment.bases)]

    def at_bat(self, moment: Moment) -> AtBat:
        """The at-bat of this moment."""
        return self.turn.at_bat(moment.outs, moment.defense, moment.batter, moment.bases, moment.lead)

    def after(self, moment: Moment, leaf: Leaf) -> float:
        """The chance of the team at bat once its at-bat has ended like this."""
        runs = RUNNERS[moment.bases] + 1 - RUNNERS[leaf.bases] - leaf.outs
        paid = self.turn.paid(moment.defense) if leaf.paid else moment.defense
        assert paid is not None
        return self.at(moment._replace(
            outs=moment.outs + leaf.outs, bases=leaf.bases, lead=moment.lead + runs, defense=paid,
            batter=(moment.batter + 1) % BATTERS,
        ))


def turn_of(pairing: Pairing, number: int, staffs: tuple[Staff, ...]) -> Turn:
    """A half-inning by its number."""
    last = number >= 2 * pairing.innings - 2
    return Turn(pairing, number % 2, last, last and number % 2 == HOME, staffs)


def inside(table: Table, moment: Moment, lead_at_start: int) -> Inside:
    """The half-inning of this moment, from the leads that it started with."""
    defense = _lineage(table.pairing, moment.defense, 1 - moment.number % 2)[0]
    frozen = moment._replace(outs=0, bases=0, batter=0, lead=0, defense=defense)
    known = _inside(_Key(table), frozen)
    lowest = min(lead_at_start, moment.lead, BEHIND)
    if not known or known[0].lowest > lowest:
        known[:] = [Inside(table, moment, lowest)]
    return known[0]


class _Key:
    """A table as a key: it is the same only where it is the very same."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Key) and other.table is self.table

    def __hash__(self) -> int:
        return len(self.table.halves)


@lru_cache(maxsize=64)
def _inside(table: _Key, moment: Moment) -> list[Inside]:
    """Room for the inside of a half-inning."""
    return []


def _lineage(pairing: Pairing, staff: Staff, side: int) -> tuple[Staff, ...]:
    """Everything the pitching of a team may come to since its starter was chosen."""
    if staff == EMPTY:
        return (EMPTY,)
    starter = staff.active if staff.relief else 1 - staff.active
    return pairing.staffs(side, Staff(starter, pairing.bullpen.tokens, True))
