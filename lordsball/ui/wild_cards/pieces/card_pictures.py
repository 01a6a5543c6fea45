"""The picture in a card's frame: its ground, and a silhouette where nobody has drawn one."""

from __future__ import annotations

import math
import random
import zlib
from typing import NamedTuple

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces import svg
from lordsball.ui.kit.theme import mix
from lordsball.ui.wild_cards.pieces.look import INK, NIGHT, SPECIAL, WEATHER, WHITE, TeamLook

_SKIES = (
    ("#2a1a8c", "#ff5fa8", "#ffc86a"),
    ("#120a4c", "#7a2bd8", "#39e0ff"),
    ("#0a1f5c", "#1fa0c8", "#b8ff5a"),
    ("#3a0f6c", "#ff4f6a", "#ffd36a"),
    ("#0b1240", "#3450d8", "#c9a0ff"),
    ("#2a0a3c", "#c82b9a", "#ffe08a"),
    ("#06283c", "#0f8f8a", "#ffd36a"),
)
"""Top, middle, sun."""
_HORIZON = 0.86


def paint_backdrop(canvas: Canvas, w: float, h: float, mood: str, colour: str, cx: float) -> None:
    """The scene on the whole of a layer of w x h units.

    :param mood: any words; the same words give the same sky.
    :param colour: of the floor's lines.
    :param cx: the middle of the sun.
    """
    number = zlib.crc32(mood.encode())
    top, middle, light = _SKIES[number % len(_SKIES)]
    cy, r = h * 0.5, min(w, h) * 0.42
    body = svg.box(0, 0, w, h, 0, "url(#sky)")
    body += svg.rays(cx, cy, max(w, h) * 1.2, 14, light, 0.15)
    body += _stars(random.Random(number), w, h)
    body += svg.circle(cx, cy, r, light, opacity=0.2) + svg.circle(cx, cy, r * 0.8, light, opacity=0.92)
    body += svg.circle(cx, cy, r * 0.8, "url(#sun)") + _stripes(cx, cy, r, middle) + _floor(w, h, cx, colour)
    defs = svg.linear("sky", top, middle, mix(middle, light, 0.4))
    defs += svg.linear("sun", (0, WHITE, 0.35), (1, middle, 0.5))
    canvas.draw(body, 0, 0, w, h, defs=defs)


def _stars(dice: random.Random, w: float, h: float) -> str:
    size = max(0.5, w / 260)
    return "".join(
        svg.circle(dice.random() * w, dice.random() * h * 0.55, size * (0.5 + dice.random()), WHITE,
                   opacity=0.3 + dice.random() * 0.6)
        for _ in range(max(8, int(w * h / 800)))
    )


def _stripes(cx: float, cy: float, r: float, colour: str) -> str:
    body = ""
    for number in range(5):
        y = cy + r * (0.12 + 0.15 * number)
        half = math.sqrt(max(0.0, (r * 0.8) ** 2 - (y - cy) ** 2))
        body += svg.box(cx - half - 1, y, 2 * half + 2, r * 0.026 * (number + 1.4), 0, colour, opacity=0.95)
    return body


def _floor(w: float, h: float, cx: float, colour: str) -> str:
    top = h * _HORIZON
    thin = max(0.5, w / 220)
    body = svg.box(0, top, w, h - top, 0, NIGHT, opacity=0.84)
    for number in range(-8, 9):
        body += svg.line(cx + number * w * 0.1, top, cx + number * w * 0.26, h, colour, thin, 0.5)
    body += svg.line(0, top, w, top, colour, thin * 1.7, 0.9)
    return body + svg.line(0, top + (h - top) * 0.32, w, top + (h - top) * 0.32, colour, thin, 0.45)


PERSON = (240, 240)
"""Box of a person."""
SCENE = (240, 200)
"""Box of the scene of a Special."""
_SKIN, _HAIR = "#6a62b4", "#2c2568"
"""Nobody's: the colors of dusk."""
_OUTLINE = 6.0
_RIM = 15.0
"""How much wider than the figure its outline is, and the light around that."""


class _Part(NamedTuple):
    """Something of a figure: path data, drawn as a line that wide, or filled and as much wider."""

    d: str
    width: float
    colour: str
    filled: bool = False

    def draw(self, grown: float, colour: str = "") -> str:
        """The part, wider by `grown`, in its own color or another."""
        colour = colour or self.colour
        return svg.path(self.d, colour if self.filled else "none", colour, self.width + grown)


