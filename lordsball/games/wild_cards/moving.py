"""Cards going from one place to another. Every card is always in exactly one place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lordsball.games.wild_cards import events as told
from lordsball.games.wild_cards import totals, vibes
from lordsball.games.wild_cards.names import DOWN, HOME, NOBODY, PLACES, SPECIAL

if TYPE_CHECKING:
    from lordsball.games.wild_cards.state import WildCards


def place(t: WildCards, seat: int, card: str, zone: str) -> None:
    """Lay a card of the hand face down."""
    coach = t.coaches[seat]
    coach.hand.remove(card)
    setattr(coach, DOWN[zone], card)
    t.announce(told.Placed(seat, zone, card), seat, told.Placed(seat, zone, ""))


def turn_up(t: WildCards, seat: int, zone: str) -> str:
    """Turn up the Player that lies face down in a zone: it gets its Vibes."""
    coach = t.coaches[seat]
    card: str = getattr(coach, DOWN[zone])
    setattr(coach, DOWN[zone], "")
    bring_in(t, seat, zone, card)
    return card


def bring_in(t: WildCards, seat: int, zone: str, card: str) -> None:
    """Put a Player face up into a zone."""
    setattr(t.coaches[seat], zone, card)
    t.plays[t.numbers[card]] += 1
    count = t.cards.card[card].vibes
    vibes.put(t, seat, card, count)
    t.announce(told.Revealed(seat, zone, card, count))


def special_up(t: WildCards, seat: int, card: str) -> None:
    """Turn up the face-down Special, or put one from the hand into the empty Special zone (ruling W19)."""
    coach = t.coaches[seat]
    from_hand = coach.special_down != card
    if from_hand:
        coach.hand.remove(card)
    else:
        coach.special_down = ""
    coach.special = card
    t.plays[t.numbers[card]] += 1
    count = t.cards.card[card].vibes
    vibes.put(t, seat, card, count)
    t.announce(told.SpecialPlayed(seat, card, from_hand, count))


def weather_moves(t: WildCards, seat: int) -> None:
    """A Weather that was turned up goes to the Weather zone and replaces what lies there (ruling W13)."""
    card, before = t.coaches[seat].special, t.weather
    if before:
        clear_weather(t, "replaced")
    t.coaches[seat].special = ""
    t.weather, t.weather_owner = card, seat
    t.announce(told.WeatherChanged(seat, card, before))


def clear_weather(t: WildCards, why: str) -> None:
    """The Weather is discarded by the coach who played it."""
    card, seat = t.weather, t.weather_owner
    vibes.leave(t, seat, card)
    t.weather, t.weather_owner = "", NOBODY
    t.coaches[seat].discard.append(card)
    t.announce(told.Discarded(seat, card, "weather", why))


def discard(t: WildCards, seat: int, zone: str, why: str) -> None:
    """A card in play, face down or up, goes to its coach's discards."""
    coach = t.coaches[seat]
    for name in (zone, DOWN.get(zone, zone)):
        card: str = getattr(coach, name)
        if card:
            vibes.leave(t, seat, card)
            setattr(coach, name, "")
            coach.discard.append(card)
            t.announce(told.Discarded(seat, card, zone, why))


def to_shadows(t: WildCards, seat: int, card: str, source: str) -> None:
    """A card of a coach, just taken from where it lay, goes to the Shadows."""
    coach, number = t.coaches[seat], t.numbers[card]
    if number in coach.borrowed:
        coach.borrowed.remove(number)
    t.shadows.append(card)
    t.announce(told.Shadowed(seat, card, source))


def take(t: WildCards, seat: int, pile: str, card: str) -> None:
    """A card of the Shadows, or of the coach's own discards, goes to the hand (ruling W17)."""
    coach = t.coaches[seat]
    if pile == "shadows":
        t.shadows.remove(card)
        if all(card != own.id for own in t.team(seat).deck):
            coach.borrowed.append(t.numbers[card])
    else:
        coach.discard.remove(card)
    coach.hand.append(card)
    t.announce(told.Took(seat, pile, card))


def run_to(t: WildCards, seat: int, start: int, end: int, why: str) -> None:
    """The runner on a base (0: the Batter) goes to another, 4 for home; there a run scores and the card leaves."""
    coach = t.coaches[seat]
    place_of = "at_bat" if not start else PLACES[start - 1]
    card: str = getattr(coach, place_of)
    setattr(coach, place_of, "")
    if not start:
        totals.clear(t)
    if end < HOME:
        setattr(coach, PLACES[end - 1], card)
    else:
        coach.discard.append(card)
    t.announce(told.RunnerMoved(seat, card, start, end, why))
    if end == HOME:
        t.runs[seat] += 1
        t.announce(told.RunScored(seat, card, t.runs[seat]))
        vibes.leave(t, seat, card)


def runners(t: WildCards) -> list[int]:
    """The bases that are taken, the furthest first."""
    coach = t.coaches[t.batting]
    return [base for base in (3, 2, 1) if getattr(coach, PLACES[base - 1])]


def special_zone_empty(t: WildCards, seat: int) -> bool:
    """Nothing in this coach's Special zone, face up or down."""
    return not getattr(t.coaches[seat], SPECIAL) and not t.coaches[seat].special_down
