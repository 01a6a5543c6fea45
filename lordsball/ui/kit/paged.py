"""A scene of several pages under one upper bar: the way back, a switch between the pages, the tools of the page."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.inputs import Input, KeyPress
from lordsball.ui.kit.keys_scene import KeysScene
from lordsball.ui.kit.pieces.boards import BRASS, CREAM, draw_bench
from lordsball.ui.kit.pieces.icon import draw_icon
from lordsball.ui.kit.scene import Scene
from lordsball.ui.kit.text import width_of
from lordsball.ui.kit.theme import SHELL
from lordsball.ui.kit.widgets.button import Button
from lordsball.ui.kit.widgets.switches import Segmented
from lordsball.ui.kit.widgets.widget import Widget

KeyLine = tuple[tuple[str, ...], str]
"""Keys, and what they do."""
_BAR = 48.0
_TITLE_AT, _SEGMENT = 158.0, 34.0


class Tool(NamedTuple):
    """A button at the right of the bar; `why` says why it cannot be pressed now, `about` what it would do."""

    icon: str
    label: str
    act: Callable[[], object]
    keys: tuple[str, ...] = ()
    why: str = ""
    about: str = ""


class Page:
    """One page. The frame asks it for widgets whenever it is refreshed, and paints it under them."""

    title = ""
    """On the switch in the bar; also what `PagedScene.open` calls it."""
    keys: Sequence[KeyLine] = ()
    """Keys of this page, for the list of keys."""

    def enter(self) -> None:
        """It comes to the eye."""

    def leave(self) -> None:
        """It gives way to another page, or to another scene."""

    def widgets(self) -> list[Widget]:
        """What can be touched, in the order of the Tab key."""
        return []

    def boards(self) -> Sequence[Sequence[Widget]]:
        """The widgets of each board: Tab goes from board to board, arrows inside. None: Tab goes to each widget."""
        return ()

    def tools(self) -> Sequence[Tool]:
        """What stands at the right of the bar before the tools of every page."""
        return ()

    def paint(self, canvas: Canvas) -> None:
        """Boards and pictures, under the widgets."""

    def update(self, dt: float) -> bool:
        """Time passes; True when it must be drawn again."""
        return False

    def handle(self, what: Input) -> bool:
        """An input that no widget and no key of the frame wanted."""
        return False


class PagedScene(Scene):
    """The frame. Who makes one sets `pages` and `page`."""

    theme = SHELL
    music = "title"
    called = ""
    icon = ""
    """What stands in the bar before the switch."""
    switch_at = 0.0
    keys_everywhere: Sequence[KeyLine] = ()
    """Keys of every page."""
    pages: Sequence[Page]
    page: Page

    @property
    def now(self) -> Page:
        """What is shown."""
        return self.page

    def open(self, title: str) -> None:
        """Go to a page by its title."""
        goal = next(page for page in self.pages if page.title == title)
        if goal is not self.page:
            self.page.leave()
            self.page = goal
            goal.enter()
        self.refresh()

    def resume(self) -> None:
        self.refresh()

    def refresh(self) -> None:
        """Build the widgets again; the focus stays where it was."""
        self._top = list(self._bar())
        page = self.now.widgets()
        self._right = self._tools()
        self.rebuild([*self._top, *page, *self._right])

    def tools_everywhere(self) -> Sequence[Tool]:
        """What stands between the page's own tools and Keys."""
        return ()

    def shortcut(self, name: str) -> bool:
        """A key that no widget wanted; True where it means something on every page."""
        return False

    @property
    def switch_end(self) -> float:
        """Where the switch ends at the right."""
        return self.switch_at + len(self.pages) * (max(_width(page.title) for page in self.pages) + _SEGMENT) + 6

    def _bar(self) -> Iterator[Widget]:
        yield Button((8, 5, 140, 38), "Title", self.back, kind="flat", icon="arrow_left", cap="Esc", size=18,
                     keys=("escape",), hint="Back to the title")
        titles = [page.title for page in self.pages]
        yield Segmented((self.switch_at, 6, self.switch_end - self.switch_at, 36), "Pages", titles,
                        titles.index(self.page.title), lambda number: self.open(titles[number]), radius=10)

    def _tools(self) -> list[Widget]:
        """Right to left."""
        keys = Tool("keyboard", "Keys", self._show_keys, ("f1",))
        found: list[Widget] = []
        right = 1272.0
        for tool in reversed((*self.now.tools(), *self.tools_everywhere(), keys)):
            w = 52.0 + (_width(tool.label) + 8 if tool.label else 0.0)
            right -= w + 4
            found.append(Button((right, 5, w, 38), tool.label, tool.act, kind="flat", icon=tool.icon, size=18,
                                keys=tool.keys, enabled=not tool.why, why=tool.why, tooltip=_tip(tool)))
        return found[::-1]

    def _show_keys(self) -> None:
        self.app.scenes.push(KeysScene((*self.now.keys, *self.keys_everywhere)))

    # -- input, time, looks ------------------------------------------------------------------------------------------

    def handle(self, what: Input) -> bool:
        if isinstance(what, KeyPress) and what.name in ("tab", "shift+tab") and self.group.popup is None:
            boards = [board for board in (self._top, *self.now.boards(), self._right) if board]
            if len(boards) > 2:
                self._next_board(boards, -1 if what.name == "shift+tab" else 1)
                return True
        if super().handle(what):
            return True
        if isinstance(what, KeyPress) and not what.repeat:
            if self.shortcut(what.name):
                return True
            titles = [page.title for page in self.pages]
            step = {"ctrl+tab": 1, "ctrl+shift+tab": -1}.get(what.name, 0)
            digit = int(what.name) - 1 if what.name.isdecimal() else -1
            if step or 0 <= digit < len(titles):
                self.open(titles[(titles.index(self.page.title) + step) % len(titles) if step else digit])
                return True
        return self.now.handle(what)

    def _next_board(self, boards: Sequence[Sequence[Widget]], step: int) -> None:
        """The keyboard goes to the first widget of the next board."""
        chains = [[each for each in _flat(board) if each.focusable and each.enabled] for board in boards]
        chains = [chain for chain in chains if chain]
        focused = self.group.focused
        at = next((n for n, chain in enumerate(chains) if focused in chain), -1 if step > 0 else 0)
        self.group.focus(chains[(at + step) % len(chains)][0])

    def update(self, dt: float) -> bool:
        return super().update(dt) | self.now.update(dt)

    def paint(self, canvas: Canvas) -> None:
        draw_bench(canvas)
        left, top, width, _ = canvas.screen.visible
        canvas.shadow(left, top, width, _BAR - top, 0, 10, 0.6, 4)
        canvas.rounded(left, top, width, _BAR - top, 0, "#1a2638", "#0f1724")
        canvas.rounded(left, _BAR - 1, width, 2, 0, "#8a6038")
        draw_icon(canvas, self.icon, _TITLE_AT, 12, 24, BRASS)
        canvas.text(self.called, "display", 25, _TITLE_AT + 33, 25, CREAM, "ml",
                    width=self.switch_at - _TITLE_AT - 42, height=40)
        self.now.paint(canvas)


def _flat(widgets: Sequence[Widget]) -> Iterator[Widget]:
    """Widgets, or what is in those that hold others."""
    for widget in widgets:
        yield from widget.children or (widget,)


def _width(words: str) -> float:
    return width_of(words, "semibold", 36) / 2


def _tip(tool: Tool) -> str:
    key = "+".join(part.capitalize() for part in tool.keys[0].split("+")) if tool.keys else ""
    return f"{tool.about} ({key})" if tool.about and key else tool.about or key
