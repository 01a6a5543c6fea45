#!/usr/bin/env python3
"""Try the built program as a stranger would have it: moved elsewhere, read-only, an empty home, no sources in sight.

    .venv/bin/python build_scripts/check_executable.py          after build_executable.py

Ends with 0 when everything held, else with a sentence about the first thing that did not.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path
from typing import IO, Protocol

import psutil

TOP = Path(__file__).resolve().parent.parent
BUILT = TOP / "dist" / "lordsball"
PROGRAM_OF = {"win32": "lordsball-console.exe", "darwin": "lordsball.app/Contents/MacOS/lordsball"}
PROGRAM = PROGRAM_OF.get(sys.platform, "lordsball")
HOME_OF = {"darwin": ("Library", "Application Support", "lordsball")}
"""Where a person's files go below the home folder, where it is not as on Linux."""
NOBODY = 65534
WORKERS = 2
SIMULATION = ["simulate", "monster_league", "--games", "400", "--seed", "7", "--workers", str(WORKERS), "--json"]
PATIENCE = 300
"""Seconds after which a program that has not ended is taken to hang."""


class Failed(Exception):
    """What did not hold, in words."""


def main() -> None:
    """Carry out every check."""
    if not BUILT.is_dir():
        sys.exit(f"{BUILT} is not there: run build_scripts/build_executable.py first")
    with tempfile.TemporaryDirectory() as temporary:
        # The user the program runs as must get into the folder above it.
        Path(temporary).chmod(0o755)
        try:
            check(Path(temporary))
        except Failed as failed:
            sys.exit(f"the built program: {failed}")


def check(temporary: Path) -> None:
    """All checks, in a temporary folder."""
    folder = temporary / "my games" / "lordsball"
    shutil.copytree(BUILT, folder, symlinks=True)
    before = contents(folder)
    _make_read_only(folder)
    stranger = Stranger(temporary, folder)

    stranger.run("selfcheck")
    print("selfcheck passed: another folder, read-only, empty home")

    stranger.run("--version", silent=True)
    print("it starts without any streams to print to")

    frozen, most = stranger.run_counting(*SIMULATION)
    # The program, its workers, and the process in which multiprocessing keeps track of what they share.
    if most > WORKERS + 2:
        raise Failed(f"{most} processes for {WORKERS} workers")
    same_digest(frozen)
    print(f"simulate gives the same digest as the source tree, in at most {most} processes")

    prints(stranger, stranger.own_folder() / "cards.pdf")
    print("it prints a PDF")

    if contents(folder) != before:
        raise Failed("something was written into its own folder")
    place = HOME_OF.get(sys.platform, (".local", "share", "lordsball"))
    if sys.platform != "win32" and any(path.parts[:3] != place for path in stranger.left_at_home()):
        raise Failed(f"it left {stranger.left_at_home()} in the home folder")

    reads_what_is_edited(stranger, folder)
    print("what is edited in cards/ beside it is what it reads")


class Runs(Protocol):
    """Whatever runs the program with some words and returns what it printed, or raises Failed."""

    def run(self, *words: str, expected: int = 0) -> str: ...


def same_digest(told: str) -> None:
    """Did this simulation (SIMULATION, by the built program) end as in the source tree? Failed where it did not."""
    source = subprocess.run(
        [sys.executable, "-m", "lordsball", *SIMULATION], check=False, stdout=subprocess.PIPE, text=True, cwd=TOP
    )
    if source.returncode:
        raise Failed("the simulation to compare it with, from the source tree, failed")
    if json.loads(told)["digest"] != json.loads(source.stdout)["digest"]:
        raise Failed("its simulation ends differently from that of the source tree")


def prints(stranger: Runs, page: Path, called: str | None = None) -> None:
    """Does it print parts of Monster League to this file (which it may know by another name)? Else Failed."""
    stranger.run("print", "monster_league", "--only", "parts,discs", "--out", called or str(page))
    if not page.is_file() or not page.read_bytes().startswith(b"%PDF-"):
        raise Failed("it printed something that is no PDF")


