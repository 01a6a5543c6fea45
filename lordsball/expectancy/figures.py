"""The figures that tell the truth about a game: chances to win, leverage, and where a finished game was won.

All chances are shares from 0 to 1. They come from counting where a game can be solved, and from trying out otherwise;
what was tried out says how far off it may be.
"""

from __future__ import annotations

from typing import NamedTuple

from lordsball.engine.procedure import Action


class Expectancy(NamedTuple):
    """How likely each seat is to win, at one moment and as far as one seat (or a spectator) can know.

    >>> Expectancy((0.75, 0.25)).exact, Expectancy((0.7, 0.3), (0.05, 0.05), 324).exact
    (True, False)
    """

    shares: tuple[float, ...]
    """By seat; they add up to 1. A tie that stands is shared evenly."""
    margins: tuple[float, ...] = ()
    """By seat, how far off the share may be: half of the 95 % interval. Empty where it is counted, not tried out."""
    games: int = 0
    """How many games it was tried out in; 0 where it is counted."""

    @property
    def exact(self) -> bool:
        """Is it counted, not tried out?"""
        return not self.margins


class Point(NamedTuple):
    """A point of a finished game's curve: what was to be expected before this action of the record."""

    at: int
    """Number of the action in the record; at the end of the game, the number of actions."""
    expectancy: Expectancy
    leverage: float
    """How much hangs on this moment: the mean swing of the chance to win from here to the next point, as a multiple of
    the mean over the game. 1 is usual."""


class Decided(NamedTuple):
    """What a decision of a finished game cost against the best option."""

    at: int
    seat: int
    action: Action
    best: Action
    cost: float
    """Chance to win given away, 0 or more."""
    margin: float = 0.0
    """How far off the cost may be; 0 where it is counted."""


class Fallen(NamedTuple):
    """What dice, a wheel or cards did to a seat's chance to win, after one action of the record."""

    at: int
    swings: tuple[float, ...]
    """By seat; they add up to 0."""


class Analysis(NamedTuple):
    """A finished game, told in chances: start + luck + choices = the result, for every seat."""

    curve: tuple[Point, ...]
    """In the order of the record; the first is the start, the last the result."""
    decided: tuple[Decided, ...]
    """Every decision with more than one option, in the order of the record."""
    fallen: tuple[Fallen, ...]
    """Everything chance did, in the order of the record."""
    exact: bool

    def luck(self, seat: int) -> float:
        """What chance did for a seat, over the whole game."""
        total = 0.0
        for fallen in self.fallen:  # in the order of the record: the same sum everywhere
            total += fallen.swings[seat]
        return total
