"""How far a long simulation has come: a bar on a terminal, a line every ten seconds where its words go to a file."""

from __future__ import annotations

import shutil
import time
from typing import TextIO

PATIENCE = 1.0
"""Seconds before anything is said: what is over sooner needs no progress."""
BEAT, SLOW_BEAT = 0.1, 10.0
"""Seconds between two signs of life on a terminal and elsewhere."""
LONG = 60.0
"""From here on a quicker way is named, where there is one."""


class ProgressBar:
    """First `1,000 games take about 40 s.`; then `[####......] 450 of 1,000 games, 22 s left` as they are played."""

    def __init__(self, stream: TextIO | None, things: str = "games", quicker: str = "") -> None:
        self._things, self._quicker = things, quicker
        self._stream = stream
        self._terminal = stream is not None and stream.isatty()
        self._started = time.monotonic()
        self._last = 0.0
        self._announced = False
        self._shown = 0

    def __call__(self, done: int, games: int) -> None:
        """Say it, if it is time."""
        now = time.monotonic()
        passed = now - self._started
        if self._stream is None or passed < PATIENCE or not done:
            return
        left = passed * (games - done) / done
        if not self._announced:
            self._announced, self._last = True, now
            hint = f" {self._quicker}" if self._quicker and passed + left > LONG else ""
            self._say(f"{games:,} {self._things} take about {duration(passed + left)}.{hint}")
            if not self._terminal:
                return
        elif now - self._last < (BEAT if self._terminal else SLOW_BEAT):
            return
        self._last = now
        words = f"{done:,} of {games:,} {self._things}, {duration(left)} left"
        if not self._terminal:
            self._say(words)
            return
        width = max(10, min(40, shutil.get_terminal_size().columns - len(words) - 4))
        filled = width * done // games
        self._draw(f"[{'#' * filled}{'.' * (width - filled)}] {words}")

    def clear(self) -> None:
        """Leave a terminal's line as it was before."""
        if self._shown:
            self._draw("")
            self._draw("")

    def _say(self, line: str) -> None:
        assert self._stream is not None
        self._stream.write(line + "\n")
        self._stream.flush()

    def _draw(self, line: str) -> None:
        assert self._stream is not None
        self._stream.write("\r" + line.ljust(self._shown))
        self._stream.flush()
        self._shown = len(line)


def duration(seconds: float) -> str:
    """`45 s`, `12 min`, `3 h`."""
    whole = round(seconds)
    return f"{whole} s" if whole < 120 else f"{round(whole / 60)} min" if whole < 7200 else f"{round(whole / 3600)} h"
