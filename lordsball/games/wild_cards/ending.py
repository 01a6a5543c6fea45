"""Changing Sides and Game Over: when a half ends, what goes home, who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lordsball.games.wild_cards import events as told
from lordsball.games.wild_cards.names import DOWN, NOBODY, PLACES

if TYPE_CHECKING:
    from lordsball.games.wild_cards.state import WildCards

ZONES = (*DOWN, *DOWN.values(), *PLACES)


def walk_off(t: WildCards) -> bool:
    """Game Over: has the team that bats second outscored the first (ruling W15)?"""
    return t.half == 2 and t.runs[t.batting] > t.runs[1 - t.batting]


def can_bat(t: WildCards) -> bool:
    """Draw Back Up: has the batting coach a Player in deck or hand, or placed already (ruling W9)?"""
    coach, card = t.coaches[t.batting], t.cards.card
    if coach.at_bat or coach.at_bat_down:
        return True
    return any(card[id].player for id in coach.hand) or any(card[id].player for id in coach.deck)


def tell_half_over(t: WildCards) -> None:
    """The half is over: say why."""
    t.ends.append(t.half_end)
    if t.tell is not None:
        left = sum(bool(getattr(t.coaches[t.batting], place)) for place in PLACES)
        t.announce(told.HalfOver(t.half, t.batting, t.runs[t.batting], left, t.half_end))


def change_sides(t: WildCards) -> None:
    """Changing Sides: cards go home but for those in the Shadows, tokens to the supply, scores stay (ruling W16)."""
    cards = [card for coach in t.coaches for card in _gathered(t, coach.seat)]
    if t.weather:
        cards.append(t.weather)
        t.weather, t.weather_owner = "", NOBODY
    owner = {card.id: seat for seat in (0, 1) for card in t.team(seat).deck}
    for card in cards:
        t.coaches[owner[card]].deck.append(card)
    t.vibes.clear()
    t.strikes = t.balls = t.outs = t.potential = 0
    t.pitch_total = t.bat_total = t.catch_total = t.added = 0
    t.roll, t.half_end = "", ""
    t.dice.clear()
    t.thrown.clear()
    t.used.clear()
    t.batting = 1 - t.batting
    t.announce(told.SidesChanged(t.batting, t.runs[1 - t.batting] + 1))


def _gathered(t: WildCards, seat: int) -> list[str]:
    coach = t.coaches[seat]
    cards = [*coach.deck, *coach.hand, *coach.discard]
    coach.deck, coach.hand, coach.discard = [], [], []
    for zone in ZONES:
        if card := getattr(coach, zone):
            cards.append(card)
            setattr(coach, zone, "")
    coach.borrowed = []
    coach.vibes = coach.gained = coach.returned = 0
    return cards


def tell_game_over(t: WildCards) -> None:
    """The end of the game."""
    won = t.winners()
    t.announce(told.GameOver(NOBODY if len(won) == 2 else won[0], (t.runs[0], t.runs[1])))
