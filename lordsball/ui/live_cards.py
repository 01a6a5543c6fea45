"""Watching the card files while a game is open, so that an edit shows within a second."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from lordsball.content.problems import Problems

EVERY = 0.25
"""Seconds between two looks at the folders."""

Stamp = dict[str, tuple[int, int]]
"""For each card file, when it was changed last (nanoseconds) and its size."""


class LiveCards:
    """Looks at the folders now and then; a change is read once the files have come to rest.

    Editors write in two steps or put a new file in the old one's place: a change counts when two looks in a row
    see the same.
    """

    def __init__(self, folders: Sequence[Path], read: Callable[[], Any]) -> None:
        self.folders = folders
        self.read = read
        self._known = self._stamp()
        self._seen = self._known
        self._waited = 0.0

    def poll(self, dt: float) -> Any | Problems | None:
        """Time passes. New cards, or the problems in them; None while nothing has changed."""
        self._waited += dt
        if self._waited < EVERY:
            return None
        self._waited = 0.0
        before, self._seen = self._seen, self._stamp()
        if self._seen == self._known or self._seen != before:
            return None
        return self.read_now()

    def read_now(self) -> Any | Problems:
        """Read the cards whether they have changed or not."""
        self._known = self._seen = self._stamp()
        try:
            return self.read()
        except Problems as problems:
            return problems

    def _stamp(self) -> Stamp:
        stamp: Stamp = {}
        for folder in self.folders:
            for file in folder.rglob("*"):
                if file.suffix.lower() in (".yaml", ".yml"):
                    try:
                        status = file.stat()
                    except OSError:  # gone between two looks: the next one shows it
                        continue
                    stamp[str(file)] = (status.st_mtime_ns, status.st_size)
        return stamp
