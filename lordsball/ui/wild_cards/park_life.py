"""What stirs on the table of Wild Cards: phone lights in the stands, the neon that hums, the sky of the Weather."""

from __future__ import annotations

from collections.abc import Hashable
from typing import NamedTuple

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.theme import mix
from lordsball.ui.kit.widgets.widget import Box
from lordsball.ui.table.life import Life
from lordsball.ui.wild_cards.pieces.look import CYAN, PINK, WEATHER, WHITE
from lordsball.ui.wild_cards.table_layout import MAT, PARK, spread
from lordsball.ui.wild_cards.table_layout import WEATHER as SKY
from lordsball.ui.wild_cards.view_model import ViewModel

_PHONES = (
    (14.0, 62.0), (30.0, 46.0), (52.0, 30.0), (78.0, 20.0), (96.0, 12.0), (188.0, 12.0), (208.0, 21.0), (232.0, 31.0),
    (252.0, 45.0), (270.0, 61.0),
)
"""Somebody with a phone: places on the stands, from the upper left corner of the park."""
_LIT = (0.0, 0.0, 0.3, 0.7, 0.9, 0.6, 0.2, 0.0, 0.0, 0.0, 0.0)
"""How bright a phone is from beat to beat: it comes and goes slowly, and never flashes."""
_HUM = (0.0, 0.06, 0.12, 0.16, 0.12, 0.06)
"""How much brighter than painted the neon burns."""
_DRIFT = 12


class Stands(NamedTuple):
    """The crowd over the outfield."""

    box: Box = Box(PARK.x, PARK.y + 2, PARK.w, 72)

    def look(self, beat: int) -> Hashable:
        """Some phone is always coming or going; every other beat is enough."""
        return beat // 2

    def draw(self, canvas: Canvas, beat: int) -> None:
        """Lights that come and go, one after the other."""
        for number, (x, y) in enumerate(_PHONES):
            bright = _LIT[(beat // 2 + 4 * number) % len(_LIT)] if beat else 0.0
            if bright:
                colour = (CYAN, PINK, WHITE)[number % 3]
                canvas.halo(PARK.x + x, PARK.y + y, 9, colour, bright)


class Neon(NamedTuple):
    """The tube over the stands."""

    box: Box = Box(PARK.x, MAT.y - 6, PARK.w, 14)

    def look(self, beat: int) -> Hashable:
        """Its brightness."""
        return _HUM[beat // 3 % len(_HUM)]

    def draw(self, canvas: Canvas, beat: int) -> None:
        """A breath of light over the painted tube."""
        bright = _HUM[beat // 3 % len(_HUM)]
        if bright:
            canvas.halo(PARK.cx, MAT.y + 1, 7, mix(CYAN, WHITE, 0.3), bright, sx=PARK.w / 16, sy=0.8)


class Sky(NamedTuple):
    """A Weather that lies there moves: motes drift over its card."""

    model: ViewModel
    box: Box = Box(SKY.x, SKY.y, SKY.w, SKY.h)

    def look(self, beat: int) -> Hashable:
        """Where they are; nowhere under a clear sky."""
        return beat % _DRIFT if self.model.table is not None and self.model.t.weather else None

    def draw(self, canvas: Canvas, beat: int) -> None:
        """Three motes on their way down."""
        if self.look(beat) is None or not beat:
            return
        with canvas.clipped(*spread(self.box, -3)):
            for number in range(3):
                down = (beat + 4 * number) % _DRIFT / _DRIFT
                x = self.box.x + 12 + number * 16 + 5 * (down - 0.5)
                canvas.halo(x, self.box.y + 8 + down * (self.box.h - 16), 5, WEATHER, 0.7)


def park_life(model: ViewModel) -> Life:
    """All that stirs."""
    return Life([Stands(), Neon(), Sky(model)])
