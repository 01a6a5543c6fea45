"""Checks between files: ids used once, and ids that exist."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping

from lordsball.content.characters import as_meant
from lordsball.content.documents import Document, Loc
from lordsball.content.problems import Findings, Place, did_you_mean, found, listed

Use = tuple[Document, Loc, str]
"""An id where it stands in a file."""


def ids(documents: Iterable[Document], *patterns: tuple[str, ...]) -> list[Use]:
    """Every id standing at one of the patterns (see `Document.find`), file by file."""
    return [(d, loc, value) for d in documents for p in patterns for loc, value in d.find(*p) if isinstance(value, str)]


def each_once(uses: Iterable[Use], findings: Findings) -> dict[str, Place]:
    """The place of every id; an id that stands a second time is an error that names both places."""
    first: dict[str, Place] = {}
    for document, loc, value in uses:
        place = document.place(loc)
        if findings.full(document.file):
            break
        if value in first:
            findings.error(
                place,
                document.path(loc),
                f"found the id {found(value)} again (first in {first[value]}), expected an id of its own",
            )
        first.setdefault(value, place)
    return first


def each_exists(uses: Iterable[Use], known: Mapping[str, Place], what: str, findings: Findings) -> set[str]:
    """Every id that is referred to; one that does not exist is an error."""
    used = set()
    for document, loc, value in uses:
        used.add(value)
        if value not in known and not findings.full(document.file):
            findings.error(
                document.place(loc),
                document.path(loc),
                f"found no {what} {found(value)}, expected "
                f"{listed(known) if known else f'an {what} that exists'}{did_you_mean(value, known)}",
            )
    return used


def names_once(
    documents: Iterable[Document], patterns: Iterable[tuple[str, ...]], findings: Findings, fatal: bool
) -> None:
    """Names that people tell things apart by: one that reads like another is an error (`fatal`) or a warning."""
    first: dict[str, Place] = {}
    note = findings.error if fatal else findings.warn
    for document, loc, value in ids(documents, *patterns):
        place = document.place(loc)
        read = " ".join(as_meant(unicodedata.normalize("NFC", value)).casefold().split())
        if read in first and not findings.full(document.file):
            where = f"on line {first[read].line}" if first[read].file == document.file else f"in {first[read]}"
            text = f"found the name {found(value)} again (first {where}), expected a name of its own"
            note(place, document.path(loc), text)
        first.setdefault(read, place)
