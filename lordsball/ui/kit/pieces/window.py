"""The window a portrait looks out of: the team's colors, rays of light, a dark foot; square or round."""

import math

import pygame
from pygame import Surface

from lordsball.ui.kit import shapes
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces.look import TeamLook

_NIGHT = "#12061f"


def portrait_window(
    canvas: Canvas, portrait: str, look: TeamLook, w: float, h: float, r: float,
    size: float | None = None, drop: float = 0, dim: float = 0,
) -> Surface:
    """A portrait before its team's colors, w x h units with round corners. Cached.

    :param portrait: the name of a sprite; its foot stands on the foot of the window.
    :param size: width of the portrait; by default as large as the window takes.
    :param drop: by how many units the portrait is lowered (raised, if negative).
    :param dim: from 0 (lit) to 1 (black).
    """
    wide = size or min(w * 1.02, h)

    def paint(layer: Canvas) -> None:
        layer.draw(_ground(w, h), 0, 0, w, h, defs=_light(w, h, look))
        layer.blit(layer.sprite(portrait, wide), (w - wide) / 2, h - wide + drop)
        if dim:
            shade = round(255 * (1 - dim))
            layer.surface.fill((shade, shade, shade, 255), special_flags=pygame.BLEND_RGBA_MULT)
        round_corners(layer.surface, r * layer.k)

    return canvas.composite(("window", portrait, look, w, h, r, wide, drop, dim), w, h, paint)


def round_corners(picture: Surface, radius: float) -> None:
    """Cut the corners off a picture, in place; `radius` in pixels."""
    width, height = picture.get_size()
    body = f'<rect width="{width}" height="{height}" rx="{radius}" fill="#fff"/>'
    mask = shapes.svg(body, (width, height), (0, 0, width, height))
    picture.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)


def _ground(w: float, h: float) -> str:
    cx, cy, reach = w / 2, h * 0.52, 2 * max(w, h)
    rays = []
    for number in range(16):
        a, b = (math.radians(number * 22.5 + turn) for turn in (0, 11.25))
        rays.append(
            f'<path d="M{cx} {cy} L{cx + reach * math.cos(a):.1f} {cy + reach * math.sin(a):.1f}'
            f' L{cx + reach * math.cos(b):.1f} {cy + reach * math.sin(b):.1f} Z" fill="#ffffff" fill-opacity=".07"/>'
        )
    box = f'<rect width="{w}" height="{h}" fill="url(#%s)"/>'
    return box % "team" + "".join(rays) + box % "foot"


def _light(w: float, h: float, look: TeamLook) -> str:
    centre, middle, edge = look.window
    return (
        f'<radialGradient id="team" gradientUnits="userSpaceOnUse" cx="{w / 2}" cy="{h * 0.52}" r="{max(w, h) * 0.7}">'
        f'<stop offset="0" stop-color="{centre}"/><stop offset=".6" stop-color="{middle}"/>'
        f'<stop offset="1" stop-color="{edge}"/></radialGradient>'
        f'<linearGradient id="foot" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="{h}">'
        f'<stop offset=".6" stop-color="{_NIGHT}" stop-opacity="0"/>'
        f'<stop offset="1" stop-color="{_NIGHT}" stop-opacity=".45"/></linearGradient>'
    )
