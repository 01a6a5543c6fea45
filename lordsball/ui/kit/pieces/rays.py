"""The ground of a great moment: the scene blurred and dimmed, and rays of light from what it is about."""

import math

import pygame
from pygame import Surface

from lordsball.ui.kit.canvas import Canvas

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


def draw_rays(canvas: Canvas, cx: float, cy: float, colour: str = "#ffc24a", reach: float = 460) -> None:
    """Twenty rays from a point across the canvas, fading with the distance: gone at `reach` units."""
    quarter = canvas.svg("".join(map(_ray, range(5))), reach, reach, (0, 0, 100, 100), _LIGHT.format(colour=colour))
    side = quarter.get_width()
    x, y = canvas.screen.to_pixels(cx, cy)
    corners = ((x, y), (x - side, y), (x - side, y - side), (x, y - side))
    for turn, corner in enumerate(corners):  # a quarter turn maps the rays onto each other

        def turned(turn: int = turn) -> Surface:
            return pygame.transform.rotate(quarter, -90 * turn)

        picture = canvas.art.pictures.get(("rays", colour, side, turn), turned)
        canvas.surface.blit(picture, corner)


_LIGHT = (
    '<radialGradient id="ray" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="100">'
    '<stop offset="0" stop-color="{colour}" stop-opacity=".5"/>'
    '<stop offset="1" stop-color="{colour}" stop-opacity="0"/></radialGradient>'
)


def _ray(number: int) -> str:
    """One of the five rays between three and six o'clock; a hundred units reach to where they end."""
    (a, b), (c, d) = (
        (150 * math.cos(angle), 150 * math.sin(angle))
        for angle in (math.radians(number * 18), math.radians(number * 18 + 9))
    )
    return f'<path d="M0 0 L{a:.2f} {b:.2f} L{c:.2f} {d:.2f} Z" fill="url(#ray)"/>'
