"""What one action gives away for good: the outcome of a roll or a draw, a card somebody sees for the first time, a hint
at a card that stays hidden."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from typing import Any, Literal

from lordsball.engine.position import Position, Told
from lordsball.engine.secrets import HIDDEN, Place, places

Boundary = Literal["", "chance", "shown", "hinted"]
"""Why an action is not taken back at a table that keeps to the rule; "" where nothing speaks against it."""


def boundary(
    before: Position, after: Position, told: Iterable[Told], seats: int, people: Collection[int] | None = None
) -> Boundary:
    """What came to light between two positions: dice, spins and shuffles move the chance; draws, reveals and peeks
    let a seat see a card it did not see; who was asked, and who was not, can give away what a hand holds.

    :param people: the seats of people (None: all). A hint counts for them only: a computer player starts every thought
        from what it sees, and remembers nothing of what was taken back.
    """
    if before.chance != after.chance:
        return "chance"
    there, now = [*places(before)], [*places(after)]
    if not there and not now:
        return ""
    for seat in range(seats):
        known = _visible(there, seat)
        if _visible(now, seat) - known:
            return "shown"
        unknown = _unseen(there, seat) - known.keys()
        heard = [word for one in told for word in words_in(one.for_seat(seat))]
        if not unknown.isdisjoint(heard):
            return "shown"
    taught = range(seats) if people is None else people
    hinted = any(one.event is None and seat != one.only for one in told for seat in taught)
    return "hinted" if hinted else ""


def visible(position: Position, seat: int | None) -> Counter[str]:
    """The cards a seat sees, each as often as it sees it."""
    return _visible(places(position), seat)


def unseen(position: Position, seat: int | None) -> set[str]:
    """The cards that lie where the seat cannot see them."""
    return _unseen(places(position), seat)


def _visible(found: Iterable[Place], seat: int | None) -> Counter[str]:
    return Counter([card for place in found if place.seen(seat) for card in place.cards])


def _unseen(found: Iterable[Place], seat: int | None) -> set[str]:
    return {card for place in found if not place.seen(seat) for card in place.cards} - {HIDDEN}


def words_in(thing: Any) -> Iterator[str]:
    """Every text anywhere in plain data: in tuples, lists, dicts and their keys."""
    found: list[str] = []
    _collect(thing, found)
    return iter(found)


def _collect(thing: Any, found: list[str]) -> None:
    if isinstance(thing, str):
        found.append(thing)
    elif isinstance(thing, dict):
        _collect(list(thing), found)
        _collect(list(thing.values()), found)
    elif isinstance(thing, tuple | list):
        for inner in thing:
            kind = type(inner)
            if kind is str:
                found.append(inner)
            elif kind is not int:
                _collect(inner, found)
