"""Only one running program keeps saves in a folder; a second one is refused before it can overwrite the first."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import IO, NamedTuple

from lordsball import limits

NAME = "lock"


class InUse(NamedTuple):
    """Who else has the folder open: a process number, 0 where it is not known."""

    pid: int

    def __str__(self) -> str:
        return "lordsball is already open with these saves. This window plays on, but does not save."


class Lock:
    """Holds the data folder for this process; the system lets go of it even when the process is killed."""

    def __init__(self, folder: Path) -> None:
        """Try to take the folder. `in_use` tells afterwards whether somebody else has it."""
        self.in_use: InUse | None = None
        self._file: IO[bytes] | None = None
        self._path = folder / NAME
        self._try()

    def hold(self) -> InUse | None:
        """Take the folder again where somebody has deleted the lock in it. Who has it, if that comes too late."""
        if self.in_use is None and not self._is_there():
            self.release()
            self._try()
        return self.in_use

    def _is_there(self) -> bool:
        try:
            return self._file is not None and os.path.samestat(os.stat(self._path), os.fstat(self._file.fileno()))
        except OSError:
            return False

    def _try(self) -> None:
        path = self._path
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            file = open(path, "a+b")  # noqa: SIM115  (held open as long as the lock is)
        except OSError:  # a folder that cannot be written to: saving will say so in its own words
            return
        if not _take(file):
            self.in_use = InUse(_pid_in(path))
            file.close()
            return
        self._file = file
        file.truncate(0)
        file.write(str(os.getpid()).encode())
        file.flush()

    def release(self) -> None:
        """Let go, at the end of the program."""
        if self._file is not None:
            self._file.close()
            self._file = None


if sys.platform == "win32":
    import msvcrt

    def _take(file: IO[bytes]) -> bool:
        # A byte far behind the text, so that the second program can still read who has the lock.
        file.seek(1 << 20)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        file.seek(0)
        return True

else:
    import fcntl

    def _take(file: IO[bytes]) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:  # a network folder without locks: better unprotected than unplayable
            return True
        return True


def _pid_in(path: Path) -> int:
    try:
        with path.open("rb") as file:
            text = file.read(limits.SAVE_DIGITS).decode("ascii", "replace")
    except OSError:
        return 0
    return int(text) if text.isdecimal() else 0
