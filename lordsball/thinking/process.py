"""A process of its own to think in. The window's side of it: two threads that start it, send, and listen.

Nothing here makes the window wait. The process ends when the window's does, however that ends.
"""

from __future__ import annotations

import multiprocessing
import threading
import time
from multiprocessing.connection import Connection
from queue import SimpleQueue
from typing import Any

from lordsball.games import SHELF, from_folder
from lordsball.thinking import child
from lordsball.thinking.jobs import Drop, Dropped, Lost, Order, Report
from lordsball.thinking.parcels import Sender

PATIENCE = 0.4
"""Seconds in which a job that was dropped must have stopped; after that the process is ended."""
_BEAT = 0.2
"""Seconds between two looks at that."""
_QUIT = 0.5
"""Seconds to wait at the end for a process that is only just starting."""


class InProcess:
    """Thinks in a process that is started at once and lives until `end`, or until it will not let go of a job."""

    place, apart = "in a process of its own", True

    def __init__(self) -> None:
        self.heard: SimpleQueue[Report] = SimpleQueue()
        self._parcels: SimpleQueue[bytes | None] = SimpleQueue()
        self._sender = Sender()
        self._dropped: dict[int, float] = {}
        """When each job was dropped that has not been reported to have stopped."""
        self._process: Any = None
        self._ended = False
        self._lock = threading.Lock()
        self._sending = threading.Thread(target=self._send, name="to the thinker", daemon=True)
        self._sending.start()

    def tell(self, order: Order) -> None:
        """Pack an order, and have it sent."""
        if isinstance(order, Drop):
            self._dropped[order.number] = time.monotonic()
        for parcel in self._sender.packed(order):
            self._parcels.put(parcel)

    def end(self) -> None:
        """End the process, whatever it does."""
        with self._lock:
            self._ended = True
            if self._process is not None:
                self._process.kill()
        self._parcels.put(None)
        self._sending.join(_QUIT)

    def _send(self) -> None:
        try:
            orders, reports = self._started()
        except Exception as refused:  # noqa: BLE001  (whatever a machine has against it, there is a thread)
            self.heard.put(Lost(f"no process can be started: {refused!r}", for_good=True))
            return
        threading.Thread(target=self._listen, args=(reports,), name="from the thinker", daemon=True).start()
        try:
            while (parcel := self._parcels.get()) is not None:
                orders.send_bytes(parcel)
        except OSError:
            pass  # it is gone, which `_listen` tells
        orders.close()

    def _started(self) -> tuple[Connection, Connection]:
        """The connection that takes orders, and the one that brings reports."""
        context = multiprocessing.get_context("spawn")
        its_orders, orders = context.Pipe(duplex=False)
        reports, its_reports = context.Pipe(duplex=False)
        folders = tuple(folder for key in SHELF if (folder := from_folder.folder_of(key)))
        process = context.Process(
            target=child.live, args=(its_orders, its_reports, folders), name="lordsball thinker", daemon=True
        )
        process.start()
        its_orders.close()
        its_reports.close()
        with self._lock:
            self._process = process
            if self._ended:
                process.kill()
        return orders, reports

    def _listen(self, reports: Connection) -> None:
        wanted = False
        try:
            while True:
                if reports.poll(_BEAT):
                    report: Report = reports.recv()
                    if isinstance(report, Dropped):
                        self._dropped.pop(report.number, None)
                    self.heard.put(report)
                elif not wanted and self._is_stuck():
                    wanted = True
                    self._process.kill()
        except (EOFError, OSError):
            self._process.join()
            reports.close()
            self.heard.put(Lost(f"the process ended with {self._process.exitcode}", wanted))

    def _is_stuck(self) -> bool:
        limit = time.monotonic() - PATIENCE
        return any(when < limit for when in list(self._dropped.values()))
