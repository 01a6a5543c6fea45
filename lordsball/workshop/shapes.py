"""What card files may say, from the models that check them: schemas with explanations, and values to begin with."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from lordsball import paths
from lordsball.content import schema as schemas
from lordsball.content.catalog import Kind
from lordsball.content.models import Model
from lordsball.content.parts import Schema, below, resolved

_PICTURES = re.compile(r"assets/sprites/([\w/]+)")


class Shape(NamedTuple):
    """What the records of one kind may say."""

    schema: Schema
    """Of their file."""
    part: Schema
    """The part of it about one record."""
    lists: tuple[str, ...]
    """For what a file says itself: the keys that hold other records."""


@cache
def shape(game: str, kind: Kind) -> Schema:
    """The JSON Schema of a kind of card file, with explanations.

    They stand beside the shipped cards: an executable carries no sources to read them from.
    """
    written = paths.cards() / game / schemas.FOLDER / schemas.file_name(kind)
    try:
        told = json.loads(written.read_text("utf-8"))
    except (OSError, ValueError):  # a game of one's own, or a folder without schemas: its source explains it
        return schemas.schema(kind)
    made = kind.model.model_json_schema()
    _explain(made, told)
    return made


def _explain(made: Any, told: Any) -> None:
    """Lay the descriptions of one schema into another of the same form."""
    if isinstance(made, dict) and isinstance(told, dict):
        for key, inside in told.items():
            if key == "description" and isinstance(inside, str):
                made.setdefault(key, inside)
            elif key in made:
                _explain(made[key], inside)
    elif isinstance(made, list) and isinstance(told, list):
        for one, other in zip(made, told, strict=False):
            _explain(one, other)


def start(schema: Schema, part: Schema) -> Any:
    """A value to begin with where this part of a schema says what may stand."""
    match part:
        case {"enum": [first, *_]} | {"const": first}:
            return first
        case {"verbs": [verb, *_]}:
            return start_of_verb(schema, part, verb)
        case {"type": "boolean"}:
            return False
        case {"type": ["integer", "object"] | "integer" | "number"}:
            least, most = part.get("minimum", 0), part.get("maximum", 1)
            return min(max(1 if part["type"] == ["integer", "object"] else 0, least), most)
        case {"type": "array"}:
            inside = below(schema, part, 0)
            return tuple(start(schema, inside) for _ in range(max(1, part.get("minItems", 0))))
        case {"type": "object", "properties": keys}:
            needed = part.get("required", ()) or list(keys)[:1]
            return {key: start(schema, below(schema, part, key)) for key in needed}
        case {"type": "object"}:
            return {part["propertyNames"]["enum"][0]: start(schema, below(schema, part, ""))}
        case _:
            return _start_of_text(part)


def start_of_verb(schema: Schema, part: Schema, verb: str) -> dict[str, Any]:
    """A verb with something to begin with: `{"gain": 1}`."""
    chosen = below(schema, part, f"<{verb}>")
    amount = below(schema, chosen, verb)
    value = start(schema, amount)
    return {verb: 1 if value == 0 and amount.get("minimum", 0) <= 1 <= amount.get("maximum", 1) else value}


def _start_of_text(part: Schema) -> str:
    pattern = part.get("pattern", "")
    if is_colour(part):
        return "#888888"
    if pattern and not re.search(pattern, "New"):
        return "new"
    return "New"


def is_colour(part: Schema) -> bool:
    """Whether a text is a color such as `#8a55c9`."""
    return str(part.get("pattern", "")).startswith("^#")


def is_picture(part: Schema) -> bool:
    """Whether a text is the name of a picture."""
    return str(part.get("patternErrorMessage", "")).startswith("a picture's")


@cache
def picture_keys(model: type[Model]) -> frozenset[str]:
    """The keys of a file that name pictures, at any depth."""

    def inside(part: Any) -> Iterator[str]:
        if isinstance(part, dict):
            for key, below_it in part.get("properties", {}).items():
                if isinstance(below_it, dict) and is_picture(below_it):
                    yield key
            for each in part.values():
                yield from inside(each)

    return frozenset(inside(model.model_json_schema()))


def picture_folder(part: Schema) -> str:
    """Where the pictures of a field lie below assets/sprites, as its explanation says."""
    named = _PICTURES.search(part.get("description", ""))
    return named[1].strip("/") if named else ""


def part_of_record(schema: Schema, key: str) -> Schema:
    """The part for the records of one list of a file; for what the file says itself where there is no key."""
    top = resolved(schema, schema)
    return below(schema, below(schema, top, key), 0) if key else top
