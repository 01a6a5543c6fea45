"""The cards that saved games were played with, each set once, under its fingerprint."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from lordsball.content.problems import Problems
from lordsball.games import Catalog, Game
from lordsball.match.files import NotReadable, newest_whole, write
from lordsball.match.sealed import seal, unseal

KIND = "card pack"


class Packs:
    """The folder `packs` of the data folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._written: set[str] = set()

    def keep(self, game: str, catalogs: Mapping[str, Catalog]) -> None:
        """Keep these cards, unless they are kept already. Raises NotWritten."""
        for fingerprint, cards in catalogs.items():
            if fingerprint not in self._written and self._read(fingerprint, game) is None:
                content = seal(KIND, {"game": game, "texts": dict(cards.texts)})
                write(self._path(fingerprint), content, generations=1, called="The cards of this match")
            self._written.add(fingerprint)

    def find(self, game: Game, fingerprint: str) -> Catalog | None:
        """The cards of that fingerprint, or None where they are not kept or this program cannot read them any more."""
        texts = self._read(fingerprint, game.key)
        return None if texts is None else catalog_of(game, texts)

    def _read(self, fingerprint: str, game: str) -> dict[str, str] | None:
        if not fingerprint.isalnum():
            return None
        try:
            data, _ = newest_whole(self._path(fingerprint), lambda raw: unseal(KIND, raw))
        except NotReadable:
            return None
        return _texts(data.get("texts")) if data.get("game") == game else None

    def _path(self, fingerprint: str) -> Path:
        return self.folder / f"{fingerprint[:64]}.json"


def catalog_of(game: Game, texts: Mapping[str, str]) -> Catalog | None:
    """The cards in these texts, or None where this program cannot read them."""
    try:
        found: Catalog = game.load_texts(texts)
    except (Problems, ValueError):
        return None
    return found


def _texts(data: Any) -> dict[str, str] | None:
    if not isinstance(data, dict) or not all(isinstance(text, str) for text in data.values()):
        return None
    return data
