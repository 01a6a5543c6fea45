"""The Hall of Fame: the greatest clubs of Lords in frames, all others in a list, and the records of the leagues."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lordsball.games.phrasing import counted
from lordsball.records import figures
from lordsball.records.figures import Club
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.inputs import Input, KeyPress
from lordsball.ui.kit.pieces.boards import BRIGHT, draw_board
from lordsball.ui.kit.widgets.button import Button
from lordsball.ui.kit.widgets.widget import Box, State, Widget
from lordsball.ui.records.page import Page
from lordsball.ui.records.rows import Rows
from lordsball.ui.shelf import cover_for

if TYPE_CHECKING:
    from lordsball.ui.records.scene import RecordsScene

GAME = "lords"
_WINE, _INK, _SOFT, _GOLD = "#8c2233", "#2b1a14", "#5e4630", "#e0b659"
_PAPER = ("#fbf1d9", "#efdfb8")
_LISTED, _RECORDS = Box(70, 470, 748, 216), Box(834, 470, 376, 216)
_PLACES = ((1, "1st"), (0, "2nd"), (2, "3rd"))
"""Where the three greatest hang, from the left: the first in the middle."""
_HIGH = 34.0
_COLUMNS = (("Years", 470.0), ("Cups", 538.0), ("Best TQ", 628.0), ("VP", 700.0))
"""Heads of the list and their right edges, from its left."""


def _frame(place: int) -> Box:
    """Where a great club hangs."""
    column = _PLACES[place][0]
    return Box(70 + column * 392, 168 if place == 0 else 194, 356, 284 if place == 0 else 252)


class GreatClub(Widget):
    """A club in its frame; a click goes to its game."""

    radius = 8.0

    def __init__(self, page: HallPage, place: int, club: Club) -> None:
        name = club.sat.side_name
        super().__init__(_frame(place), f"{_PLACES[place][1]}: {name}", lambda: page.open(club), tooltip="To the game")
        self.page, self.place, self.club = page, place, club

    def draw(self, canvas: Canvas, state: State) -> None:
        x, y, w, h = self.rect
        club, first = self.club, self.place == 0
        canvas.shadow(x, y, w, h, 8, 12, 0.5, 4)
        canvas.rounded(x, y, w, h, 8, "#6a4526" if state.hover else "#54361d", "#2e1b0d", "#160c05", 1.4, 1, "#b08a58")
        _draw_paper(canvas, x + 14, y + 14, w - 28, h - 28)
        cards = self.page.scene.desk.known_cards(GAME)
        if cards is not None:
            high = 130.0 if first else 106.0
            cover_for(GAME).draw_side(canvas, cards, club.sat.side, x + w / 2 - 100, y + 58, 200, high)
        canvas.rounded(x + 24, y + 22, 62, 32, 5, _WINE, "#6a1524", _GOLD, 1.4)
        canvas.text(_PLACES[self.place][1], "display", 20, x + 55, y + 38, "#fff3dc", "mc", width=56, height=30)
        canvas.text(f"{club.vp} VP", "display", 25, x + w - 28, y + 39, _WINE, "mr", width=120, height=34)
        foot = y + h - 28
        said = f"{counted(club.titles, 'cup')} in {counted(club.years, 'year')}, {club.wins} wins"
        canvas.text(said, "serif_semibold", 18, x + w / 2, foot - 12, _INK, "mc", width=w - 60, height=26)
        canvas.text(_owner(club), "serif_bold_italic", 19, x + w / 2, foot - 38, _SOFT, "mc", width=w - 60, height=28)


class HallPage(Page):
    """See the design's `04_record_book_hall_of_fame`."""

    title = "Hall of Fame"
    keys = ((("Arrows",), "From club to club"), (("Enter",), "To the game"))

    def __init__(self, scene: RecordsScene) -> None:
        super().__init__(scene)
        self.clubs: list[Club] = []
        self._boards: Sequence[Sequence[Widget]] = ()
        self._rows: Rows[tuple[int, Club]] | None = None

    def read(self) -> None:
        lines = [line for line in self.scene.contents.lines if line.kind in ("club", "season")]
        self.clubs = figures.hall(self.own, lines)
        self.records = figures.league_records(self.own, lines)
        self._rows = None

    def open(self, club: Club) -> None:
        """To the game this club was played in."""
        self.scene.show_game(club.entry.key)

    def widgets(self) -> list[Widget]:
        if not self.clubs:
            play = Button((530, 420, 220, 52), "Play Lords", lambda: self.scene.desk.set_up(GAME), kind="gold", size=20)
            self._boards = ([play],)
            return [play]
        great: list[Widget] = [GreatClub(self, place, club) for place, club in enumerate(self.clubs[:3])]
        others = list(enumerate(self.clubs[3:], 4))
        if self._rows is None:
            box = (_LISTED.x + 12, _LISTED.y + 40, _LISTED.w - 22, _LISTED.h - 50)
            self._rows = Rows(box, "Clubs", others, _HIGH, self._draw_club, lambda one: None, self._open_row, gap=4)
        listed: list[Widget] = [self._rows] if others else []
        self._boards = (great, listed)
        return [*great, *listed]

    def boards(self) -> Sequence[Sequence[Widget]]:
        return self._boards

    def _open_row(self) -> None:
        if self._rows is not None and self._rows.things:
            self.open(self._rows.things[self._rows.chosen][1])

    def handle(self, what: Input) -> bool:
        keys = ("up", "down", "page up", "page down", "home", "end")
        return isinstance(what, KeyPress) and what.name in keys and self._rows is not None and self._rows.key(what)

    # -- looks -------------------------------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        if not self.clubs:
            draw_board(canvas, 16, 64, 1248, 640)
            canvas.text("No club hangs here yet", "display", 34, 640, 330, "#ffffff", "mc", width=1000, height=60)
            words = "Finish a game of Lords of Baseball, and your club is in the Hall of Fame."
            canvas.text(words, "body", 20, 640, 378, BRIGHT, "mc", width=1100, height=34)
            return
        canvas.rounded(16, 62, 1248, 644, 10, "#54361d", "#2e1b0d", "#160c05", 1.4, 1, "#b08a58")
        canvas.rounded(30, 76, 1220, 616, 6, "#1c4434", "#12301f", "#07120d", 2)
        canvas.halo(640, 190, 560, "#ffe9b0", 0.22, sy=0.5)
        canvas.outlined("HALL OF FAME", "serif_black", 38, 640, 106, "#ffe9b0", "#07120d", 2)
        words = "The greatest clubs of every game of Lords, by Victory Points"
        canvas.text(words, "serif_italic", 19, 640, 142, "#f6e6bd", "mc", width=560, height=28)
        _draw_paper(canvas, *_LISTED)
        y = _LISTED.y + 24
        canvas.text("Lord", "display", 19, _LISTED.x + 60, y, _WINE, "ml", width=150, height=28)
        canvas.text("Club", "display", 19, _LISTED.x + 226, y, _WINE, "ml", width=180, height=28)
        for head, right in _COLUMNS:
            canvas.text(head, "display", 19, _LISTED.x + right, y, _WINE, "mr", width=90, height=28)
        if len(self.clubs) <= 3:
            canvas.text("The fourth club comes here.", "serif_italic", 18, _LISTED.cx, _LISTED.cy, _SOFT, "mc",
                        width=_LISTED.w - 40, height=30)
        self._paint_records(canvas)

    def _paint_records(self, canvas: Canvas) -> None:
        _draw_paper(canvas, *_RECORDS)
        x, y, w, _ = _RECORDS
        canvas.text("Records of the leagues", "display", 19, x + 20, y + 24, _WINE, "ml", width=w - 40, height=28)
        for number, record in enumerate(self.records[:5]):
            mid = y + 56 + number * 33
            amount = f"${record.amount}" if record.unit == "$" else f"{record.amount} {record.unit}".strip()
            short = record.sat.side_name.rpartition(" ")[2]
            canvas.text(record.words, "serif_semibold", 18, x + 20, mid, _INK, "ml", width=182, height=28)
            canvas.text(amount, "display", 20, x + 264, mid, _WINE, "mr", width=60, height=30)
            canvas.text(short, "serif_italic", 18, x + w - 18, mid, _SOFT, "mr", width=86, height=28)

    def _draw_club(self, canvas: Canvas, box: Box, one: tuple[int, Club], on: bool) -> None:
        place, club = one
        canvas.rounded(*box, 5, "#f3dfa6" if on else "#f7ead0", None, "#c8932e" if on else "#e6d3a8", 2 if on else 1)
        left, mid = _LISTED.x, box.cy
        canvas.text(str(place), "serif_semibold", 18, left + 44, mid, _INK, "mr", width=30, height=box.h)
        canvas.text(_owner(club), "serif_semibold", 18, left + 60, mid, _INK, "ml", width=156, height=box.h)
        canvas.text(club.sat.side_name, "serif", 18, left + 226, mid, _INK, "ml", width=196, height=box.h)
        for (_, right), number in zip(_COLUMNS, (club.years, club.titles, club.best_tq, club.vp), strict=True):
            canvas.text(str(number), "serif_semibold", 18, left + right, mid, _INK, "mr", width=60, height=box.h)


def _owner(club: Club) -> str:
    return club.sat.name


def _draw_paper(canvas: Canvas, x: float, y: float, w: float, h: float) -> None:
    canvas.shadow(x, y, w, h, 4, 8, 0.4, 3)
    canvas.rounded(x, y, w, h, 4, *_PAPER, "#b79a5e", 1)
    canvas.ring(x + 5, y + 5, w - 10, h - 10, 3, _WINE, 1.2)
