"""Who does the jobs, as a thinker sees them: somebody who takes orders and is heard from; here, and in a thread."""

from __future__ import annotations

import threading
from queue import SimpleQueue
from typing import Protocol

from lordsball.thinking.jobs import Order, Report
from lordsball.thinking.under_way import UnderWay, work


class Worker(Protocol):
    """Takes orders without making anybody wait."""

    @property
    def place(self) -> str:
        """Where it thinks, in a few words."""

    @property
    def apart(self) -> bool:
        """Does it think outside the window's process?"""

    @property
    def heard(self) -> SimpleQueue[Report]:
        """What it has reported and nobody has read."""

    def tell(self, order: Order) -> None:
        """Give it an order."""

    def end(self) -> None:
        """It is not needed any more."""


class OnTheSpot:
    """Does each job whole, while it is told to: for tests, where nothing has to move meanwhile."""

    place, apart = "on the spot", False

    def __init__(self) -> None:
        self.heard: SimpleQueue[Report] = SimpleQueue()
        self._jobs = UnderWay(self.heard.put)

    def tell(self, order: Order) -> None:
        """Do it now."""
        self._jobs.hear(order)
        while self._jobs.busy:
            self._jobs.go_on()

    def end(self) -> None:
        """Nothing is open."""


class InThread:
    """Thinks in a thread: a long slice makes frames late, and one that never ends cannot be ended."""

    place, apart = "in a thread", False

    def __init__(self) -> None:
        self.heard: SimpleQueue[Report] = SimpleQueue()
        self._orders: SimpleQueue[Order | None] = SimpleQueue()
        threading.Thread(target=work, args=(self._orders, self.heard.put), name="thinker", daemon=True).start()

    def tell(self, order: Order) -> None:
        """Leave it for the thread."""
        self._orders.put(order)

    def end(self) -> None:
        """The thread ends when it looks up."""
        self._orders.put(None)
