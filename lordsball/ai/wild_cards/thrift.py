"""A coach of Wild Cards who wastes nothing: every Clean Up brings a Vibe, and idle Specials make room for others."""

from __future__ import annotations

from lordsball.ai.arithmetic import whole
from lordsball.ai.wild_cards import thumbs
from lordsball.ai.wild_cards.regular import Choice, Regular, useless
from lordsball.engine.procedure import Action, Decision
from lordsball.games.wild_cards.cards import Card
from lordsball.games.wild_cards.idle import idle
from lordsball.games.wild_cards.state import WildCards
from lordsball.games.wild_cards.turn import DiscardHand

SPECIAL_IN_HAND = 4.2
"""A Special that can still do something is worth as much as a Player with this number."""
DEEP_ENOUGH = 2
"""Cards in the deck for which the batting coach, who goes through it only once, still discards for a Vibe."""


class Thrifty(Regular):
    """Counts the dice like the Regular, and the Vibes and cards as well."""

    def clean_up(self, view: WildCards, decision: Decision) -> Choice:
        """Keeps what is worth two Vibes: the one it costs, and the one the next card would have brought."""
        if decision.ask == "keep":
            return self.keep(view, decision, thumbs.VIBE)
        if decision.ask == "discard":
            return Choice(self._discard(view, decision), "")
        return super().clean_up(view, decision)

    @staticmethod
    def _discard(view: WildCards, decision: Decision) -> Action:
        """What nobody needs; and if there is nothing of that kind, the worst card, for its Vibe."""
        seat, options, cards = decision.seat, decision.options[:-1], view.cards.card
        batting, depth = seat == view.batting, len(view.coaches[seat].deck)
        for option in options:
            card = cards[str(option.args[0])]
            if (not card.player and idle(card, batting) and (depth or not batting)) or useless(view, seat, card):
                return option
        top = view.stack[-1]
        began = isinstance(top, DiscardHand) and top.discarded > 0
        if began or not options or (batting and depth < DEEP_ENOUGH):
            return decision.options[-1]
        players = whole(cards[str(option.args[0])].player for option in options)
        fair = [o for o in options if players > (1 if batting else 2) or not cards[str(o.args[0])].player]
        if not fair:
            return decision.options[-1]  # who has to play next is not thrown away for a Vibe
        return min(fair, key=lambda option: in_hand(cards[str(option.args[0])], batting))


def in_hand(card: Card, batting: bool) -> float:
    """How good a card of the hand is, on the scale of a Player's numbers."""
    if not card.player:
        return SPECIAL_IN_HAND
    return float(card.bat) if batting else max(card.pitch, card.catch - 0.5)
