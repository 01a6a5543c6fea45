"""Replay files among a person's own: where they lie, and how a match becomes one."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from lordsball.match import replay
from lordsball.match.match import Match

FOLDER = "replays"


def keep_replay(data: Path, match: Match) -> Path:
    """Write a replay of the match into the folder of replays. Raises NotWritten."""
    path = data / FOLDER / f"{match.game.key} {datetime.now():%Y-%m-%d %H-%M-%S}.json"
    replay.export(match, path)
    return path
