"""Two commits measured by one benchmark, in turns, so that whatever the machine does meanwhile happens to both."""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

NAME, NUMBER = 44, 12

Figures = Mapping[str, tuple[float, str]]
"""By name, what was found and its unit."""


class NotMeasured(Exception):
    """Why one of the two could not be measured, as a sentence."""


class Row(NamedTuple):
    """A figure of both: the median of its rounds."""

    name: str
    unit: str
    then: float | None
    """None where that commit has no such figure, or it could not be taken there."""
    now: float | None

    def __str__(self) -> str:
        then, now = (f"{value:,.4g}" if value is not None else "-" for value in (self.then, self.now))
        times = f"{self.now / self.then:.2f} times" if self.then and self.now is not None else ""
        return f"  {self.name:<{NAME}}{then:>{NUMBER}}{now:>{NUMBER}} {self.unit:<14}{times}".rstrip()


def compare(top: Path, commit: str, parts: Sequence[str], rounds: int) -> int:
    """Measure and print; 1 where it could not be done."""
    try:
        with checked_out(top, commit) as other:
            for part in parts:
                print(f"{part}:{'then':>{NAME + NUMBER + 1 - len(part)}}{'now':>{NUMBER}}", flush=True)
                for row in measured(top, other, part, rounds):
                    print(row, flush=True)
    except NotMeasured as why:
        print(f"benchmark.py: {why}", file=sys.stderr)
        return 1
    return 0


@contextmanager
def checked_out(top: Path, commit: str) -> Iterator[Path]:
    """A folder with the files of a commit, gone afterwards. Raises NotMeasured for one that is not there."""
    with tempfile.TemporaryDirectory(prefix="lordsball_then_") as temporary:
        folder = Path(temporary) / "then"
        # Behind `--`, whatever was typed is a commit and no option of git's.
        made = _git(top, "worktree", "add", "--quiet", "--detach", "--", str(folder), commit)
        if made.returncode:
            raise NotMeasured(f"found {commit!r}, expected a commit of this repository.")
        try:
            yield folder
        finally:
            _git(top, "worktree", "remove", "--force", str(folder))


def measured(top: Path, other: Path, part: str, rounds: int) -> list[Row]:
    """Both, in turns: then and now, now and then, and so on, since what comes first may fare better or worse."""
    found: dict[Path, list[Figures]] = {other: [], top: []}
    for number in range(rounds):
        for tree in (other, top) if number % 2 == 0 else (top, other):
            found[tree].append(_figures(top, tree, part))
    names = list(dict.fromkeys(name for tree in (top, other) for each in found[tree] for name in each))
    return [_row(name, found[other], found[top]) for name in names]


def _row(name: str, then: Sequence[Figures], now: Sequence[Figures]) -> Row:
    unit = next(each[name][1] for each in (*now, *then) if name in each)
    middles = [
        statistics.median(values) if (values := [each[name][0] for each in rounds if name in each]) else None
        for rounds in (then, now)
    ]
    return Row(name, unit, *middles)


def _figures(top: Path, tree: Path, part: str) -> Figures:
    """What today's benchmark says of a tree, by the name of each figure. Raises NotMeasured."""
    with tempfile.TemporaryDirectory(prefix="lordsball_data_") as data:
        ours = {**os.environ, "LORDSBALL_BENCHMARK_OF": str(tree), "LORDSBALL_DATA_DIR": data}
        command = [sys.executable, str(top / "build_scripts" / "benchmark.py"), part, "--json"]
        done = subprocess.run(command, cwd=tree, env=ours, capture_output=True, text=True, check=False)
    if done.returncode:
        said = (done.stderr.strip().splitlines() or ["it ended without a word"])[-1]
        whose = "this version" if tree == top else "that commit"
        raise NotMeasured(f"{part}: {whose} cannot be measured by today's benchmark: {said}")
    figures = json.loads(done.stdout.strip().splitlines()[-1])
    return {each["name"]: (float(each["found"]), str(each["unit"])) for each in figures}


def _git(top: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(["git", *words], cwd=top, capture_output=True, text=True, check=False)
