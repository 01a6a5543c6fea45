"""The walnut rail over the table: which year it is, and which of its five parts."""

from __future__ import annotations

from typing import NamedTuple

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.lords.pieces.phase_bar import Phase, draw_phase_bar
from lordsball.ui.lords.places import PHASES, spread
from lordsball.ui.lords.shown import PHASE_NAMES
from lordsball.ui.lords.sight import Sight


class Rail(NamedTuple):
    """Year, how many there are, the part of it that is played."""

    year: int
    years: int
    phase: int


class PhaseView:
    """The rail."""

    area = spread(PHASES, 12)

    def describe(self, sight: Sight) -> Rail:
        """Where in the game the table is."""
        t = sight.shown.t
        return Rail(t.year, t.last_year, sight.shown.phase)

    def paint(self, canvas: Canvas, told: Rail) -> None:
        """A plate for the year, an arrow for each part."""
        phases = [
            Phase(name, "done" if number < told.phase else "now" if number == told.phase else "next")
            for number, name in enumerate(PHASE_NAMES)
        ]
        draw_phase_bar(canvas, PHASES.x, PHASES.y, f"Year {told.year} of {told.years}", phases, PHASES.w)

    def move(self, canvas: Canvas, sight: Sight) -> None:
        """Nothing moves."""
