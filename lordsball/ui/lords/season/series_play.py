"""How a series looks while it is told: cards laid and turned, dice that tumble, wins that climb."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lordsball.games.lords import events as told
from lordsball.games.lords.state import NOBODY
from lordsball.ui.kit.timeline import Step, Timeline
from lordsball.ui.lords.season.series_view import FLIPPING, ROLLING
from lordsball.ui.lords.season.standings_view import MOVING, order
from lordsball.ui.lords.sight import Sight

_READ = 0.35
"""Seconds to read what a card has done."""
_RESULT = 0.7
"""Seconds to read a result before its wins climb."""


def play(sight: Sight, event: Any, timeline: Timeline, stand: Callable[[], None]) -> Step | None:
    """The step of an event of a series; None where there is nothing to see."""
    match event:
        case told.ScheduleFlipped() | told.SeriesBegan():
            return _seen(timeline, stand, 0.3)
        case told.CardLaidDown():
            return _seen(timeline, stand, "card_move")
        case told.CardRevealed() if sight.shown.series is not None:
            return _turned(sight, event, timeline, stand)
        case told.EffectUsed():
            return _seen(timeline, stand, _READ)
        case told.SeriesTqChanged() | told.DiceGained() | told.DieChosen():
            return _seen(timeline, stand, _READ)
        case told.SeriesRolled() if sight.shown.series is not None:
            return _rolled(sight, event, timeline, stand)
        case told.Changed() | told.CashMoved() | told.Scored() if sight.shown.series is not None:
            return _seen(timeline, stand, 0.12)
    return None


def _seen(timeline: Timeline, stand: Callable[[], None], moment: str | float) -> Step:
    stand()
    yield from timeline.wait(moment)


def _turned(sight: Sight, event: told.CardRevealed, timeline: Timeline, stand: Callable[[], None]) -> Step:
    series = sight.shown.series
    assert series is not None
    side = series.side_of(event.seat)

    def show(u: float) -> None:
        sight.motion[FLIPPING] = side, u, event.card

    if not timeline.reduced and side >= 0:
        yield from timeline.drive("card_flip", show)
        sight.motion.pop(FLIPPING, None)
    stand()
    yield from timeline.pause(_READ)


def _rolled(sight: Sight, event: told.SeriesRolled, timeline: Timeline, stand: Callable[[], None]) -> Step:
    series = sight.shown.series
    assert series is not None
    side = series.teams.index(event.team) if event.team in series.teams else 0

    def show(u: float) -> None:
        sight.motion[ROLLING] = side, u, event.faces

    if not timeline.reduced:
        yield from timeline.drive("dice", show)
        sight.motion.pop(ROLLING, None)
    stand()
    yield from timeline.wait(0.15)


def wins_climb(
    sight: Sight, event: told.SeriesOver, timeline: Timeline, stand: Callable[[], None], name: str
) -> Step:
    """The result is read, then the discs climb, and the standings change places."""
    t = sight.shown.t
    before = order(t)
    wins = {t.seat_of[team]: t.owners[t.seat_of[team]].wins for team in event.teams if t.seat_of[team] != NOBODY}
    # The result hangs on its plates while the discs still stand where they were.
    sight.motion[name] = wins, 0.0
    sight.motion[MOVING] = before, 0.0
    stand()
    yield from timeline.pause(_RESULT)

    def show(u: float) -> None:
        sight.motion[name] = wins, u
        sight.motion[MOVING] = before, u

    if not timeline.reduced:
        yield from timeline.drive(0.5, show)
    sight.motion.pop(name, None)
    sight.motion.pop(MOVING, None)
