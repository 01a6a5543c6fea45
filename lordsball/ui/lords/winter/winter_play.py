"""How the Hot Stove League moves: news to read, dice, cubes that climb, tiles on their way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lordsball.games.lords import events as told
from lordsball.games.lords.cards import HOT_STOVE_OPTIONS
from lordsball.games.lords.state import NOBODY
from lordsball.ui.kit.timeline import Step, Timeline
from lordsball.ui.lords.card_in_view import CARD_PLAYED
from lordsball.ui.lords.view_model import ViewModel
from lordsball.ui.lords.winter.layout import CUBES, DICE, EFFECT_DIE, NEWS, SEAT, TILE
from lordsball.ui.lords.winter.views import CUBED, Climb

Stand = Callable[[], None]
_READ, _NEWS, _CLIMB, _FLIGHT = 0.35, 2.4, 0.35, 0.45
"""Seconds: a card that is used, an event, a cube's way, a tile's way."""


def play(model: ViewModel, event: Any, timeline: Timeline, stand: Stand) -> Step | None:
    """The step of an event; None where there is nothing to see. The club of whom it is about comes to the table."""
    seat = getattr(event, "seat", NOBODY)
    if isinstance(seat, int) and seat != NOBODY:
        model.motion[SEAT] = seat
    match event:
        case told.EventDealt():
            return _seen(timeline, stand, 0.6)
        case told.EventResolved(card=card):
            return _news(model, timeline, card, stand)
        case told.EffectDie(face=face):
            return _effect_die(model, timeline, face, stand)
        case told.HotStoveCardUsed(card=card, option=option):
            model.motion[CARD_PLAYED] = card, HOT_STOVE_OPTIONS.index(option)
            return _seen(timeline, stand, _READ)
        case told.ManagerRolled(dice=dice):
            return _roll(model, timeline, dice, stand)
        case told.ManagerHired(seat=seat, before=before, level=level):
            return _climb(model, timeline, stand, seat, (("manager", before, level),))
        case told.Built(component=component, level=level, space=space):
            return _tile(model, timeline, stand, component, level, space)
        case told.Innovated(component=component, level=level):
            return _tile(model, timeline, stand, component, level, -1)
        case told.Changed(seat=seat, thing=thing, amount=amount, now=now) if thing in CUBED:
            return _climb(model, timeline, stand, seat, ((thing, now - amount, now),))
        case told.Traded(seat=seat):
            return _climb(model, timeline, stand, seat, _traded(model, event))
        case told.Changed() | told.CashMoved() | told.LoanTaken() | told.LoanRepaid():
            return _seen(timeline, stand, 0.2)
        case told.BonusResolved():
            return _seen(timeline, stand, 0.5)
    return None


def _traded(model: ViewModel, event: told.Traded) -> tuple[tuple[str, int, int], ...]:
    o = model.shown.t.owners[event.seat]
    moves = []
    for place, part in ((1, "regulars"), (2, "prospects")):
        by = event.gained[place] - event.given[place]
        if by:
            moves.append((part, getattr(o, part), getattr(o, part) + by))
    return tuple(moves)


def _seen(timeline: Timeline, stand: Stand, seconds: float) -> Step:
    """It stands, and there is time to see it."""
    stand()
    yield from timeline.pause(seconds)


def _news(model: ViewModel, timeline: Timeline, card: str, stand: Stand) -> Step:
    """The event lies alone on the stage until it has been read; what it will do is counted before it does."""
    model.motion[NEWS] = card
    yield from timeline.pause(_NEWS)
    model.motion.pop(NEWS, None)
    stand()


def _roll(model: ViewModel, timeline: Timeline, dice: tuple[int, int], stand: Stand) -> Step:
    """Two dice tumble; then the rung lights."""

    def show(u: float) -> None:
        model.motion[DICE] = dice, u

    if not timeline.reduced:
        yield from timeline.drive("dice", show)
        model.motion.pop(DICE, None)
    stand()
    yield from timeline.pause(0.5)


def _effect_die(model: ViewModel, timeline: Timeline, face: int, stand: Stand) -> Step:
    def show(u: float) -> None:
        model.motion[EFFECT_DIE] = face, u

    if timeline.reduced:
        show(1.0)
    else:
        yield from timeline.drive("dice", show)
    stand()
    yield from timeline.pause(_READ)
    model.motion.pop(EFFECT_DIE, None)


def _climb(
    model: ViewModel, timeline: Timeline, stand: Stand, seat: int, moves: tuple[tuple[str, int, int], ...]
) -> Step:
    """The mat's figures change, and its cubes follow."""
    if moves and not timeline.reduced:
        model.motion[CUBES] = Climb(seat, moves, 0.0)
    stand()

    def show(u: float) -> None:
        model.motion[CUBES] = Climb(seat, moves, u)

    if moves and not timeline.reduced:
        yield from timeline.drive(_CLIMB, show)
        model.motion.pop(CUBES, None)
    yield from timeline.pause(0.2)


def _tile(model: ViewModel, timeline: Timeline, stand: Stand, component: int, level: int, space: int) -> Step:
    """A tile flies from its stack to its space, or out of the game."""

    def show(u: float) -> None:
        model.motion[TILE] = component, level, space, u

    if not timeline.reduced:
        yield from timeline.drive(_FLIGHT, show)
        model.motion.pop(TILE, None)
    stand()
    yield from timeline.pause(_READ)
