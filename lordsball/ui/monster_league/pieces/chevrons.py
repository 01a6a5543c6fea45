"""Small arrow heads along a path: the way a runner would go."""

import math
from collections.abc import Sequence

from lordsball.ui.kit.canvas import Canvas

SLIME = "#b4f03c"
_STEP = 15
_SIZE = 20


def places(
    points: Sequence[tuple[float, float]], phase: float = 0, start: float = 0.18, end: float = 0.86
) -> list[tuple[float, float, float]]:
    """Where the arrow heads are: x, y (units) and direction in degrees.

    :param points: the corners of the way, in order.
    :param phase: 0 to 1: how far they have marched toward the next one's place.
    :param start, end: the share of each leg they cover, so that they leave the bases free.
    """
    found = []
    for (x1, y1), (x2, y2) in zip(points, points[1:], strict=False):
        length = math.dist((x1, y1), (x2, y2))
        if not length:
            continue
        angle = math.degrees(math.atan2(y2 - y1, x2 - x1))
        at = length * start + phase % 1 * _STEP
        while at < length * end:
            share = at / length
            found.append((x1 + (x2 - x1) * share, y1 + (y2 - y1) * share, angle))
            at += _STEP
    return found


def draw_chevrons(
    canvas: Canvas, points: Sequence[tuple[float, float]], phase: float = 0, colour: str = SLIME
) -> None:
    """Arrow heads along a way, dark under bright."""
    head = "M-4 -6 L4 0 L-4 6"
    line = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
    for x, y, angle in places(points, phase):
        body = (
            f'<g transform="translate(10 10) rotate({angle:.1f})">'
            f'<path d="{head}" {line} stroke="#10301c" stroke-width="6"/>'
            f'<path d="{head}" {line} stroke="{colour}" stroke-width="3.2" stroke-opacity=".9"/></g>'
        )
        canvas.blit(canvas.svg(body, _SIZE, _SIZE), x - _SIZE / 2, y - _SIZE / 2)
