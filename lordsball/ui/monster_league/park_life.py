"""What stirs in the park of Monster League: monsters in the stands, lanterns, pennants, batters who wait their turn."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable
from typing import NamedTuple

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces.disc import WAITING, draw_disc
from lordsball.ui.kit.widgets.widget import Box
from lordsball.ui.monster_league.card_faces import seat_ring, small_face, team_look
from lordsball.ui.monster_league.pieces.field import draw_field
from lordsball.ui.monster_league.shown import FIELD
from lordsball.ui.monster_league.table_layout import ON_DECK, ON_DECK_SIZES
from lordsball.ui.monster_league.view_model import ViewModel
from lordsball.ui.table.life import Life

_LANTERNS = ((296.0, 191.0), (342.0, 187.0), (388.0, 184.0), (572.0, 184.0), (618.0, 187.0), (664.0, 191.0))
_GLOW = (0.0, 0.25, 0.45, 0.2, 0.5, 0.1)
"""How bright a lantern burns more than it is painted, from beat to beat."""
_LEFT, _MIDDLE, _RIGHT = Box(0, 206, 46, 34), Box(226, 179, 522, 38), Box(918, 206, 66, 40)
_STANDS = {
    _LEFT: ((12.3, 225.0, 10.9, "#ffb640"), (31.4, 222.3, 10.9, "#8ff0e0")),
    _MIDDLE: (
        (238.6, 186.3, 10.2, "#c9ff6a"), (256.4, 183.5, 12.6, "#ff7fb0"), (278.4, 180.8, 10.8, "#ffb640"),
        (699.3, 181.1, 13.7, "#8ff0e0"), (723.3, 184.2, 10.2, "#ffe9a8"), (741.2, 187.9, 11.5, "#ff7fb0"),
    ),
    _RIGHT: ((926.2, 223.6, 10.1, "#8ff0e0"), (943.9, 223.5, 12.4, "#ffb640"), (965.5, 231.4, 12.1, "#c9ff6a")),
}
"""Heads of the crowd that are seen between the panels, where the field's picture has them: middle, radius, eyes."""
_HOPS = (0, 0, 0, 2, 4, 3, 0, 0, 2, 0, 0, 0)
_POLES = ((312.0, 196.0, 0), (646.0, 196.0, 1))
"""Where the pennants of the team in the field and of the team at bat stand on the wall."""


class Stands(NamedTuple):
    """A part of the stands and what hangs over the wall before it."""

    box: Box
    model: ViewModel

    def look(self, beat: int) -> Hashable:
        """Something stirs at every beat."""
        return beat

    def draw(self, canvas: Canvas, beat: int) -> None:
        """Heads hop and blink, one after the other; lanterns flicker, pennants wave."""
        with canvas.clipped(*self.box):
            for number, (x, y, r, eyes) in enumerate(_STANDS[self.box]):
                _draw_head(canvas, x, y - _HOPS[(beat + 5 * number) % len(_HOPS)], r, eyes, (beat + 7 * number) % 17)
            if self.box is _MIDDLE:
                for number, (x, y) in enumerate(_LANTERNS):
                    canvas.halo(x, y, 30, "#ffb640", _GLOW[(beat + number * 2) % len(_GLOW)])
                for x, y, side in _POLES:
                    view = self.model.shown.view
                    look = team_look(self.model.team((view.pitching, view.batting)[side]).look)
                    _draw_pennant(canvas, x, y, look.cap[0], beat + side)


class OnDeck(NamedTuple):
    """Those who wait their turn shift from one foot to the other."""

    model: ViewModel
    box: Box = Box(92, 492, 160, 58)

    def look(self, beat: int) -> Hashable:
        """Which of them has risen; nobody while the line moves, or no game is on."""
        if self.model.motion.shift is not None or self.model.shown.stage != FIELD:
            return None
        return beat // 6 % 8

    def draw(self, canvas: Canvas, beat: int) -> None:
        """The one who has risen."""
        up = self.look(beat)
        if not isinstance(up, int) or up >= len(ON_DECK):
            return
        shown, (x, y), size = self.model.shown, ON_DECK[up], ON_DECK_SIZES[up]
        team = self.model.team(shown.view.batting)
        face = small_face(team.batters[shown.on_deck()[up]], team.look)
        ring, glyph = seat_ring(shown.view.batting) if up == 0 else (WAITING, "")
        with canvas.clipped(x - size / 2 - 6, y - size / 2 - 8, size + 12, size + 16):
            draw_field(canvas)
            canvas.darken_scenery()
            draw_disc(canvas, x, y - 3, size, face.portrait, face.look, ring, glyph)


def park_life(model: ViewModel) -> Life:
    """All that stirs."""
    return Life([*(Stands(box, model) for box in _STANDS), OnDeck(model)])


def _draw_head(canvas: Canvas, x: float, y: float, r: float, eyes: str, blink: int) -> None:
    lids = "" if blink == 0 else f'<g fill="{eyes}"><circle cx="-4" cy="-1" r="2"/><circle cx="4" cy="-1" r="2"/></g>'
    body = f'<circle r="{r}" fill="#1d0f38"/>{lids}'
    canvas.draw(body, x - r, y - r, 2 * r, 2 * r, view=(-r, -r, 2 * r, 2 * r))


def _draw_pennant(canvas: Canvas, x: float, y: float, colour: str, beat: int) -> None:
    """A pennant on a pole whose foot is at (x, y); it waves in four steps."""
    wave: Callable[[float], float] = lambda far: 2.4 * math.sin(far / 5 - beat % 4 * math.pi / 2) * far / 20  # noqa: E731
    upper = " L".join(f"{far} {2 + far * 0.28 + wave(far):.1f}" for far in range(0, 21, 4))
    lower = " L".join(f"{far} {14 - far * 0.28 + wave(far):.1f}" for far in range(20, -1, -4))
    body = (
        f'<path d="M{upper} L{lower} Z" fill="{colour}" stroke="#1b0f24" stroke-width="1.2" stroke-linejoin="round"/>'
        '<path d="M0 0 V18" stroke="#cdb6ff" stroke-width="1.8" stroke-linecap="round"/>'
    )
    canvas.draw(body, x - 2, y - 17, 26, 20, view=(-2, -1, 26, 20))
