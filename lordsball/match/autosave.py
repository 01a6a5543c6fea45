"""Keeps a match on the disk after every change, without ever holding up the screen."""

from __future__ import annotations

import threading
from time import monotonic
from typing import Any, NamedTuple

from lordsball.games import Catalog
from lordsball.match.files import NotWritten
from lordsball.match.match import Match
from lordsball.match.saves import Saves

A_THOUGHT = 90.0
"""Seconds between two moves that count as time at the table: who is away longer has left it meanwhile."""


class _State(NamedTuple):
    data: dict[str, Any]
    catalogs: dict[str, Catalog]


class Autosave:
    """Writes the newest state of one match in a thread of its own; states it is too slow for are skipped.

    What is handed to the thread is plain data that no longer changes, so the match goes on meanwhile.
    """

    def __init__(self, saves: Saves, match: Match) -> None:
        """Start to keep this match. It is on the disk a moment later."""
        self.trouble: str | None = None
        """A sentence why the last write failed; None again after one that worked."""
        self.written = 0
        """How many times it was written: the “saved” mark on the screen lights when this grows."""
        self._saves, self._match = saves, match
        self._news = threading.Condition()
        self._waiting: _State | None = None
        self._busy = self._closed = False
        self._looked = monotonic()
        if saves.in_use is not None:
            self.trouble, self._closed = str(saves.in_use), True
            return
        match.changed = self.note
        self._thread = threading.Thread(target=self._write_on, name="autosave", daemon=True)
        self._thread.start()
        self.note()

    def note(self) -> None:
        """The match has changed: write it as soon as the disk is free."""
        now = monotonic()
        self._match.seconds += min(now - self._looked, A_THOUGHT)
        self._looked = now
        state = _State(self._saves.describe(self._match), dict(self._match.catalogs))
        with self._news:
            self._waiting = state
            self._news.notify_all()

    def flush(self, seconds: float = 5.0) -> bool:
        """Wait until everything noted is on the disk or has failed. False: the disk took too long."""
        with self._news:
            return self._news.wait_for(lambda: self._closed or (self._waiting is None and not self._busy), seconds)

    def close(self) -> bool:
        """Write what is left and stop. False: the disk took too long."""
        done = self.flush()
        with self._news:
            self._closed = True
            self._news.notify_all()
        # Every read makes a new bound method, so they are compared with ==.
        if self._match.changed == self.note:
            self._match.changed = None
        return done

    def _write_on(self) -> None:
        cleared = False
        while (state := self._next()) is not None:
            trouble = None
            try:
                self._saves.keep(state.data, state.catalogs)
            except (NotWritten, TypeError, ValueError) as refused:
                trouble = str(refused)
            if trouble is None and not cleared:  # only now, as this match is the newest of all
                self._clear_away()
                cleared = True
            with self._news:
                self.trouble, self._busy = trouble, False
                self.written += trouble is None
                self._news.notify_all()

    def _next(self) -> _State | None:
        with self._news:
            self._news.wait_for(lambda: self._closed or self._waiting is not None)
            if self._closed:
                return None
            state, self._waiting, self._busy = self._waiting, None, True
            return state

    def _clear_away(self) -> None:
        try:
            self._saves.clear_away()
        except NotWritten:  # what cannot be deleted stays, and the next match tries again
            return
