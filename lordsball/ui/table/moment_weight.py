"""What a great moment weighs: how much it decides. Length, stamp, veil and crowd go by it, the same in every game.

A wing names its kinds of moments in a table of `Kind`, and `weigh` says what one weighs now.

    >>> home_run = Kind(usual=0.5, most=0.9)
    >>> weigh(home_run, lateness=0.0, lead=0), weigh(home_run, lateness=1.0, lead=1), weigh(home_run, 1.0, lead=9)
    (0.5, 0.8, 0.5)
"""

from __future__ import annotations

from typing import NamedTuple

STAMPED, STAGED = 0.25, 0.5
"""From these weights on a stamp falls, and the moment gets the stage over the dimmed table."""
FADE = 0.15
"""Seconds in which the veil comes and goes: never a flash."""
_OUT_OF_REACH = 4
"""A lead from which a moment decides nothing any more."""
_SHORTEST, _LONGEST = 0.5, 2.6


class Kind(NamedTuple):
    """A kind of moment: what it weighs usually, and at the end of a close game (0 to 1)."""

    usual: float
    most: float


def weigh(kind: Kind, lateness: float, lead: float) -> float:
    """What a moment weighs, 0 to 1.

    :param lateness: how much of the game has been played, 0 to 1.
    :param lead: by how much the game is decided with it, in runs or what else is counted; its sign does not matter.
    """
    close = max(0.0, 1 - abs(lead) / _OUT_OF_REACH)
    return round(kind.usual + (kind.most - kind.usual) * lateness * close, 3)


def seconds_of(weight: float) -> float:
    """How long a moment of this weight stays, at Normal speed."""
    return _SHORTEST + (_LONGEST - _SHORTEST) * weight


def veil(progress: float, seconds: float) -> float:
    """How far the veil of a moment has come, 0 to 1: it fades in at the start and out at the end."""
    if seconds <= 2 * FADE:
        return 1.0
    passed = progress * seconds
    return max(0.0, min(1.0, passed / FADE, (seconds - passed) / FADE))
