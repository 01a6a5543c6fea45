"""What each coach has done last for all to see, in the words of the log: it stands in the bubble beside their row."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from lordsball.games.wild_cards import events as told
from lordsball.games.wild_cards import log
from lordsball.games.wild_cards.state import WildCards

_DEEDS = (
    told.Revealed, told.SpecialPlayed, told.AbilityUsed, told.Rolled, told.LetRun, told.Kept, told.HandDiscarded,
    told.Shuffled, told.Took, told.FieldersSwapped, told.RunnerMoved, told.RunScored, told.Peeked,
)
_MOST_LETTERS = 66


class Hearsay:
    """The last deeds of both coaches, as everybody has heard them."""

    def __init__(self) -> None:
        self._deeds: dict[int, list[str]] = {0: [], 1: []}
        self._added: dict[str, list[tuple[str, int]]] = {}
        self._cause = ""

    def hear(self, event: Any, t: WildCards) -> None:
        """Something has been told; `t` is the table after it."""
        self._count(event, t)
        if isinstance(event, told.HalfStarted):
            self._deeds = {0: [], 1: []}
        elif isinstance(event, _DEEDS):
            public = event._replace(cards=()) if isinstance(event, told.Peeked) else event
            self._deeds[event.seat] += [line.text for line in log.lines(public, t)]
            del self._deeds[event.seat][:-2]

    def hear_all(self, events: Iterable[Any], t: WildCards) -> None:
        """Everything from the start of the match."""
        self._deeds, self._added, self._cause = {0: [], 1: []}, {}, ""
        for event in events:
            self.hear(event, t)

    def _count(self, event: Any, t: WildCards) -> None:
        """Which card has added what to a roll."""
        match event:
            case told.AbilityUsed(card=card, ability=number) | told.AbilityFired(card=card, ability=number):
                self._cause = t.cards.card[card].abilities[number].name if card in t.team_ids else t.name(card)
            case told.Rolled(roll=roll, why="roll"):
                self._added[roll] = []
            case told.TotalChanged(roll=roll, by=by):
                self._added.setdefault(roll, []).append((self._cause, by))

    def added(self, roll: str, sum_of_all: int) -> list[tuple[str, int]]:
        """What abilities have added to a kind of roll, each by its name, if that comes to so much; else all as one."""
        parts = self._added.get(roll, [])
        if sum(by for _, by in parts) == sum_of_all and all(name for name, _ in parts):
            return list(parts)
        return [("abilities", sum_of_all)] if sum_of_all else []

    def words(self, seat: int) -> str:
        """The last deed of a coach, with the one before where there is room; "" before the first."""
        deeds = self._deeds[seat]
        both = " ".join(deeds)
        return both if len(both) <= _MOST_LETTERS else deeds[-1] if deeds else ""
