"""What is behind a Player: a sky at dusk with a striped sun, beams, stars, and the floor of light of the night park."""

import math
import random
import zlib

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces import svg
from lordsball.ui.kit.theme import mix
from lordsball.ui.wild_cards.pieces.look import NIGHT, WHITE

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
