"""Holding a document against a model: pydantic finds the mistakes, these words tell them.

What was expected is always worded from the model's JSON Schema, the same one that editors complete from.
"""
from __future__ import annotations

from functools import cache
from typing import Any, TypeVar

from pydantic import ValidationError

from .documents import Document, Loc
from .models import Model
from .problems import Findings, did_you_mean, found, listed

M = TypeVar("M", bound=Model)
Schema = dict[str, Any]


def check(model: type[M], document: Document, findings: Findings) -> M | None:
    """The document as a frozen `model`; every mistake in it goes to `findings`, and then the answer is None."""
    try:
        return model.model_validate(document.data)
    except ValidationError as refused:
        errors = refused.errors(include_url=False)
    schema = _schema_of(model)
    misspelt = {(*e["loc"][:-1], _meant(schema, e["loc"])) for e in errors if e["type"] == "extra_forbidden"}
    for e in errors:
        loc: Loc = e["loc"]
        if e["type"] == "missing":
            if loc not in misspelt:  # the unknown key beside it tells the same mistake better
                findings.error(document.place(loc), document.path(loc), f"found nothing, expected {expected(schema, loc)}")
        elif e["type"] == "extra_forbidden":
            keys = list(_part(schema, loc[:-1]).get("properties", ()))
            hint = did_you_mean(str(loc[-1]), keys)
            text = f"found the unknown key {found(loc[-1])}, expected {listed(keys)}{hint}"
            findings.error(document.place(loc, key=True), document.path(loc), text)
        elif e["type"].startswith("union_tag"):
            findings.error(document.place(loc), document.path(loc), _about_verb(_part(schema, loc), e["input"]))
        elif e["type"] == "own_words":
            findings.error(document.place(loc), document.path(loc), e["msg"])
        else:
            wanted = expected(schema, loc)
            text = f"found {found(e['input'])}, expected {wanted}{_hint(_part(schema, loc), e['input'])}"
            findings.error(document.place(loc), document.path(loc), text)
    return None


def expected(schema: Schema, loc: Loc) -> str:
    """What may stand at `loc`, in words: `a whole number from 0 to 100 that is a multiple of 5`."""
    return _wanted(_part(schema, loc))


@cache
def _schema_of(model: type[Model]) -> Schema:
    return model.model_json_schema()


def _part(schema: Schema, loc: Loc) -> Schema:
    """The part of a schema that speaks about `loc`."""
    defs = schema.get("$defs", {})

    def resolved(part: Schema) -> Schema:
        while "$ref" in part:
            part = {**defs[part["$ref"].rpartition("/")[2]], **{k: v for k, v in part.items() if k != "$ref"}}
        return part

    part = resolved(schema)
    for step in loc:
        if isinstance(step, int):
            part = part.get("items", {})
        elif step.startswith("<"):
            verb = step.strip("<>")
            part = next((p for p in map(resolved, part.get("oneOf", ())) if verb in p.get("properties", ())), {})
        else:
            part = part.get("properties", {}).get(step, {})
        part = resolved(part)
    if "oneOf" in part:
        part = {**part, "verbs": [next(iter(resolved(p)["properties"])) for p in part["oneOf"]]}
    return part


def _wanted(part: Schema) -> str:
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
            words = part.get("patternErrorMessage", "text")
            longest = part.get("maxLength")
            return words + (f" ({part.get('minLength', 0)} to {longest} characters)" if longest else "")
        case {"type": "array"}:
            least, most = part.get("minItems"), part.get("maxItems")
            entries = part.get("title", "entries").lower()
            if least == most and least is not None:
                return f"a list of exactly {least} {entries}"
            return f"a list of {least or 0} to {most} {entries}" if most else f"a list of at least {least or 0} {entries}"
        case {"properties": keys}:
            return f"a group with the keys {listed(keys)}".replace(" or ", " and ")
        case _:
            return "something else"


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
    if kind == "boolean" and isinstance(value, str) and value.lower() in ("yes", "on", "y", "no", "off", "n", "true", "false"):
        return f" (did you mean {'true' if value.lower() in ('yes', 'on', 'y', 'true') else 'false'}?)"
    if kind == "integer" and isinstance(value, str) and value.strip(" %+").isdecimal() and value.isascii():
        return f" (did you mean {int(value.strip(' %+')[:20])}?)"
    if kind == "integer" and isinstance(value, float) and value == round(value, 0) and abs(value) < 1e15:
        return f" (did you mean {int(value)}?)"
    if kind == "integer" and type(value) is int and "multipleOf" in part and value % part["multipleOf"]:
        step = part["multipleOf"]
        return f" (did you mean {value // step * step} or {value // step * step + step}?)"
    if kind == "string" and isinstance(value, bool | int | float):
        return f" (text that looks like {'a number' if not isinstance(value, bool) else 'true or false'} needs quotes)"
    if kind == "string" and value is None and part.get("pattern", "").startswith("^#"):
        return " (an unquoted # starts a comment)"
    if kind == "array" and value is not None and not isinstance(value, tuple):
        return " (start each entry with '- ')"
    return ""
