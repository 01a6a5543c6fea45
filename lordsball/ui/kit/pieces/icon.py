"""Icons and seat glyphs: white line art in the files, tinted to the color asked for."""

import pygame
from pygame import Surface

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.theme import Colour, rgb


def tinted(canvas: Canvas, sprite: str, w: float, colour: Colour) -> Surface:
    """A white sprite in another color; its dark outline stays dark. `w` units wide."""

    def make() -> Surface:
        picture = canvas.sprite(sprite, w).copy()
        picture.fill((*rgb(colour), 255), special_flags=pygame.BLEND_RGBA_MULT)
        return picture

    return canvas.art.pictures.get(("tinted", sprite, canvas.screen.px(w), rgb(colour)), make)


def draw_icon(canvas: Canvas, name: str, x: float, y: float, size: float, colour: Colour) -> None:
    """An icon of assets/sprites/icons in a square at (x, y)."""
    canvas.blit(tinted(canvas, f"icons/{name}", size, canvas.ink(colour)), x, y)


def draw_glyph(canvas: Canvas, shape: str, colour: Colour, x: float, y: float, size: float = 18) -> None:
    """The glyph of a seat in a square at (x, y): wherever a seat's color is, its glyph stands beside it."""
    canvas.blit(tinted(canvas, f"icons/seats/{shape}", size, colour), x, y)
