"""The twenty-sided tracker that lies on a card and keeps its total."""

import math

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces import svg
from lordsball.ui.kit.theme import mix
from lordsball.ui.wild_cards.pieces.look import NIGHT, WHITE

_EDGES = ((0, 0), (1, 0), (1, 1), (2, 1), (3, 1), (3, 2), (4, 2), (5, 2), (5, 0))
"""Which corner of the outline meets which corner of the triangle in front."""


def draw_d20(canvas: Canvas, cx: float, cy: float, d: float, number: str, colour: str) -> None:
    """The tracker with its centre at (cx, cy), `d` units wide, in the colour of its coach."""
    canvas.halo(cx + 1, cy + d * 0.2, d * 0.72, "#000000", 0.65, sy=0.8)
    outline = [_at(21, angle) for angle in range(-90, 270, 60)]
    front = [_at(12.5, angle) for angle in (-90, 30, 150)]
    deep = mix(colour, "#000030", 0.76)
    body = svg.polygon(outline, "url(#g)", NIGHT, 2.4)
    body += svg.polygon([outline[5], outline[0], front[0]], WHITE, opacity=0.3)
    body += svg.polygon([outline[2], outline[3], front[2], front[1]], "#000000", opacity=0.28)
    body += svg.polygon([outline[1], outline[2], front[1]], "#000000", opacity=0.18)
    body += svg.polygon(front, deep, WHITE, 1, line_opacity=0.5) + svg.circle(24, 26, 9, deep)
    for a, b in _EDGES:
        body += svg.line(*outline[a], *front[b], NIGHT, 1, 0.55)
    defs = svg.linear("g", mix(colour, WHITE, 0.5), mix(colour, "#1a0060", 0.35), way="aslant")
    canvas.draw(body, cx - d / 2, cy - d / 2, d, d, (0, 0, 48, 48), defs)
    middle = cy + d * 0.015
    canvas.text(number, "black", max(18.0, d * 0.4), cx, middle, WHITE, "mc", NIGHT, width=d * 0.62, height=d * 0.56)


def _at(r: float, degrees: float) -> tuple[float, float]:
    angle = math.radians(degrees)
    return 24 + r * math.cos(angle), 24 + r * math.sin(angle)