class _Pose(NamedTuple):
    """How somebody stands: legs and arms as corners, those behind the body and those before it; the middle of the
    head; hands; a glove, a ball or a bat.
    """

    far_leg: tuple[svg.Point, ...]
    near_leg: tuple[svg.Point, ...]
    far_arm: tuple[svg.Point, ...]
    near_arm: tuple[svg.Point, ...]
    body: tuple[svg.Point, ...]
    head: svg.Point
    glove: svg.Point | None
    ball: svg.Point | None
    bat: tuple[svg.Point, svg.Point] | None


_POSES = {
    "pitch": _Pose(
        ((132, 186), (142, 216), (146, 262)), ((106, 190), (64, 180), (62, 222)),
        ((148, 124), (188, 116), (202, 72)), ((90, 126), (66, 152), (38, 128)),
        ((92, 118), (148, 114), (142, 186), (100, 190)), (118, 74), (36, 118), (206, 48), None,
    ),
    "bat": _Pose(
        ((104, 186), (84, 214), (78, 262)), ((136, 186), (158, 214), (166, 262)),
        ((92, 126), (124, 154), (172, 132)), ((148, 126), (188, 150), (182, 118)),
        ((90, 118), (148, 116), (142, 186), (98, 188)), (112, 74), None, None, ((176, 134), (206, 22)),
    ),
    "catch": _Pose(
        ((106, 186), (84, 212), (92, 262)), ((138, 186), (166, 210), (160, 262)),
        ((148, 126), (192, 138), (196, 176)), ((92, 128), (58, 112), (50, 68)),
        ((92, 118), (150, 116), (144, 186), (100, 188)), (124, 76), (48, 46), (52, 34), None,
    ),
}


def person(name: str, best: str, look: TeamLook) -> tuple[str, str]:
    """Somebody nobody has drawn, as SVG in a box of :data:`PERSON`: definitions and elements.

    :param best: pitch, bat or catch: how they stand.
    """
    parts = _figure(_POSES[best], zlib.crc32(name.encode()), look)
    rim = mix(look.edge, WHITE, 0.5)
    body = "".join(part.draw(_RIM, rim) for part in parts) + "".join(part.draw(_OUTLINE, INK) for part in parts)
    body += "".join(part.draw(_OUTLINE, INK) + part.draw(0) for part in parts)
    lenses = svg.linear("l", look.second, mix(look.second, look.edge, 0.5), mix(look.edge, NIGHT, 0.35), way="aslant")
    return lenses, body + _glasses(_POSES[best].head, look)


def _figure(pose: _Pose, number: int, look: TeamLook) -> list[_Part]:
    """The parts from the back to the front."""
    jersey, sleeve = mix(look.edge, NIGHT, 0.36), mix(look.edge, NIGHT, 0.22)
    trousers, cap = mix(mix(look.edge, "#d8d4ff", 0.75), NIGHT, 0.4), mix(look.second, NIGHT, 0.28)
    x, y = pose.head
    parts = [*_leg(pose.far_leg, trousers, look), *_arm(pose.far_arm, sleeve)]
    if pose.bat is not None:
        parts += _bat(*pose.bat, mix(look.second, NIGHT, 0.25))
    parts += _leg(pose.near_leg, trousers, look)
    parts.append(_Part(svg.outline(list(pose.body)), 18, jersey, True))
    parts.append(_Part(f"M{x} {y + 22}L{x} {y + 40}", 22, _SKIN))
    (left, low), (right, _) = pose.body[3], pose.body[2]
    parts.append(_Part(f"M{left - 6} {low + 4}L{right + 6} {low}", 6, mix(look.second, NIGHT, 0.15)))
    parts += _head(number, x, y, cap)
    parts += _arm(pose.near_arm, sleeve)
    if pose.glove is not None:
        gx, gy = pose.glove
        if pose.ball is not None and pose.bat is None and abs(pose.ball[0] - gx) < 20:
            parts.append(_Part(_round(*pose.ball, 13), 1, "#e8e4ff", True))
        parts.append(_Part(_glove(gx, gy), 3, mix(look.second, NIGHT, 0.42), True))
    if pose.ball is not None and (pose.glove is None or abs(pose.ball[0] - pose.glove[0]) >= 20):
        parts.append(_Part(_round(*pose.ball, 13), 1, "#e8e4ff", True))
    return parts


