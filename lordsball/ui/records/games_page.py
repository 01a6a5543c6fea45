"""Games: filters at the left, every game in its dress, and the chosen one at the right."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from lordsball.games import SHELF
from lordsball.records.entry import Entry
from lordsball.records.figures import people
from lordsball.records.telling import score_of
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.inputs import Input, KeyPress
from lordsball.ui.kit.pieces.boards import BRIGHT, draw_board
from lordsball.ui.kit.pieces.icon import draw_icon
from lordsball.ui.kit.widgets.button import Button
from lordsball.ui.kit.widgets.scroll import ScrollView
from lordsball.ui.kit.widgets.text_field import TextField
from lordsball.ui.kit.widgets.ticks import ROW, ListHeading, TickRow
from lordsball.ui.kit.widgets.widget import Box, Widget
from lordsball.ui.records.chosen import ChosenGame
from lordsball.ui.records.page import SHORT, Page, draw_chip, spoken_day
from lordsball.ui.records.rows import Rows
from lordsball.ui.records.sifting import AGAIN, ALONE, CLOSE, COMPUTERS, ORDERS, Sifting, is_by, is_such, specials

if TYPE_CHECKING:
    from lordsball.ui.records.scene import RecordsScene

FILTERS, LIST = Box(16, 64, 232, 640), Box(264, 64, 668, 640)
_HIGH = 46.0
_MOST_PEOPLE = 8
_LONG_NAME = 14


class GamesPage(Page):
    """See the design's `04_record_book_games`."""

    title = "Games"
    keys = (
        (("Arrows",), "From game to game"),
        (("Ctrl+F",), "Find a game"),
        (("Space",), "Watch it"),
        (("A", "P"), "Analyze it, play its seed again"),
        (("S",), "Another order"),
        (("Delete",), "Strike it from the book"),
    )

    def __init__(self, scene: RecordsScene) -> None:
        super().__init__(scene)
        self.sifting = Sifting()
        self.shown: list[Entry] = []
        self.chosen: str = ""
        """The key of the chosen game."""
        self.about = ChosenGame(self)
        self._scrolled = 0.0
        self.rows: Rows[Entry] | None = None
        self._laid: list[Entry] | None = None
        self.field = TextField((466, 71, 236, 34), "Find a game", "", self._find, longest=40,
                               placeholder="Find a game", on_enter=lambda words: self._to_list())

    def read(self) -> None:
        self._sift()

    def _sift(self) -> None:
        self.shown = self.sifting.through(self.games)
        keys = [entry.key for entry in self.shown]
        if self.chosen not in keys:
            self.chosen = keys[0] if keys else ""
        self.about.take(self.entry)

    @property
    def entry(self) -> Entry | None:
        """The chosen game; None where none is shown."""
        return next((entry for entry in self.shown if entry.key == self.chosen), None)

    def show(self, key: str) -> None:
        """Choose a game, whatever was filtered."""
        self.sifting.clear()
        self.chosen = key
        self._sift()

    # -- widgets -----------------------------------------------------------------------------------------------------

    def widgets(self) -> list[Widget]:
        self.list = ScrollView((24, 72, 218, 624), "Filters", list(self._ticks()))
        self.list.scroll_to(self._scrolled)
        if self.field.text != self.sifting.words:
            self.field.show(self.sifting.words)
        words = ORDERS[self.sifting.order][0].capitalize()
        order = Button((712, 70, 208, 36), words, self._next_order, kind="slate", size=18, keys=("s",), radius=10,
                       hint=f"Order: {words.lower()}", tooltip="Another order (S)")
        show = Button((LIST.cx - 120, LIST.cy + 10, 240, 48), "Show all games", self._clear, kind="slate")
        middle: list[Widget] = [self._laid_rows() if self.shown else show, self.field, order]
        right = self.about.widgets()
        self._boards = ([self.list], middle, right)
        return [self.list, *middle, *right]

    def _laid_rows(self) -> Rows[Entry]:
        """The list: the same one as long as it shows the same games."""
        if self.rows is None or self._laid is not self.shown:
            before, self._laid = self.rows, self.shown
            box = (276, 116, 648, 576)
            self.rows = Rows(box, "Games", self.shown, _HIGH, self._draw_row, self._choose, self.about.watch)
            self.rows.chosen = next(n for n, entry in enumerate(self.shown) if entry.key == self.chosen)
            self.rows.scroll_to(before.scrolled if before is not None else 0.0)
            self.rows.reveal(Box(0, self.rows.chosen * (_HIGH + 5), 10, _HIGH))
        return self.rows

    @property
    def main(self) -> Widget | None:
        return self.rows if self.shown else None

    def boards(self) -> Sequence[Sequence[Widget]]:
        return self._boards

    def _ticks(self) -> Iterator[Widget]:
        sifting, y = self.sifting, 0.0

        def heading(words: str) -> Widget:
            nonlocal y
            made = ListHeading((0, y, 200, 32), words)
            y += 32
            return made

        def row(words: str, on: bool, act: Callable[[], object], count: int, round_: bool = True) -> Widget:
            nonlocal y
            made = TickRow((0, y, 204, ROW), words, on, act, count=count, round_=round_)
            y += ROW
            return made

        yield heading("Game")
        yield row("All", not sifting.game, partial(self._set, "game", ""), len(self.own))
        played = dict.fromkeys(entry.game for entry in self.games)
        for key in [*(key for key in SHELF if key in played), *(key for key in played if key not in SHELF)]:
            count = sum(entry.game == key for entry in self.own)
            title = next(entry.title for entry in self.games if entry.game == key)
            yield row(SHORT.get(key, title), sifting.game == key, partial(self._set, "game", key), count)
        yield heading("Who")
        names = [name for name, _ in people(self.own)]
        who = [("Anybody", ""), *((_short(name, names), name) for name in names[:_MOST_PEOPLE]), ("Alone", ALONE)]
        if len(self.own) < len(self.games):
            who.append(("Computers only", COMPUTERS))
        for words, value in who:
            count = sum(is_by(entry, value) for entry in self.games)
            yield row(words, sifting.who == value, partial(self._set, "who", value), count)
        yield heading("Only")
        for key, words in {CLOSE: "Won by one", **specials(self.games), AGAIN: "Seed known"}.items():
            count = sum(is_such(entry, key) for entry in self.own)
            yield row(words, key in sifting.only, partial(self._toggle, key), count, round_=False)

    def _set(self, field: str, value: str) -> None:
        setattr(self.sifting, field, value)
        self._sifted()

    def _toggle(self, key: str) -> None:
        self.sifting.only ^= {key}
        self._sifted()

    def _find(self, words: str) -> None:
        self.sifting.words = words
        self._sift()
        self.scene.refresh()

    def _next_order(self) -> None:
        self.sifting.order = (self.sifting.order + 1) % len(ORDERS)
        self._sifted()

    def _clear(self) -> None:
        self.sifting.clear()
        self._sifted()

    def _sifted(self) -> None:
        self._scrolled = self.list.scrolled
        self._sift()
        self.scene.refresh()

    def _choose(self, entry: Entry) -> None:
        if entry.key != self.chosen:
            self.chosen = entry.key
            self.about.take(entry)
            self._scrolled = self.list.scrolled
            self.scene.refresh()

    def _to_list(self) -> None:
        if self.rows is not None and self.shown:
            self.scene.group.focus(self.rows)

    # -- time, input, looks ------------------------------------------------------------------------------------------

    def update(self, dt: float) -> bool:
        return self.about.update(dt)

    def handle(self, what: Input) -> bool:
        if isinstance(what, KeyPress) and what.name in ("ctrl+f", "f"):
            self.scene.group.focus(self.field, ring=False)
            return True
        if isinstance(what, KeyPress) and self.rows is not None and self.shown:
            if what.name == "delete":
                self.about.delete()
                return True
            return what.name in ("up", "down", "page up", "page down", "home", "end") and self.rows.key(what)
        return False

    def paint(self, canvas: Canvas) -> None:
        draw_board(canvas, *FILTERS)
        count = len(self.shown)
        draw_board(canvas, *LIST, title=f"{count} game{'s' * (count != 1)}")
        if not self.shown:
            canvas.text("No game is like that.", "body", 20, LIST.cx, LIST.cy - 30, BRIGHT, "mc", width=600, height=34)
        self.about.paint(canvas)

    def _draw_row(self, canvas: Canvas, box: Box, entry: Entry, on: bool) -> None:
        x, y, w, h = box
        mid = y + h / 2
        canvas.text(spoken_day(entry.local), "body", 18, x + 12, mid, BRIGHT, "ml", width=82, height=h)
        draw_chip(canvas, entry, x + 98, mid, 106)
        right = x + w - 10
        words = entry.specials[0].words if entry.specials else "Seed known" if entry.again else ""
        if words:
            right -= canvas.text(words, "body", 18, right, mid, "#fff3d2", "mr", width=112, height=24) + 26
            draw_icon(canvas, "replay" if not entry.specials else "star", right, mid - 10, 20, "#ffd98a")
            right -= 8
        canvas.text(score_of(entry), "semibold", 18, x + 214, mid, "#ffffff", "ml", width=right - x - 214, height=h)




def _short(name: str, names: Sequence[str]) -> str:
    """A long name by its first word, where no other person is called so."""
    first = name.split()[0]
    alike = sum(other.split()[0] == first for other in names)
    return name if len(name) <= _LONG_NAME or alike > 1 else first
