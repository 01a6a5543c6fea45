"""Why an ability or a Special cannot be used now: one word each, which `reasons.py` turns into a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lordsball.games.wild_cards import effects, moving

if TYPE_CHECKING:
    from lordsball.games.wild_cards.state import WildCards

FLIPPED = "flipped"


def refusal(t: WildCards, seat: int, card: str, number: int, window: str) -> str:
    """Why this ability cannot be used in this window: zone, window, used, needs, vibes, nothing; "" where it can."""
    return refusal_in(t, seat, card, number, window, t.zone_of(seat, card))


def refusal_in(t: WildCards, seat: int, card: str, number: int, window: str, zone: str) -> str:
    """The same for a card that is known to lie in a zone."""
    ability = t.cards.card[card].abilities[number]
    if window not in ability.when:
        return "window"
    if zone not in ability.zones:
        return "zone"
    if used_key(seat, card, number, ability.once) in t.used:
        return "used"
    for need in ability.needs:
        if not need.met(t, seat, card):
            return "needs"
    if not t.has_vibes(seat, ability.pay):
        return "vibes"
    return "" if any(effects.possible(t, seat, card, effect) for effect in ability.effects) else "nothing"


def used_key(seat: int, card: str, number: int, once: str) -> str:
    """How an ability that was used is remembered, as long as it is barred."""
    return f"{once}{seat}:{card}:{number}"


def special_refusal(t: WildCards, seat: int, card: str, window: str) -> str:
    """Why this Special cannot be turned up or played now: window, symbol, full, nothing; "" where it can."""
    known = t.cards.card[card]
    if window not in known.when:
        return "window"
    if card != t.coaches[seat].special_down:
        if not known.quick:
            return "symbol"
        if not moving.special_zone_empty(t, seat):
            return "full"
    return "" if works(t, seat, card) else "nothing"


def works(t: WildCards, seat: int, card: str) -> bool:
    """Would this Special do anything, if it were turned up now?"""
    known = t.cards.card[card]
    flipped = known.fires.get(FLIPPED, ())
    if known.weather or known.vibes or len(flipped) < len(known.abilities):
        return True
    for number in flipped:
        ability = known.abilities[number]
        ready = all(need.met(t, seat, card) for need in ability.needs)
        if ready and any(effects.possible(t, seat, card, effect) for effect in ability.effects):
            return True
    return False
