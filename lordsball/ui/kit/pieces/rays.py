"""The ground of a great moment: the scene blurred and dimmed, and rays of light from what it is about."""

import math

import pygame
from pygame import Surface

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.screen import HEIGHT, WIDTH

NIGHT = "#0d0518"


def dimmed(canvas: Canvas, strength: float = 0.62, blur: float = 7) -> Surface:
    """A copy of everything drawn so far, blurred by some units and darkened: keep it while the moment lasts."""
    size = canvas.surface.get_size()
    # A quarter of the size blurred and darkened looks the same and costs a sixteenth.
    small = pygame.transform.smoothscale(canvas.surface, (max(1, size[0] // 4), max(1, size[1] // 4)))
    soft = pygame.transform.gaussian_blur(small, max(1, round(blur * canvas.k / 4)))
    veil = pygame.Surface(soft.get_size())
    veil.fill(NIGHT)
    veil.set_alpha(round(255 * strength))
    soft.blit(veil, (0, 0))
    return pygame.transform.smoothscale(soft, size)


def draw_rays(canvas: Canvas, cx: float, cy: float, colour: str = "#ffc24a", reach: float = 620) -> None:
    """Twenty rays from a point across the canvas, fading with the distance."""
    wedges = []
    for number in range(20):
        a, b = (math.radians(number * 18 + turn) for turn in (0, 9))
        wedges.append(
            f'<path d="M{cx} {cy} L{cx + reach * math.cos(a):.0f} {cy + reach * math.sin(a):.0f}'
            f' L{cx + reach * math.cos(b):.0f} {cy + reach * math.sin(b):.0f} Z" fill="url(#ray)"/>'
        )
    light = (
        f'<radialGradient id="ray" gradientUnits="userSpaceOnUse" cx="{cx}" cy="{cy}" r="{reach * 0.74:.0f}">'
        f'<stop offset="0" stop-color="{colour}" stop-opacity=".5"/>'
        f'<stop offset="1" stop-color="{colour}" stop-opacity="0"/></radialGradient>'
    )
    canvas.draw("".join(wedges), 0, 0, WIDTH, HEIGHT, defs=light)
