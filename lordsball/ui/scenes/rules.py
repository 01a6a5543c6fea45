"""The rules of a game as an illustrated booklet, opened where the game stands."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from lordsball.ui.kit.booklet.page import Page
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.fitting import line_size
from lordsball.ui.kit.inputs import Input, KeyPress
from lordsball.ui.kit.scene import Scene
from lordsball.ui.kit.theme import BUTTONS
from lordsball.ui.kit.widgets.button import Button
from lordsball.ui.kit.widgets.text_field import TextField
from lordsball.ui.kit.widgets.widget import Box, State, Widget
from lordsball.ui.shelf import cover_for
from lordsball.ui.shell.desk import Desk

PANEL = Box(50, 26, 1180, 668)
SHEET = Box(366, 46, 844, 628)
RAIL = Box(76, 46, 266, 628)
_FIRST, _STEP = RAIL.y + 132, 47.0
MOST_HITS = 6


class Entry(Widget):
    """A line in the list of chapters, or a place that was found."""

    radius = 9.0

    def __init__(
        self, rect: tuple[float, float, float, float], title: str, second: str, on_click: Callable[[], object],
        chosen: Callable[[], bool],
    ) -> None:
        super().__init__(rect, f"{title}. {second}" if second else title, on_click)
        self.title = title
        self.mates: Sequence[Entry] = (self,)
        """The lines of its list: all have letters of one size."""
        self.second = second
        self.chosen = chosen

    def draw(self, canvas: Canvas, state: State) -> None:
        theme = canvas.theme
        x, y, w, h = self.rect
        chosen = self.chosen()
        if chosen:
            look = BUTTONS[theme.chosen]
            canvas.rounded(x, y, w, h, 9, look.top, look.bottom, look.light, 1.5)
        elif state.hover:
            canvas.rounded(x, y, w, h, 9, theme.panel_top, theme.panel_bottom, theme.edge, 1.5)
        if not self.second:
            size = line_size(canvas, [(mate.title, mate.rect[2] - 24) for mate in self.mates], "semibold", 19, h)
            canvas.text(self.title, "semibold", size, x + 14, y + h / 2, theme.text, "ml", width=w - 24, height=h)
            return
        quiet = theme.text if chosen else theme.muted
        canvas.text(self.title, "body", 18, x + 14, y + h * 0.28, quiet, "ml", width=w - 24, height=h / 2)
        canvas.text(self.second, "semibold", 18, x + 14, y + h * 0.7, theme.text, "ml", width=w - 24, height=h / 2)


class RulesScene(Scene):
    """A page to read at the right; chapters and a search at the left. Escape closes it.

    :param where: the step the game stands at, as `Position.where()` tells it; "": from the beginning.
    """

    overlay = True

    def __init__(self, desk: Desk, key: str, where: str = "") -> None:
        super().__init__()
        self.desk = desk
        self.cover = cover_for(key)
        self.theme = self.cover.theme
        self.where = where
        self.hits: list[int] = []
        self._trail: list[float] = []
        """How far the page was scrolled wherever a word was followed from, to go back there."""
        self._lit = -1

    def enter(self) -> None:
        cards = self.desk.cards(self.cover.key)
        self.booklet = self.cover.booklet(cards)
        now = self.booklet.at_step(self.where) if self.where else None
        self.page = Page(SHEET, "Rules", self.booklet, self.cover.figures(cards), now, self._follow)
        if now is not None:
            self.page.open_at(now)
        self.field = TextField((RAIL.x, RAIL.y + 64, RAIL.w, 44), "Search the rules", "", self._search,
                               longest=40, on_enter=lambda text: self._next_hit(), placeholder="Search")
        self._build()
        self.group.focus(self.page, ring=False)

    def update(self, dt: float) -> bool:
        """The list follows the page, which is measured only when it is drawn."""
        before, self._lit = self._lit, self.page.chapter
        return super().update(dt) or before != self._lit

    def _build(self) -> None:
        entries = self._found() if self.field.text.strip() else self._chapters()
        close = Button((RAIL.x, RAIL.bottom - 52, RAIL.w, 50), "Close", self.close, cap="Esc", size=21)
        ways: list[Widget] = [close]
        if self._trail:
            close.rect = close.rect._replace(w=RAIL.w / 2 - 4, x=RAIL.x + RAIL.w / 2 + 4)
            ways.insert(0, Button((RAIL.x, RAIL.bottom - 52, RAIL.w / 2 - 4, 50), "Back", self._go_back, size=21,
                                  icon="arrow_left", keys=("backspace",), tooltip="Where you were reading (Backspace)"))
        self.rebuild([self.field, *entries, *ways, self.page])

    # -- words that lead on ------------------------------------------------------------------------------------

    def _follow(self, block: int) -> None:
        self._trail.append(self.page.scrolled)
        self.page.open_at(block)
        self._build()

    def _go_back(self) -> None:
        self.page.scroll_to(self._trail.pop())
        self._build()

    def _chapters(self) -> list[Widget]:
        entries = [self._chapter(number, block) for number, block in enumerate(self.booklet.chapters)]
        for entry in entries:
            entry.mates = entries
        return [*entries]

    def _chapter(self, number: int, block: int) -> Entry:
        step = min(_STEP, (RAIL.bottom - 60 - _FIRST) / len(self.booklet.chapters))
        rect = (RAIL.x, _FIRST + number * step, RAIL.w, step - 5)
        title = self.booklet.blocks[block].text
        return Entry(rect, title, "", lambda: self.page.open_at(block), lambda: self.page.chapter == number)

    # -- searching ---------------------------------------------------------------------------------------------

    def _search(self, words: str) -> None:
        self.hits = self.booklet.search(words)
        self.page.hits = frozenset(self.hits)
        self._go_to(self.hits[0] if self.hits else None)
        self._build()

    def _next_hit(self) -> None:
        if self.hits:
            at = self.hits.index(self.page.hit) + 1 if self.page.hit in self.hits else 0
            self._go_to(self.hits[at % len(self.hits)])
            self._build()

    def _go_to(self, block: int | None) -> None:
        self.page.hit = block
        if block is not None:
            self.page.open_at(block)

    def _found(self) -> list[Widget]:
        """The places that were found, the one looked at among them."""
        at = self.hits.index(self.page.hit) if self.page.hit in self.hits else 0
        first = max(0, min(at - MOST_HITS // 2, len(self.hits) - MOST_HITS))
        return [self._hit(row, block) for row, block in enumerate(self.hits[first : first + MOST_HITS])]

    def _hit(self, row: int, block: int) -> Entry:
        step = 66.0
        rect = (RAIL.x, _FIRST + 6 + row * step, RAIL.w, step - 5)
        found = self.booklet.blocks[block]
        title = self.booklet.blocks[self.booklet.chapters[found.chapter]].text
        excerpt = _excerpt(found.plain, self.field.text)
        return Entry(rect, title, excerpt, lambda: self._go_to(block), lambda: self.page.hit == block)

    # -- input and looks ---------------------------------------------------------------------------------------

    def handle(self, what: Input) -> bool:
        if super().handle(what):
            return True
        # What nobody else wants scrolls the page, so that a reader needs no focus.
        if isinstance(what, KeyPress):
            if what.name == "ctrl+f":
                self.group.focus(self.field, ring=False)
                return True
            name = {"space": "page down", "shift+space": "page up"}.get(what.name, what.name)
            return self.page.key(KeyPress(name))
        return False

    def back(self) -> None:
        """Escape ends a search first."""
        if self.field.text:
            self.field.text, self.field.cursor, self.field.anchor = "", 0, 0
            self._search("")
            self.group.focus(self.page, ring=False)
        else:
            self.close()

    def paint(self, canvas: Canvas) -> None:
        theme = canvas.theme
        canvas.panel(*PANEL, 20, alpha=1)
        canvas.text("Rules", "display", 32, RAIL.x + 4, RAIL.y + 28, theme.accents[0], "ml", width=RAIL.w - 8)
        if self.field.text.strip():
            count = len(self.hits)
            words = "Nothing found." if not count else "1 match" if count == 1 else f"{count} matches; Enter: next"
            canvas.text(words, "body", 18, RAIL.x + 4, RAIL.y + 122, theme.muted, "ml", width=RAIL.w - 8, height=32)


def _excerpt(text: str, words: str, length: int = 25) -> str:
    """A few words around the first that was searched for."""
    at = text.casefold().find(words.split()[0].casefold())
    start = text.rfind(" ", 0, max(0, at - 4)) + 1
    cut = text[start : start + length]
    return cut if start + length >= len(text) else cut.rsplit(" ", 1)[0] + "…"
