"""The board of Lords of Baseball: see `lordsball.ui.table.board` for what the table asks of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from lordsball.engine.procedure import Action, Decision
from lordsball.games import Line, Question
from lordsball.games.lords import events as told
from lordsball.games.lords.credit import loans_of
from lordsball.games.lords.events import YearBegan
from lordsball.games.lords.state import Lords
from lordsball.games.phrasing import counted
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.theme import LORDS
from lordsball.ui.kit.timeline import Step, Timeline
from lordsball.ui.kit.widgets.widget import Widget
from lordsball.ui.lords import frame, tabs
from lordsball.ui.lords.card_in_view import CARD_ASKS
from lordsball.ui.lords.choosing import Choose, WhyNot, reached, words_of
from lordsball.ui.lords.ending.ending import Ending
from lordsball.ui.lords.finances.finances import FinancesStage
from lordsball.ui.lords.gazette.front_page import YearEnd
from lordsball.ui.lords.gazette.page import Page, Pile
from lordsball.ui.lords.hand_view import HandView
from lordsball.ui.lords.hearing import mood_of, whose
from lordsball.ui.lords.landmarks.offered import offered
from lordsball.ui.lords.loan_note import Bank, NoteView
from lordsball.ui.lords.moments.party import party, reckoning
from lordsball.ui.lords.moments.stamp import StampView
from lordsball.ui.lords.plates import plates_for
from lordsball.ui.lords.pointing import card_named
from lordsball.ui.lords.prompting import (
    FIRST_KEY,
    SECOND_KEY,
    costs,
    doubt,
    first_choice,
    how_to_choose,
    short_words,
)
from lordsball.ui.lords.season.postseason import PostseasonStage
from lordsball.ui.lords.season.regular import RegularStage
from lordsball.ui.lords.shown import FINANCES, HOT_STOVE, POSTSEASON, REGULAR, SPRING
from lordsball.ui.lords.spring import SpringStage
from lordsball.ui.lords.stage import CLUB, Stage
from lordsball.ui.lords.stirring import town_life
from lordsball.ui.lords.table_layout import INSIDE
from lordsball.ui.lords.view_model import NO_EXHIBIT, ViewModel
from lordsball.ui.lords.winter.hot_stove import HotStoveStage
from lordsball.ui.sound.mood import Mood
from lordsball.ui.table.asked import Asked
from lordsball.ui.table.board import Board, Choice, Landmark, Offer, Row, Seated
from lordsball.ui.table.gold import YOUR_CHOICE, has_price
from lordsball.ui.table.still import AREA, StillPicture

YEAR_END, ENDING = "year_end", "ending"
PAGES: dict[type, str] = {told.YearOver: YEAR_END, told.GameOver: ENDING}
"""Events with which a page is laid down, and the page."""


def make_stages() -> dict[int | str, Stage]:
    """A stage for each part of the year before its winter, by name."""
    return {
        SPRING: SpringStage(), REGULAR: RegularStage(), POSTSEASON: PostseasonStage(), FINANCES: FinancesStage(),
    }


def make_board(seats: Sequence[Seated], screen: Any = None, keep: Callable[..., object] | None = None) -> LordsBoard:
    """The board for these seats.

    :param screen: the person's settings, or a function that returns them; `reduced_motion` is read.
    """
    return LordsBoard(seats, screen if callable(screen) else lambda: screen)


class LordsBoard(Board):
    """One game's board."""

    theme = LORDS
    coach_face = "lords/season/faces/walrus"
    hides_hands = True
    peek_place = frame.PEEK
    page_events = tuple(kind.__name__ for kind in PAGES)

    def __init__(self, seats: Sequence[Seated], settings: Callable[[], Any]) -> None:
        people = [number for number, seat in enumerate(seats) if seat.human]
        attending = people[0] if people else 0
        self.model = ViewModel(tuple(seats), settings, attending=attending)
        self.people = people
        self.model.past = lambda: self.past()
        self.model.looked_back = lambda kind: self.looked_back(kind)
        self.model.great = lambda moment: self.great(moment)
        self.model.again, self.model.heard = lambda: self.again(), lambda name: self.heard(name)
        self.model.exhibited = lambda: self.stage.exhibit if isinstance(self.stage, Page) else NO_EXHIBIT
        self.model.overlay = lambda scene: self.overlay(scene)
        self.hand = HandView()
        self._ending = Ending()
        pages: dict[int | str, Page] = {YEAR_END: YearEnd(), ENDING: self._ending}
        self._winter = HotStoveStage()
        self.stages: dict[int | str, Stage] = {**make_stages(), HOT_STOVE: self._winter, **pages}
        self.model.attended = lambda: bool(people) and not self.unattended
        self.pile = Pile(pages, PAGES, self.model.attended)
        frames = frame.make_frame(self.hand, lambda: self.stage)
        staged = [frame.Staged(view, self._up(stage)) for stage in self.stages.values() for view in stage.views]
        self.bank = Bank()
        over_all = [frame.Staged(view, lambda: True) for view in (NoteView(), StampView())]
        self._views = (*frames, *staged, *over_all)
        self._still = StillPicture(frame.draw_ground, self._views)
        self.life = self._life = town_life(self.model, lambda: self.stage)

    @property
    def stage(self) -> Stage:
        """What lies on the middle of the table: a page that is being read, else the stage of this part of the year."""
        shown = self.model.shown
        return self.stages[self.pile.top or (ENDING if shown.over else shown.phase)]

    def _up(self, stage: Stage) -> Callable[[], bool]:
        return lambda: stage is self.stage

    @property
    def holds(self) -> bool:  # type: ignore[override]
        """A page is being read: nobody goes on meanwhile."""
        return self.pile.page is not None and self.model.attended()

    @property
    def withholds(self) -> bool:  # type: ignore[override]
        """The last page tells how it ends as soon as everything is counted; the others lie over what follows."""
        return self.holds and not (self.pile.top == ENDING and not self._ending.busy)

    @property
    def reading(self) -> Question | None:  # type: ignore[override]
        """What the page that is being read says to the prompt bar."""
        return self.pile.page.words if self.pile.page is not None else None

    # -- setting and playing -----------------------------------------------------------------------------------------

    def show(self, view: Lords, viewer: int | None = None) -> None:
        """Set everything from a view; all that moved is at rest."""
        model = self.model
        self.pile.clear_for(model, view)
        elsewhere = not model.shown.stands_at(view)
        if elsewhere:
            self._forget()
        model.shown.set(view)
        if elsewhere and model.shown.phase == HOT_STOVE:
            self._winter.wire.read(model.past(), view)
        model.motion = {}
        self.bank.forget()
        if viewer != model.viewer:
            self._put_away()
        model.viewer = viewer
        if model.shown.over and not self.pile.top:
            self.pile.pages[ENDING].settle(model)
        self._remember(view, ours=False)

    def play(self, event: Any, timeline: Timeline, after: Callable[[], Any]) -> Step | None:
        """How an event looks; when it has run, it stands on the board."""
        self._withdraw()
        self.bank.hear(event)
        return self._played(event, timeline, after)

    def _played(self, event: Any, timeline: Timeline, after: Callable[[], Any]) -> Step:
        """The stage of the event shows it; afterwards it stands, whether the stage has said so or not."""
        model = self.model
        view, stands = after(), False

        def stand() -> None:
            nonlocal stands
            if not stands:
                stands = True
                model.shown.follow(event, view)

        if isinstance(event, YearBegan):
            self._forget()
        model.shown.turn_to(view)
        yield from reckoning(model, event, timeline)
        self.pile.lay(event)
        yield from self.bank.tell(model, event, timeline)
        step = self.stage.play(model, event, timeline, stand)
        if step is not None:
            yield from step
        stand()
        yield from party(model, event, timeline)

    def _forget(self) -> None:
        """Also what lies under a page that is being read."""
        for stage in self.stages.values():
            stage.forget()

    def _remember(self, view: Lords, ours: bool) -> None:
        model, decision = self.model, view.decision
        if model.asked is None or decision is None or (decision.seat, decision.ask) != model.asked[:2]:
            model.chosen = None
        model.view = view
        model.asked = None if decision is None else Asked(decision.seat, decision.ask, ours)
        if ours and decision is not None and decision.ask == "season_card" and len(decision.options) == 1:
            # The last card needs no choosing: gold plays it.
            model.chosen = decision.options[0]
        if model.viewer is not None:
            model.attending = model.viewer
        elif decision is not None and (decision.seat in self.people or not self.people):
            model.attending = decision.seat

    def _withdraw(self) -> None:
        model = self.model
        model.asked, model.chosen, model.considered, model.offered = None, None, None, ()

    def turn_page(self) -> None:
        """The page has been read."""
        self.pile.turn(self.model)
        self.again()

    def mood(self, view: Lords) -> Mood:
        """What the crowd goes by."""
        return mood_of(view)

    def whose(self, event: Any) -> int | None:
        """A series is that of the person whose club plays it."""
        return whose(self.model.shown.t, event, self.people)

    # -- choosing ----------------------------------------------------------------------------------------------------

    def offer(self, view: Lords, choose: Choose, why_not: WhyNot) -> Offer:
        """The present decision for the person whose turn it is."""
        self._remember(view, ours=True)
        return self._offer(view, choose, why_not)

    def watch(self, view: Lords, why_not: WhyNot) -> Offer:
        """The same while somebody else decides."""
        self._remember(view, ours=False)
        return self._offer(view, lambda action: None, why_not)

    def _offer(self, view: Lords, choose: Choose, why_not: WhyNot) -> Offer:
        model, decision = self.model, view.decision
        page = self.pile.page
        if page is not None:
            model.offered = frame.page_widgets(page, model, view, choose, why_not, self.turn_page)
            return Offer(widgets=model.offered)

        def take(action: Action) -> None:
            model.chosen = action
            choose(action)

        widgets = [
            *self.stage.widgets(model, view, take, why_not),
            *self.hand.widgets(model, view, take, why_not),
        ]
        if CLUB not in self.stage.covers:
            widgets += frame.club_widgets(model, view, take, why_not)
        primary = secondary = None
        if model.ours and decision is not None:
            primary, secondary = self.hand.prompt(model, view) or self.stage.prompt(model, view)
            there = reached(widgets) | {primary, secondary}
            rest = [action for action in decision.options if action not in there]
            widgets += plates_for(rest, view, take, why_not, True, INSIDE, sheet=True)
        model.offered = widgets
        wish, model.wish = model.wish, None
        at_once = _answered(decision, wish) if model.ours and decision is not None else None
        asked = model.ours and decision is not None and primary is None
        how = how_to_choose(view, self.stage.telling(view, widgets)) if asked else ""
        first = first_choice(model, view, widgets) if asked else None
        priced = decision is not None and has_price(decision, primary, lambda action: costs(view, action))
        one, other = self._choice(primary, view, FIRST_KEY), self._choice(secondary, view, SECOND_KEY)
        return Offer(one, other, widgets, at_once, YOUR_CHOICE if priced else how, priced, first)

    def doubt(self, view: Lords, action: Action) -> str:
        """What gives something away for nothing is pressed twice."""
        return doubt(self.model, view, action)

    def _choice(self, action: Action | None, view: Lords, key: str = "") -> Choice | None:
        if action is None:
            return None
        short = short_words(action, view)
        loans = loans_of(view, view.decision.seat, action) if short and view.decision is not None else 0
        label = f"{short}, {counted(loans, 'loan')}" if loans else short or words_of(action, view)
        return Choice(action, label, key)

    # -- looking -----------------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """The game area and the inspector, as they stand and move."""
        model = self.model
        model.considered = _considered(model.offered)
        still = self._still.canvas(canvas, model)
        canvas.surface.blit(still.surface, canvas.screen.rect(*AREA).topleft)
        self._life.draw(canvas)
        for view in self._views:
            view.move(canvas, model)

    def landmarks(self) -> Sequence[Landmark]:
        """What stands on the table now, as its viewer may know it."""
        model = self.model
        if model.shown.table is None:
            return ()
        round_it = frame.landmarks(model, self.hand, self.stage.covers)
        return [*round_it, *self.stage.landmarks(model), *offered(model)]

    def hover(self, x: float, y: float) -> bool:
        """The inspector shows what the pointer is on."""
        if self.model.shown.table is None:
            return False
        found = self.hand.card_at(self.model, x, y) or self.stage.card_at(self.model, x, y)
        before, self.model.pointed = self.model.pointed, found
        return before != found

    def hover_line(self, line: str) -> bool:
        """The pointer is on a line of the log: the inspector shows the card it names."""
        before, self.model.pointed = self.model.pointed, card_named(self.model, line)
        return before != self.model.pointed

    def pin(self) -> None:
        """Keep the card under the pointer in the inspector; a second time lets it go."""
        model = self.model
        model.pinned = "" if model.pinned and model.pointed in ("", model.pinned) else model.pointed

    def put_back(self) -> None:
        """No card stands higher, and no stack or space of a park is picked."""
        self.model.chosen = self.model.wish = None
        self._winter.site.clear()

    def let_go(self) -> None:
        """Nothing is pointed at, and nobody's hand is looked at."""
        self.model.pointed = ""
        self._end_peek()

    def has_hand(self, seat: int) -> bool:
        """Regular Season cards are hidden."""
        return self.model.shown.table is not None and bool(self.model.shown.t.owners[seat].hand)

    def show_hand(self, view: Lords | None) -> None:
        """Let the hand of who has to decide be seen, from a view made for that seat; None: no longer."""
        if view is None:
            self._end_peek()
        else:
            self.model.peeked = tuple(view.owners[self.model.asked_seat].hand)

    def _end_peek(self) -> None:
        if self.model.peeked:
            self.model.peeked = ()
            self._put_away()

    def _put_away(self) -> None:
        """What lies in the inspector may be for one person's eyes: it goes with them."""
        self.model.pointed = self.model.pinned = ""

    def pending(self) -> Line | None:
        """Nothing stands that may still be taken back by somebody else."""
        return None

    def box_rows(self) -> Sequence[Row]:
        """The Box tab."""
        return tabs.box_rows(self.model) if self.model.shown.table is not None else ()

    def odds_rows(self) -> Sequence[Row]:
        """The Odds tab."""
        return tabs.odds_rows(self.model) if self.model.shown.table is not None else ()

    def advance(self, dt: float) -> bool:
        """A page may count something up."""
        return self.pile.page is not None and self.pile.page.advance(self.model, dt)


def _answered(decision: Decision, wish: Action | None) -> Action | None:
    """What needs no asking: the option for which a card was chosen, and the only card of a hand that lies open."""
    if wish in decision.options:
        return wish
    return decision.options[0] if decision.ask in CARD_ASKS and len(decision.options) == 1 else None


def _considered(widgets: Sequence[Widget]) -> Action | None:
    """The option under the pointer, or the one with the keyboard's ring."""
    group = next((widget.group for widget in widgets if widget.group is not None), None)
    if group is None:
        return None
    for widget in (group.hovered, group.focused if group.ring else None):
        action: Action | None = getattr(widget, "action", None)
        if action is not None and widget in widgets:
            return action
    return None
