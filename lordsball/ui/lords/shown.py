"""What the table of Lords of Baseball shows: a view of the game, carried on by what the rules tell. No pygame.

`table` is a copy of the view, so that everything the rules can count can be counted on it. Both ways lead to the same:
after the events of a packet it says what a view of the new position says.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from lordsball.engine.secrets import HIDDEN
from lordsball.games.lords import events as told
from lordsball.games.lords.postseason import ChampionshipSeries, Postseason
from lordsball.games.lords.state import NOBODY, TEAMS, Lords
from lordsball.ui.lords.applying import apply_to_table
from lordsball.ui.lords.errand import Errand, carried_on
from lordsball.ui.lords.season.series import Series

SPRING, REGULAR, POSTSEASON, FINANCES, HOT_STOVE = range(5)
PHASE_NAMES = ("Spring Training", "Regular Season", "Postseason", "Finances & VP", "Hot Stove")
_PROCEDURES = {
    "SpringTraining": SPRING, "RegularSeason": REGULAR, "Postseason": POSTSEASON, "Finances": FINANCES,
    "HotStove": HOT_STOVE,
}
_TURNS: dict[type, int] = {
    told.YearBegan: SPRING, told.ScheduleFlipped: REGULAR, told.PennantRoll: POSTSEASON, told.PennantWon: POSTSEASON,
    told.IncomeCounted: FINANCES, told.EventDealt: HOT_STOVE, told.BonusResolved: HOT_STOVE,
}
"""Events with which another part of the year begins."""


@dataclass
class Championship:
    """The Championship Series: games won on 3, 4 or 5 and more."""

    seat: int
    card: str
    needs: int = 0
    games: list[tuple[int, bool]] = field(default_factory=list, compare=False)
    """Faces and whether they won; only those that were watched."""
    won: int = 0
    lost: int = 0
    champion: bool | None = None

    @classmethod
    def of(cls, t: Lords) -> Championship | None:
        """That of a view, if it is being played."""
        found = next((p for p in t.stack if isinstance(p, ChampionshipSeries)), None)
        return None if found is None else cls(found.seat, found.card, found.needs, [], found.won, found.lost)


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
    laying: str = field(default="", compare=False)
    """The card that the person before the screen has just chosen."""

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
        self.table = view.copy()
        self.table.decision = view.decision
        self.phase = phase_of(view)
        self.over = view.decision is None
        self.series = Series.of(view)
        self.championship = Championship.of(view)
        self.errand = Errand.of(view)
        if errand is not None and errand == self.errand:
            self.errand = errand
        if before is not None and self.series is not None and before == self.series:
            self.series.notes, self.series.using, self.series.sides = before.notes, before.using, before.sides
        if finals is not None and self.championship is not None:
            self.championship.games = finals.games
        self.pairs = pairs_of(view)
        self.round = TEAMS - 1 - len(view.schedule_left) if view.schedule != NOBODY else 0
        self.laying = ""

    def agrees(self, view: Lords) -> bool:
        """Is the view the same moment, or the one that the last events have led to?"""
        t = self.table
        if t is None or (t.year, self.pairs) != (view.year, pairs_of(view)):
            return False
        return [o.wins for o in t.owners] == [o.wins for o in view.owners]

    def stands_at(self, view: Lords) -> bool:
        """Do all clubs stand as in the view? Not after something was taken back, where `agrees` may still hold."""
        return self.agrees(view) and _standing(self.t) == _standing(view)

    def turn_to(self, event: Any) -> None:
        """Another part of the year may begin with an event."""
        if isinstance(event, told.CardsDealt) and event.deck == "season" and self.phase == SPRING:
            self.phase = REGULAR
        self.phase = _TURNS.get(type(event), self.phase)

    def apply(self, event: Any) -> None:
        """What an event says now stands on the table. An event is applied once."""
        self.turn_to(event)
        apply_to_table(self.t, event, self.laying)
        self.errand = carried_on(self.errand, event, self.t)
        match event:
            case told.ScheduleFlipped(number=number, matchups=pairs):
                self.round, self.pairs, self.series = number, tuple(pairs), None
                self.results.clear()
            case told.SeriesBegan(teams=teams, tq=tq):
                one, two = (self.t.seat_of[team] for team in teams)
                self.series = Series(teams, (one, two), list(tq))
            case told.SpringCardUsed():
                self.deeds.append(event)
            case told.CardLaidDown(seat=seat) if self.series is not None:
                side = self.series.side_of(seat)
                if side >= 0:
                    self.series.cards[side] = self.t.owners[seat].pick or HIDDEN
            case told.CardRevealed(seat=seat, card=card) if self.series is not None:
                side = self.series.side_of(seat)
                if side >= 0:
                    self.series.cards[side] = card
            case told.SeasonOver():
                self.series, self.pairs, self.round = None, (), 0
            case told.PennantRoll(seat=seat, tq=tq, face=face):
                self.rolls.append((seat, tq, face))
            case told.YearBegan():
                self.deeds.clear()
                self.rolls.clear()
                self.results.clear()
                self.championship = None
            case told.ChampionshipBegan(seat=seat, card=card):
                self.championship = Championship(seat, card)
            case told.GamePlayed() if self.championship is not None:
                finals = self.championship
                finals.games.append((event.face, event.face >= event.needs))
                finals.needs, finals.won, finals.lost = event.needs, event.won, event.lost
            case told.ChampionshipOver(champion=champion) if self.championship is not None:
                self.championship.champion = champion
            case told.IncomeCounted():
                self.championship = None
            case told.GameOver():
                self.over = True
        if self.series is not None:
            self.series.apply(event, self.t)
            if isinstance(event, told.SeriesOver):
                self.results[event.teams] = event.wins


def _standing(t: Lords) -> list[tuple[int, ...]]:
    """For each owner what hardly any action leaves as it was."""
    return [(o.cash, o.vp, o.loans, o.media, len(o.spring), len(o.hot_stove), len(o.hand)) for o in t.owners]


def phase_of(view: Lords) -> int:
    """The part of the year that a view is in; winter at the end of a game."""
    for procedure in reversed(view.stack):
        phase = _PROCEDURES.get(type(procedure).__name__)
        if phase is not None:
            return phase
    return HOT_STOVE if not view.stack else SPRING


def pairs_of(view: Lords) -> tuple[tuple[int, int], ...]:
    """The pairs of teams on the current Schedule card."""
    if view.schedule == NOBODY:
        return ()
    return tuple((one - 1, other - 1) for one, other in view.the_league.schedule[view.schedule].matchups)


def pennant_race(view: Lords) -> Postseason | None:
    """The postseason of a view, if it is being played."""
    return next((p for p in view.stack if isinstance(p, Postseason)), None)
