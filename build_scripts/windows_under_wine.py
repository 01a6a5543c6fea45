#!/usr/bin/env python3
"""Build the program for Windows on Linux, and try it as a stranger would, in Wine.

    python3 build_scripts/run.py add test                               fetch what this needs, once
    .venv/bin/python build_scripts/windows_under_wine.py                all of it
    .venv/bin/python build_scripts/windows_under_wine.py check window   these trials, with the zip that was built last

All of it lies below build/windows/: a Python for Windows and its libraries (fetched once), a Windows of Wine's, the
folder and the zip of the program in built/, pictures of the window in pictures/. Each step has a time limit, for a
machine with other things to do. Ends with 0 when everything held, else with a sentence about the first thing that did
not. Wine is not Windows: what holds here may fail there, so a release is also built and tried on a real one.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

TOP = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(TOP), str(TOP / "build_scripts")]

import check_executable  # noqa: E402
import real_window  # noqa: E402
from soaking.harness import Found  # noqa: E402
from under_wine import for_windows, trials  # noqa: E402
from under_wine.wine import TOOLS, Wine, at_most, missing  # noqa: E402

WORK = TOP / "build" / "windows"


class Trial(NamedTuple):
    """Something a stranger would do."""

    name: str
    limit: float
    """Seconds: five times what it takes on one core that nothing else keeps busy, or more."""
    act: Callable[[], str]
    """Does it, and says in a few words what came of it. Raises Failed, or Found, where something did not hold."""


def main(words: Sequence[str]) -> None:
    """Build and try, or try the trials of these names."""
    if absent := missing({name: shutil.which(name) for name in TOOLS}):
        sys.exit(absent)
    wine = Wine(WORK / "prefix")
    began = time.monotonic()
    try:
        with tempfile.TemporaryDirectory(prefix="lordsball_windows_") as room:
            trial(Trial("Wine", 180, wine.prepare))
            python, archive = built(wine, fresh=not words)
            stranger = trials.Stranger(wine, archive, Path(room))
            for each in chosen(all_trials(wine, python, stranger), words):
                trial(each)
    except (check_executable.Failed, real_window.Failed, Found) as failed:
        sys.exit(f"Windows under Wine: {failed}")
    finally:
        wine.close()
    print(f"all of it held, in {time.monotonic() - began:.0f} s")


def built(wine: Wine, fresh: bool) -> tuple[Path, Path]:
    """The Python for Windows and the zip of the program, built where it must be."""
    found: list[Path] = []

    def fetch() -> str:
        found.append(for_windows.fetched(WORK))
        return "Python for Windows and its libraries"

    def build() -> str:
        zips = sorted((WORK / "built").glob("*.zip"))
        if fresh or len(zips) != 1:
            shutil.rmtree(WORK / "built", ignore_errors=True)
            zips = [for_windows.build(wine, found[0], WORK)]
        found.append(zips[0])
        folder = WORK / "built" / "lordsball"
        size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
        return f"{zips[0].name}: {zips[0].stat().st_size / 1e6:.1f} MB, unpacked {size / 1e6:.1f} MB"

    trial(Trial("fetch", 900, fetch))
    trial(Trial("build", 900, build))
    return found[0], found[1]


def all_trials(wine: Wine, python: Path, stranger: trials.Stranger) -> list[Trial]:
    """In the order in which a stranger would do them; the one that breaks a card comes last."""
    pictures = WORK / "pictures"
    pictures.mkdir(parents=True, exist_ok=True)
    return [
        Trial("version", 120, partial(trials.version, stranger)),
        Trial("check", 180, partial(trials.check, stranger)),
        Trial("simulate", 180, partial(trials.simulate, stranger)),
        Trial("selfcheck", 600, partial(trials.selfcheck, stranger)),
        Trial("print", 180, partial(trials.printing, stranger)),
        Trial("kills", 600, partial(trials.killed, wine, python, stranger.room)),
        Trial("window", 600, partial(trials.window, stranger, pictures)),
        Trial("edited", 180, partial(trials.edited, stranger)),
    ]


def chosen(offered: Sequence[Trial], words: Sequence[str]) -> list[Trial]:
    """The trials of these names, in their own order; all where none is named. Failed where there is none of a name."""
    names = [each.name for each in offered]
    if unknown := [word for word in words if word not in names]:
        raise check_executable.Failed(f"found {unknown[0]!r}, expected {' or '.join(names)}")
    return [each for each in offered if each.name in words or not words]


def trial(each: Trial) -> None:
    """Carry one out within its limit, and print what came of it."""
    began, busy = time.monotonic(), _busy()
    with at_most(each.limit, each.name):
        told = each.act()
    took, busy = time.monotonic() - began, _busy() - busy
    print(f"{each.name}: {told} ({took:.0f} s, {busy:.0f} s of the processor)", flush=True)


def _busy() -> float:
    """Seconds of the processor for this program and those it started and saw end. (Wine's server is not among them.)"""
    return sum(os.times()[:4])


if __name__ == "__main__":
    main(sys.argv[1:])
