"""The chosen game of the book: its score, its curve, what was special, and what one can do with it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from lordsball.ai.player import levels_of
from lordsball.games import SHELF
from lordsball.match.match import Match
from lordsball.match.replay import Replay
from lordsball.match.seats import SeatError
from lordsball.records.book import Course
from lordsball.records.entry import Entry, Sat
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces.boards import BRIGHT, QUIET, draw_board, draw_rail, draw_well, draw_words
from lordsball.ui.kit.pieces.icon import draw_glyph
from lordsball.ui.kit.theme import SEATS
from lordsball.ui.kit.widgets.button import Button
from lordsball.ui.kit.widgets.widget import Box, Widget
from lordsball.ui.records.page import draw_chip, minutes, spoken_day
from lordsball.ui.table.chance_curve import Spot, draw_curve

if TYPE_CHECKING:
    from lordsball.ui.records.games_page import GamesPage
    from lordsball.ui.shell.analysed import Analysed
    from lordsball.ui.shell.record_keeping import RecordKeeping

BOARD = Box(948, 64, 316, 640)
_LEFT, _WIDE = 962.0, 288.0
_REST = 0.6
"""Seconds a game stays chosen before its curve is worked out by itself."""
BY_ITSELF = ("monster_league",)
"""Games whose curve is counted in seconds: nobody has to ask for it."""
_MOST_ROWS = 4
"""Seats of the line score."""
SURE = "Delete for good?"


class ChosenGame:
    """The right board of the page of games."""

    def __init__(self, page: GamesPage) -> None:
        self.page = page
        self.entry: Entry | None = None
        self.course: Course | None = None
        self._analysed: Analysed | None = None
        self._asked = self._known = False
        self._rested = 0.0
        self._sure = False

    @property
    def keeping(self) -> RecordKeeping:
        """The book, beside the drawing."""
        return self.page.scene.keeping

    def take(self, entry: Entry | None) -> None:
        """Show this game."""
        self._sure = False
        if entry is not None and self.entry is not None and entry.key == self.entry.key:
            self.entry = entry
            return
        self.entry, self.course, self._analysed = entry, None, None
        self._asked = self._known = False
        self._rested = 0.0
        if entry is not None:
            self.keeping.course(entry.key, partial(self._came, entry.key))

    def _came(self, key: str, course: Course | None) -> None:
        if self.entry is not None and self.entry.key == key:
            self.course, self._known = course, True
            self.page.scene.touch()

    # -- what one can do ---------------------------------------------------------------------------------------------

    def widgets(self) -> list[Widget]:
        entry = self.entry
        if entry is None:
            return []
        half = (_WIDE - 10) / 2
        watch = Button((_LEFT, 640, _WIDE - 62, 52), "Watch", self.watch, kind="gold", size=21, keys=("w",))
        delete = Button((_LEFT + _WIDE - 52, 640, 52, 48), "", self.delete, kind="slate", icon="trash",
                        hint="Strike it from the book", tooltip="Strike it from the book (Delete)")
        if self._sure:
            delete = Button((_LEFT + half + 10, 640, half, 48), SURE, self.delete, kind="pink", size=18)
            watch.rect = Box(_LEFT, 640, half, 52)
        return [
            Button((_LEFT, 584, half, 46), "Analyze", self.analyse, kind="slate", icon="chart", size=19, keys=("a",),
                   tooltip="Luck, choices, turning points (A)"),
            Button((_LEFT + half + 10, 584, half, 46), "Same seed", self.again, kind="slate", icon="rematch", size=19,
                   keys=("p",), tooltip="Play this seed again (P)"),
            watch, delete,
        ]

    def watch(self) -> None:
        """The replay, from the first pitch."""
        self._open(lambda match: self.page.scene.desk.open_replay(Replay(match)))

    def analyse(self) -> None:
        """How it was won: luck and choices."""

        def show(match: Match) -> None:
            desk = self.page.scene.desk
            self._analysed = desk.analysed(match)
            desk.open_results(match)
            desk.open_luck(match)

        self._open(show)

    def again(self) -> None:
        """A new game with the same seats, set-up and seed, with today's cards. The book will mark it."""
        entry, desk = self.entry, self.page.scene.desk
        if entry is None:
            return

        def play(match: Match) -> None:
            cards = desk.known_cards(entry.game) or match.first_cards
            try:
                new = Match(match.game, cards, match.options, match.seats, match.seed, match.table)
            except (SeatError, ValueError) as refused:
                self.page.scene.refuse(f"This game cannot be set up with today's cards: {refused}")
            else:
                desk.play(new, "The seed was played before: the book will mark this game.")

        self._open(play)

    def delete(self) -> None:
        """Strike it: asked once more."""
        if self.entry is None:
            return
        if not self.keeping.writes:
            self.page.scene.refuse("Another window keeps the book.")
        elif not self._sure:
            self._sure = True
            self.page.scene.refresh()
        else:
            self._sure = False
            self.keeping.change(partial(self.keeping.book.delete, self.entry.key))
            self.page.scene.say("Struck from the book.")

    def _open(self, then: Callable[[Match], object]) -> None:
        entry, scene = self.entry, self.page.scene
        if entry is None:
            return

        def opened(match: Match) -> None:
            if scene.app.scenes.top is scene and self.entry is entry:
                then(match)

        self.keeping.open(entry.key, opened, scene.refuse)

    # -- time --------------------------------------------------------------------------------------------------------

    def update(self, dt: float) -> bool:
        """Work the curve out where that is quick, and keep what was found."""
        entry, analysed = self.entry, self._analysed
        if entry is None:
            return False
        self._rested += dt
        ready = self._known and self.course is None and not self._asked and self._rested > _REST
        if ready and entry.game in BY_ITSELF:
            self._asked = True
            self._open(self._begin)
        if analysed is None or self.course is not None:
            return False
        if analysed.found is not None or analysed.look():
            self.course = self.keeping.add_analysis(entry.key, analysed)
            self._analysed = None
        return True

    def _begin(self, match: Match) -> None:
        self._analysed = self.page.scene.desk.analysed(match)

    # -- looks -------------------------------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        draw_board(canvas, *BOARD)
        entry = self.entry
        if entry is None:
            return
        draw_chip(canvas, entry, _LEFT, 92, 150)
        right = _LEFT + _WIDE
        canvas.text(minutes(entry.seconds), "body", 18, right, 92, QUIET, "mr", width=128, height=30)
        y = self._paint_sides(canvas, entry, 114.0)
        y = self._paint_score(canvas, entry, y + 4)
        self._paint_curve(canvas, entry, y + 6)

    def _paint_sides(self, canvas: Canvas, entry: Entry, y: float) -> float:
        for number, sat in enumerate(entry.ranked[:2]):
            size = 26 if number == 0 else 21
            score = "" if sat.score is None else f" {sat.score}"
            name = (sat.side_name or sat.name).removeprefix("The ")
            ink = "#ffffff" if number == 0 else BRIGHT
            canvas.text(f"{name}{score}", "display", size, _LEFT, y + size * 0.62, ink, "ml", width=_WIDE, height=36)
            y += size + 12
        for said in (entry.kept.setting.removeprefix("The "), f"{spoken_day(entry.local)}, seed {entry.seed}"):
            if said:
                canvas.text(said, "body", 18, _LEFT, y + 12, QUIET, "ml", width=_WIDE, height=26)
                y += 26
        return y + 2

    def _paint_score(self, canvas: Canvas, entry: Entry, y: float) -> float:
        """The line score: a glyph, who sat there, a number a column."""
        kept = entry.kept
        if not kept.columns:
            return y
        order = [*kept.order][:_MOST_ROWS] or list(range(min(_MOST_ROWS, len(kept.rows))))
        high = 34 + 52 * len(order)
        draw_well(canvas, _LEFT, y, _WIDE, high, 8)
        columns = kept.columns if len(kept.columns) <= 9 else ("…", *kept.columns[-8:])
        first = _LEFT + 40
        each = min(46.0, (_WIDE - 48) / len(columns))
        first = _LEFT + _WIDE - 8 - each * len(columns)
        for number, head in enumerate(columns):
            cx = first + each * (number + 0.5)
            canvas.text(head, "semibold", 18, cx, y + 17, QUIET, "mc", width=each, height=28)
        for line, seat in enumerate(order):
            top, sat, look = y + 32 + line * 52, entry.sides[seat], SEATS[seat % len(SEATS)]
            draw_glyph(canvas, look.glyph, look.colour, _LEFT + 8, top + 4, 16)
            who = _called(canvas, entry, sat)
            canvas.text(who, "body", 18, _LEFT + 30, top + 12, BRIGHT, "ml", width=_WIDE - 40, height=24)
            row = kept.rows[seat]
            row = row if len(row) <= 9 else (None, *row[-8:])
            for number, value in enumerate(row):
                ink = "#fff3d2" if number >= len(row) - 2 else "#ffffff"
                words = "–" if value is None else str(value)
                cx = first + each * (number + 0.5)
                canvas.text(words, "display", 19, cx, top + 36, ink, "mc", width=each, height=26)
        return y + high

    def _paint_curve(self, canvas: Canvas, entry: Entry, y: float) -> None:
        """The chance to win of the person, or of the winner; below it the moment that turned the game."""
        bottom = 576.0
        seat = next((n for n, sat in enumerate(entry.sides) if sat.human), 0)
        course, said = self.course, entry.result
        if course is not None and course.points and len(course.points[0]) > seat + 1:
            room = bottom - y
            high = min(84.0, max(50.0, room - 100))
            canvas.text(f"{entry.sides[seat].name}'s chance to win", "body", 18, _LEFT, y + 12, QUIET, "ml",
                        width=_WIDE, height=26)
            spots = [Spot(point[0], point[seat + 1]) for point in course.points]
            draw_curve(canvas, Box(_LEFT, y + 26, _WIDE, high), spots, seat, 1 / len(entry.sides))
            y += 30 + high
            said = course.turn or said
        elif self._asked or self._analysed is not None:
            canvas.text("Working out the curve", "body", 18, _LEFT, y + 12, QUIET, "ml", width=_WIDE, height=26)
            draw_rail(canvas, _LEFT, y + 30, _WIDE, self._analysed.progress if self._analysed else 0.0, 14)
            y += 50
        elif self._known and entry.game in SHELF:
            words = "Analyze shows the chances to win."
            canvas.text(words, "body", 18, _LEFT, y + 14, QUIET, "ml", width=_WIDE, height=28)
            y += 30
        marks = [*(special.words for special in entry.specials), *(["seed played before"] if entry.again else [])]
        if marks:
            canvas.text(", ".join(marks), "semibold", 18, _LEFT, y + 14, "#ffd98a", "ml", width=_WIDE, height=28)
            y += 30
        if bottom - y >= 24:
            draw_words(canvas, said, _LEFT, y + 2, _WIDE, bottom - y, "#ffffff")


def _called(canvas: Canvas, entry: Entry, sat: Sat) -> str:
    """Who sat there; of a computer player also how strong, and only that where the name is too long."""
    if sat.human:
        return sat.name
    level = levels_of(entry.game).get(sat.player) if entry.game in SHELF else None
    strong = level.name if level is not None else sat.player
    whole = f"{sat.name} ({strong})"
    fits = canvas.text_size(whole, "body", 18)[0] / canvas.art.text_scale <= 0.9 * (_WIDE - 40)
    return whole if fits else f"Computer ({strong})"
