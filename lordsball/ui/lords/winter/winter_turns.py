"""Whose turn it is in winter: the owners in the order they play, those without cards faded."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, NamedTuple

from lordsball.games.lords.hot_stove import HotStoveActions
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces.icon import draw_glyph
from lordsball.ui.kit.theme import SEATS
from lordsball.ui.lords.places import spread
from lordsball.ui.lords.sight import Sight
from lordsball.ui.lords.winter.winter_places import TURNS
from lordsball.ui.lords.winter.winter_state import seat_shown

_FADED = "#7a6a55"


class Turn(NamedTuple):
    """An owner: seat, whether it is at turn, whether it still holds cards."""

    seat: int
    now: bool
    holds: bool


class TurnsView:
    """A row of glyphs beside the hand."""

    area = spread(TURNS, 2)

    def describe(self, sight: Sight) -> Hashable:
        """The order, while cards are played."""
        t = sight.shown.t
        playing = next((p for p in t.stack if isinstance(p, HotStoveActions)), None)
        if playing is None or len(playing.seats) < 2:
            return ()
        return tuple(Turn(seat, seat == seat_shown(sight), bool(t.owners[seat].hot_stove)) for seat in playing.seats)

    def paint(self, canvas: Canvas, told: Any) -> None:
        """Glyph after glyph, a ring round the one at turn."""
        if not told:
            return
        step = TURNS.w / len(told)
        for number, turn in enumerate(told):
            cx, cy = TURNS.x + (number + 0.5) * step, TURNS.cy
            look = SEATS[turn.seat]
            if turn.now:
                canvas.rounded(cx - 12, cy - 12, 24, 24, 6, "#120a05", None, "#ffd75e", 2)
            colour = look.colour if turn.holds or turn.now else _FADED
            draw_glyph(canvas, look.glyph, colour, cx - 8, cy - 8, 16)

    def move(self, canvas: Canvas, sight: Sight) -> None:
        """Nothing moves."""
