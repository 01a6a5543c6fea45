"""The folder of saved games: automatic ones, one a match, and those a person has given a name."""

from __future__ import annotations

import hashlib
import re
import threading
import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from lordsball import games, limits
from lordsball.content.characters import can_be_seen
from lordsball.games import Catalog, Game
from lordsball.match import files
from lordsball.match.files import NotReadable, NotWritten
from lordsball.match.kept_cards import KeptCards
from lordsball.match.loading import Changed, Loaded, load
from lordsball.match.lock import InUse, Lock
from lordsball.match.match import Match
from lordsball.match.saved_match import KIND, SavedMatch, described, milliseconds, saved_match
from lordsball.match.sealed import seal, unseal

FINISHED_KEPT = 20
"""Automatic saves of finished games beyond these are cleared away. One that is not finished never is by itself."""
UNFINISHED_USUAL = 20
"""Where there are more unfinished ones, the list of saves offers to delete the oldest."""

AUTOMATIC = "automatic"
"""The folder inside `saves` for automatic ones."""

_GENERATION = re.compile(r"\.[12]$")
_TOO_MUCH = f"Not looked into: more than {limits.SHELF_BYTES // 10**6} MB are kept here. Delete some to see this one."


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
    def time(self) -> datetime | None:
        """When it was saved, as the clock said; None where that is not known."""
        return self.saved.time if self.saved else None

    @property
    def order(self) -> int:
        """Larger for what was saved later, whatever the clock said."""
        return self.saved.order if self.saved else 0

    @property
    def unfinished(self) -> bool:
        """Is it the automatic save of a match that can go on?"""
        return self.automatic and self.saved is not None and not self.trouble and not self.saved.over


def sorted_entries(paths: Iterable[Path], look: Callable[[Path], Entry]) -> list[Entry]:
    """What `look` says about these files, the newest first; how much of them is read for one list has its limits."""
    dated = []
    for path in paths:
        try:
            status = path.stat()
        except OSError:  # only older generations, or nothing that can be looked at: `look` says which
            dated.append((0, 0, path))
        else:
            dated.append((status.st_mtime_ns, status.st_size, path))
    entries, read = [], 0
    newest = sorted(dated, reverse=True)[: limits.SHELF_FILES]
    for _, size, path in sorted(newest, key=lambda found: found[1]):  # so that no flood hides what is of usual size
        read += min(size, limits.SAVE_FILE)
        enough = read > limits.SHELF_BYTES
        entries.append(Entry(path, path.parent.name == AUTOMATIC, None, "", _TOO_MUCH) if enough else look(path))
    return sorted(entries, key=lambda entry: (entry.order, entry.path.name), reverse=True)


def older_unfinished(entries: Sequence[Entry]) -> list[Entry]:
    """Of a list of saves, the automatic ones of unfinished matches behind the newest twenty."""
    return [entry for entry in entries if entry.unfinished][UNFINISHED_USUAL:]


class Saves:
    """Where matches are kept, in `saves` and `packs` of the data folder. Every refusal is a NotWritten or NotReadable
    with a sentence for a person."""

    def __init__(
        self,
        data_folder: Path,
        in_use: InUse | None = None,
        find: Callable[[str], Game] = games.game,
        clock: Callable[[], datetime] = lambda: datetime.now(UTC),
        lock: Lock | None = None,
    ) -> None:
        """With `in_use` (another program keeps its saves here) everything can be looked at and nothing be written.

        The `lock` that this program has on the folder is looked at before each writing, and taken again if it is gone.
        """
        self.folder = data_folder / "saves"
        self.automatic = self.folder / AUTOMATIC
        self.packs = KeptCards(data_folder / "packs")
        self.in_use = in_use
        self._find, self._clock, self._lock = find, clock, lock
        self._newest: int | None = None
        """The largest order of all saves; None before anybody has looked."""
        self._ordering = threading.Lock()
        if in_use is None:
            files.sweep(self.folder)
            files.sweep(self.automatic)

    # --- looking ------------------------------------------------------------------------------------------------

    def entries(self) -> list[Entry]:
        """All saves, the newest first. No file in the folder makes this fail."""
        paths = [path for folder in (self.folder, self.automatic) for path in _documents(folder)]
        found = sorted_entries(paths, self.entry)
        self._newest = max(self._newest or 0, found[0].order if found else 0)
        return found

    def newest(self, game: str | None = None) -> Entry | None:
        """What “Continue” goes on with: the newest automatic save (of that game) of a match that is not over."""
        entries = sorted_entries(_documents(self.automatic), self.entry)
        return next((e for e in entries if e.unfinished and e.saved and game in (None, e.saved.game)), None)

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
        return self.keep_named(self.describe(match, name), match.catalogs)

    def describe(self, match: Match, name: str | None = None) -> dict[str, Any]:
        """The match as it is now, ready to be kept by `keep`, or under a name by `keep_named`, from another thread."""
        return described(match, "" if name is None else _clean(name), self._clock())

    def keep_named(self, data: Mapping[str, Any], catalogs: Mapping[str, Catalog]) -> Entry:
        """Write a save that a person has given a name."""
        path = self._path(data["name"])
        self._keep(path, data, catalogs, f"“{data['name']}”")
        return self.entry(path)

    def keep(self, data: Mapping[str, Any], catalogs: Mapping[str, Catalog]) -> None:
        """Write an automatic save."""
        self._keep(self.automatic / f"{data['id']}.json", data, catalogs, "The match")

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
        files.write(path, seal(KIND, {**data, "name": clean}), called=f"“{clean}”")
        if not entry.automatic and path != entry.path:
            files.delete(entry.path, f"“{entry.name}”")
        return self.entry(path)

    def delete(self, *entries: Entry) -> None:
        """Remove saves with their older copies."""
        self._check_free()
        for entry in entries:
            files.delete(entry.path, f"“{entry.name}”" if entry.saved else "")

    def clear_away(self) -> None:
        """Remove automatic saves of finished matches beyond the newest twenty. All others stay."""
        if self.in_use is None:
            entries = [entry for entry in self.entries() if entry.automatic and entry.saved and not entry.trouble]
            self.delete(*[entry for entry in entries if entry.saved and entry.saved.over][FINISHED_KEPT:])

    # --- inside -------------------------------------------------------------------------------------------------

    def _keep(self, path: Path, data: Mapping[str, Any], catalogs: Mapping[str, Catalog], called: str) -> None:
        self._check_free()
        self.packs.keep(data["game"], catalogs)
        files.write(path, seal(KIND, {**data, "order": self._next_order()}), called=called)

    def _next_order(self) -> int:
        """The clock's milliseconds, but always more than every save has: clocks fall back."""
        with self._ordering:
            if self._newest is None:
                self.entries()
            now, after = milliseconds(self._clock()), (self._newest or 0) + 1
            self._newest = min(max(now, after) if now < limits.LAST_IN_ORDER else after, limits.LAST_IN_ORDER)
            return self._newest

    def _check_free(self) -> None:
        if self.in_use is None and self._lock is not None:
            self.in_use = self._lock.hold()
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
    if len(clean) > limits.SAVE_NAME:
        raise NotWritten(f"The name is too long: at most {limits.SAVE_NAME} letters.")
    return clean


def _documents(folder: Path) -> list[Path]:
    """The saves of a folder by their newest path, even where only older generations are left."""
    try:
        names = {_GENERATION.sub("", path.name) for path in folder.iterdir() if ".json" in path.name}
    except OSError:  # not there yet, or not to be read: then there is nothing to list
        return []
    return [folder / name for name in sorted(names) if name.endswith(".json") and not name.startswith(".")]
