"""What the board asks of a stage, the middle of the table during one part of the year; and a plain one."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Any, Protocol

from lordsball.engine.procedure import Action
from lordsball.games.lords.actions import answers
from lordsball.games.lords.state import Lords
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.timeline import Step, Timeline
from lordsball.ui.kit.widgets.widget import Widget
from lordsball.ui.lords.card_in_view import as_if, card_action, considered_card
from lordsball.ui.lords.pieces.material import draw_cardboard
from lordsball.ui.lords.plates import plates_for
from lordsball.ui.lords.prompting import usual_prompt
from lordsball.ui.lords.table_layout import INSIDE, STAGE, spread
from lordsball.ui.lords.view_model import ViewModel
from lordsball.ui.table.board import Landmark
from lordsball.ui.table.still import View

STANDINGS, CLUB, HAND, PHASES = "standings", "club", "hand", "phases"
"""The parts round the stage, by name."""

Choose = Callable[[Action], None]
WhyNot = Callable[[Action], str | None]


class Stage(Protocol):
    """One stage. It draws from `model.shown` only, so that what is being told stands there at its moment.

    What can be clicked carries the action it chooses in its attribute `action` (see `choosing.py`): options that no
    widget of the stage reaches get a plain button by themselves, so that nothing a rule asks can be missed.
    """

    covers: frozenset[str]
    """The parts round the stage that this stage draws over: they are away meanwhile."""
    views: Sequence[View[ViewModel]]
    """What it draws: still pictures and what moves over them. They are asked while the stage is up, and only then."""

    def widgets(self, model: ViewModel, view: Lords, choose: Choose, why_not: WhyNot) -> list[Widget]:
        """What can be touched at the present decision, refusals with their sentence included; `model.ours` says whether
        the person before the screen may decide."""

    def prompt(self, model: ViewModel, view: Lords) -> tuple[Action | None, Action | None]:
        """What the gold button (Space) and the one beside it do at a decision of the person before the screen."""

    def telling(self, view: Lords, widgets: Sequence[Widget]) -> Sequence[Widget]:
        """Of all that can be touched, the widgets whose keys the person choosing is told."""

    def card_at(self, model: ViewModel, x: float, y: float) -> str:
        """The card that lies at a point, by its id; "" for none."""

    def landmarks(self, model: ViewModel) -> Iterable[Landmark]:
        """What means something on it; buttons and the cards of a hand are named elsewhere."""

    def forget(self) -> None:
        """A new year begins, or another moment is shown: what was watched so far is no longer told."""

    def play(self, model: ViewModel, event: Any, timeline: Timeline, stand: Callable[[], None]) -> Step | None:
        """How an event looks. `stand` lets it stand in `model.shown`; it is called afterwards where the step has not.

        None: it stands at once. Called when its turn has come, not before.
        """


class BareBoard:
    """The cardboard alone."""

    area = spread(STAGE, 20)

    def describe(self, model: ViewModel) -> Hashable:
        """It is always the same."""
        return ()

    def paint(self, canvas: Canvas, told: Any) -> None:
        """The cardboard."""
        draw_cardboard(canvas, *STAGE)

    def move(self, canvas: Canvas, model: ViewModel) -> None:
        """Nothing moves."""


class PlainStage:
    """See `stage.Stage`; other stages build on it and say only what they do otherwise."""

    covers: frozenset[str] = frozenset()

    def __init__(self) -> None:
        self.views: Sequence[View[ViewModel]] = (BareBoard(),)

    def widgets(self, model: ViewModel, view: Lords, choose: Choose, why_not: WhyNot) -> list[Widget]:
        """The options of a card that is considered; every other option gets its plate from the board."""
        card = considered_card(model, view)
        if not card or not model.ours:
            return []
        chosen = as_if(view, card)
        assert chosen.decision is not None

        def take(option: Action) -> None:
            if chosen is view:
                choose(option)
                return
            # Two questions of the rules, one wish: the card, and with it the option.
            model.wish = option
            choose(card_action(card))

        options = answers(chosen.decision)
        return plates_for(options, chosen, take, chosen.why_not, True, INSIDE, sheet=True, keys="ABCDEFG")

    def prompt(self, model: ViewModel, view: Lords) -> tuple[Action | None, Action | None]:
        """What is usual for the question."""
        return usual_prompt(view)

    def telling(self, view: Lords, widgets: Sequence[Widget]) -> Sequence[Widget]:
        """All."""
        return widgets

    def card_at(self, model: ViewModel, x: float, y: float) -> str:
        """No card lies there."""
        return ""

    def landmarks(self, model: ViewModel) -> Iterable[Landmark]:
        """Nothing of its own."""
        return ()

    def forget(self) -> None:
        """Nothing is remembered."""

    def play(self, model: ViewModel, event: Any, timeline: Timeline, stand: Callable[[], None]) -> Step | None:
        """Nothing to see."""
        return None
