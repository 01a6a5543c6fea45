"""Kills: a program that saves all the time is killed at any moment, and started again, and killed.

What it had said to be on the disk is there, everything else is whole, and nothing half-written is left.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import IO

from lordsball import games
from lordsball.lessons import progress
from lordsball.match.loading import Loaded
from lordsball.match.saves import Saves
from lordsball.ui.shell import settings
from soaking.harness import Found, Harness
from soaking.played_until_killed import begun, step
from soaking.whole_games import shipped

SCRIPTS = Path(__file__).resolve().parents[1]
PATIENCE = 60.0
LATEST = 0.8
"""Seconds of saving after which it is killed at the latest."""


class Saved:
    """What a program has said, read beside it: a pipe that nobody reads would hold it up."""

    def __init__(self, out: IO[str]) -> None:
        self.first, self.last = threading.Event(), 0
        self._out = out
        self._thread = threading.Thread(target=self._listen, daemon=True)
        self._thread.start()

    def _listen(self) -> None:
        for line in self._out:
            if line.startswith("kept ") and line.endswith("\n"):
                self.last = int(line[5:])
                self.first.set()

    def close(self) -> int:
        """After the end of the program: the last number it said."""
        self._thread.join()
        return self.last


Start = Callable[[Path, str, int], "subprocess.Popen[str]"]
"""Starts the program to be killed with a folder, a game and a seed; what it prints comes by a pipe."""


def _here(folder: Path, key: str, seed: int) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "soaking.played_until_killed", str(folder), key, str(seed)]
    ours = {**os.environ, "PYTHONPATH": os.pathsep.join([str(SCRIPTS), str(SCRIPTS.parent)])}
    return subprocess.Popen(command, env=ours, stdout=subprocess.PIPE, text=True)


def turn(rng: random.Random, folder: Path, start: Start = _here) -> None:
    """One match, killed a few times."""
    key, seed = rng.choice(list(games.SHELF)), rng.randrange(10**6)
    for _ in range(rng.randint(1, 3)):
        check(folder, key, seed, killed(folder, key, seed, rng.random() * LATEST, start))


def killed(folder: Path, key: str, seed: int, seconds: float, start: Start = _here) -> int:
    """Play, and kill after so many seconds of saving; how many actions it had said to be on the disk."""
    with start(folder, key, seed) as program:
        assert program.stdout is not None
        saved = Saved(program.stdout)
        began = saved.first.wait(PATIENCE)
        time.sleep(seconds)
        program.kill()
        last = saved.close()
    if not began:
        raise Found(f"{key}, seed {seed}: nothing was saved within {PATIENCE:g} s")
    return last


def check(folder: Path, key: str, seed: int, kept: int) -> None:
    """Is what was said to be on the disk there, and everything else whole?"""
    saves = Saves(folder)
    about = f"{key}, seed {seed}, after {kept} actions"
    if halves := [file.name for file in folder.rglob("*.new") if file.parent in (saves.folder, saves.automatic)]:
        raise Found(f"{about}: left half-written: {halves}")
    for entry in saves.entries():
        if entry.trouble:
            raise Found(f"{about}: {entry.path.name}: {entry.trouble}")
    left = [each for each in saves.entries() if each.automatic]
    if not left:
        raise Found(f"{about}: no match is left")
    found = saves.load(left[0], shipped(key))
    if not isinstance(found, Loaded) or found.notice:
        raise Found(f"{about}: it comes back with a question or a notice: {found}")
    match = found.match
    if match.history.now < kept:
        raise Found(f"{about}: only {match.history.now} are there")
    again = begun(key, seed)
    while again.history.now < match.history.now:
        step(again, seed)
    if again.position.save() != match.position.save():
        raise Found(f"{about}: what is there is not what was played")
    for name, notice in (("settings", settings.load(folder / "settings.json").notice),
                         ("lessons", progress.load(folder / progress.NAME).notice)):
        if notice:
            raise Found(f"{about}: {name}: {notice}")


HARNESS = Harness("kills", "a program that is killed while it saves, and goes on", turn, 60)
