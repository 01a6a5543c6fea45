"""Whose hidden cards the screen may show: one person's at most, and only while nobody else sits before it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from lordsball.engine.position import Position
from lordsball.games import Line
from lordsball.match.match import Match
from lordsball.ui.kit.inputs import Input
from lordsball.ui.kit.widgets.hold import LONGEST_PEEK, HoldButton
from lordsball.ui.kit.widgets.widget import Widget
from lordsball.ui.table.board import Board
from lordsball.ui.table.curtain import CurtainScene
from lordsball.ui.table.log_book import LogBook

HIDES = "hide_hands"
"""What the table agrees on about it, in `Table.screen`."""


class Privacy:
    """One match's secrets before one screen. Without hidden cards, or with one person, it asks for nothing."""

    def __init__(self, match: Match, board: Board) -> None:
        self.match = match
        self.board = board
        self.people = tuple(number for number, seat in enumerate(match.seats) if seat.human)
        self._eyes: int | None = None
        """Whose hand the screen may show now: who has lifted the curtain, until somebody else has to decide."""
        self._last = self.people[0] if self.people else None
        """The person who decided last."""
        self._fallen = 0
        """The moment (`Match.ticket`) for which a curtain has fallen: it is lifted before anything else happens."""
        self._read: dict[int, int] = {}
        """How many lines of the log each person had seen."""
        self.peek: HoldButton | None = None
        self._peeks_for = 0

    @property
    def shared(self) -> bool:
        """Do several people share the screen in a game with hidden cards?"""
        return self.board.hides_hands and len(self.people) > 1

    @property
    def hides(self) -> bool:
        """Are hands hidden between them?"""
        return self.shared and bool(self.match.table.screen.get(HIDES, True))

    @property
    def viewer(self) -> int | None:
        """Whose eyes the screen shows; None: a spectator's."""
        if self.hides:
            return self._eyes
        decision = self.match.decision
        if decision is not None and decision.seat in self.people:
            return decision.seat
        return self.people[0] if len(self.people) == 1 else self._last if self.shared else None

    @property
    def reader(self) -> int | None:
        """For whose eyes the log is written: where people share it, it holds what everybody may know."""
        return None if self.shared else self.viewer

    def decides(self) -> None:
        """The present decision is to be opened: what is not its owner's is put away."""
        decision = self.match.decision
        if decision is None or decision.seat not in self.people:
            return
        self._last = decision.seat
        if self._eyes != decision.seat:
            self._eyes = None

    def keeps(self, seat: int) -> bool:
        """Is the present decision a secret that the screen must not tell when that seat takes it?"""
        decision = self.match.decision
        return decision is not None and decision.secret and (self.shared or seat != self.viewer)

    def curtain(self, log: LogBook, risen: Callable[[], object]) -> CurtainScene | None:
        """What has to fall before the present decision may be seen; None where it is not secret or already lifted."""
        decision = self.match.decision
        if not self.hides or decision is None or not decision.secret or decision.seat not in self.people:
            return None
        seat = decision.seat
        if self._eyes == seat or self._fallen == self.match.ticket or decision.ask in self.board.open_asks:
            return None
        self._fallen = self.match.ticket
        self.match.seal()

        def rise() -> None:
            self._eyes = seat
            risen()

        def stop_hiding() -> None:
            table = self.match.table
            self.match.table = replace(table, screen={**table.screen, HIDES: False})

        recap = [_words(line) for line in log.lines[self._read.get(seat, 0):]]
        return CurtainScene(seat, self.match.names[seat], recap, rise, stop_hiding, self.board.theme)

    def offered(self, view: Position) -> Position:
        """What the present decision is offered from: `view`, which the screen shows, or where that is made for nobody
        and no curtain falls, the view of who has to decide."""
        decision = self.match.decision
        open_to_all = decision is not None and decision.secret and decision.ask in self.board.open_asks
        if decision is None or not self.hides or not open_to_all or self._eyes == decision.seat:
            return view
        return self.match.view(decision.seat)

    def has_read(self, log: LogBook) -> None:
        """The person who has to decide has seen the log up to here."""
        decision = self.match.decision
        if decision is not None:
            self._read[decision.seat] = len(log.lines)

    def widgets(self) -> list[Widget]:
        """A button that shows the hand of who has to decide while it is held, where the screen does not show it."""
        before, self.peek = self.peek, None
        decision, place = self.match.decision, self.board.peek_place
        if not self.hides or place is None or decision is None or decision.seat not in self.people:
            return []
        seat = decision.seat
        if self._eyes == seat or not self.board.has_hand(seat):
            return []
        if before is not None and self._peeks_for == self.match.ticket:
            # The same decision is offered again: a hand on the button keeps holding it.
            self.peek = before
            return [before]
        self._peeks_for = self.match.ticket
        self.peek = HoldButton(
            place, "Hold to peek", lambda: self.board.show_hand(self.match.view(seat)),
            lambda: self.board.show_hand(None), longest=LONGEST_PEEK, hold_keys=("p",), kind="slate", size=19,
            hint=f"Hold to see the hand of {self.match.names[seat]} (P)",
        )
        return [self.peek]

    def listen(self, what: Input) -> bool:
        """Keys that hold the button."""
        return self.peek is not None and self.peek.group is not None and self.peek.listen(what)


def _words(line: Line) -> str:
    return line.text
