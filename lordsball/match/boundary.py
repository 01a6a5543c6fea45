"""What one action let out that cannot be put back: a chance that spoke, a card somebody sees for the first time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, Literal

from lordsball.engine.position import Position, Told
from lordsball.engine.secrets import HIDDEN, places

Boundary = Literal["", "chance", "shown"]
"""Why an action is not taken back at a table that keeps to the rule; "" where nothing speaks against it."""


def boundary(before: Position, after: Position, told: Iterable[Told], seats: int) -> Boundary:
    """What came to light between two positions: dice, spins and shuffles move the chance; draws, reveals and peeks
    let a seat see a card it did not see."""
    if before.chance != after.chance:
        return "chance"
    if next(places(before), None) is None and next(places(after), None) is None:
        return ""
    for seat in range(seats):
        known = visible(before, seat)
        if visible(after, seat) - known:
            return "shown"
        unknown = unseen(before, seat) - known.keys()
        heard = [word for one in told for word in words_in(one.for_seat(seat))]
        if not unknown.isdisjoint(heard):
            return "shown"
    return ""


def visible(position: Position, seat: int | None) -> Counter[str]:
    """The cards a seat sees, each as often as it sees it."""
    return Counter(card for place in places(position) if place.seen(seat) for card in place.cards)


def unseen(position: Position, seat: int | None) -> set[str]:
    """The cards that lie where the seat cannot see them."""
    return {card for place in places(position) if not place.seen(seat) for card in place.cards} - {HIDDEN}


def words_in(thing: Any) -> Iterator[str]:
    """Every text anywhere in plain data: in tuples, lists, dicts and their keys."""
    if isinstance(thing, str):
        yield thing
    elif isinstance(thing, dict):
        for key, value in thing.items():
            yield from words_in(key)
            yield from words_in(value)
    elif isinstance(thing, tuple | list):
        for inner in thing:
            yield from words_in(inner)
