"""Where each record stands: the files of every layer, and what the layers below one of them make of a record."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from lordsball.content import catalog, reader
from lordsball.content.catalog import Kind, Library
from lordsball.content.documents import Document
from lordsball.content.problems import Findings
from lordsball.workshop.layers import Layer
from lordsball.workshop.records import Spot, spots

Key = tuple[str, str]
"""A record's kind and id."""


class Found(NamedTuple):
    """A record in one layer."""

    layer: int
    spot: Spot
    document: Document


class Shelf:
    """The layers of a game as they are now."""

    def __init__(self, layers: Sequence[Layer], kinds: Sequence[Kind]) -> None:
        self.layers = tuple(layers)
        self.kinds = kinds
        self._below: dict[int, tuple[Library, dict[Key, tuple[Spot, Document]]]] = {}
        self.library, self.now = self.below(len(layers))
        self.found: dict[Key, list[Found]] = {}
        """Each record in every layer that says something about it, the last one at the end."""
        for number, layer in enumerate(self.layers):
            for spot, document in self._spots([layer]):
                self.found.setdefault((spot.kind, spot.id), []).append(Found(number, spot, document))

    def below(self, layer: int) -> tuple[Library, dict[Key, tuple[Spot, Document]]]:
        """What the layers before this one make together."""
        if layer not in self._below:
            self._below[layer] = self._together(layer)
        return self._below[layer]

    def _together(self, layer: int) -> tuple[Library, dict[Key, tuple[Spot, Document]]]:
        unheard = Findings()  # what is wrong with the files, loading the cards says as well
        library = catalog.gather([each.read_from for each in self.layers[:layer]], self.kinds, unheard)
        found = spots(library, self.kinds, unheard)
        return library, {(spot.kind, spot.id): (spot, document) for spot, document in found}

    def _spots(self, layers: Sequence[Layer]) -> Iterator[tuple[Spot, Document]]:
        unheard = Findings()
        library = catalog.gather([layer.read_from for layer in layers], self.kinds, unheard)
        yield from spots(library, self.kinds, unheard)

    def data(self, key: Key) -> Any:
        """What a record says, all layers taken together. Raises KeyError where there is none."""
        spot, document = self.now[key]
        return plain(document.data, spot)

    def kind_of(self, path: str) -> Kind:
        """The kind of file at a relative path. Raises StopIteration for one that no game reads."""
        return next(kind for kind in self.kinds if kind.covers(path))

    def source(self, path: str) -> str:
        """What the file at a relative path says itself, before others are laid over it. Raises OSError."""
        shown = self.library.sources[path]
        layer = next(each for each in self.layers if shown == f"{each.read_from.as_posix()}/{path}")
        return (layer.read_from / path).read_bytes().decode("utf-8")


def plain(data: Any, spot: Spot) -> Any:
    """What a record says in its file; for a file's own record without the records in it."""
    for step in spot.loc:
        data = data[step]
    return data if spot.loc else {key: value for key, value in data.items() if key not in spot.lists}


def put(data: Any, spot: Spot, said: Any) -> dict[str, Any]:
    """A file's data with another record in the place of one (None: without it); a record it has not goes to the end."""
    if not spot.loc:
        lists = {key: value for key, value in data.items() if key in spot.lists}
        return {**(said or {}), **lists}
    entries = tuple(data.get(spot.kind) or ())
    here = [n for n, entry in enumerate(entries) if isinstance(entry, dict) and entry.get("id") == spot.id]
    if said is None:
        kept = tuple(entry for n, entry in enumerate(entries) if n not in here)
        rest = {key: value for key, value in data.items() if key != spot.kind}
        return {**rest, **({spot.kind: kept} if kept else {})}
    if here:
        changed = (*entries[: here[0]], said, *entries[here[0] + 1 :])
    else:
        changed = (*entries, said)
    return {**data, spot.kind: changed}


def read(text: str, path: str) -> Document | None:
    """A file's text, read."""
    return reader.read(text, path, Findings())
