"""What the board asks of a stage: the middle of the table during one part of the year."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from lordsball.engine.procedure import Action
from lordsball.games.lords.state import Lords
from lordsball.ui.kit.timeline import Step, Timeline
from lordsball.ui.kit.widgets.widget import Widget
from lordsball.ui.lords.sight import Sight
from lordsball.ui.table.still import View

STANDINGS, CLUB, HAND, PHASES = "standings", "club", "hand", "phases"
"""The parts round the stage, by name."""

Choose = Callable[[Action], None]
WhyNot = Callable[[Action], str | None]


class Stage(Protocol):
    """One stage. It draws from `sight.shown` only, so that what is being told stands there at its moment.

    What can be clicked carries the action it chooses in its attribute `action` (see `choosing.py`): options that no
    widget of the stage reaches get a plain button by themselves, so that nothing a rule asks can be missed.
    """

    covers: frozenset[str]
    """The parts round the stage that this stage draws over: they are away meanwhile."""
    views: Sequence[View[Sight]]
    """What it draws: still pictures and what moves over them. They are asked while the stage is up, and only then."""

    def widgets(self, sight: Sight, view: Lords, choose: Choose, why_not: WhyNot) -> list[Widget]:
        """What can be touched at the present decision, refusals with their sentence included; `sight.ours` says whether
        the person before the screen may decide."""

    def prompt(self, sight: Sight, view: Lords) -> tuple[Action | None, Action | None]:
        """What the gold button (Space) and the one beside it do at a decision of the person before the screen."""

    def telling(self, view: Lords, widgets: Sequence[Widget]) -> Sequence[Widget]:
        """Of all that can be touched, that whose keys are told to whoever has to choose."""

    def card_at(self, sight: Sight, x: float, y: float) -> str:
        """The card that lies at a point, by its id; "" for none."""

    def forget(self) -> None:
        """A new year begins, or another moment is shown: what was watched so far is no longer told."""

    def play(self, sight: Sight, event: Any, timeline: Timeline, stand: Callable[[], None]) -> Step | None:
        """How an event looks. `stand` lets it stand in `sight.shown`; it is called afterwards where the step has not.

        None: it stands at once. Called when its turn has come, not before.
        """
