"""The change of sides: a slanting band in the colours of the team that comes to bat passes over the table."""

from __future__ import annotations

from pygame import Surface, transform

from lordsball.ui import shapes
from lordsball.ui.boards.still import AREA
from lordsball.ui.boards.wild_cards.dress import faces, look_of
from lordsball.ui.boards.wild_cards.sight import Sight
from lordsball.ui.canvas import Canvas
from lordsball.ui.pieces.wild_cards.card import draw_card
from lordsball.ui.pieces.wild_cards.look import NIGHT, TEXT, TeamLook
from lordsball.ui.theme import mix
from lordsball.ui.timeline import ease_out

_SLANT = 170.0
_WIDTH = AREA.w + 2 * _SLANT
_MIDDLE = AREA.w / 2 + _SLANT
_CARD = (140.0, 195.0)


class Bands:
    """The bands of both teams: large, and back every half, so they are kept apart from the cache."""

    def __init__(self) -> None:
        self._pictures: dict[TeamLook, Surface] = {}
        self._made_for: object = None

    def draw(self, canvas: Canvas, sight: Sight) -> None:
        """The band on its way; in the middle of it, it covers all."""
        wipe = sight.motion.wipe
        assert wipe is not None
        u, covering = wipe.progress, AREA.x - _SLANT
        if sight.reduced:
            x, alpha = covering, 1 - abs(2 * u - 1)
        else:
            come, go = ease_out(min(1.0, u / 0.36)), max(0.0, (u - 0.64) / 0.36)
            x, alpha = covering - (1 - come) * _WIDTH + go * go * _WIDTH, 1.0
        with canvas.clipped(*AREA):
            canvas.blit(self._picture(canvas, look_of(sight.t.team(wipe.seat))), x, AREA.y, alpha)
            if alpha > 0.5:
                _draw_words(canvas, sight, x + _MIDDLE)

    def _picture(self, canvas: Canvas, look: TeamLook) -> Surface:
        if self._made_for is not canvas.art:
            self._pictures, self._made_for = {}, canvas.art
        if look not in self._pictures:
            layer = canvas.layer(_WIDTH, AREA.h)
            _paint(layer, look)
            self._pictures[look] = layer.surface
        return self._pictures[look]


def _draw_words(canvas: Canvas, sight: Sight, cx: float) -> None:
    wipe = sight.motion.wipe
    assert wipe is not None
    team = sight.t.team(wipe.seat)
    draw_card(canvas, cx - _CARD[0] / 2, AREA.y + 96, faces(sight.t.cards)[team.id], _CARD)
    canvas.outlined(wipe.words, "black", 58, cx, AREA.y + 372, TEXT, NIGHT, 3, NIGHT, 4, room=900)
    canvas.text(wipe.second, "semibold", 24, cx, AREA.y + 440, TEXT, "mc", width=860, height=44)


def _paint(canvas: Canvas, look: TeamLook) -> None:
    w, h = _WIDTH, AREA.h
    top, foot = mix(look.edge, NIGHT, 0.62), mix(look.edge, NIGHT, 0.88)
    light = (
        f'<linearGradient id="w" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="{h}">'
        f'<stop offset="0" stop-color="{top}"/><stop offset="1" stop-color="{foot}"/></linearGradient>'
    )
    stripes = "".join(
        f'<path d="M{x} 0 H{x + 40} L{x + 40 - _SLANT} {h} H{x - _SLANT} Z" fill="#ffffff" fill-opacity=".03"/>'
        for x in range(round(_SLANT) + 60, round(w) - 60, 80)
    )
    lines = (
        (_SLANT + 14, look.edge, 9),
        (_SLANT + 32, look.second, 5),
        (w - 32, look.second, 5),
        (w - 14, look.edge, 9),
    )
    edges = "".join(
        f'<path d="M{x} 0 L{x - _SLANT} {h}" stroke="{colour}" stroke-width="{width}"/>' for x, colour, width in lines
    )
    body = f'<path d="M{_SLANT} 0 H{w} L{w - _SLANT} {h} H0 Z" fill="url(#w)"/>{stripes}{edges}'
    # It is never still while its edges are in sight: drawn at half the size and enlarged it takes a third of the time.
    size = canvas.surface.get_size()
    half = shapes.svg(body, (size[0] // 2, size[1] // 2), (0, 0, w, h), light)
    canvas.surface.blit(transform.smoothscale(half, size), (0, 0))
    canvas.halo(_MIDDLE, 200, 260, look.edge, 0.4)
