"""Pages that cover the table until you have read them, and the pile they go on."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from lordsball.engine.procedure import Action
from lordsball.games import Question
from lordsball.games.lords import events as told
from lordsball.games.lords.state import Lords
from lordsball.ui.kit.timeline import Step, Timeline
from lordsball.ui.kit.widgets.widget import Widget
from lordsball.ui.lords.stage import CLUB, HAND, PHASES, STANDINGS, Choose, WhyNot
from lordsball.ui.lords.view_model import NO_EXHIBIT, ViewModel
from lordsball.ui.table.board import Landmark
from lordsball.ui.table.still import View

READING = 4.0
"""Seconds that a page stands where nobody turns it."""


class Page:
    """A stage (see `stages.stage.Stage`) over the whole table."""

    covers: frozenset[str] = frozenset((PHASES, STANDINGS, CLUB, HAND))
    views: Sequence[View[ViewModel]] = ()
    words = Question("", "")
    """What the prompt bar says while it is read."""
    exhibit = NO_EXHIBIT
    """What it shows in the inspector."""
    onward = "Read on"
    """What the gold button says."""

    def widgets(self, model: ViewModel, view: Lords, choose: Choose, why_not: WhyNot) -> list[Widget]:
        """Nothing but to read on."""
        return []

    def prompt(self, model: ViewModel, view: Lords) -> tuple[Action | None, Action | None]:
        """Nothing is asked."""
        return None, None

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
        """A page goes by itself."""

    def play(self, model: ViewModel, event: Any, timeline: Timeline, stand: Callable[[], None]) -> Step | None:
        """What happens under a page stands at once."""
        return None

    def open(self, model: ViewModel) -> None:
        """It comes to lie on top."""

    def settle(self, model: ViewModel) -> None:
        """It is looked at without having come up."""

    def advance(self, model: ViewModel, seconds: float) -> bool:
        """Time passes while it is read; True if its appearance changed."""
        return False

    def finish(self, model: ViewModel) -> bool:
        """Let everything that still moves come to rest; True when something did."""
        return False


class Pile:
    """Pages by their names. Where nobody is there to turn them, each lies until the next thing happens.

    :param pages: every page there is; `of` says after which event which of them is laid down.
    """

    def __init__(self, pages: Mapping[int | str, Page], of: Mapping[type, str], attended: Callable[[], bool]) -> None:
        self.pages = pages
        self.of = of
        self.attended = attended
        self._names: list[str] = []

    @property
    def top(self) -> str:
        """The page that is being read; "" for none."""
        return self._names[0] if self._names else ""

    @property
    def page(self) -> Page | None:
        """The same as a page."""
        return self.pages[self.top] if self._names else None

    def lay(self, event: Any) -> None:
        """Something has happened: a page may come with it."""
        name = self.of.get(type(event), "")
        if name:
            self._names = [*self._names, name] if self.attended() else [name]
        elif isinstance(event, told.YearBegan) and not self.attended():
            self._names = []

    def clear_for(self, model: ViewModel, view: Lords) -> None:
        """Pages of another moment than this view's are gone: after undo, and in a replay. Called before it is set."""
        same = self.attended() and model.shown.agrees(view) and model.shown.over == (view.decision is None)
        if self._names and not same:
            self._names = []

    def turn(self, model: ViewModel) -> None:
        """The page has been read, or is first to come to rest."""
        page = self.page
        if page is None or page.finish(model):
            return
        self._names = self._names[1:]
        if self.page is not None:
            self.page.open(model)
