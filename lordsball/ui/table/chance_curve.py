"""How a game has gone so far: a seat's chance to win as a curve, and how much hangs on the present moment as a dial."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from lordsball.expectancy.figures import Known
from lordsball.expectancy.leverage import WORDS, in_words
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.theme import SEATS
from lordsball.ui.kit.widgets.widget import Box


class Spot(NamedTuple):
    """A point of a curve: both from 0 to 1, the chance 1 at the top."""

    along: float
    share: float


def draw_curve(
    canvas: Canvas, box: Box, spots: Sequence[Spot], seat: int, even: float, breaks: Sequence[float] = ()
) -> None:
    """The curve in steps over a well, with the even chance as a dashed line and a break for each part of the game."""
    x, y, w, h = box
    theme, colour = canvas.theme, SEATS[seat].colour
    canvas.rounded(x, y, w, h, 6, theme.well, edge=theme.edge, edge_width=1.5)
    lines = "".join(
        f'<path d="M{w * along:.1f} 2 V{h - 2:.1f}" stroke="{theme.edge}" stroke-width="1.5"/>' for along in breaks
    )
    lines += f'<path d="M3 {4 + (h - 8) * (1 - even):.1f} H{w - 3:.1f}" stroke="{theme.muted}"'
    lines += ' stroke-width="1.5" stroke-dasharray="6 5"/>'
    if spots:
        places = [(3 + (w - 6) * spot.along, 4 + (h - 8) * (1 - spot.share)) for spot in spots]
        path = f"M{places[0][0]:.1f} {places[0][1]:.1f}" + "".join(f"H{a:.1f}V{b:.1f}" for a, b in places[1:])
        under = f"{path}V{h - 2:.1f}H{places[0][0]:.1f}Z"
        lines += f'<path d="{under}" fill="{colour}" fill-opacity=".22"/>'
        lines += f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="2.5" stroke-linejoin="round"/>'
    canvas.draw(lines, x, y, w, h)


def spot_in(box: Box, spot: Spot) -> tuple[float, float]:
    """Where a point of the curve is in its box."""
    return box.x + 3 + (box.w - 6) * spot.along, box.y + 4 + (box.h - 8) * (1 - spot.share)


def draw_now(canvas: Canvas, box: Box, spot: Spot) -> None:
    """The present moment, a white dot."""
    cx, cy = spot_in(box, spot)
    canvas.rounded(cx - 5, cy - 5, 10, 10, 5, "#ffffff", edge=canvas.theme.well, edge_width=2)


_COLOURS = ("#5c8f4a", "#a5872f", "#e08a2a", "#e0523a")
"""From quiet to everything: the words say the same."""


def draw_dial(canvas: Canvas, x: float, y: float, w: float, leverage: float) -> None:
    """Half a dial, `w` units wide and half as high, with a hand: one field for each of the words for leverage."""
    r, thick = w / 2, w * 0.16
    each = math.pi / len(WORDS)
    arcs = []
    for number, colour in enumerate(_COLOURS):
        start, end = (math.pi - (number + part) * each for part in (0.04, 0.96))
        middle = r - thick / 2
        a, b = ((r + middle * math.cos(angle), r - middle * math.sin(angle)) for angle in (start, end))
        arcs.append(
            f'<path d="M{a[0]:.1f} {a[1]:.1f}A{middle:.1f} {middle:.1f} 0 0 1 {b[0]:.1f} {b[1]:.1f}"'
            f' fill="none" stroke="{colour}" stroke-width="{thick:.1f}"/>'
        )
    angle = math.pi * (1 - along_dial(leverage))
    tip = r + (r - thick * 0.6) * math.cos(angle), r - (r - thick * 0.6) * math.sin(angle)
    ink = canvas.theme.text
    arcs.append(
        f'<path d="M{r:.1f} {r:.1f}L{tip[0]:.1f} {tip[1]:.1f}" stroke="{ink}" stroke-width="3" stroke-linecap="round"/>'
        f'<circle cx="{r:.1f}" cy="{r:.1f}" r="4.5" fill="{ink}"/>'
    )
    canvas.draw("".join(arcs), x, y, w, r + 6)


def along_dial(leverage: float) -> float:
    """Where the hand points, from 0 at the left to 1: each word has as much room.

    >>> [round(along_dial(leverage), 3) for leverage in (0.0, 0.5, 1.0, 3.0, 99.0)]
    [0.0, 0.25, 0.375, 0.75, 1.0]
    """
    lower = 0.0
    for number, (most, _) in enumerate(WORDS):
        upper = most if most != math.inf else 2 * lower
        if leverage < most and leverage <= upper:
            return (number + (leverage - lower) / (upper - lower)) / len(WORDS)
        lower = most
    return 1.0


def draw_leverage(canvas: Canvas, box: Box, known: Known) -> None:
    """The dial with its words; nothing where nobody can say how much hangs on a moment."""
    if known.leverage is None:
        return
    wide = min(92.0, 1.8 * box.h)
    draw_dial(canvas, box.x, box.bottom - wide / 2 - 8, wide, known.leverage)
    left, room = box.x + wide + 12, box.w - wide - 12
    canvas.text(in_words(known.leverage), "display", 20, left, box.y + box.h * 0.3, canvas.theme.accents[0], "ml",
                width=room, height=26)
    times = f"{known.leverage:.1f} times the usual"
    canvas.text(times, "body", 18, left, box.y + box.h * 0.74, canvas.theme.text, "ml", width=room, height=24)
