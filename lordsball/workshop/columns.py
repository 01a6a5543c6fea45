"""The columns of a spreadsheet of cards: a field each, those of groups and short lists one by one (`odds.home_run`)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from lordsball.content.documents import Loc
from lordsball.content.parts import Schema, below
from lordsball.content.problems import did_you_mean
from lordsball.workshop.changes import NoSuchValue, value_at

SPREAD = 4
"""A list of groups that holds at most this many has columns for each: `abilities.1.text`."""


class Column(NamedTuple):
    """One column: its name, the way to its field from the top of a record, and what may stand there."""

    name: str
    loc: Loc
    part: Schema


class NoColumn(ValueError):
    """A name is that of no field; the message says what was found and expected."""


def columns(schema: Schema, part: Schema, records: Sequence[Any], less: Sequence[str] = ()) -> list[Column]:
    """The columns that these records need, and those of every field at their top, in the order of the fields.

    :param less: keys that hold other records.
    """
    every = (key for key in part.get("properties", ()) if key not in less)
    return [column for key in every for column in _below(schema, below(schema, part, key), (key,), records)]


def column(schema: Schema, part: Schema, name: str) -> Column:
    """The column of a name, however it is capitalized. Raises NoColumn."""
    loc: list[str | int] = []
    for step in name.strip().lower().replace(" ", "_").split("."):
        keys = {key.lower(): key for key in part.get("properties", ())}
        if step.isdecimal() and part.get("type") == "array" and 1 <= int(step) <= part.get("maxItems", 100):
            loc.append(int(step) - 1)
        elif step in keys and not _is_leaf(schema, part):
            loc.append(keys[step])
        else:
            near = did_you_mean(step, keys) or _further_in(schema, part, step)
            raise NoColumn(f"found the column '{name}', expected the name of a field{near}, or # before a note")
        part = below(schema, part, loc[-1])
    return Column(called(tuple(loc)), tuple(loc), part)


def _further_in(schema: Schema, part: Schema, step: str) -> str:
    """A guess where a name is that of a field of a group: `odds.out` for `out`."""
    groups = ((key, below(schema, part, key)) for key in part.get("properties", ()))
    found = [key for key, inside in groups if step in inside.get("properties", ())]
    return f" (did you mean '{found[0]}.{step}'?)" if found else ""


def called(loc: Loc) -> str:
    """The name of the column of a field.

    >>> called(("abilities", 0, "text"))
    'abilities.1.text'
    """
    return ".".join(str(step + 1) if isinstance(step, int) else step for step in loc)


def _below(schema: Schema, part: Schema, loc: Loc, records: Sequence[Any]) -> Iterator[Column]:
    values = [value for record in records if (value := _value(record, loc)) is not None]
    if not _is_leaf(schema, part) and not any(value in ({}, ()) for value in values):
        for key in part["properties"]:
            yield from _below(schema, below(schema, part, key), (*loc, key), records)
    elif _is_spread(schema, part) and values and not any(value in ((), []) for value in values):
        for place in range(max(map(len, values))):
            yield from _below(schema, below(schema, part, 0), (*loc, place), records)
    elif values or len(loc) == 1:
        yield Column(called(loc), loc, part)


def _is_leaf(schema: Schema, part: Schema) -> bool:
    """Whether all of it goes into one cell: everything but a group with keys of its own."""
    return part.get("type") != "object" or "properties" not in part or "verbs" in part


def _is_spread(schema: Schema, part: Schema) -> bool:
    inside = below(schema, part, 0) if part.get("type") == "array" else {}
    return bool(inside) and part.get("maxItems", SPREAD + 1) <= SPREAD and not _is_leaf(schema, inside)


def _value(record: Any, loc: Loc) -> Any:
    try:
        return value_at(record, loc)
    except NoSuchValue:
        return None
