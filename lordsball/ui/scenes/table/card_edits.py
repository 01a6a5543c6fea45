"""Cards that are edited while they are played: found in the files, dealt into the match at its next rest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lordsball.content.problems import Problems
from lordsball.match.match import Match
from lordsball.ui.live_cards import LiveCards

_NAMED = 2
"""So many changes are named, the others counted."""


class CardEdits:
    """New numbers count from the next decision on, so what is found waits until everything has been shown."""

    def __init__(self, live: LiveCards, match: Match) -> None:
        self.live = live
        self.match = match
        self.alarm = ""
        """Why the files cannot be played, with file and line; "" where they can. The cards of before stay."""
        self._waiting: Any = None

    def watch(self, dt: float) -> bool:
        """Time passes; True when the files have changed."""
        return self._take(self.live.poll(dt))

    def read_now(self) -> None:
        """Read the files, whether they have changed or not."""
        self._take(self.live.read_or_problems())

    def deal(self) -> str:
        """Hand the match what has been found; a sentence about it, "" where nothing has."""
        cards, self._waiting = self._waiting, None
        if cards is None:
            return ""
        changes = self.match.game.changes(self.match.cards, cards)
        try:
            changed = self.match.redeal(cards)
        except ValueError as misfit:
            self.alarm = f"{misfit}. The cards of before stay on this table."
            return ""
        return _told(changes) if changed else "Cards read: they say the same as before."

    def _take(self, found: Any) -> bool:
        if found is None:
            return False
        if isinstance(found, Problems):
            self.alarm, self._waiting = _alarm(found), None
        else:
            self.alarm, self._waiting = "", found
        return True


def _alarm(problems: Problems) -> str:
    first, *others = problems.errors
    return f"{first}" + (f" (and {len(others)} more)" if others else "")


def _told(changes: Sequence[str]) -> str:
    if not changes:
        return "Cards read."
    named = " · ".join(changes[:_NAMED])
    return named if len(changes) <= _NAMED else f"{named} · {len(changes) - _NAMED} more"
