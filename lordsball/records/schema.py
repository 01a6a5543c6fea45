"""The file of the record book: one small schema, its number, and the way from every older one."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from lordsball import formats, limits

NAME = "records.sqlite"
WAIT = 5.0
"""Seconds to wait while another program writes into the book."""
_OURS = 0x6C626C6C
"""Stands in the file, so that no other program's is taken for ours."""

FIRST = """
CREATE TABLE game (
    key TEXT PRIMARY KEY, match TEXT NOT NULL, game TEXT NOT NULL, title TEXT NOT NULL, ended TEXT NOT NULL,
    sort INTEGER NOT NULL, setting TEXT NOT NULL, options TEXT NOT NULL, seed TEXT NOT NULL, cards TEXT NOT NULL,
    decisions INTEGER NOT NULL, seconds INTEGER, score_line TEXT NOT NULL, result TEXT NOT NULL, version TEXT NOT NULL);
CREATE INDEX game_match ON game (match);
CREATE TABLE seat (
    key TEXT NOT NULL REFERENCES game ON DELETE CASCADE, seat INTEGER NOT NULL, name TEXT NOT NULL,
    player TEXT NOT NULL, side TEXT NOT NULL, side_name TEXT NOT NULL, score INTEGER, won INTEGER NOT NULL,
    PRIMARY KEY (key, seat));
CREATE TABLE special (
    key TEXT NOT NULL REFERENCES game ON DELETE CASCADE, number INTEGER NOT NULL, what TEXT NOT NULL,
    words TEXT NOT NULL, PRIMARY KEY (key, number));
CREATE TABLE amount (
    key TEXT NOT NULL REFERENCES game ON DELETE CASCADE, seat INTEGER NOT NULL, kind TEXT NOT NULL,
    thing TEXT NOT NULL, name TEXT NOT NULL, what TEXT NOT NULL, amount REAL NOT NULL,
    PRIMARY KEY (key, seat, kind, thing, what));
CREATE TABLE chance (key TEXT PRIMARY KEY REFERENCES game ON DELETE CASCADE, curve TEXT NOT NULL);
CREATE TABLE deleted (key TEXT PRIMARY KEY);
"""
"""`sort` grows with time whatever the clock said; `won` is 1 for every seat that shares a win; `amount` is a fraction
only for what an analysis found."""
STEPS = (FIRST,)
"""What leads from each number to the next: a book of format n has had the first n of them."""


class Unusable(Exception):
    """The file is no record book that this program can read; the message is a sentence for a person."""


class Newer(Unusable):
    """A later lordsball has written it."""


@contextlib.contextmanager
def opened(path: Path, write: bool = True) -> Iterator[sqlite3.Connection]:
    """The book, brought up to the present format, for one piece of work: all of it is kept, or none.

    :param write: False to look only; then a file that is not there is a book without games.
    Raises Unusable for what is no book, OSError or sqlite3.OperationalError where the disk or another program refuses.
    """
    if write:
        path.parent.mkdir(parents=True, exist_ok=True)
        found = sqlite3.connect(path, timeout=WAIT, isolation_level=None)
    elif path.exists():
        found = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=WAIT, isolation_level=None)
    else:
        found = sqlite3.connect(":memory:", isolation_level=None)
    found.row_factory = sqlite3.Row
    try:
        if path.exists() and path.stat().st_size > limits.RECORD_BOOK:
            raise Unusable("The record book is far too large to be one of ours.")
        with _understood():
            found.execute("PRAGMA foreign_keys = ON")
            found.execute("BEGIN IMMEDIATE" if write else "BEGIN")
            _brought_up(found)
            yield found
            found.execute("COMMIT")
    finally:
        found.close()  # what was not committed never was


def check(path: Path) -> None:
    """Read the whole file, if there is one. Raises as `opened`."""
    with opened(path, write=path.exists()) as book:
        if book.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
            raise Unusable("The record book is damaged.")


@contextlib.contextmanager
def _understood() -> Iterator[None]:
    try:
        yield
    except sqlite3.OperationalError:  # the disk is full, or another program holds it: the file may be as good as ever
        raise
    except sqlite3.DatabaseError as broken:
        raise Unusable("The record book is damaged.") from broken


def _brought_up(book: sqlite3.Connection) -> None:
    number, owner = _pragma(book, "user_version"), _pragma(book, "application_id")
    tables = book.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
    if tables and owner != _OURS:
        raise Unusable("The record book is a file of another program.")
    if number > formats.RECORDS:
        raise Newer("A newer lordsball has written the record book.")
    for step in STEPS[number : formats.RECORDS]:
        for statement in step.split(";"):
            if statement.strip():
                book.execute(statement)
    if number < formats.RECORDS:
        book.execute(f"PRAGMA application_id = {_OURS}")
        book.execute(f"PRAGMA user_version = {formats.RECORDS}")


def _pragma(book: sqlite3.Connection, name: str) -> int:
    return int(book.execute(f"PRAGMA {name}").fetchone()[0])
