"""What the crowds of the league go by, and whose a series is."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from lordsball.games.lords import events as told
from lordsball.games.lords.state import NOBODY, Lords
from lordsball.ui.lords.shown import POSTSEASON, REGULAR, phase_of
from lordsball.ui.sound.mood import Mood

_SERIES = 7
"""Series of a season."""
_USUAL = 0.4
"""What a series threatens on any day."""


def mood_of(view: Lords) -> Mood:
    """In season the race grows tighter with every series; in winter and spring nobody is in the park."""
    phase = phase_of(view)
    if phase == POSTSEASON:
        return Mood(lateness=1.0, threat=1.0)
    if phase != REGULAR:
        return Mood(in_park=False)
    return Mood(lateness=1 - len(view.schedule_left) / _SERIES, threat=_USUAL)


def whose(view: Lords, event: Any, people: Collection[int]) -> int | None:
    """The seat of a person's club that plays a series, or -1 where that has lost it; None where no person's plays."""
    match event:
        case told.SeriesBegan() | told.SeriesOver():
            seats = [view.seat_of[team] for team in event.teams]
        case _:
            return None
    mine = next((number for number, seat in enumerate(seats) if seat in people), None)
    if mine is None:
        return None
    if isinstance(event, told.SeriesOver):
        ahead = event.wins[mine] - event.wins[1 - mine]
        return None if ahead == 0 else seats[mine] if ahead > 0 else NOBODY
    return seats[mine]
