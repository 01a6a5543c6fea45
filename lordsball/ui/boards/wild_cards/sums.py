"""What a roll is made of: the Player's number, and every modifier in effect with the card it comes from."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from lordsball.games.wild_cards.names import BAT, CATCH, PITCH, ROLLER
from lordsball.games.wild_cards.state import WildCards
from lordsball.games.wild_cards.totals import roller


class Part(NamedTuple):
    """What one card adds to a roll."""

    card: str
    by: int


def parts(t: WildCards, roll: str) -> list[Part]:
    """The Player's own number first (also where it is 0), then what is always in effect. An empty zone has none."""
    seat = roller(t, roll)
    player: str = getattr(t.coaches[seat], ROLLER[roll])
    own = [Part(player, t.cards.card[player].number(roll))] if player else []
    return [*own, *_standing(t, roll, seat, player)]


def _standing(t: WildCards, roll: str, seat: int, player: str) -> Iterator[Part]:
    cards = t.cards.card
    for owner in (0, 1):
        for card, zone in t.in_play(owner):
            by = 0
            for number in cards[card].modifiers:
                ability = cards[card].abilities[number]
                always = ability.always
                if always is None or zone not in ability.zones:
                    continue
                whose = always.for_
                mine = card == player if whose == "self" else whose == "everyone" or (whose == "ours") == (owner == seat)
                if mine and all(need.met(t, owner, card) for need in ability.needs):
                    by += always.number(roll)
            if by:
                yield Part(card, by)


def fixed(t: WildCards, roll: str) -> int:
    """The total of a kind of roll as it was locked; 0 before that."""
    return {PITCH: t.pitch_total, BAT: t.bat_total, CATCH: t.catch_total}[roll]
