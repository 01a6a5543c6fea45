"""How each event looks: steps of the timeline that fill in the motion, empty it, and show the event's outcome.

Every step lets its event stand exactly once, whether it is watched, hurried or finished at once.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lordsball.games.monster_league import events as told
from lordsball.games.monster_league.basepaths import PUT_OUT
from lordsball.games.monster_league.cards import DOUBLE_PLAY, HOME_RUN, OUT
from lordsball.games.monster_league.state import NOBODY, MonsterLeague
from lordsball.games.monster_league.words import half_name
from lordsball.ui.kit.timeline import Step, Timeline, call, ease_out, smooth, together
from lordsball.ui.monster_league.card_faces import RESULT_WORDS
from lordsball.ui.monster_league.motion import Call, Celebration, Running, Stamp, Turning, Walking
from lordsball.ui.monster_league.view_model import ViewModel
from lordsball.ui.monster_league.walk_off import big_hit, walk_off
from lordsball.ui.monster_league.weights import weight_of
from lordsball.ui.monster_league.wheel.wheel_view import wheel_at_pointer
from lordsball.ui.table.band import Wipe, pass_band
from lordsball.ui.table.celebrating import celebrate
from lordsball.ui.table.moment_weight import STAMPED, seconds_of

_READ = 0.4
"""Seconds to read a result before the game goes on."""
_HOLD = 0.6
"""Seconds the last lamp burns before the sides change."""


Stand = Callable[[], None]
"""Lets what an event said stand on the board."""


def play(model: ViewModel, event: Any, timeline: Timeline, stand: Stand) -> Step | None:
    """The step of an event; None where there is nothing to see and nothing changes."""
    match event:
        case told.CoinTossed():
            return _toss(model, event, timeline, stand)
        case told.HalfStarted():
            return _wipe(model, event, timeline, stand)
        case told.PitcherEntered() | told.PitcherLeft():
            return _walk(model, event, timeline, stand)
        case told.Spun():
            return _spin(model, event, timeline, stand)
        case told.TokenSpent():
            return _pay(model, event, timeline, stand)
        case told.AbilityCoin():
            return _flip(model, event, timeline, stand)
        case told.ResultChanged():
            return _settle(model, event, timeline, stand)
        case told.AtBatOver():
            return _resolve(model, event, timeline, stand)
        case told.HalfOver():
            return _end_of_half(model, event, timeline, stand)
        case told.GameOver():
            return _end_of_game(model, event, timeline, stand)
        case told.BullpenEmptied():
            return _bullpen_empty(model, timeline, stand)
        case told.StanceTaken() | told.BatterTries():
            return _announce_own(model, event, timeline, stand)
        case told.SidesChosen():
            return call(stand)
    return None


# -- chance ----------------------------------------------------------------------------------------------------------


def _toss(model: ViewModel, event: told.CoinTossed, timeline: Timeline, stand: Stand) -> Step:
    yield from _coin_in_the_air(model, event.winner == 0, timeline)
    stand()
    yield from timeline.wait(_READ)


def _flip(model: ViewModel, event: told.AbilityCoin, timeline: Timeline, stand: Stand) -> Step:
    yield from _coin_in_the_air(model, event.heads, timeline)
    stand()


def _coin_in_the_air(model: ViewModel, heads: bool, timeline: Timeline) -> Step:
    def show(u: float) -> None:
        model.motion.tossed = (u, heads)

    if timeline.reduced:
        yield from timeline.wait("coin")
    else:
        yield from timeline.drive(timeline.seconds("coin") * 1.3, show)
    model.motion.tossed = None


def _spin(model: ViewModel, event: told.Spun, timeline: Timeline, stand: Stand) -> Step:
    motion = model.motion
    start = wheel_at_pointer(model)

    def show(u: float) -> None:
        motion.turning = Turning(event.face, start, u)

    if timeline.reduced:
        yield from timeline.wait("spinner")
    else:
        yield from timeline.drive("spinner", show)
    motion.turning = motion.dragged = None
    stand()
    yield from timeline.wait(_READ)


def _pay(model: ViewModel, event: told.TokenSpent, timeline: Timeline, stand: Stand) -> Step:
    motion = model.motion
    stand()

    def show(u: float) -> None:
        motion.token = u

    if not timeline.reduced:
        yield from timeline.drive(timeline.seconds("card_move") * 2, show)
    motion.token = None


def _announce_own(
    model: ViewModel, event: told.StanceTaken | told.BatterTries, timeline: Timeline, stand: Stand
) -> Step:
    """The name of the batter's ability, stamped on the field; with a stance the wheel changes under it."""
    own = model.team(event.seat).batters[event.batter].ability
    stand()

    def show(u: float) -> None:
        model.motion.call = Call(own.name if own is not None else "", True, 44, u)

    yield from timeline.drive(0.2, show)
    yield from timeline.wait(0.7)
    model.motion.call = None


