"""The workshop: its upper bar, and one page at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from lordsball import games
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.inputs import Input, KeyPress
from lordsball.ui.kit.keys_scene import KeysScene
from lordsball.ui.kit.pieces.boards import BRASS, CREAM, QUIET, draw_bench, draw_rail
from lordsball.ui.kit.pieces.icon import draw_icon
from lordsball.ui.kit.scene import Scene
from lordsball.ui.kit.text import width_of
from lordsball.ui.kit.theme import SHELL
from lordsball.ui.kit.widgets.button import Button
from lordsball.ui.kit.widgets.switches import Segmented
from lordsball.ui.kit.widgets.widget import Widget
from lordsball.ui.shell.desk import Desk
from lordsball.ui.workshop.a_or_b import TrialPage
from lordsball.ui.workshop.browse import CardsPage
from lordsball.ui.workshop.edit import EditPage
from lordsball.ui.workshop.page import Page, Tool
from lordsball.ui.workshop.room import Room
from lordsball.ui.workshop.running import PLAYING
from lordsball.ui.workshop.trial import TrialScene, trial
from lordsball.workshop.workbench import CannotWrite

BAR = 48.0
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
_TITLE_AT, _SWITCH_AT, _SEGMENT = 158.0, 314.0, 34.0
FIRST = "wild_cards"


class WorkshopScene(Scene):
    """The frame.

    :param game: the key of a game; "": the one that was open here last, or the first.
    """

    theme = SHELL
    music = "title"

    def __init__(self, desk: Desk, game: str = "") -> None:
        super().__init__()
        self.desk = desk
        known = game if game in games.SHELF else FIRST if FIRST in games.SHELF else next(iter(games.SHELF))
        self.room = Room(desk, known)
        self.pages: tuple[Page, ...] = tuple(page(self) for page in PAGES)
        self.page = self.pages[0]
        self._news = False
        """Games were played that are not shown yet."""

    # -- life --------------------------------------------------------------------------------------------------------

    def enter(self) -> None:
        self.page.enter()
        self.refresh()

    def resume(self) -> None:
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

    def open(self, title: str) -> None:
        """Go to a page by its title."""
        goal = next(page for page in self.pages if page.title == title)
        if goal is not self.page:
            self.page.leave()
            self.page = goal
            goal.enter()
        self.refresh()

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

    def refresh(self) -> None:
        """Build the widgets again; the focus stays where it was."""
        self._top = list(self._bar())
        page = self.page.widgets()
        self._right = self._tools()
        self.rebuild([*self._top, *page, *self._right])

    # -- the bar -----------------------------------------------------------------------------------------------------

    def _bar(self) -> Iterator[Widget]:
        yield Button((8, 5, 140, 38), "Title", self.back, kind="flat", icon="arrow_left", cap="Esc", size=18,
                     keys=("escape",), hint="Back to the title")
        titles = [page.title for page in self.pages]
        yield Segmented((_SWITCH_AT, 6, self._switch_width(), 36), "Pages", titles, self.pages.index(self.page),
                        lambda number: self.open(titles[number]), radius=10)

    def _switch_width(self) -> float:
        return len(self.pages) * (max(self._width(page.title) for page in self.pages) + _SEGMENT) + 6

    def _tools(self) -> list[Widget]:
        """The page's own, then the list of keys, right to left."""
        tools = [*self.page.tools(), *self._history(), Tool("keyboard", "Keys", self._show_keys, ("f1",))]
        found: list[Widget] = []
        right = 1272.0
        for tool in reversed(tools):
            w = 52.0 + (self._width(tool.label) + 8 if tool.label else 0.0)
            right -= w + 4
            found.append(Button((right, 5, w, 38), tool.label, tool.act, kind="flat", icon=tool.icon, size=18,
                                keys=tool.keys, enabled=not tool.why, why=tool.why, tooltip=_tip(tool)))
        return found[::-1]

    def _history(self) -> tuple[Tool, ...]:
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

    def _width(self, words: str) -> float:
        return width_of(words, "semibold", 36) / 2

    def _show_keys(self) -> None:
        self.app.scenes.push(KeysScene((*self.page.keys, *KEYS)))

    # -- input, time, looks ------------------------------------------------------------------------------------------

    def handle(self, what: Input) -> bool:
        if isinstance(what, KeyPress) and what.name in ("tab", "shift+tab") and self.group.popup is None:
            boards = [board for board in (self._top, *self.page.boards(), self._right) if board]
            if len(boards) > 2:
                self._next_board(boards, -1 if what.name == "shift+tab" else 1)
                return True
        if super().handle(what):
            return True
        if isinstance(what, KeyPress) and not what.repeat:
            at = self.pages.index(self.page)
            if what.name == "f7" and self.page is not self.comparison:
                self.open(self.comparison.title)
                return True
            step = {"ctrl+tab": 1, "ctrl+shift+tab": -1}.get(what.name, 0)
            digit = int(what.name) - 1 if what.name.isdecimal() else -1
            if step or 0 <= digit < len(self.pages):
                self.open(self.pages[(at + step) % len(self.pages) if step else digit].title)
                return True
        return self.page.handle(what)

    def _next_board(self, boards: Sequence[Sequence[Widget]], step: int) -> None:
        """The keyboard goes to the first widget of the next board."""
        chains = [[each for each in _flat(board) if each.focusable and each.enabled] for board in boards]
        chains = [chain for chain in chains if chain]
        focused = self.group.focused
        at = next((n for n, chain in enumerate(chains) if focused in chain), -1 if step > 0 else 0)
        goal = chains[(at + step) % len(chains)][0]
        self.group.focus(goal)

    def update(self, dt: float) -> bool:
        if self.room.poll(dt):
            self._tell()
        self._news |= self.comparison.follow()
        if self._news and self.group.pressed is None:  # a button that is held stays the same one
            self._news = False
            if self.page is self.comparison:
                self.comparison.show_news()
            self.touch()
        return super().update(dt) | self.page.update(dt)

    @property
    def comparison(self) -> TrialPage:
        """The page whose games go on whatever page is open."""
        return next(page for page in self.pages if isinstance(page, TrialPage))

    def paint(self, canvas: Canvas) -> None:
        draw_bench(canvas)
        self._paint_bar(canvas)
        self.page.paint(canvas)

    def _paint_bar(self, canvas: Canvas) -> None:
        left, top, width, _ = canvas.screen.visible
        canvas.shadow(left, top, width, BAR - top, 0, 10, 0.6, 4)
        canvas.rounded(left, top, width, BAR - top, 0, "#1a2638", "#0f1724")
        canvas.rounded(left, BAR - 1, width, 2, 0, "#8a6038")
        draw_icon(canvas, "wrench", _TITLE_AT, 12, 24, BRASS)
        canvas.text("Workshop", "display", 25, _TITLE_AT + 34, 25, CREAM, "ml", width=112, height=40)
        running = self.comparison.running
        if running.state == PLAYING and self.page is not self.comparison:
            at = _SWITCH_AT + self._switch_width() + 18
            canvas.text("A or B", "body", 18, at, 24, QUIET, "ml", width=56, height=30)
            draw_rail(canvas, at + 62, 17, 110, running.share, 14)


def _flat(widgets: Sequence[Widget]) -> Iterator[Widget]:
    """Widgets, or what is in those that hold others."""
    for widget in widgets:
        yield from widget.children or (widget,)


def _tip(tool: Tool) -> str:
    key = "+".join(part.capitalize() for part in tool.keys[0].split("+")) if tool.keys else ""
    return f"{tool.about} ({key})" if tool.about and key else tool.about or key
