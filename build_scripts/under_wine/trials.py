"""What a stranger would try with the Windows program: commands, an odd folder, kills, a printer, a window."""

from __future__ import annotations

import random
import shutil
import subprocess
import time
import zipfile
from pathlib import Path

import check_executable
import real_window
from check_executable import SIMULATION, Failed
from soaking import kills

from lordsball import __version__
from lordsball.match.lock import InUse
from lordsball.match.saves import Entry, Saves
from under_wine.for_windows import kind, strangers
from under_wine.wine import Wine, on_z

TOP = Path(__file__).resolve().parents[2]
ODD = "Bälle & Schläger"
"""A folder as people have them: letters beyond ASCII, a blank, a sign that command lines take for their own."""
SCREEN = (1600, 1000)
SEED = 7
PLAY_BALL = (1030, 660)
CLICKS = 400
"""A game of Monster League takes 30 to 100."""
KILLS = 4
KILLED = "soaking.played_until_killed"
CONTINUE = (210, 635)


class Stranger:
    """Somebody who unpacked the zip in a folder with an odd name and starts the program from elsewhere.

    :param room: an empty folder for all that this person has.
    """

    def __init__(self, wine: Wine, archive: Path, room: Path) -> None:
        self.wine = wine
        self.room = room / ODD
        self.elsewhere = self.room / "elsewhere"
        self.elsewhere.mkdir(parents=True)
        with zipfile.ZipFile(archive) as packed:
            if odd := strangers(packed.namelist()):
                raise Failed(f"the zip holds files that no Windows needs: {', '.join(odd)}")
            packed.extractall(self.room)
        self.folder = self.room / "lordsball"
        shutil.rmtree(wine.home() / "lordsball", ignore_errors=True)

    def run(self, *words: str, expected: int = 0) -> str:
        """Run the program with a console to its end; what it printed. Failed where it does not end as expected."""
        return self.wine.run(
            on_z(self.folder / "lordsball-console.exe"), *words, expected=expected, folder=self.elsewhere, quiet=True
        )


def version(stranger: Stranger) -> str:
    """Both programs start, and only one of them with a console."""
    told = stranger.run("--version").partition("\n")[0]
    if __version__ not in told:
        raise Failed(f"asked for its version, {__version__}, it said: {told or 'nothing'}")
    for name, wanted in (("lordsball.exe", "window"), ("lordsball-console.exe", "console")):
        if kind((stranger.folder / name).read_bytes()) != wanted:
            raise Failed(f"{name} comes up with a {kind((stranger.folder / name).read_bytes())}, expected a {wanted}")
    # As the desktop starts it: no console, so no streams to print to.
    stranger.wine.run("start", "/wait", on_z(stranger.folder / "lordsball.exe"), "--version", folder=stranger.elsewhere)
    return f"{told}; without a console it starts as well"


def check(stranger: Stranger) -> str:
    """The cards beside the program are whole."""
    told = stranger.run("check")
    if told.count("0 errors") != len(told.splitlines()):
        raise Failed(f"`check` said:\n{told}")
    return f"{len(told.splitlines())} lines, all without errors"


def simulate(stranger: Stranger) -> str:
    """The same seed, the same games as on Linux."""
    check_executable.same_digest(stranger.run(*SIMULATION))
    return "the digest of Linux"


def selfcheck(stranger: Stranger) -> str:
    """Matches, scenes and sounds, with the folder as it came."""
    before = check_executable.contents(stranger.folder)
    told = stranger.run("selfcheck")
    if check_executable.contents(stranger.folder) != before:
        raise Failed("something was written into the program's own folder")
    return told.strip().splitlines()[-1]


def printing(stranger: Stranger) -> str:
    """A PDF, in a folder with an odd name."""
    page = stranger.room / "Kärtchen zum Drucken.pdf"
    check_executable.prints(stranger, page, on_z(page))
    return f"a PDF of {page.stat().st_size // 1000} kB"


def edited(stranger: Stranger) -> str:
    """What is edited in cards/ beside the program is what it reads. (Last: it breaks a card.)"""
    check_executable.reads_what_is_edited(stranger, stranger.folder)
    return "an edited card is read, and refused by its name"


def killed(wine: Wine, python: Path, room: Path) -> str:
    """A program of Windows that saves all the time, killed again and again: each time everything is read on Linux."""

    def start(folder: Path, key: str, seed: int) -> subprocess.Popen[str]:
        paths = [on_z(TOP / "build_scripts"), on_z(TOP)]
        code = f"import sys; sys.path[:0] = {paths}; import runpy; runpy.run_module({KILLED!r}, run_name='__main__')"
        return wine.start(on_z(python), "-c", code, on_z(folder), key, str(seed), quiet=True)

    rng = random.Random(SEED)
    for number in range(KILLS):
        kills.turn(rng, room / f"{number}. Spielstände", start)
    return f"{KILLS} matches, killed while they were saved, are whole"


class WineWindow(real_window.Window):
    """The program without a console, in a window of Wine."""

    window_class = "lordsball.exe"
    patience = 90.0

    def __init__(self, stranger: Stranger, display: str, pictures: Path, data: Path, *words: str) -> None:
        self.stranger, self.display = stranger, display
        super().__init__(display, pictures, "--data-dir", on_z(data), *words)

    def _start(self, words: tuple[str, ...]) -> subprocess.Popen[str]:
        program = on_z(self.stranger.folder / "lordsball.exe")
        return self.stranger.wine.start(program, *words, display=self.display, folder=self.stranger.elsewhere)

    def said(self) -> str:
        """Nothing: there is no console to say it on."""
        return ""


def entries(data: Path) -> list[Entry]:
    """The saves of a program that is still at it: looked at, never touched."""
    return Saves(data, in_use=InUse(0)).entries()


def window(stranger: Stranger, pictures: Path) -> str:
    """One game of Monster League, clicked from the title to its end; killed in between, and gone on with."""
    data = stranger.room / "Spielstände"
    with real_window.display(SCREEN) as display:
        with WineWindow(stranger, display, pictures, data, "--seed", str(SEED), "--size", "1280x720") as first:
            first.until_painted()
            first.keep("1 title")
            first.changes("a click on the poster", lambda: first.click(real_window.POSTER))
            first.keep("2 setup")
            first.changes("a click on Play ball", lambda: first.click(PLAY_BALL))
            clicks = _click_on(first, data, 8)
            first.keep("3 at the table")
        # Left by killing it. What it kept is whole, and the next start offers to go on with it.
        kept = [entry for entry in entries(data) if entry.unfinished]
        if not kept:
            raise Failed(f"killed after {clicks} clicks it left no match to go on with")
        with WineWindow(stranger, display, pictures, data, "--size", "1280x720") as second:
            second.until_painted()
            second.keep("4 title with a match to go on with")
            second.changes("a click on Continue last game", lambda: second.click(CONTINUE))
            clicks += _click_on(second, data, CLICKS)
            for _ in range(4):  # to see the last play, the winners, the results
                second.click(real_window.PRIMARY)
                time.sleep(1.5)
            second.keep("5 the end")
            second.close()
    if not any(entry.saved and entry.saved.over for entry in entries(data)):
        raise Failed(f"the game has not ended after {clicks} clicks")
    return f"a game of {clicks} clicks, to its end"


def _click_on(window: real_window.Window, data: Path, most: int) -> int:
    """Click the gold button until the game is over, at most so often; how often it was."""
    for number in range(most):
        if any(entry.saved and entry.saved.over for entry in entries(data)):
            return number
        window.click(real_window.PRIMARY)
        time.sleep(0.6)
    return most
