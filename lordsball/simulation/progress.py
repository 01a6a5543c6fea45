"""A line on the terminal that says how far a long simulation has come."""

from __future__ import annotations

import shutil
import time
from typing import TextIO

PATIENCE = 1.0
"""Seconds before the line appears: what is over sooner needs none."""
BEAT = 0.1


class ProgressBar:
    """`[#########...........] 4,500 of 10,000 games, 6 s left`. Silent where nobody watches: in a file or a pipe."""

    def __init__(self, stream: TextIO | None, things: str = "games") -> None:
        self._things = things
        self._stream = stream if stream is not None and stream.isatty() else None
        self._started = time.monotonic()
        self._last = 0.0
        self._shown = 0

    def __call__(self, done: int, games: int) -> None:
        """Show it, at most ten times a second."""
        now = time.monotonic()
        if self._stream is None or now - self._started < PATIENCE or now - self._last < BEAT:
            return
        self._last = now
        left = (now - self._started) * (games - done) / done
        words = f" {done:,} of {games:,} {self._things}, {_duration(left)} left"
        width = max(10, min(40, shutil.get_terminal_size().columns - len(words) - 3))
        filled = width * done // games
        self._write(self._stream, f"[{'#' * filled}{'.' * (width - filled)}]{words}")

    def clear(self) -> None:
        """Leave the line as it was before."""
        if self._stream is not None and self._shown:
            self._write(self._stream, "")
            self._write(self._stream, "")

    def _write(self, stream: TextIO, line: str) -> None:
        stream.write("\r" + line.ljust(self._shown))
        stream.flush()
        self._shown = len(line)


def _duration(seconds: float) -> str:
    whole = round(seconds)
    return f"{whole} s" if whole < 120 else f"{round(whole / 60)} min"
