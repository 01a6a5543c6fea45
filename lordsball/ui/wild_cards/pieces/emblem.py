"""A team's emblem; where nobody has drawn one, a shield in its colours with the first letter of its name."""

import pygame
from pygame import Surface

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces import svg
from lordsball.ui.kit.theme import mix
from lordsball.ui.wild_cards.pieces.look import INK, NIGHT, WHITE, TeamLook

_SHIELD = "M50 4L88 18C90 50 82 78 50 96C18 78 10 50 12 18Z"
_FIELD = "M50 13L79 24C80 50 73 71 50 86C27 71 20 50 21 24Z"
_SHINE = "M50 13L79 24C79.5 34 79 42 77 50L23 38C21.4 33 21 28 21 24Z"
_LEAST = 64.0
"""A smaller shield is drawn at this width and shrunk, so that its letter shrinks with it."""


def draw_emblem(canvas: Canvas, look: TeamLook, cx: float, cy: float, d: float) -> None:
    """The emblem in a square of d x d units with its middle at (cx, cy)."""
    canvas.blit_center(canvas.sprite(look.emblem, d, d) if look.emblem else _crest(canvas, look, d), cx, cy)


def _crest(canvas: Canvas, look: TeamLook, d: float) -> Surface:
    def paint(layer: Canvas) -> None:
        if d >= _LEAST:
            _paint_crest(layer, look, d)
        else:
            large = _crest(layer, look, _LEAST)
            layer.surface.blit(pygame.transform.smoothscale(large, layer.surface.get_size()), (0, 0))

    return canvas.composite(("crest", look, d), d, d, paint)


def _paint_crest(canvas: Canvas, look: TeamLook, d: float) -> None:
    dark, bright = mix(look.dark, NIGHT, 0.35), mix(look.second, WHITE, 0.6)
    body = svg.path(_SHIELD, "url(#e)", INK, 4.5) + svg.path(_FIELD, "url(#d)", INK, 2.4)
    body += svg.path(_SHINE, WHITE, opacity=0.1) + svg.path(_FIELD, "none", look.second, 1.6, line_opacity=0.9)
    for x, y, r in ((26, 12, 9), (77, 68, 7)):
        body += svg.polygon(svg.star(x, y, r, r * 0.25, 4), bright)
    defs = svg.linear("e", mix(look.edge, WHITE, 0.5), look.edge, mix(look.edge, NIGHT, 0.5))
    defs += svg.linear("d", mix(dark, look.edge, 0.25), dark)
    canvas.draw(body, 0, 0, d, d, (0, 0, 100, 100), defs)
    canvas.outlined(look.initial, "black", d * 0.42, d / 2, d * 0.49, mix(look.edge, WHITE, 0.75), INK, d * 0.03)
