"""Postseason: the Pennant and the Championship Series."""

from __future__ import annotations

from dataclasses import field

from lordsball.engine.procedure import DONE, Action, Flow, Goto, Procedure, procedure, step
from lordsball.games.lords import events as told
from lordsball.games.lords.actions import EFFECT, LEAVE, ROLL_GAME, SAVED_CARD
from lordsball.games.lords.carrying_out import legal_sides, use_side
from lordsball.games.lords.decks import take
from lordsball.games.lords.matchup import begin_series
from lordsball.games.lords.state import NOBODY, Lords, base_tq

GAMES_TO_WIN = 4
NEEDS_ABOVE, NEEDS_EQUAL, NEEDS_BELOW = 3, 4, 5
"""The least face that wins a game with a higher, an equal, a lower Team Quality."""


@procedure
class Postseason(Procedure):
    """The pennant, and for its winner the Championship Series."""

    tied: list[int] = field(default_factory=list)

    @step
    def the_pennant(self, t: Lords) -> None:
        """At least as many wins as every NPT and more than every other player; a tie with an NPT is won (ruling L9)."""
        best = max(o.wins for o in t.owners)
        rivals = [(t.cards.npt[token].wins, -team) for team, token in enumerate(t.npt) if token]
        strongest, place = max(rivals, default=(0, 0))
        if strongest > best:
            t.announce(told.PennantWon(NOBODY, -place, strongest, "wins"))
            return
        self.tied = [o.seat for o in t.owners if o.wins == best]
        if len(self.tied) == 1:
            seat = self.tied[0]
            t.pennant = seat
            by = "tie_with_npt" if strongest == best else "wins"
            t.announce(told.PennantWon(seat, t.owners[seat].team, best, by))

    @step
    def tie_among_players(self, t: Lords) -> None:
        """Each tied player adds a die roll to Team Quality, highest total takes the pennant; ties roll again."""
        if len(self.tied) < 2:
            return
        while len(self.tied) > 1:
            totals = {}
            for seat in self.tied:
                tq, face = base_tq(t.owners[seat]), t.chance.die(6)
                totals[seat] = tq + face
                t.announce(told.PennantRoll(seat, tq, face))
            best = max(totals.values())
            self.tied = [seat for seat, total in totals.items() if total == best]
        seat = self.tied[0]
        t.pennant = seat
        t.announce(told.PennantWon(seat, t.owners[seat].team, t.owners[seat].wins, "dice"))

    @step
    def championship_series(self, t: Lords) -> Flow:
        return ChampionshipSeries(t.pennant) if t.pennant != NOBODY else None

    @step
    def leftover_cards(self, t: Lords) -> None:
        """Any player who drew 8 Regular Season cards but did not need the last one discards it."""
        for o in t.owners:
            t.season_used += o.hand
            o.hand = []


@procedure
class ChampionshipSeries(Procedure):
    """The pennant winner faces the opponent of a Championship Series card, best of seven (ruling L10)."""

    seat: int
    card: str = ""
    saved: str = ""
    needs: int = 0
    won: int = 0
    lost: int = 0

    @step
    def the_opponent(self, t: Lords) -> None:
        """Draw a Championship Series card; it is kept until the game ends."""
        o = t.owners[self.seat]
        self.card = take(t, t.champions_left)
        o.champions.append(self.card)
        opponent = t.cards.championship[self.card].tq
        t.npt_tq = 0
        begin_series(o, NOBODY, opponent)
        t.announce(told.ChampionshipBegan(self.seat, self.card, base_tq(o), opponent))

    @step
    def extra_season_card(self, t: Lords) -> Flow:
        """An extra Regular Season card is used first, if one was saved; its dice do nothing here."""
        return SAVED_CARD[self.seat] if t.owners[self.seat].hand else None

    @extra_season_card.answer
    def play_saved(self, t: Lords, chosen: Action) -> None:
        if chosen == LEAVE:
            return
        self.saved = t.owners[self.seat].hand.pop()
        t.season_used.append(self.saved)
        t.announce(told.CardRevealed(self.seat, self.saved))

    @step
    def its_effect(self, t: Lords) -> Flow:
        """Its primary or secondary effect, as in any series."""
        if not self.saved:
            return None
        sides = legal_sides(t, self.seat, self.saved)
        return EFFECT[sides][self.seat] if sides else use_side(t, self.seat, self.saved, "none")

    @its_effect.answer
    def use_saved(self, t: Lords, chosen: Action) -> Flow:
        return use_side(t, self.seat, self.saved, chosen.verb)

    @step
    def compare(self, t: Lords) -> None:
        """Compare Team Quality: higher wins each game on 3 to 6, equal on 4 to 6, lower on 5 to 6."""
        o = t.owners[self.seat]
        mine, theirs = base_tq(o) + o.series_tq, o.rival_base + t.npt_tq
        self.needs = NEEDS_ABOVE if mine > theirs else NEEDS_EQUAL if mine == theirs else NEEDS_BELOW

    @step
    def roll_one_die(self, t: Lords) -> Flow:
        """One die per game; first to 4 game wins."""
        return ROLL_GAME[self.seat]

    @roll_one_die.answer
    def game(self, t: Lords, chosen: Action) -> Flow:
        face = t.chance.die(6)
        if face >= self.needs:
            self.won += 1
        else:
            self.lost += 1
        t.announce(told.GamePlayed(self.seat, face, self.needs, self.won, self.lost))
        return None if GAMES_TO_WIN in (self.won, self.lost) else Goto("roll_one_die")

    @step
    def champions(self, t: Lords) -> Flow:
        o = t.owners[self.seat]
        champion = self.won == GAMES_TO_WIN
        if champion:
            o.titles += 1
            t.champion = self.seat
        begin_series(o, NOBODY, 0)
        t.announce(told.ChampionshipOver(self.seat, self.card, champion))
        return DONE
