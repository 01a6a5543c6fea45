"""Changing one thing by its id: a file of a later folder that says only what is otherwise, laid into the earlier one.

Groups are laid key by key; `null` takes a key out. Lists whose entries have an `id` (or a `level`) are laid entry by
entry; a new entry goes to the end. Any other list or value takes the place of the earlier one. Every value keeps its
own file and line for messages.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import NamedTuple

from lordsball.content.documents import Document, Entry

_TOLD_BY = ("id", "level")
"""Keys by which the entries of a list are told apart."""


class Laid(NamedTuple):
    """Documents as they are afterwards, by relative path; `rest`: what of the later file changes nothing earlier."""

    changed: dict[str, Document]
    rest: Document | None


def lay(over: Document, earlier: dict[str, Document], whole: str | None) -> Laid | None:
    """Lay a later file into earlier ones of its kind. None where it changes nothing in them.

    :param earlier: by relative path.
    :param whole: the path of the one that it changes as a whole, whatever ids stand in it.
    """
    own = _told_by(over.root)
    path = whole or next((path for path, document in earlier.items() if own and _told_by(document.root) == own), None)
    if path is not None:
        return Laid({path: Document(earlier[path].file, _over(earlier[path].root, over.root, over.file))}, None)
    if own and own[0] == "id":  # a new team: cards in it that have an id of another's are mistakes, and are told
        return None
    changed: dict[str, Document] = {}
    left = Entry(over.root.line, over.root.column)
    left.keys = {}
    for key, (mark, value) in (over.root.keys or {}).items():
        kept = Entry(value.line, value.column)
        kept.items = []
        for entry in value.items or ():
            path = _holder(key, entry, {**earlier, **changed})
            if path is None:
                kept.items.append(entry)
                continue
            only = Entry(value.line, value.column)
            only.items = [entry]
            piece = Entry(over.root.line, over.root.column)
            piece.keys = {key: (mark, only)}
            document = changed.get(path, earlier[path])
            changed[path] = Document(document.file, _over(document.root, piece, over.file))
        if value.items is None or kept.items:
            left.keys[key] = (mark, value if value.items is None else kept)
    if not changed:
        return None
    return Laid(changed, Document(over.file, left) if left.keys else None)


def ids_in(document: Document) -> set[str]:
    """The ids of a file and of its entries."""
    lists = [value.items or () for _, value in (document.root.keys or {}).values()]
    told = [_told_by(document.root), *(_told_by(entry) for entries in lists for entry in entries)]
    return {name for what in told if what and what[0] == "id" and isinstance(name := what[1], str)}


def as_text(document: Document) -> str:
    """A text that reads as this document does: JSON is YAML."""
    return json.dumps(document.data, ensure_ascii=False, separators=(",\n", ": "))


def _holder(key: str, entry: Entry, earlier: dict[str, Document]) -> str | None:
    """The path of the file that has an entry with this one's id in the list of this name."""
    told = _told_by(entry)
    for path, document in earlier.items():
        beside = (document.root.keys or {}).get(key)
        if told and told[0] == "id" and beside and any(_told_by(item) == told for item in beside[1].items or ()):
            return path
    return None


def _told_by(entry: Entry) -> tuple[str, object] | None:
    """What tells an entry from the others of its list; None where nothing does."""
    for key in _TOLD_BY:
        if entry.keys and key in entry.keys and isinstance(entry.keys[key][1].scalar, str | int):
            return key, entry.keys[key][1].scalar
    return None


def _over(before: Entry, over: Entry, file: str) -> Entry:
    """`over`, from `file`, laid over `before`; neither is changed but for the name of the file."""
    if before.keys is not None and over.keys is not None:
        laid = _at(before)
        laid.keys = dict(before.keys)
        for key, (mark, value) in over.keys.items():
            if value.taken_out:
                laid.keys.pop(key, None)
            elif key in before.keys:
                laid.keys[key] = _same_key(before.keys[key], (mark, value), file)
            else:
                laid.keys[key] = _from(mark, file), _from(value, file)
        return laid
    if _is_told(before.items) and _is_told(over.items):
        laid = _at(before)
        laid.items = _entries(before.items or [], over.items or [], file)
        return laid
    return _from(over, file)


def _same_key(before: tuple[Entry, Entry], over: tuple[Entry, Entry], file: str) -> tuple[Entry, Entry]:
    value = _over(before[1], over[1], file)
    return (_from(over[0], file) if value is over[1] else before[0]), value


def _entries(before: Iterable[Entry], over: Iterable[Entry], file: str) -> list[Entry]:
    laid = {_told_by(entry): entry for entry in before}
    for entry in over:
        told = _told_by(entry)
        laid[told] = _over(laid[told], entry, file) if told in laid else _from(entry, file)
    return list(laid.values())


def _is_told(items: list[Entry] | None) -> bool:
    """A list in which everything can be told apart."""
    told = [_told_by(entry) for entry in items or ()]
    return bool(told) and None not in told and len(set(told)) == len(told)


def _at(place: Entry) -> Entry:
    entry = Entry(place.line, place.column)
    entry.file = place.file
    return entry


def _from(entry: Entry, file: str) -> Entry:
    entry.file = entry.file or file
    return entry
