"""What is hidden is declared once, on the field that holds it; views and re-deals follow from that.

A field made with `zone(pool, seen_by=...)` holds card ids: a list of them, or one (an empty string for none).
`pool` names the cards it can hold; every field that can hold cards of a pool is declared, open ones too, so that
what a seat has not seen is the pool less what it sees. A record with a field `seat` owns the zones inside it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import field, fields
from functools import cache
from typing import Any, Literal, get_args

from lordsball.engine.chance import Chance
from lordsball.engine.records import Record

HIDDEN = "?"
"""Stands where a card is that the seat may not see."""

SeenBy = Literal["everyone", "owner", "nobody"]


def zone(pool: str, seen_by: SeenBy, by_owner: bool = False, **more: Any) -> Any:
    """A field that holds cards of a pool (of the owner's own pool with `by_owner`).

    >>> from lordsball.engine.records import record
    >>> @record
    ... class Bench(Record):
    ...     seat: int
    ...     hand: list[str] = zone("cards", "owner", default_factory=list)
    >>> bench = Bench(0, ["curve", "slider"])
    >>> mask(bench, 1)
    >>> bench.hand
    ['?', '?']
    """
    return field(metadata={"pool": pool, "seen_by": seen_by, "by_owner": by_owner}, **more)


class Place:
    """One zone of one record of a position, with its owner."""

    __slots__ = ("holder", "name", "owner", "pool", "seen_by")

    def __init__(self, holder: Any, name: str, rule: Any, owner: int | None) -> None:
        self.holder, self.name, self.owner = holder, name, owner
        self.pool: tuple[str, int | None] = (rule["pool"], owner if rule["by_owner"] else None)
        self.seen_by: SeenBy = rule["seen_by"]

    def seen(self, seat: int | None) -> bool:
        """May that seat see the cards here?"""
        return self.seen_by == "everyone" or (self.seen_by == "owner" and seat is not None and seat == self.owner)

    @property
    def cards(self) -> list[str]:
        """The ids of the cards here."""
        held = getattr(self.holder, self.name)
        return list(held) if isinstance(held, list) else [held] if held else []

    @cards.setter
    def cards(self, cards: list[str]) -> None:
        single = not isinstance(getattr(self.holder, self.name), list)
        setattr(self.holder, self.name, (cards[0] if cards else "") if single else cards)


def places(thing: Any, owner: int | None = None) -> Iterator[Place]:
    """Every zone in a record and the records inside it."""
    found: list[Place] = []
    _collect(thing, owner, found)
    return iter(found)


def _collect(thing: Any, owner: int | None, found: list[Place]) -> None:
    owner = getattr(thing, "seat", owner)
    kind: Any = type(thing)
    for name, rule in _leads(kind):
        if rule is not None:
            found.append(Place(thing, name, rule, owner))
        else:
            _collect_inside(getattr(thing, name), owner, found)


def _collect_inside(value: Any, owner: int | None, found: list[Place]) -> None:
    if isinstance(value, Record):
        _collect(value, owner, found)
    elif value is not None:
        for inner in value.values() if isinstance(value, dict) else value:
            _collect_inside(inner, owner, found)


@cache
def _leads(cls: Any) -> tuple[tuple[str, Any], ...]:
    """Where cards may lie in records of a class: its zones with their rules, and the fields that hold records."""
    found: list[tuple[str, Any]] = []
    for f in fields(cls):
        if "pool" in f.metadata:
            found.append((f.name, f.metadata))
        elif not f.metadata.get("kept") and _holds_records(cls.TYPES[f.name]):
            found.append((f.name, None))
    return tuple(found)


def _holds_records(wanted: Any) -> bool:
    if isinstance(wanted, type) and issubclass(wanted, Record):
        return True
    return any(_holds_records(inner) for inner in get_args(wanted))


def mask(position: Any, seat: int | None) -> None:
    """Blot out, in place, every card the seat may not see."""
    _blot(position, seat, None)


def _blot(thing: Any, seat: int | None, owner: int | None) -> None:
    """The same in a record and those inside it. (Every look of every player passes here: no `Place` is made.)"""
    owner = getattr(thing, "seat", owner)
    kind: Any = type(thing)
    for name, seen_by in _covers(kind):
        held = getattr(thing, name)
        if not held:
            continue
        if seen_by is None:
            _blot_inside(held, seat, owner)
        elif seen_by == "nobody" or seat is None or seat != owner:
            setattr(thing, name, [HIDDEN] * len(held) if isinstance(held, list) else HIDDEN)


def _blot_inside(value: Any, seat: int | None, owner: int | None) -> None:
    if isinstance(value, Record):
        _blot(value, seat, owner)
    elif value is not None:
        for inner in value.values() if isinstance(value, dict) else value:
            _blot_inside(inner, seat, owner)


@cache
def _covers(cls: Any) -> tuple[tuple[str, SeenBy | None], ...]:
    """Where cards that not everybody sees may lie in records of a class: zones, and (None) fields that hold records."""
    zones = ((name, None if rule is None else rule["seen_by"]) for name, rule in _leads(cls))
    return tuple((name, seen_by) for name, seen_by in zones if seen_by != "everyone")


Fits = Callable[[str], bool]


def deal_again(position: Any, seat: int | None, chance: Chance, fits: Mapping[str, Fits] | None = None) -> None:
    """Reshuffle, in place, all cards the seat cannot see among the places it cannot see.

    :param fits: fields that can hold only some cards, by name, with who fits. They are filled before all others, so
        that every way the cards can lie is equally likely.
    """
    unseen: dict[tuple[str, int | None], list[Place]] = {}
    seen: dict[tuple[str, int | None], list[str]] = {}
    for place in places(position):
        if place.seen(seat):
            seen.setdefault(place.pool, []).extend(place.cards)
        else:
            unseen.setdefault(place.pool, []).append(place)
    for pool, spots in unseen.items():
        cards = sorted(card for spot in spots for card in spot.cards)
        if HIDDEN in cards:
            cards = _less(position.pool(*pool), seen.get(pool, []))
        free = []
        for spot in spots:
            fit = (fits or {}).get(spot.name)
            if fit is None:
                free.append(spot)
            else:
                spot.cards = [_drawn(cards, fit, chance) for _ in spot.cards]
        chance.shuffle(cards)
        for spot in free:
            count = len(spot.cards)
            spot.cards, cards = cards[:count], cards[count:]


def _drawn(cards: list[str], fit: Fits, chance: Chance) -> str:
    """Take one of the cards that fit."""
    fitting = [number for number, card in enumerate(cards) if fit(card)]
    return cards.pop(fitting[chance.below(len(fitting))])


def _less(pool: list[str], seen: list[str]) -> list[str]:
    left = sorted(pool)
    for card in seen:
        left.remove(card)
    return left
