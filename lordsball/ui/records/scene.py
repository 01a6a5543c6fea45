"""The record book: its upper bar, and one page at a time."""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from concurrent.futures import Future
from datetime import datetime

from lordsball.match import files
from lordsball.match.files import NotWritten
from lordsball.records import telling
from lordsball.records.entry import Entry
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.inputs import Input, KeyPress
from lordsball.ui.kit.keys_scene import KeysScene
from lordsball.ui.kit.pieces.boards import BRASS, CREAM, draw_bench, draw_board, draw_rail
from lordsball.ui.kit.pieces.icon import draw_icon
from lordsball.ui.kit.scene import Scene
from lordsball.ui.kit.text import width_of
from lordsball.ui.kit.theme import SHELL
from lordsball.ui.kit.widgets.button import Button
from lordsball.ui.kit.widgets.switches import Segmented
from lordsball.ui.kit.widgets.widget import Widget
from lordsball.ui.records.empty import EmptyPage
from lordsball.ui.records.games_page import GamesPage
from lordsball.ui.records.hall_page import HallPage
from lordsball.ui.records.page import Page, Tool
from lordsball.ui.records.people_page import PeoplePage
from lordsball.ui.shell.desk import Desk
from lordsball.ui.shell.record_keeping import Contents

BAR = 48.0
PAGES: tuple[type[Page], ...] = (GamesPage, PeoplePage, HallPage)
"""From left to right on the switch."""
KEYS = (
    (("Ctrl+Tab", "1", "…"), "The next page; a page by its number"),
    (("Tab",), "From board to board"),
    (("Ctrl+S",), "Save the book as a spreadsheet (CSV)"),
    (("Esc",), "Back to the title"),
)
"""Keys of every page."""
_TITLE_AT, _SWITCH_AT = 158.0, 340.0
_NOTHING = Contents([], [])


