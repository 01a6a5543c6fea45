"""The board of Wild Cards: see `lordsball.ui.table.board` for what the table asks of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from lordsball.engine.procedure import Action
from lordsball.games import Line
from lordsball.games.wild_cards.events import RunnerMoved
from lordsball.games.wild_cards.names import AT_BAT, DOWN, MOUND, OUTFIELD
from lordsball.games.wild_cards.state import WildCards
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces import svg
from lordsball.ui.kit.theme import WILD
from lordsball.ui.kit.timeline import Step, Timeline
from lordsball.ui.kit.widgets.widget import Box
from lordsball.ui.sound.mood import Mood
from lordsball.ui.table.asked import Asked
from lordsball.ui.table.board import Board, Landmark, Offer, Row, Seated
from lordsball.ui.table.reading import seconds_to_read
from lordsball.ui.table.still import AREA, StillPicture, View
from lordsball.ui.wild_cards import table_layout, tabs
from lordsball.ui.wild_cards.card_faces import faces
from lordsball.ui.wild_cards.hearing import mood_of
from lordsball.ui.wild_cards.landmarks import landmarks
from lordsball.ui.wild_cards.moments.animations import play
from lordsball.ui.wild_cards.moments.motion import Motion
from lordsball.ui.wild_cards.moments.overlays import Moments, draw_flying
from lordsball.ui.wild_cards.moments.tricks import Tricks
from lordsball.ui.wild_cards.offers.choosing import Choose, WhyNot
from lordsball.ui.wild_cards.offers.labels import tick_words
from lordsball.ui.wild_cards.offers.offers import make_offer
from lordsball.ui.wild_cards.offers.passing import answered_beforehand
from lordsball.ui.wild_cards.park_life import park_life
from lordsball.ui.wild_cards.pieces.look import NOTED, draw_glass
from lordsball.ui.wild_cards.pieces.mat import draw_mat, draw_night
from lordsball.ui.wild_cards.steps import step_of
from lordsball.ui.wild_cards.table_layout import card_at, card_named
from lordsball.ui.wild_cards.view_model import ViewModel
from lordsball.ui.wild_cards.zones.coach_views import BubbleView, FanView, HandView, MineView, TheirsView
from lordsball.ui.wild_cards.zones.frame_views import DecideView, InspectorView, RailView, ScoreView
from lordsball.ui.wild_cards.zones.mat_views import ParkView, ZoneView
from lordsball.ui.wild_cards.zones.odds_view import OddsView
from lordsball.ui.wild_cards.zones.tray_view import TrayView

ZONES = (MOUND, AT_BAT, OUTFIELD)


def make_board(seats: Sequence[Seated], screen: Any = None, keep: Callable[..., object] | None = None) -> WildBoard:
    """The board for these seats.

    :param screen: the person's settings, or a function that returns them; `reduced_motion` is read.
    """
    return WildBoard(seats, screen if callable(screen) else lambda: screen)


class WildBoard(Board):
    """One game's board."""

    theme = WILD
    hides_hands = True
    open_asks = ("window", "discard")
    unspoken = ("pass",)
    self_evident = ("place", "done", "roll", "turn_up", "use", "play", "discard", "draw", "clean_up", "shuffle", "move")
    log_in_sentences = True
    told_verbs = ("use", "play")
    veiled: Mapping[str, str] = {
        "place": "places a card face down.", "done": "is done placing.", "turn_up": "turns up a Special.",
        "discard": "discards a card.", "draw": "keeps the rest and draws.",
    }
    peek_place = table_layout.PEEK

    def __init__(self, seats: Sequence[Seated], settings: Callable[[], Any]) -> None:
        self.people = [number for number, seat in enumerate(seats) if seat.human]
        self.model = ViewModel(tuple(seats), settings, me=self.people[0] if self.people else 0)
        self.model.great = lambda scene: self.great(scene)
        self.model.heard = lambda name: self.heard(name)
        self.model.again = lambda: self.again()
        self.model.overlay = lambda scene: self.overlay(scene)
        self.model.holds_up = lambda: self._reading_seconds() > 0
        self._views: tuple[View[ViewModel], ...] = (
            ParkView(), *map(TrayView, ZONES), *map(ZoneView, ZONES), OddsView(), DecideView(), ScoreView(),
            TheirsView(), FanView(), BubbleView(), MineView(), HandView(), RailView(),
            InspectorView(),
        )
        self._still = StillPicture(_draw_ground, self._views)
        self._moments = Moments()
        self.life = self._life = park_life(self.model)
        self._tricks = Tricks(self.model, self._reading_seconds)

    # -- setting and playing -----------------------------------------------------------------------------------------

    def show(self, view: WildCards, viewer: int | None = None) -> None:
        """Set everything from a view; all that moved is at rest."""
        model = self.model
        if not model.agrees(view):
            model.deeds.hear_all(self.past(), view)
        model.set(view)
        model.motion, model.laying, model.followed = Motion(), "", ""
        self._tricks.forget()
        model.viewer, model.step = viewer, step_of(view)
        self._remember(view, ours=False)

    def play(self, event: Any, timeline: Timeline, after: Callable[[], Any]) -> Step | None:
        """How an event looks; when it has run, it stands on the board."""
        self._withdraw()
        self.model.moved_on |= isinstance(event, RunnerMoved)
        return self._tricks.around(event, play(self.model, event, timeline, after), timeline)

    def told(self, timeline: Timeline) -> Step | None:
        """What the other coach has just done is held up."""
        return self._tricks.close(timeline)

    def answered(self, view: WildCards, action: Action) -> None:
        """A short tick says what was done by itself."""
        self.model.tick(tick_words(view, action))

    def decided(self) -> None:
        """The recap of what the other coach did has been read."""
        self.model.deeds.forget()

    def _reading_seconds(self) -> float:
        return seconds_to_read(self.model.settings()) if self.people and not self.unattended else 0.0

    def _remember(self, view: WildCards, ours: bool) -> None:
        model, decision = self.model, view.decision
        if model.asked is None or decision is None or (decision.seat, decision.ask) != model.asked[:2]:
            model.chosen = ""
        model.asked = None if decision is None else Asked(decision.seat, decision.ask, ours)
        if model.viewer is not None:
            model.me = model.viewer
        elif decision is not None and decision.seat in self.people:
            model.me = decision.seat

    def _withdraw(self) -> None:
        model = self.model
        model.asked, model.chosen, model.lit, model.offered = None, "", frozenset(), ()
        model.lit_in_secret = model.wanted = frozenset()
        model.runner = ""
        model.dragged = None

    def mood(self, view: WildCards) -> Mood:
        """What the crowd goes by."""
        return mood_of(view)

    # -- choosing ----------------------------------------------------------------------------------------------------

    def offer(self, view: WildCards, choose: Choose, why_not: WhyNot) -> Offer:
        """The present decision for the person whose turn it is."""
        self._remember(view, ours=True)
        if view.decision is not None:
            self.model.keep_places(view, view.decision.seat)

        def take(action: Action) -> None:
            self.model.sent = False
            if action.verb in ("place", "play", "discard"):
                self.model.laying = str(action.args[0])
            choose(action)

        made = make_offer(self.model, view, take, why_not)
        return replace(made, at_once=answered_beforehand(self.model, view, self.past()))

    def watch(self, view: WildCards, why_not: WhyNot) -> Offer:
        """The same while somebody else decides."""
        self._remember(view, ours=False)
        return make_offer(self.model, view, lambda action: None, why_not)

    # -- looking -----------------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """The game area and the inspector, as they stand and move."""
        model = self.model
        still = self._still.canvas(canvas, model)
        canvas.surface.blit(still.surface, canvas.screen.rect(*AREA).topleft)
        self._life.draw(canvas)
        with canvas.clipped(*AREA):
            for view in self._views:
                view.move(canvas, model)
            draw_flying(canvas, model)
            self._moments.draw(canvas, still, self._still.paintings, model)

    @property
    def coach_face(self) -> str:  # type: ignore[override]
        """The emblem of the team before the screen, where it has one."""
        return faces(self.model.t.cards)[self.model.t.team_ids[self.model.me]].look.emblem

    def lay_note(self, canvas: Canvas, box: Box) -> Canvas:
        """Dark glass, not to be seen through."""
        draw_glass(canvas, *box, 12, opacity=1, glow=0.4)
        return canvas.dressed(NOTED)

    @property
    def covered(self) -> bool:  # type: ignore[override]
        """A band passes when the sides change."""
        return self.model.motion.wipe is not None

    def landmarks(self) -> Sequence[Landmark]:
        """Every zone, figure, card and token that lies there now."""
        return landmarks(self.model)

    def hover(self, x: float, y: float) -> bool:
        """The inspector shows what the pointer is on."""
        return self._point(card_at(self.model, x, y) if self.model.table is not None else "")

    def hover_line(self, line: str) -> bool:
        """The pointer is on a line of the log: the inspector shows the card it names."""
        return self._point(card_named(self.model, line))

    def _point(self, card: str) -> bool:
        before, self.model.pointed = self.model.pointed, card
        return before != card and not self.model.pinned

    def pin(self) -> None:
        """Keep the card under the pointer in the inspector; a second time lets it go."""
        model = self.model
        model.pinned = "" if model.pinned and model.pointed in ("", model.pinned) else model.pointed

    def put_back(self) -> None:
        """The card lies in the hand again."""
        self.model.chosen = ""

    def let_go(self) -> None:
        """Nothing is pointed at, and nobody's hand is looked at."""
        self.model.pointed = ""
        self.model.look_away()
        self.model.dragged = None

    def has_hand(self, seat: int) -> bool:
        """Hands are hidden from the other coach."""
        return self.model.table is not None and bool(self.model.t.coaches[seat].hand)

    def show_hand(self, view: WildCards | None) -> None:
        """Let the hand of who has to decide be seen, from a view made for that seat; None: no longer."""
        model = self.model
        model.look_away()
        if view is not None and model.asked is not None:
            coach = view.coaches[model.asked.seat]
            model.peeked = tuple(coach.hand)
            model.peeked_down = {zone: card for zone, down in DOWN.items() if (card := getattr(coach, down))}

    def pending(self) -> Line | None:
        """Dice and totals are in the log as soon as they lie there."""
        return None

    def box_rows(self) -> Sequence[Row]:
        """The Box tab."""
        return tabs.box_rows(self.model) if self.model.table is not None else ()

    def odds_rows(self) -> Sequence[Row]:
        """The Odds tab."""
        return tabs.odds_rows(self.model) if self.model.table is not None else ()

    def advance(self, dt: float) -> bool:
        """Confetti falls; what was answered by itself is seen for a while."""
        return self.model.confetti.advance(dt) | self.model.pass_time(dt)


def _draw_ground(canvas: Canvas) -> None:
    draw_night(canvas)
    _draw_edges(canvas)
    draw_mat(canvas, *table_layout.MAT)


def _draw_edges(canvas: Canvas) -> None:
    """At its edges the night goes over into what surrounds the table in a window of another shape."""
    ink, reach = WILD.ink, 16.0
    for x, start, end in ((0.0, 1.0, 0.0), (AREA.w - reach, 0.0, 1.0)):
        fade = svg.linear("g", (0, ink, start), (1, ink, end), way="across")
        canvas.draw(svg.box(0, 0, reach, AREA.h, 0, "url(#g)"), x, AREA.y, reach, AREA.h, defs=fade)
    fade = svg.linear("g", (0, ink, 0), (1, ink, 1))
    canvas.draw(svg.box(0, 0, AREA.w, 10, 0, "url(#g)"), 0, AREA.bottom - 10, AREA.w, 10, defs=fade)
