"""Printing in a process of its own, so that the window stays smooth. Nothing here loads pygame before that process."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
from collections.abc import Mapping
from glob import escape
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, NamedTuple

from lordsball import games, paths
from lordsball.content.problems import Problems, in_one_line
from lordsball.games import from_folder

NICE = 5
"""How far this process stands back where processors are scarce."""


class Wanted(NamedTuple):
    """What is to be printed, in words that can travel; see `sheets.Order` and `job.print_box`."""

    game: str
    folders: tuple[Path, ...]
    team: str
    only: tuple[str, ...]
    paper: str
    backs: str
    bleed: bool
    save_ink: bool
    file: Path


class Drawn(NamedTuple):
    """So many pictures are done."""

    done: int
    all: int


class Printed(NamedTuple):
    """The file is there."""

    pages: int
    size: int


class Failed(NamedTuple):
    """It is not, and here is why."""

    sentence: str


Report = Drawn | Printed | Failed


class Printer:
    """A process that prints one file. `poll` brings its newest report; `stop` ends it, and no file is left."""

    def __init__(self, wanted: Wanted) -> None:
        context = multiprocessing.get_context("spawn")
        self._reports, theirs = context.Pipe(duplex=False)
        shelf = tuple(folder for key in games.SHELF if (folder := from_folder.folder_of(key)))
        self._process: Any = context.Process(
            target=work, args=(theirs, wanted, dict(paths.PICTURES), shelf), name="lordsball printer", daemon=True
        )
        self._file = wanted.file
        self._process.start()
        theirs.close()

    def poll(self) -> Report | None:
        """The newest report, if there is one."""
        found: Report | None = None
        try:
            while self._reports.poll():
                found = self._reports.recv()
        except (EOFError, OSError):
            self._process.join()
            found = found or Failed(f"Printing stopped unexpectedly ({self._process.exitcode}).")
        return found

    def stop(self) -> None:
        """End it, whatever it does, and take away what it had begun."""
        if self._process.is_alive():
            self._process.kill()
            self._process.join()
        for left in self._file.parent.glob(f".{escape(self._file.name)}.*.part"):
            left.unlink(missing_ok=True)


def work(reports: Connection, wanted: Wanted, pictures: Mapping[str, Path], shelf: tuple[str, ...]) -> None:
    """Print, and report: in a process of its own."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the window, which ends this process, too
    if hasattr(os, "nice"):
        os.nice(NICE)
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    from_folder.add_installed()
    for folder in shelf:
        with contextlib.suppress(from_folder.NoGame):
            from_folder.add(Path(folder))
    paths.PICTURES.update(pictures)
    try:
        reports.send(printed(wanted, lambda done, all_: reports.send(Drawn(done, all_))))
    except OSError:  # nobody listens any more
        return


def printed(wanted: Wanted, told: Any) -> Report:
    """Print it. `told`: as in `job.print_box`."""
    from lordsball.match.files import new_file
    from lordsball.printing.job import print_box
    from lordsball.printing.paper import PAPERS
    from lordsball.printing.sheets import Order
    from lordsball.ui.press.packing import face, packed

    try:
        catalog = games.game(wanted.game).load_cards(list(wanted.folders))
        box = packed(wanted.game, catalog, wanted.save_ink)
        box = box.of(wanted.team) if wanted.team else box
        order = Order(PAPERS[wanted.paper], wanted.backs, wanted.bleed, wanted.save_ink)
        wanted.file.parent.mkdir(parents=True, exist_ok=True)
        with new_file(wanted.file, replace=True) as file:
            pages = print_box(box, order, face, file, wanted.only, told)
            size = file.tell()
    except Problems as found:
        return Failed(in_one_line(f"The cards have mistakes: {found.problems[0]}"))
    except OSError as refused:
        return Failed(f"{wanted.file} cannot be written: {(refused.strerror or str(refused)).lower()}.")
    except (ValueError, KeyError) as nothing:
        return Failed(f"{nothing}.")
    return Printed(pages, size)
