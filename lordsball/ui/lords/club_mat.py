"""A club opened over the table: its whole mat, its park, and every sum written out. You can look at any club."""

from __future__ import annotations

from lordsball.games.lords import events as told
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces.icon import draw_glyph
from lordsball.ui.kit.scene import Scene
from lordsball.ui.kit.theme import LORDS
from lordsball.ui.kit.widgets.button import Button
from lordsball.ui.kit.widgets.widget import Box, State, Widget
from lordsball.ui.lords.clubs_shown import (
    Record,
    club_of_seat,
    income_words,
    mat_of,
    park_words,
    record_of,
    spaces_of,
    vp_words,
    wages_words,
)
from lordsball.ui.lords.gazette.archive import ArchiveScene, front_pages
from lordsball.ui.lords.pieces.icon_text import icon_line, plain
from lordsball.ui.lords.pieces.look import BRIGHT, BURGUNDY, INK, ribbon
from lordsball.ui.lords.pieces.marks import draw_icon
from lordsball.ui.lords.pieces.material import draw_lit_ring, draw_paper, draw_wood
from lordsball.ui.lords.pieces.park import draw_park
from lordsball.ui.lords.pieces.team_mat import draw_wide_mat
from lordsball.ui.lords.view_model import ViewModel

PANEL = Box(68, 30, 1144, 660)
MAT = Box(88, 92, 620, 392)
PARK = Box(724, 92, 468, 392)
SUMS = Box(88, 496, 1104, 124)
RECORD = Box(724, 504, 456, 106)
"""In the right half of the sums: what the club did in each year."""
_TABS = Box(88, 44, 1104, 38)
_PAPERS = Box(790, 630, 198, 46)
_CLOSE = Box(1000, 630, 192, 46)


class ClubTab(Widget):
    """A ribbon with a club's glyph and name."""

    radius = 6.0

    def __init__(self, rect: tuple[float, float, float, float], model: ViewModel, seat: int, scene: ClubScene) -> None:
        self.club = club_of_seat(model.shown.t, seat)
        super().__init__(rect, self.club.name, lambda: scene.turn_to(seat), keys=(str(seat + 1),))
        self.scene, self.seat = scene, seat

    def draw(self, canvas: Canvas, state: State) -> None:
        x, y, w, h = self.rect
        chosen = self.scene.seat == self.seat
        top, bottom = ribbon(self.club.colour)
        if chosen or state.hover:
            draw_lit_ring(canvas, x, y, w, h, 6, 1 if chosen else 0.5)
        canvas.rounded(x, y, w, h, 6, top, bottom, "#f7d98a" if chosen else "#160c05", 1.5)
        draw_glyph(canvas, self.club.glyph, self.club.colour, x + 10, y + h / 2 - 9, 18)
        canvas.text(self.club.name, "serif_bold", 18, x + 36, y + h / 2, BRIGHT, "ml", width=w - 42, height=h - 6)


class ClubScene(Scene):
    """One club after the other; Y or Escape closes it."""

    overlay = True
    theme = LORDS

    def __init__(self, model: ViewModel, seat: int) -> None:
        super().__init__()
        self.model = model
        self.seat = seat

    def enter(self) -> None:
        owners = self.model.shown.t.owners
        each = min(200.0, (_TABS.w + 8) / len(owners))
        tabs = [
            ClubTab((_TABS.x + seat * each, _TABS.y, each - 8, _TABS.h), self.model, seat, self)
            for seat in range(len(owners))
        ]
        close = Button(_CLOSE, "Close", self.close, kind="gold", size=20, keys=("y",))
        printed = any(isinstance(event, told.YearOver) for event in self.model.past())
        papers = Button(_PAPERS, "Newspapers", self._read, size=20, cap="N", enabled=printed,
                        why="The first one is printed when the year is over.")
        self.add(*tabs, papers, close)

    def _read(self) -> None:
        self.model.overlay(ArchiveScene(front_pages(self.model)))

    def turn_to(self, seat: int) -> None:
        """Look at another club."""
        self.seat = seat
        self.touch()

    def paint(self, canvas: Canvas) -> None:
        t, seat = self.model.shown.t, self.seat
        o = t.owners[seat]
        draw_wood(canvas, *PANEL, 12, blur=20)
        draw_wide_mat(canvas, MAT.x, MAT.y, mat_of(self.model, seat))
        title = f"{t.team_of(seat).home}, year {t.year}"
        draw_park(canvas, *PARK, title, spaces_of(o), foot=park_words(t, o))
        draw_paper(canvas, *SUMS, 5)
        lines = (income_words(t, o), wages_words(t, o), vp_words(t, o))
        for number, line in enumerate(lines):
            middle = SUMS.y + 26 + number * 36
            icon_line(canvas, line, "semibold", 19, SUMS.x + 18, middle, INK, "l", RECORD.x - SUMS.x - 36, 32, BURGUNDY)
        _paint_record(canvas, record_of(o, t.last_year))
        words = plain(t.cards.franchises[o.franchise].name) if o.franchise else ""
        if o.champions:
            words += f"   ·   {o.titles} of {len(o.champions)} Championship Series won"
        icon_line(canvas, words, "serif_italic", 18, PANEL.x + 24, 653, BRIGHT, "l", 690, 32)


def _paint_record(canvas: Canvas, record: Record) -> None:
    """A column for each year, a row for each number; years to come are dashes."""
    label = 84.0
    each = (RECORD.w - label) / len(record.years)
    step = RECORD.h / 4
    canvas.draw(f'<path d="M1 4V{RECORD.h - 4}" stroke="{BURGUNDY}" stroke-opacity=".5" stroke-width="1.4"/>',
                RECORD.x - 16, RECORD.y, 2, RECORD.h)
    canvas.text("Year", "display", 18, RECORD.x, RECORD.y + step / 2, BURGUNDY, "ml", width=label - 8, height=step)
    for number, year in enumerate(record.years):
        middle = RECORD.x + label + each * (number + 0.5)
        canvas.text(year, "display", 18, middle, RECORD.y + step / 2, BURGUNDY, "mc", width=each - 4, height=step)
    for row, (icon, name, cells) in enumerate(record.rows, 1):
        cy = RECORD.y + (row + 0.5) * step
        draw_icon(canvas, icon, RECORD.x, cy - 10, 20)
        canvas.text(name, "semibold", 18, RECORD.x + 26, cy, INK, "ml", width=label - 32, height=step)
        for number, cell in enumerate(cells):
            middle = RECORD.x + label + each * (number + 0.5)
            canvas.text(cell, "semibold", 18, middle, cy, INK, "mc", width=each - 4, height=step)


def open_club(model: ViewModel, seat: int) -> None:
    """Open a club's mat over the table."""
    model.overlay(ClubScene(model, seat))
