"""What the first screen says of each game: its players, its length, its lessons. Remembered from one start to the next.

The first picture waits for no card: what was true of the files last time is shown as long as they look the same, and
right after it every game is read beside the pictures.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Mapping, Sequence
from concurrent.futures import Future
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from lordsball import __version__, formats, games, limits
from lordsball.match import files
from lordsball.match.files import NotReadable
from lordsball.match.measured import built, is_line
from lordsball.ui.kit.pieces.poster import HARD, Fact
from lordsball.ui.shelf import cover_for
from lordsball.ui.shell.live_cards import LiveCards, watched

if TYPE_CHECKING:
    from lordsball.lessons.library import Teaching
    from lordsball.ui.shell.desk import Desk

NAME = "first_screen.json"
_MOST_FILES = 2000
"""Where the folders of cards hold more, nothing is remembered: looking at them all would take as long as reading."""
_LONGEST = 200
"""Characters of a text that is remembered."""


class LessonNote(NamedTuple):
    """A lesson in a line."""

    key: str
    minutes: int
    about: str


class Posted(NamedTuple):
    """What a game's poster says."""

    facts: Fact | None
    """None: its cards cannot be read."""
    lessons: tuple[LessonNote, ...] = ()


def stamp(folders: Sequence[Path]) -> str:
    """How all files in these folders look, in a few letters: names, sizes, times. "" where they are too many.

    It is no proof of what they say; whatever it misses is put right as soon as they have been read.
    """
    found: list[str] = [__version__]
    for folder in folders:
        for where, _, names in os.walk(folder):
            for name in names:
                path = os.path.join(where, name)
                try:
                    status = os.stat(path)
                except OSError:  # gone meanwhile
                    continue
                found.append(f"{path}|{status.st_size}|{status.st_mtime_ns}")
            if len(found) > _MOST_FILES:
                return ""
    return hashlib.blake2b("\n".join(sorted(found)).encode(errors="surrogateescape"), digest_size=16).hexdigest()


def remembered(path: Path, stamped: str) -> dict[str, Posted]:
    """What was kept of folders that looked like this; nothing where they have changed, or nothing usable was kept."""
    try:
        raw = built(files.contents(path, limits.SETTINGS_FILE))
        if not stamped or raw["format"] != formats.FIRST_SCREEN or raw["stamp"] != stamped:
            return {}
        return {str(key): _posted(each) for key, each in raw["games"].items()}
    except (NotReadable, ValueError, RecursionError, LookupError, TypeError, AttributeError):
        return {}


def keep(path: Path, stamped: str, posted: Mapping[str, Posted]) -> None:
    """Write it for the next start. Raises NotWritten."""
    games = {key: {"facts": each.facts, "lessons": each.lessons} for key, each in posted.items() if each.facts}
    raw = {"format": formats.FIRST_SCREEN, "stamp": stamped, "games": games}
    files.write(path, f"{json.dumps(raw, indent=1, sort_keys=True)}\n".encode(), 1, "What the first screen says")


def _posted(raw: Any) -> Posted:
    """Raises ValueError, TypeError and the like for what no poster says."""
    who, long, hard, about = raw["facts"]
    if hard not in range(len(HARD)):
        raise ValueError(hard)
    lessons = tuple(LessonNote(_line(key), int(minutes), _line(words)) for key, minutes, words in raw["lessons"])
    return Posted(Fact(_line(who), _line(long), int(hard), _line(about)), lessons)


def _line(text: object) -> str:
    if not isinstance(text, str) or not is_line(text, _LONGEST):
        raise ValueError(text)
    return text


Read = tuple[str, dict[str, "tuple[LiveCards, Teaching]"]]
"""The stamp of the folders, and what was read of each game."""


class Billboard:
    """What the posters of a desk say."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self._remembered: dict[str, Posted] | None = None
        """What was true last time; None: not looked for yet."""

    def posted(self, key: str) -> Posted:
        """What the poster of a game says: before the first picture as it was last time, where no file has changed."""
        desk = self.desk
        if desk.app.begun or desk.is_read(key):
            return self._read_now(key)
        if self._remembered is None:
            self._remembered = remembered(desk.data / NAME, stamp(desk.folders))
        return self._remembered.get(key) or self._read_now(key)

    def read_ahead(self) -> None:
        """The first picture is there: read every game beside the next ones, and put right what the posters say."""
        folders = self.desk.folders

        def read() -> Read:
            from lordsball.lessons.library import read_teaching

            stamped, found = stamp(folders), {}
            for key in games.SHELF:
                live = watched(key, folders)
                live.read_or_problems()
                found[key] = live, read_teaching(key, folders)
            return stamped, found

        self.desk.app.background.send(read, partial(self._put_right, folders), awaited=False)

    def _put_right(self, folders: Sequence[Path], done: Future[Read]) -> None:
        stamped, found = done.result()
        desk = self.desk
        if folders is not desk.folders:
            return
        for key, (live, taught) in found.items():
            desk.take(key, live, taught)
        now, before = {key: self._read_now(key) for key in games.SHELF}, self._remembered
        if now == before:
            return
        if stamped and not desk.saves.in_use:
            # Where it cannot be written, the next start reads the cards first.
            kept = partial(keep, desk.data / NAME, stamped, now)
            desk.app.background.send(kept, lambda written: written.exception(), awaited=False)
        title = desk.app.scenes.top
        if before and title is not None and type(title).__name__ == "TitleScene":
            title.resume()

    def _read_now(self, key: str) -> Posted:
        cards = self.desk.known_cards(key)
        lessons = (LessonNote(each.key, each.card.minutes, each.card.about) for each in self.desk.lessons_of(key))
        return Posted(None if cards is None else cover_for(key).facts(cards), tuple(lessons))
