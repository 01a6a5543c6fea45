"""What came up in a game of Wild Cards, for the designer: cards drawn and played, abilities carried out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from lordsball.engine.position import Told
from lordsball.games.ledger import Ledger, Ledgers, Thing
from lordsball.games.wild_cards import events as told
from lordsball.games.wild_cards.cards import Card, Catalog, refrozen
from lordsball.games.wild_cards.state import WildCards


def things(t: WildCards) -> list[Thing]:
    """Each card of both decks, its abilities behind it; the Team card's first."""
    found = []
    for seat in (0, 1):
        team = t.team(seat)
        for card in (team.card, *team.deck):
            if card is not team.card:
                found.append(Thing(card.id, "Player" if card.player else "Special", card.name, seat))
            found += [
                Thing(f"{card.id}:{number}", "Ability", _named(card, number), seat)
                for number, ability in enumerate(card.abilities) if not ability.always
            ]
    return found


def _named(card: Card, number: int) -> str:
    return card.name if len(card.abilities) == 1 else f"{card.name}, ability {number + 1}"


def keep(t: WildCards, ledger: Ledger) -> Callable[[Told], None]:
    """From the first decision on, before any card is drawn. Both coaches' cards have ids of their own (ruling W17)."""
    for seat in (0, 1):
        ledger.draw(seat, *t.coaches[seat].hand)

    def heard(message: Told) -> None:
        match message.event:
            case told.Drew(seat=seat, cards=cards):
                ledger.draw(seat, *cards)
            case told.EmergencyDrawn(seat=seat, card=card):
                ledger.draw(seat, card)
            case told.Revealed(seat=seat, card=card) | told.SpecialPlayed(seat=seat, card=card):
                ledger.play(seat, card)
            case told.RunScored(seat=seat, card=card):
                ledger.bring(seat, card, 1)
            case told.AbilityUsed(seat=seat, card=card, ability=number):
                ledger.fire(seat, f"{card}:{number}")
            case told.AbilityFired(seat=seat, card=card, ability=number):
                ledger.fire(seat, f"{card}:{number}")

    return heard


def plain(cards: Catalog, key: str) -> Catalog:
    """The same cards, but this Player or Special has no ability; its numbers and Vibes stay.

    Raises KeyError for one that has none anyway, and for a Team card.
    """
    if key not in cards.card or not cards.card[key].abilities or any(key == team.id for team in cards.teams):
        raise KeyError(key)
    bare = replace(cards.card[key], abilities=(), uses=(), modifiers=(), fires={})
    return refrozen(cards, bare)


LEDGERS = Ledgers(things, keep, plain)