def _settle(model: ViewModel, event: told.ResultChanged, timeline: Timeline, stand: Stand) -> Step:
    """Which of two spins counts; or what the coin has made of the result, as a stamp."""
    motion = model.motion
    stand()
    shown = model.shown
    if shown.face:
        words, good = "Stands!", True
    else:
        words, good = RESULT_WORDS[event.after].capitalize() + "!", event.after > event.before
    if shown.coin is not None or not shown.face:

        def show(u: float) -> None:
            motion.stamp = Stamp(words, good, u)

        yield from timeline.drive(0.2, show)
        yield from timeline.wait(0.7)
        motion.stamp = None
    else:
        yield from timeline.wait(0.7)


# -- runners and runs ------------------------------------------------------------------------------------------------


def _resolve(model: ViewModel, event: told.AtBatOver, timeline: Timeline, stand: Stand) -> Step:
    """Runners move together, runs pop in one by one, or a lamp comes on; then the next batter comes to the plate."""
    motion = model.motion
    angle = wheel_at_pointer(model)
    model.last_hit = event
    view = model.shown.view
    if event.result == HOME_RUN and not _ends_it(view, event):
        name = "grand_slam" if event.runs == 4 else "home_run"
        moment = Celebration(event.seat, "", "", big_hit(model, event))
        weight = weight_of(name, view, event.score)
        yield from celebrate(model, moment, timeline, event.face + 20 * event.batter, name, weight)
    if event.result == OUT:
        motion.outs_in = 1
        if event.moves:
            yield from together(_run(model, event, timeline), _count_runs(model, event, timeline))
        yield from together(_light_lamp(model, timeline), _call(model, event, timeline))
    else:
        yield from together(_run(model, event, timeline), _count_runs(model, event, timeline))
        yield from _call(model, event, timeline)
    motion.runners, motion.runs_in, motion.scored, motion.outs_in = None, 0, NOBODY, 0
    stand()
    if not timeline.reduced:
        yield from _next_batter(model, angle, timeline)


def _ends_it(view: MonsterLeague, event: told.AtBatOver) -> bool:
    """Do these runs win the game on the spot?"""
    ahead = event.score[event.seat] - event.score[1 - event.seat]
    return event.seat == view.home and view.inning >= view.cards.rules.innings and 0 < ahead <= event.runs


def _call(model: ViewModel, event: told.AtBatOver, timeline: Timeline) -> Step:
    """What the umpire or the crowd calls, as a stamp on the field: only what weighs enough."""
    name, words, good = _called(model, event)
    weight = weight_of(name, model.shown.view, event.score)
    if weight < STAMPED:
        return
    model.heard(name)
    yield from _stamp(model, words, good, weight, timeline)


def _stamp(model: ViewModel, words: str, good: bool, weight: float, timeline: Timeline) -> Step:
    size = 40 + 32 * weight

    def show(u: float) -> None:
        model.motion.call = Call(words, good, size, u)

    yield from timeline.drive(0.18, show)
    yield from timeline.pause(seconds_of(weight) * 0.6)
    model.motion.call = None


def _bullpen_empty(model: ViewModel, timeline: Timeline, stand: Stand) -> Step:
    """From now on the other side may try twice: good news at bat."""
    stand()
    view = model.shown.view
    weight = weight_of("bullpen_empty", view, (view.runs[0], view.runs[1]))
    yield from _stamp(model, "BULLPEN EMPTY!", True, weight, timeline)


def _called(model: ViewModel, event: told.AtBatOver) -> tuple[str, str, bool]:
    """The kind of a moment, its words, and whether the team at bat likes it."""
    view = model.shown.view
    if event.result == OUT:
        if event.outs == model.rules.outs and any(runner != NOBODY for runner in view.bases):
            return "side_retired", "SIDE RETIRED!", False
        if event.runners == DOUBLE_PLAY:
            return "side_retired", "DOUBLE PLAY!", False
        return "out", "OUT!", False
    after = event.score[event.seat] - event.score[1 - event.seat]
    if event.runs and after == 0:
        return "tie", "TIE GAME!", True
    if 0 < after <= event.runs and sum(event.score) > event.runs:
        return "lead", "LEAD CHANGE!", True
    return "out", "", True


def _light_lamp(model: ViewModel, timeline: Timeline) -> Step:
    def show(u: float) -> None:
        model.motion.flare = 1 - u

    yield from timeline.drive("out_lamp", show)


