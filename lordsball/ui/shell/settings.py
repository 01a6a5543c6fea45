"""What a person chose, kept in one small JSON file. No pygame here: the command line reads it too.

A settings file never stops the program: what is missing, unknown or wrong becomes the usual value, and one sentence
says so.
"""

import contextlib
import json
import os
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any, NamedTuple

from lordsball import formats, limits
from lordsball.match import files
from lordsball.match.files import NotReadable
from lordsball.match.measured import built, is_line

TEXT_SIZES = (100, 125, 150)
SPEEDS = ("off", "fast", "normal", "slow")
THROWS = ("wheel", "d20")
FORMAT = "format"
"""The key of the file's number (lordsball/formats.py). A file without one is of the first."""
READING = {"short": 1.4, "normal": 2.8, "long": 5.0, "press": 3600.0}
"""Seconds for which what a computer player does is held to be read; `press`: until somebody goes on."""


def _one_of(*choices: Any) -> dict[str, Callable[[Any], bool]]:
    # "True == 1" in Python: the type has to agree as well.
    return {"fits": lambda value: any(value == choice and type(value) is type(choice) for choice in choices)}


def _between(low: int, high: int) -> dict[str, Callable[[Any], bool]]:
    return {"fits": lambda value: type(value) is int and low <= value <= high}


_YES_NO = {"fits": lambda value: isinstance(value, bool)}


def _are_seats(value: Any) -> bool:
    """Of each game, a list of seats, each a list of three texts."""
    return isinstance(value, dict) and all(
        is_line(game, limits.SHOWN_TEXT) and isinstance(seats, list) and len(seats) <= limits.SEATS
        and all(map(_is_seat, seats))
        for game, seats in value.items()
    )


def _is_seat(value: Any) -> bool:
    return isinstance(value, list) and len(value) == 3 and all(
        isinstance(part, str) and part and is_line(part, limits.SHOWN_TEXT) for part in value
    )


def _are_choices(value: Any) -> bool:
    """Of each game, what was chosen: a text, a yes or a no."""
    return isinstance(value, dict) and all(
        is_line(game, limits.SHOWN_TEXT) and isinstance(choices, dict) and len(choices) <= limits.SEATS
        and all(is_line(word, limits.SHOWN_TEXT) and _is_choice(chosen) for word, chosen in choices.items())
        for game, choices in value.items()
    )


def _is_choice(value: Any) -> bool:
    return isinstance(value, bool) or isinstance(value, str) and is_line(value, limits.SHOWN_TEXT)


def _are_packs(value: Any) -> bool:
    """Names of files, each once."""
    return isinstance(value, list) and len(value) <= limits.PACKS and all(
        isinstance(name, str) and is_line(name, limits.SHOWN_TEXT) for name in value
    )


@dataclass(frozen=True, slots=True)
class Settings:
    """Every choice with its usual value. `window_width` and `_height` of 0 mean: to suit the desktop."""

    fullscreen: bool = field(default=False, metadata=_YES_NO)
    window_width: int = field(default=0, metadata=_between(0, 32768))
    window_height: int = field(default=0, metadata=_between(0, 32768))
    text_size: int = field(default=100, metadata=_one_of(*TEXT_SIZES))
    speed: str = field(default="normal", metadata=_one_of(*SPEEDS))
    reading: str = field(default="normal", metadata=_one_of(*READING))
    """How long what a computer player does is held to be read (see READING)."""
    first_tips: bool = field(default=True, metadata=_YES_NO)
    """Say a sentence the first time something comes up at a table."""
    throw: str = field(default="wheel", metadata=_one_of(*THROWS))
    """What a batter spins or rolls: the chances are the same."""
    ask_change: bool = field(default=False, metadata=_YES_NO)
    """Ask before every batter whether the pitcher is to be changed; else a button offers it."""
    confirm_last_token: bool = field(default=True, metadata=_YES_NO)
    """Ask once more before a pitcher's last token is spent."""
    win_expectancy: bool = field(default=False, metadata=_YES_NO)
    """Show the chance to win at the table."""
    reduced_motion: bool = field(default=False, metadata=_YES_NO)
    high_contrast: bool = field(default=False, metadata=_YES_NO)
    sound_all: int = field(default=100, metadata=_between(0, 100))
    sound_play: int = field(default=90, metadata=_between(0, 100))
    sound_crowd: int = field(default=85, metadata=_between(0, 100))
    sound_music: int = field(default=65, metadata=_between(0, 100))
    sound_buttons: int = field(default=70, metadata=_between(0, 100))
    """How loud each is, in percent of its slider."""
    muted: bool = field(default=False, metadata=_YES_NO)
    quiet_away: bool = field(default=True, metadata=_YES_NO)
    """Silent while another window has the keyboard."""
    packs_off: list[str] = field(default_factory=list, metadata={"fits": _are_packs})
    """Packs that are not played with, by the names of their files."""
    packs_order: list[str] = field(default_factory=list, metadata={"fits": _are_packs})
    """The order in which packs count, the last one most; others come behind them by name."""
    last_seats: dict[str, list[list[str]]] = field(default_factory=dict, metadata={"fits": _are_seats})
    """Who sat down to each game last: for each seat its name, who plays it (a level, or `human`), and its side."""
    last_choices: dict[str, dict[str, str | bool]] = field(default_factory=dict, metadata={"fits": _are_choices})
    """What each game's table chose last, by its word: how long, which league, its switches."""


