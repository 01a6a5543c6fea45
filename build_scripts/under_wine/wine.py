"""Wine as these scripts use it: a Windows of their own in a folder, what Wine lacks, and programs with a time limit."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path, PurePosixPath
from types import FrameType

from check_executable import Failed

TOOLS = {
    "wine": "wine wine64",
    "x86_64-w64-mingw32-gcc": "gcc-mingw-w64-x86-64-win32",
    "Xvfb": "xvfb",
    "openbox": "openbox",
    "xdotool": "xdotool",
    "wmctrl": "wmctrl",
    "import": "imagemagick",
}
"""The commands that are needed, and the packages of Debian and Ubuntu that bring them."""
OFF = ("mscoree", "mshtml", "wbemprox", "winedbg.exe", "winemenubuilder.exe")
"""Parts of Wine that are not used: .NET and a browser, which it would offer to fetch; what Python asks about the
machine (Wine 8 dies of it, Python has another way); a debugger, which would keep a dead program alive; menus."""
STAYS = 900
"""Seconds that Wine's services wait for the next program: starting them takes longer than most programs do."""
ADVICE = r"it looks like wine32.*?wine32:i386\"\n"
"""What Wine says on a system that runs programs of 64 bits only. Nothing here needs others."""
SERVER = "/usr/lib/wine/wineserver"
"""Where Debian puts it, off the path of commands."""
RANDOM_NUMBERS = """
#include <windows.h>
BOOLEAN NTAPI SystemFunction036(PVOID, ULONG);
__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE data, SIZE_T size) { return SystemFunction036(data, (ULONG)size); }
"""
"""bcryptprimitives.dll, which pydantic asks for random numbers: Windows has had it since 8, Wine 8 has not."""


def missing(found: Mapping[str, str | None]) -> str:
    """The sentence about commands that were not found; "" where all are there.

    >>> missing({"wine": "/usr/bin/wine", "Xvfb": None})
    'This needs Xvfb: on Debian and Ubuntu type `sudo apt install xvfb`.'
    """
    absent = [name for name, place in found.items() if place is None]
    packages = " ".join(TOOLS[name] for name in absent)
    return absent and f"This needs {', '.join(absent)}: on Debian and Ubuntu type `sudo apt install {packages}`." or ""


def on_z(path: Path | PurePosixPath) -> str:
    r"""How Windows programs call a file of this system.

    >>> on_z(PurePosixPath("/tmp/two words/ä.pdf"))
    'Z:\\tmp\\two words\\ä.pdf'
    """
    return "Z:" + str(path).replace("/", "\\")


@contextmanager
def at_most(seconds: float, what: str) -> Iterator[None]:
    """Raises Failed in the middle of whatever runs inside when it has taken so many seconds."""

    def over(number: int, frame: FrameType | None) -> None:
        raise Failed(f"{what} was not done within {seconds:g} s")

    before = signal.signal(signal.SIGALRM, over)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


class Wine:
    """A Windows in a folder. All that runs in it is ended by `close`.

    :param folder: where it lies; it is made there at the first use.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        others = ("WINE", "SDL_", "PYTHON", "DISPLAY", "WAYLAND_")
        self.env = {name: value for name, value in os.environ.items() if not name.startswith(others)}
        self.env |= {
            "WINEPREFIX": str(folder),
            "WINEDEBUG": "-all",
            "WINEDLLOVERRIDES": ";".join(f"{part}=d" for part in OFF),
            # Wine reads the names of files in the encoding of the system's language.
            "LC_ALL": "C.UTF-8",
            "PYTHONUTF8": "1",
            "PYGAME_HIDE_SUPPORT_PROMPT": "1",
            "SDL_AUDIODRIVER": "dummy",
        }

    def prepare(self) -> str:
        """Make the Windows where it is not there yet, and give it what Wine lacks; its version in words."""
        self.folder.mkdir(parents=True, exist_ok=True)
        self._quietly(shutil.which("wineserver") or SERVER, f"-p{STAYS}")
        # The services start with the first program and hold on to its streams: a pipe would not end before they do.
        self._quietly("wine", "wineboot")
        self.run("reg", "add", r"HKCU\Software\Wine", "/v", "Version", "/d", "win10", "/f")
        library = self.folder / "drive_c" / "windows" / "system32" / "bcryptprimitives.dll"
        if not library.is_file():
            # There, and not beside the program: a real Windows has its own.
            command = ["x86_64-w64-mingw32-gcc", "-shared", "-s", "-x", "c", "-", "-ladvapi32", "-o", str(library)]
            subprocess.run(command, input=RANDOM_NUMBERS, text=True, check=True)
        told = subprocess.run(["wine", "--version"], env=self.env, capture_output=True, text=True, check=True)
        return told.stdout.strip()

    def start(
        self, *words: str, display: str | None = None, folder: Path | None = None, quiet: bool = False
    ) -> subprocess.Popen[str]:
        """Start a program of Windows. Its streams are pipes: Python for Windows dies at the start of others.

        :param display: of X; without it a program finds no screen.
        :param folder: to start in.
        :param quiet: what goes to the stream of errors, which Wine writes to as well, goes to a pipe of its own.
        """
        env = self.env | ({"DISPLAY": display} if display else {"SDL_VIDEODRIVER": "dummy"})
        return subprocess.Popen(
            ["wine", *words], env=env, cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.PIPE if quiet else subprocess.STDOUT, encoding="utf-8", errors="replace",
        )

    def run(self, *words: str, expected: int = 0, folder: Path | None = None, quiet: bool = False) -> str:
        """Run a program of Windows to its end; what it printed. Failed where it does not end as expected."""
        with self.start(*words, folder=folder, quiet=quiet) as process:
            try:
                told, errors = process.communicate()
            except BaseException:
                process.kill()
                raise
        if process.returncode != expected:
            said = re.sub(ADVICE, "", f"{told}{errors or ''}", flags=re.DOTALL).strip()
            about = " ".join(word.rpartition("\\")[2] for word in words)
            raise Failed(f"`{about}` ended with {process.returncode} instead of {expected}:\n{said}")
        return told

    def home(self) -> Path:
        """Where programs keep a person's files (%APPDATA%)."""
        users = self.folder / "drive_c" / "users"
        return next(each for each in sorted(users.iterdir()) if each.name != "Public") / "AppData" / "Roaming"

    def close(self) -> None:
        """End all that still runs in it."""
        self._quietly(shutil.which("wineserver") or SERVER, "-k")

    def _quietly(self, *words: str) -> None:
        quiet = subprocess.DEVNULL
        subprocess.run(words, env=self.env, check=False, stdin=quiet, stdout=quiet, stderr=quiet)
