"""The play-by-play of one match as far as it has been seen on the screen."""

from __future__ import annotations

from collections.abc import Iterable

from lordsball.games import Line


class LogBook:
    """Lines in order; grows while events are played, and is written anew after loading and undo."""

    def __init__(self) -> None:
        self.lines: list[Line] = []

    def set(self, lines: Iterable[Line]) -> None:
        """Start again with these lines."""
        self.lines = list(lines)

    def add(self, lines: Iterable[Line]) -> None:
        """What has just been told."""
        self.lines.extend(lines)

    def latest(self, rows: int) -> list[Line]:
        """The lines for a narrow panel: those with a short form, under the heading of the present half."""
        short = [line for line in self.lines if line.short]
        start = max((n for n, line in enumerate(short) if line.heading), default=0)
        if not short:
            return []
        half = short[start:]
        return half if len(half) <= rows else [half[0], *half[-(rows - 1) :]]
