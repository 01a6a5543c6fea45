"""The Regular Season on the stage: the win track round it, and series after series within."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Any

from lordsball.engine.procedure import Action
from lordsball.engine.secrets import HIDDEN
from lordsball.games.lords import events as told
from lordsball.games.lords.actions import DECLINE, DIE, LEAVE, PRIMARY, ROLL, SECONDARY, answers
from lordsball.games.lords.state import NOBODY, Lords
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.theme import SEATS
from lordsball.ui.kit.timeline import Step, Timeline, ease_out
from lordsball.ui.kit.widgets.widget import Box, Widget
from lordsball.ui.lords.choosing import ActionPlace, bar
from lordsball.ui.lords.landmarks.season import season
from lordsball.ui.lords.pieces.matchup import card_slot
from lordsball.ui.lords.pieces.win_track import Marker, draw_win_track
from lordsball.ui.lords.plates import plates_for
from lordsball.ui.lords.season.series_view import (
    CHOICES,
    FLIPPING,
    ROLLING,
    SIDE_X,
    SIDES_TOP,
    TRAY,
    SeriesView,
    die_boxes,
    left_side,
)
from lordsball.ui.lords.season.standings_view import MOVING, order
from lordsball.ui.lords.stage import Choose, PlainStage, WhyNot
from lordsball.ui.lords.table_layout import STAGE, spread
from lordsball.ui.lords.view_model import ViewModel
from lordsball.ui.table.board import Landmark

_READ = 0.35
"""Seconds to read what a card has done."""
_RESULT = 0.7
"""Seconds to read a result before its wins climb."""


def _played(model: ViewModel, event: Any, timeline: Timeline, stand: Callable[[], None]) -> Step | None:
    """The step of an event of a series; None where there is nothing to see."""
    match event:
        case told.ScheduleFlipped() | told.SeriesBegan():
            return _seen(timeline, stand, 0.3)
        case told.CardLaidDown():
            return _seen(timeline, stand, "card_move")
        case told.CardRevealed() if model.shown.series is not None:
            return _turned(model, event, timeline, stand)
        case told.EffectUsed():
            return _seen(timeline, stand, _READ)
        case told.SeriesTqChanged() | told.DiceGained() | told.DieChosen():
            return _seen(timeline, stand, _READ)
        case told.SeriesRolled() if model.shown.series is not None:
            return _rolled(model, event, timeline, stand)
        case told.Changed() | told.CashMoved() | told.Scored() if model.shown.series is not None:
            return _seen(timeline, stand, 0.12)
    return None


def _seen(timeline: Timeline, stand: Callable[[], None], moment: str | float) -> Step:
    stand()
    yield from timeline.wait(moment)


def _turned(model: ViewModel, event: told.CardRevealed, timeline: Timeline, stand: Callable[[], None]) -> Step:
    series = model.shown.series
    assert series is not None
    side = series.side_of(event.seat)

    def show(u: float) -> None:
        model.motion[FLIPPING] = side, u, event.card

    if not timeline.reduced and side >= 0:
        yield from timeline.drive("card_flip", show)
        model.motion.pop(FLIPPING, None)
    stand()
    yield from timeline.pause(_READ)


def _rolled(model: ViewModel, event: told.SeriesRolled, timeline: Timeline, stand: Callable[[], None]) -> Step:
    series = model.shown.series
    assert series is not None
    side = series.teams.index(event.team) if event.team in series.teams else 0

    def show(u: float) -> None:
        model.motion[ROLLING] = side, u, event.faces

    if not timeline.reduced:
        yield from timeline.drive("dice", show)
        model.motion.pop(ROLLING, None)
    stand()
    yield from timeline.wait(0.15)


def wins_climb(
    model: ViewModel, event: told.SeriesOver, timeline: Timeline, stand: Callable[[], None], name: str
) -> Step:
    """The result is read, then the discs climb, and the standings change places."""
    t = model.shown.t
    before = order(model.shown)
    wins = {t.seat_of[team]: t.owners[t.seat_of[team]].wins for team in event.teams if t.seat_of[team] != NOBODY}
    # The result hangs on its plates while the discs still stand where they were.
    model.motion[name] = wins, 0.0
    model.motion[MOVING] = before, 0.0
    stand()
    yield from timeline.pause(_RESULT)

    def show(u: float) -> None:
        model.motion[name] = wins, u
        model.motion[MOVING] = before, u

    if not timeline.reduced:
        yield from timeline.drive(0.5, show)
    model.motion.pop(name, None)
    model.motion.pop(MOVING, None)


SIDES = (PRIMARY, SECONDARY)
CLIMBING = "climbing"
"""The name in `ViewModel.motion` of wins on their way along the track: wins before by seat, and progress."""
PLATES = ("effect", "choose_effect", "saved_card", "offered_trade", "drawn_trade", "innovate")
"""Questions that are answered by plates on the stage."""


class TrackView:
    """The cardboard with the win track and the owners' discs."""

    area = spread(STAGE, 24)

    def describe(self, model: ViewModel) -> Hashable:
        """Where each disc stands, and the steps that bring Victory Points."""
        t = model.shown.t
        before, progress = model.motion.get(CLIMBING, ({}, 1.0))
        markers = []
        for o in t.owners:
            start = before.get(o.seat, o.wins)
            value = start + (o.wins - start) * ease_out(progress)
            markers.append(Marker(value, SEATS[o.seat].glyph, SEATS[o.seat].colour))
        return tuple(markers), tuple((row.wins, row.vp) for row in t.cards.board.win_track)

    def paint(self, canvas: Canvas, told: Any) -> None:
        """Cardboard, track, discs."""
        markers, steps = told
        draw_win_track(canvas, STAGE.x, STAGE.y, markers, steps)

    def move(self, canvas: Canvas, model: ViewModel) -> None:
        """Discs that climb are painted where they stand."""


