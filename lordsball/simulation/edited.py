"""One number of the cards, set to something else: for a sweep. The files stay as they are."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from lordsball.content import catalog
from lordsball.content.catalog import Kind
from lordsball.content.documents import Document, Loc
from lordsball.content.problems import Findings
from lordsball.simulation.batch import Texts


class NoSuchField(ValueError):
    """A path that leads to no number; the message says which part."""


def with_value(texts: Texts, kinds: Sequence[Kind], path: str, value: int) -> tuple[Texts, int]:
    """The same files with another number at `path`, and the number that stood there.

    A path is the id of a file's record, or its name, then ids, keys and places (from 1): `underdogs.ud_p14.bat`,
    `rules.innings`. Raises NoSuchField.
    """
    first, *rest = path.split(".")
    library = catalog.from_texts(dict(texts), "cards", kinds, Findings())
    for kind in kinds:
        documents = zip(library.paths(kind), library.documents(kind, Findings()), strict=True)
        for file, document in documents:
            names = (document.data.get("id"), file.rpartition("/")[2].removesuffix(".yaml"))
            if isinstance(document.data, dict) and first in names:
                loc = _found(document.data, rest, path)
                return _set(texts, file, document, loc, path, value)
    raise NoSuchField(f"found {path!r}, but no file of the cards is called {first!r} or has that id")


def _found(data: Any, parts: Sequence[str], path: str) -> Loc:
    loc: list[str | int] = []
    for part in parts:
        step = _step(data, part)
        if step is None:
            raise NoSuchField(f"found {path!r}, but there is no {part!r} in {'.'.join(map(str, loc)) or 'that file'}")
        loc += step
        for each in step:
            data = data[each]
    return tuple(loc)


def _step(data: Any, part: str) -> list[str | int] | None:
    """How to go on: into a key, a record of that id (perhaps in one of the lists here), or a place."""
    if isinstance(data, dict):
        if part in data:
            return [part]
        for key, value in data.items():
            if isinstance(value, tuple) and (inside := _step(value, part)) is not None and not part.isdecimal():
                return [key, *inside]
        return None
    if isinstance(data, tuple):
        for place, record in enumerate(data):
            if isinstance(record, dict) and record.get("id") == part:
                return [place]
        if part.isdecimal() and 1 <= int(part) <= len(data):
            return [int(part) - 1]
    return None


def _set(texts: Texts, file: str, document: Document, loc: Loc, path: str, value: int) -> tuple[Texts, int]:
    data: Any = document.data
    for part in loc:
        data = data[part]
    if not isinstance(data, int) or isinstance(data, bool):
        raise NoSuchField(f"found {path!r}, expected the way to a whole number")
    place = document.place(loc)
    lines = dict(texts)[file].split("\n")
    line, column = lines[place.line - 1], place.column - 1
    lines[place.line - 1] = line[:column] + re.sub(r"^[-+\d_]+", str(value), line[column:], count=1)
    return tuple((name, "\n".join(lines) if name == file else each) for name, each in texts), data
