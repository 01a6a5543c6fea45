"""Specials that do nothing for their coach: on this side of the field, or since all they do has been done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lordsball.games.wild_cards.cards import Card
from lordsball.games.wild_cards.names import ANSWERS, BAT, CATCH, HIT, PITCH, SPECIAL, WEATHER
from lordsball.games.wild_cards.refusals import FLIPPED
from lordsball.games.wild_cards.verbs import Modifier

if TYPE_CHECKING:
    from lordsball.games.wild_cards.state import WildCards

AT_BAT_ONLY = frozenset((BAT, HIT, ANSWERS[PITCH], ANSWERS[CATCH]))
IN_THE_FIELD_ONLY = frozenset((PITCH, CATCH, ANSWERS[BAT], ANSWERS[HIT]))
"""Windows that only the batting coach has, and only the pitching coach."""


def idle(card: Card, batting: bool) -> bool:
    """Is this a Special that does nothing for its coach on this side of the field?"""
    if card.player:
        return False
    never = IN_THE_FIELD_ONLY if batting else AT_BAT_ONLY
    if card.when <= never:
        return True
    return all(
        card.weather if ability.on == FLIPPED else rests(card, number, batting)
        for number, ability in enumerate(card.abilities)
    )


def spent(t: WildCards, seat: int, zone: str) -> bool:
    """Is a face-up Special or Weather of no more use to its coach, so that paying to keep it or to have it trashed
    is a waste?"""
    lying = t.weather if zone == WEATHER else t.coaches[seat].special if zone == SPECIAL else ""
    if not lying:
        return False
    card = t.cards.card[lying]
    fires = card.fires.get(FLIPPED, ())
    return all(number in fires or rests(card, number, seat == t.batting) for number in range(len(card.abilities)))


def rests(card: Card, number: int, batting: bool) -> bool:
    """Can this ability of a card that stays in play do nothing on this side of the field?"""
    ability = card.abilities[number]
    if ability.always is not None:
        return not _helps(ability.always, batting)
    return bool(ability.when) and ability.when <= (IN_THE_FIELD_ONLY if batting else AT_BAT_ONLY)


def _helps(always: Modifier, batting: bool) -> bool:
    """Does it touch a roll of this half, on the side it is meant for?"""
    fielding = bool(always.pitch or always.catch)
    ours, theirs = (bool(always.bat), fielding) if batting else (fielding, bool(always.bat))
    return theirs if always.for_ == "theirs" else ours or theirs if always.for_ == "everyone" else ours
