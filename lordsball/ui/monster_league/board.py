"""The board of Monster League: see `lordsball.ui.table.board` for what the table asks of it."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from lordsball.engine.procedure import Action
from lordsball.games import Line
from lordsball.games.monster_league.state import NOBODY, MonsterLeague
from lordsball.games.monster_league.words import CHIPS, VERBS
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.theme import MONSTER
from lordsball.ui.kit.timeline import Step, Timeline
from lordsball.ui.kit.widgets.widget import Box
from lordsball.ui.monster_league import animations, offers, tabs
from lordsball.ui.monster_league.field.batter_view import BatterView
from lordsball.ui.monster_league.field.dock import DockView
from lordsball.ui.monster_league.field.field_view import FieldView
from lordsball.ui.monster_league.field.inspector_view import InspectorView
from lordsball.ui.monster_league.field.score_view import ScoreView
from lordsball.ui.monster_league.hearing import mood_of
from lordsball.ui.monster_league.landmarks import landmarks
from lordsball.ui.monster_league.moments import Moments
from lordsball.ui.monster_league.motion import Motion
from lordsball.ui.monster_league.park_life import park_life
from lordsball.ui.monster_league.pieces.card import draw_note
from lordsball.ui.monster_league.pieces.field import draw_field, draw_side_shade
from lordsball.ui.monster_league.pointing import subject_at, subject_named
from lordsball.ui.monster_league.shown import Shown
from lordsball.ui.monster_league.table_layout import CHANCE
from lordsball.ui.monster_league.view_model import Look, Subject, ViewModel
from lordsball.ui.monster_league.wheel.controls import Controls
from lordsball.ui.monster_league.wheel.wheel_view import WheelView
from lordsball.ui.sound.mood import Mood
from lordsball.ui.table.asked import Asked
from lordsball.ui.table.board import Board, Landmark, Offer, Row, Seated
from lordsball.ui.table.still import AREA, StillPicture

_SLICES = 4
"""Of the odds to come, in a frame: together they cost some two milliseconds."""


def make_board(seats: Sequence[Seated], screen: Any = None, keep: Callable[..., object] | None = None) -> MonsterBoard:
    """The board for these seats.

    :param screen: the person's settings, or a function that returns them: `throw` (wheel or d20), `reduced_motion`,
        `ask_change` and `confirm_last_token` are read.
    :param keep: called with a setting by name that the person changes on the board.
    """
    return MonsterBoard(seats, Look(screen, keep))


class MonsterBoard(Board):
    """One game's board. `viewer` is the seat before the screen where that is one person's, else None."""

    theme = MONSTER
    coach_face = "monster_league/portraits/windup_wanda"
    odds_first = True
    chance_place = CHANCE
    crowd_counts = True

    def __init__(self, seats: Sequence[Seated], look: Look, viewer: int | None = None) -> None:
        if viewer is None:
            people = [number for number, seat in enumerate(seats) if seat.human]
            viewer = people[0] if len(people) == 1 else None
        self.model = ViewModel(tuple(seats), look, viewer)
        self.model.great = lambda scene: self.great(scene)
        self.model.heard = lambda name: self.heard(name)
        self.controls = Controls(self.model, lambda: self.again())
        inspector = InspectorView()
        self._views = (FieldView(), BatterView(), WheelView(), DockView(), ScoreView(), inspector)
        self._still = StillPicture(_draw_ground, self._views)
        self._moments = Moments(inspector)
        self.life = self._life = park_life(self.model)
        self._view: MonsterLeague | None = None
        self._odds_ahead: Iterator[None] = iter(())

    # -- setting and playing -----------------------------------------------------------------------------------------

    def show(self, view: MonsterLeague, viewer: int | None = None) -> None:
        """Set everything from a view; all that moved is at rest."""
        self.model.motion = Motion()
        self._odds_ahead = tabs.odds_in_slices(view)
        self._remember(view, ours=False)

    def play(self, event: Any, timeline: Timeline, after: Callable[[], Any]) -> Step | None:
        """How an event looks; when it has run, it stands on the board."""
        self.controls.withdraw()
        self.model.asked, self.model.doubt = None, ""

        def stand() -> None:
            self.model.shown = self.model.shown.then(event, after())

        return animations.play(self.model, event, timeline, stand)

    def _remember(self, view: MonsterLeague, ours: bool) -> None:
        self._view = view
        self.model.shown = Shown.of(view)
        decision = view.decision
        self.model.asked = None if decision is None else Asked(decision.seat, decision.ask, ours)
        if decision is not None:
            self.model.attending = decision.seat

    def mood(self, view: MonsterLeague) -> Mood:
        """What the crowd goes by."""
        return mood_of(view)

    # -- choosing ----------------------------------------------------------------------------------------------------

    def offer(
        self, view: MonsterLeague, choose: Callable[[Action], None], why_not: Callable[[Action], str | None]
    ) -> Offer:
        """The present decision for the person whose turn it is."""
        self._remember(view, ours=True)
        return offers.make_offer(self.controls, self.model, view, choose, why_not)

    def doubt(self, view: MonsterLeague, action: Action) -> str:
        """The last token is asked for twice, where a person wants that: the dock says so where it was pressed."""
        self.model.doubt = offers.doubt(self.model, view, action)
        if self.model.doubt:
            offers.ask_twice(self.controls)
        return self.model.doubt

    def watch(self, view: MonsterLeague, why_not: Callable[[Action], str | None]) -> Offer:
        """The same while somebody else decides."""
        self._remember(view, ours=False)
        return offers.make_watch(self.controls, self.model, view, why_not)

    def lay_note(self, canvas: Canvas, box: Box) -> Canvas:
        """A card of paper without a picture."""
        return draw_note(canvas, box)

    # -- looking -----------------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """The game area and the inspector, as they stand and move."""
        model = self.model
        model.chance_shown = self.chance_shown
        self.controls.switch.visible = len(model.shown.spins) < 2
        still = self._still.canvas(canvas, model)
        canvas.surface.blit(still.surface, canvas.screen.rect(*AREA).topleft)
        self._life.draw(canvas)
        for view in self._views:
            view.move(canvas, model)
        self._moments.draw(canvas, still, self._still.paintings, model)

    @property
    def covered(self) -> bool:  # type: ignore[override]
        """A band passes when the sides change."""
        return self.model.motion.wipe is not None

    def landmarks(self) -> Sequence[Landmark]:
        """What tips explain and lessons point at."""
        return landmarks(self.model)

    def hover(self, x: float, y: float) -> bool:
        """The inspector shows what the pointer is on."""
        return self._point(subject_at(self.model, x, y))

    def hover_line(self, line: str) -> bool:
        """The pointer is on a line of the log: the inspector shows whom it is about."""
        return self._point(subject_named(self.model, line))

    def _point(self, subject: Subject | None) -> bool:
        before, self.model.pointed = self.model.pointed, subject
        return before != subject and self.model.pinned is None

    def pin(self) -> None:
        """Keep the card under the pointer in the inspector; a second time lets it go."""
        model = self.model
        model.pinned = None if model.pinned is not None and model.pointed in (None, model.pinned) else model.pointed

    def let_go(self) -> None:
        """The wheel is in nobody's hand and springs back, and nothing is pointed at."""
        self.controls.throw.let_go()
        self.model.motion.dragged = None
        self.model.pointed = None

    def pending(self) -> Line | None:
        """A result that may still be changed."""
        shown = self.model.shown
        if shown.result == NOBODY:
            return None
        name = self.model.team(shown.view.batting).batters[shown.batter].short
        return Line("", f"{name} {VERBS[shown.result]}?", CHIPS[shown.result], shown.face)

    def box_rows(self) -> Sequence[Row]:
        """The Box tab."""
        return tabs.box_rows(self._view) if self._view is not None else ()

    def odds_rows(self) -> Sequence[Row]:
        """The Odds tab."""
        return tabs.odds_rows(self._view) if self._view is not None else ()

    def advance(self, dt: float) -> bool:
        """Confetti falls; what the odds of later at-bats are made of is worked out before anybody wants to see it."""
        for _ in itertools.islice(self._odds_ahead, _SLICES):
            pass
        return self.model.confetti.advance(dt)


def _draw_ground(canvas: Canvas) -> None:
    draw_field(canvas)
    draw_side_shade(canvas)
