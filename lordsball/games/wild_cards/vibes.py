"""Vibes: where they come from, how they are paid, and what becomes of them when a card leaves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lordsball.games.wild_cards import events as told
from lordsball.games.wild_cards.names import BASES, WEATHER

if TYPE_CHECKING:
    from lordsball.games.wild_cards.state import WildCards


def put(t: WildCards, seat: int, card: str, count: int) -> None:
    """Vibes from the supply onto a card in play, silently: the event of the card that was turned up says so."""
    coach = t.coaches[seat]
    coach.gained += count
    if card == t.team_ids[seat]:
        coach.vibes += count
    elif count:
        t.vibes[card] = t.vibes.get(card, 0) + count


def gain(t: WildCards, seat: int, card: str, count: int) -> None:
    """Vibes from the supply onto a card, or onto the Team card once the card is out of play."""
    where = card if t.zone_of(seat, card) else t.team_ids[seat]
    put(t, seat, where, count)
    t.announce(told.VibesGained(seat, where, count))


def pay(t: WildCards, seat: int, price: int, first: str = "") -> None:
    """Vibes from any of the coach's cards to the supply (ruling W10).

    First goes what would be lost when its card leaves: all but the last Vibe of a card, `first` before others; then
    the Team card's, then the last Vibe of each card.
    """
    team = t.team_ids[seat]
    for floor in (1, 0):
        for card in _in_order(t, seat, first):
            price -= pay_with(t, seat, card, min(price, t.vibes.get(card, 0) - floor))
        if floor:
            price -= pay_with(t, seat, team, min(price, t.coaches[seat].vibes))
        if not price:
            return


def pay_with(t: WildCards, seat: int, card: str, count: int) -> int:
    """Vibes of one card (a team's id: of the Team card) go to the supply. How many did."""
    if count <= 0:
        return 0
    coach = t.coaches[seat]
    coach.returned += count
    if card == t.team_ids[seat]:
        coach.vibes -= count
    else:
        _take_off(t, card, count)
    t.announce(told.VibesPaid(seat, card, count))
    return count


def payers(t: WildCards, seat: int, first: str = "") -> list[str]:
    """The cards a coach can take the next Vibe from; in front the one that `pay` would take it from."""
    cards = _in_order(t, seat, first)
    team = [t.team_ids[seat]] if t.coaches[seat].vibes else []
    return [*(c for c in cards if t.vibes[c] > 1), *team, *(c for c in cards if t.vibes[c] == 1)]


def _in_order(t: WildCards, seat: int, first: str) -> list[str]:
    """A coach's cards with Vibes: the ability's own, those that will soon leave, those that may stay."""
    cards = [(card != first, zone in (WEATHER, BASES), card) for card, zone in t.in_play(seat) if card in t.vibes]
    return [card for _, _, card in sorted(cards, key=lambda each: each[:2])]


def _take_off(t: WildCards, card: str, count: int) -> None:
    left = t.vibes[card] - count
    if left:
        t.vibes[card] = left
    else:
        del t.vibes[card]


def lose(t: WildCards, seat: int, count: int) -> int:
    """A coach loses Vibes to the supply: from the Team card first, then as they would be paid. How many went."""
    count = _remove(t, seat, count)
    t.coaches[seat].returned += count
    return count


def move_to(t: WildCards, thief: int, count: int) -> int:
    """Vibes of the other coach move to this coach's Team card. How many did."""
    victim = t.coaches[1 - thief]
    count = _remove(t, 1 - thief, count)
    victim.returned += count
    t.coaches[thief].gained += count
    t.coaches[thief].vibes += count
    return count


def _remove(t: WildCards, seat: int, count: int) -> int:
    coach = t.coaches[seat]
    count = min(count, t.vibes_of(seat))
    rest = count - min(count, coach.vibes)
    coach.vibes -= count - rest
    for card in _in_order(t, seat, ""):
        part = min(rest, t.vibes[card])
        if part:
            _take_off(t, card, part)
            rest -= part
    return count


def leave(t: WildCards, seat: int, card: str) -> None:
    """One Vibe of a card that leaves play moves to the Team card, the rest to the supply (ruling W11)."""
    count = t.vibes.pop(card, 0)
    if count:
        t.coaches[seat].vibes += 1
        t.coaches[seat].returned += count - 1
        t.announce(told.VibesSaved(seat, card, count - 1))
