"""Confetti for a home run: candy corn and ticker tape. The same seed always falls the same way."""

import math
import random
from typing import NamedTuple

from lordsball.ui.kit.canvas import Canvas

COLOURS = ("#ff9a2e", "#fff6e0", "#a8e638", "#8a5cff", "#ff6f98", "#ffd63d")
_INK = "#1b0f24"
_GRAVITY = 260.0
_STEPS = 24
"""A flake is drawn at this many angles and no more, so that all of them stay in the cache."""


class Flake(NamedTuple):
    """One piece: where it starts (units), how fast it flies (units a second), how it looks."""

    x: float
    y: float
    speed_x: float
    speed_y: float
    angle: float
    turning: float
    size: float
    colour: str
    candy: bool


def scatter(seed: int, count: int, x: float, y: float, w: float, h: float) -> tuple[Flake, ...]:
    """The confetti of one moment, thrown up from all over a box (units)."""
    chance = random.Random(seed)
    return tuple(
        Flake(
            x=chance.uniform(x, x + w),
            y=chance.uniform(y, y + h),
            speed_x=chance.uniform(-70, 70),
            speed_y=chance.uniform(-260, -40),
            angle=chance.uniform(0, 360),
            turning=chance.uniform(-300, 300),
            size=chance.uniform(19, 36),
            colour=chance.choice(COLOURS),
            candy=chance.random() < 0.5,
        )
        for _ in range(count)
    )


def place(flake: Flake, seconds: float) -> tuple[float, float, float]:
    """Where a flake is after some seconds: x, y (units) and its angle. It flutters, and falls ever more slowly."""
    # Air takes the speed: what is thrown up slows, what falls reaches a steady speed.
    drag = 1 - math.exp(-1.6 * seconds)
    x = flake.x + flake.speed_x * drag / 1.6 + 9 * math.sin(seconds * 3 + flake.angle)
    fall = _GRAVITY / 1.6 * (seconds - drag / 1.6)
    y = flake.y + flake.speed_y * drag / 1.6 + fall
    return x, y, (flake.angle + flake.turning * seconds) % 360


def draw_confetti(
    canvas: Canvas, flakes: tuple[Flake, ...], seconds: float, lasts: float = 2.4, reduced_motion: bool = False
) -> None:
    """Draw the confetti some seconds after it was thrown; nothing when it is over or motion is to be reduced.

    Drawn before the piece the moment is about, it falls behind it and hides no letter.
    """
    if reduced_motion or not 0 <= seconds < lasts:
        return
    alpha = min(1.0, (lasts - seconds) / 0.5)
    for flake in flakes:
        x, y, angle = place(flake, seconds)
        step = round(angle / 360 * _STEPS) % _STEPS
        size = round(flake.size / 4) * 4
        canvas.draw(_body(flake, step * 360 / _STEPS), x - size / 2, y - size / 2, size, size,
                    view=(0, 0, 28, 28), alpha=None if alpha == 1 else alpha)


def _body(flake: Flake, angle: float) -> str:
    if flake.candy:
        shape = (
            f'<path d="M0 -8 C2 -8 3 -7 4 -5 L8 6 C9 9 7 10 5 10 H-5 C-7 10 -9 9 -8 6 L-4 -5 C-3 -7 -2 -8 0 -8 Z"'
            f' fill="{flake.colour}" stroke="{_INK}" stroke-width="2.4"/>'
            '<path d="M-5 4 H5" stroke="#ffffff" stroke-opacity=".7" stroke-width="3"/>'
        )
    else:
        shape = (
            f'<rect x="-7" y="-3.5" width="14" height="7" rx="1.5" fill="{flake.colour}" stroke="{_INK}"'
            ' stroke-width="2"/>'
        )
    return f'<g transform="translate(14 14) rotate({angle:.0f})">{shape}</g>'
