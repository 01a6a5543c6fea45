"""Where jobs lie while they are done: the most urgent first, slice by slice, with an ear for new orders in between."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator
from queue import Empty, SimpleQueue
from typing import Any

from lordsball.thinking.jobs import Drop, Dropped, Failed, Found, Job, Order, Progress, Report, Take

OFTEN = 0.05
"""Seconds between two reports of how far a job has come."""


class UnderWay:
    """The jobs under way."""

    def __init__(self, report: Callable[[Report], object]) -> None:
        self._report = report
        self._begun: dict[int, tuple[int, Generator[Any, None, Any]]] = {}
        """Rank and generator of each job by its number."""
        self._told = 0.0
        """When progress was reported last."""

    @property
    def busy(self) -> bool:
        """Is there anything to do?"""
        return bool(self._begun)

    def hear(self, order: Order) -> None:
        """Begin a job, or drop one."""
        match order:
            case Take(number, job):
                self._take(number, job)
            case Drop(number):
                self._begun.pop(number, None)
                self._report(Dropped(number))

    def go_on(self) -> None:
        """One slice of the most urgent job."""
        number = min(self._begun, key=lambda each: (self._begun[each][0], -each))
        try:
            value = next(self._begun[number][1])
        except StopIteration as done:
            self._end(Found(number, done.value))
        except Exception as problem:  # noqa: BLE001  (raised again where somebody can show it)
            self._end(Failed(number, problem))
        else:
            if value is not None and (now := time.monotonic()) > self._told + OFTEN:
                self._told = now
                self._report(Progress(number, value))

    def _take(self, number: int, job: Job) -> None:
        try:
            self._begun[number] = (job.rank, job.begun())
        except Exception as problem:  # noqa: BLE001  (raised again where somebody can show it)
            self._report(Failed(number, problem))

    def _end(self, outcome: Found | Failed) -> None:
        del self._begun[outcome.number]
        self._report(outcome)


def work(orders: SimpleQueue[Order | None], report: Callable[[Report], object]) -> None:
    """Do what is ordered, until None is: in a thread or a process of its own."""
    jobs = UnderWay(report)
    while True:
        try:
            order = orders.get_nowait() if jobs.busy else orders.get()
        except Empty:
            jobs.go_on()
            time.sleep(0)  # in a thread: room for the frames
        else:
            if order is None:
                return
            jobs.hear(order)
