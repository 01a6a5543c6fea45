"""Watching the card files while the program is open, so that an edit shows within a second."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from lordsball.content.problems import Problems

EVERY = 0.25
"""Seconds between two looks at the folders."""

Stamp = dict[str, tuple[int, int]]
"""For each card file, when it was changed last (nanoseconds) and its size."""


class LiveCards:
    """The cards of one game. It knows which state of the files it has read last, and looks now and then for another.

    Editors write in two steps or put a new file in the old one's place: a change counts when two looks in a row
    see the same.

    :param folders: the folders whose card files are watched.
    :param read: reads the cards, or raises Problems.
    """

    def __init__(self, folders: Sequence[Path], read: Callable[[], Any]) -> None:
        self.folders = folders
        self._read = read
        self.cards: Any = None
        """As they could be read last; None before that."""
        self._known: Stamp | None = None
        """The files as they were read last; where nobody has read them, as they were at the first look."""
        self._seen: Stamp = {}
        self._waited = 0.0

    def read(self) -> Any:
        """Read the cards as the files are now. Raises Problems; `cards` are then those of before."""
        self._known = self._seen = self._stamp()
        self.cards = self._read()
        return self.cards

    def poll(self, dt: float) -> Any | Problems | None:
        """Time passes. New cards, or the problems in them; None while the files are as they were read last."""
        self._waited += dt
        if self._waited < EVERY:
            return None
        self._waited = 0.0
        before, self._seen = self._seen, self._stamp()
        if self._known is None:
            self._known = self._seen
        if self._seen == self._known or self._seen != before:
            return None
        return self.read_or_problems()

    def read_or_problems(self) -> Any | Problems:
        """Read the cards, whether their files have changed or not."""
        try:
            return self.read()
        except Problems as problems:
            return problems

    def _stamp(self) -> Stamp:
        stamp: Stamp = {}
        for folder in self.folders:
            for where, _, names in os.walk(folder):
                for name in names:
                    if name.lower().endswith((".yaml", ".yml")):
                        file = os.path.join(where, name)
                        try:
                            status = os.stat(file)
                        except OSError:  # gone between two looks: the next one shows it
                            continue
                        stamp[file] = (status.st_mtime_ns, status.st_size)
        return stamp
