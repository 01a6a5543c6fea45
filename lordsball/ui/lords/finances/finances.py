"""Finances & VP on the stage: the books, Retirements, Victory Points, the league and the crowd, one after the other."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import Any, NamedTuple

from lordsball.engine.procedure import Action
from lordsball.games.lords.actions import BUY, DONE_BUYING
from lordsball.games.lords.state import Lords
from lordsball.games.phrasing import counted
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.timeline import Step, Timeline
from lordsball.ui.kit.widgets.widget import Box, State, Widget
from lordsball.ui.lords import stage
from lordsball.ui.lords.club_mat import open_club
from lordsball.ui.lords.clubs_shown import club_of_seat
from lordsball.ui.lords.finances import finance_play
from lordsball.ui.lords.finances.adjustments import CrowdView, LeagueView
from lordsball.ui.lords.finances.buying import ASK, CounterView, Plan, Wish, counter_widgets
from lordsball.ui.lords.finances.finance_moment import SCORING, info_line, moment_of, part_of
from lordsball.ui.lords.finances.ledger import LedgerView, SourcesView
from lordsball.ui.lords.finances.retiring import RetiringView, token_widgets
from lordsball.ui.lords.landmarks.finances import finances as landmarks_of_finances
from lordsball.ui.lords.pieces.material import draw_lit_ring
from lordsball.ui.lords.pieces.purse import Purse, draw_purse
from lordsball.ui.lords.pieces.rail import draw_rail
from lordsball.ui.lords.season.scores import BoardView, LadderView
from lordsball.ui.lords.stage import BareBoard, Choose, PlainStage, WhyNot
from lordsball.ui.lords.table_layout import HAND, spread
from lordsball.ui.lords.view_model import ViewModel
from lordsball.ui.table.board import Landmark

_GAP, _SIDE, _TOP, _HEIGHT, _WIDEST = 6.0, 10.0, 10.0, 112.0, 146.0


class Row(NamedTuple):
    """All purses from the first seat on, and the line along the foot."""

    purses: tuple[Purse, ...]
    words: str


class PursesView:
    """The lower middle of the table while no cards are held."""

    area = spread(HAND, 16)

    def describe(self, model: ViewModel) -> Hashable:
        """Cash, points, Fans and loans of each club."""
        t, moment = model.shown.t, moment_of(model)
        turn = moment.seat if moment is not None else model.asked_seat
        purses = []
        for o in t.owners:
            counting = moment is not None and o.seat in moment.cash
            cash = round(moment.cash[o.seat]) if moment is not None and counting else o.cash
            purses.append(Purse(club_of_seat(t, o.seat), cash, o.vp, o.fans, o.loans, o.media, o.seat == turn))
        return Row(tuple(purses), info_line(model))

    def paint(self, canvas: Canvas, told: Row) -> None:
        """The rail and what lies on it."""
        draw_rail(canvas, HAND.x, HAND.y, told.words)
        for number, purse in enumerate(told.purses):
            draw_purse(canvas, *purse_place(number, len(told.purses)), purse)

    def move(self, canvas: Canvas, model: ViewModel) -> None:
        """Figures are painted as they change."""


def purse_place(number: int, count: int) -> Box:
    """Where a purse lies."""
    w = min(_WIDEST, (HAND.w - 2 * _SIDE - _GAP * (count - 1)) / count)
    left = HAND.x + (HAND.w - count * w - _GAP * (count - 1)) / 2
    return Box(left + number * (w + _GAP), HAND.y + _TOP, w, _HEIGHT)


class PursePlace(Widget):
    """A purse: a click opens the whole club."""

    focusable = False
    radius = 6.0

    def draw(self, canvas: Canvas, state: State) -> None:
        if state.hover:
            draw_lit_ring(canvas, *self.rect, self.radius, 0.6)


class FinancesStage(PlainStage):
    """See `stage.Stage`."""

    covers = frozenset({stage.HAND})

    def __init__(self) -> None:
        self.wish = Wish()
        self.begun: list[Action] = []
        """Purchases of a plan that are still to come: the rules sell one point at a time."""
        self.views = (
            BareBoard(), LedgerView(), SourcesView(), RetiringView(), LadderView(), BoardView(),
            CounterView(self.wish), LeagueView(), CrowdView(), PursesView(),
        )

    def widgets(self, model: ViewModel, view: Lords, choose: Choose, why_not: WhyNot) -> list[Widget]:
        """Tokens to take, the counter, and the purses."""
        decision = view.decision
        found: list[Widget] = list(purse_widgets(model, view))
        if decision is None:
            return found
        if decision.ask == "retirement":
            return [*found, *token_widgets(model, view, choose, why_not)]
        if part_of(model) != SCORING:
            return found

        def buy(plan: Plan) -> None:
            first, *others = (BUY[media] for media in plan.tokens)
            self.begun = others
            choose(first)

        self._go_on(model, view)
        return [*found, *counter_widgets(model, view, self.wish, buy, choose, why_not)]

    def _go_on(self, model: ViewModel, view: Lords) -> None:
        """A plan that has been begun answers the next question by itself, as long as it can."""
        decision = view.decision
        if not self.begun:
            return
        action, *others = self.begun
        can = model.ours and decision is not None and decision.ask == ASK and action in decision.options
        self.begun = others if can else []
        if can:
            model.wish = action

    def prompt(self, model: ViewModel, view: Lords) -> tuple[Action | None, Action | None]:
        """Enough at the counter; tokens have to be pointed at, and the bank has its own button."""
        decision = view.decision
        if decision is None or decision.ask != ASK:
            return super().prompt(model, view)
        return DONE_BUYING, None

    def landmarks(self, model: ViewModel) -> Iterable[Landmark]:
        """The books, the tokens, the counter or the crowd, and the purses."""
        owners = len(model.shown.t.owners)
        return landmarks_of_finances(model, [purse_place(number, owners) for number in range(owners)])

    def forget(self) -> None:
        """A plan that was begun counts no longer."""
        self.begun = []

    def play(self, model: ViewModel, event: Any, timeline: Timeline, stand: Callable[[], None]) -> Step | None:
        """See `finance_play`."""
        return finance_play.play(model, event, timeline, stand)


def purse_widgets(model: ViewModel, view: Lords) -> list[Widget]:
    """The purses: each opens its club."""
    found: list[Widget] = []
    for o in view.owners:
        club = club_of_seat(view, o.seat, full=True)
        place = PursePlace(purse_place(o.seat, len(view.owners)), club.name, _opening(model, o.seat))
        place.tooltip = purse_words(view, o.seat)
        found.append(place)
    return found


def purse_words(t: Lords, seat: int) -> str:
    """A purse in a sentence: what it holds, and what came in and went out this year."""
    o = t.owners[seat]
    tokens, loans = counted(o.media, "Media token"), counted(o.loans, "loan")
    return (
        f"{t.team_of(seat).name}: ${o.cash}, {tokens}, {loans}. ${o.income} came in this year, ${o.payroll} went out "
        "in salaries. A click opens the club."
    )


def _opening(model: ViewModel, seat: int) -> Callable[[], None]:
    return lambda: open_club(model, seat)
