"""What a person chose, kept in one small JSON file. No pygame here: the command line reads it too.

A settings file never stops the program: what is missing, unknown or wrong becomes the usual value, and one sentence
says so.
"""

import contextlib
import json
import os
import tempfile
from collections.abc import Callable
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any, NamedTuple

TEXT_SIZES = (100, 125, 150)
SPEEDS = ("off", "fast", "normal", "slow")
THROWS = ("wheel", "d20")
MOST_SEATS = 8


def _one_of(*choices: Any) -> dict[str, Callable[[Any], bool]]:
    # "True == 1" in Python: the type has to agree as well.
    return {"fits": lambda value: any(value == choice and type(value) is type(choice) for choice in choices)}


def _between(low: int, high: int) -> dict[str, Callable[[Any], bool]]:
    return {"fits": lambda value: type(value) is int and low <= value <= high}


_YES_NO = {"fits": lambda value: isinstance(value, bool)}


def _are_seats(value: Any) -> bool:
    """Of each game, a list of seats, each a list of three texts."""
    return isinstance(value, dict) and all(
        isinstance(seats, list) and len(seats) <= MOST_SEATS and all(map(_is_seat, seats)) for seats in value.values()
    )


def _is_seat(value: Any) -> bool:
    return isinstance(value, list) and len(value) == 3 and all(isinstance(part, str) and part for part in value)


@dataclass(frozen=True, slots=True)
class Settings:
    """Every choice with its usual value. `window_width` and `_height` of 0 mean: to suit the desktop."""

    fullscreen: bool = field(default=False, metadata=_YES_NO)
    window_width: int = field(default=0, metadata=_between(0, 32768))
    window_height: int = field(default=0, metadata=_between(0, 32768))
    text_size: int = field(default=100, metadata=_one_of(*TEXT_SIZES))
    speed: str = field(default="normal", metadata=_one_of(*SPEEDS))
    throw: str = field(default="wheel", metadata=_one_of(*THROWS))
    """What a batter spins or rolls: the chances are the same."""
    ask_change: bool = field(default=False, metadata=_YES_NO)
    """Ask before every batter whether the pitcher is to be changed; else a button offers it."""
    confirm_last_token: bool = field(default=True, metadata=_YES_NO)
    """Ask once more before a pitcher's last token is spent."""
    reduced_motion: bool = field(default=False, metadata=_YES_NO)
    high_contrast: bool = field(default=False, metadata=_YES_NO)
    last_seats: dict[str, list[list[str]]] = field(default_factory=dict, metadata={"fits": _are_seats})
    """Who sat down to each game last: for each seat its name, who plays it (a level, or `human`), and its side."""


class Loaded(NamedTuple):
    """Settings as read, and a sentence for the person where something in the file was of no use."""

    settings: Settings
    notice: str | None


def load(path: Path) -> Loaded:
    """Read the settings file; a missing file means the usual settings. Never raises."""
    try:
        raw = json.loads(path.read_text(encoding="utf-8-sig"))
    except FileNotFoundError:
        return Loaded(Settings(), None)
    except (OSError, ValueError, RecursionError):
        return Loaded(Settings(), _unreadable(path))
    if not isinstance(raw, dict):
        return Loaded(Settings(), _unreadable(path))
    kept, refused = {}, []
    for known in fields(Settings):
        if known.name not in raw:
            continue
        if known.metadata["fits"](raw[known.name]):
            kept[known.name] = raw[known.name]
        else:
            refused.append(known.name.replace("_", " "))
    notice = f"Some settings could not be used and are as usual again: {', '.join(refused)}." if refused else None
    return Loaded(Settings(**kept), notice)


def _unreadable(path: Path) -> str:
    """Put the broken file aside, so that saving does not destroy it, and say what happened."""
    with contextlib.suppress(OSError):
        path.replace(path.with_suffix(".broken.json"))
    return "The settings file could not be read, so everything is set as usual."


def save(settings: Settings, path: Path) -> None:
    """Write the settings file all at once: a crash in the middle leaves the old one. Raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=".settings-", suffix=".json")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            json.dump(asdict(settings), file, indent=2, ensure_ascii=False)
            file.write("\n")
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(temporary)
        raise
