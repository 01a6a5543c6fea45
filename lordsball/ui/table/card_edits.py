"""Cards that are edited while they are played: found in the files, dealt into the match at its next rest."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from lordsball.content.problems import Problems
from lordsball.match.match import Match
from lordsball.ui.shell.live_cards import LiveCards

_HINT = re.compile(r"^found (?P<found>.*?), (?P<expected>expected .*) \((?P<hint>did you mean .*)\)$")
"""A row is cut at its end, so what was meant comes before what would be expected."""
_NAMED = 2
"""At most this many changes are named; the others are counted."""


class CardEdits:
    """New numbers count from the next decision on: what is found is told at once, and dealt when all has been shown."""

    def __init__(self, live: LiveCards, match: Match) -> None:
        self.live = live
        self.match = match
        self.news = ""
        """What the cards found last say otherwise."""
        self.alarm = ""
        """Why the files cannot be played, file and line first; "" where they can. The cards of before stay."""
        self.whole_alarm = ""
        """The same with whole paths and every mistake."""
        self._waiting: Any = None

    @property
    def waiting(self) -> bool:
        """Have cards been found that are not dealt yet?"""
        return self._waiting is not None

    def watch(self, dt: float) -> bool:
        """Time passes; True when the files have changed."""
        return self._take(self.live.poll(dt))

    def read_now(self) -> None:
        """Read the files, whether they have changed or not."""
        self._take(self.live.read_or_problems())

    def deal(self) -> None:
        """Hand the match what has been found."""
        cards, self._waiting = self._waiting, None
        if cards is None:
            return
        try:
            self.match.redeal(cards)
        except ValueError as misfit:
            self.alarm = self.whole_alarm = f"This table keeps its old cards: {misfit}."

    def _take(self, found: Any) -> bool:
        if found is None:
            return False
        if isinstance(found, Problems):
            self.news, self._waiting = "", None
            self.whole_alarm = "\n".join(map(str, found.errors))
            self.alarm = self._short(found)
        else:
            self.alarm = self.whole_alarm = ""
            self.news = _told(self.match.game.changes(self.match.cards, found))
            self._waiting = found
        return True

    @staticmethod
    def _short(problems: Problems) -> str:
        """The first mistake in a row that is short enough: of file and key only the end, then what is wrong."""
        first, *others = problems.errors
        place = first.place._replace(file=re.split(r"[/\\]", first.place.file)[-1])
        key = ".".join(first.path.split(".")[-2:])
        more = f"(and {len(others)} more) " if others else ""
        text = _HINT.sub(r"found \g<found> (\g<hint>), \g<expected>", first.text)
        return f"{place}: {more}{key}: {text}" if key else f"{place}: {more}{text}"


def _told(changes: Sequence[str]) -> str:
    if not changes:
        return "Cards reloaded: they play as before."
    named = " · ".join(changes[:_NAMED])
    return named if len(changes) <= _NAMED else f"{named} · {len(changes) - _NAMED} more"