def reads_what_is_edited(stranger: Runs, folder: Path) -> None:
    """Break a card beside the program in this folder: `check` must name it. Else Failed."""
    card = next(path for path in sorted((folder / "cards").rglob("*.yaml")))
    card.chmod(0o644)
    card.write_text("nonsense: [", encoding="utf-8")
    told = stranger.run("check", expected=3)
    if card.name not in told:
        raise Failed(f"it did not read the edited {card.name} beside it; it said: {told}")


class Stranger:
    """Somebody without rights and with an empty home, who starts the program from a folder of no importance."""

    def __init__(self, temporary: Path, folder: Path) -> None:
        self.program = folder / PROGRAM
        self.home = temporary / "home"
        self.elsewhere = temporary / "elsewhere"
        self.home.mkdir()
        self.elsewhere.mkdir()
        self.user: int | None = None
        if hasattr(os, "geteuid") and os.geteuid() == 0:
            # For root nothing is read-only.
            os.chown(self.home, NOBODY, NOBODY)
            self.user = NOBODY

    def own_folder(self) -> Path:
        """A folder beside the home folder that this person may write to."""
        folder = self.elsewhere.with_name("papers")
        folder.mkdir()
        if self.user is not None:
            os.chown(folder, self.user, self.user)
        return folder

    def left_at_home(self) -> list[Path]:
        """Files in the home folder, relative to it."""
        return [path.relative_to(self.home) for path in self.home.rglob("*") if path.is_file()]

    def run(self, *words: str, expected: int = 0, silent: bool = False) -> str:
        """Run the program to its end; everything it printed. Failed where it does not end as expected."""
        with self._start(words, silent) as process:
            try:
                told = process.communicate(timeout=PATIENCE)[0] or ""
            except subprocess.TimeoutExpired:
                process.kill()
                raise Failed(f"`{' '.join(words)}` did not end within {PATIENCE} s") from None
        if process.returncode != expected:
            raise Failed(f"`{' '.join(words)}` ended with {process.returncode} instead of {expected}:\n{told}")
        return told

    def run_counting(self, *words: str) -> tuple[str, int]:
        """Run the program to its end; what it printed and the most processes it was at once."""
        most = 1
        until = time.monotonic() + PATIENCE
        with tempfile.TemporaryFile("w+", encoding="utf-8") as out, self._start(words, False, out) as process:
            itself = psutil.Process(process.pid)
            while process.poll() is None:
                try:
                    most = max(most, 1 + len(itself.children(recursive=True)))
                except psutil.NoSuchProcess:
                    break
                if time.monotonic() > until:
                    process.kill()
                    raise Failed(f"`{' '.join(words)}` did not end within {PATIENCE} s")
                time.sleep(0.02)
            process.wait()
            out.seek(0)
            told = out.read()
        if process.returncode:
            raise Failed(f"`{' '.join(words)}` ended with {process.returncode}:\n{told}")
        return told, most

    def _start(
        self, words: tuple[str, ...], silent: bool, out: IO[str] | int = subprocess.PIPE
    ) -> "subprocess.Popen[str]":
        kept = ("PATH", "SYSTEMROOT", "TEMP", "TMP")
        surroundings: Mapping[str, str] = {
            **{name: os.environ[name] for name in kept if name in os.environ},
            "HOME": str(self.home),
            "USERPROFILE": str(self.home),
            "SDL_AUDIODRIVER": "dummy",
        }
        command = [str(self.program), *words]
        if silent and os.name != "nt":
            # As on Windows without a console: no stream is there at all.
            command = ["/bin/sh", "-c", 'exec "$@" <&- >&- 2>&-', "sh", *command]
        return subprocess.Popen(
            command,
            cwd=self.elsewhere,
            env=surroundings,
            stdin=subprocess.DEVNULL,
            stdout=out,
            stderr=None if out is not subprocess.PIPE else subprocess.STDOUT,
            text=True,
            user=self.user,
            group=self.user,
        )


def contents(folder: Path) -> dict[str, str]:
    """Every file below a folder with a hash of what is in it."""
    return {
        str(path.relative_to(folder)): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in folder.rglob("*")
        if path.is_file()
    }


def _make_read_only(folder: Path) -> None:
    for path in [folder, *folder.rglob("*")]:
        if not path.is_symlink():
            path.chmod(path.stat().st_mode & ~0o222)


if __name__ == "__main__":
    main()
