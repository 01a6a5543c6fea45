"""The record book on the disk: finished games go in once, whatever happens, and what was undone comes out."""

from __future__ import annotations

import contextlib
import json
import sqlite3
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from lordsball.games.keepsake import Keepsake, Special
from lordsball.match import files
from lordsball.match.files import NotWritten
from lordsball.records import schema
from lordsball.records.entry import Entry, Sat, Source

FOLDER = "records"
"""Beside the book: each game's save or replay, so that it can be watched long after old saves are cleared away."""
SET_ASIDE = "It was put aside as {name}, and the book was written again from your saves and replays."


class Line(NamedTuple):
    """What one thing did in one game: an Amount with its game."""

    game: str
    """The key of the entry."""
    seat: int
    kind: str
    thing: str
    name: str
    what: str
    amount: float


class Credit(NamedTuple):
    """What an analysis found a batter did to the chance to win: his wins added (`WPA`)."""

    seat: int
    thing: str
    name: str
    amount: float


class Course(NamedTuple):
    """How a game went, as an analysis found it."""

    points: tuple[tuple[float, ...], ...]
    """Each how far the game was, from 0 to 1, then every seat's chance to win."""
    turn: str = ""
    """The moment that moved the game most, in a sentence."""


class Book:
    """Every work is a transaction of its own, so any thread may do it. Work raises NotWritten with a sentence where the
    disk refuses, and `schema.Unusable` for a file that is no book: see `mended`.

    :param data: the folder for a person's own files.
    """

    def __init__(self, data: Path) -> None:
        self.path = data / schema.NAME
        self.folder = data / FOLDER

    # --- its file -----------------------------------------------------------------------------------------------

    def mended(self) -> str:
        """Look at the whole file and put it aside where it is of no use: then a sentence says so, else "".

        The book is empty after that: see `gathering.gather`.
        """
        try:
            schema.check(self.path)
            self.games()
        except schema.Unusable as why:
            kind = "newer" if isinstance(why, schema.Newer) else "broken"
            aside = self._aside(kind)
            with _written():
                self.path.replace(aside)
                for left in ("-journal", "-wal", "-shm"):
                    Path(f"{self.path}{left}").unlink(missing_ok=True)
            return f"{why} {SET_ASIDE.format(name=aside.name)}"
        except sqlite3.OperationalError as refused:
            raise NotWritten(f"The record book cannot be read: {refused}.") from refused
        return ""

    def kept(self, key: str) -> Path:
        """Where the save or replay of a game lies."""
        return self.folder / f"{key}.json"

    # --- writing ------------------------------------------------------------------------------------------------

    def enter(self, entry: Entry, source: Source) -> bool:
        """Enter a finished game, its record first. False where that changes nothing: it is there already, its match
        has come to a later end, or it was deleted."""
        with self._write() as book:
            if not _wanted(book, entry):
                return False
            files.write(self.kept(entry.key), source.raw, generations=1, called="The record of this game")
            before = _of_match(book, entry.match, entry.order)
            _strike(book, before)
            _insert(book, entry)
        self._forget(before)
        return True

    def withdraw(self, match: str, order: int) -> bool:
        """The end of a match was undone: what was entered of it before goes. True if there was something."""
        with self._write() as book:
            keys = _of_match(book, match, order)
            _strike(book, keys)
        self._forget(keys)
        return bool(keys)

    def delete(self, key: str) -> None:
        """Strike a game for good: it doesn't come back from its save."""
        with self._write() as book:
            _strike(book, [key])
            book.execute("INSERT OR IGNORE INTO deleted VALUES (?)", (key,))
        self._forget([key])

    def add_analysis(self, key: str, course: Course, credits: Iterable[Credit]) -> None:
        """What an analysis has found: the chances to win through the game, and wins added by batters."""
        with self._write() as book:
            if book.execute("SELECT 1 FROM game WHERE key = ?", (key,)).fetchone() is None:
                return
            book.execute("INSERT OR REPLACE INTO chance VALUES (?, ?)", (key, json.dumps(course)))
            book.executemany(
                "INSERT OR REPLACE INTO amount VALUES (?, ?, 'batter', ?, ?, 'WPA', ?)",
                [(key, *credit) for credit in credits],
            )

    def clear(self) -> None:
        """Strike all games, to read everything again; what a person deleted stays deleted."""
        with self._write() as book:
            book.execute("DELETE FROM game")

    # --- looking ------------------------------------------------------------------------------------------------

    def known(self) -> dict[str, tuple[str, int]]:
        """The key of every game, with its match and order; and of every one that was deleted, with none."""
        with self._read() as book:
            found = {key: (match, order) for key, match, order in book.execute("SELECT key, match, sort FROM game")}
            return {**{key: ("", 0) for (key,) in book.execute("SELECT key FROM deleted")}, **found}

    def games(self) -> list[Entry]:
        """All of them, the newest first; amounts are left out: see `lines`."""
        with self._read() as book:
            sides: dict[str, list[Sat]] = {}
            for key, _, name, player, side, side_name, score, won in _seats(book):
                sides.setdefault(key, []).append(Sat(name, player, side, side_name, score, bool(won)))
            specials: dict[str, list[Special]] = {}
            for key, _, what, words in book.execute("SELECT * FROM special ORDER BY key, number"):
                specials.setdefault(key, []).append(Special(what, words))
            found, seeds = [], set[tuple[str, str]]()
            for row in book.execute("SELECT * FROM game ORDER BY sort, key"):
                seed = row["game"], row["seed"]
                found.append(_entry(row, sides.get(row["key"], ()), specials.get(row["key"], ()), seed in seeds))
                seeds.add(seed)
        return found[::-1]

    def lines(self, kind: str = "") -> list[Line]:
        """What every thing of a kind (of all kinds) did in every game."""
        with self._read() as book:
            where, about = ("WHERE kind = ?", (kind,)) if kind else ("", ())
            found = book.execute(f"SELECT * FROM amount {where} ORDER BY key, seat, kind, thing, what", about)
            return [Line(*row) for row in found]

    def course(self, key: str) -> Course | None:
        """How a game went; None where nobody has worked it out."""
        with self._read() as book:
            row = book.execute("SELECT curve FROM chance WHERE key = ?", (key,)).fetchone()
            if row is None:
                return None
            points, turn = json.loads(row[0])
            return Course(tuple(map(tuple, points)), turn)

    # --- inside -------------------------------------------------------------------------------------------------

    @contextlib.contextmanager
    def _write(self) -> Iterator[sqlite3.Connection]:
        with _written(), schema.opened(self.path) as book:
            yield book

    @contextlib.contextmanager
    def _read(self) -> Iterator[sqlite3.Connection]:
        try:
            with _written(), schema.opened(self.path, write=False) as book:
                yield book
        except (ValueError, TypeError, LookupError) as strange:  # sound for SQLite, but not as we write it
            raise schema.Unusable("The record book is damaged.") from strange

    def _forget(self, keys: Iterable[str]) -> None:
        for key in keys:
            files.delete(self.kept(key), "The record of this game")

    def _aside(self, kind: str) -> Path:
        """A name that no file has: what was put aside before stays."""
        stem = self.path.stem
        names = (f"{stem}.{kind}{number or ''}{self.path.suffix}" for number in range(1000))
        return next(path for name in names if not (path := self.path.with_name(name)).exists())


