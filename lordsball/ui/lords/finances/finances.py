"""Finances & VP on the stage: the books, Retirements, Victory Points, the league and the crowd, one after the other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lordsball.engine.procedure import Action
from lordsball.games.lords.actions import BUY, DONE_BUYING
from lordsball.games.lords.state import Lords
from lordsball.games.phrasing import counted
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.timeline import Step, Timeline
from lordsball.ui.kit.widgets.widget import State, Widget
from lordsball.ui.lords.club_mat import open_club
from lordsball.ui.lords.dress import club_of_seat
from lordsball.ui.lords.finances import finance_play
from lordsball.ui.lords.finances.buying import ASK, CounterView, counter_widgets
from lordsball.ui.lords.finances.buying_plan import Plan, Wish
from lordsball.ui.lords.finances.crowd import CrowdView
from lordsball.ui.lords.finances.finance_moment import SCORING, part_of
from lordsball.ui.lords.finances.league import LeagueView
from lordsball.ui.lords.finances.ledger import LedgerView, SourcesView
from lordsball.ui.lords.finances.purses import PursesView, purse_place
from lordsball.ui.lords.finances.retirement import RetiringView, token_widgets
from lordsball.ui.lords.pieces.material import draw_lit_ring
from lordsball.ui.lords.plain_stage import BareBoard, PlainStage
from lordsball.ui.lords.season.scores import BoardView, LadderView
from lordsball.ui.lords.sight import Sight
from lordsball.ui.lords.stage import HAND, Choose, WhyNot


class PursePlace(Widget):
    """A purse: a click opens the whole club."""

    focusable = False
    radius = 6.0

    def draw(self, canvas: Canvas, state: State) -> None:
        if state.hover:
            draw_lit_ring(canvas, *self.rect, self.radius, 0.6)


class FinancesStage(PlainStage):
    """See `stage.Stage`."""

    covers = frozenset({HAND})

    def __init__(self) -> None:
        self.wish = Wish()
        self.begun: list[Action] = []
        """Purchases of a plan that are still to come: the rules sell one point at a time."""
        self.views = (
            BareBoard(), LedgerView(), SourcesView(), RetiringView(), LadderView(), BoardView(),
            CounterView(self.wish), LeagueView(), CrowdView(), PursesView(),
        )

    def widgets(self, sight: Sight, view: Lords, choose: Choose, why_not: WhyNot) -> list[Widget]:
        """Tokens to take, the counter, and the purses."""
        decision = view.decision
        found: list[Widget] = list(purse_widgets(sight, view))
        if decision is None:
            return found
        if decision.ask == "retirement":
            return [*found, *token_widgets(sight, view, choose, why_not)]
        if part_of(sight) != SCORING:
            return found

        def buy(plan: Plan) -> None:
            first, *others = (BUY[media] for media in plan.tokens)
            self.begun = others
            choose(first)

        self._go_on(sight, view)
        return [*found, *counter_widgets(sight, view, self.wish, buy, choose, why_not)]

    def _go_on(self, sight: Sight, view: Lords) -> None:
        """A plan that has been begun answers the next question by itself, as long as it can."""
        decision = view.decision
        if not self.begun:
            return
        action, *others = self.begun
        can = sight.ours and decision is not None and decision.ask == ASK and action in decision.options
        self.begun = others if can else []
        if can:
            sight.wish = action

    def prompt(self, sight: Sight, view: Lords) -> tuple[Action | None, Action | None]:
        """Enough at the counter; tokens have to be pointed at, and the bank has its own button."""
        decision = view.decision
        if decision is None or decision.ask != ASK:
            return super().prompt(sight, view)
        return DONE_BUYING, None

    def forget(self) -> None:
        """A plan that was begun counts no longer."""
        self.begun = []

    def play(self, sight: Sight, event: Any, timeline: Timeline, stand: Callable[[], None]) -> Step | None:
        """See `finance_play`."""
        return finance_play.play(sight, event, timeline, stand)


def purse_widgets(sight: Sight, view: Lords) -> list[Widget]:
    """The purses: each opens its club."""
    found: list[Widget] = []
    for o in view.owners:
        club = club_of_seat(view, o.seat, full=True)
        place = PursePlace(purse_place(o.seat, len(view.owners)), club.name, _opening(sight, o.seat))
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


def _opening(sight: Sight, seat: int) -> Callable[[], None]:
    return lambda: open_club(sight, seat)
