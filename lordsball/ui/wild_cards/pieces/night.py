"""The night the table stands in: a sky of violet and indigo, far stars, beams of the floodlights."""

import math
import random

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces import svg
from lordsball.ui.wild_cards.pieces.look import WHITE

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
