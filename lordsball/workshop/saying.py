"""What the files must say so that a record says something else: where it stands, or in the pack My cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, NamedTuple

from lordsball.content.catalog import Kind
from lordsball.content.documents import Document
from lordsball.content.folders import PACK
from lordsball.workshop.changes import overlay
from lordsball.workshop.disk import OWN, Disk
from lordsball.workshop.layers import Layer
from lordsball.workshop.records import Spot
from lordsball.workshop.rewriting import MARK, CannotWrite, rewritten, same
from lordsball.workshop.shelf import Found, Key, Shelf, plain, put, read
from lordsball.workshop.written import block

_PACK_FILE = f"id: my_cards\ntitle: {OWN}\n"

Texts = dict[Path, str | None]
"""Files and what they shall say; None: they shall be gone."""


class _File(NamedTuple):
    """A card file that is about to change."""

    path: Path
    text: str | None
    """None: it is new."""
    data: Any
    layer: int
    """Its place among the layers; what is below it is what it is laid over."""
    kind: Kind
    shown: str
    """Its relative path."""


class Saying:
    """Turns what records shall say into the texts of files.

    :param own: the folder of My cards, of all games.
    :param mine: the folder in it with this game's cards.
    """

    def __init__(self, own: Path, mine: Path, shelf: Shelf, disk: Disk) -> None:
        self.own = own
        self.mine = mine
        self.shelf = shelf
        self.disk = disk
        self._together: dict[Path, tuple[_File, Any]] | None = None
        """What files shall say, while many changes are gathered: each file is then written once."""

    def many(self, changes: Iterable[Callable[[Saying], Texts]]) -> Texts:
        """The files that make all these changes. Raises CannotWrite."""
        self._together = {}
        texts: Texts = {}
        for change in changes:
            texts |= change(self)
        together, self._together = self._together, None
        for file, data in together.values():
            texts |= self._written(file, data)
        return texts

    def changed(self, key: Key, after: Any) -> Texts:
        """The files that make a record say `after`. Raises CannotWrite."""
        file, spot = self._file(key)
        below, before = self.shelf.below(file.layer)
        earlier = before.get(key)
        if earlier is None or (file.shown in below.texts and not file.kind.by_key):
            return self._written(file, put(file.data, spot, after))
        mine = file.path.is_relative_to(self.own) and self.own.name == OWN
        said = overlay(plain(earlier[1].data, earlier[0]), after, None if mine else _said(file.data, spot))
        named = {"id": after["id"]} if "id" in after else {}
        data = put(file.data, spot, {**named, **said} if said or not mine else None)
        if mine and not set(data) - {"id"} and self._together is None:
            return {file.path: None}
        if not spot.loc:
            data = {**_id_of(file.data), **data}
        return self._written(file, data)

    def taken_out(self, key: Key, name: str) -> Texts:
        """The files without a record that no other pack has; a team goes with all its cards. Raises CannotWrite."""
        found = self.shelf.found[key][-1]
        layer = self.shelf.layers[found.layer]
        if not layer.own or key in self.shelf.below(found.layer)[1]:
            raise CannotWrite(f"{name} is part of another pack, so it can be changed but not deleted.")
        file = self._standing(found, layer)
        if not found.spot.loc:
            return {file.path: None}
        data = put(file.data, found.spot, None)
        return {file.path: None} if not set(data) - {"id"} else self._written(file, data)

    def added(self, like: Key, record: dict[str, Any]) -> Texts:
        """One more record behind another one of its list. Raises CannotWrite."""
        file, spot = self._file(like)
        entries = list(file.data.get(spot.kind) or ())
        place = next((n for n, entry in enumerate(entries) if entry.get("id") == like[1]), len(entries) - 1)
        entries.insert(place + 1, record)
        return self._written(file, {**file.data, spot.kind: entries})

    def new_file(self, like: Key, path: str, data: Any, bare: bool = False) -> Texts:
        """A file such as the one that `like` stands in, with the comments that are in it. Raises CannotWrite.

        :param bare: without those comments: they say nothing about these cards.
        """
        found = self.shelf.found[like][-1]
        layer = self.shelf.layers[found.layer]
        folder = layer.folder if layer.own else self.mine
        if self.disk.text(folder / path) is not None:
            raise CannotWrite(f"There is a file {path} already: choose another id.")
        text = self.shelf.source(self.shelf.now[like][0].path)
        made = fresh(data, text) if bare else rewritten(_without_head(text), data)
        return self.with_pack({folder / path: made})

    # --- files --------------------------------------------------------------------------------------------------------

    def _file(self, key: Key) -> tuple[_File, Spot]:
        """The file to change for a record, and where the record stands in it, or will. Raises CannotWrite."""
        found = self.shelf.found[key][-1]
        layer = self.shelf.layers[found.layer]
        if layer.own:
            return self._standing(found, layer), found.spot
        spot, document = self.shelf.now[key]
        kind = self.shelf.kind_of(spot.path)
        path = overlay_path(kind, spot.path)
        file = self.mine / path
        number = len(self.shelf.layers) - any(each.folder == self.mine for each in self.shelf.layers)
        text = self.disk.text(file)
        data: Any = _id_of(document.data)
        if text is None and path == spot.path and not kind.by_key:  # only a whole file can take its place
            text = self.shelf.source(spot.path)
        if text is not None:
            data = self._read(text, file, path).data
        return self._now(_File(file, text, data, number, kind, path)), spot

    def _standing(self, found: Found, layer: Layer) -> _File:
        path = layer.folder / found.spot.path
        text = self.disk.text(path)
        data = self._read(text or "", path, found.spot.path).data
        return self._now(_File(path, text, data, found.layer, self.shelf.kind_of(found.spot.path), found.spot.path))

    def _now(self, file: _File) -> _File:
        """With what earlier ones of many changes make of it."""
        earlier = (self._together or {}).get(file.path)
        return file if earlier is None else file._replace(data=earlier[1])

    def _read(self, text: str, path: Path, shown: str) -> Document:
        document = read(text.removeprefix(MARK), path.as_posix())  # as it was read for play: that is kept
        if document is None:
            raise CannotWrite(f"{shown} has mistakes that keep it from being read: fix them in an editor first.")
        return document

    def _written(self, file: _File, data: Any) -> Texts:
        if self._together is not None:
            self._together[file.path] = file, data
            return {}
        if file.path.is_relative_to(self.own) and not set(data) - {"id"}:
            return {file.path: None}
        if file.text is None:
            head = "# Only what is different; everything else stays as shipped.\n"
            return self.with_pack({file.path: head + "\n".join(block(data, 0)) + "\n"})
        if same(file.data, data) and self.disk.text(file.path) is not None:
            return {}
        return self.with_pack({file.path: rewritten(file.text, data, file.path.as_posix())})

    def with_pack(self, texts: Texts) -> Texts:
        """With the file that says what My cards is, where something goes there for the first time."""
        mine = any(path.is_relative_to(self.own) for path, text in texts.items() if text is not None)
        if not mine or self.own.name != OWN or self.disk.text(self.own / PACK) is not None:
            return texts
        return {**texts, self.own / PACK: _PACK_FILE}


def overlay_path(kind: Kind, path: str) -> str:
    """The relative path of the file that changes things in another one; its own where only a whole file can.

    >>> from lordsball.games.wild_cards.card_files import TEAM
    >>> overlay_path(TEAM, "teams/underdogs.yaml")
    'teams/underdogs_changed.yaml'
    """
    if kind.by_key:
        return path
    pattern = next((pattern for pattern in kind.patterns if "*" in pattern), "")
    name = path.rpartition("/")[2].rpartition(".")[0]
    return pattern.replace("*", f"{name}_changed") or path


def fresh(data: dict[str, Any], like: str) -> str:
    """A new file that says `data`, for editors one such as `like`; cards are apart by empty lines."""
    lines = [line for line in like.split("\n") if "yaml-language-server" in line][:1]
    for key, value in data.items():
        cards = isinstance(value, list | tuple) and any(isinstance(each, dict) and "id" in each for each in value)
        if not cards:
            lines += block({key: value}, 0)
            continue
        lines += ["", f"{key}:"]
        for number, card in enumerate(value):
            lines += ([""] if number else []) + block([card], 2)
    return "\n".join(lines) + "\n"


def _said(data: Any, spot: Spot) -> Any:
    """What a file says about a record itself."""
    if not spot.loc:
        return plain(data, spot)
    return next((entry for entry in data.get(spot.kind) or () if entry.get("id") == spot.id), {})


def _id_of(data: Any) -> dict[str, Any]:
    return {"id": data["id"]} if isinstance(data.get("id"), str) else {}


def _without_head(text: str) -> str:
    """A file's text without what its first comment lines say about what it was; the line for editors stays."""
    lines = text.split("\n")
    head = next((n for n, line in enumerate(lines) if line.strip() and not line.lstrip("\ufeff").startswith("#")), 0)
    return "\n".join([*(line for line in lines[:head] if "yaml-language-server" in line), *lines[head:]])
