"""New cards, teams and decks from those there are: every id its own, every name that people tell things apart by."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from lordsball.content.parts import Schema, below
from lordsball.workshop.changes import in_order
from lordsball.workshop.records import Record, lists_of
from lordsball.workshop.rewriting import CannotWrite
from lordsball.workshop.shapes import part_of_record, picture_keys, shape
from lordsball.workshop.shelf import Shelf

_ID = re.compile(r"[a-z][a-z0-9_]{0,39}")
_LONGEST_ID, _LONGEST_SHORT = 40, 16
_LONG = 100
"""Letters that only a line of character may have, and no name."""


class Copied(NamedTuple):
    """What is new."""

    path: str
    """The relative path of a file of its own; empty for one more entry of the list it was copied from."""
    data: dict[str, Any]


def copy(shelf: Shelf, like: Record, id: str, name: str, game: str = "", blank: bool = False) -> Copied:
    """A copy of a record under another id and name. Raises CannotWrite for an id that cannot be one, or is taken.

    :param blank: with the figures of the other one, but without its names, its words and all that may be left out.
    """
    taken = {key[1] for key in shelf.now}
    if not _ID.fullmatch(id):
        raise CannotWrite(f"Found the id '{id}', expected small letters, digits and _, beginning with a letter.")
    if id in taken:
        raise CannotWrite(f"Found the id '{id}' again, expected one of its own (such as {free(id, taken)}).")
    spot, document = shelf.now[like.key]
    data = shelf.data(like.key)
    if "id" not in data:
        raise CannotWrite(f"{like.name} is the only one of its kind in the game: change it instead.")
    kind = shelf.kind_of(spot.path)
    schema = shape(game, kind) if blank else {}
    if blank:
        data = _bare(schema, part_of_record(schema, str(spot.loc[0]) if spot.loc else ""), data)
    named = _named(data, id, name)
    if spot.loc:
        return Copied("", named)
    pattern = next((pattern for pattern in kind.patterns if "*" in pattern), "")
    if not pattern:
        raise CannotWrite(f"The game has only one {spot.path}: change it instead.")
    ids = _new_ids(document.data, lists_of(kind.model), id, taken)
    stay = picture_keys(kind.model)  # pictures are often called as the card is
    cards = {key: document.data[key] for key in lists_of(kind.model) if key in document.data}
    if blank:
        cards = {key: _numbered(schema, key, entries) for key, entries in cards.items()}
    order = [key for key in document.data if key in named or key in cards]
    return Copied(pattern.replace("*", id), _renamed(in_order({**named, **cards}, order), ids, stay))


def _numbered(schema: Schema, key: str, entries: Any) -> tuple[Any, ...]:
    """Cards without names of their own: `Player 1`, `Player 2`, …"""
    part = part_of_record(schema, key)
    one = key.removesuffix("s").replace("_", " ").capitalize()
    bare = [_bare(schema, part, entry) for entry in entries]
    return tuple(_named(entry, entry["id"], f"{one} {n}") for n, entry in enumerate(bare, 1))


def _bare(schema: Schema, part: Schema, data: dict[str, Any]) -> dict[str, Any]:
    """What a record must say, with the values it has; lines of character give way to three dots.

    One that must have abilities keeps all that goes with them.
    """
    parts = {key: below(schema, part, key) for key in data}
    needed = [key for key in data if key in part.get("required", ())]
    acts = any(below(schema, parts[key], 0).get("type") == "object" for key in needed)
    lines = [key for key in needed if parts[key].get("type") == "string" and parts[key].get("maxLength", 0) >= _LONG]
    return {key: "…" if key in lines else value for key, value in data.items() if acts or key in needed}


def free(id: str, taken: set[str]) -> str:
    """A free id like this one.

    >>> free("ud_p01", {"ud_p01", "ud_p01_2"})
    'ud_p01_3'
    """
    number = 2
    while f"{id[: _LONGEST_ID - 4]}_{number}" in taken:
        number += 1
    return f"{id[: _LONGEST_ID - 4]}_{number}"


def short_of(name: str) -> str:
    """A name for small pieces: the name without its article, as many whole words as fit.

    >>> short_of("The Bog Standards"), short_of("Bartholomew Featherstonehaugh")
    ('Bog Standards', 'Bartholomew')
    """
    short = name.removeprefix("The ")
    while len(short) > _LONGEST_SHORT and " " in short:
        short = short.rpartition(" ")[0]
    return short[:_LONGEST_SHORT].strip()


def _named(data: dict[str, Any], id: str, name: str) -> dict[str, Any]:
    said = {**data, "id": id}
    if "name" in data:
        said["name"] = name
    if "short" in data:
        said["short"] = short_of(name)
    return said


def _new_ids(data: dict[str, Any], lists: tuple[str, ...], id: str, taken: set[str]) -> dict[str, str]:
    """New ids for all that is in a file: the beginning that the old ones share becomes the new file's id."""
    old = [entry["id"] for key in lists for entry in data.get(key) or () if isinstance(entry.get("id"), str)]
    shared = _shared(old)
    new: dict[str, str] = {}
    for each in old:
        wish = f"{id}_{each.removeprefix(shared)}"[:_LONGEST_ID]
        new[each] = wish if wish not in taken else free(wish, taken)
        taken.add(new[each])
    return new


def _shared(ids: list[str]) -> str:
    """The beginning that ids share, up to a `_`: `ud_`."""
    starts = {id.partition("_")[0] for id in ids if "_" in id[:-1]}
    return f"{starts.pop()}_" if len(starts) == 1 and all("_" in id[:-1] for id in ids) else ""


def _renamed(value: Any, ids: dict[str, str], stay: frozenset[str]) -> Any:
    """The same, with every old id that stands for itself replaced, but for what the keys in `stay` hold."""
    if isinstance(value, dict):
        return {key: inside if key in stay else _renamed(inside, ids, stay) for key, inside in value.items()}
    if isinstance(value, list | tuple):
        return tuple(_renamed(inside, ids, stay) for inside in value)
    return ids.get(value, value) if isinstance(value, str) else value
