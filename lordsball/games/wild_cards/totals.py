"""What a roll comes to: dice, the Player's number, and every modifier in effect."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lordsball.games.wild_cards.names import BAT, ROLLER

if TYPE_CHECKING:
    from lordsball.games.wild_cards.state import WildCards


def roller(t: WildCards, roll: str) -> int:
    """The seat that makes a kind of roll."""
    return t.batting if roll == BAT else 1 - t.batting


def modifier(t: WildCards, roll: str) -> int:
    """The Player's number and what is always in effect; an empty zone counts 0."""
    seat = roller(t, roll)
    card: str = getattr(t.coaches[seat], ROLLER[roll])
    return (t.cards.card[card].number(roll) if card else 0) + standing(t, roll, seat, card)


def standing(t: WildCards, roll: str, seat: int, player: str) -> int:
    """What modifiers of cards in play do to this Player's roll."""
    total, modifying = 0, t.cards.modifying
    for owner in (0, 1):
        if t.any_in_play(owner, modifying):
            for card, zone in t.in_play(owner):
                if card in modifying:
                    total += _adds(t, owner, card, zone, roll, seat, player)
    return total


def sources(t: WildCards, roll: str) -> list[tuple[str, int]]:
    """What `modifier` is made of: the Player with its number, then every card with what it adds."""
    seat = roller(t, roll)
    player: str = getattr(t.coaches[seat], ROLLER[roll])
    found = [(player, t.cards.card[player].number(roll))] if player else []
    for owner in (0, 1):
        for card, zone in t.in_play(owner):
            if by := _adds(t, owner, card, zone, roll, seat, player):
                found.append((card, by))
    return found


def _adds(t: WildCards, owner: int, card: str, zone: str, roll: str, seat: int, player: str) -> int:
    """What the modifiers of one card do to the roll that `seat` makes with this Player."""
    total, known = 0, t.cards.card[card]
    for number in known.modifiers:
        ability = known.abilities[number]
        always = ability.always
        if always is None or not (by := always.number(roll)) or zone not in ability.zones:
            continue
        whose = always.for_
        applies = card == player if whose == "self" else whose == "everyone" or (whose == "ours") == (owner == seat)
        if applies and all(need.met(t, owner, card) for need in ability.needs):
            total += by
    return total


def total(t: WildCards) -> int:
    """The roll on the table as it stands."""
    return sum(t.dice) + modifier(t, t.roll) + t.added


def clear(t: WildCards) -> None:
    """Play Ball: the pitch is settled, and the tracking dice come off the cards."""
    t.pitch_total = t.bat_total = t.catch_total = t.potential = 0
    t.thrown.clear()


def keeps_free(t: WildCards, seat: int, zone: str) -> bool:
    """Does the card in a zone stay without paying?"""
    card: str = getattr(t.coaches[seat], zone)
    if not card:
        return False
    known = t.cards.card[card]
    for number in known.modifiers:
        ability = known.abilities[number]
        free = ability.always is not None and ability.always.free_keep and zone in ability.zones
        if free and all(need.met(t, seat, card) for need in ability.needs):
            return True
    return False
