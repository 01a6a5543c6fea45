"""What the options of a decision are worth to who decides: figures with a unit, the choice, and why."""

from __future__ import annotations

from typing import NamedTuple

from lordsball.engine.procedure import Action

NUMBER, COUNT, SHARE, GAIN = "number", "count", "share", "gain"
"""How a figure is told: 4.8, 3, 83.1%, +0.4."""


class Worth(NamedTuple):
    """An option and its figure."""

    action: Action
    figure: float


class Evaluation(NamedTuple):
    """What a player thinks of a decision. Made from the seat's view alone."""

    chosen: Action
    why: str
    """In a sentence; "" where there is nothing to say."""
    worths: tuple[Worth, ...]
    """Options with a figure, in the order of the decision; options that nobody would think of may be missing."""
    unit: str
    """What the figures are, in plain words."""
    kind: str = NUMBER
    less_is_better: bool = False
    margin: float = 0.0
    """How far apart two figures must be to tell the options apart."""

    def ranked(self) -> list[Worth]:
        """The best figure first; of equal ones the earlier option."""
        sign = 1.0 if self.less_is_better else -1.0
        return sorted(self.worths, key=lambda worth: sign * worth.figure)
