"""Setup, Changing Sides, Game Over: the whole game around the turns."""

from __future__ import annotations

from lordsball.engine.procedure import DONE, Action, Decision, Flow, Goto, Procedure, procedure, step
from lordsball.games.wild_cards import events as told
from lordsball.games.wild_cards import vibes
from lordsball.games.wild_cards.abilities import forget
from lordsball.games.wild_cards.drawing import DrawCards
from lordsball.games.wild_cards.ending import change_sides, tell_game_over, tell_half_over
from lordsball.games.wild_cards.names import NOBODY
from lordsball.games.wild_cards.state import WildCards
from lordsball.games.wild_cards.turn import Turn

FLIP, BAT_FIRST, PITCH_FIRST, PLAY_ON = (Action(v) for v in ("flip", "bat_first", "pitch_first", "play_on"))
COIN_TOSS = Decision(0, "coin_toss", (FLIP,))
CHOOSE_SIDE = tuple(Decision(seat, "choose_side", (BAT_FIRST, PITCH_FIRST)) for seat in (0, 1))
CHANGE_SIDES = tuple(Decision(seat, "change_sides", (PLAY_ON,)) for seat in (0, 1))


@procedure
class PlayGame(Procedure):
    """The whole game: who bats first, then a half for each team."""

    winner: int = NOBODY

    @step
    def flip_a_coin(self, t: WildCards) -> Flow:
        """Setup: decide who will Pitch and Bat first (ruling W20)."""
        return COIN_TOSS

    @flip_a_coin.answer
    def flipped(self, t: WildCards, chosen: Action) -> None:
        self.winner = t.chance.below(2)
        t.announce(told.CoinTossed(self.winner))

    @step
    def winner_chooses(self, t: WildCards) -> Flow:
        return CHOOSE_SIDE[self.winner]

    @winner_chooses.answer
    def sides(self, t: WildCards, chosen: Action) -> None:
        t.first = t.batting = self.winner if chosen == BAT_FIRST else 1 - self.winner
        t.announce(told.SidesChosen(t.first))

    @step
    def first_half(self, t: WildCards) -> Flow:
        return Half()

    @step
    def three_outs(self, t: WildCards) -> Flow:
        """Changing Sides: the second team takes the bat when its coach is ready."""
        return CHANGE_SIDES[1 - t.batting]

    @three_outs.answer
    def changed(self, t: WildCards, chosen: Action) -> None:
        change_sides(t)

    @step
    def second_half(self, t: WildCards) -> Flow:
        return Half()

    @step
    def game_over(self, t: WildCards) -> None:
        """Game Over: more runs win; a tie is final (ruling W21)."""
        tell_game_over(t)


@procedure
class Half(Procedure):
    """One team at bat, turn after turn, until three Outs, no Players or a walk-off."""

    @step
    def set_up(self, t: WildCards) -> Flow:
        """Setup: Vibes on the Team cards, decks shuffled, five cards each."""
        t.half += 1
        for coach in t.coaches:
            team = t.team(coach.seat)
            coach.deck.sort()
            t.chance.shuffle(coach.deck)
            vibes.put(t, coach.seat, team.id, team.card.vibes)
        t.announce(told.HalfStarted(t.half, t.batting))
        return [DrawCards(seat, t.cards.rules.hand) for seat in (1 - t.batting, t.batting)]

    @step
    def turn(self, t: WildCards) -> Flow:
        forget(t, "turn")
        return Turn()

    @step
    def next_turn(self, t: WildCards) -> Flow:
        if not t.half_end:
            return Goto("turn")
        tell_half_over(t)
        return DONE
