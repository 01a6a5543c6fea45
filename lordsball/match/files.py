"""Writing files so that a crash, a full disk or a pulled plug never costs what was there before; three generations."""

from __future__ import annotations

import errno
import os
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, NamedTuple, TypeVar

from lordsball import limits

T = TypeVar("T")

GENERATIONS = 3

WAITS = (0.05, 0.1, 0.2, 0.4, 0.7)
"""Seconds between the tries of what is refused for a moment: by a virus scanner, an indexer, a cloud folder."""

_PASSING = (errno.EACCES, errno.EPERM, errno.EBUSY)
"""Refusals that may pass by themselves."""

_renaming = threading.RLock()
"""Held while generations move up, so that the autosave's thread and the screen never see each other halfway."""

_REASONS = {
    errno.ENOSPC: "the disk is full",
    errno.EDQUOT: "your share of the disk is full",
    errno.EACCES: "the folder may not be written to",
    errno.EPERM: "the folder may not be written to",
    errno.EBUSY: "another program holds it",
    errno.EROFS: "the disk is read-only",
    errno.EFBIG: "the file would be too large",
    errno.ENAMETOOLONG: "the name is too long",
    errno.EIO: "the disk reports an error",
}


class NotWritten(Exception):
    """A file could not be written and is as it was before; the message is a sentence for a person."""


class NotReadable(Exception):
    """A file does not hold what it should; the message is a sentence for a person."""


class Kept(NamedTuple):
    """One of the generations of a file: 0 is the newest."""

    path: Path
    generation: int


def write(path: Path, content: bytes, generations: int = GENERATIONS, called: str = "") -> None:
    """Put `content` at `path`, whole or not at all; what was there becomes `path.1`, and that `path.2`.

    The new file is complete on the disk before anything older is touched. A renaming that is refused is tried again
    for a second and a half, so this is no work for the thread that draws. Raises NotWritten, which speaks of the file
    as it is `called`: by what is in it, where its name says nothing to a person.
    """
    fresh = path.with_name(f".{path.name}.{os.getpid()}.{threading.get_ident()}.new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            with open(fresh, "wb") as file:
                file.write(content)
                file.flush()
                os.fsync(file.fileno())
            _patiently(lambda: _take_place(fresh, path, generations))
        except OSError:
            fresh.unlink(missing_ok=True)
            raise
        _sync_folder(path.parent)
    except OSError as refused:
        kept = "What was saved before is still there."
        raise NotWritten(f"{called or path.name} could not be saved: {_reason(refused)}. {kept}") from refused


@contextmanager
def new_file(path: Path, replace: bool = False) -> Iterator[BinaryIO]:
    """A file to be written beside `path`, which takes its place when all has gone well; else nothing is left.

    Raises FileExistsError for a file that is there already and may not be replaced, OSError for what the disk refuses.
    """
    if path.exists() and not replace:
        raise FileExistsError(f"{path} is there already")
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".part")
    fresh = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            yield file
        fresh.chmod(0o666 & ~_mask())
        os.replace(fresh, path)
    finally:
        fresh.unlink(missing_ok=True)


def generations(path: Path) -> list[Kept]:
    """The generations of a file that exist, the newest first."""
    found = [Kept(path if n == 0 else _older(path, n), n) for n in range(GENERATIONS)]
    return [kept for kept in found if os.path.lexists(kept.path)]


def newest_whole(path: Path, read: Callable[[bytes], T]) -> tuple[T, int]:
    """What `read` makes of the newest generation it does not refuse with NotReadable, and which one that is.

    Raises NotReadable with the newest one's reason where none is whole.
    """
    first: NotReadable | None = None
    with _renaming:
        for kept in generations(path):
            try:
                return read(contents(kept.path)), kept.generation
            except NotReadable as refused:
                first = first or refused
    raise first or NotReadable("The file is gone.")


def contents(path: Path, most: int | None = None) -> bytes:
    """All bytes of a file, at most those of a save. Raises NotReadable, and for a pipe."""
    most = limits.SAVE_FILE if most is None else most
    try:
        if not path.is_file() and os.path.lexists(path):  # opening a pipe would wait forever
            raise NotReadable("The file cannot be read (it is a folder or a device).")
        with open(path, "rb") as file:
            found = file.read(most + 1)
    except OSError as refused:
        raise NotReadable(f"The file cannot be read ({(refused.strerror or 'unknown reason').lower()}).") from refused
    if len(found) > most:
        raise NotReadable(f"The file is far too large, expected at most {most:,} bytes.")
    return found


def delete(path: Path, called: str = "") -> None:
    """Remove a file with all its generations, the oldest first. As patient as `write`, and raises NotWritten as it."""
    try:
        _patiently(lambda: _unlink(path))
    except OSError as refused:
        raise NotWritten(f"{called or path.name} could not be deleted: {_reason(refused)}.") from refused


def sweep(folder: Path) -> None:
    """Remove half-written files that a crash has left. Only for the one program that writes there."""
    for left in folder.glob(".*.new"):
        try:
            left.unlink()
        except OSError:  # no harm done: it is never read
            continue


def _patiently(act: Callable[[], None]) -> None:
    """Do it; where it is refused for what may be a moment only, a few times more. Raises OSError."""
    for seconds in WAITS:
        try:
            return act()
        except OSError as refused:
            if refused.errno not in _PASSING:
                raise
        time.sleep(seconds)
    return act()


def _unlink(path: Path) -> None:
    with _renaming:
        for kept in reversed(generations(path)):
            kept.path.unlink(missing_ok=True)


def _reason(refused: OSError) -> str:
    return _REASONS.get(refused.errno or 0, (refused.strerror or "unknown reason").lower())


def _older(path: Path, generation: int) -> Path:
    return path.with_name(f"{path.name}.{generation}")


def _take_place(fresh: Path, path: Path, generations: int) -> None:
    with _renaming:
        try:
            for n in range(generations - 2, -1, -1):
                newer = path if n == 0 else _older(path, n)
                if newer.exists():
                    os.replace(newer, _older(path, n + 1))
            os.replace(fresh, path)
        except OSError:
            if not path.exists() and _older(path, 1).exists():
                os.replace(_older(path, 1), path)
            raise


def _sync_folder(folder: Path) -> None:
    """Make the renaming itself last. Systems without folders that can be opened do that by themselves."""
    if not hasattr(os, "O_DIRECTORY"):
        return
    handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _mask() -> int:
    """What new files may not allow, as the person has it set; it can only be asked for by setting it."""
    mask = os.umask(0o022)
    os.umask(mask)
    return mask
