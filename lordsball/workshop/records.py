"""The records of a game's cards: each card, team and table of rules, with where it stands and what is wrong with it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from lordsball.content.catalog import Kind, Library
from lordsball.content.documents import Document, Loc
from lordsball.content.models import Model
from lordsball.content.problems import Findings, Problem

WITHOUT_GROUP = ""


class Where(NamedTuple):
    """Where a record stands: for one that packs change, where the last of them does."""

    pack: str
    folder: Path
    file: str
    """The path below `folder`."""
    line: int
    """From 1."""
    own: bool
    """A change is written there; else it goes to My cards."""

    @property
    def path(self) -> Path:
        """The whole path of the file."""
        return self.folder / self.file


class Record(NamedTuple):
    """A card, a team or another thing with an id; what a file says beside those is a record too."""

    kind: str
    """The list it stands in, as the file calls it (`players`); for what a file says itself, its kind (`team`)."""
    id: str
    """For a file without an id, its kind: `rules`."""
    name: str
    group: str
    """The id of the team or league it belongs to; empty where there is none."""
    where: Where
    changed: bool
    """Not as it is shipped; in a designer's own folder, not as it was when the workshop opened."""
    problems: tuple[Problem, ...]

    @property
    def key(self) -> tuple[str, str]:
        """What the record is found again by, whatever has changed about it."""
        return self.kind, self.id


class Spot(NamedTuple):
    """A record in one document."""

    kind: str
    id: str
    name: str
    group: str
    path: str
    """The relative path of the file."""
    loc: Loc
    """Where in the file; empty for what the file says itself."""
    lists: tuple[str, ...] = ()
    """For what the file says itself: the keys that hold other records."""


@cache
def lists_of(model: type[Model]) -> tuple[str, ...]:
    """The keys of a file that hold lists of records with an id.

    >>> from lordsball.games.wild_cards.card_files import TeamFile
    >>> lists_of(TeamFile)
    ('players', 'specials')
    """
    schema = model.model_json_schema()
    with_ids = {name for name, part in schema.get("$defs", {}).items() if "id" in part.get("properties", {})}
    return tuple(
        key
        for key, part in schema["properties"].items()
        if part.get("items", {}).get("$ref", "").rpartition("/")[2] in with_ids
    )


@cache
def has_own_fields(model: type[Model]) -> bool:
    """Whether a file says something beside its records."""
    keys = {field.alias or name for name, field in model.model_fields.items()}
    return bool(keys - set(lists_of(model)))


def spots(library: Library, kinds: Sequence[Kind], findings: Findings) -> Iterator[tuple[Spot, Document]]:
    """Every record of these files, file by file as they are layered."""
    for kind in kinds:
        for path in library.paths(kind):
            document = library.document(path, findings) if path in library.texts else None
            if document is not None and isinstance(document.data, dict):
                yield from ((spot, document) for spot in spots_in(kind, path, document.data))


def spots_in(kind: Kind, path: str, data: Mapping[str, Any]) -> Iterator[Spot]:
    """The records of one file: what it says itself, then list by list."""
    lists = lists_of(kind.model)
    own = data.get("id")
    group = own if isinstance(own, str) else WITHOUT_GROUP
    if has_own_fields(kind.model):
        own_id = group or (kind.name if "id" not in kind.model.model_fields else path)
        name = data.get("name")
        yield Spot(kind.name, own_id, name if isinstance(name, str) else _spoken(own_id), group, path, (), lists)
    for key in lists:
        entries = data.get(key)
        for place, entry in enumerate(entries if isinstance(entries, tuple) else ()):
            id = entry.get("id") if isinstance(entry, dict) else None
            if isinstance(id, str):
                name = entry.get("name")
                yield Spot(key, id, name if isinstance(name, str) else id, group, path, (key, place))


def _spoken(id: str) -> str:
    return id.rpartition("/")[2].removesuffix(".yaml").replace("_", " ").capitalize()
