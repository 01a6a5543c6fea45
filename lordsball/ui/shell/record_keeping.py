"""The record book beside the drawing: what is entered when a match is left, and what a scene reads of it."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from lordsball.match.files import NotReadable, NotWritten
from lordsball.records.book import Book, Course, Credit, Line
from lordsball.records.entry import Entry, source
from lordsball.records.gathering import Gathered, Gathering
from lordsball.records.schema import Unusable
from lordsball.ui.shell.background import Background

if TYPE_CHECKING:
    from lordsball.match.match import Match
    from lordsball.match.replay import Replay
    from lordsball.ui.shell.analysed import Analysed
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
        analysed, over = self._desk.last_analysed, match.over
        found = _found_by(analysed) if analysed is not None and analysed.ticket == match.ticket else None

        def take() -> bool:
            changed = self.gathering.take(path)
            if changed and over and found is not None:
                self.book.add_analysis(source(path).key, *found)
            return changed

        self.background.send(take, self._taken, awaited=False)

    def read(self) -> None:
        """Read the book again; `contents` has it as soon as it is there."""
        self.contents = None
        self.background.send(lambda: Contents(self.book.games(), self.book.lines()), self._read, awaited=False)

    def course(self, key: str, then: Callable[[Course | None], object]) -> None:
        """How a game went, where that is known; `then` gets it."""

        def read(done: Future[Course | None]) -> None:
            try:
                then(done.result())
            except (NotWritten, Unusable) as refused:
                self.notice = str(refused)

        self.background.send(partial(self.book.course, key), read, awaited=False)

    def open(self, key: str, then: Callable[[Match], object], refuse: Callable[[str], object]) -> None:
        """The finished match of a game in the book, from its record; `refuse` gets a sentence where that fails."""

        def opened(done: Future[Replay]) -> None:
            try:
                replay = done.result()
            except NotReadable as refused:
                refuse(str(refused))
                return
            if replay.over:
                then(replay.match)
            else:
                refuse(f"This game can no longer be shown to its end: the replay {replay.diverged}.")

        self.background.send(lambda: self.gathering.replay_of(self.book.kept(key)), opened, awaited=False)

    def add_analysis(self, key: str, analysed: Analysed) -> Course | None:
        """Keep what an analysis has found with its game; None while it is under way."""
        found = _found_by(analysed)
        if found is None:
            return None
        if self.writes:
            self.change(partial(self.book.add_analysis, key, *found))
        return found[0]

    def change(self, work: Callable[[], object]) -> None:
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


def _found_by(analysed: Analysed) -> tuple[Course, list[Credit]] | None:
    """What the book keeps of an analysis; None while it is under way."""
    found, position = analysed.found, cast(Any, analysed.match.position)
    if found is None:
        return None
    last = max(1, found.curve[-1].at)
    points = tuple((point.at / last, *point.expectancy.shares) for point in found.curve)
    turn = next(iter(found.turning_points(0, 1)), None)
    said = analysed.story.told(turn.heart, turn.until) if turn is not None else ""
    course = Course(points, said)
    credits = [
        Credit(each.seat, position.batter(each.seat, each.number).id, each.name, each.added)
        for each in found.players if each.role == "batter"
    ]
    return course, credits