def _leg(corners: tuple[svg.Point, ...], trousers: str, look: TeamLook) -> list[_Part]:
    foot_x, foot_y = corners[-1]
    shoe = f"M{foot_x - 6} {foot_y + 4}L{foot_x + 12} {foot_y + 6}"
    return [_Part(_through(corners), 34, trousers), _Part(shoe, 22, mix(look.edge, NIGHT, 0.3))]


def _arm(corners: tuple[svg.Point, ...], sleeve: str) -> list[_Part]:
    elbow = corners[1]
    return [
        _Part(_through(corners[1:]), 21, _SKIN),
        _Part(_through((corners[0], elbow)), 26, sleeve),
    ]


def _bat(grip: svg.Point, end: svg.Point, colour: str) -> list[_Part]:
    middle = (grip[0] + (end[0] - grip[0]) * 0.45, grip[1] + (end[1] - grip[1]) * 0.45)
    before = (grip[0] - (end[0] - grip[0]) * 0.14, grip[1] - (end[1] - grip[1]) * 0.14)
    return [_Part(_through((before, end)), 9, colour), _Part(_through((middle, end)), 18, colour)]


def _head(number: int, x: float, y: float, cap: str) -> list[_Part]:
    """A head and what is on it, one of six."""
    skull = _Part(
        f"M{x - 30} {y - 4}C{x - 30} {y + 20} {x - 16} {y + 32} {x} {y + 32}C{x + 16} {y + 32} {x + 30}"
        f" {y + 20} {x + 30} {y - 4}C{x + 28} {y - 34} {x - 28} {y - 34} {x - 30} {y - 4}Z",
        2,
        _SKIN,
        True,
    )
    dome = f"M{x - 34} {y - 6}C{x - 36} {y - 46} {x + 36} {y - 46} {x + 34} {y - 6}C{x + 12} {y - 14} {x - 12} {y - 14}"
    dome += f" {x - 34} {y - 6}Z"
    brim = _Part(_brim(x, y, 1), 3, cap, True)
    button = _Part(_round(x, y - 38, 3.5), 1, cap, True)
    worn: tuple[list[_Part], ...] = (
        [skull, _Part(dome, 2, cap, True), brim, button],
        [skull, _Part(dome, 2, cap, True), _Part(_brim(x, y, -1), 3, cap, True), button],
        [_Part(f"M{x - 24} {y - 4}C{x - 58} {y + 6} {x - 40} {y + 30} {x - 58} {y + 44}", 16, _HAIR),
         skull, _Part(dome, 2, cap, True), brim],
        [*(_Part(_round(x + 34 * math.cos(a), y - 10 + 30 * math.sin(a), 17), 2, _HAIR, True)
           for a in (math.radians(t) for t in range(-190, 30, 36))), skull,
         _Part(f"M{x - 31} {y - 10}C{x - 10} {y - 18} {x + 10} {y - 18} {x + 31} {y - 10}", 9, cap)],
        [_Part(_round(x - 4, y - 46, 15), 2, _HAIR, True), skull, _Part(dome, 2, _HAIR, True),
         _Part(f"M{x - 33} {y - 8}C{x - 10} {y - 16} {x + 10} {y - 16} {x + 33} {y - 8}", 9, cap)],
        [skull, _Part(dome, 6, cap, True), _Part(f"M{x - 30} {y - 6}L{x - 32} {y + 16}L{x - 22} {y + 20}L{x - 18}"
                                                f" {y - 4}Z", 6, cap, True), brim],
    )
    return worn[number % len(worn)]


def _brim(x: float, y: float, way: int) -> str:
    """The brim of a cap, to the right (1) or to the left (-1)."""
    out, tip = x + 46 * way, x + 56 * way
    curves = f"C{x + 16 * way} {y - 18} {out} {y - 12} {tip} {y - 2}C{x + 40 * way} {y + 4} {x + 10 * way} {y - 4}"
    return f"M{x - 12 * way} {y - 10}{curves} {x - 12 * way} {y - 10}Z"


def _glasses(head: svg.Point, look: TeamLook) -> str:
    """Dark glasses with the team's light in them are all that is seen of a face."""
    x, y = head
    body = svg.path(f"M{x - 30} {y + 1}L{x + 30} {y + 1}", "none", INK, 4)
    for side in (x - 12, x + 14):
        lens = f"M{side - 13} {y - 2}L{side + 13} {y - 2}C{side + 13} {y + 12} {side + 7} {y + 15} {side} {y + 15}"
        lens += f"C{side - 7} {y + 15} {side - 13} {y + 12} {side - 13} {y - 2}Z"
        body += svg.path(lens, "url(#l)", INK, 4)
        body += svg.path(f"M{side - 8} {y + 7}L{side - 1} {y + 1}", "none", WHITE, 2.6, line_opacity=0.85)
    return body + svg.path(f"M{x - 6} {y + 23}C{x - 1} {y + 26} {x + 6} {y + 26} {x + 11} {y + 22}", "none", INK, 4)


