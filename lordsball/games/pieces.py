"""What is on a game's table, in words that any screen can draw: hands, decks, rows, tracks, counters, dice, maps.

A game may say for each field of its position what it is (`"batters.hand": Hand("Hand")`, None: not shown). What it
does not say follows from the field itself: a zone seen by its owner is a hand, one seen by nobody a deck, a number a
counter. So a position lies on the table before anybody has drawn a board for it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from typing import Any

from lordsball.engine.position import Position
from lordsball.engine.records import Record

MOST_IN_A_ROW = 12
"""Cards that everybody sees lie side by side up to this many; more of them are a pile."""


@dataclass(frozen=True)
class Piece:
    """How a field of a position lies on the table. The subclasses are the kinds there are."""

    title: str = ""
    """What stands over it; "" for the name of the field."""


@dataclass(frozen=True)
class Hand(Piece):
    """Cards of one seat, fanned; others see their backs."""


@dataclass(frozen=True)
class Deck(Piece):
    """A pile: how many cards, and the topmost where it may be seen."""


@dataclass(frozen=True)
class Row(Piece):
    """Cards side by side, in their order."""


@dataclass(frozen=True)
class Track(Piece):
    """A number from 0 to `most` on a track of spaces; seats that have the same track share it."""

    most: int = 10


@dataclass(frozen=True)
class Counter(Piece):
    """A number: a purse, a score, the round."""


@dataclass(frozen=True)
class Dice(Piece):
    """Numbers of dice as they lie; none before they are thrown."""


@dataclass(frozen=True)
class Plays(Piece):
    """Who or what a seat plays: stands beside its name."""


@dataclass(frozen=True)
class Map(Piece):
    """Spaces by name, and on each who or what is there: a number of a seat, a card, or nothing."""

    spaces: tuple[str, ...] = ()


Table = Mapping[str, Piece | None]
"""The kinds of a position's fields, by the field's name; `batters.hand` for a field of the records in `batters`."""


@dataclass(frozen=True)
class Laid:
    """One piece on the table, as the viewing seat may see it."""

    piece: Piece
    key: str
    """The field it shows, as `Table` names it, with the seat: `batters.hand:1`."""
    title: str
    seat: int | None = None
    """Whose it is; None: everybody's."""
    cards: tuple[str, ...] = ()
    """Ids of cards, HIDDEN for backs."""
    values: tuple[int, ...] = ()
    """Numbers: of a counter, a track, dice."""


@dataclass(frozen=True)
class Face:
    """A card as a plain table draws it."""

    name: str
    figures: tuple[tuple[str, str], ...] = ()
    """What each number is called, and the number."""
    text: str = ""


def laid_out(view: Position, table: Table, faces: Mapping[str, Face]) -> list[Laid]:
    """Everything that lies on the table, in the order of the position's fields.

    `faces` are all cards of the game by id: a text that is one of them is a card.
    """
    return list(_laid(view, "", None, table, faces))


def faces_of(contents: Mapping[str, Any]) -> dict[str, Face]:
    """The face of everything in a catalog's `contents` that has an id, by id.

    >>> faces_of({"cards": [{"id": "curve", "name": "Curve", "pitch": 6, "strike": True}]})["curve"]
    Face(name='Curve', figures=(('Pitch', '6'), ('Strike', 'yes')), text='')
    """
    found: dict[str, Face] = {}
    for record in every_record(contents):
        found.setdefault(record["id"], _face(record))
    return found


def every_record(contents: Any) -> Iterator[Mapping[str, Any]]:
    """Everything with an id, however deep, a record before what is inside it.

    >>> [record["id"] for record in every_record({"id": "owls", "players": [{"id": "ann"}, {"id": "bob"}]})]
    ['owls', 'ann', 'bob']
    """
    if isinstance(contents, Mapping):
        if isinstance(contents.get("id"), str):
            yield contents
        contents = list(contents.values())
    if isinstance(contents, list | tuple):
        for each in contents:
            yield from every_record(each)


def label(name: str) -> str:
    """A field's name in words.

    >>> label("home_runs")
    'Home runs'
    """
    return name.replace("_", " ").strip().capitalize()


def _face(card: Mapping[str, Any]) -> Face:
    numbers = [
        (label(key), "yes" if value is True else "no" if value is False else str(value))
        for key, value in card.items()
        if isinstance(value, bool | int) and key != "copies"
    ]
    text = next((card[key] for key in ("rules", "text", "quip", "about") if isinstance(card.get(key), str)), "")
    return Face(str(card.get("name") or card.get("title") or label(card["id"])), tuple(numbers), text)


def _laid(thing: Any, path: str, seat: int | None, table: Table, faces: Mapping[str, Face]) -> Iterator[Laid]:
    seat = getattr(thing, "seat", seat)
    base = {field.name for field in fields(Position)}
    for field in fields(thing):
        name, value = f"{path}{field.name}", getattr(thing, field.name)
        if field.metadata.get("kept") or field.name == "seat" or (not path and field.name in base):
            continue
        if name in table:
            if (piece := table[name]) is not None:
                yield _one(piece, name, field.name, seat, value)
        elif isinstance(value, Record):
            yield from _laid(value, f"{name}.", seat, table, faces)
        elif isinstance(value, list | tuple) and value and all(isinstance(each, Record) for each in value):
            for each in value:
                yield from _laid(each, f"{name}.", seat, table, faces)
        elif (piece := _kind_of(field, value, faces)) is not None:
            yield _one(piece, name, field.name, seat, value)


def _kind_of(field: Any, value: Any, faces: Mapping[str, Face]) -> Piece | None:
    """What an undeclared field is."""
    if "pool" in field.metadata:
        if field.metadata["seen_by"] == "nobody":
            return Deck()
        if field.metadata["seen_by"] == "owner" and isinstance(value, list):
            return Hand()
        return Row() if not isinstance(value, list) or len(value) <= MOST_IN_A_ROW else Deck()
    if isinstance(value, int):
        return Counter()
    if isinstance(value, str):
        return Row() if value in faces else None
    if isinstance(value, list | tuple) and value:
        if all(isinstance(each, str) and each in faces for each in value):
            return Row() if len(value) <= MOST_IN_A_ROW else Deck()
        if all(isinstance(each, int) for each in value) and len(value) <= MOST_IN_A_ROW:
            return Counter()
    return None


def _one(piece: Piece, path: str, name: str, seat: int | None, value: Any) -> Laid:
    title = piece.title or label(name)
    key = path if seat is None else f"{path}:{seat}"
    items = list(value) if isinstance(value, list | tuple) else [value]
    cards = tuple(item for item in items if isinstance(item, str) and item)
    values = tuple(int(item) for item in items if isinstance(item, int))
    return Laid(piece, key, title, seat, cards, values)

