"""Is a saved position one that play can reach? What holds here, no later step has to doubt."""

from __future__ import annotations

from collections import Counter

from lordsball.engine.records import LoadError
from lordsball.engine.secrets import places
from lordsball.games.wild_cards.abilities import CarryOut
from lordsball.games.wild_cards.names import DOWN, NOBODY, PLAYER_ZONES, SPECIAL
from lordsball.games.wild_cards.paying import Pay
from lordsball.games.wild_cards.state import WildCards
from lordsball.games.wild_cards.windows import PlaySpecial

MANY = 10**9
NUMBERS = {
    "first": (0, 1), "half": (0, 2), "batting": (0, 1), "strikes": (0, 9), "balls": (0, 9), "outs": (0, 9),
    "weather_owner": (NOBODY, 1), "potential": (0, 4), "added": (-MANY, MANY),
    "pitch_total": (-MANY, MANY), "bat_total": (-MANY, MANY), "catch_total": (-MANY, MANY),
}
"""Least and most of each number."""
PAIRS = ("runs", "half_batters", "struck")
ROLLS = ("", "pitch", "bat", "catch")
ENDS = ("", "outs", "no_players", "walk_off")


def check(t: WildCards) -> None:
    """Raises LoadError, with where and what, for a position, cards dealt, that no game comes to."""
    for name, (least, most) in NUMBERS.items():
        _within(f"position.{name}", getattr(t, name), least, most)
    for name in PAIRS:
        numbers = getattr(t, name)
        if len(numbers) != 2:
            raise LoadError(f"position.{name}: {len(numbers)} values, expected 2")
        for place, number in enumerate(numbers):
            _within(f"position.{name}[{place}]", number, 0, MANY)
    if t.roll not in ROLLS or (t.dice and not _pair_of_dice(t.dice)):
        raise LoadError("position.dice: found dice that do not lie on the table like that")
    if not set(t.thrown) <= set(ROLLS) or any(not _pair_of_dice(dice) for dice in t.thrown.values()):
        raise LoadError("position.thrown: found dice that do not lie on the table like that")
    if t.roll and not t.dice:
        raise LoadError("position.roll: found a roll without dice")
    if t.half_end not in ENDS or not set(t.ends) <= set(ENDS):
        raise LoadError("position.half_end: found an end that no half has")
    if len(t.plays) != len(t.numbers):
        raise LoadError(f"position.plays: {len(t.plays)} values, expected {len(t.numbers)}")
    if [coach.seat for coach in t.coaches] != [0, 1]:
        raise LoadError("position.coaches: expected the coaches of seat 0 and seat 1")
    _check_cards(t)
    _check_stack(t)


def _pair_of_dice(dice: list[int]) -> bool:
    return len(dice) == 2 and all(1 <= face <= 6 for face in dice)


def _check_cards(t: WildCards) -> None:
    """Every card of both decks is somewhere, once; every zone holds the right type; Vibes lie on cards in play."""
    lying = Counter(card for place in places(t) for card in place.cards)
    wrong = [card for card in sorted({*lying, *t.numbers}) if lying[card] != (card in t.numbers)]
    if wrong:
        raise LoadError(f"position.coaches: found {wrong[0]!r} {lying[wrong[0]]} times")
    card = t.cards.card
    for coach in t.coaches:
        for zone in (*PLAYER_ZONES, SPECIAL):
            for name in (zone, DOWN[zone]):
                id = getattr(coach, name)
                if id and card[id].player == (zone == SPECIAL):
                    raise LoadError(f"position.coaches[{coach.seat}].{name}: found a card of the wrong type")
        for number in coach.borrowed:
            _within(f"position.coaches[{coach.seat}].borrowed", number, 0, len(t.numbers) - 1)
        _within(f"position.coaches[{coach.seat}].vibes", coach.vibes, 0, MANY)
    if bool(t.weather) != (t.weather_owner != NOBODY):
        raise LoadError("position.weather: found a Weather without its coach")
    in_play = {id for seat in (0, 1) for id, _ in t.in_play(seat)}
    for id, count in t.vibes.items():
        _within(f"position.vibes.{id}", count, 1, MANY)
        if id not in in_play:
            raise LoadError(f"position.vibes: found Vibes on {id!r}, which is not in play")


def _check_stack(t: WildCards) -> None:
    if not t.stack:
        return
    top = t.stack[-1]
    if top.ON[top.at] is None:
        raise LoadError(f"position.stack: found a game that waits at {top.where()}, where nothing is asked")
    for procedure in t.stack:
        seat = getattr(procedure, "seat", 0)
        _within(f"position.stack.{type(procedure).__name__}.seat", seat, 0, 1)
        if isinstance(procedure, CarryOut | PlaySpecial) and procedure.card not in (*t.numbers, *t.team_ids):
            raise LoadError(f"position.stack: found no card {procedure.card!r}")
        if isinstance(procedure, CarryOut):
            most = len(t.cards.card[procedure.card].abilities) - 1
            _within("position.stack.CarryOut.number", procedure.number, 0, most)
        if isinstance(procedure, Pay):
            _within("position.stack.Pay.price", procedure.price, 0, t.vibes_of(procedure.seat))


def _within(path: str, found: int, least: int, most: int) -> None:
    if not least <= found <= most:
        expected = f"{least} to {most}" if most < MANY else f"{least} or more"
        raise LoadError(f"{path}: found {found}, expected {expected}")
