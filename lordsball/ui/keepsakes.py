"""Replay files among a person's own: where they lie, how a match becomes one, and the list of them."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from lordsball import games
from lordsball.match import files, replay
from lordsball.match.files import NotReadable
from lordsball.match.match import Match
from lordsball.match.saved_match import SavedMatch, saved_match
from lordsball.match.saves import Entry, sorted_entries
from lordsball.match.sealed import unseal

FOLDER = "replays"


def keep_replay(data: Path, match: Match) -> Path:
    """Write a replay of the match into the folder of replays. Raises NotWritten."""
    path = data / FOLDER / f"{match.game.key} {datetime.now():%Y-%m-%d %H-%M-%S}.json"
    replay.export(match, path)
    return path


def replays(data: Path) -> list[Entry]:
    """All replays, the newest first. Whatever lies in the folder, this does not fail."""
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
