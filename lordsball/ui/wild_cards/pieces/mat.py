"""The ground of the table: the night, the mat, its zones and trays, and the piles beside."""

from __future__ import annotations

import math
import random

from lordsball.ui.kit.canvas import SMALLEST_TEXT, Canvas
from lordsball.ui.kit.pieces import svg
from lordsball.ui.kit.pieces.icon import draw_glyph
from lordsball.ui.kit.theme import mix
from lordsball.ui.wild_cards.pieces.card import draw_card
from lordsball.ui.wild_cards.pieces.card_frame import draw_narrowed
from lordsball.ui.wild_cards.pieces.faces import Face, Size, SpecialFace
from lordsball.ui.wild_cards.pieces.look import (
    FRAME_LIGHT,
    NIGHT,
    SHADOWS,
    WEATHER,
    WHITE,
    TeamLook,
    brackets,
    draw_badge,
    draw_glow,
    draw_icon,
    draw_lit_ring,
)

_BEAMS = ((40, 58), (150, 72), (480, 92), (820, 112), (935, 124))
"""Where the floodlights stand (x) and where they shine (degrees)."""
_GROUND = "#0e0a2e"


def draw_night(canvas: Canvas) -> None:
    """The whole ground of the window, letterbox included."""
    canvas.fill(_GROUND)
    x, y, w, h = canvas.screen.visible

    def paint(layer: Canvas) -> None:
        layer.fill(_GROUND)
        lights = (
            ("m", 38, 52, 52, ((0, "#5a2bd0", 0.65), (0.5, "#3a1a9a", 0.28), (1, "#120a3c", 0))),
            ("p", 75, 90, 42, ((0, "#ff4fc4", 0.3), (1, "#ff4fc4", 0))),
            ("c", 6, 92, 42, ((0, "#1fb4ff", 0.26), (1, "#1fb4ff", 0))),
        )
        body = svg.box(0, 0, w, h, 0, "url(#s)")
        defs = svg.linear("s", "#070518", "#120d3c", "#2a1470", "#12093a")
        for name, cx, cy, r, stops in lights:
            defs += svg.radial(name, *stops, cx=cx, cy=cy, r=r)
            body += svg.box(0, 0, w, h, 0, f"url(#{name})")
        dice = random.Random(2)
        for _ in range(120):
            at = (dice.random() * w, dice.random() * h)
            body += svg.circle(*at, 0.5 + dice.random() * 1.1, WHITE, opacity=0.12 + dice.random() * 0.4)
        for left, degrees in _BEAMS:
            gradient, beam = _beam(left - x, 84 - y, degrees)
            defs += gradient
            body += beam
        layer.draw(body, 0, 0, w, h, defs=defs)

    canvas.blit(canvas.composite(("wild_night",), w, h, paint), x, y)


def _beam(x: float, y: float, degrees: float, length: float = 560, spread: float = 120) -> tuple[str, str]:
    angle = math.radians(degrees)
    ux, uy = math.cos(angle), math.sin(angle)
    nx, ny = -uy, ux
    name = f"b{round(x)}"
    gradient = (
        f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="{x:.0f}" y1="{y:.0f}"'
        f' x2="{x + ux * length:.0f}" y2="{y + uy * length:.0f}"><stop offset="0" stop-color="#9fd8ff"'
        ' stop-opacity=".2"/><stop offset="1" stop-color="#9fd8ff" stop-opacity="0"/></linearGradient>'
    )
    far = (x + ux * length, y + uy * length)
    corners = [
        (x + nx * 4, y + ny * 4), (far[0] + nx * spread, far[1] + ny * spread),
        (far[0] - nx * spread, far[1] - ny * spread), (x - nx * 4, y - ny * 4),
    ]
    return gradient, svg.polygon(corners, f"url(#{name})")


TITLE = 24
"""Height of the name at the top of a zone (units)."""
_LARGEST_TITLE = 20


def draw_zone(
    canvas: Canvas, x: float, y: float, w: float, h: float, title: str, look: TeamLook | None, *, lit: bool = False,
    colour: str = "",
) -> None:
    """A place for cards: a thin line, bright corners, its name at the top.

    :param look: of the coach it belongs to, else it has the color of the mat (or `colour`).
    :param lit: a card can be put there now.
    """
    colour = colour or (look.edge if look else FRAME_LIGHT)
    if lit:
        draw_lit_ring(canvas, x + 2, y + 2, w - 4, h - 4, 8)
    body = svg.box(1.2, 1.2, w - 2.4, h - 2.4, 8, "url(#g)", colour, 1.2, line_opacity=0.45) + brackets(w, h, colour)
    canvas.draw(body, x, y, w, h, defs=svg.linear("g", (0, colour, 0.16), (1, colour, 0.05)))
    if title:
        # As large as stands above the cards of the zone, also with large text.
        size = min(SMALLEST_TEXT, _LARGEST_TITLE / canvas.art.text_scale)
        draw_narrowed(canvas, title.upper(), x + w / 2, y + TITLE / 2 - 1.5, w - 12, mix(colour, WHITE, 0.62), size)


def draw_tray(canvas: Canvas, x: float, y: float, w: float, h: float, look: TeamLook | None, lit: bool = False) -> None:
    """A tray for dice under a zone, tinted in its coach's color; `lit` while it is being rolled in."""
    colour = look.edge if look else FRAME_LIGHT
    if lit:
        draw_glow(canvas, x, y, w, h, 10, 8, colour, 0.5)
    body = svg.box(1, 1, w - 2, h - 2, 10, "url(#g)", colour, 1.6)
    body += svg.box(3, 3, w - 6, h - 6, 8, "none", "#000000", 3, line_opacity=0.4)
    canvas.draw(body, x, y, w, h, defs=svg.linear("g", mix(colour, NIGHT, 0.88), mix(colour, NIGHT, 0.76)))


