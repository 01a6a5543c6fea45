"""The events of each action, brought to the screen: each event in turn on the board, then its lines in the log."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from lordsball.games import Line
from lordsball.match.match import Match, Packet, events_for
from lordsball.ui.kit.timeline import Timeline, call
from lordsball.ui.table.board import Board
from lordsball.ui.table.hearing import Hearing
from lordsball.ui.table.log_book import LogBook
from lordsball.ui.table.privacy import Privacy


class Telling:
    """Fills the timeline. The board shows what its viewer may see, the log what all may who read it."""

    def __init__(
        self, match: Match, board: Board, privacy: Privacy, log: LogBook, timeline: Timeline, hearing: Hearing
    ) -> None:
        self.match, self.board, self.privacy = match, board, privacy
        self.log, self.timeline, self.hearing = log, timeline, hearing
        self._viewer = privacy.viewer
        """Whose eyes the board shows, until it is set for others: they see what is told, no matter who decides next."""
        self._late: list[Line] = []
        """Lines of what happened under a page that is still being read."""
        self._past: list[Any] | None = None
        """See `past`; None before anybody has asked: it is put together once, and then kept."""

    def show(self, packets: Sequence[Packet]) -> None:
        """Have these played after whatever is played now."""
        reader, viewer = self.privacy.reader, self._viewer
        view = self.match.view(reader)
        for packet in packets:
            if self._past is not None:
                self._past += events_for(None, packet)
            for told, after in zip(packet.told, packet.after, strict=True):
                event = told.for_seat(viewer)
                if event is not None:
                    self._play(event, partial(after.view, viewer))
                public = told.for_seat(reader)
                if public is not None:
                    self._write(public, view)
            if (step := self.board.told(self.timeline)) is not None:
                self.timeline.add(step)

    def set_board(self, view: Any) -> None:
        """Show a view made for the eyes that may see the board now; what is told next is shown to the same."""
        self._viewer = self.privacy.viewer
        self.board.show(view, self._viewer)
        self.hearing.feel(view)

    def begin_again(self, but: Packet | None = None) -> None:
        """The log as it is written from the start: after loading and undo; `but` what is still to be told."""
        self._late.clear()
        self._past = None
        reader = self.privacy.reader
        lines = [*self.match.opening(reader), *self.match.log(reader)]
        self.log.set(lines[: len(lines) - len(self.match.lines(reader, but))] if but is not None else lines)

    def tell_unread(self) -> bool:
        """A page that lay on the table when it was left lies there again: what the last action told is told once more.

        The page is gone only with the next action, so that nobody can have missed it. False where there is none, and
        where the game is over: its end and its results lie there in any case.
        """
        last = self.match.last()
        if last is None or self.match.over or not self.privacy.people:
            return False
        before, packet = last
        events = events_for(self.privacy.viewer, packet)
        if not any(type(event).__name__ in self.board.page_events for event in events):
            return False
        self.set_board(before.view(self.privacy.viewer))
        self.begin_again(but=packet)
        self.show([packet])
        self.timeline.finish()
        return True

    def past(self) -> Sequence[Any]:
        """Everything that has been told in public since the match began, what is still to be shown included."""
        if self._past is None:
            self._past = list(self.match.told())
        return self._past

    def _play(self, event: Any, after: Callable[[], Any]) -> None:
        self.hearing.add(event, self.board.play(event, self.timeline, after))

    def _write(self, event: Any, view: Any) -> None:
        lines = self.match.game.words.lines(event, view)
        if lines:
            self.timeline.add(call(lambda: self._add(lines)))

    def _add(self, lines: Sequence[Line]) -> None:
        """The log does not run ahead of a page."""
        self._late += lines
        self.catch_up()

    def catch_up(self) -> None:
        """Write down what waited, unless a page is being read that what follows must not run ahead of."""
        if self._late and not self.board.withholds:
            self.log.add(self._late)
            self._late = []
