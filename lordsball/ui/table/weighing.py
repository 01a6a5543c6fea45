"""How much a moment of a finished game weighs against the others; only for choosing which to tell."""

from __future__ import annotations

import math

_PLAIN = 0.06
"""What a run weighs even in a rout."""


def lead_moved(before: int, after: int, lateness: float) -> float:
    """How far a lead has moved, on a scale that counts runs in a close game more than runs in a rout.

    :param before: the lead in runs before it; `after`: the one after.
    :param lateness: how much more it weighs than at the start of the game, 0 there.
    """
    return (math.tanh(after / 3) - math.tanh(before / 3)) * (1 + lateness) + (after - before) * _PLAIN
