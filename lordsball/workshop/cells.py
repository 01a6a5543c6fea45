"""Values as the cells of a spreadsheet: plain where a person would write them so, and back without loss.

A text stands as it is, a number and true or false as such, a list of words with commas. All else is written as in a
card file, in one line: `[{peek: hand}, {gain: 1}]`. A cell that a spreadsheet would take for a formula begins with `'`.
"""

from __future__ import annotations

import re
from typing import Any

from lordsball.content import reader
from lordsball.content.checking import wanted
from lordsball.content.hints import accepts, hint
from lordsball.content.parts import Schema, below
from lordsball.content.problems import Findings, found
from lordsball.workshop.rewriting import same
from lordsball.workshop.written import flow

_FORMULA = re.compile(r"'*[=+\-@\t\r]")
_TRUE, _FALSE = ("true", "yes", "x", "1"), ("false", "no", "0")


class BadCell(ValueError):
    """A cell cannot be understood; the message says what was found and expected."""


def cell(schema: Schema, part: Schema, value: Any) -> str:
    """What a value looks like in a spreadsheet; an empty cell for nothing.

    >>> words = {"type": "array", "items": {"type": "string"}}
    >>> cell({}, words, ("sneak", "thief")), cell({}, {"type": "string"}, "-1?")
    ('sneak, thief', "'-1?")
    """
    if value is None:
        return ""
    plain = _plain(part, value)
    try:
        if plain is not None and same(value_of(schema, part, plain), value):
            return plain
    except BadCell:
        return flow(value)
    return flow(value)


def _plain(part: Schema, value: Any) -> str | None:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        return str(value)
    if isinstance(value, str):
        text = value.strip("\n")
        return f"'{text}" if _FORMULA.match(text) else text
    if isinstance(value, list | tuple) and value and not any(isinstance(each, dict | list | tuple) for each in value):
        return ", ".join(str(each) for each in value)
    return None


def value_of(schema: Schema, part: Schema, text: str) -> Any:
    """What a cell that is not empty says where this part of a schema says what may stand. Raises BadCell.

    >>> value_of({}, {"type": "integer"}, " 3 "), value_of({}, {"type": "boolean"}, "Yes")
    (3, True)
    """
    text = text.replace("\r\n", "\n")
    kind = part.get("type")
    options = part.get("enum", (part["const"],) if "const" in part else ())
    bare = text.strip()
    if kind == "string" and not options:
        return text[1:] if _FORMULA.match(text) and text.startswith("'") else text
    if options:
        return _one_of({str(each).lower(): each for each in options}, part, bare)
    if kind == "boolean":
        return _one_of({**dict.fromkeys(_TRUE, True), **dict.fromkeys(_FALSE, False)}, part, bare)
    if kind in ("integer", "number", ["integer", "object"]) and not bare.startswith("{"):
        return _number(part, bare)
    if kind == "array" and not bare.startswith(("[", "{")):
        inside = below(schema, part, 0)
        return tuple(value_of(schema, inside, each.strip()) for each in bare.split(","))
    return _written(part, bare)


def refused(part: Schema, value: Any) -> BadCell:
    """Found …, expected …."""
    return BadCell(f"found {found(value)}, expected {wanted(part, value)}{hint(part, value)}")


def _one_of(known: dict[str, Any], part: Schema, text: str) -> Any:
    if text.lower() not in known:
        raise refused(part, text)
    return known[text.lower()]


def _number(part: Schema, text: str) -> int | float:
    """`3`, also `3.0` as spreadsheets may write it, and `0,5` where they write decimals so."""
    if re.fullmatch(r"-?\d{1,15}", text):
        number: int | float = int(text)
    elif re.fullmatch(r"-?\d{1,15}[.,]\d{1,15}", text):
        number = float(text.replace(",", "."))
    else:
        raise refused(part, text)
    whole = part.get("type") != "number"
    if isinstance(number, float) and number.is_integer() and whole:
        number = int(number)
    if part.get("type") in ("integer", "number") and not accepts(part, number):
        raise refused(part, number)
    return number


def _written(part: Schema, text: str) -> Any:
    """Something written as in a card file, in one line."""
    findings = Findings()
    document = reader.read(f"x: {text}", "", findings) if "\n" not in text else None
    if document is None or findings.all or set(document.data) != {"x"}:
        raise BadCell(f"found {found(text)}, expected {wanted(part)}, written as in a card file")
    return document.data["x"]
