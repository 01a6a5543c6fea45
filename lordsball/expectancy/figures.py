"""The figures that tell the truth about a game: chances to win, leverage, and where a finished game was won.

All chances are shares from 0 to 1. They come from counting where a game can be solved, and from trying out otherwise;
what was tried out says how far off it may be.
"""

from __future__ import annotations

import itertools
import math
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


class Known(NamedTuple):
    """What there is to say about the present moment."""

    expectancy: Expectancy
    leverage: float | None
    """How much hangs on the present decision, as a multiple of the usual; None where nobody can judge that."""


class Point(NamedTuple):
    """A point of a finished game's curve: what was to be expected before this action of the record."""

    at: int
    """Number of the action in the record; at the end of the game, the number of actions."""
    expectancy: Expectancy
    leverage: float = 0.0
    """How much hangs on this moment: the mean swing of the chance to win from here on, as a multiple of the mean over
    the game. 1 is usual."""


class Decided(NamedTuple):
    """What a decision of a finished game cost against the best option.

    Where options are tried out, the best is what the usual player would do, unless another is surely better. What only
    looks better by chance would make every choice a mistake.
    """

    at: int
    seat: int
    action: Action
    best: Action
    swings: tuple[float, ...]
    """By seat, what this choice did to the chances to win against the best one; they add up to 0."""
    margin: float = 0.0
    """How far off the cost may be; 0 where it is counted."""
    gain: float = 0.0
    """How much better than the next best option it was; 0 where it was not the best, or nothing else was looked at."""

    @property
    def cost(self) -> float:
        """Chance to win given away by who decided. Below 0 where a choice did better than the usual one, when tried."""
        return -self.swings[self.seat] + 0.0


class Fallen(NamedTuple):
    """What dice, a wheel or cards did to the chances to win, from one point of the curve to the next."""

    at: int
    """Where the point stands in the record."""
    swings: tuple[float, ...]
    """By seat; they add up to 0."""


class Credited(NamedTuple):
    """Win probability added by somebody on a card: what their at-bats did to their team's chance to win."""

    seat: int
    role: str
    """`batter` or `pitcher`."""
    number: int
    """Their place on the team's card list."""
    name: str
    added: float


class Turn(NamedTuple):
    """A play that turned a game, as one seat saw it."""

    at: int
    until: int
    """From this action of the record to before that one."""
    heart: int
    """The action in between after which the chance moved most."""
    swing: float
    choices: float
    """How much of the swing choices did; the rest was luck."""
    leverage: float
    """How much hung on it when most did, as a multiple of the usual."""


class Analysis(NamedTuple):
    """A finished game, told in chances: start + luck + choices = the result, for every seat."""

    curve: tuple[Point, ...]
    """In the order of the record; the first is the start, the last the result."""
    decided: tuple[Decided, ...]
    """Every decision with more than one option, in the order of the record."""
    fallen: tuple[Fallen, ...]
    """Everything chance did, in the order of the record."""
    plays: tuple[int, ...] = ()
    """The places in the curve where a play begins, such as an at-bat, and its end."""
    players: tuple[Credited, ...] = ()
    """Of games in which one batter stands against one pitcher; batters first, by seat."""

    @property
    def exact(self) -> bool:
        """Is everything counted, and nothing tried out?"""
        return all(point.expectancy.exact for point in self.curve)

    @property
    def start(self) -> Expectancy:
        """What was to be expected before the first action."""
        return self.curve[0].expectancy

    @property
    def result(self) -> tuple[float, ...]:
        """By seat, what came of it: 1 for who won."""
        return self.curve[-1].expectancy.shares

    def luck(self, seat: int) -> float:
        """What chance did for a seat, over the whole game."""
        return math.fsum(fallen.swings[seat] for fallen in self.fallen)

    def choices(self, seat: int, by: int) -> float:
        """What all choices of one seat (`by`) did for a seat: counted, never more than 0 for its own."""
        return math.fsum(each.swings[seat] for each in self.decided if each.seat == by)

    def off(self, by: int) -> float:
        """How far off the sum of a seat's choices may be; 0 where everything is counted."""
        return math.sqrt(math.fsum(each.margin * each.margin for each in self.decided if each.seat == by and each.cost))

    def best(self, most: int = 3) -> tuple[Decided, ...]:
        """The decisions that gained most over the next best option, surely."""
        ranked = sorted((each for each in self.decided if each.gain > each.margin), key=lambda each: -each.gain)
        return tuple(ranked[:most])

    def worst(self, most: int = 3) -> tuple[Decided, ...]:
        """The decisions that cost most, surely."""
        ranked = sorted((each for each in self.decided if each.cost > each.margin), key=lambda each: -each.cost)
        return tuple(ranked[:most])

    def turning_points(self, seat: int, most: int = 3) -> tuple[Turn, ...]:
        """The plays that moved the chance of a seat most, in order."""
        found = []
        for first, last in itertools.pairwise(self.plays):
            before, after = self.curve[first], self.curve[last]
            swing = after.expectancy.shares[seat] - before.expectancy.shares[seat]
            taken = [each for each in self.decided if before.at <= each.at < after.at]
            choices = math.fsum(each.swings[seat] for each in taken)
            heaviest = max(point.leverage for point in self.curve[first:last])
            heart = max(range(first, last), key=lambda place: abs(self._step(place, seat)))
            found.append(Turn(before.at, after.at, self.curve[heart].at, swing, choices, heaviest))
        ranked = sorted((each for each in found if each.swing), key=lambda each: -abs(each.swing))
        return tuple(sorted(ranked[:most]))

    def _step(self, place: int, seat: int) -> float:
        before, after = self.curve[place : place + 2]
        return after.expectancy.shares[seat] - before.expectancy.shares[seat]
