"""The cards that saved games were played with, each set once, under its fingerprint."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from lordsball import limits
from lordsball.content.problems import Problems
from lordsball.games import Catalog, Game
from lordsball.match.files import NotReadable, newest_whole, write
from lordsball.match.measured import is_line
from lordsball.match.sealed import seal, unseal

KIND = "card pack"
GONE = "The cards it was saved with are gone. Were they in a pack? Add it: Settings, Data, Packs; or --cards."
"""What a person can do about a save from elsewhere."""
_FINGERPRINT = re.compile("[0-9a-f]{64}")


class KeptCards:
    """The folder `packs` of the data folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._written: set[str] = set()

    def keep(self, game: str, catalogs: Mapping[str, Catalog]) -> None:
        """Keep these cards, unless they are kept already. Raises NotWritten."""
        for fingerprint, cards in catalogs.items():
            known = fingerprint in self._written and self._path(fingerprint).is_file()
            if not known and self._read(fingerprint, game) is None:
                content = seal(KIND, {"game": game, "texts": dict(cards.texts)})
                write(self._path(fingerprint), content, generations=1, called="The cards of this match")
            self._written.add(fingerprint)

    def find(self, game: Game, fingerprint: str) -> Catalog | None:
        """The cards of that fingerprint, or None where they are not kept or this program can no longer read them."""
        texts = self._read(fingerprint, game.key)
        return None if texts is None else catalog_of(game, texts)

    def _read(self, fingerprint: str, game: str) -> dict[str, str] | None:
        if not _FINGERPRINT.fullmatch(fingerprint):  # it becomes the name of a file
            return None
        try:
            data, _ = newest_whole(self._path(fingerprint), lambda raw: unseal(KIND, raw))
        except NotReadable:
            return None
        return _texts(data.get("texts")) if data.get("game") == game else None

    def _path(self, fingerprint: str) -> Path:
        return self.folder / f"{fingerprint}.json"


def catalog_of(game: Game, data: Any) -> Catalog | None:
    """The cards in what should be the texts of their files, or None where this program cannot read them."""
    texts = _texts(data)
    if texts is None:
        return None
    try:
        found: Catalog = game.load_texts(texts)
    except (Problems, ValueError):
        return None
    return found


def _texts(data: Any) -> dict[str, str] | None:
    if not isinstance(data, dict) or len(data) > limits.CARD_FILES or not all(map(is_line, data)):
        return None
    if not all(isinstance(text, str) and len(text) <= limits.CARD_FILE for text in data.values()):
        return None
    return data
