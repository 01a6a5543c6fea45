"""The pages that lie over the table and wait to be read, the uppermost first."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from lordsball.games.lords import events as told
from lordsball.games.lords.state import Lords
from lordsball.ui.lords.gazette.page import Page
from lordsball.ui.lords.sight import Sight


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

    def clear_for(self, sight: Sight, view: Lords) -> None:
        """Pages of another moment than this view's are gone: after undo, and in a replay. Called before it is set."""
        same = self.attended() and sight.shown.agrees(view) and sight.shown.over == (view.decision is None)
        if self._names and not same:
            self._names = []
            sight.exhibit = ("", None)

    def turn(self, sight: Sight) -> None:
        """The page has been read, or is first to come to rest."""
        page = self.page
        if page is None or page.finish():
            return
        self._names = self._names[1:]
        sight.exhibit = ("", None)
        if self.page is not None:
            self.page.open(sight)
