"""What is different about a record, line by line, as `git diff` shows it."""

from __future__ import annotations

import difflib
from collections.abc import Iterator
from typing import Literal, NamedTuple

from lordsball.workshop.rewriting import CannotWrite, rewritten
from lordsball.workshop.shelf import Key, Shelf, put

AROUND = 2
"""Lines that are shown before and behind a difference."""


class DiffLine(NamedTuple):
    """A line of a difference."""

    number: int
    """In the file as it is now; a line that is gone has that of the one it stood before."""
    mark: Literal[" ", "-", "+"]
    text: str
    file: str
    """The path of the file below its pack."""


def difference(before: Shelf, now: Shelf, key: Key) -> tuple[DiffLine, ...]:
    """The lines of a record's file that say something else now than before, with AROUND lines around them.

    For a card that My cards changes these are the lines of the file it is laid over, as if they had been changed.
    """
    spot, document = now.now[key]
    if key not in before.now:
        return tuple(_new(now, key))
    first, earlier = before.now[key]
    text = before.source(first.path).removeprefix("\ufeff")
    try:
        bare = rewritten(text, earlier.data)
        after = rewritten(bare, put(earlier.data, first, now.data(key)))
    except CannotWrite:  # a file that only its author can change: whole lines as they are
        bare, after = text, now.source(spot.path)
    return tuple(_lines(bare, after, first.path))


def _lines(before: str, after: str, file: str) -> Iterator[DiffLine]:
    old, new = before.splitlines(), after.splitlines()
    steps = difflib.SequenceMatcher(None, old, new, autojunk=False).get_grouped_opcodes(AROUND)
    for group in steps:
        for what, i, j, k, m in group:
            if what == "equal":
                yield from (DiffLine(n + 1, " ", new[n], file) for n in range(k, m))
                continue
            yield from (DiffLine(k + 1, "-", line, file) for line in old[i:j])
            yield from (DiffLine(n + 1, "+", new[n], file) for n in range(k, m))


def _new(now: Shelf, key: Key) -> Iterator[DiffLine]:
    """All lines of a record that was not there before."""
    found = now.found[key][-1]
    layer = now.layers[found.layer]
    lines = (layer.read_from / found.spot.path).read_text("utf-8-sig").splitlines()
    first = found.document.place(found.spot.loc).line - 1
    last = len(lines)
    if found.spot.loc:
        entries = [spot for spot, document in now.now.values() if document.file == found.document.file and spot.loc]
        starts = sorted(found.document.place(spot.loc).line - 1 for spot in entries)
        last = next((start for start in starts if start > first), last)
    while last > first + 1 and not lines[last - 1].strip():
        last -= 1
    for number in range(max(0, first - AROUND), min(len(lines), last + AROUND)):
        yield DiffLine(number + 1, "+" if first <= number < last else " ", lines[number], found.spot.path)
