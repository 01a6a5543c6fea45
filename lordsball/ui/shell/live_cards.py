"""Watching the card files while the program is open, so that an edit shows within a second or two.

An edit is seen by what the files say: a stick may count time in steps of two seconds, and a file may be put back with
the time it had before. What has changed is read beside the pictures, which go on meanwhile.
"""

from __future__ import annotations

import hashlib
import os
import stat
from collections.abc import Callable, Sequence
from pathlib import Path
from threading import Thread
from typing import Any, NamedTuple

from lordsball import games, limits, paths
from lordsball.content.folders import contents
from lordsball.content.problems import Problems

EVERY = 0.4
"""Seconds between two looks at the folders: a change is seen by the second of two."""
THOROUGH = 3
"""One look in this many reads every file; the others, only files whose time or size has changed."""
PATIENCE = 0.01
"""Seconds that a picture waits for cards that are being read: mostly they come in that time."""


class Stamp(NamedTuple):
    """What a file looked like: when it was changed last (nanoseconds), its size, and a digest of what it says."""

    time: int
    size: int
    digest: bytes


class LiveCards:
    """The cards of one game. It knows which state of the files it has read last, and looks now and then for another.

    Editors write in two steps or put a new file in the old one's place: a change counts when two looks in a row
    see the same.

    :param folders: the folders whose card files are watched.
    :param read: reads the cards, or raises Problems. Called from a thread of its own.
    """

    def __init__(self, folders: Sequence[Path], read: Callable[[], Any]) -> None:
        self.folders = folders
        self._read = read
        self.cards: Any = None
        """As they could be read last; None before that."""
        self._known: dict[str, Stamp] | None = None
        """The files as they were read last; where nobody has read them, as they were at the first look."""
        self._seen: dict[str, Stamp] = {}
        self._waited = 0.0
        self._looks = 0
        self._reading: _Reading | None = None

    def read(self) -> Any:
        """Read the cards as the files are now. Raises Problems; `cards` are then those of before."""
        self._reading = None
        self._known = self._seen = self._stamps(thorough=True)
        self.cards = self._read()
        return self.cards

    def poll(self, dt: float) -> Any | Problems | None:
        """Time passes. New cards, or the problems in them; None while the files are as they were read last."""
        if self._reading is not None:
            return self._read_by_now()
        self._waited += dt
        if self._waited < EVERY:
            return None
        self._waited = 0.0
        self._looks += 1
        before, self._seen = self._seen, self._stamps(thorough=self._looks % THOROUGH == 1)
        if self._known is None:
            self._known = self._seen
        if self._seen == self._known or self._seen != before:
            return None
        self._known = self._seen
        self._reading = _Reading(self._read)
        return self._read_by_now()

    def read_or_problems(self) -> Any | Problems:
        """Read the cards, whether their files have changed or not."""
        try:
            return self.read()
        except Problems as problems:
            return problems

    def _read_by_now(self) -> Any | Problems | None:
        assert self._reading is not None
        self._reading.join(PATIENCE)
        if self._reading.is_alive():
            return None
        done, self._reading = self._reading, None
        if isinstance(done.failure, Problems):
            return done.failure
        if done.failure is not None:
            raise done.failure
        self.cards = done.cards
        return self.cards

    def _stamps(self, thorough: bool) -> dict[str, Stamp]:
        stamps: dict[str, Stamp] = {}
        left = limits.CARDS
        for folder in self.folders:
            for name in contents(folder).files:
                file = os.path.join(folder, name)
                try:
                    status = os.stat(file)
                    if not stat.S_ISREG(status.st_mode):
                        continue
                    old = self._seen.get(file)
                    same = old is not None and old[:2] == (status.st_mtime_ns, status.st_size)
                    digest = old.digest if old is not None and same and not thorough else _digest(file, left)
                except OSError:  # gone between two looks: the next one shows it
                    continue
                stamps[file] = Stamp(status.st_mtime_ns, status.st_size, digest)
                left = max(0, left - status.st_size)
        return stamps


def watched(key: str, folders: Sequence[Path]) -> LiveCards:
    """What watches the cards of a game in these folders of cards, the shipped one first."""
    game = games.game(key)
    return LiveCards(games.folders_of(key, folders), lambda: game.load_cards(folders, sprites=paths.has_sprite))


def _digest(file: str, most: int) -> bytes:
    """What the first `most` bytes say. Raises OSError."""
    with open(file, "rb") as source:
        return hashlib.blake2b(source.read(most), digest_size=16).digest()


class _Reading(Thread):
    """Cards being read: when it has ended, `cards` or `failure` say how."""

    def __init__(self, read: Callable[[], Any]) -> None:
        super().__init__(name="cards", daemon=True)
        self._read = read
        self.cards: Any = None
        self.failure: Exception | None = None
        self.start()

    def run(self) -> None:
        """Read; nothing is raised here, where nobody would see it."""
        try:
            self.cards = self._read()
        except Exception as failure:  # noqa: BLE001  # raised again where the cards are asked for
            self.failure = failure
