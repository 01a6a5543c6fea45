"""Regular Season: seven 22-game series, as the Schedule cards set them."""

from __future__ import annotations

from lordsball.engine.procedure import DONE, Flow, Goto, Procedure, procedure, step
from lordsball.games.lords import events as told
from lordsball.games.lords.decks import deal, take_number
from lordsball.games.lords.matchup import Matchup
from lordsball.games.lords.spring import MediaSupport
from lordsball.games.lords.state import NOBODY, TEAMS, Lords

CARDS_DEALT = 7
"""One to be played per matchup."""


@procedure
class RegularSeason(Procedure):
    """Every team plays every other team once."""

    @step
    def regular_season_cards(self, t: Lords) -> None:
        """Each player is dealt seven Regular Season cards, kept hidden until played."""
        for o in t.owners:
            deal(t, o.seat, "season", CARDS_DEALT)
        t.schedule_left = list(range(TEAMS - 1))

    @step
    def media_support(self, t: Lords) -> Flow:
        """A player may spend one Media token to draw one extra card."""
        return MediaSupport("season")

    @step
    def next_schedule_card(self, t: Lords) -> Flow:
        """Flip the next Schedule card and resolve its matchups from top to bottom; those without owner are skipped."""
        if not t.schedule_left:
            return Goto("end_of_the_season")
        t.schedule = take_number(t, t.schedule_left)
        card = t.the_league.schedule[t.schedule]
        seats = t.seat_of
        pairs = [(one - 1, other - 1) for one, other in card.matchups]
        if t.tell is not None:
            t.announce(told.ScheduleFlipped(TEAMS - 1 - len(t.schedule_left), tuple(pairs)))
        return [
            Matchup(one, other) if seats[one] != NOBODY else Matchup(other, one)
            for one, other in pairs
            if seats[one] != NOBODY or seats[other] != NOBODY
        ]

    @step
    def go_on(self, t: Lords) -> Flow:
        return Goto("next_schedule_card")

    @step
    def end_of_the_season(self, t: Lords) -> Flow:
        """Once the final Schedule card is complete, the Regular Season is over."""
        t.schedule = NOBODY
        if t.tell is not None:
            wins = [
                t.cards.npt[t.npt[team]].wins if s == NOBODY else t.owners[s].wins for team, s in enumerate(t.seat_of)
            ]
            ranked = sorted(range(TEAMS), key=lambda team: (-wins[team], team))
            t.announce(told.SeasonOver(tuple((wins[team], team) for team in ranked)))
        return DONE
