"""The workshop: its upper bar, and one page at a time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from lordsball import games
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.paged import PagedScene, Tool
from lordsball.ui.kit.pieces.boards import QUIET, draw_rail
from lordsball.ui.shell.desk import Desk
from lordsball.ui.workshop.a_or_b import TrialPage
from lordsball.ui.workshop.browse import CardsPage
from lordsball.ui.workshop.edit import EditPage
from lordsball.ui.workshop.page import Page
from lordsball.ui.workshop.room import Room
from lordsball.ui.workshop.running import PLAYING
from lordsball.ui.workshop.trial import TrialScene, trial
from lordsball.workshop.workbench import CannotWrite

PAGES: tuple[type[Page], ...] = (CardsPage, EditPage, TrialPage)
"""From left to right on the switch."""
KEYS = (
    (("Ctrl+Tab", "1", "…"), "The next page; a page by its number"),
    (("Ctrl+Z", "Ctrl+Y"), "Undo, redo"),
    (("F7",), "A or B"),
    (("Tab",), "From board to board"),
    (("Esc",), "Back"),
)
"""Keys of every page."""
FIRST = "wild_cards"


class WorkshopScene(PagedScene):
    """The frame.

    :param game: the key of a game; "": the one that was open here last, or the first.
    """

    called, icon, switch_at = "Workshop", "wrench", 314.0
    keys_everywhere = KEYS

    def __init__(self, desk: Desk, game: str = "") -> None:
        super().__init__()
        self.desk = desk
        known = game if game in games.SHELF else FIRST if FIRST in games.SHELF else next(iter(games.SHELF))
        self.room = Room(desk, known)
        self.pages: tuple[Page, ...] = tuple(page(self) for page in PAGES)
        self.page: Page = self.pages[0]
        self._news = False
        """Games were played that are not shown yet."""

    # -- life --------------------------------------------------------------------------------------------------------

    def enter(self) -> None:
        self.page.enter()
        self.refresh()

    def leave(self) -> None:
        """What has been changed here counts from the next game on."""
        self.page.leave()
        self.desk.use_packs()

    def back(self) -> None:
        """To the title, unless the page has something to close first."""
        if not self.page.back():
            self.desk.title()

    # -- pages -------------------------------------------------------------------------------------------------------

    def try_cards(self, cards: Any, wanted: tuple[str, ...], called: str) -> None:
        """A game with these cards over the workshop, the first of `wanted` that can be played in the person's seat.

        :param called: what the bar says is being tried.
        """
        try:
            match = trial(games.game(self.room.game), cards, wanted)
        except ValueError as refused:
            self.refuse(f"These cards cannot be tried: {refused}.")
            return
        self.app.scenes.push(TrialScene(self.desk, match, called))

    def has(self, title: str) -> bool:
        """Is there such a page?"""
        return any(page.title == title for page in self.pages)

    def changed(self) -> None:
        """Something of the cards has been changed here: read the faces again, tell every page, build again."""
        self.room.watch()
        self.room.lay_out()
        self._tell()

    def _tell(self) -> None:
        for page in self.pages:
            page.changed()
        self.refresh()

    # -- the bar -----------------------------------------------------------------------------------------------------

    def tools_everywhere(self) -> Sequence[Tool]:
        """Undo and redo of changes of the cards; what that would be is said under the pointer."""
        if not self.page.changes_cards:
            return ()
        bench = self.room.bench
        back, forth = bench.can_undo, bench.can_redo
        return (
            Tool("undo", "Undo", self.undo, ("ctrl+z",), "" if back else "Nothing has been changed yet.", back),
            Tool("redo", "", self.redo, ("ctrl+y", "ctrl+shift+z"), "" if forth else "Nothing was undone.", forth),
        )

    def undo(self) -> None:
        """Take back the last change of the cards."""
        self._change(self.room.bench.undo)

    def redo(self) -> None:
        """Make it again."""
        self._change(self.room.bench.redo)

    def _change(self, change: Callable[[], object]) -> None:
        self.page.settle()
        try:
            change()
        except CannotWrite as refused:
            self.refuse(str(refused))
        self.changed()

    # -- input, time, looks ------------------------------------------------------------------------------------------

    def shortcut(self, name: str) -> bool:
        if name != "f7" or self.page is self.comparison:
            return False
        self.open(self.comparison.title)
        return True

    def update(self, dt: float) -> bool:
        if self.room.poll(dt):
            self._tell()
        self._news |= self.comparison.follow()
        if self._news and self.group.pressed is None:  # a button that is held stays the same one
            self._news = False
            if self.page is self.comparison:
                self.comparison.show_news()
            self.touch()
        return super().update(dt)

    @property
    def comparison(self) -> TrialPage:
        """The page whose games go on whatever page is open."""
        return next(page for page in self.pages if isinstance(page, TrialPage))

    def paint(self, canvas: Canvas) -> None:
        super().paint(canvas)
        running = self.comparison.running
        if running.state == PLAYING and self.page is not self.comparison:
            at = self.switch_end + 18
            canvas.text("A or B", "body", 18, at, 24, QUIET, "ml", width=56, height=30)
            draw_rail(canvas, at + 62, 17, 110, running.share, 14)
