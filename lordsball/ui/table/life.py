"""The table lives while people think: a crowd that stirs, flags, torches, batters who wait their turn.

A board has a `Life` of a few movers, each in a small box. A few times a second some of them look otherwise; then only
their boxes are drawn again. In reduced motion all stand as they do at beat 0. What moves here is for the eye alone: it
has nothing to do with the match, and takes no chance from it.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Protocol

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.widgets.widget import Box

BEATS = 5
"""In a second."""


class Mover(Protocol):
    """Something that stirs in its place."""

    @property
    def box(self) -> Box:
        """All that it ever covers, in units. What changes at the same beat is drawn again with what lies between."""

    def look(self, beat: int) -> Hashable:
        """How it looks at a beat; where that is the same as before, nothing is drawn."""

    def draw(self, canvas: Canvas, beat: int) -> None:
        """Draw it over the still table."""


class Life:
    """Everything that stirs on one board."""

    def __init__(self, movers: Sequence[Mover]) -> None:
        self.movers = tuple(movers)
        self.beat = 0
        self._since = 0.0

    def advance(self, dt: float, reduced: bool) -> tuple[Box, ...]:
        """Time passes; the boxes in which something looks otherwise now."""
        if reduced:
            beat = 0
        else:
            self._since += dt
            passed, self._since = divmod(self._since, 1 / BEATS)
            beat = self.beat + int(passed)
        before, self.beat = self.beat, beat
        if before == beat:
            return ()
        return tuple(mover.box for mover in self.movers if mover.look(before) != mover.look(beat))

    def stir(self, dt: float, reduced: bool) -> Box | None:
        """Time passes; the box around all of that. To draw once around everything costs less than once for each."""
        boxes = self.advance(dt, reduced)
        if not boxes:
            return None
        x, y = min(box.x for box in boxes), min(box.y for box in boxes)
        return Box(x, y, max(box.right for box in boxes) - x, max(box.bottom for box in boxes) - y)

    def draw(self, canvas: Canvas) -> None:
        """All of it, over the still table and under what moves in the game."""
        for mover in self.movers:
            mover.draw(canvas, self.beat)
