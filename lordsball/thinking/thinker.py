"""The thinker of one window: takes jobs, answers them, and asks again where an answer was lost.

    thought = thinker.ask("choice", "wild_cards", level, seed, "normal", view)
    thinker.listen()                      # in every frame
    if thought.done: thought.value        # raises what the job raised

Nothing is started before the first job. A process that ends, or that does not let go of a job nobody wants any more, is
replaced, and what is still open is asked again: jobs come to the same wherever they run. Where no process can be had,
a thread does the same.
"""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable
from queue import Empty
from typing import Any

from lordsball.thinking.jobs import Drop, Dropped, Failed, Found, Job, Lost, Progress, Report, Take
from lordsball.thinking.worker import InThread, OnTheSpot, Worker

MOST_LOSSES = 3
"""After so many processes that ended by themselves without finding anything, a thread thinks."""


class Thought:
    """A job that was asked for, as far as is known."""

    def __init__(self, number: int, job: Job) -> None:
        self.number, self.job = number, job
        self.progress: Any = None
        """How far it has come; None before it has said so."""
        self.done = False
        """Has it come to an end?"""
        self._value: Any = None
        self._problem: Exception | None = None

    @property
    def value(self) -> Any:
        """What it came to; None while it goes on. Raises what the job raised."""
        if self._problem is not None:
            raise self._problem
        return self._value

    def hear(self, report: Progress | Found | Failed) -> None:
        """Take in what is reported about this job."""
        match report:
            case Progress(_, value):
                self.progress = value
            case Found(_, value):
                self._value, self.done = value, True
            case Failed(_, problem):
                self._problem, self.done = problem, True


class Thinker:
    """One a window.

    :param begin: makes the worker that does the jobs.
    """

    def __init__(self, begin: Callable[[], Worker] = InThread) -> None:
        self._begin = begin
        self._worker: Worker | None = None
        self._numbers = itertools.count(1)
        self._open: dict[int, Thought] = {}
        self._losses = 0
        self.trouble = ""
        """Why a thread thinks where a process should; "" where all is well."""

    @classmethod
    def in_process(cls) -> Thinker:
        """Who thinks in a process of its own, started with the first job."""

        def begin() -> Worker:
            from lordsball.thinking.process import InProcess  # it takes a while, and the first picture needs no thought

            return InProcess()

        return cls(begin)

    @classmethod
    def on_the_spot(cls) -> Thinker:
        """Who has always thought at once: nothing moves meanwhile."""
        return cls(OnTheSpot)

    def another(self) -> Thinker:
        """A second one of the same kind: what takes minutes keeps nobody waiting who asks this one."""
        return Thinker(self._begin)

    @property
    def apart(self) -> bool:
        """Does it think in a process of its own, as far as is known?"""
        return self._begin not in (InThread, OnTheSpot)

    @property
    def place(self) -> str:
        """Where it thinks, in a few words for a report."""
        where = "nowhere yet" if self._worker is None else self._worker.place
        return f"{where}; {self.trouble}" if self.trouble else where

    def ask(self, kind: str, game: str, *args: Any) -> Thought:
        """Have something thought about: a kind of `jobs.KINDS`, a game's key, and whatever else it takes.

        Positions among the arguments must not change any more: give views, or copies.
        """
        thought = Thought(next(self._numbers), Job(kind, game, args))
        self._open[thought.number] = thought
        self._tell(Take(thought.number, thought.job))
        return thought

    def drop(self, thought: Thought | None) -> None:
        """Nobody wants this any more. It stops at once; where it does not, the worker is replaced."""
        if thought is not None and self._open.pop(thought.number, None) is not None:
            self._tell(Drop(thought.number))

    def listen(self, patience: float = 0.0, wanted: Thought | None = None) -> None:
        """Take in what has been found since.

        :param patience: seconds to wait for the end of the thought that is `wanted`.
        """
        limit = time.monotonic() + patience
        while self._worker is not None:
            waits = wanted is not None and not wanted.done
            left = limit - time.monotonic() if waits else 0.0
            try:
                report = self._worker.heard.get(timeout=left) if left > 0 else self._worker.heard.get_nowait()
            except Empty:
                return
            self._hear(report)

    def close(self) -> None:
        """Stop thinking. A later `ask` begins again."""
        self._open.clear()
        if self._worker is not None:
            self._worker.end()
            self._worker = None

    def _tell(self, order: Take | Drop) -> None:
        if self._worker is None:
            self._worker = self._begin()
        if isinstance(order, Take) and order.job.ahead and not self._worker.apart:
            self._hear(Found(order.number, None))
        else:
            self._worker.tell(order)

    def _hear(self, report: Report) -> None:
        match report:
            case Lost():
                self._replace(report)
            case Dropped():
                pass
            case _:
                thought = self._open.get(report.number)
                if thought is not None:
                    thought.hear(report)
                    if thought.done:
                        del self._open[report.number]
                        self._losses = 0

    def _replace(self, lost: Lost) -> None:
        """Somebody else goes on with everything that is open."""
        if self._worker is not None:
            self._worker.end()
            self._worker = None
        self._losses += not lost.wanted
        if lost.for_good or self._losses >= MOST_LOSSES:
            self._begin, self.trouble = InThread, lost.why
        for thought in list(self._open.values()):
            self._tell(Take(thought.number, thought.job))