@contextlib.contextmanager
def _written() -> Iterator[None]:
    try:
        yield
    except (OSError, sqlite3.OperationalError) as refused:
        why = refused.strerror if isinstance(refused, OSError) and refused.strerror else str(refused)
        raise NotWritten(f"The record book could not be used: {why.lower()}. It is as it was before.") from refused


def _wanted(book: sqlite3.Connection, entry: Entry) -> bool:
    if book.execute("SELECT 1 FROM deleted WHERE key = ?", (entry.key,)).fetchone() is not None:
        return False
    there = book.execute("SELECT match, sort FROM game WHERE key = ?", (entry.key,)).fetchone()
    if there is not None:
        return False
    later = book.execute("SELECT 1 FROM game WHERE match = ? AND match != '' AND sort > ?", (entry.match, entry.order))
    return later.fetchone() is None


def _seats(book: sqlite3.Connection) -> Iterable[sqlite3.Row]:
    return book.execute("SELECT * FROM seat ORDER BY key, seat")


def _of_match(book: sqlite3.Connection, match: str, before: int) -> list[str]:
    """The keys of what was entered of a match with a lower order."""
    found = book.execute("SELECT key FROM game WHERE match = ? AND match != '' AND sort <= ?", (match, before))
    return [key for (key,) in found]


def _strike(book: sqlite3.Connection, keys: Iterable[str]) -> None:
    book.executemany("DELETE FROM game WHERE key = ?", [(key,) for key in keys])


def _insert(book: sqlite3.Connection, entry: Entry) -> None:
    kept = entry.kept
    score_line = json.dumps([kept.columns, kept.rows, kept.order])
    book.execute(
        "INSERT INTO game VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            entry.key, entry.match, entry.game, entry.title, entry.ended, entry.order, kept.setting,
            json.dumps(entry.options, sort_keys=True), str(entry.seed), json.dumps(entry.cards), entry.decisions,
            entry.seconds, score_line, entry.result, entry.version,
        ),
    )
    book.executemany(
        "INSERT INTO seat VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        [(entry.key, number, *sat[:-1], int(sat.won)) for number, sat in enumerate(entry.sides)],
    )
    book.executemany(
        "INSERT INTO special VALUES (?, ?, ?, ?)",
        [(entry.key, number, *special) for number, special in enumerate(kept.specials)],
    )
    book.executemany(
        "INSERT OR REPLACE INTO amount VALUES (?, ?, ?, ?, ?, ?, ?)", [(entry.key, *amount) for amount in kept.amounts]
    )


def _entry(row: sqlite3.Row, sides: Iterable[Sat], specials: Iterable[Special], again: bool) -> Entry:
    columns, rows, order = json.loads(row["score_line"])
    kept = Keepsake(row["setting"], tuple(columns), tuple(map(tuple, rows)), tuple(order), tuple(specials))
    return Entry(
        key=row["key"], match=row["match"], game=row["game"], title=row["title"], ended=row["ended"], order=row["sort"],
        options=json.loads(row["options"]), seed=int(row["seed"]), cards=tuple(json.loads(row["cards"])),
        decisions=row["decisions"], seconds=row["seconds"], result=row["result"], version=row["version"],
        sides=tuple(sides), kept=kept, again=again,
    )