def _through(corners: tuple[svg.Point, ...]) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in corners)


def _round(x: float, y: float, r: float) -> str:
    return f"M{x - r:.1f} {y:.1f}A{r} {r} 0 1 1 {x + r:.1f} {y:.1f}A{r} {r} 0 1 1 {x - r:.1f} {y:.1f}Z"


def _glove(x: float, y: float) -> str:
    return f"M{x - 20} {y + 10}c-8 -18 0 -36 12 -34c8 -8 20 -6 22 4c12 2 14 20 6 34c-10 12 -32 10 -40 -4Z"


def letter(weather: bool, look: TeamLook) -> tuple[str, str]:
    """A Special nobody has drawn: a sealed letter before beams of light, or in the rain where it is a Weather."""
    colour = WEATHER if weather else SPECIAL
    ground = svg.box(0, 0, 240, 200, 0, "url(#g)") + svg.rays(120, 104, 190, 16, look.edge, 0.2)
    ground += svg.circle(120, 104, 76, colour, opacity=0.12) + svg.circle(120, 104, 60, colour, opacity=0.16)
    body = ground + (_storm(colour) if weather else _sparks(look)) + _envelope(look)
    paper, fold = mix(look.edge, WHITE, 0.62), mix(look.edge, NIGHT, 0.1)
    defs = svg.linear("g", mix(look.dark, NIGHT, 0.2), mix(look.dark, look.edge, 0.22), mix(look.dark, NIGHT, 0.6))
    defs += svg.linear("p", mix(paper, WHITE, 0.4), mix(paper, fold, 0.35)) + svg.linear("q", WHITE, paper)
    return defs + svg.radial("s", mix(look.second, WHITE, 0.5), mix(look.second, NIGHT, 0.25), cx=38, cy=32, r=70), body


def _envelope(look: TeamLook) -> str:
    shade = mix(look.edge, NIGHT, 0.35)
    parts = svg.box(-68, -42, 136, 88, 7, "url(#p)", INK, 5)
    parts += svg.path("M-66 43L-14 2M66 43L14 2", "none", shade, 3.2)
    flap = "M-67 -38L-6 12C-2 15.5 2 15.5 6 12L67 -38C66 -41 64 -42 61 -42L-61 -42C-64 -42 -66 -41 -67 -38Z"
    parts += svg.path(flap, "url(#q)", INK, 4.5)
    stripes = "".join(f"M{x} 45.5L{x + 6} 45.5L{x + 10} 39L{x + 4} 39Z" for x in range(-62, 56, 18))
    parts += svg.path(stripes, look.edge)
    parts += svg.path(svg.outline(svg.star(0, 12, 25, 21, 10)), "url(#s)", INK, 4)
    parts += svg.circle(0, 12, 15, "none", mix(look.second, NIGHT, 0.45), 2)
    parts += svg.polygon([(3, 0), (-8, 14), (-1, 14), (-4, 24), (8, 9), (1, 9)], INK)
    return f'<g transform="translate(120 104) rotate(-9)">{parts}</g>'


def _sparks(look: TeamLook) -> str:
    colour = mix(look.second, WHITE, 0.5)
    return "".join(
        svg.polygon(svg.star(x, y, r, r * 0.24, 4), colour, opacity=0.95)
        for x, y, r in ((34, 46, 12), (206, 40, 15), (214, 150, 10), (28, 156, 14), (120, 22, 8), (172, 180, 7))
    )


def _storm(colour: str) -> str:
    rain = "".join(
        svg.line(x, y, x - 9, y + 22, mix(colour, WHITE, 0.5), 2.4, 0.55)
        for x, y in ((30, 120), (60, 160), (26, 168), (212, 128), (196, 166), (228, 172), (92, 172), (150, 172))
    )
    cloud = ""
    for x, y, grown, fill in ((0, 0, 5, INK), (0, 0, 0, "#6f68b8"), (0, -5, -6, "#8f88d8")):
        for cx, cy, r in ((40, 46, 24), (74, 36, 30), (120, 32, 34), (168, 38, 29), (204, 48, 23)):
            cloud += svg.circle(cx + x, cy + y, r + grown, fill)
    return rain + cloud
