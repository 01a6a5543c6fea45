"""What can be thought about beside the window: each kind of job is a generator function, known by its name.

The function is called with the key of a game and the job's other arguments. It does a slice of a few milliseconds,
yields how far it has come (anything small; None says nothing), and returns what it found. Between two slices it can be
put off for something more urgent, or dropped. It must come to the same wherever it runs: no clock, no machine, no state
that outlives the job. Whatever it takes, yields and returns travels between processes, so it is plain: views, actions,
named tuples, numbers.
"""

from __future__ import annotations

import importlib
from collections.abc import Generator, Mapping
from typing import Any, NamedTuple


class Kind(NamedTuple):
    """A kind of job."""

    work: str
    """Its generator function, `module:name`: imported by who does the job first."""
    rank: int
    """What is more urgent has the lower rank. Among jobs of the same rank the newest comes first."""
    ahead: bool = False
    """Is it work ahead of need? Only a process of its own does it: elsewhere it would cost more than it saves."""


KINDS: Mapping[str, Kind] = {
    "choice": Kind("lordsball.thinking.choosing:choosing", 0),
    "advice": Kind("lordsball.ai.advice:advising", 1),
    "prepare": Kind("lordsball.thinking.choosing:preparing", 2, ahead=True),
    "chances": Kind("lordsball.expectancy.estimate:knowing", 3),
    "analysis": Kind("lordsball.expectancy.analysis:analysing", 4),
    "games": Kind("lordsball.simulation.shares:playing", 5),
    "odds": Kind("lordsball.simulation.shares:working_out", 5),
}
"""Every kind of job by its name."""


class Job(NamedTuple):
    """Something to think about. Views among `args`, also in lists and tuples there, may share their cards with others:
    these travel once."""

    kind: str
    game: str
    args: tuple[Any, ...] = ()

    @property
    def rank(self) -> int:
        """How urgent it is; the lowest rank comes first."""
        return KINDS[self.kind].rank

    @property
    def ahead(self) -> bool:
        """Is it work ahead of need, which nobody waits for?"""
        return KINDS[self.kind].ahead

    def begun(self) -> Generator[Any, None, Any]:
        """The job's generator, before its first slice. Raises whatever its module raises while it is imported."""
        module, _, name = KINDS[self.kind].work.partition(":")
        work: Generator[Any, None, Any] = getattr(importlib.import_module(module), name)(self.game, *self.args)
        return work


# --- orders, to the worker -----------------------------------------------------------------------------------------


class Take(NamedTuple):
    """Do this job."""

    number: int
    job: Job


class Drop(NamedTuple):
    """Nobody wants that job any more."""

    number: int


Order = Take | Drop


# --- reports, from the worker --------------------------------------------------------------------------------------


class Progress(NamedTuple):
    """How far a job has come."""

    number: int
    value: Any


class Found(NamedTuple):
    """What a job came to."""

    number: int
    value: Any


class Failed(NamedTuple):
    """A job raised this."""

    number: int
    problem: Exception


class Dropped(NamedTuple):
    """A job is no longer done."""

    number: int


class Lost(NamedTuple):
    """The worker is gone, with everything that was asked."""

    why: str
    """In a few words, for a report."""
    wanted: bool = False
    """It was ended because a job that nobody wanted any more would not stop."""
    for_good: bool = False
    """It is no use to try again."""


Report = Progress | Found | Failed | Dropped | Lost
