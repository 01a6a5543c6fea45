"""Dice, the tracking die, Vibes, the coin and the emblems of the teams."""

from __future__ import annotations

import math

import pygame
from pygame import Surface

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces import svg
from lordsball.ui.kit.pieces.coin import CoinPose
from lordsball.ui.kit.pieces.cube import DieLook, cube_svg, orientation, tumble
from lordsball.ui.kit.pieces.live import draw_live
from lordsball.ui.kit.theme import mix
from lordsball.ui.wild_cards.pieces.look import INK, LIT, NIGHT, TEXT, VIOLET, WHITE, TeamLook, draw_icon

_VIEW = (0, 0, 100, 100)
_BOX = 1.32
"""The box that a die is drawn in, for one that is 1 unit wide."""
TWISTS = (-8.0, 10.0)
"""How the two dice of a pair lie, in degrees: dice that lie straight look printed."""


def die_look(look: TeamLook) -> DieLook:
    """The glass of a team's dice."""
    return DieLook(mix(look.edge, WHITE, 0.72), mix(look.edge, "#14006a", 0.22), mix(look.edge, NIGHT, 0.5), "#150f45")


def draw_die(
    canvas: Canvas, cx: float, cy: float, size: float, face: int, look: TeamLook, twist: float = 0,
    dim: bool = False, lit: bool = False,
) -> None:
    """A die at rest, its center at (cx, cy), about `size` units wide, `face` up.

    :param lit: it has just been turned or rolled again: a gold ring. `dim`: it does not count.
    """
    if lit:
        canvas.halo(cx, cy, size * 1.05, LIT, 0.6)
        ring = svg.box(8, 9, 84, 86, 21, "none", NIGHT, 9) + svg.box(8, 9, 84, 86, 21, "none", LIT, 5)
        box = size * _BOX
        canvas.draw(f'<g transform="rotate({-twist:g} 50 52)">{ring}</g>', cx - box / 2, cy - box / 2, box, box, _VIEW)
    _draw_light(canvas, cx, cy, size, look, 0.12 if dim else 0.38)
    defs, body = cube_svg(orientation(face, twist), die_look(look))
    box = size * _BOX
    canvas.draw(body, cx - box / 2, cy - box / 2, box, box, _VIEW, defs, 0.5 if dim else None)


def draw_rolling_die(
    canvas: Canvas, cx: float, cy: float, size: float, face: int, progress: float, look: TeamLook, turn: float = 0,
    twist: float = 0,
) -> None:
    """A die on its way to `face`: progress 0 to 1; from 1 on it is drawn as at rest. It hops while it rolls.

    :param turn: radians; give each die another one.
    """
    if progress >= 1:
        draw_die(canvas, cx, cy, size, face, look, twist)
        return
    beat = 1 - 2 * abs((progress * 2.2) % 1 - 0.5)
    hop = abs((1 - progress) ** 1.5 * 1.2 * beat) * size * 0.5
    _draw_light(canvas, cx, cy, size * (1 + hop / size * 0.25), look, 0.38)
    defs, body = cube_svg(tumble(face, progress, twist, turn), die_look(look))
    box = size * _BOX
    draw_live(canvas, body, cx - box / 2, cy - box / 2 - hop, box, box, _VIEW, defs)


def _draw_light(canvas: Canvas, cx: float, cy: float, size: float, look: TeamLook, light: float) -> None:
    canvas.halo(cx + size * 0.1, cy + size * 0.28, size * 0.8, "#000000", 0.6, sy=0.6)
    canvas.halo(cx, cy, size * 1.0, look.edge, light)


_OUTLINE = "M60 8L105 34V86L60 112L15 86V34Z"
_FACETS = (
    ("M15 34L60 8V27Z", 0), ("M15 34L31.4 76.5L60 27Z", 0), ("M60 8L105 34L60 27Z", 1), ("M105 34L60 27L88.6 76.5Z", 1),
    ("M15 86V34L31.4 76.5Z", 1), ("M105 34V86L88.6 76.5Z", 2), ("M60 112L15 86L31.4 76.5Z", 2),
    ("M105 86L60 112L88.6 76.5Z", 3), ("M60 112L88.6 76.5H31.4Z", 3),
)
"""The facets of the tracker and which of its four tones each has, from light to dark: light from the upper left."""
_RIDGES = "M15 34L60 27V8M60 27L105 34L88.6 76.5L105 86M88.6 76.5L60 112L31.4 76.5L15 86M31.4 76.5L15 34"


