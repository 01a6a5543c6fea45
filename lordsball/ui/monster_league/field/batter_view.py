"""The batter at the plate: his card, the range bar of his odds, and who comes next. After the at-bat the line moves."""

from __future__ import annotations

from typing import NamedTuple

from lordsball.games.monster_league.cards import RESULTS
from lordsball.games.monster_league.state import NOBODY
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces.disc import WAITING, draw_disc
from lordsball.ui.kit.timeline import ease_out, smooth
from lordsball.ui.kit.widgets.widget import Box
from lordsball.ui.monster_league.card_faces import batter_face, seat_ring, small_face
from lordsball.ui.monster_league.pieces.card import MARGIN, CardFace, card_picture, draw_card
from lordsball.ui.monster_league.pieces.range_bar import draw_range_bar
from lordsball.ui.monster_league.table_layout import BATTER_CARD, ON_DECK, ON_DECK_SIZES, RANGE_BAR
from lordsball.ui.monster_league.view_model import ViewModel

STATE = "At bat"
_LIGHT = "#b487ff"
_INK = "#0d0518"


class Line(NamedTuple):
    """The batting line: the one at bat and those behind him, the seat's ring and glyph, what has come up."""

    face: CardFace
    waiting: tuple[CardFace, ...]
    ring: str
    glyph: str
    lit: str | None
    rolled: int
    moving: bool


class BatterView:
    """The left column of the table."""

    area = Box(0, 108, 328, 452)

    def describe(self, model: ViewModel) -> Line:
        """The batting line of the team at bat."""
        shown = model.shown
        team = model.team(shown.view.batting)
        waiting = tuple(small_face(team.batters[index], team.look) for index in shown.on_deck())
        lit = RESULTS[shown.result] if shown.result != NOBODY else None
        moving = model.motion.shift is not None
        face, ring = batter_face(team, shown.batter, model.stance), seat_ring(shown.view.batting)
        return Line(face, waiting, *ring, lit, shown.face, moving)

    def paint(self, canvas: Canvas, told: Line) -> None:
        """Card, bar and discs; while the line moves on, only what lies under them."""
        canvas.halo(136, 300, 190, _LIGHT, 0.35)
        if not told.moving:
            draw_card(canvas, BATTER_CARD.x, BATTER_CARD.y, told.face, lit=told.lit, state=STATE)
            draw_range_bar(canvas, RANGE_BAR.x, RANGE_BAR.y, RANGE_BAR.w, told.face.odds, told.rolled)
        canvas.text("On deck", "semibold", 18, 24, ON_DECK[0][1] + 1, "#e6dcf7", "ml", shadow=_INK, width=72, height=36)
        if not told.moving:
            for number, face in enumerate(told.waiting):
                _draw_waiting(canvas, told, face, number)

    def move(self, canvas: Canvas, model: ViewModel) -> None:
        """The batter goes to the back of the line, the next one comes to the plate: what is shown has moved already."""
        u = model.motion.shift
        if u is None:
            return
        line = self.describe(model)
        team, shown = model.team(model.shown.view.batting), model.shown
        leaving = shown.on_deck()[-1]
        x, y, w, h = BATTER_CARD
        odds = (batter_face(team, leaving) if u < 0.5 else line.face).odds
        draw_range_bar(canvas, RANGE_BAR.x, RANGE_BAR.y, RANGE_BAR.w, odds)
        gone, come = smooth(min(1.0, u / 0.65)), ease_out(max(0.0, (u - 0.3) / 0.7))
        _blit_card(canvas, batter_face(team, leaving), x - 190 * gone, y + 24 * gone, 1 - gone)
        _blit_card(canvas, line.face, x, y + 60 * (1 - come), come)
        for number, face in enumerate(line.waiting[:-1]):
            _draw_waiting(canvas, line, face, number + 1 - ease_out(u))
        back = line.waiting[-1]
        (x1, y1), (x2, y2) = (x + w / 2, y + h), ON_DECK[-1]
        s = smooth(u)
        draw_disc(canvas, x1 + (x2 - x1) * s, y1 + (y2 - y1) * s, ON_DECK_SIZES[-1], back.portrait, back.look, WAITING)


def _blit_card(canvas: Canvas, face: CardFace, x: float, y: float, alpha: float) -> None:
    picture = card_picture(canvas, face, BATTER_CARD.w, BATTER_CARD.h, None, STATE)
    canvas.blit(picture, x - MARGIN, y - MARGIN, alpha)


def _draw_waiting(canvas: Canvas, line: Line, face: CardFace, place: float) -> None:
    """One on deck; `place` is where in the row he is, also in between. The next batter has the seat's ring."""
    low = max(0, min(len(ON_DECK) - 1, int(place)))
    high = min(low + 1, len(ON_DECK) - 1)
    share = place - low
    x, y = (a + (b - a) * share for a, b in zip(ON_DECK[low], ON_DECK[high], strict=True))
    first = place < 0.5
    size = ON_DECK_SIZES[low] + (ON_DECK_SIZES[high] - ON_DECK_SIZES[low]) * share
    ring, glyph = (line.ring, line.glyph) if first else (WAITING, "")
    draw_disc(canvas, x, y, round(size), face.portrait, face.look, ring, glyph)
