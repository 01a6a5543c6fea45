"""The first screen: a clubhouse wall at night, and a poster for each game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from lordsball import __version__, games
from lordsball.games.phrasing import counted
from lordsball.match.measured import as_line
from lordsball.match.saves import Entry
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.inputs import Dropped, Input
from lordsball.ui.kit.pieces.banner import draw_stamp
from lordsball.ui.kit.pieces.icon import draw_icon
from lordsball.ui.kit.pieces.logo import draw_logo
from lordsball.ui.kit.pieces.poster import FACTS_AT, HARD, SIZE, Fact, draw_poster, draw_wall
from lordsball.ui.kit.scene import NOTICE_SECONDS, Scene
from lordsball.ui.kit.theme import SHELL
from lordsball.ui.kit.widgets.button import Button
from lordsball.ui.kit.widgets.widget import Box, State, Widget
from lordsball.ui.shelf import cover_for
from lordsball.ui.shell.billboard import LessonNote
from lordsball.ui.shell.desk import Desk

POSTERS_AT = (80.0, 475.0, 870.0)
"""Where the posters hang when the wall has room for all."""
ALONG, BESIDE = (26.0, 374.0, 722.0, 1070.0), (-120.0, 228.0, 576.0, 924.0)
"""Where they hang when there are more: at one end a part of the next is seen, so that nobody thinks the wall ends."""
SHOWN = len(POSTERS_AT)
POSTERS_TOP = 122.0
ROW = 606.0
"""Top of the row of buttons on the bench."""
FOOT = 702.0
"""Middle of the last line."""


class Bill(NamedTuple):
    """What hangs on the wall: a game."""

    key: str
    name: str


def bills() -> tuple[Bill, ...]:
    """What hangs on the wall: the shipped games, then whatever else stands on the shelf."""
    own = [key for key in games.SHELF if key not in {bill.key for bill in BILLS}]
    return (*BILLS, *(Bill(key, games.game(key).name) for key in own))


BILLS = (
    Bill("lords", "Lords of Baseball"),
    Bill("wild_cards", "Wild Cards"),
    Bill("monster_league", "Monster League Baseball"),
)
FIRST = "monster_league"
"""The game for somebody who has played none: the shortest."""
UNREAD = Fact("Its cards cannot", "be read")


class Poster(Widget):
    """A poster on the wall. In a gold frame hangs the one that the gold button is about.

    :param start: a sign on it says that this is the place to begin.
    """

    radius = 10.0

    def __init__(
        self, x: float, bill: Bill, facts: Fact, label: str, on_click: Callable[[], object], *, framed: bool = False,
        start: bool = False,
    ) -> None:
        tip = f"{HARD[facts.hard]}. {facts.about}" if facts.hard else ""
        super().__init__((x, POSTERS_TOP, *SIZE), label, on_click, tooltip=tip)
        self.bill = bill
        self.facts = facts
        self.framed = framed
        self.start = start

    @property
    def tip_about(self) -> Box:
        """The line of facts at its foot."""
        return Box(self.rect.x, self.rect.y + FACTS_AT - 15, self.rect.w, 30)

    def draw(self, canvas: Canvas, state: State) -> None:
        x, y, w, h = self.rect
        draw_poster(canvas, x, y, cover_for(self.bill.key).poster, self.facts, chosen=self.framed)
        if self.start:
            canvas.halo(x + w - 108, y + 342, 110, _SIGN_LIGHT, 0.4)
            draw_stamp(canvas, x + w - 108, y + 342, "START HERE", _SIGN, 30, 4)
        if state.hover:
            canvas.halo(x + w / 2, y + h / 2, 210, "#fff1b8", 0.16, sy=1.2)


_SIGN, _SIGN_LIGHT = "#3f8a18", "#b4f03c"


class Way(NamedTuple):
    """A button at the foot of a poster."""

    label: str
    go: Callable[[], object]
    hint: str
    icon: str | None = None
    keys: tuple[str, ...] = ()


def _foot_of(x: float, ways: Sequence[Way]) -> list[Widget]:
    """Buttons side by side over the foot of a poster; a single one in its middle."""
    gap = 12.0
    width = min(180.0, (SIZE[0] - 14 - gap * (len(ways) - 1)) / len(ways))
    left = x + (SIZE[0] - len(ways) * width - (len(ways) - 1) * gap) / 2
    return [
        Button((left + number * (width + gap), POSTERS_TOP + SIZE[1] - 18, width, 43), way.label, way.go, kind="bone",
               icon=way.icon, keys=way.keys, hint=way.hint, tooltip="" if way.label in way.hint else way.hint)
        for number, way in enumerate(ways)
    ]


class TitleScene(Scene):
    """Where the program begins.

    :param notice: a sentence from its start, such as that a settings file was of no use.
    """

    theme = SHELL
    music = "title"

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

    def handle(self, what: Input) -> bool:
        if isinstance(what, Dropped):  # a pack, most likely
            self.desk.open_packs()
            return self.app.scenes.top is not None and self.app.scenes.top.handle(what)
        return super().handle(what)

    def back(self) -> None:
        """The first screen stays: only Quit ends the program."""

    def _build(self) -> None:
        entries = self.desk.saves.entries()
        last = next((entry for entry in entries if _open(entry)), None)
        over = [as_line(e.saved.summary) for e in entries if e.saved and e.saved.over and not e.trouble]
        self._last_game = next(iter(over), "")
        usual = next((e.saved.game for e in entries if e.saved and e.saved.game in games.SHELF), FIRST)
        start = FIRST if not over else ""
        """The game with the sign, until one has been played to its end."""
        widgets: list[Widget] = []
        hung = bills()
        for place, bill in self._hang(hung):
            if not self._first <= hung.index(bill) < self._first + SHOWN:
                widgets.append(Poster(place, bill, self._facts(bill), f"More games: {bill.name}", self._walk))
                continue
            digit = str(hung.index(bill) - self._first + 1)
            widgets += self._bill(place, bill, digit, bill.key == usual, bill.key == start, entries)
        self.rebuild([*widgets, *self._arrow(hung), *self._row(last, usual, new=not over)])

    def _hang(self, hung: Sequence[Bill]) -> Iterator[tuple[float, Bill]]:
        """What is to be seen and where it hangs: three posters, and where there are more, a part of the next one."""
        if len(hung) <= SHOWN:
            yield from zip(POSTERS_AT, hung, strict=False)
        elif self._first + SHOWN < len(hung):
            yield from zip(ALONG, hung[self._first :], strict=False)
        else:
            yield from zip(BESIDE, hung[self._first - 1 :], strict=True)

    def _walk(self) -> None:
        """Along the wall to the next posters, and after the last ones back to the first."""
        last = len(bills()) - SHOWN
        self._first = 0 if self._first == last else min(self._first + SHOWN, last)
        self._build()

    def _arrow(self, hung: Sequence[Bill]) -> list[Widget]:
        """Where there are more games than the wall shows, the way to the others, over the part of one that is seen."""
        if len(hung) <= SHOWN:
            return []
        left, icon, key = 1146.0, "chevron_right", "right"
        if self._first + SHOWN >= len(hung):
            left, icon, key = 22.0, "chevron_left", "left"
        others = [bill.name for place, bill in enumerate(hung) if not self._first <= place < self._first + SHOWN]
        tip = f"{counted(len(others), 'more game')}: {', '.join(others)}"
        return [Button((left, POSTERS_TOP + SIZE[1] - 18, 112, 43), "More", self._walk, kind="bone", icon=icon,
                       keys=(key,), hint="More games", tooltip=tip)]

    def _facts(self, bill: Bill) -> Fact:
        return self.desk.billboard.posted(bill.key).facts or UNREAD

    def _next_lesson(self, key: str) -> LessonNote | None:
        done = self.desk.progress.done
        return next((lesson for lesson in self.desk.billboard.posted(key).lessons if lesson.key not in done), None)

    def _learn(self) -> None:
        lesson = self.desk.next_lesson(FIRST)
        if lesson is None:  # its file is no longer what it was at the last start
            self.desk.open_lessons(FIRST)
        else:
            self.desk.open_lesson(lesson)

    def _bill(
        self, x: float, bill: Bill, digit: str, framed: bool, start: bool, entries: list[Entry]
    ) -> list[Widget]:
        """A poster, the way to its rules, and the buttons that hang over its foot."""

        def begin() -> None:
            self.desk.set_up(bill.key)

        def read() -> None:
            self.desk.open_rules(bill.key)

        book = Button((x + SIZE[0] - 44, POSTERS_TOP + 8, 34, 34), "", read, kind="slate", icon="book", radius=10,
                      hint=f"Rules of {bill.name}", tooltip=f"Rules of {bill.name}")
        poster = Poster(x, bill, self._facts(bill), f"{bill.name}: new game", begin, framed=framed, start=start)
        mine = next((entry for entry in entries if _open(entry) and entry.saved and entry.saved.game == bill.key), None)
        ways = [Way("Play", begin, f"New game of {bill.name}", keys=(digit,))]
        lessons = self.desk.billboard.posted(bill.key).lessons
        if lessons:
            done = self._next_lesson(bill.key) is None
            icon, keys = "check" if done else "lesson", ("l",) if bill.key == FIRST else ()
            hint = f"Learn {bill.name}: {counted(len(lessons), 'lesson')}{', all done' if done else ''}"
            ways.insert(0, Way("Learn", lambda: self.desk.open_lessons(bill.key), hint, icon, keys))
        if mine is not None:
            ways.append(Way("Continue", lambda: self.desk.go_on(mine), f"Continue {bill.name}"))
        return [poster, book, *_foot_of(x, ways)]

    def _row(self, last: Entry | None, usual: str, new: bool) -> list[Widget]:
        """The buttons on the bench; the gold one is what most people come for.

        :param new: nobody has played a game to its end here.
        """
        lesson = self._next_lesson(FIRST) if new and last is None else None
        if lesson is not None:
            words = f"Start here: {lesson.minutes} minutes"
            first = Button((80, ROW, 262, 58), words, self._learn, kind="gold", keys=("n",), hint=words,
                           tooltip=f"A first lesson: {lesson.about}")
        elif last is not None:
            first = Button((80, ROW, 262, 58), "Continue last game", lambda: self.desk.go_on(last), kind="gold")
        else:
            words = "Start here" if new else "New game"
            first = Button((80, ROW, 262, 58), words, lambda: self.desk.set_up(usual), kind="gold", keys=("n",))
        ways: tuple[tuple[str, str | None, Callable[[], object], tuple[str, ...], float], ...] = (
            ("Record book", "trophy", self.desk.open_records, ("b",), 196),
            ("Workshop", "wrench", lambda: self.desk.open_workshop(usual), ("k",), 168),
            ("Load", None, self.desk.open_saves, ("ctrl+o",), 100),
            ("Rules", None, lambda: self.desk.open_rules(usual), ("f1", "?", "shift+/"), 100),
            ("Settings", None, self.desk.open_settings, (), 124),
            ("Quit", None, self.app.quit, (), 100),
        )
        others: list[Widget] = []
        left = 353.0
        for label, icon, act, keys, wide in ways:
            others.append(Button((left, ROW, wide, 58), label, act, kind="slate", size=21, keys=keys, icon=icon))
            left += wide + 11.8
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
