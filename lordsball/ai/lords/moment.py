"""Where a game of Lords of Baseball stands: how many seasons, paydays, scorings and winters are still to come."""

from __future__ import annotations

from typing import NamedTuple

from lordsball.games.lords.finances import Finances
from lordsball.games.lords.hot_stove import HotStove
from lordsball.games.lords.matchup import Matchup
from lordsball.games.lords.postseason import Postseason
from lordsball.games.lords.regular import RegularSeason
from lordsball.games.lords.spring import SpringTraining
from lordsball.games.lords.state import NOBODY, Lords

SPRING, SEASON, FINANCES, WINTER = range(4)
"""Parts of a year. The Postseason is the end of the season; Finances begin when the salaries are paid."""
PHASES = {SpringTraining: SPRING, RegularSeason: SEASON, Postseason: SEASON, Finances: FINANCES, HotStove: WINTER}


class Moment(NamedTuple):
    """The calendar, without anything about a club."""

    year: int
    last_year: int
    part: int

    @property
    def seasons(self) -> int:
        """Whole seasons after this one."""
        return self.last_year - self.year

    @property
    def paydays(self) -> range:
        """The years whose income and salaries are still to come."""
        return range(self.year + (self.part >= FINANCES), self.last_year + 1)

    @property
    def scorings(self) -> range:
        """The years whose Victory Points for Prospects are still to come."""
        return range(self.year + (self.part == WINTER), self.last_year + 1)

    @property
    def winters(self) -> int:
        """Hot Stove Leagues that have not begun."""
        return self.seasons + (self.part < WINTER)


def moment_of(t: Lords) -> Moment:
    """The moment of a position that waits for a decision."""
    for procedure in reversed(t.stack):
        part = PHASES.get(type(procedure))
        if part is not None:
            return Moment(t.year, t.last_year, part)
    return Moment(t.year, t.last_year, WINTER)


def rivals_left(t: Lords, seat: int, part: int) -> list[int]:
    """The teams an owner's team has still to meet this season, the present rival first."""
    team = t.owners[seat].team
    if part == SPRING:
        return [other for other in range(len(t.seat_of)) if other != team]
    if part != SEASON:
        return []
    found = []
    for procedure in reversed(t.stack):
        if isinstance(procedure, Matchup) and team in (procedure.team, procedure.other):
            found.append(procedure.other if procedure.team == team else procedure.team)
    for place in t.schedule_left:
        found.append(_rival(t, place, team))
    return found


def _rival(t: Lords, place: int, team: int) -> int:
    for one, other in t.the_league.schedule[place].matchups:
        if team + 1 in (one, other):
            return one + other - team - 2
    return NOBODY
