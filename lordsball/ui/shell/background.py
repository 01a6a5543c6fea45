"""What waits for the disk is done beside the drawing: no picture stands still for a virus scanner."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Callable
from concurrent.futures import Future, wait
from queue import SimpleQueue
from typing import Any, TypeVar

T = TypeVar("T")

BLINK = 0.15
"""Seconds for which the thread that draws waits itself: a disk that nothing holds up has written by then."""


class Background:
    """One thread that does one thing after the other; what comes of each is told to the thread that draws."""

    def __init__(self, blink: float = BLINK) -> None:
        self.blink = blink
        self._waiting: SimpleQueue[tuple[Callable[[], Any], Future[Any]]] = SimpleQueue()
        self._open: list[tuple[Future[Any], Callable[[Future[Any]], object]]] = []
        self._thread: threading.Thread | None = None

    def send(self, work: Callable[[], T], then: Callable[[Future[T]], object], awaited: bool = True) -> None:
        """Have `work` done. `then` gets what came of it (`result()` raises what `work` raised): at once where that
        takes no longer than a blink, else from a later `settle`.

        :param awaited: somebody waits to see what comes of it, so that a blink is worth waiting for.
        """
        if self._thread is None:
            self._thread = threading.Thread(target=self._go_on, name="background", daemon=True)
            self._thread.start()
        future: Future[T] = Future()
        self._open.append((future, then))
        self._waiting.put((work, future))
        if awaited:
            with contextlib.suppress(TimeoutError):
                future.exception(self.blink)
            self.settle()

    def settle(self) -> bool:
        """Report what came of finished work, in their order. True if there was one."""
        told = False
        while self._open and self._open[0][0].done():
            future, then = self._open.pop(0)
            told = True
            then(future)
        return told

    def finish(self, seconds: float = 5.0) -> None:
        """Wait for all that is on its way, at the end of the program."""
        wait([future for future, _ in self._open], seconds)
        self.settle()

    def _go_on(self) -> None:
        while True:
            work, future = self._waiting.get()
            try:
                future.set_result(work())
            except Exception as problem:  # noqa: BLE001  (raised again where the result is asked for)
                future.set_exception(problem)
