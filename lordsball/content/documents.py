"""A card file once read: plain values, and for each of them the line and column it was written at."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from functools import cached_property
from typing import Any

from lordsball.content.problems import Place
from lordsball.content.scalars import Scalar

Loc = tuple[str | int, ...]
"""The way from the top of a file to a value: keys and list positions (from 0), as pydantic gives them."""


class Entry:
    """Any value of a file with its mark: a scalar, a list (`items`) or a group of keys (`keys`: key mark and value)."""

    __slots__ = ("line", "column", "scalar", "items", "keys", "weight", "hash", "taken_out", "file")

    def __init__(self, line: int, column: int) -> None:
        self.line = line
        self.column = column
        self.scalar: Scalar = None
        self.items: list[Entry] | None = None
        self.keys: dict[str, tuple[Entry, Entry]] | None = None
        self.weight = 1  # values inside, those behind anchors counted each time
        self.hash = False  # nothing stands here but a comment
        self.taken_out = False  # `null` or `~` is written here
        self.file = ""  # where another file was laid over the document: that one

    def plain(self) -> Any:
        """The value as new dicts, tuples and scalars; what an anchor shares in the file is never shared here."""
        if self.keys is not None:
            return {key: value.plain() for key, (_, value) in self.keys.items()}
        if self.items is not None:
            return tuple(item.plain() for item in self.items)
        return self.scalar


class Document:
    """One card file: `data` for the models, and `place` for the messages."""

    def __init__(self, file: str, root: Entry) -> None:
        self.file = file
        self.root = root
        self.data: Any = root.plain()

    @cached_property
    def files(self) -> frozenset[str]:
        """The file, and those that were laid over it."""
        return frozenset((self.file, *_files(self.root)))

    def place(self, loc: Loc = (), key: bool = False) -> Place:
        """Where the value at `loc` stands (or its key); a missing part answers with the nearest group around it."""
        entry = mark = self.root
        file = self.file
        for depth, part in enumerate(loc):
            if entry.keys is not None and part in entry.keys:
                name, entry = entry.keys[str(part)]
                mark = name if key and depth == len(loc) - 1 else entry
            elif entry.items is not None and isinstance(part, int) and part < len(entry.items):
                entry = mark = entry.items[part]
            file = mark.file or entry.file or file
        return Place(file, mark.line, mark.column)

    def keys_beside(self, loc: Loc, known: Iterable[str]) -> Collection[str]:
        """Which of the known keys stand in the group around `loc`, from the same file as the key there."""
        keys = self._entry(loc[:-1]).keys or {}
        here = keys.get(str(loc[-1]))
        return [key for key in known if key in keys and (here is None or keys[key][0].file == here[0].file)]

    def is_commented(self, loc: Loc) -> bool:
        """Whether a comment stands where the value at `loc` should."""
        return self._entry(loc).hash

    def _entry(self, loc: Loc) -> Entry:
        entry = self.root
        for part in loc:
            if entry.keys is not None and part in entry.keys:
                entry = entry.keys[str(part)][1]
            elif entry.items is not None and isinstance(part, int) and part < len(entry.items):
                entry = entry.items[part]
        return entry

    def path(self, loc: Loc) -> str:
        """`loc` for people: `batters[corn_cobb].odds.out`; entries without an id are counted from 1."""
        words = ""
        entry: Entry | None = self.root
        for part in loc:
            if isinstance(part, int):
                entry = entry.items[part] if entry and entry.items and part < len(entry.items) else None
                named = entry.keys.get("id") if entry and entry.keys else None
                label = named[1].scalar if named else None
                clear = isinstance(label, str) and len(label) <= 40 and label.isprintable()
                words += f"[{label if clear else part + 1}]"
            elif not part.startswith("<"):  # a choice between verbs, not a key of the file
                below = entry.keys.get(part) if entry and entry.keys else None
                entry = below[1] if below else None
                shown = "".join(c if c.isprintable() else "?" for c in part[:40])
                words += f".{shown}" if words else shown
        return words

    def find(self, *pattern: str) -> Iterator[tuple[Loc, Any]]:
        """Every value at `pattern`, where `*` means each entry of a list; what is missing is passed over."""
        yield from _find(self.data, pattern, ())

    def record(self, kind: str, id: str) -> Loc | None:
        """Where the record with this id stands in the list `kind`; "": the file itself. None where it does not."""
        if not kind:
            return () if isinstance(self.data, dict) and self.data.get("id") == id else None
        return next((loc[:-1] for loc, value in self.find(kind, "*", "id") if value == id), None)

    def texts(self) -> Iterator[tuple[Loc, str]]:
        """Every text of the file, keys left out."""
        yield from _texts(self.data, ())


def _files(entry: Entry) -> Iterator[str]:
    if entry.file:
        yield entry.file
    for key, value in (entry.keys or {}).values():
        yield from (*_files(key), *_files(value))
    for item in entry.items or ():
        yield from _files(item)


def _texts(data: Any, loc: Loc) -> Iterator[tuple[Loc, str]]:
    if isinstance(data, str):
        yield loc, data
    elif isinstance(data, dict | tuple):
        for step, value in data.items() if isinstance(data, dict) else enumerate(data):
            yield from _texts(value, (*loc, step))


def _find(data: Any, pattern: tuple[str, ...], loc: Loc) -> Iterator[tuple[Loc, Any]]:
    if not pattern:
        yield loc, data
    elif pattern[0] == "*":
        for i, item in enumerate(data if isinstance(data, tuple) else ()):
            yield from _find(item, pattern[1:], (*loc, i))
    elif isinstance(data, dict) and pattern[0] in data:
        yield from _find(data[pattern[0]], pattern[1:], (*loc, pattern[0]))