class RecordsScene(Scene):
    """The frame. The book is read beside the drawing; until it is there, a rail says how far that is."""

    theme = SHELL
    music = "title"

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk
        self.keeping = desk.records
        self.contents = _NOTHING
        self.own: list[Entry] = []
        """The games in which a person played."""
        self.pages: tuple[Page, ...] = tuple(page(self) for page in PAGES)
        self.page = self.pages[0]
        self._blank = EmptyPage(self)
        self._shown: Contents | None = None
        self._said = ""

    # -- life --------------------------------------------------------------------------------------------------------

    def enter(self) -> None:
        self.keeping.read()
        self.refresh()

    def resume(self) -> None:
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
        return super().update(dt) | self.now.update(dt) | dirty | (self.keeping.come is not None)

    # -- pages -------------------------------------------------------------------------------------------------------

    @property
    def now(self) -> Page:
        """The page that is shown: an empty book has one of its own."""
        return self._blank if self._shown is not None and not self.contents.games else self.page

    def open(self, title: str) -> None:
        """Go to a page by its title."""
        self.page = next(page for page in self.pages if page.title == title)
        self.refresh()
        if self.group.focused is None and self._shown is not None and self.now.main is not None:
            self.group.focus(self.now.main, ring=False)

    def show_game(self, key: str) -> None:
        """Go to a game on the first page."""
        games = next(page for page in self.pages if isinstance(page, GamesPage))
        games.show(key)
        self.open(games.title)

    def refresh(self) -> None:
        """Build the widgets again; the focus stays where it was."""
        self._top = list(self._bar())
        page = self.now.widgets() if self._shown is not None else []
        self._right = self._tools()
        self.rebuild([*self._top, *page, *self._right])

    def _bar(self) -> Iterator[Widget]:
        yield Button((8, 5, 140, 38), "Title", self.back, kind="flat", icon="arrow_left", cap="Esc", size=18,
                     keys=("escape",), hint="Back to the title")
        titles = [page.title for page in self.pages]
        wide = len(titles) * (max(_width(title) for title in titles) + 30) + 6
        yield Segmented((_SWITCH_AT, 6, wide, 36), "Pages", titles, self.pages.index(self.page),
                        lambda number: self.open(titles[number]), radius=10)

    def _tools(self) -> list[Widget]:
        own = self.now.tools() if self._shown is not None else ()
        save = Tool("save", "CSV", self.save_csv, ("ctrl+s",), "Save the book as a spreadsheet")
        tools = [*own, *([save] if self.contents.games else []), Tool("keyboard", "Keys", self._show_keys, ("f1",), "")]
        found: list[Widget] = []
        right = 1272.0
        for tool in reversed(tools):
            w = 52.0 + _width(tool.label) + 8
            right -= w + 4
            key = "+".join(part.capitalize() for part in tool.keys[0].split("+"))
            found.append(Button((right, 5, w, 38), tool.label, tool.act, kind="flat", icon=tool.icon, size=18,
                                keys=tool.keys, tooltip=f"{tool.about} ({key})" if tool.about else key))
        return found[::-1]

    def _show_keys(self) -> None:
        self.app.scenes.push(KeysScene((*self.now.keys, *KEYS)))

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

    # -- input and looks ---------------------------------------------------------------------------------------------

    def handle(self, what: Input) -> bool:
        if isinstance(what, KeyPress) and what.name in ("tab", "shift+tab") and self.group.popup is None:
            boards = [board for board in (self._top, *self.now.boards(), self._right) if board]
            if len(boards) > 2:
                self._next_board(boards, -1 if what.name == "shift+tab" else 1)
                return True
        if super().handle(what):
            return True
        if isinstance(what, KeyPress) and not what.repeat:
            at = self.pages.index(self.page)
            step = {"ctrl+tab": 1, "ctrl+shift+tab": -1}.get(what.name, 0)
            digit = int(what.name) - 1 if what.name.isdecimal() else -1
            if step or 0 <= digit < len(self.pages):
                self.open(self.pages[(at + step) % len(self.pages) if step else digit].title)
                return True
        return self.now.handle(what)

    def _next_board(self, boards: Sequence[Sequence[Widget]], step: int) -> None:
        """The keyboard goes to the first widget of the next board."""
        chains = [[each for each in _flat(board) if each.focusable and each.enabled] for board in boards]
        chains = [chain for chain in chains if chain]
        focused = self.group.focused
        at = next((n for n, chain in enumerate(chains) if focused in chain), -1 if step > 0 else 0)
        self.group.focus(chains[(at + step) % len(chains)][0])

    def paint(self, canvas: Canvas) -> None:
        draw_bench(canvas)
        left, top, width, _ = canvas.screen.visible
        canvas.shadow(left, top, width, BAR - top, 0, 10, 0.6, 4)
        canvas.rounded(left, top, width, BAR - top, 0, "#1a2638", "#0f1724")
        canvas.rounded(left, BAR - 1, width, 2, 0, "#8a6038")
        draw_icon(canvas, "trophy", _TITLE_AT, 12, 24, BRASS)
        canvas.text("Record book", "display", 25, _TITLE_AT + 32, 25, CREAM, "ml", width=140, height=40)
        if self._shown is None:
            self._paint_busy(canvas)
        else:
            self.now.paint(canvas)

    def _paint_busy(self, canvas: Canvas) -> None:
        """Until the book is read: old saves are gone through once, which may take a moment."""
        draw_board(canvas, 340, 300, 600, 120)
        come = self.keeping.come
        words = "Reading the book" if come is None else f"Reading old saves: {come[0]} of {come[1]}"
        canvas.text(words, "body", 20, 640, 340, CREAM, "mc", width=560, height=34)
        draw_rail(canvas, 400, 372, 480, 0.0 if come is None else come[0] / max(1, come[1]), 18)


def _flat(widgets: Sequence[Widget]) -> Iterator[Widget]:
    """Widgets, or what is in those that hold others."""
    for widget in widgets:
        yield from widget.children or (widget,)


def _width(words: str) -> float:
    return width_of(words, "semibold", 36) / 2
