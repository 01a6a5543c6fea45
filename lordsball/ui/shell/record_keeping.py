"""The record book beside the drawing: what is entered when a match is left, and what a scene reads of it."""

from __future__ import annotations

from concurrent.futures import Future
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from lordsball.match.files import NotReadable, NotWritten
from lordsball.records.book import Book, Line
from lordsball.records.entry import Entry
from lordsball.records.gathering import Gathered, Gathering
from lordsball.records.schema import Unusable
from lordsball.ui.shell.background import Background

if TYPE_CHECKING:
    from lordsball.match.match import Match
    from lordsball.ui.shell.desk import Desk


class Contents(NamedTuple):
    """All that is in the book."""

    games: list[Entry]
    """The newest first."""
    lines: list[Line]


class RecordKeeping:
    """One a desk, with a thread of its own: a long look through old saves holds up no other file."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self.book = Book(desk.data)
        self.gathering = Gathering(desk.data, self.book)
        self.background = Background()
        self.notice = ""
        """Why the book could not be used as it was, or not be written; "" for nothing."""
        self.refused: list[str] = []
        """Saves of finished games that could not be understood, a sentence each."""
        self.come: tuple[int, int] | None = None
        """Files read, and of how many, while that goes on."""
        self.contents: Contents | None = None
        """As it was read last; None while that is under way."""

    @property
    def writes(self) -> bool:
        """Does this window keep the book? Not where another one does."""
        return self._desk.saves.in_use is None

    def begin(self) -> None:
        """The program has begun: mend the book, and enter what is missing."""
        if self.writes:
            self.background.send(self._gather, self._gathered, awaited=False)

    def left(self, match: Match) -> None:
        """A match has been left, and its save is on the disk: enter it, or withdraw an end that was undone."""
        if not self.writes:
            return
        path = self._desk.saves.automatic / f"{match.id}.json"
        self.gathering.cards.update(match.catalogs)
        self.background.send(partial(self.gathering.take, path), self._taken, awaited=False)

    def read(self) -> None:
        """Read the book again; `contents` has it as soon as it is there."""
        self.contents = None
        self.background.send(lambda: Contents(self.book.games(), self.book.lines()), self._read, awaited=False)

    def change(self, work: partial[object]) -> None:
        """Write into the book, then read it again."""
        self.background.send(work, self._changed, awaited=False)

    def listen(self) -> bool:
        """Hear what has been done since; True where that was something."""
        return self.background.settle()

    def close(self) -> None:
        """The program ends: what is on its way is finished, or comes in at the next start."""
        self.background.finish(3.0)

    def _gather(self) -> tuple[str, Gathered]:
        def listen(done: int, of: int) -> None:
            self.come = done, of

        try:
            return self.book.mended(), self.gathering.gather(listen)
        finally:
            self.come = None

    def _gathered(self, done: Future[tuple[str, Gathered]]) -> None:
        try:
            self.notice, found = done.result()
        except (NotReadable, NotWritten, Unusable) as refused:
            self.notice = str(refused)
        else:
            self.refused = [f"{path.name}: {sentence}" for path, sentence in found.refused]
            if found.entered or found.withdrawn:
                self._again()

    def _taken(self, done: Future[bool]) -> None:
        try:
            changed = done.result()
        except (NotReadable, NotWritten, Unusable) as refused:  # it comes in at the next start
            self.notice = str(refused)
        else:
            if changed:
                self._again()

    def _changed(self, done: Future[object]) -> None:
        try:
            done.result()
        except (NotWritten, Unusable) as refused:
            self.notice = str(refused)
        self._again()

    def _again(self) -> None:
        if self.contents is not None:
            self.read()

    def _read(self, done: Future[Contents]) -> None:
        try:
            self.contents = done.result()
        except (NotWritten, Unusable) as refused:
            self.notice, self.contents = str(refused), Contents([], [])
