"""The process that thinks: no window, no pygame; it takes jobs from a connection and ends with it."""

from __future__ import annotations

import contextlib
import os
import pickle
import signal
import threading
import traceback
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path
from queue import SimpleQueue

from lordsball.games import from_folder
from lordsball.thinking.jobs import Failed, Lost, Order, Report
from lordsball.thinking.parcels import Receiver, Strange
from lordsball.thinking.under_way import work

NICE = 5
"""How far this process stands back where processors are scarce: the frames come first."""


def live(orders: Connection, reports: Connection, shelf: tuple[str, ...]) -> None:
    """Think until the other end of the connections is gone.

    :param shelf: folders with games that do not come with the program.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the window, which ends this process, too
    if hasattr(os, "nice"):
        os.nice(NICE)
    from_folder.add_installed()
    for folder in shelf:
        with contextlib.suppress(from_folder.NoGame):  # then nobody can ask about it either
            from_folder.add(Path(folder))
    one_at_a_time = threading.Lock()

    def report(what: Report) -> None:
        with one_at_a_time:
            reports.send_bytes(packed(what))

    inbox: SimpleQueue[Order | None] = SimpleQueue()
    threading.Thread(target=_listen, args=(orders, inbox, report), name="orders", daemon=True).start()
    work(inbox, report)


def packed(report: Report) -> bytes:
    """A report as bytes. What cannot travel becomes a failure that says so."""
    if isinstance(report, Failed):
        report = Failed(report.number, _travelling(report.problem))
    return pickle.dumps(report, pickle.HIGHEST_PROTOCOL)


def _travelling(problem: Exception) -> Exception:
    """The problem with the place it comes from as a note, in a shape that travels."""
    where = "".join(traceback.format_exception(problem))
    try:
        found: Exception = pickle.loads(pickle.dumps(problem))
    except Exception:  # noqa: BLE001  (how an exception packs itself is its author's business)
        found = RuntimeError(f"{type(problem).__name__}: {problem}")
    found.add_note(f"In the process that thinks:\n{where}")
    return found


def _listen(orders: Connection, inbox: SimpleQueue[Order | None], report: Callable[[Report], None]) -> None:
    """Open what comes. With the connection everything ends, in the middle of a thought as well."""
    parcels = Receiver()
    try:
        while True:
            order = parcels.opened(orders.recv_bytes())
            if order is not None:
                inbox.put(order)
    except Strange as strange:
        report(Lost(str(strange), for_good=True))
    except (EOFError, OSError):
        pass
    finally:
        os._exit(0)