class RegularStage(PlainStage):
    """See `stage.Stage`."""

    def __init__(self) -> None:
        self.views = (TrackView(), SeriesView())

    def widgets(self, model: ViewModel, view: Lords, choose: Choose, why_not: WhyNot) -> list[Widget]:
        """Dice to roll or to choose from; the sides of a card."""
        decision, series = view.decision, model.shown.series
        if decision is None:
            return []
        if decision.ask in PLATES and model.ours:
            return plates_for(plated(answers(decision)), view, choose, why_not, True, CHOICES, sheet=True)
        if series is None:
            return []
        if decision.ask == "choose_die":
            side = series.side_of(decision.seat)
            return [
                _place(box, f"The {face}", DIE[face], model, view, choose, why_not)
                for box, of, face in die_boxes(model, series) if of == side
            ]
        return [_place(TRAY, "The dice", ROLL, model, view, choose, why_not)]

    def card_at(self, model: ViewModel, x: float, y: float) -> str:
        """The cards of both sides."""
        series = model.shown.series
        if series is None:
            return ""
        left = left_side(model, series)
        for place, side in enumerate((left, 1 - left)):
            sx, sy, w, h = card_slot(bool(place))
            card = series.cards[side]
            if card and card != HIDDEN and Box(SIDE_X[place] + sx, SIDES_TOP + sy, w, h).contains(x, y):
                return card
        return ""

    def landmarks(self, model: ViewModel) -> Iterable[Landmark]:
        """The race, the week, both sides, the dice, the Records table."""
        return season(model)

    def play(self, model: ViewModel, event: Any, timeline: Timeline, stand: Callable[[], None]) -> Step | None:
        """Cards are laid and turned, dice tumble, wins climb the track."""
        if isinstance(event, told.SeriesOver):
            return wins_climb(model, event, timeline, stand, CLIMBING)
        return _played(model, event, timeline, stand)


def plated(options: Sequence[Action]) -> list[Action]:
    """What gets a plate: both sides of a card, as a closed one says why; not the refusal, which stands in the prompt
    bar."""
    if any(action in SIDES for action in options):
        return [*SIDES]
    return [action for action in options if action not in (DECLINE, LEAVE)] or list(options)


def _place(
    box: Box, label: str, action: Action, model: ViewModel, view: Lords, choose: Choose, why_not: WhyNot
) -> ActionPlace:
    widget = ActionPlace(box, label, action, on_click=lambda: choose(action))
    bar(widget, action, view, why_not, model.ours)
    return widget
