"""Every position a match has been through: the record, and enough snapshots to be anywhere in a moment."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from typing import NamedTuple

from lordsball.engine.position import Position, Told
from lordsball.engine.procedure import Action
from lordsball.match.boundary import Boundary
from lordsball.match.record import Done, Line

EVERY = 25
"""Lines between two snapshots: to be at any of them costs one copy and at most this many actions."""


class Step(NamedTuple):
    """One line of the record, who acted (-1: nobody, the cards changed) and what came to light."""

    line: Line
    seat: int
    boundary: Boundary


class Heard(NamedTuple):
    """What an action told, event by event, and the position right after each."""

    told: tuple[Told, ...]
    after: tuple[Position, ...]


def hear(position: Position, action: Action) -> Heard:
    """Carry an action out and listen. Raises whatever the rules raise; then the position is of no more use."""
    told: list[Told] = []
    after: list[Position] = []

    def listen(one: Told) -> None:
        told.append(one)
        copy = position.copy()
        copy.decision = None  # what was asked before the action is answered
        after.append(copy)

    position.tell = listen
    try:
        position.apply(action)
    finally:
        position.tell = None
    return Heard(tuple(told), tuple(after))


class Moment(NamedTuple):
    """What a step told, and the position after it; `number` steps came before."""

    number: int
    step: Step
    told: tuple[Told, ...]
    position: Position


class History:
    """Steps up to `now`, and behind it those that were taken back and can be done again."""

    def __init__(self, start: Position) -> None:
        self.steps: list[Step] = []
        self.now = 0
        self._numbers = [0]
        self._snapshots = [start.copy()]

    def copy(self) -> History:
        """The same steps up to now, unmoved by what happens to this one later."""
        new = History(self._snapshots[0])
        kept = bisect_right(self._numbers, self.now)
        new.steps, new.now = self.steps[: self.now], self.now
        new._numbers, new._snapshots = self._numbers[:kept], self._snapshots[:kept]
        return new

    def add(self, step: Step, after: Position) -> None:
        """The next step and the position it leads to. What had been taken back is forgotten."""
        del self.steps[self.now :]
        kept = bisect_right(self._numbers, self.now)
        del self._numbers[kept:], self._snapshots[kept:]
        self.steps.append(step)
        self.now += 1
        # Behind changed cards there is always a snapshot: the way there cannot be played from before.
        if self.now % EVERY == 0 or not isinstance(step.line, Done):
            self._numbers.append(self.now)
            self._snapshots.append(after.copy())

    def lines(self) -> list[Line]:
        """The record up to now."""
        return [step.line for step in self.steps[: self.now]]

    def at(self, number: int) -> Position:
        """The position after that many steps, for the caller to keep."""
        position, near = self._near(number)
        for step in self.steps[near:number]:
            assert isinstance(step.line, Done)  # _near never leaves a change of cards in between
            position.apply(step.line.action)
        return position

    def walk(self, first: int = 0) -> Iterator[Moment]:
        """Step `first` and all after it up to now, with what they told. The position is lent until the next one."""
        position = self.at(first)
        for number in range(first, self.now):
            step = self.steps[number]
            told: list[Told] = []
            if isinstance(step.line, Done):
                position.tell = told.append
                position.apply(step.line.action)
                position.tell = None
            else:
                position, _ = self._near(number + 1)
            yield Moment(number, step, tuple(told), position)

    def moments_of(self, kind: str) -> Iterator[tuple[Told, Position]]:
        """Each event of a kind, by its name, up to now, and the position right after it, for the caller to keep."""
        for moment in self.walk():
            if any(type(one.event).__name__ == kind for one in moment.told) and isinstance(moment.step.line, Done):
                heard = hear(self.at(moment.number), moment.step.line.action)
                yield from ((one, after) for one, after in zip(*heard, strict=True) if type(one.event).__name__ == kind)

    def _near(self, number: int) -> tuple[Position, int]:
        index = bisect_right(self._numbers, number) - 1
        return self._snapshots[index].copy(), self._numbers[index]
