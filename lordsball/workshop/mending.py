"""What would mend a mistake, where the limits say it: a number made as large as may be, a text cut, a word guessed."""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable
from typing import Any, NamedTuple

from lordsball.content.documents import Document, Loc
from lordsball.content.hints import accepts
from lordsball.content.parts import Schema, below
from lordsball.content.problems import Problem, found
from lordsball.workshop.changes import NoSuchValue, value_at
from lordsball.workshop.records import Spot
from lordsball.workshop.shapes import start
from lordsball.workshop.shelf import Key, Shelf

_STEP = re.compile(r"\[([^\]]*)\]|\.?([^.\[]+)")
_GUESS = re.compile(r"\(did you mean '?(.*?)'?(?:, in quotes)?\?\)$")

Part = Callable[[Spot], tuple[Schema, Schema]]
"""The schema of a record's file, and the part of it about the record."""


class Fix(NamedTuple):
    """One change that mends a mistake."""

    words: str
    """For a button: `Make it 3`."""
    value: Any
    record: Key
    loc: Loc
    """For `Workbench.set`."""


def is_about(problem: Problem, spot: Spot, document: Document) -> bool:
    """Whether a problem is one of this record, by its way in the file."""
    if spot.loc:
        path = document.path(spot.loc)
        return problem.path == path or problem.path.startswith((f"{path}.", f"{path}["))
    key = re.split(r"[.\[]", problem.path)[0]
    return key not in spot.lists or problem.path == key


def fix(shelf: Shelf, problem: Problem, part_of: Part) -> Fix | None:
    """What would mend this problem; None where only a person can know."""
    for key, (spot, document) in shelf.now.items():
        if problem.place.file in document.files and is_about(problem, spot, document):
            loc = _loc(document.data, problem.path)
            if loc is None or loc[: len(spot.loc)] != spot.loc or len(loc) == len(spot.loc):
                continue
            schema, part = part_of(spot)
            here = loc[len(spot.loc) :]
            made = _mended(schema, _part_at(schema, part, shelf.data(key), here), shelf.data(key), here, problem)
            return None if made is None else Fix(made[0], made[1], key, here)
    return None


def _mended(schema: Schema, part: Schema, data: Any, loc: Loc, problem: Problem) -> tuple[str, Any] | None:
    """The words and the value."""
    try:
        value = value_at(data, loc)
    except NoSuchValue:
        begun = start(schema, part)
        return (f"Begin with {found(begun)}", begun) if isinstance(begun, int | str) else None
    guess = _GUESS.search(problem.text)
    tries = [] if guess is None else [_meant(part, guess[1])]
    if isinstance(value, int | float) and not isinstance(value, bool):
        tries.append(_nearest(part, value))
    if isinstance(value, str) and part.get("type") == "string":
        tries += [" ".join(value.split()), _cut(value, part.get("maxLength", len(value)))]
        near = difflib.get_close_matches(value, map(str, part.get("enum", ())), 1)
        tries += near
    for each in tries:
        if each is not None and each != value and (accepts(part, each) or "type" not in part):
            said = found(each) if isinstance(each, str) else str(each)
            return (f"Cut it to {len(each)} letters" if _is_cut(each, value) else f"Make it {said}"), each
    return None


def _meant(part: Schema, guess: str) -> Any:
    if part.get("type") in ("integer", "number") and re.fullmatch(r"-?\d+", guess):
        return int(guess)
    if part.get("type") == "boolean":
        return {"true": True, "false": False}.get(guess)
    return guess


def _nearest(part: Schema, value: int | float) -> int | float:
    """The nearest number that may stand there."""
    near: int | float = min(max(value, part.get("minimum", value)), part.get("maximum", value))
    step = part.get("multipleOf")
    if step and isinstance(near, int):
        near = round(near / step) * step
    return near


def _cut(text: str, most: int) -> str:
    """A text cut behind a word."""
    if len(text) <= most:
        return text
    cut = text[:most].rstrip()
    return cut if text[most : most + 1].isspace() or " " not in cut else cut.rpartition(" ")[0].rstrip(" ,;:")


def _is_cut(made: Any, value: Any) -> bool:
    return isinstance(made, str) and isinstance(value, str) and len(made) < len(value) and value.startswith(made)


def _part_at(schema: Schema, part: Schema, data: Any, loc: Loc) -> Schema:
    for step in loc:
        if isinstance(step, str) and "verbs" in part:
            part = below(schema, part, f"<{step}>")
        part = below(schema, part, step)
    return part


def _loc(data: Any, path: str) -> Loc | None:
    """The way that a problem's path leads in the data of a file; the last key need not be there."""
    loc: list[str | int] = []
    for entry, key in _STEP.findall(path):
        if key:
            loc.append(key)
            data = data.get(key) if isinstance(data, dict) else None
            continue
        entries = data if isinstance(data, tuple) else ()
        ids = [each.get("id") if isinstance(each, dict) else None for each in entries]
        place = ids.index(entry) if entry in ids else int(entry) - 1 if entry.isdecimal() else -1
        if not 0 <= place < len(entries):
            return None
        loc.append(place)
        data = entries[place]
    return tuple(loc) or None
