"""Half light over the table, and holes in it where the light stays."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Surface

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.shapes import transparent
from lordsball.ui.kit.theme import rgb
from lordsball.ui.kit.widgets.widget import Box

DARK = 0.7
"""How much of the light is taken."""
_AIR, _ROUND = 5.0, 12.0
"""Around what is lit, and the corners of the hole."""


def lit(box: Box) -> Box:
    """The hole around a place."""
    return Box(box.x - _AIR, box.y - _AIR, box.w + 2 * _AIR, box.h + 2 * _AIR)


def draw_veil(canvas: Canvas, holes: Sequence[Box], rings: Sequence[Box]) -> None:
    """Dark but for the holes; a white line goes around those of `rings`."""
    size = canvas.surface.get_size()
    night = rgb(canvas.theme.well)

    def make() -> Surface:
        veil = transparent(size)
        veil.fill((*night, round(255 * DARK)))
        for hole in holes:
            rect = canvas.screen.rect(*lit(hole))
            pygame.draw.rect(veil, (0, 0, 0, 0), rect, border_radius=round(_ROUND * canvas.k))
        return veil

    canvas.surface.blit(canvas.art.pictures.get(("veil", size, night, tuple(holes)), make), (0, 0))
    for box in rings:
        x, y, w, h = lit(box)
        canvas.ring(x, y, w, h, _ROUND, canvas.theme.ink, 6)
        canvas.ring(x + 1.5, y + 1.5, w - 3, h - 3, _ROUND - 1.5, canvas.theme.focus, 3)
