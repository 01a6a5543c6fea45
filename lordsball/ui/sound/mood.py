"""How the people in the stands feel: what a game's board tells about it, and what the two murmurs make of that."""

from __future__ import annotations

import math
from typing import NamedTuple

_CLOSE = 4.0
"""With this margin, in runs, nobody holds their breath."""
_TENSE = 0.6
"""From here on a swing matters."""
_EVERYTHING = 3.0
"""Times the usual leverage at which nobody breathes."""
_PARK = 14.0
"""dB by which a calm crowd is quieter than a tense one when a match begins; 10 when it ends."""
_THREATS = (0.2, 0.35, 0.45)


class Mood(NamedTuple):
    """What the crowd goes by.

    :param margin: runs between the sides, or what is like them.
    :param lateness: 0 at the start of a match, 1 where it may end any moment.
    :param threat: 0 to 1: what stands on the bases.
    :param full: two strikes or three balls.
    :param batting: the seat at bat; None where nobody is.
    :param home: the seat whose crowd it is where nobody, or more than one person, sits at this screen.
    :param in_park: False in the office: no crowd.
    :param leverage: how much hangs on the moment, as a multiple of the usual, where that can be counted from what
        everybody sees; None: it is judged by margin, lateness and threat.
    """

    margin: int = 0
    lateness: float = 0.0
    threat: float = 0.0
    full: bool = False
    batting: int | None = None
    home: int | None = None
    in_park: bool = True
    leverage: float | None = None

    @property
    def tension(self) -> float:
        """0: they chat; 1: nobody breathes."""
        if self.leverage is not None:
            return min(1.0, self.leverage / _EVERYTHING + 0.15 * self.full)
        closeness = max(0.0, 1 - abs(self.margin) / _CLOSE)
        tension = closeness * (0.35 + 0.65 * self.lateness) * (0.5 + 0.5 * self.threat)
        return min(1.0, tension + 0.15 * self.full)

    @property
    def tense(self) -> bool:
        """Whether a swing matters."""
        return self.tension > _TENSE


def threat_of(runners: tuple[bool, bool, bool]) -> float:
    """What runners on first, second and third threaten, 0 to 1."""
    return sum(threat for threat, there in zip(_THREATS, runners, strict=True) if there)


def volumes(tension: float, lateness: float) -> tuple[float, float]:
    """How loud the calm and the tense murmur are, 0 to 1: one goes over into the other without a dip."""
    calm = math.cos(tension * math.pi / 2) * loudness(-_PARK + 4 * lateness + 10)
    return calm, math.sin(tension * math.pi / 2)


def loudness(decibels: float) -> float:
    """As a factor of the signal.

    >>> round(loudness(-6), 2)
    0.5
    """
    return math.pow(10, decibels / 20)
