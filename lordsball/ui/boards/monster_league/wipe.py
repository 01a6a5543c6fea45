"""The change of sides: a slanting band in the colours of the team that comes to bat passes over the board."""

from __future__ import annotations

from pygame import Surface, transform

from lordsball.ui import shapes
from lordsball.ui.boards.monster_league.dress import batter_face, team_look
from lordsball.ui.boards.monster_league.medallion import draw_medallion
from lordsball.ui.boards.monster_league.sight import Sight
from lordsball.ui.boards.still import AREA
from lordsball.ui.canvas import Canvas
from lordsball.ui.pieces.card import CardFace
from lordsball.ui.pieces.look import INK, TeamLook
from lordsball.ui.theme import mix
from lordsball.ui.timeline import ease_out

_CREAM = "#fffbe8"
_SLANT = 170.0
_WIDTH = AREA.w + 2 * _SLANT
_MIDDLE = 480 + _SLANT
"""Where the middle of the game is while the band covers everything, on the band."""


class Bands:
    """The bands of both teams: large, and back every half-inning, so they are kept apart from the cache."""

    def __init__(self) -> None:
        self._pictures: dict[TeamLook, Surface] = {}
        self._made_for: object = None

    def draw(self, canvas: Canvas, sight: Sight) -> None:
        """The band on its way; in the middle of it, it covers all."""
        wipe = sight.motion.wipe
        assert wipe is not None
        team = sight.team(wipe.seat)
        look, first = team_look(team.look), batter_face(team, sight.shown.next_batter[wipe.seat])
        # In, a moment's stay, out.
        u = wipe.progress
        covering = AREA.x - _SLANT
        if sight.look.reduced:
            x, alpha = covering, 1 - abs(2 * u - 1)
        else:
            come, go = ease_out(min(1.0, u / 0.36)), max(0.0, (u - 0.64) / 0.36)
            x, alpha = covering - (1 - come) * _WIDTH + go * go * _WIDTH, 1.0
        with canvas.clipped(*AREA):
            canvas.blit(self._picture(canvas, look), x, AREA.y, alpha)
            if alpha > 0.5:
                _draw_words(canvas, x + _MIDDLE, look, first, wipe.words, wipe.second)

    def _picture(self, canvas: Canvas, look: TeamLook) -> Surface:
        if self._made_for is not canvas.art:
            self._pictures, self._made_for = {}, canvas.art
        if look not in self._pictures:
            layer = canvas.layer(_WIDTH, AREA.h)
            _paint(layer, look)
            self._pictures[look] = layer.surface
        return self._pictures[look]


def _draw_words(canvas: Canvas, cx: float, look: TeamLook, first: CardFace, words: str, second: str) -> None:
    top = AREA.y
    draw_medallion(canvas, cx, top + 214, 190, first)
    canvas.blit(canvas.sprite(look.emblem, 64), cx + 60, top + 262)
    canvas.outlined(words, "display", 60, cx, top + 388, _CREAM, INK, 3, INK, 4, room=860)
    canvas.text(second, "semibold", 24, cx, top + 452, "#ffffff", "mc", width=860, height=44)


def _paint(canvas: Canvas, look: TeamLook) -> None:
    w, h = _WIDTH, AREA.h
    top, foot = mix(look.window[1], "#160b2b", 0.2), mix(look.window[2], "#0d0518", 0.45)
    light = (
        f'<linearGradient id="w" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="{h}">'
        f'<stop offset="0" stop-color="{top}"/><stop offset="1" stop-color="{foot}"/></linearGradient>'
    )
    stripes = "".join(
        f'<path d="M{x} 0 H{x + 40} L{x + 40 - _SLANT} {h} H{x - _SLANT} Z" fill="#ffffff" fill-opacity=".035"/>'
        for x in range(round(_SLANT) + 60, round(w) - 60, 80)
    )
    lines = ((_SLANT + 14, look.brim[0], 10), (_SLANT + 32, look.cap[0], 7), (w - 32, look.cap[0], 7),
             (w - 14, look.brim[0], 10))  # fmt: skip
    edges = "".join(
        f'<path d="M{x} 0 L{x - _SLANT} {h}" stroke="{colour}" stroke-width="{width}"/>' for x, colour, width in lines
    )
    body = f'<path d="M{_SLANT} 0 H{w} L{w - _SLANT} {h} H0 Z" fill="url(#w)"/>{stripes}{edges}'
    # It is never still while its edges are in sight: drawn at half the size and enlarged it takes a third of the time.
    size = canvas.surface.get_size()
    half = shapes.svg(body, (size[0] // 2, size[1] // 2), (0, 0, w, h), light)
    canvas.surface.blit(transform.smoothscale(half, size), (0, 0))
    canvas.halo(_MIDDLE, 220, 220, look.cap[0], 0.5)
