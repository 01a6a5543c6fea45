"""Colors and small shapes that the pieces of several games share on paper."""

from __future__ import annotations

import math

from lordsball.printing.pen import Pen

INK, QUIET, PAPER = "#1b0f24", "#4a4450", "#fffaf0"


def mixed(colour: str, other: str, share: float) -> str:
    """A color between two: 0 is the first.

    >>> mixed("#000000", "#ffffff", 0.5)
    '#808080'
    """
    pairs = ((int(colour[at : at + 2], 16), int(other[at : at + 2], 16)) for at in (1, 3, 5))
    return "#" + "".join(f"{round(one + (two - one) * share):02x}" for one, two in pairs)


def on(colour: str) -> str:
    """Letters that can be read on a ground of this color."""
    channels = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return "#ffffff" if 0.2126 * red + 0.7152 * green + 0.0722 * blue < 0.18 else INK


def star(cx: float, cy: float, r: float) -> list[tuple[float, float]]:
    """The corners of a five-pointed star."""
    angles = [math.pi * number / 5 - math.pi / 2 for number in range(10)]
    reach = [r if number % 2 == 0 else r * 0.42 for number in range(10)]
    return [(cx + far * math.cos(a), cy + far * math.sin(a)) for far, a in zip(reach, angles, strict=True)]


def ball(pen: Pen, cx: float, cy: float, r: float, figure: str = "") -> None:
    """A baseball, with a figure on it."""
    pen.circle(cx, cy, r, "#fffdf5", INK, r * 0.07)
    for side in (-1, 1):
        steps = [(cx + side * (r * 0.86 - r * 0.24 * math.cos(t * 0.2)), cy + r * 0.5 * t / 4) for t in range(-4, 5)]
        for (x1, y1), (x2, y2) in zip(steps, steps[1:], strict=False):
            pen.line(x1, y1, x2, y2, "#c4283c", r * 0.06)
    if figure:
        pen.text(figure, cx, cy, r * 2.9, "display", INK, "c", r * 1.2)


def token(pen: Pen, d: float, colour: str, words: str, small: str = "") -> None:
    """A round token, d mm wide, with a word or figure on it and a smaller one below."""
    pen.circle(d / 2, d / 2, d / 2, pen.ground(mixed(colour, "#ffffff", 0.75)) or "#ffffff")
    pen.circle(d / 2, d / 2, d / 2 - 0.9, pen.ground(colour), colour, 0.5)
    ink = INK if pen.save_ink else on(colour)
    y = d / 2 - (d * 0.1 if small else 0)
    pen.text(words, d / 2, y, d * 1.15 if len(words) < 4 else d * 0.62, "display", ink, "c", d * 0.78)
    if small:
        pen.text(small, d / 2, d * 0.74, d * 0.36, "bold", ink, "c", d * 0.6)
