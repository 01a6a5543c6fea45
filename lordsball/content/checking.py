"""Checking a document against a model: pydantic finds the mistakes, this file words them.

What was expected always comes from the model's JSON Schema, the same one that editors complete from.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import cache, lru_cache
from typing import Any, TypeVar

from pydantic import ValidationError

from lordsball import limits
from lordsball.content.documents import Document, Loc
from lordsball.content.hints import hint, key_hint, key_meant
from lordsball.content.models import Model
from lordsball.content.parts import Schema, below, part_at
from lordsball.content.problems import Findings, found, listed
from lordsball.content.reader import KEPT

M = TypeVar("M", bound=Model)


def check(model: type[M], document: Document, findings: Findings) -> M | None:
    """The document as a frozen `model`; every mistake in it goes to `findings`, and then the answer is None."""
    try:
        sound: M = _valid(model, document)
        return sound
    except ValidationError as refused:
        errors = refused.errors(include_url=False)
    schema = _schema_of(model)

    def note(loc: Loc, text: str, key: bool = False) -> None:
        findings.error(document.place(loc, key), document.path(loc), text)

    for where, part, value in _counted(schema, part_at(schema, ()), document.data, ()):
        if findings.full(document.file):
            return None
        note(where, f"found {found(value)}, expected {wanted(part)}")
    del errors[2 * limits.CARD_PROBLEMS :]
    misspelt = set()
    for e in errors:
        if e["type"] == "extra_forbidden":
            misspelt.add((*e["loc"][:-1], key_meant(str(e["loc"][-1]), *_keys(schema, document, e["loc"]))))
    for e in errors:
        loc: Loc = e["loc"]
        if e["type"] in ("too_short", "too_long"):
            continue  # pydantic leaves out the entries that have mistakes themselves; `_counted` counts all
        if e["type"] == "missing":
            if loc not in misspelt:  # the unknown key beside it tells the same mistake better
                note(loc, f"found nothing, expected {wanted(part_at(schema, loc))}")
        elif e["type"] == "extra_forbidden":
            keys, there = _keys(schema, document, loc)
            guess = key_hint(str(loc[-1]), keys, there)
            note(loc, f"found the unknown key {found(loc[-1])}, expected {listed(keys)}{guess}", key=True)
        elif e["type"].startswith("union_tag"):
            note(loc, _about_verb(part_at(schema, loc), e["input"]))
        elif e["type"] == "own_words":
            note(loc, e["msg"])
        else:
            part = part_at(schema, loc)
            guess = hint(part, e["input"], document.is_commented(loc))
            note(loc, f"found {found(e['input'])}, expected {wanted(part, e['input'])}{guess}")
    return None


@lru_cache(maxsize=KEPT)
def _valid(model: type[M], document: Document) -> M:
    """Neither documents nor models ever change: what was sound once is sound. Raises ValidationError."""
    return model.model_validate(document.data)


@cache
def _schema_of(model: type[Model]) -> Schema:
    return model.model_json_schema()


def _keys(schema: Schema, document: Document, loc: Loc) -> tuple[list[str], Collection[str]]:
    """The keys that may stand in the group around `loc`, and those that its file has there."""
    keys = list(part_at(schema, loc[:-1]).get("properties", ()))
    return keys, document.keys_beside(loc, keys)


def _counted(schema: Schema, part: Schema, data: Any, loc: Loc) -> Iterator[tuple[Loc, Schema, Any]]:
    """Every list with too few or too many entries."""
    if isinstance(data, tuple):
        if part.get("type") == "array" and not part.get("minItems", 0) <= len(data) <= part.get("maxItems", len(data)):
            yield loc, part, data
            return
        inside = below(schema, part, 0)
        for i, item in enumerate(data):
            yield from _counted(schema, inside, item, (*loc, i))
    elif isinstance(data, dict):
        if "verbs" in part:
            part = below(schema, part, f"<{next(iter(data), '')}>")
        for key, value in data.items():
            if isinstance(value, tuple | dict):
                yield from _counted(schema, below(schema, part, key), value, (*loc, key))


def wanted(part: Schema, value: object = None) -> str:
    """What a part of a schema expects, in words.

    >>> wanted({"type": "integer", "minimum": 0, "maximum": 6})
    'a whole number from 0 to 6'
    """
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


def _range(least: float | None, most: float | None) -> str:
    if least is not None and most is not None:
        return f" from {least} to {most}"
    return f" of at least {least}" if least is not None else f" of at most {most}" if most is not None else ""


def _about_verb(part: Schema, value: object) -> str:
    verbs = part.get("verbs", [])
    wanted = f"expected one of {listed(verbs)}"
    if isinstance(value, dict) and len(value) == 1:
        return f"found the unknown verb {found(next(iter(value)))}, {wanted}{key_hint(next(iter(value)), verbs)}"
    if isinstance(value, dict) and value:
        return f"found {len(value)} verbs in one entry ({', '.join(list(value)[:6])}), expected one per entry"
    guess = f" (did you mean '{value}: …'?)" if isinstance(value, str) and value in verbs else ""
    return f"found {found(value)}, {wanted} and what goes with it{guess}"
