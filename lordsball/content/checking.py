"""Holding a document against a model: pydantic finds the mistakes, these words tell them.

What was expected is always worded from the model's JSON Schema, the same one that editors complete from.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any, TypeVar

from pydantic import ValidationError

from lordsball.content.documents import Document, Loc
from lordsball.content.models import Model
from lordsball.content.problems import Findings, did_you_mean, found, listed

M = TypeVar("M", bound=Model)
Schema = dict[str, Any]
_YES, _NO = ("true", "yes", "on", "y"), ("false", "no", "off", "n")


def check(model: type[M], document: Document, findings: Findings) -> M | None:
    """The document as a frozen `model`; every mistake in it goes to `findings`, and then the answer is None."""
    try:
        return model.model_validate(document.data)
    except ValidationError as refused:
        errors = refused.errors(include_url=False)
    schema = _schema_of(model)

    def note(loc: Loc, text: str, key: bool = False) -> None:
        findings.error(document.place(loc, key), document.path(loc), text)

    for where, part, value in _counted(schema, _part(schema, ()), document.data, ()):
        note(where, f"found {found(value)}, expected {_wanted(part)}")
    misspelt = {(*e["loc"][:-1], _meant(schema, e["loc"])) for e in errors if e["type"] == "extra_forbidden"}
    for e in errors:
        loc: Loc = e["loc"]
        if e["type"] in ("too_short", "too_long"):
            continue  # pydantic leaves out the entries that have mistakes themselves; `_counted` counts all
        if e["type"] == "missing":
            if loc not in misspelt:  # the unknown key beside it tells the same mistake better
                note(loc, f"found nothing, expected {_wanted(_part(schema, loc))}")
        elif e["type"] == "extra_forbidden":
            keys = list(_part(schema, loc[:-1]).get("properties", ()))
            hint = did_you_mean(str(loc[-1]), keys)
            note(loc, f"found the unknown key {found(loc[-1])}, expected {listed(keys)}{hint}", key=True)
        elif e["type"].startswith("union_tag"):
            note(loc, _about_verb(_part(schema, loc), e["input"]))
        elif e["type"] == "own_words":
            note(loc, e["msg"])
        else:
            part = _part(schema, loc)
            note(loc, f"found {found(e['input'])}, expected {_wanted(part, e['input'])}{_hint(part, e['input'])}")
    return None


@cache
def _schema_of(model: type[Model]) -> Schema:
    return model.model_json_schema()


def _part(schema: Schema, loc: Loc) -> Schema:
    """The part of a schema that speaks about `loc`."""
    part = _resolved(schema, schema)
    for step in loc:
        part = _below(schema, part, step)
    return part


def _below(schema: Schema, part: Schema, step: str | int) -> Schema:
    """The part one key, list entry or `<verb>` further in."""
    if isinstance(step, int):
        return _resolved(schema, part.get("items", {}))
    if step.startswith("<"):
        choices = (_resolved(schema, choice) for choice in part.get("oneOf", ()))
        return next((choice for choice in choices if step.strip("<>") in choice["properties"]), {})
    return _resolved(schema, part.get("properties", {}).get(step, {}))


def _resolved(schema: Schema, part: Schema) -> Schema:
    """The part with its reference followed, and with the list of verbs where it is a choice between effects."""
    while "$ref" in part:
        named = schema["$defs"][part["$ref"].rpartition("/")[2]]
        part = {**named, **{key: value for key, value in part.items() if key != "$ref"}}
    if "oneOf" in part:
        part = {**part, "verbs": [next(iter(_resolved(schema, one)["properties"])) for one in part["oneOf"]]}
    return part


def _counted(schema: Schema, part: Schema, data: Any, loc: Loc) -> Iterator[tuple[Loc, Schema, Any]]:
    """Every list with too few or too many entries."""
    if isinstance(data, tuple):
        if part.get("type") == "array" and not part.get("minItems", 0) <= len(data) <= part.get("maxItems", len(data)):
            yield loc, part, data
            return
        inside = _below(schema, part, 0)
        for i, item in enumerate(data):
            yield from _counted(schema, inside, item, (*loc, i))
    elif isinstance(data, dict):
        if "verbs" in part:
            part = _below(schema, part, f"<{next(iter(data), '')}>")
        for key, value in data.items():
            if isinstance(value, tuple | dict):
                yield from _counted(schema, _below(schema, part, key), value, (*loc, key))


def _wanted(part: Schema, value: object = None) -> str:
    match part:
        case {"enum": choices}:
            return listed(map(str, choices))
        case {"const": only}:
            return str(only)
        case {"verbs": verbs}:
            return f"one of {listed(verbs)} and what goes with it"
        case {"type": "boolean"}:
            return "true or false"
        case {"type": "integer" | "number" as kind}:
            words = "a whole number" if kind == "integer" else "a number"
            words += _range(part.get("minimum"), part.get("maximum"))
            return words + (f" that is a multiple of {part['multipleOf']}" if "multipleOf" in part else "")
        case {"type": "string"}:
            words = str(part.get("patternErrorMessage", "a text"))
            least, most = part.get("minLength", 0), part.get("maxLength")
            fits = isinstance(value, str) and least <= len(value) <= (most or len(value))
            return words if fits or not most else f"{words}, {least} to {most} characters long"
        case {"type": "array"}:
            least, most = part.get("minItems"), part.get("maxItems")
            entries = part.get("title", "entries").lower()
            if least == most and least is not None:
                return f"a list of exactly {least} {entries}"
            return f"a list of {least or 0} to {most} {entries}" if most else f"a list of {entries}"
        case {"properties": keys}:
            return f"a group of keys ({', '.join(keys)})"
        case _:
            return "something else"


def _in_range(number: int, part: Schema) -> bool:
    return bool(part.get("minimum", number) <= number <= part.get("maximum", number))


def _range(least: float | None, most: float | None) -> str:
    if least is not None and most is not None:
        return f" from {least} to {most}"
    return f" of at least {least}" if least is not None else f" of at most {most}" if most is not None else ""


def _meant(schema: Schema, loc: Loc) -> str:
    """The key a misspelt one stands for, or an empty string."""
    hint = did_you_mean(str(loc[-1]), _part(schema, loc[:-1]).get("properties", ()))
    return hint.split("'")[1] if hint else ""


def _about_verb(part: Schema, value: object) -> str:
    verbs = part.get("verbs", [])
    wanted = f"expected one of {listed(verbs)}"
    if isinstance(value, dict) and len(value) == 1:
        return f"found the unknown verb {found(next(iter(value)))}, {wanted}{did_you_mean(next(iter(value)), verbs)}"
    if isinstance(value, dict) and value:
        return f"found {len(value)} verbs in one entry ({', '.join(list(value)[:6])}), expected one an entry"
    hint = f" (did you mean '{value}: …'?)" if isinstance(value, str) and value in verbs else ""
    return f"found {found(value)}, {wanted} and what goes with it{hint}"


def _hint(part: Schema, value: object) -> str:
    """What a designer most likely meant, from the usual slips of the pen."""
    kind = part.get("type")
    if "enum" in part and isinstance(value, str):
        return did_you_mean(value, map(str, part["enum"]))
    if kind == "boolean" and isinstance(value, str) and value.lower() in (*_YES, *_NO):
        return f" (did you mean {'true' if value.lower() in _YES else 'false'}?)"
    if kind == "integer" and isinstance(value, str) and re.fullmatch(r" *[0-9]{1,9} *%? *", value):
        return f" (did you mean {int(value.strip(' %'))}?)"
    if kind == "integer" and isinstance(value, float) and value.is_integer() and abs(value) < 1e15:
        return f" (did you mean {int(value)}?)"
    if kind == "integer" and type(value) is int and (step := part.get("multipleOf")) and value % step:
        near = [n for n in (value // step * step, value // step * step + step) if _in_range(n, part)]
        return f" (did you mean {' or '.join(map(str, near))}?)" if near else ""
    if kind == "string" and isinstance(value, bool | int | float):
        return f" (did you mean '{found(value)}', in quotes?)"
    if kind == "string" and value is None and part.get("pattern", "").startswith("^#"):
        return " (an unquoted # starts a comment)"
    if kind == "array" and value is not None and not isinstance(value, tuple):
        return " (start each entry with '- ')"
    return ""
