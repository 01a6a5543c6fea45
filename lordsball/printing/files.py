"""New files that are there whole or not at all."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO


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


def _mask() -> int:
    """What new files may not allow, as the person has it set; it can only be asked for by setting it."""
    mask = os.umask(0o022)
    os.umask(mask)
    return mask
