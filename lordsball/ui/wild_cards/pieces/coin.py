"""The coin of the night game: a team's emblem on each side, a rim of neon in its colours."""

import math

import pygame
from pygame import Surface

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces import svg
from lordsball.ui.kit.pieces.coin import CoinPose
from lordsball.ui.kit.pieces.live import draw_live
from lordsball.ui.kit.theme import mix
from lordsball.ui.wild_cards.pieces.emblem import draw_emblem
from lordsball.ui.wild_cards.pieces.look import NIGHT, VIOLET, WHITE, TeamLook

_RADIUS = 46
_THICKNESS = 9.0
_LEAST = 2.5
"""How much of the edge is seen from the front."""
_BOX = (0, 0, 100, 100)


def draw_wild_coin(
    canvas: Canvas, cx: float, cy: float, d: float, pose: CoinPose, looks: tuple[TeamLook, TeamLook], rise: float = 0
) -> None:
    """A coin whose place on the table is (cx, cy), `d` units wide, `rise` units up at the top of its flight.

    :param looks: of the teams on heads and on tails.
    """
    look = looks[0 if pose.heads else 1]
    up = round(pose.height * 8) / 8
    canvas.halo(cx, cy + d * 0.58, d * (0.54 - 0.2 * up), "#03020f", 0.8 - 0.4 * up, sx=1.1, sy=0.22)
    middle = cy - rise * pose.height
    canvas.halo(cx, middle, d * 0.68, look.edge, 0.55, inner=0.5)
    squash = max(pose.squash, 0.03)
    thick = _THICKNESS * math.sqrt(max(0.0, 1 - squash * squash)) + _LEAST
    if not pose.height:
        picture = canvas.composite(
            ("wild_coin", look, d, pose), d, d, lambda layer: _paint(layer, d, look, squash, thick, pose.tilt)
        )
        canvas.blit(picture, cx - d / 2, middle - d / 2)
        return
    layer = canvas.layer(d, d)
    _paint(layer, d, look, squash, thick, pose.tilt)
    canvas.blit(layer.surface, cx - d / 2, middle - d / 2)


def _paint(canvas: Canvas, d: float, look: TeamLook, squash: float, thick: float, tilt: float) -> None:
    """The coin leaning by `tilt` degrees on a layer of d x d units: its edge, and over it the face it shows."""
    upright = canvas.layer(d, d)
    top, low, high = 50 - thick / 2, _RADIUS * squash, 50 + thick / 2
    d_edge = f"M4 {top:.2f}A46 {low:.2f} 0 0 1 96 {top:.2f}V{high:.2f}A46 {low:.2f} 0 0 1 4 {high:.2f}Z"
    body = svg.path(d_edge, "url(#e)", NIGHT, 2)
    if thick > _LEAST + 1.5:
        body += svg.path(f"M4 {50:.2f}A46 {low:.2f} 0 0 0 96 {50:.2f}", "none", look.edge, thick * 0.22)
    shades = (mix(look.edge, NIGHT, 0.6), mix(look.edge, WHITE, 0.55), VIOLET, mix(look.second, NIGHT, 0.5))
    draw_live(upright, body, 0, 0, d, d, _BOX, svg.linear("e", *shades, way="across"))
    face = _face(canvas, d, look)
    w, h = face.get_size()
    flat = pygame.transform.smoothscale(face, (w, max(1, round(h * squash))))
    upright.blit_center(flat, d / 2, d * top / 100)
    canvas.blit_center(pygame.transform.rotozoom(upright.surface, -tilt, 1), d / 2, d / 2)


def _face(canvas: Canvas, d: float, look: TeamLook) -> Surface:
    """One side seen from the front: foil rim, a ring of neon, beams, the emblem. Cached."""

    def paint(layer: Canvas) -> None:
        dark, deep = mix(look.dark, WHITE, 0.08), mix(look.dark, NIGHT, 0.7)
        body = svg.circle(50, 50, _RADIUS, "url(#f)", NIGHT, 2)
        body += svg.circle(50, 50, _RADIUS - 1.6, "none", WHITE, 0.9, line_opacity=0.6)
        for number in range(40):
            angle = math.tau * number / 40
            a, b = _at(43.6, angle), _at(40.6, angle)
            body += svg.line(*a, *b, NIGHT, 1.1, 0.55)
        body += svg.circle(50, 50, 38.6, "url(#g)", NIGHT, 1.6)
        body += svg.rays(50, 50, 37.4, 16, look.edge, 0.2)
        for width, opacity in ((5.4, 0.18), (3.6, 0.3), (1.9, 1.0)):
            body += svg.circle(50, 50, 35.4, "none", look.edge, width, line_opacity=opacity)
        body += svg.circle(50, 50, 35.4, "none", WHITE, 0.7, line_opacity=0.85)
        body += svg.circle(50, 50, 27, deep, opacity=0.55)
        layer.draw(body, 0, 0, d, d, _BOX, svg.linear("f", *look.foil, way="aslant") + svg.radial("g", dark, deep))
        draw_emblem(layer, look, d * 0.5, d * 0.5, d * 0.56)
        shine = "M18 40C24 24 38 14 54 13C40 20 30 28 26 42C24 48 17 47 18 40Z"
        layer.draw(svg.path(shine, WHITE, opacity=0.16), 0, 0, d, d, _BOX)

    return canvas.composite(("wild_coin_face", look, d), d, d, paint)


def _at(r: float, angle: float) -> svg.Point:
    return 50 + r * math.cos(angle), 50 + r * math.sin(angle)
