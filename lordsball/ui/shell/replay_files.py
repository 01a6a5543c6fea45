"""A person's replay files: where they are, how a match becomes one, and the list of them."""

from __future__ import annotations

import itertools
import os
from datetime import UTC, datetime
from pathlib import Path

from lordsball import games
from lordsball.match import files, replay
from lordsball.match.files import NotReadable
from lordsball.match.match import Match
from lordsball.match.saved_match import SavedMatch, milliseconds, saved_match
from lordsball.match.saves import Entry, sorted_entries
from lordsball.match.sealed import unseal

FOLDER = "replays"


def keep_replay(data: Path, match: Match) -> Path:
    """Write a replay of the match into the folder of replays, as the newest there. Raises NotWritten."""
    newest = max((entry.order for entry in replays(data)), default=0)
    now = datetime.now(UTC)
    name = f"{match.game.key} {now.astimezone():%Y-%m-%d %H-%M-%S}"
    path = data / FOLDER / f"{name}.json"
    for number in itertools.count(2):
        if not os.path.lexists(path):  # another of the same second; or the clock has fallen back
            break
        path = path.with_name(f"{name} {number}.json")
    replay.export(match, path, now, max(milliseconds(now), newest + 1))
    return path


def replays(data: Path) -> list[Entry]:
    """All replays, the newest first. No file in the folder makes this fail."""
    try:
        paths = sorted((data / FOLDER).glob("*.json"))
    except OSError:  # not there yet, or not to be read: then there is nothing to list
        return []
    return sorted_entries(paths, _entry)


def _entry(path: Path) -> Entry:
    try:
        saved, _ = files.newest_whole(path, _read)
    except NotReadable as refused:
        return Entry(path, False, None, "", str(refused))
    if saved.game not in games.SHELF:
        return Entry(path, False, saved, "", f"This program has no game “{saved.game[:30]}”.")
    return Entry(path, False, saved, games.game(saved.game).name)


def _read(raw: bytes) -> SavedMatch:
    return saved_match(unseal(replay.KIND, raw))