def draw_d20(canvas: Canvas, cx: float, cy: float, d: float, number: str, colour: str) -> None:
    """The tracker with its center at (cx, cy), `d` units wide, in the color of its coach, the number in its window."""
    canvas.halo(cx + 1, cy + d * 0.34, d * 0.5, "#000000", 0.6, sy=0.4)
    deep = mix(colour, "#000050", 0.62)
    tones = (mix(colour, WHITE, 0.74), colour, mix(colour, "#1a0070", 0.34), deep)
    body = svg.path(_OUTLINE, NIGHT, NIGHT, 12) + svg.path(_OUTLINE, colour, colour, 6)
    body += "".join(svg.path(facet, tones[tone], tones[tone], 1.6) for facet, tone in _FACETS)
    body += svg.path(_RIDGES, "none", WHITE, 2, line_opacity=0.55)
    body += svg.path("M17 84V35L60 10", "none", WHITE, 3.4, line_opacity=0.9)
    body += svg.circle(60, 60, 36.5, NIGHT) + svg.circle(60, 60, 33, "url(#n)", colour, 3.6)
    body += svg.path("M36 50C39 42 45 37 52 35.4", "none", WHITE, 3, line_opacity=0.8)
    defs = svg.radial("n", "#2c2378", "#0b0924")
    canvas.draw(body, cx - d / 2, cy - d / 2, d, d, (0, 0, 120, 120), defs)
    size = max(18.0, d * 0.42)
    canvas.text(number, "black", size, cx, cy, WHITE, "mc", NIGHT, width=d * 0.56, height=d * 0.56)


_MOST = 3
"""This many can be counted at a glance; beyond that the number is written beside them."""


def draw_vibe(canvas: Canvas, cx: float, cy: float, d: float = 24, alpha: float | None = None) -> None:
    """A token with its middle at (cx, cy)."""
    if alpha is None or alpha >= 1:
        canvas.halo(cx + d * 0.06, cy + d * 0.36, d * 0.55, "#000000", 0.6, sy=0.5)
    draw_icon(canvas, "vibe", cx - d / 2, cy - d / 2, d, alpha)


def vibe_places(count: int, d: float = 22, w: float | None = None) -> list[tuple[float, float]]:
    """Where the tokens of a row lie: their middles, from the upper left corner of the row."""
    shown = min(count, _MOST)
    step = d * 0.72
    if w is not None and shown > 1:
        step = min(step, (w - d) / (shown - 1))
    return [(d / 2 + number * step, d / 2 + (number % 2) * -2 + 1) for number in range(shown)]


def draw_vibes(canvas: Canvas, x: float, y: float, count: int, d: float = 22, w: float | None = None) -> float:
    """A row of tokens with its upper left corner at (x, y), and their number when it is more than three.

    :param w: the room it has. Returns the width it took.
    """
    if count <= 0:
        return 0.0
    number = str(count) if count > _MOST else ""
    lettering = canvas.fitted_width(number, "black", 18, None, d + 4) + 4 if number else 0.0
    room = None if w is None else max(d, w - lettering)
    places = vibe_places(count, d, room)
    for px, py in places:
        draw_vibe(canvas, x + px, y + py, d)
    wide = places[-1][0] + d / 2
    if number:
        canvas.text(number, "black", 18, x + wide + 3, y + d / 2, TEXT, "ml", shadow=NIGHT, height=d + 4)
    return wide + lettering


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


_RADIUS = 46
_THICKNESS = 9.0
_LEAST_COIN = 2.5
"""How much of the edge is seen from the front."""
_COIN_BOX = (0, 0, 100, 100)


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
    thick = _THICKNESS * math.sqrt(max(0.0, 1 - squash * squash)) + _LEAST_COIN
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
    if thick > _LEAST_COIN + 1.5:
        body += svg.path(f"M4 {50:.2f}A46 {low:.2f} 0 0 0 96 {50:.2f}", "none", look.edge, thick * 0.22)
    shades = (mix(look.edge, NIGHT, 0.6), mix(look.edge, WHITE, 0.55), VIOLET, mix(look.second, NIGHT, 0.5))
    draw_live(upright, body, 0, 0, d, d, _COIN_BOX, svg.linear("e", *shades, way="across"))
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
            a, b = _coin_at(43.6, angle), _coin_at(40.6, angle)
            body += svg.line(*a, *b, NIGHT, 1.1, 0.55)
        body += svg.circle(50, 50, 38.6, "url(#g)", NIGHT, 1.6)
        body += svg.rays(50, 50, 37.4, 16, look.edge, 0.2)
        for width, opacity in ((5.4, 0.18), (3.6, 0.3), (1.9, 1.0)):
            body += svg.circle(50, 50, 35.4, "none", look.edge, width, line_opacity=opacity)
        body += svg.circle(50, 50, 35.4, "none", WHITE, 0.7, line_opacity=0.85)
        body += svg.circle(50, 50, 27, deep, opacity=0.55)
        layer.draw(body, 0, 0, d, d, _COIN_BOX, svg.linear("f", *look.foil, way="aslant") + svg.radial("g", dark, deep))
        draw_emblem(layer, look, d * 0.5, d * 0.5, d * 0.56)
        shine = "M18 40C24 24 38 14 54 13C40 20 30 28 26 42C24 48 17 47 18 40Z"
        layer.draw(svg.path(shine, WHITE, opacity=0.16), 0, 0, d, d, _COIN_BOX)

    return canvas.composite(("wild_coin_face", look, d), d, d, paint)


def _coin_at(r: float, angle: float) -> svg.Point:
    return 50 + r * math.cos(angle), 50 + r * math.sin(angle)
