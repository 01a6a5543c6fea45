"""What the table of Lords of Baseball shows: a view of the game, and what only watching can tell. No pygame."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from lordsball.games.lords import events as told
from lordsball.games.lords.state import NOBODY, TEAMS, Lords
from lordsball.ui.lords.under_way import Championship, Errand, Series

SPRING, REGULAR, POSTSEASON, FINANCES, HOT_STOVE = range(5)
PHASE_NAMES = ("Spring Training", "Regular Season", "Postseason", "Finances & VP", "Hot Stove")
_PROCEDURES = {
    "SetUp": SPRING, "SpringTraining": SPRING, "RegularSeason": REGULAR, "Postseason": POSTSEASON,
    "Finances": FINANCES, "HotStove": HOT_STOVE, "BonusCardResolution": HOT_STOVE, "FinalStadiumScoring": HOT_STOVE,
}


@dataclass
class Shown:
    """One moment of a game, as far as it is drawn."""

    table: Lords | None = None
    phase: int = SPRING
    over: bool = False
    series: Series | None = None
    championship: Championship | None = None
    errand: Errand | None = None
    """In winter: what an option has begun."""
    round: int = 0
    """The Schedule card's number in the season, 1 to 7."""
    pairs: tuple[tuple[int, int], ...] = ()
    """Its pairs of teams."""
    results: dict[tuple[int, int], tuple[int, int]] = field(default_factory=dict, compare=False)
    """Wins of the pairs that have played; those that were watched."""
    rolls: list[tuple[int, int, int]] = field(default_factory=list, compare=False)
    """Roll-offs for the pennant: seat, Team Quality, face."""
    deeds: list[told.SpringCardUsed] = field(default_factory=list, compare=False)
    """Cards used this spring, as far as it was watched."""

    @property
    def t(self) -> Lords:
        """The table; it must have been set."""
        assert self.table is not None, "nothing has been shown yet"
        return self.table

    def set(self, view: Lords) -> None:
        """Show what a view says. What only watching can tell is kept where the view is what is shown already."""
        kept = self if self.agrees(view) else Shown()
        before, finals, errand = kept.series, kept.championship, kept.errand
        self.results, self.rolls = kept.results, kept.rolls
        self.deeds = self.deeds if self.stands_at(view) else []
        self.over = view.decision is None
        self.turn_to(view)
        self._lay(view.copy())
        self.errand = Errand.of(view)
        if errand is not None and errand == self.errand:
            self.errand = errand
        if before is not None and self.series is not None and before == self.series:
            self.series.keep(before)
        if finals is not None and self.championship is not None:
            self.championship.keep(finals)

    def turn_to(self, view: Lords) -> None:
        """The part of the year that a view is in: what the event that led to it is played upon."""
        self.phase = phase_of(view)

    def follow(self, event: Any, after: Lords) -> None:
        """Show the view right after an event, and what the event tells beyond it. Who decided last is still known."""
        before, finals = self.series, self.championship
        after.decision = self.t.decision
        self.turn_to(after)
        self._lay(after)
        self.errand = Errand.after(event, after)
        if before is not None and self.series is None and not isinstance(event, told.ScheduleFlipped | told.SeasonOver):
            self.series = before  # it is over, and lies there until the next one
        elif before is not None and self.series is not None and before.teams == self.series.teams:
            self.series.keep(before)
        if finals is not None and self.championship is not None:
            self.championship.keep(finals)
        for each in (self.series, self.championship):
            if each is not None:
                each.hear(event)
        self._hear(event)

    def _lay(self, view: Lords) -> None:
        self.table = view
        self.series, self.championship = Series.of(view), Championship.of(view)
        self.pairs = pairs_of(view)
        self.round = TEAMS - 1 - len(view.schedule_left) if view.schedule != NOBODY else 0

    def _hear(self, event: Any) -> None:
        """What no view tells."""
        match event:
            case told.YearBegan():
                self.deeds, self.rolls, self.results = [], [], {}
            case told.ScheduleFlipped():
                self.results = {}
            case told.SpringCardUsed():
                self.deeds.append(event)
            case told.SeriesOver(teams=teams, wins=wins):
                self.results[teams] = wins
            case told.PennantRoll(seat=seat, tq=tq, face=face):
                self.rolls.append((seat, tq, face))
            case told.GameOver():
                self.over = True

    def agrees(self, view: Lords) -> bool:
        """Is the view the same moment, or the one that the last events have led to?"""
        t = self.table
        if t is None or (t.year, self.pairs) != (view.year, pairs_of(view)):
            return False
        return [o.wins for o in t.owners] == [o.wins for o in view.owners]

    def stands_at(self, view: Lords) -> bool:
        """Do all clubs stand as in the view? Not after something was taken back, where `agrees` may still hold."""
        return self.agrees(view) and _standing(self.t) == _standing(view)


def _standing(t: Lords) -> list[tuple[int, ...]]:
    """For each owner what hardly any action leaves as it was."""
    return [(o.cash, o.vp, o.loans, o.media, len(o.spring), len(o.hot_stove), len(o.hand)) for o in t.owners]


def phase_of(view: Lords) -> int:
    """The part of the year that a view is in; winter between two years and at the end of a game."""
    phases = (_PROCEDURES.get(type(procedure).__name__) for procedure in reversed(view.stack))
    return next((phase for phase in phases if phase is not None), HOT_STOVE)


def pairs_of(view: Lords) -> tuple[tuple[int, int], ...]:
    """The pairs of teams on the current Schedule card."""
    if view.schedule == NOBODY:
        return ()
    return tuple((one - 1, other - 1) for one, other in view.the_league.schedule[view.schedule].matchups)
