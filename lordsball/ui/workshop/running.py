"""A or B being played: shares of games go to processes beside the window, and come back to be put in order."""

from __future__ import annotations

import os
import time
from typing import Any

from lordsball.simulation.shares import Share, Trial
from lordsball.thinking.thinker import Thinker, Thought
from lordsball.ui.workshop.question import Question

IDLE, PLAYING, OVER, STOPPED, STALE, FAILED = "idle", "playing", "over", "stopped", "stale", "failed"
"""Nothing asked yet; it goes on; it is over; somebody stopped it; the cards have changed since; it could not go on."""
EXACT = 0
"""As a number of pairs: worked out instead of played."""
_SHARE_SECONDS = 0.5
"""About how long a share should take: news come so often."""
_MOST_AT_ONCE = 500
_MOST_PROCESSES = 4


class Running:
    """One comparison, under way or done. It is asked in every frame how it goes.

    :param thinker: makes those who play; a thread plays where no process can be had.
    """

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self._players: list[Thinker] = []
        self._open: dict[int, tuple[Thought, int, int, float]] = {}
        """By the place of each player: its thought, the numbers it plays, and since when."""
        self._early: dict[int, Share] = {}
        """Shares that came before one with lower numbers, by their first number."""
        self._next = 0
        self._merged = 0
        self._size = 1
        self._seconds = 0.0
        self._began = 0.0
        self._tables: Any = ()
        self.state = IDLE
        self.question: Question | None = None
        self.trial = Trial(0)
        self.pairs = 0
        self.chances: tuple[float, float] | None = None
        """The first team's chance in A and in B, where they were worked out."""
        self.rough = False
        """They are estimates so far, with average batters."""
        self.trouble = ""

    # -- acts ------------------------------------------------------------------------------------------------------

    def start(self, question: Question, pairs: int) -> None:
        """Play so many pairs of games, or work it out (:data:`EXACT`)."""
        self.drop()
        self.question, self.pairs = question, pairs
        self.trial, self.chances, self.rough, self.trouble = Trial(pairs), None, False, ""
        self._early, self._next, self._merged, self._size, self._seconds = {}, 0, 0, 1, 0.0
        self._began = time.monotonic()
        self.state = PLAYING
        if not self._players:
            count = max(1, min(_MOST_PROCESSES, (os.cpu_count() or 2) - 1)) if self._thinker.apart else 1
            self._players = [self._thinker.another() for _ in range(count)]
        if question.nothing_to_play():
            self._end(OVER)
            return
        if pairs == EXACT:
            self._work_out(exact=False)
            return
        self._tables = question.tables()
        for place in range(len(self._players)):
            self._send(place)

    def go_on(self, pairs: int) -> None:
        """More pairs of the same: those that were played count."""
        self.pairs = self.trial.wanted = pairs
        self._began = time.monotonic() - self._seconds
        self._next, self._early, self.state = self._merged, {}, PLAYING
        for place in range(len(self._players)):
            self._send(place)

    def stop(self) -> None:
        """What was played stays."""
        if self.state == PLAYING:
            self._end(STOPPED)

    def cards_changed(self, fingerprint: str) -> None:
        """The cards are these now. What was found about others is no longer about them."""
        if self.question is not None and self.state != IDLE and fingerprint not in self.question.fingerprints:
            self._end(STALE)

    def drop(self) -> None:
        """Nobody wants what is being played."""
        for place, (thought, *_) in self._open.items():
            self._players[place].drop(thought)
        self._open.clear()

    def close(self) -> None:
        """End the processes."""
        self.drop()
        for player in self._players:
            player.close()
        self._players = []

    # -- news ------------------------------------------------------------------------------------------------------

    def poll(self) -> bool:
        """Take in what has been played since; True when there is news."""
        if self.state != PLAYING:
            return False
        news = False
        for place, (thought, first, count, since) in list(self._open.items()):
            self._players[place].listen()
            if not thought.done:
                continue
            news = True
            del self._open[place]
            try:
                found = thought.value
            except Exception as problem:  # noqa: BLE001  (a fault in somebody's rules: told in a sentence)
                self.trouble = str(problem) or type(problem).__name__
                self._end(FAILED)
                return True
            if self.pairs == EXACT:
                self._worked_out(found)
            else:
                self._take(first, count, found, time.monotonic() - since)
                if self.state == PLAYING:
                    self._send(place)
        return news

    def _take(self, first: int, count: int, share: Share, seconds: float) -> None:
        self._size = max(1, min(_MOST_AT_ONCE, 2 * count, round(count * _SHARE_SECONDS / max(0.001, seconds))))
        self._early[first] = share
        while self._merged in self._early:
            ready = self._early.pop(self._merged)
            self._merged += len(ready.points)
            self.trial.add(ready)
        if self.trial.over:
            self._end(OVER)

    def _send(self, place: int) -> None:
        count = min(self._size, self.pairs - self._next)
        if count <= 0 or self.question is None:
            return
        thought = self._players[place].ask("games", self.question.game, self._tables, self._next, count)
        self._open[place] = thought, self._next, count, time.monotonic()
        self._next += count

    def _work_out(self, exact: bool) -> None:
        question = self.question
        assert question is not None
        sides = tuple(zip(question.texts(), question.teams, strict=True))
        thought = self._players[0].ask("odds", question.game, sides, exact)
        self._open[0] = thought, 0, 0, time.monotonic()

    def _worked_out(self, found: tuple[float, float]) -> None:
        self.chances = found
        if self.rough or self.question is None:
            self.rough = False
            self._end(OVER)
        else:
            self.rough = True
            self._work_out(exact=True)

    def _end(self, state: str) -> None:
        self._seconds = self.seconds
        self.drop()
        self.state = state

    # -- how far ---------------------------------------------------------------------------------------------------

    @property
    def played(self) -> int:
        """Pairs that count."""
        return self.trial.confidence.count

    @property
    def seconds(self) -> float:
        """How long it has taken so far."""
        return time.monotonic() - self._began if self.state == PLAYING else self._seconds

    @property
    def left(self) -> float | None:
        """About how many seconds it will take yet, if nothing is decided before; None where nobody can tell."""
        done = len(self.trial.sums.points)
        return (self.pairs - done) * self.seconds / done if done and self.state == PLAYING else None

    @property
    def share(self) -> float:
        """How much of it is done, 0 to 1."""
        if self.state == OVER:
            return 1.0
        if self.pairs == EXACT:
            return 0.5 if self.rough else 0.0
        return min(1.0, len(self.trial.sums.points) / max(1, self.pairs))

    @property
    def difference(self) -> tuple[float, float, float] | None:
        """How much more B wins than A, and between what that is, in wins in a hundred; None where nothing is known."""
        if self.chances is not None:
            more = 100 * (self.chances[1] - self.chances[0])
            return more, more, more
        if not self.played:
            return None
        low, high = self.trial.confidence.interval
        return 100 * self.trial.confidence.mean, 100 * low, 100 * high
