#!/usr/bin/env python3
"""Try to break lordsball, for as long as you like, with other luck each time.

    python3 build_scripts/run.py add test                                fetch what this needs, once
    .venv/bin/python build_scripts/soak.py                               a minute of each harness
    .venv/bin/python build_scripts/soak.py kills monkey --minutes 30     half an hour of each of these
    .venv/bin/python build_scripts/soak.py monkey --seed 7 --turns 1     the very turn that found something

Prints a line for each thing found, with the words that bring it about again, and at the end the curve of this program's
memory. Ends with 1 where anything was found. docs/soak.md says what has been found so far.
"""

from __future__ import annotations

import argparse
import ctypes
import faulthandler
import gc
import secrets
import sys
import time
from pathlib import Path
from typing import NamedTuple

TOP = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(TOP), str(TOP / "build_scripts")]

try:
    import psutil
except ModuleNotFoundError:
    sys.exit("soak.py needs psutil: fetch it with `python3 build_scripts/run.py add test`.")

from soaking import card_edits, flips, forgeries, harness, kills, monkey, spreadsheets, whole_games  # noqa: E402

from lordsball.expectancy.story import sparkline  # noqa: E402

HARNESSES = {
    each.name: each
    for each in (
        kills.HARNESS, flips.HARNESS, card_edits.HARNESS, spreadsheets.HARNESS, forgeries.HARNESS, whole_games.HARNESS,
        monkey.HARNESS,
    )
}
HANGS = 600
"""Seconds after which a turn is taken to hang: then Python says where it stands, and ends."""


class Soaked(NamedTuple):
    """What came of one harness."""

    turns: int
    found: int
    memory: list[int]
    """Bytes of this process after each turn."""


def main(words: list[str] | None = None) -> int:
    """Soak; 1 where something was found."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("harness", nargs="*", help=f"{', '.join(HARNESSES)}; all of them where none is named")
    asked.add_argument("--minutes", type=float, default=1.0, help="for each harness (default: 1)")
    asked.add_argument("--turns", type=int, default=0, help="at most so many of each; 0: as many as the minutes allow")
    asked.add_argument("--seed", type=int, default=None, help="of the first turn; the next one has the next number")
    chosen = asked.parse_args(words)
    if unknown := [name for name in chosen.harness if name not in HARNESSES]:
        asked.error(f"found {unknown[0]!r}, expected {' or '.join(HARNESSES)}")
    seed = secrets.randbelow(10**9) if chosen.seed is None else chosen.seed
    found = 0
    for name in chosen.harness or HARNESSES:
        soaked = soak(HARNESSES[name], seed, chosen.minutes, chosen.turns)
        print(told(name, seed, soaked), flush=True)
        found += soaked.found
    return int(found > 0)


def soak(each: harness.Harness, seed: int, minutes: float, turns: int) -> Soaked:
    """Turns of one harness until the minutes or the turns are over; what is found is printed at once."""
    process, memory, found, number = psutil.Process(), list[int](), 0, 0
    until = time.monotonic() + 60 * minutes
    while (number < turns or not turns) and (number == 0 or time.monotonic() < until):
        faulthandler.dump_traceback_later(HANGS, exit=True, file=sys.__stderr__ or sys.stderr)
        what = harness.take(each, seed + number)
        faulthandler.cancel_dump_traceback_later()
        if what:
            found += 1
            print(f"soak.py {each.name} --seed {seed + number} --turns 1\n  {what.strip()}", flush=True)
        number += 1
        memory.append(held(process))
    return Soaked(number, found, memory)


def held(process: psutil.Process) -> int:
    """Bytes that this process holds on to, once what it no longer uses has gone back to the system."""
    gc.collect()
    if sys.platform == "linux":
        # glibc keeps freed pages for later, half a gigabyte of them after many large pictures: that is no leak.
        give_back = getattr(ctypes.CDLL(None), "malloc_trim", None)
        if give_back is not None:
            give_back(0)
    return int(process.memory_info().rss)


def told(name: str, seed: int, soaked: Soaked) -> str:
    """The line under a harness: how many turns, what was found, how memory went."""
    numbers = f"seed {seed}" if soaked.turns == 1 else f"seeds {seed} to {seed + soaked.turns - 1}"
    low, high = min(soaked.memory), max(soaked.memory)
    room = max(1, high - low)
    curve = sparkline([(each - low) / room for each in soaked.memory])
    found = "nothing found" if not soaked.found else f"{soaked.found} found"
    return f"{name}: {soaked.turns} turns, {numbers}: {found}\n  memory {low >> 20} to {high >> 20} MB  {curve}"


if __name__ == "__main__":
    sys.exit(main())
