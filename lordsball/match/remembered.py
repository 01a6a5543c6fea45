"""Small files of the data folder that remember something about a person, read without ever standing in the way."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar

from lordsball import limits
from lordsball.match import files
from lordsball.match.files import NotReadable
from lordsball.match.measured import built

T = TypeVar("T")


class Remembered(NamedTuple, Generic[T]):
    """What a file remembers; where it may be written again; a sentence where it was of no use."""

    found: T | None
    """None where there is no file, or one that is of no use."""
    path: Path | None
    notice: str = ""


def remembered(
    path: Path, understood: Callable[[Any], T | None], newest: int, newer: str, lost: str, kept: bool = True
) -> Remembered[T]:
    """Read such a file. Never raises.

    :param understood: makes of its data what it means; None where any of it is not as it was written.
    :param newest: the highest `format` we know; a file of a later one is read and never written.
    :param newer: the sentence for such a file; `lost` the one for a file that is of no use.
    :param kept: whether it is written again; not where another window keeps it. A file of no use is put aside first.
    """
    where = path if kept else None
    if not os.path.lexists(path):
        return Remembered(None, where)
    try:
        raw = built(files.contents(path, limits.SETTINGS_FILE))
        sound = isinstance(raw, dict) and type(raw.get("format", 1)) is int
        found = understood(raw) if sound else None
    except (NotReadable, ValueError, RecursionError):
        found = None
    if found is not None:
        return Remembered(found, None, newer) if raw.get("format", 1) > newest else Remembered(found, where)
    if kept:
        with contextlib.suppress(OSError):
            path.replace(path.with_suffix(".broken.json"))
    return Remembered(None, where, lost)
