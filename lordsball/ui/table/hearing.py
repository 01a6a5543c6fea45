"""What a table sounds like: its events as the people before the screen get them, brought to the sound player."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from lordsball.ui.kit.timeline import Step, Timeline, call, in_turn
from lordsball.ui.sound.lineup import Heard
from lordsball.ui.sound.player import Player
from lordsball.ui.table.board import Board

_SEATS = ("seat", "batting", "winner")
"""The fields of an event that say whose doing it is, the first that it has."""


class Hearing:
    """One table's ears. An event is heard as its board may show it, never more; and nothing waits for a sound.

    :param people: the seats that are played at this screen; none where computers play, or a replay is watched.
    :param shown_by: what shows results: wheel or d20.
    """

    def __init__(
        self, sound: Player, game: str, board: Board, people: Sequence[int], timeline: Timeline,
        shown_by: Callable[[], str],
    ) -> None:
        self._sound, self._game, self._board = sound, game, board
        self._people, self._timeline, self._shown_by = tuple(people), timeline, shown_by

    def add(self, event: Any, step: Step | None) -> None:
        """Put an event's step on the timeline, its sounds with it. Without a step its sounds come in their turn too."""
        if step is not None:
            self._timeline.add(in_turn(call(partial(self._tell, event)), step, call(self._over)))
        elif self._timeline.busy:
            self._timeline.add(call(partial(self._tell, event)))
        else:
            self._tell(event)

    def feel(self, view: Any) -> None:
        """The table stands like this: the crowd feels it."""
        self._sound.feel(self._game, self._board.mood(view))

    def feel_leverage(self, view: Any, leverage: float) -> None:
        """It has been found out how much hangs on this moment."""
        mood = self._board.mood(view)
        self._sound.feel(self._game, mood._replace(leverage=leverage) if mood is not None else None)

    def turn_back(self) -> None:
        """The table stands at another moment now: one page is heard, whatever it passes over."""
        self._sound.forget()
        self._sound.play("page")

    def _tell(self, event: Any) -> None:
        seat = self._seat_of(event)
        elsewhere = bool(self._people) and seat is not None and seat not in self._people
        heard = Heard(self._game, event, self._facts(event, seat), self._timeline.clock, elsewhere)
        self._sound.tell(heard)

    def _over(self) -> None:
        if self._timeline.hurried:
            self._sound.hurry()

    def _facts(self, event: Any, seat: int | None) -> frozenset[str]:
        """See `when` in cues.yaml."""
        mood = self._sound.mood
        facts = {"d20" if self._shown_by() == "d20" else "wheel"}
        if seat is not None:
            facts.add("ours" if self._is_for(seat) else "theirs")
        if not self._people or seat in self._people:
            facts.add("mine")
        if mood is not None and mood.tense:
            facts.add("tense")
        if not self._timeline.reduced and not self._timeline.hurried:
            facts.add("moving")
        winners = _winners(event)
        if winners is not None:
            watched = not self._people or any(seat in self._people for seat in winners)
            facts.add("tied" if not winners else "won" if watched else "lost")
        return frozenset(facts)

    def _seat_of(self, event: Any) -> int | None:
        """Whose doing an event is."""
        for field in _SEATS:
            seat = getattr(event, field, None)
            if isinstance(seat, int):
                return seat
        seat = self._board.whose(event)
        mood = self._sound.mood
        return mood.batting if seat is None and mood is not None else seat

    def _is_for(self, seat: int) -> bool:
        """Is the crowd for this seat? For the only person's; else for the home side."""
        home = self._sound.mood.home if self._sound.mood is not None else None
        if len(self._people) != 1 and home is not None:
            return seat == home
        return seat in self._people or not self._people


def _winners(event: Any) -> tuple[int, ...] | None:
    """The seats that an event says have won; None for one that says nothing about it."""
    if isinstance(many := getattr(event, "winners", None), tuple):
        return many
    if isinstance(one := getattr(event, "winner", None), int):
        return (one,) if one >= 0 else ()
    return None
