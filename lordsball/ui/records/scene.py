"""The record book: its upper bar, and one page at a time."""

from __future__ import annotations

import io
from collections.abc import Sequence
from concurrent.futures import Future
from datetime import datetime

from lordsball.match import files
from lordsball.match.files import NotWritten
from lordsball.records import telling
from lordsball.records.entry import Entry
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.paged import PagedScene, Tool
from lordsball.ui.kit.pieces.boards import CREAM, draw_board, draw_rail
from lordsball.ui.records.empty import EmptyPage
from lordsball.ui.records.games_page import GamesPage
from lordsball.ui.records.hall_page import HallPage
from lordsball.ui.records.page import Page
from lordsball.ui.records.people_page import PeoplePage
from lordsball.ui.shell.desk import Desk
from lordsball.ui.shell.record_keeping import Contents

PAGES: tuple[type[Page], ...] = (GamesPage, PeoplePage, HallPage)
"""From left to right on the switch."""
KEYS = (
    (("Ctrl+Tab", "1", "…"), "The next page; a page by its number"),
    (("Tab",), "From board to board"),
    (("Ctrl+S",), "Save the book as a spreadsheet (CSV)"),
    (("Esc",), "Back to the title"),
)
"""Keys of every page."""
_NOTHING = Contents([], [])


class _Reading(Page):
    """Until the book is read: old saves are gone through once, which may take a moment."""

    def paint(self, canvas: Canvas) -> None:
        draw_board(canvas, 340, 300, 600, 120)
        come = self.scene.keeping.come
        words = "Reading the book" if come is None else f"Reading old saves: {come[0]} of {come[1]}"
        canvas.text(words, "body", 20, 640, 340, CREAM, "mc", width=560, height=34)
        draw_rail(canvas, 400, 372, 480, 0.0 if come is None else come[0] / max(1, come[1]), 18)


class RecordsScene(PagedScene):
    """The frame. The book is read beside the drawing; until it is there, a rail says how far that is."""

    called, icon, switch_at = "Record book", "trophy", 340.0
    keys_everywhere = KEYS

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk
        self.keeping = desk.records
        self.contents = _NOTHING
        self.own: list[Entry] = []
        """The games in which a person played."""
        self.pages: tuple[Page, ...] = tuple(page(self) for page in PAGES)
        self.page: Page = self.pages[0]
        self._reading, self._blank = _Reading(self), EmptyPage(self)
        self._shown: Contents | None = None
        self._said = ""

    # -- life --------------------------------------------------------------------------------------------------------

    def enter(self) -> None:
        self.keeping.read()
        self.refresh()

    def back(self) -> None:
        self.desk.title()

    def update(self, dt: float) -> bool:
        dirty = self.keeping.listen()
        found = self.keeping.contents
        if found is not None and found is not self._shown and self.group.pressed is None:
            self._shown = self.contents = found
            self.own = [entry for entry in found.games if not entry.computers_only]
            for page in self.pages:
                page.read()
            self.refresh()
            if self.group.focused is None and self.now.main is not None:
                self.group.focus(self.now.main, ring=False)
            dirty = True
        if self.keeping.notice != self._said:
            self._said = self.keeping.notice
            if self._said:
                self.say(self._said, 8.0)
        return super().update(dt) | dirty | (self.keeping.come is not None)

    # -- pages -------------------------------------------------------------------------------------------------------

    @property
    def now(self) -> Page:
        """What is shown: a book that is being read, or is empty, has a page of its own."""
        if self._shown is None:
            return self._reading
        return self.page if self.contents.games else self._blank

    def open(self, title: str) -> None:
        super().open(title)
        if self.group.focused is None and self.now.main is not None:
            self.group.focus(self.now.main, ring=False)

    def show_game(self, key: str) -> None:
        """Go to a game on the first page."""
        games = next(page for page in self.pages if isinstance(page, GamesPage))
        games.show(key)
        self.open(games.title)

    def tools_everywhere(self) -> Sequence[Tool]:
        save = Tool("save", "CSV", self.save_csv, ("ctrl+s",), about="Save the book as a spreadsheet")
        return (save,) if self.contents.games else ()

    def save_csv(self) -> None:
        """Write the book as a spreadsheet into the data folder, and say where."""
        path = self.desk.data / f"records {datetime.now():%Y-%m-%d}.csv"
        games = self.contents.games

        def work() -> None:
            text = io.StringIO()
            telling.write_csv(games, text)
            files.write(path, text.getvalue().encode(), generations=1, called="The spreadsheet")

        def done(written: Future[None]) -> None:
            try:
                written.result()
            except NotWritten as refused:
                self.say(str(refused), 4.0)
            else:
                self.say(f"Saved: {path}", 5.0)

        self.app.background.send(work, done)
