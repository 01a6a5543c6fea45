"""An interval that one may look at after every game, and stop when one likes what one sees: it keeps its promise."""

from __future__ import annotations

import math

ALPHA = 0.05
"""How often, at most, the truth is ever outside: over all looks together, however many."""
BOLDEST = 0.5
"""The most that is staked on one observation."""


class Confidence:
    """A confidence sequence for the mean of observations between -1 and 1, whatever their distribution.

    The predictable plug-in empirical-Bernstein sequence of I. Waudby-Smith and A. Ramdas, "Estimating means of bounded
    random variables by betting", Journal of the Royal Statistical Society B 86 (2024), theorem 2; what all looks have
    in common is the interval. With probability 95 % the mean is inside at *every* look: a fixed interval that is
    looked at until it leaves 0 out finds a difference that is not there far more often.

    >>> confidence = Confidence()
    >>> for _ in range(200):
    ...     confidence.add(0.5)
    >>> [round(bound, 2) for bound in confidence.interval]
    [0.43, 0.57]
    """

    def __init__(self) -> None:
        self.count = 0
        self.total = 0.0
        self.interval = (-1.0, 1.0)
        # All of these are of observations moved to 0 … 1.
        self._sum, self._squares = 0.5, 0.25
        self._stakes, self._staked, self._variance = 0.0, 0.0, 0.0

    def add(self, observation: float) -> None:
        """One more: independent of those before, such as the paired difference of the next game number."""
        value, chance = (observation + 1) / 2, math.log(2 / ALPHA)
        before = self.count + 1
        mean, variance = self._sum / before, self._squares / before
        stake = min(BOLDEST, math.sqrt(2 * chance / (variance * before * math.log(1 + before))))
        self._stakes += stake
        self._staked += stake * value
        self._variance += 4 * (value - mean) ** 2 * (-math.log(1 - stake) - stake) / 4
        self.count += 1
        self.total += observation
        self._sum += value
        self._squares += (value - self._sum / (self.count + 1)) ** 2
        middle, reach = self._staked / self._stakes, (chance + self._variance) / self._stakes
        low, high = self.interval
        self.interval = (max(low, 2 * (middle - reach) - 1), min(high, 2 * (middle + reach) - 1))

    @property
    def mean(self) -> float:
        """Of all so far."""
        return self.total / self.count if self.count else 0.0

    @property
    def decided(self) -> bool:
        """Is 0 outside?"""
        return self.interval[0] > 0 or self.interval[1] < 0

    @property
    def reach(self) -> float:
        """Half the interval."""
        return (self.interval[1] - self.interval[0]) / 2
