"""What every page of the table does: it covers the table, plays nothing, and waits to be read."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from lordsball.engine.procedure import Action
from lordsball.games import Question
from lordsball.games.lords.state import Lords
from lordsball.ui.kit.timeline import Step, Timeline
from lordsball.ui.kit.widgets.widget import Widget
from lordsball.ui.lords.sight import Sight
from lordsball.ui.lords.stage import CLUB, HAND, PHASES, STANDINGS, Choose, WhyNot
from lordsball.ui.table.still import View

READING = 4.0
"""Seconds that a page stands where nobody turns it."""


class Page:
    """A stage (see `stages.stage.Stage`) over the whole table."""

    covers: frozenset[str] = frozenset((PHASES, STANDINGS, CLUB, HAND))
    views: Sequence[View[Sight]] = ()
    words = Question("", "")
    """What the prompt bar says while it is read."""
    onward = "Read on"
    """What the gold button says."""

    def widgets(self, sight: Sight, view: Lords, choose: Choose, why_not: WhyNot) -> list[Widget]:
        """Nothing but to read on."""
        return []

    def prompt(self, sight: Sight, view: Lords) -> tuple[Action | None, Action | None]:
        """Nothing is asked."""
        return None, None

    def telling(self, view: Lords, widgets: Sequence[Widget]) -> Sequence[Widget]:
        """All."""
        return widgets

    def card_at(self, sight: Sight, x: float, y: float) -> str:
        """No card lies there."""
        return ""

    def forget(self) -> None:
        """A page goes by itself."""

    def play(self, sight: Sight, event: Any, timeline: Timeline, stand: Callable[[], None]) -> Step | None:
        """What happens under a page stands at once."""
        return None

    def open(self, sight: Sight) -> None:
        """It comes to lie on top."""

    def settle(self, sight: Sight) -> None:
        """It is looked at without having come up."""

    def advance(self, sight: Sight, seconds: float) -> bool:
        """Time passes while it is read; True if its appearance changed."""
        return False

    def finish(self) -> bool:
        """Let everything that still moves come to rest; True when something did."""
        return False
