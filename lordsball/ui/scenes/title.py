"""The first screen: a clubhouse wall at night, and a poster for each game."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from lordsball import __version__, games
from lordsball.match.measured import as_line
from lordsball.match.saves import Entry
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces.icon import draw_icon
from lordsball.ui.kit.pieces.logo import draw_logo
from lordsball.ui.kit.pieces.poster import SIZE, Fact, draw_poster, draw_wall
from lordsball.ui.kit.scene import NOTICE_SECONDS, Scene
from lordsball.ui.kit.theme import SHELL
from lordsball.ui.kit.widgets.button import Button
from lordsball.ui.kit.widgets.widget import Box, State, Widget
from lordsball.ui.shelf import cover_for
from lordsball.ui.shell.desk import Desk

POSTERS_AT = (80.0, 475.0, 870.0)
POSTERS_TOP = 122.0
ROW = 606.0
"""Top of the row of buttons on the bench."""
FOOT = 702.0
"""Middle of the last line."""


class Bill(NamedTuple):
    """What hangs on the wall: a game, and what the foot of its poster says until the cards are read."""

    key: str
    name: str
    facts: Fact


def bills() -> tuple[Bill, ...]:
    """What hangs on the wall: the shipped games, then whatever else stands on the shelf."""
    own = [key for key in games.SHELF if key not in {bill.key for bill in BILLS}]
    return (*BILLS, *(Bill(key, games.game(key).name, Fact("", "")) for key in own))


BILLS = (
    Bill("lords", "Lords of Baseball", Fact("1–8 owners", "3–7 years")),
    Bill("wild_cards", "Wild Cards", Fact("2 coaches", "2 decks")),
    Bill("monster_league", "Monster League Baseball", Fact("2 players", "3 innings")),
)
FIRST = "monster_league"
"""The game for somebody who has played none: the shortest."""


class Poster(Widget):
    """A poster on the wall; a click sets that game up. In a gold frame hangs the one that the gold button is about."""

    radius = 10.0

    def __init__(self, x: float, bill: Bill, facts: Fact, framed: bool, on_click: Callable[[], object]) -> None:
        super().__init__((x, POSTERS_TOP, *SIZE), f"{bill.name}: new game", on_click)
        self.bill = bill
        self.facts = facts
        self.framed = framed

    def draw(self, canvas: Canvas, state: State) -> None:
        x, y, w, h = self.rect
        draw_poster(canvas, x, y, cover_for(self.bill.key).poster, self.facts, chosen=self.framed)
        if state.hover:
            canvas.halo(x + w / 2, y + h / 2, 210, "#fff1b8", 0.16, sy=1.2)


class TitleScene(Scene):
    """Where the program begins.

    :param notice: a sentence from its start, such as that a settings file was of no use.
    """

    theme = SHELL

    def __init__(self, desk: Desk, notice: str = "") -> None:
        super().__init__()
        self.desk = desk
        self._first_notice = notice
        self._last_game = ""
        self._first = 0
        """The first poster that hangs in sight."""

    def enter(self) -> None:
        self._build()
        if self._first_notice:
            self.say(self._first_notice, 3 * NOTICE_SECONDS)

    def resume(self) -> None:
        self._build()

    def back(self) -> None:
        """The first screen stays: only Quit ends the program."""

    def _build(self) -> None:
        entries = self.desk.saves.entries()
        last = next((entry for entry in entries if _open(entry)), None)
        over = (entry.saved.summary for entry in entries if entry.saved and entry.saved.over and not entry.trouble)
        self._last_game = as_line(next(over, ""))
        usual = next((e.saved.game for e in entries if e.saved and e.saved.game in games.SHELF), FIRST)
        widgets: list[Widget] = []
        hung = bills()
        self._first = min(self._first, len(hung) - len(POSTERS_AT))
        for number, (x, bill) in enumerate(zip(POSTERS_AT, hung[self._first :], strict=False), 1):
            widgets += self._bill(x, bill, str(number), bill.key == usual, entries)
        self.rebuild([*widgets, *self._arrows(len(hung)), *self._row(last, usual)])

    def _arrows(self, count: int) -> list[Widget]:
        """With more games than the wall shows, it can be walked along."""

        def walk(by: int) -> None:
            self._first += by
            self._build()

        found: list[Widget] = []
        middle = POSTERS_TOP + SIZE[1] / 2 - 30
        if self._first > 0:
            found.append(Button((14, middle, 52, 60), "", lambda: walk(-1), kind="bone", icon="chevron_left",
                                keys=("left",), hint="Previous games", tooltip="Previous games"))
        if self._first + len(POSTERS_AT) < count:
            found.append(Button((1214, middle, 52, 60), "", lambda: walk(1), kind="bone", icon="chevron_right",
                                keys=("right",), hint="More games", tooltip="More games"))
        return found

    def _bill(self, x: float, bill: Bill, digit: str, framed: bool, entries: list[Entry]) -> list[Widget]:
        """A poster, the way to its rules, and the buttons that hang over its foot."""

        def begin() -> None:
            self.desk.set_up(bill.key)

        def read() -> None:
            self.desk.open_rules(bill.key)

        cards = self.desk.known_cards(bill.key)
        facts = bill.facts if cards is None else cover_for(bill.key).facts(cards)
        book = Button((x + SIZE[0] - 44, POSTERS_TOP + 8, 34, 34), "", read, kind="slate", icon="book", radius=10,
                      hint=f"Rules of {bill.name}", tooltip=f"Rules of {bill.name}")
        found: list[Widget] = [Poster(x, bill, facts, framed, begin), book]
        top, middle = POSTERS_TOP + SIZE[1] - 18, x + SIZE[0] / 2
        mine = next((entry for entry in entries if _open(entry) and entry.saved and entry.saved.game == bill.key), None)
        hint = f"New game of {bill.name}"
        if mine is None:
            new = Button((middle - 90, top, 180, 43), "New game", begin, kind="bone", keys=(digit,), hint=hint)
            return [*found, new]
        return [
            *found,
            Button((middle - 158, top, 152, 43), "New game", begin, kind="bone", keys=(digit,), hint=hint),
            Button((middle + 6, top, 152, 43), "Continue", lambda: self.desk.go_on(mine), kind="pink",
                   hint=f"Continue {bill.name}"),
        ]

    def _row(self, last: Entry | None, usual: str) -> list[Widget]:
        """The buttons on the bench; the gold one is what most people come for."""
        if last is None:
            first = Button((80, ROW, 262, 58), "New game", lambda: self.desk.set_up(usual), kind="gold", keys=("n",))
        else:
            first = Button((80, ROW, 262, 58), "Continue last game", lambda: self.desk.go_on(last), kind="gold")
        ways: tuple[tuple[str, Callable[[], object], tuple[str, ...]], ...] = (
            ("Load", self.desk.open_saves, ("ctrl+o",)),
            ("Rules", lambda: self.desk.open_rules(usual), ("f1", "?", "shift+/")),
            ("Settings", self.desk.open_settings, ()),
            ("Quit", self.app.quit, ()),
        )
        others = [
            Button((360 + number * 214, ROW, 198, 58), label, act, kind="slate", size=21, keys=keys)
            for number, (label, act, keys) in enumerate(ways)
        ]
        return [first, *others]

    def paint(self, canvas: Canvas) -> None:
        draw_wall(canvas)
        draw_logo(canvas, 640, 45)
        self._paint_foot(canvas)

    def notice_slip(self, canvas: Canvas) -> Box | None:
        """What is said stands in the last line; on a slip where it is too long."""
        return None if self._notice_in_foot(canvas) else super().notice_slip(canvas)

    def _notice_in_foot(self, canvas: Canvas) -> bool:
        smallest = canvas.text_size(self.notice, "semibold", 18)[0] / canvas.art.text_scale
        return bool(self.notice) and smallest <= 1080

    def _paint_foot(self, canvas: Canvas) -> None:
        """The last line, on the dark edge of the bench."""
        theme = canvas.theme
        left, top, width, height = canvas.screen.visible
        body = (
            f'<rect width="{width}" height="{height}" fill="#0b0b10" fill-opacity=".82"/>'
            f'<path d="M0 .75 H{width}" stroke="#c98a4e" stroke-opacity=".45" stroke-width="1.5"/>'
        )
        canvas.draw(body, left, 683, width, top + height - 683, view=(0, 0, width, height))
        if self._notice_in_foot(canvas):
            draw_icon(canvas, "info", 80, FOOT - 12, 24, theme.alarm)
            canvas.text(self.notice, "semibold", 18, 116, FOOT, theme.text, "ml", width=1084, height=34)
            return
        right = 1200 - canvas.text(f"v{__version__}", "body", 18, 1200, FOOT, theme.muted, "mr", height=34) - 20
        if self._last_game:
            at = 80 + canvas.text("Last game", "bold", 18, 80, FOOT, theme.gold, "ml", height=34) + 13
            words = self._last_game
        else:
            at, words = 80.0, "No games played here yet. Everybody is warming up."
        canvas.text(words, "body", 18, at, FOOT, theme.text, "ml", width=right - at, height=34)


def _open(entry: Entry) -> bool:
    """Can “Continue” go on with this one?"""
    return entry.automatic and entry.saved is not None and not entry.trouble and not entry.saved.over
