"""The folder of saved games: automatic ones, one a match, and those a person has given a name."""

from __future__ import annotations

import hashlib
import re
import unicodedata
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from lordsball import games
from lordsball.content.characters import can_be_seen
from lordsball.games import Catalog, Game
from lordsball.match import files
from lordsball.match.files import NotReadable, NotWritten
from lordsball.match.loading import Changed, Loaded, load
from lordsball.match.lock import InUse
from lordsball.match.match import Match
from lordsball.match.packs import Packs
from lordsball.match.saved_match import KIND, SavedMatch, described, saved_match
from lordsball.match.sealed import seal, unseal

AUTOMATIC_KEPT = 20
"""Automatic saves beyond these are cleared away, finished games first."""
LONGEST_NAME = 40

_GENERATION = re.compile(r"\.[12]$")
_EVER = datetime(1, 1, 1, tzinfo=UTC)


@dataclass(frozen=True)
class Entry:
    """One line in the list of saved games. Made without playing anything, and without a look at hidden cards."""

    path: Path
    automatic: bool
    saved: SavedMatch | None
    """None where the file does not hold a save."""
    title: str
    """The name of the game; "" where it is not known."""
    trouble: str = ""
    """A sentence why it cannot be loaded; "" where it can."""
    notice: str = ""
    """A sentence where the newest copy is no good and an older one takes its place."""

    @property
    def name(self) -> str:
        """What the list calls it: the name a person gave, else the seats, else the file."""
        if self.saved is None:
            return self.path.name
        return self.saved.name or " – ".join(seat.name for seat in self.saved.seats)

    @property
    def time(self) -> datetime:
        """When it was saved; the beginning of time where that is not known."""
        return self.saved.time if self.saved else _EVER


