"""Chances as whole shares that add up: what is shown side by side comes to 100 percent, neither 99 nor 101."""

from __future__ import annotations

import math
from collections.abc import Sequence


def shares(weights: Sequence[float], whole: int = 100) -> list[int]:
    """The weights as whole numbers that add up to `whole`: each rounded down, and what is left over goes to the largest
    remainders, of equal ones to the first. All zero where nothing has any weight.

    >>> shares([1, 1, 1]), shares([1, 2], 10), shares([0, 0])
    ([34, 33, 33], [3, 7], [0, 0])
    """
    total = math.fsum(weights)
    if not total:
        return [0] * len(weights)
    return adding_up([weight * whole / total for weight in weights], whole)


def adding_up(exact: Sequence[float], whole: int) -> list[int]:
    """Numbers that come to `whole`, some of them perhaps below zero, as whole numbers that come to it, too.

    >>> adding_up([50.0, 6.4, -3.3, 46.9], 100), adding_up([50.0, -29.5, -20.5], 0)
    ([50, 6, -3, 47], [50, -29, -21])
    """
    found = [math.floor(share + _EXACT) for share in exact]
    rest = sorted(range(len(exact)), key=lambda number: found[number] - exact[number])
    for number in rest[: max(0, whole - sum(found))]:
        found[number] += 1
    return found


_EXACT = 1e-9
"""What a fraction may lack of a whole number that it stands for."""
