"""A coach of Wild Cards who wastes nothing: every Clean Up brings a Vibe, and idle Specials make room for others."""

from __future__ import annotations

from lordsball.ai import wild_cards_thumbs as thumbs
from lordsball.ai.wild_cards import Choice, Regular, keep_worth, useless
from lordsball.engine.procedure import Action, Decision
from lordsball.games.wild_cards.cards import Card
from lordsball.games.wild_cards.names import ANSWERS, BAT, CATCH, HIT, PITCH
from lordsball.games.wild_cards.state import WildCards
from lordsball.games.wild_cards.turn import DiscardHand
from lordsball.games.wild_cards.verbs import Modifier

AT_BAT_ONLY = frozenset((BAT, HIT, ANSWERS[PITCH], ANSWERS[CATCH]))
IN_THE_FIELD_ONLY = frozenset((PITCH, CATCH, ANSWERS[BAT], ANSWERS[HIT]))
"""Windows that only the batting coach has, and only the pitching coach."""
SPECIAL_IN_HAND = 4.2
"""A Special that can still do something is worth as much as a Player with this number."""
DEEP_ENOUGH = 2
"""Cards in the deck for which the batting coach, who goes through it only once, still discards for a Vibe."""


class Thrifty(Regular):
    """Counts the dice like the Regular, and the Vibes and cards as well."""

    def clean_up(self, view: WildCards, decision: Decision) -> Choice:
        """Keeps what is worth two Vibes: the one it costs, and the one the next card would have brought."""
        seat = decision.seat
        if decision.ask == "keep":
            for option in decision.options[:-1]:
                if keep_worth(view, seat, str(option.args[0])) > thumbs.VIBE:
                    return Choice(option, "Worth its Vibes to keep.")
            return Choice(decision.options[-1], "Enough.")
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
        return min(options, key=lambda option: in_hand(cards[str(option.args[0])], batting))


def in_hand(card: Card, batting: bool) -> float:
    """How good a card of the hand is, on the scale of a Player's numbers."""
    if not card.player:
        return SPECIAL_IN_HAND
    return float(card.bat) if batting else max(card.pitch, card.catch - 0.5)


def idle(card: Card, batting: bool) -> bool:
    """Is this a Special that does nothing for its coach on this side of the field?"""
    never = IN_THE_FIELD_ONLY if batting else AT_BAT_ONLY
    if card.when <= never:
        return True
    for ability in card.abilities:
        if ability.always is not None:
            if _helps(ability.always, batting):
                return False
        elif ability.when:
            if not ability.when <= never:
                return False
        elif not (card.weather and ability.on == "flipped"):
            return False
    return True


def _helps(always: Modifier, batting: bool) -> bool:
    """Does it touch a roll of this half, on the side it is meant for?"""
    fielding = bool(always.pitch or always.catch)
    ours, theirs = (bool(always.bat), fielding) if batting else (fielding, bool(always.bat))
    return theirs if always.for_ == "theirs" else ours