class Saves:
    """Where matches are kept, in `saves` and `packs` of the data folder. Every refusal is a NotWritten or NotReadable
    with a sentence for a person."""

    def __init__(
        self,
        data_folder: Path,
        in_use: InUse | None = None,
        find: Callable[[str], Game] = games.game,
        clock: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        """With `in_use` (another program keeps its saves here) everything can be looked at and nothing be written."""
        self.folder = data_folder / "saves"
        self.automatic = self.folder / "automatic"
        self.packs = Packs(data_folder / "packs")
        self.in_use = in_use
        self._find, self._clock = find, clock
        if in_use is None:
            files.sweep(self.folder)
            files.sweep(self.automatic)

    # --- looking ------------------------------------------------------------------------------------------------

    def entries(self) -> list[Entry]:
        """All saves, the newest first. Whatever lies in the folder, this does not fail."""
        found = [self.entry(path) for folder in (self.folder, self.automatic) for path in _documents(folder)]
        return sorted(found, key=lambda entry: (entry.time, entry.path.name), reverse=True)

    def newest(self, game: str | None = None) -> Entry | None:
        """What “Continue” goes on with: the newest automatic save (of that game) of a match that is not over."""
        entries = [self.entry(path) for path in _documents(self.automatic)]
        open_ones = [e for e in entries if e.saved and not e.trouble and not e.saved.over]
        wanted = [e for e in open_ones if e.saved and game in (None, e.saved.game)]
        return max(wanted, key=lambda entry: entry.time, default=None)

    def named(self, name: str) -> Entry | None:
        """The save of that name, where there is one: saving under it again takes its place."""
        path = self._path(_clean(name))
        return self.entry(path) if files.generations(path) else None

    def entry(self, path: Path) -> Entry:
        """What the list says about one file."""
        automatic = path.parent == self.automatic
        try:
            saved, generation = files.newest_whole(path, _read)
        except NotReadable as refused:
            return Entry(path, automatic, None, "", str(refused))
        notice = "The newest copy is missing or damaged; this is an older one." if generation else ""
        try:
            title = self._find(saved.game).name
        except KeyError:
            return Entry(path, automatic, saved, "", f"This program has no game “{saved.game[:30]}”.", notice)
        return Entry(path, automatic, saved, title, "", notice)

    def load(self, entry: Entry, today: Catalog | None) -> Loaded | Changed:
        """Go on with a saved match; `today` are the cards of its game as they are now, None where they have errors.

        An automatic save is gone on with in its place; from a named one a new match branches off.
        """
        if entry.saved is None or entry.trouble:
            raise NotReadable(entry.trouble)
        return load(entry.saved, self._find(entry.saved.game), today, self.packs, fresh_id=not entry.automatic)

    # --- keeping ------------------------------------------------------------------------------------------------

    def save(self, match: Match, name: str) -> Entry:
        """Keep the match under a name; a save of the same name moves one generation back."""
        clean = _clean(name)
        self._check_free()
        self.packs.keep(match.game.key, match.catalogs)
        path = self._path(clean)
        files.write(path, seal(KIND, described(match, clean, self._clock())))
        return self.entry(path)

    def describe(self, match: Match) -> dict[str, Any]:
        """The match as it is now, ready to be kept by `keep` from another thread."""
        return described(match, "", self._clock())

    def keep(self, data: Mapping[str, Any], catalogs: Mapping[str, Catalog]) -> None:
        """Write an automatic save."""
        self._check_free()
        self.packs.keep(data["game"], catalogs)
        files.write(self.automatic / f"{data['id']}.json", seal(KIND, dict(data)), called="The match")

    def rename(self, entry: Entry, name: str) -> Entry:
        """Give a save another name; an automatic save is kept under it as well. Refuses a name that is taken."""
        clean = _clean(name)
        self._check_free()
        path = self._path(clean)
        if entry.saved is None:
            raise NotReadable(entry.trouble)
        if path == entry.path and entry.saved.name == clean:
            return entry
        if path != entry.path and files.generations(path):
            raise NotWritten(f"There is a save called “{clean}” already.")
        data, _ = files.newest_whole(entry.path, lambda raw: unseal(KIND, raw))
        files.write(path, seal(KIND, {**data, "name": clean}))
        if not entry.automatic and path != entry.path:
            files.delete(entry.path)
        return self.entry(path)

    def delete(self, entry: Entry) -> None:
        """Remove a save with its older copies."""
        self._check_free()
        files.delete(entry.path)

    def clear_away(self) -> None:
        """Remove automatic saves beyond the newest twenty, finished games first. What cannot be read stays."""
        if self.in_use is not None:
            return
        entries = [e for path in _documents(self.automatic) if (e := self.entry(path)).saved and not e.trouble]
        entries.sort(key=lambda e: (e.saved is not None and not e.saved.over, e.time))
        for entry in entries[: max(0, len(entries) - AUTOMATIC_KEPT)]:
            files.delete(entry.path)

    # --- inside -------------------------------------------------------------------------------------------------

    def _check_free(self) -> None:
        if self.in_use is not None:
            raise NotWritten(str(self.in_use))

    def _path(self, name: str) -> Path:
        plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
        words = re.sub(r"[^a-z0-9]+", "_", plain).strip("_")[:24]
        # Names that differ in other signs only, or that a system does not allow for files, still get a file each.
        mark = hashlib.sha256(name.casefold().encode()).hexdigest()[:10]
        return self.folder / f"{words or 'save'}-{mark}.json"


def _read(raw: bytes) -> SavedMatch:
    return saved_match(unseal(KIND, raw))


def _clean(name: str) -> str:
    """A name for a save as it is shown. Raises NotWritten for one that cannot be used."""
    shown = "".join(sign if unicodedata.category(sign)[0] != "C" else " " for sign in name)
    clean = " ".join(unicodedata.normalize("NFC", shown).split())
    if not can_be_seen(clean):
        raise NotWritten("A save needs a name.")
    if len(clean) > LONGEST_NAME:
        raise NotWritten(f"The name is too long: at most {LONGEST_NAME} letters.")
    return clean


def _documents(folder: Path) -> list[Path]:
    """The saves of a folder by their newest path, also where only older generations are left."""
    try:
        names = {_GENERATION.sub("", path.name) for path in folder.iterdir() if ".json" in path.name}
    except OSError:  # not there yet, or not to be read: then there is nothing to list
        return []
    return [folder / name for name in sorted(names) if name.endswith(".json") and not name.startswith(".")]
