"""Arithmetic for weighing choices that comes out alike on every machine, so that the same seed plays the same game.

`+ - * /` and square roots are exact to the last bit everywhere. Powers, exponentials and bell curves of the C library
are not, and Python has changed how its own `sum` rounds: computer players add fractions with `math.fsum`, which rounds
once, at the end, and take everything else from here.
"""

from __future__ import annotations

import math
from collections.abc import Iterable

TERMS, HALVINGS = 9, 10
"""Of the series for e ** x: enough for sixteen digits where x is below 1/16, and x is halved until it is."""
ALL_OF_IT = 6.0
"""This many times the square root of two from the middle, a bell curve has nothing left that counts."""


def whole(numbers: Iterable[int]) -> int:
    """The sum of whole numbers, which no way of adding can change.

    >>> whole([1, 2, 3])
    6
    """
    return sum(numbers)


def power(base: float, exponent: int) -> float:
    """`base` times itself; 1 for an exponent of 0.

    >>> power(0.5, 3)
    0.125
    """
    found = 1.0
    for _ in range(exponent):
        found *= base
    return found


def exponential(x: float) -> float:
    """e ** x to about twelve digits, for x from -40 to 40.

    >>> round(exponential(1), 9)
    2.718281828
    """
    small, found = x / (1 << HALVINGS), 1.0
    for term in range(TERMS, 0, -1):
        found = 1.0 + found * small / term
    for _ in range(HALVINGS):
        found *= found
    return found


def share_below(deviations: float) -> float:
    """How much of a bell curve lies below a value this many standard deviations above its mean.

    >>> round(share_below(0), 9), round(share_below(1.96), 4)
    (0.5, 0.975)
    """
    x = deviations / math.sqrt(2)
    if abs(x) >= ALL_OF_IT:
        return 1.0 if x > 0 else 0.0
    term = found = x
    number = 1
    while abs(term) > 1e-17:
        term *= 2 * x * x / (2 * number + 1)
        found += term
        number += 1
    return min(1.0, max(0.0, 0.5 + found * exponential(-x * x) / math.sqrt(math.pi)))
