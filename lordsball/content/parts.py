"""The parts of a JSON Schema: what it says about each value of a card file."""

from __future__ import annotations

from typing import Any

from lordsball.content.documents import Loc

Schema = dict[str, Any]


def part_at(schema: Schema, loc: Loc) -> Schema:
    """The part of a schema that speaks about `loc`."""
    part = resolved(schema, schema)
    for step in loc:
        part = below(schema, part, step)
    return part


def below(schema: Schema, part: Schema, step: str | int) -> Schema:
    """The part one key, list entry or `<verb>` further in."""
    if isinstance(step, int):
        return resolved(schema, part.get("items", {}))
    if step.startswith("<"):
        choices = (resolved(schema, choice) for choice in part.get("oneOf", ()))
        return next((choice for choice in choices if step.strip("<>") in choice["properties"]), {})
    named = part.get("properties", {}).get(step)
    # A group with keys of the designer's own: all of them hold the same.
    others = next(iter(part.get("patternProperties", {}).values()), part.get("additionalProperties"))
    return resolved(schema, named or (others if isinstance(others, dict) else {}))


def resolved(schema: Schema, part: Schema) -> Schema:
    """The part with its reference followed, and with the list of verbs where it is a choice between effects."""
    while "$ref" in part:
        named = schema["$defs"][part["$ref"].rpartition("/")[2]]
        part = {**named, **{key: value for key, value in part.items() if key != "$ref"}}
    some = [choice for choice in part.get("anyOf", ()) if choice.get("type") != "null"]
    if len(some) == 1:  # this or nothing
        part = {**resolved(schema, some[0]), **{key: value for key, value in part.items() if key != "anyOf"}}
    if "oneOf" in part:
        part = {**part, "verbs": [next(iter(resolved(schema, one)["properties"])) for one in part["oneOf"]]}
    return part
