"""The play-by-play of one match as far as it has been seen on the screen."""

from __future__ import annotations

from collections.abc import Iterable

from lordsball.games import Line


class LogBook:
    """Lines in order; grows while events are played, and is rewritten after loading and undo.

    :param in_sentences: use whole sentences even where there are short forms.
    """

    def __init__(self, in_sentences: bool = False) -> None:
        self._in_sentences = in_sentences
        self.lines: list[Line] = []
        self.short: list[Line] = []
        """Those with a short form, for a narrow panel."""

    @property
    def whole(self) -> bool:
        """Has a narrow panel to wrap whole sentences?"""
        return self._in_sentences or not self.short

    def set(self, lines: Iterable[Line]) -> None:
        """Start again with these lines."""
        self.lines, self.short = [], []
        self.add(lines)

    def add(self, lines: Iterable[Line]) -> None:
        """What has just been told."""
        new = list(lines)
        self.lines += new
        self.short += [line for line in new if line.short]
