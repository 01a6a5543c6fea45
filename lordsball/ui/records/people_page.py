"""People: what somebody has won, against whom, their streaks and bests, and what their cards have done for them."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING

from lordsball.ai.player import PLAYERS
from lordsball.records import figures
from lordsball.records.entry import Entry
from lordsball.records.figures import FEW_GAMES, Career, Won
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces.boards import BAD, BRIGHT, GOOD, QUIET, draw_board, draw_well
from lordsball.ui.kit.pieces.icon import draw_icon
from lordsball.ui.kit.widgets.scroll import ScrollView
from lordsball.ui.kit.widgets.switches import Segmented
from lordsball.ui.kit.widgets.ticks import ROW, ListHeading, TickRow
from lordsball.ui.kit.widgets.widget import Box, Widget
from lordsball.ui.records.page import SHORT, Page, colours_of, draw_track
from lordsball.ui.records.rows import Rows

if TYPE_CHECKING:
    from lordsball.ui.records.scene import RecordsScene

_LIST, _HEAD = Box(16, 64, 232, 640), Box(264, 64, 1000, 116)
_WINS, _TIME = Box(264, 192, 494, 230), Box(770, 192, 494, 230)
_CARDS, _RIVALS = Box(264, 434, 494, 270), Box(770, 434, 494, 270)
_PERSON, _CAREER = 40.0, 34.0
WINDOW = 10
"""Games of which the curve shows the share won."""
KINDS = (("batter", "Batters"), ("card", "Wild Cards"))
PEOPLE = "*people"
"""Against any person. (No level begins with a star.)"""


class PeoplePage(Page):
    """See the design's `04_record_book_person`."""

    title = "People"
    keys = ((("Arrows",), "From person to person, from card to card"),)

    def __init__(self, scene: RecordsScene) -> None:
        super().__init__(scene)
        self.person = ""
        self.against = ""
        self.kind = 0
        self.people: list[tuple[str, int]] = []
        self._scrolled = 0.0
        self._rows: Rows[tuple[str, int]] | None = None
        self._table: Rows[Career] | None = None

    def read(self) -> None:
        self.people = figures.people(self.own)
        names = [name for name, _ in self.people]
        if self.person not in names:
            self.person = names[0] if names else ""
        self._rows = None
        self._count()

    def _count(self) -> None:
        """Add it all up again: for this person, against these opponents."""
        mine = [entry for entry in self.own if figures.seat_of(entry, self.person) is not None]
        self.rivals = figures.rivals(mine, self.person)
        self.mine = [entry for entry in mine if self._met(entry)]
        self.won = figures.won(self.mine, self.person)
        self.streak = figures.streak(self.mine, self.person)
        self.bests = figures.bests(self.mine, self.person)
        self.by_game = [
            (key, figures.won([entry for entry in self.mine if entry.game == key], self.person))
            for key in dict.fromkeys([*SHORT, *(entry.game for entry in self.own)])
        ]
        shares = [
            figures.share_of(entry, sat) for entry in reversed(self.mine)
            if (sat := figures.seat_of(entry, self.person)) is not None
        ]
        self.over_time = [math.fsum(shares[max(0, n - WINDOW) : n]) / min(n, WINDOW) for n in range(1, len(shares) + 1)]
        lines = [line for line in self.scene.contents.lines if line.kind == KINDS[self.kind][0]]
        self.careers = figures.careers(self.mine, lines, lambda entry, sat: sat.human and sat.name == self.person)
        self._table = None

    def _met(self, entry: Entry) -> bool:
        others = [sat for sat in entry.sides if not (sat.human and sat.name == self.person)]
        if self.against == PEOPLE:
            return any(sat.human for sat in others)
        return not self.against or any(not sat.human and sat.player == self.against for sat in others)

    # -- widgets -----------------------------------------------------------------------------------------------------

    def widgets(self) -> list[Widget]:
        if self._rows is None:
            high = min(6, max(1, len(self.people))) * (_PERSON + 6)
            self._rows = Rows((26, 106, 214, high), "Everybody", self.people, _PERSON, self._draw_person, self._choose,
                              gap=6)
            self._rows.chosen = next((n for n, (name, _) in enumerate(self.people) if name == self.person), 0)
        top = self._rows.rect.bottom + 10
        self._list = ScrollView((24, top, 218, 696 - top), "Against", list(self._ticks()))
        self._list.scroll_to(self._scrolled)
        titles = [words for _, words in KINDS]
        kinds = Segmented((_CARDS.right - 246, _CARDS.y + 7, 236, 34), "Cards", titles, self.kind, self._turn, radius=9)
        if self._table is None:
            box = (_CARDS.x + 12, _CARDS.y + 74, _CARDS.w - 22, _CARDS.h - 84)
            self._table = Rows(box, "Careers", self.careers, _CAREER, self._draw_career, lambda career: None, gap=4)
        self._boards = ([self._rows, self._list], [kinds, self._table])
        return [self._rows, self._list, kinds, *([self._table] if self.careers else [])]

    @property
    def main(self) -> Widget | None:
        return self._rows

    def boards(self) -> Sequence[Sequence[Widget]]:
        return self._boards

    def _ticks(self) -> Iterator[Widget]:
        known = [level for levels in PLAYERS.values() for level in levels]
        levels = {rival.name: rival.won.of for rival in self.rivals if not rival.human}
        people = sum(any(s.human and s.name != self.person for s in entry.sides) for entry in self._all())
        yield ListHeading((0, 0, 200, 32), "Against")
        ranked = sorted(levels, key=lambda level: known.index(level) if level in known else -1)
        rows: list[tuple[str, str, int]] = [("Anybody", "", len(self._all()))]
        rows += [(level.replace("_", " ").capitalize(), level, levels[level]) for level in ranked]
        rows += [("People", PEOPLE, people)] if people else []
        for number, (words, value, count) in enumerate(rows):
            yield TickRow((0, 32 + number * ROW, 204, ROW), words, self.against == value, partial(self._set, value),
                          count=count, round_=True)

    def _all(self) -> list[Entry]:
        return [entry for entry in self.own if figures.seat_of(entry, self.person) is not None]

    def _choose(self, person: tuple[str, int]) -> None:
        if person[0] != self.person:
            self.person, self.against = person[0], ""
            self._again()

    def _set(self, against: str) -> None:
        self._scrolled, self.against = self._list.scrolled, against
        self._again()

    def _turn(self, kind: int) -> None:
        self.kind = kind
        self._again()

    def _again(self) -> None:
        self._count()
        self.scene.refresh()

    # -- looks -------------------------------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        draw_board(canvas, *_LIST, title="People")
        draw_board(canvas, *_HEAD)
        draw_board(canvas, *_WINS, title="Wins by game", right="bar: 95% sure")
        draw_board(canvas, *_TIME, title="Over time", right=f"won of the last {WINDOW}")
        draw_board(canvas, *_CARDS, title="Careers")
        draw_board(canvas, *_RIVALS, title="Against", right="won, lost")
        self._paint_head(canvas)
        self._paint_wins(canvas)
        self._paint_time(canvas)
        self._paint_careers(canvas)
        self._paint_rivals(canvas)

    def _paint_head(self, canvas: Canvas) -> None:
        x, y, _, _ = _HEAD
        canvas.rounded(x + 18, y + 18, 80, 80, 40, "#2c4463", "#223650", "#8fb4e0", 3)
        draw_icon(canvas, "person", x + 34, y + 34, 48, "#ffffff")
        canvas.text(self.person, "display", 36, x + 118, y + 42, "#ffffff", "ml", width=300, height=56)
        hours = sum(entry.seconds or 0 for entry in self.mine) / 3600
        since = _date(self.mine[-1].local) if self.mine else ""
        said = f"since {since}, {hours:.1f} hours at the table" if since else "no game against these"
        canvas.text(said, "body", 18, x + 118, y + 84, QUIET, "ml", width=300, height=30)
        lost = self.won.of - self.won.won
        run = self.streak.now
        best = {best.entry.game: best for best in reversed(self.bests) if best.what == "most"}
        told = [
            (f"{self.won.won:g}–{lost:g}", "won–lost"),
            (str(abs(run)), "in a row" if run >= 0 else "not won"),
            (str(self.streak.longest), "longest"),
            *((str(one.amount), _BEST[key]) for key, one in sorted(best.items()) if key in _BEST),
        ]
        each = 560 / max(4, len(told))
        for number, (big, small) in enumerate(told):
            cx = x + 430 + each * (number + 0.5)
            canvas.text(big, "display", 28, cx, y + 42, "#fff3d2", "mc", width=each - 6, height=44)
            canvas.text(small, "body", 18, cx, y + 84, QUIET, "mc", width=each - 6, height=30)

    def _paint_wins(self, canvas: Canvas) -> None:
        x, y, w, _ = _WINS
        rows = self.by_game[:4]
        step = min(47.0, 150 / max(1, len(rows)))
        track, wide = x + 152, 148.0
        for number, (key, won) in enumerate(rows):
            mid = y + 62 + number * step
            name = SHORT.get(key) or next(entry.title for entry in self.own if entry.game == key)
            canvas.text(name, "semibold", 18, x + 16, mid, "#ffffff", "ml", width=130, height=32)
            draw_track(canvas, track, mid, wide, won.rate, won.interval, colours_of(key)[0])
            _paint_rate(canvas, won, x + w - 108, x + w - 16, mid)
        foot = y + 62 + len(rows) * step
        body = f'<path d="M1 0 V{foot - y - 44:.0f}" stroke="#ffffff" stroke-opacity=".6" stroke-dasharray="4 4"/>'
        canvas.draw(body, track + wide / 2 - 1, y + 42, 2, foot - y - 44)
        canvas.text("half", "body", 18, track + wide / 2, foot + 2, QUIET, "mc", width=80, height=26)

    def _paint_time(self, canvas: Canvas) -> None:
        x, y, w, h = _TIME
        well = Box(x + 64, y + 42, w - 80, h - 84)
        draw_well(canvas, *well, 8)
        for share in (1.0, 0.5, 0.0):
            at = well.y + 4 + (well.h - 8) * (1 - share)
            canvas.text(f"{share:.0%}", "body", 18, well.x - 8, at, QUIET, "mr", width=54, height=26)
            body = f'<path d="M0 1 H{int(well.w - 8)}" stroke="#2b3a4e" stroke-width="1.5"/>'
            canvas.draw(body, well.x + 4, at - 1, well.w - 8, 2)
        values = self.over_time
        if len(values) < 2:
            canvas.text("The curve begins with the second game.", "body", 18, well.cx, well.cy, QUIET, "mc",
                        width=well.w - 20, height=30)
            return
        wide, high = well.w - 8, well.h - 8
        points = [(wide * n / (len(values) - 1), high * (1 - value)) for n, value in enumerate(values)]
        path = "M" + "L".join(f"{a:.1f} {b:.1f}" for a, b in points)
        body = (
            f'<path d="{path}L{wide:.1f} {high:.1f}L0 {high:.1f}Z" fill="#7cc7ff" fill-opacity=".2"/>'
            f'<path d="{path}" fill="none" stroke="#7cc7ff" stroke-width="3.2" stroke-linejoin="round"/>'
            f'<circle cx="{points[-1][0]:.1f}" cy="{points[-1][1]:.1f}" r="5" fill="#ffffff"/>'
        )
        canvas.draw(body, well.x - 2, well.y - 2, wide + 12, high + 12, view=(-6, -6, wide + 12, high + 12))
        foot = y + h - 22
        canvas.text(_date(self.mine[-1].local), "body", 18, well.x, foot, QUIET, "ml", width=180, height=26)
        canvas.text(f"now {values[-1]:.0%}", "semibold", 18, well.right, foot, "#ffffff", "mr", width=140, height=26)

    def _paint_careers(self, canvas: Canvas) -> None:
        if not self.careers:
            words = "No game of it against these." if self.against else "No game of it is in the book yet."
            canvas.text(words, "body", 18, _CARDS.cx, _CARDS.cy + 20, QUIET, "mc", width=_CARDS.w - 40, height=30)
            return
        y = _CARDS.y + 58
        columns = self._columns()
        before = columns[0][2] - 48
        for head, _, right in columns:
            canvas.text(head, "semibold", 18, right, y, QUIET, "mr", width=right - before - 4, height=26)
            before = right

    def _columns(self) -> list[tuple[str, Callable[[Career], str], float]]:
        """Heads, what stands below, and the right edge of each."""
        edge = _CARDS.right - 34
        if KINDS[self.kind][0] == "card":
            columns: list[tuple[str, Callable[[Career], str]]] = [
                ("G", lambda one: str(one.games)), ("Played", lambda one: f"{one.of('played'):g}"),
                ("Runs", lambda one: f"{one.of('runs'):g}"), ("Won", lambda one: str(one.won)),
            ]
            return [(head, tell, edge - 74 * (len(columns) - 1 - n)) for n, (head, tell) in enumerate(columns)]
        columns = [
            ("AB", lambda one: f"{one.of('AB'):g}"), ("H", lambda one: f"{one.of('H'):g}"),
            ("HR", lambda one: f"{one.of('HR'):g}"), ("RBI", lambda one: f"{one.of('RBI'):g}"),
            ("AVG", lambda one: _share(one.average)), ("SLG", lambda one: _share(one.slugging)),
        ]
        if any("WPA" in one.counts for one in self.careers):
            columns[-1] = ("WPA", lambda one: f"{one.of('WPA'):+.2f}".replace("-", "−") if "WPA" in one.counts else "–")
        places = (0, 58, 112, 154, 192, 234)
        return [(head, tell, edge - places[len(columns) - 1 - n]) for n, (head, tell) in enumerate(columns)]

    def _draw_career(self, canvas: Canvas, box: Box, career: Career, on: bool) -> None:
        mid = box.cy
        columns = self._columns()
        room = columns[0][2] - 44 - box.x - 10
        canvas.text(career.name, "semibold", 18, box.x + 10, mid, "#ffffff", "ml", width=room, height=box.h)
        before = columns[0][2] - 48
        for _, tell, right in columns:
            canvas.text(tell(career), "body", 18, right, mid, BRIGHT, "mr", width=right - before - 8, height=box.h)
            before = right

    def _draw_person(self, canvas: Canvas, box: Box, person: tuple[str, int], on: bool) -> None:
        draw_icon(canvas, "person", box.x + 9, box.cy - 11, 22, "#ffffff" if on else QUIET)
        right = box.right - 12
        right -= canvas.text(str(person[1]), "body", 18, right, box.cy, QUIET, "mr", width=60, height=box.h) + 8
        font = "semibold" if on else "body"
        canvas.text(person[0], font, 18, box.x + 42, box.cy, "#ffffff", "ml", width=right - box.x - 42, height=box.h)

    def _paint_rivals(self, canvas: Canvas) -> None:
        x, y, w, h = _RIVALS
        rivals = self.rivals[:5]
        for number, rival in enumerate(rivals):
            mid = y + 62 + number * 43
            draw_icon(canvas, "person" if rival.human else "robot", x + 16, mid - 11, 22, "#ffffff")
            name = rival.name if rival.human else rival.name.replace("_", " ").capitalize()
            canvas.text(name, "semibold", 18, x + 46, mid, "#ffffff", "ml", width=108, height=34)
            bar = Box(x + 160, mid - 13, w - 160 - 92, 26)
            lost = rival.won.of - rival.won.won
            canvas.rounded(*bar, 6, "#6a3a2a", "#4a281c", BAD, 1)
            if rival.won.won:
                canvas.rounded(bar.x, bar.y, max(8.0, bar.w * rival.won.rate), bar.h, 6, "#3f8a5a", "#2a6a42", GOOD, 1)
            canvas.text(f"{rival.won.won:g}", "semibold", 18, bar.x + 10, mid, "#ffffff", "ml", width=80, height=26)
            canvas.text(f"{lost:g}", "semibold", 18, bar.right - 10, mid, "#ffffff", "mr", width=80, height=26)
            ink = "#ffffff" if rival.won.of >= FEW_GAMES else QUIET
            sure = "" if rival.won.of >= FEW_GAMES else "?"
            canvas.text(f"{rival.won.rate:.0%}{sure}", "display", 20, x + w - 16, mid, ink, "mr", width=70, height=32)
        if not rivals:
            canvas.text("Nobody yet: alone at the table.", "body", 18, x + w / 2, y + h / 2, QUIET, "mc", width=w - 40,
                        height=30)


_BEST = {"lords": "top VP", "monster_league": "top runs", "wild_cards": "Wild runs"}
"""What the most points of a game are called."""


def _paint_rate(canvas: Canvas, won: Won, middle: float, right: float, y: float) -> None:
    """A share and what it is of; few games make it dull, with a question mark."""
    sure = won.of >= FEW_GAMES
    words = "–" if not won.of else f"{won.rate:.0%}{'' if sure else '?'}"
    canvas.text(words, "display", 21, middle, y, "#ffffff" if sure else QUIET, "mr", width=72, height=34)
    canvas.text(f"{won.won:g} of {won.of}", "body", 18, right, y, QUIET, "mr", width=88, height=30)


def _date(time: datetime | None) -> str:
    return "long ago" if time is None else f"{time:%b} {time.day}, {time.year}"


def _share(share: float | None) -> str:
    return "–" if share is None else f"{share:.3f}".removeprefix("0")
