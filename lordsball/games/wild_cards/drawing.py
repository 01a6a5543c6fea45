"""Draw Back Up and Emergency Draw: cards from the deck, and what happens when it runs out."""

from __future__ import annotations

from lordsball.engine.procedure import DONE, Action, Decision, Flow, Goto, Procedure, procedure, step
from lordsball.games.wild_cards import events as told
from lordsball.games.wild_cards import moving
from lordsball.games.wild_cards.state import WildCards

SHUFFLE = Action("shuffle")
ASK_SHUFFLE = tuple(Decision(seat, "shuffle", (SHUFFLE,)) for seat in (0, 1))


def shuffle_discards(t: WildCards, seat: int) -> None:
    """Draw Back Up: the pitching coach's discards become the new deck (ruling W9)."""
    coach = t.coaches[seat]
    coach.deck, coach.discard = coach.discard + coach.deck, []
    t.chance.shuffle(coach.deck)
    t.announce(told.Shuffled(seat, len(coach.deck)))


@procedure
class DrawCards(Procedure):
    """Draw until the hand holds this many cards; only the pitching coach goes through the deck again."""

    seat: int
    up_to: int

    @step
    def draw(self, t: WildCards) -> Flow:
        coach = t.coaches[self.seat]
        count = min(self.up_to - len(coach.hand), len(coach.deck))
        if count > 0:
            cards = tuple(coach.deck[: -count - 1 : -1])
            del coach.deck[-count:]
            coach.hand.extend(cards)
            if t.tell is not None:
                t.announce(told.Drew(self.seat, cards, count), self.seat, told.Drew(self.seat, (), count))
        if len(coach.hand) >= self.up_to or self.seat == t.batting or not coach.discard:
            return DONE
        return None

    @step
    def deck_is_empty(self, t: WildCards) -> Flow:
        return ASK_SHUFFLE[self.seat]

    @deck_is_empty.answer
    def shuffled(self, t: WildCards, chosen: Action) -> Flow:
        shuffle_discards(t, self.seat)
        return Goto("draw")


@procedure
class EmergencyDraw(Procedure):
    """Emergency Draw: the top card of the deck, until it is a Player (ruling W8)."""

    seat: int
    zone: str

    @step
    def draw(self, t: WildCards) -> Flow:
        coach = t.coaches[self.seat]
        while coach.deck:
            card = coach.deck.pop()
            player = t.cards.card[card].player
            if not player:
                coach.discard.append(card)
            t.announce(told.EmergencyDrawn(self.seat, self.zone, card, player))
            if player:
                moving.bring_in(t, self.seat, self.zone, card)
                return DONE
        if self.seat != t.batting and any(t.cards.card[card].player for card in coach.discard):
            return None
        t.announce(told.NobodyFound(self.seat, self.zone))
        if self.seat == t.batting:
            t.half_end = "no_players"
        return DONE

    @step
    def deck_is_empty(self, t: WildCards) -> Flow:
        return ASK_SHUFFLE[self.seat]

    @deck_is_empty.answer
    def shuffled(self, t: WildCards, chosen: Action) -> Flow:
        shuffle_discards(t, self.seat)
        return Goto("draw")