def draw_mat(canvas: Canvas, x: float, y: float, w: float, h: float) -> None:
    """The mat that zones and park lie on: a grid of light on dark glass."""
    draw_glow(canvas, x, y, w, h, 10, 9, "#7a5cff", 0.4)

    def paint(layer: Canvas) -> None:
        body = svg.box(1, 1, w - 2, h - 2, 10, "url(#g)", FRAME_LIGHT, 2)
        for number in range(1, int(h / 24) + 1):
            body += svg.line(4, number * 24 - 4, w - 4, number * 24 - 4, "#8a7cff", 1, 0.07)
        for number in range(int(w / 24.4)):
            body += svg.line(14 + number * 24.4, 4, 14 + number * 24.4, h - 4, "#8a7cff", 1, 0.06)
        layer.draw(body, 0, 0, w, h, defs=svg.linear("g", (0, "#171150", 0.94), (1, "#0a0728", 0.96)))

    canvas.blit(canvas.composite(("wild_mat", w, h), w, h, paint), x, y)


_LAYERS = 4
"""How many cards of a pile show their edge at most."""


def draw_pile(
    canvas: Canvas, x: float, y: float, w: float, h: float, face: Face | None, count: int, lit: bool = False,
    colour: str = "",
) -> None:
    """A pile with its upper left corner at (x, y): the back of a deck or the top card of discards, and its count.

    :param face: None for an empty pile. `colour`: of the line round the count.
    """
    size: Size = (w, h)
    tone = colour or (face.look.edge if face else SHADOWS)
    if face is None or count <= 0:
        draw_zone(canvas, x, y, w, h, "", None, lit=lit, colour=tone)
    else:
        layers = min(_LAYERS, max(1, (count + 3) // 4))
        for number in range(layers - 1, -1, -1):
            under = number > 0
            draw_card(canvas, x, y + number * 2.2, face, size, lit=lit and not under, shadow=number == layers - 1)
    draw_badge(canvas, x + w / 2, y + h - 8, str(count), tone)


def draw_shadows(
    canvas: Canvas, x: float, y: float, w: float, h: float, count: int, top: Face | None = None, lit: bool = False
) -> None:
    """The Shadows: both coaches' pile that nothing comes back from by itself; (x, y) is its upper left corner.

    :param top: the card that came last, seen through the dark.
    """
    if lit:
        draw_lit_ring(canvas, x, y, w, h, 6)
    canvas.shadow(x, y, w, h, 6, 6, 0.6, 3)
    canvas.draw(svg.box(1, 1, w - 2, h - 2, 5, NIGHT), x, y, w, h)
    if top is not None and count:
        draw_card(canvas, x + 2, y + 2, top, (w - 4, h - 4), alpha=0.35, shadow=False)
    moon = "M31 12C17 12 10 22 10 32C10 44 19 52 31 50C23 47 20 40 21 32C22 23 26 16 31 12Z"
    body = svg.box(1, 1, 48, 68, 5, "url(#g)", SHADOWS, 1.6)
    body += svg.path(moon, "#b79cff") + svg.polygon(svg.star(36, 28, 6, 1.8, 4), "#e6dbff")
    body += svg.circle(38, 44, 1.2, "#e6dbff") + svg.circle(17, 60, 1, "#e6dbff") + svg.circle(41, 14, 1, "#e6dbff")
    depth = 0.62 if top is not None and count else 0.96
    defs = svg.linear("g", (0, "#2a1f6c", depth), (1, NIGHT, depth))
    canvas.draw(body, x, y, w, h, (0, 0, 50, 70), defs)
    draw_badge(canvas, x + w / 2, y + h - 8, str(count), SHADOWS)


def draw_weather(
    canvas: Canvas, x: float, y: float, w: float, h: float, face: SpecialFace | None,
    owner: tuple[str, str] | None = None, lit: bool = False,
) -> None:
    """The Weather: the card that is the sky over both teams, with the glyph of the seat whose it is.

    :param owner: the glyph of the seat and its color.
    """
    draw_zone(canvas, x, y, w, h, "", None, lit=lit, colour=WEATHER)
    if face is None:
        side = min(w, h) * 0.5
        draw_icon(canvas, "sun", x + (w - side) / 2, y + (h - side) / 2, side, 0.3)
        return
    m = 4.0
    canvas.halo(x + w / 2, y + h / 2, h * 0.62, WEATHER, 0.4, sx=w / h)
    draw_card(canvas, x + m, y + m, face, (w - 2 * m, h - 2 * m))
    if owner:
        canvas.draw(svg.circle(12, 12, 11, NIGHT, mix(owner[1], WHITE, 0.2), 1.6), x + w - 20, y - 2, 24, 24)
        draw_glyph(canvas, owner[0], owner[1], x + w - 15, y + 3, 14)


def draw_empty_special(
    canvas: Canvas, x: float, y: float, w: float, h: float, look: TeamLook, lit: bool = False
) -> None:
    """The Special zone of a coach while nothing lies in it."""
    title = "Special" if w >= 80 else ""
    draw_zone(canvas, x, y, w, h, title, look, lit=lit, colour=look.second)
    side = min(w, h) * 0.5
    body = svg.polygon(svg.star(20, 21, 16, 6.6), "none", look.second, 2, line_opacity=0.6)
    canvas.draw(body, x + (w - side) / 2, y + (h - side) / 2, side, side, (0, 0, 40, 40))