class Loaded(NamedTuple):
    """Settings as read, and a sentence for the person where something in the file was of no use."""

    settings: Settings
    notice: str | None


def load(path: Path) -> Loaded:
    """Read the settings file; a missing file means the usual settings. Never raises."""
    try:
        raw = _raw(path)
    except NotReadable:
        return Loaded(Settings(), _unreadable(path))
    kept, refused = _understood(raw or {})
    notice = f"Some settings could not be used and are as usual again: {', '.join(refused)}." if refused else None
    return Loaded(kept, notice)


def change(path: Path, choices: Mapping[str, Any], otherwise: Settings) -> None:
    """Write what was chosen over what the file says now: another window may have changed other settings meanwhile.

    Of a choice that is a mapping only the keys it has are written, and those that are None go. Where there is no file,
    or one that is of no use, all else is as in `otherwise`. Raises NotWritten.
    """
    try:
        raw = _raw(path)
    except NotReadable:
        _unreadable(path)
        raw = None
    now = asdict(otherwise if raw is None else _understood(raw)[0])
    for name, value in choices.items():
        if isinstance(value, dict):
            value = {key: inner for key, inner in {**now[name], **value}.items() if inner is not None}
        now[name] = value
    newer = {name: value for name, value in (raw or {}).items() if name not in (*now, FORMAT)}  # a newer version's own
    content = _text({**newer, **now})
    _write(path, content if len(content) <= limits.SETTINGS_FILE else _text(now))


def save(settings: Settings, path: Path) -> None:
    """Write the whole settings file, all at once: a crash in the middle leaves the old one. Raises NotWritten."""
    _write(path, _text(asdict(settings)))


def _raw(path: Path) -> dict[str, Any] | None:
    """What the file says, whatever that is; None where there is none. Raises NotReadable."""
    if not os.path.lexists(path):
        return None
    try:
        raw = built(files.contents(path, limits.SETTINGS_FILE))
    except (ValueError, RecursionError) as broken:
        raise NotReadable("The file holds no settings.") from broken
    if not isinstance(raw, dict):
        raise NotReadable("The file holds no settings.")
    return raw


def _understood(raw: Mapping[str, Any]) -> tuple[Settings, list[str]]:
    """The settings, and the names in words of those that could not be used."""
    kept, refused = {}, []
    for known in fields(Settings):
        if known.name not in raw:
            continue
        if known.metadata["fits"](raw[known.name]):
            kept[known.name] = raw[known.name]
        else:
            refused.append(known.name.replace("_", " "))
    return Settings(**kept), refused


def _unreadable(path: Path) -> str:
    """Put the broken file aside, so that saving does not destroy it, and say what happened."""
    with contextlib.suppress(OSError):
        path.replace(path.with_suffix(".broken.json"))
    return "The settings file could not be read, so everything is set as usual."


def _text(settings: Mapping[str, Any]) -> bytes:
    numbered = {FORMAT: formats.SETTINGS, **settings}
    # Half of a surrogate pair, which a stranger's file may hold, is no letter; as an escape it is one of JSON.
    return f"{json.dumps(numbered, indent=2, ensure_ascii=False)}\n".encode("utf-8", "backslashreplace")


def _write(path: Path, content: bytes) -> None:
    files.write(path, content, generations=1, called="The settings")


def changed(before: Any, value: Any) -> Any:
    """What of a new value is new: of a mapping only the keys whose value is another, None for those that are gone."""
    if not isinstance(value, dict):
        return value
    return {key: value.get(key) for key in {**before, **value} if before.get(key) != value.get(key)}