def _run(model: ViewModel, event: told.AtBatOver, timeline: Timeline) -> Step:
    motion = model.motion
    legs = max(abs(end - start) if end >= 0 else 1 for _, start, end in event.moves)

    def show(u: float) -> None:
        motion.runners = tuple(_running(move, u * legs) for move in event.moves)

    if timeline.reduced:
        show(1)
        yield from timeline.wait("runner")
    else:
        yield from timeline.drive(timeline.seconds("runner") * legs, show)
        yield from timeline.wait(0.15)


def _running(move: tuple[int, int, int], legs: float) -> Running:
    batter, start, end = move
    alpha = 1.0
    if end == PUT_OUT:  # he is tagged before the next base
        return Running(batter, start, min(legs, 0.8), max(0.0, min(1.0, 3.2 - 4 * legs)))
    if end == 4:
        # Across the plate he goes to the dugout.
        alpha = max(0.0, 1 - max(0.0, legs - (end - start) + 0.25) * 4)
    return Running(batter, start, min(legs, end - start), alpha)


def _count_runs(model: ViewModel, event: told.AtBatOver, timeline: Timeline) -> Step:
    """One run after the other, none before its runner is home."""
    motion = model.motion
    passed = 0.0
    home = [end - start for _, start, end in event.moves if end == 4]
    for number, legs in enumerate(home, 1):
        arrives = legs * timeline.seconds("runner")
        if arrives > passed:
            yield from timeline.wait(arrives - passed)
            passed = arrives
        motion.runs_in = number

        def show(u: float) -> None:
            motion.scored = u

        yield from timeline.drive("run", show)
        passed += timeline.seconds("run")


def _next_batter(model: ViewModel, angle: float, timeline: Timeline) -> Step:
    motion = model.motion

    def show(u: float) -> None:
        motion.shift = u
        motion.back = (angle + (360 - angle) * smooth(u)) % 360

    yield from timeline.drive(timeline.seconds("card_move") * 1.4, show)
    motion.shift = motion.back = None


# -- pitchers and sides ----------------------------------------------------------------------------------------------


def _walk(model: ViewModel, event: told.PitcherEntered | told.PitcherLeft, timeline: Timeline, stand: Stand) -> Step:
    motion = model.motion
    coming = isinstance(event, told.PitcherEntered)

    def show(u: float) -> None:
        there = ease_out(u) if coming else 1 - smooth(u)
        motion.walking = Walking(event.seat, event.pitcher, there)

    if coming:
        stand()
    if not timeline.reduced:
        yield from timeline.drive(timeline.seconds("card_move") * 1.5, show)
    motion.walking = None
    if not coming:
        stand()


def _wipe(model: ViewModel, event: told.HalfStarted, timeline: Timeline, stand: Stand) -> Step:
    """A band passes; behind it the sides change."""
    shown = model.shown
    words = half_name(event.inning, event.batting != shown.view.home)
    team = model.team(event.batting)
    second = f"The {team.short} at bat, {team.batters[shown.view.next_batter[event.batting]].short} leads off"
    if event.inning > model.rules.innings and event.batting != shown.view.home:
        second = f"Extra innings: {shown.view.runs[0]} to {shown.view.runs[1]} after {model.rules.innings}"
        if event.inning > model.rules.innings + 1:
            second = f"Still tied, {shown.view.runs[0]} to {shown.view.runs[1]}"
        model.heard("extra_innings")
    wipe = Wipe(words, second, event.batting, 0)
    yield from pass_band(model.motion, wipe, timeline, stand)


def _end_of_half(model: ViewModel, event: told.HalfOver, timeline: Timeline, stand: Stand) -> Step:
    yield from timeline.wait(_HOLD)
    stand()
    if event.walk_off:
        yield from walk_off(model, timeline)


def _end_of_game(model: ViewModel, event: told.GameOver, timeline: Timeline, stand: Stand) -> Step:
    view, confetti = model.shown.view, 0
    walked_off = bool(view.halves) and view.halves[-1][1] == view.home and view.outs < model.rules.outs
    if event.winner == NOBODY:
        moment = Celebration(view.home, "A tie", f"{event.score[0]} to {event.score[1]}, and so it stands")
    else:
        team, other = model.team(event.winner), model.team(1 - event.winner)
        high, low = event.score[event.winner], event.score[1 - event.winner]
        moment = Celebration(event.winner, f"The {team.short} win!", f"{team.short} {high}, {other.short} {low}")
        confetti = high
    if not walked_off:
        weight = weight_of("last_out", view, event.score)
        yield from celebrate(model, moment, timeline, confetti or None, "last_out", weight)
    stand()
