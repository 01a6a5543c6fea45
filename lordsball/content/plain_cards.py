"""The cards of most small games: files checked against their models, and nothing more.

A game with cards to lay out for speed, or checks between files, makes a catalog of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from os import PathLike, fspath
from typing import Any, NamedTuple, TypeVar

from lordsball.content import catalog
from lordsball.content.catalog import Kind, Library
from lordsball.content.checking import check
from lordsball.content.drawable import Known, warn_about_letters
from lordsball.content.models import Model
from lordsball.content.problems import Findings, Place, Problem, listed
from lordsball.content.references import each_once, ids, names_once

ModelT = TypeVar("ModelT", bound=Model)


@dataclass(frozen=True, slots=True, eq=False)
class PlainCards:
    """Everything a game is played with. Never changes."""

    files: tuple[Model, ...]
    """What each card file says, in the order of their names."""
    fingerprint: str
    """64 hex digits that change with what the cards say, not with comments or layout."""
    sources: Mapping[str, str]
    """Relative path of each card file to where it was read from."""
    texts: Mapping[str, str]
    """Relative path of each card file to its text, for saved games."""
    warnings: tuple[Problem, ...]
    contents: Mapping[str, Any] = field(repr=False)
    """The cards as plain data: for each kind of file what it says, or a list where there can be several."""

    def of(self, model: type[ModelT]) -> tuple[ModelT, ...]:
        """All files of that model."""
        return tuple(file for file in self.files if isinstance(file, model))

    def only(self, model: type[ModelT]) -> ModelT:
        """The one file of that model."""
        return self.of(model)[0]


class Loaders(NamedTuple):
    """The three functions a game's description asks for: from folders, from texts, and what has changed."""

    load: Callable[..., PlainCards]
    load_texts: Callable[..., PlainCards]
    changes: Callable[[PlainCards, PlainCards], list[str]]


def loaders(kinds: Sequence[Kind], folders_of: Callable[[Sequence[Any]], Sequence[Any]]) -> Loaders:
    """Loaders for a game whose card files are of these kinds; every kind has to be there at least once.

    `folders_of` finds the game's own folders in folders of cards.
    """

    def load(folders: Sequence[Any], sprites: Known = None, letters: Known = None) -> PlainCards:
        return load_folders(folders_of(folders), kinds, letters)

    return Loaders(load, partial(_load_texts, kinds), _changes)


def load_folders(
    folders: Iterable[str | PathLike[str]], kinds: Sequence[Kind], letters: Known = None
) -> PlainCards:
    """Read the cards of these folders, each laid over the ones before. Raises `Problems` with every mistake."""
    findings = Findings()
    places = [fspath(folder) for folder in folders]
    return _made(catalog.gather(places, kinds, findings), places[0] if places else "cards", kinds, letters, findings)


def _load_texts(
    kinds: Sequence[Kind], texts: Mapping[str, str], name: str = "saved game", sprites: Known = None,
    letters: Known = None,
) -> PlainCards:
    findings = Findings()
    return _made(catalog.from_texts(texts, name, kinds, findings), name, kinds, letters, findings)


def _changes(old: PlainCards, new: PlainCards) -> list[str]:
    """What the new cards say otherwise, a sentence each."""
    return catalog.changes(old.contents, new.contents)


def _made(
    library: Library, where: str, kinds: Sequence[Kind], letters: Known, findings: Findings
) -> PlainCards:
    files: list[Model] = []
    contents: dict[str, Any] = {}
    for kind in kinds:
        documents = library.documents(kind, findings)
        if library.sources and not library.paths(kind):
            findings.error(Place(where), "", f"found no {kind.name} file, expected {listed(kind.patterns)}")
        for pattern in _id_lists(kind.model):
            each_once(ids(documents, pattern), findings)
            names_once(documents, [(*pattern[:-1], "name")], findings, fatal=False)
        for document in documents:
            warn_about_letters(document, letters, findings)
        read = [file for document in documents if (file := check(kind.model, document, findings)) is not None]
        files += read
        plain = [file.model_dump(mode="json", by_alias=True) for file in read]
        several = len(kind.patterns) > 1 or "*" in kind.patterns[0]
        contents[kind.name] = plain if several else plain[0] if plain else {}
    warnings = findings.settle()
    return PlainCards(
        tuple(files), catalog.fingerprint(contents), dict(library.sources), dict(library.texts), warnings, contents
    )


def _id_lists(model: type[Model]) -> list[tuple[str, ...]]:
    """Where a file of this model names things by ids of their own: at its top, and in its lists of records."""
    own: list[tuple[str, ...]] = [("id",)] if "id" in model.model_fields else []
    schema = model.model_json_schema()
    with_ids = {name for name, part in schema.get("$defs", {}).items() if "id" in part.get("properties", {})}
    lists: list[tuple[str, ...]] = [
        (name, "*", "id")
        for name, part in schema["properties"].items()
        if part.get("items", {}).get("$ref", "").rpartition("/")[2] in with_ids
    ]
    return own + lists
