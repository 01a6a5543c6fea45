"""Grain: what makes drawn paper, felt and newsprint look like stuff. One tile of each, laid over what is painted."""

import random

import pygame

from lordsball.ui.kit import shapes
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.theme import rgb

_SIDE = 320
_GRAINS = {
    "paper": ("#6b4a1e", "#ffffff", 9),
    "felt": ("#000000", "#ffffff", 13),
    "news": ("#3a2a10", "#ffffff", 15),
}
"""Dark and light specks, and how strong the strongest is (of 255)."""


def lay_grain(canvas: Canvas, kind: str, x: float, y: float, w: float, h: float) -> None:
    """Cover a rectangle with the grain of paper, felt or news."""
    tile = canvas.art.pictures.get(("grain", kind), lambda: _tile(kind))
    area = canvas.screen.rect(x, y, w, h)
    before = canvas.surface.get_clip()
    canvas.surface.set_clip(area.clip(before))
    for top in range(area.top, area.bottom, _SIDE):
        for left in range(area.left, area.right, _SIDE):
            canvas.surface.blit(tile, (left, top))
    canvas.surface.set_clip(before)


def _tile(kind: str) -> pygame.Surface:
    *colours, most = _GRAINS[kind]
    dark, light = (rgb(str(colour)) for colour in colours)
    dice = random.Random(7)
    sides, strengths = (dice.randbytes(_SIDE * _SIDE) for _ in range(2))
    specks = bytearray(4 * _SIDE * _SIDE)
    for channel in range(3):
        specks[channel::4] = sides.translate(bytes([dark[channel]] * 128 + [light[channel]] * 128))
    specks[3::4] = strengths.translate(bytes(number * (int(most) + 1) // 256 for number in range(256)))
    tile = pygame.image.frombuffer(bytes(specks), (_SIDE, _SIDE), "RGBA")
    picture = shapes.transparent((_SIDE, _SIDE))
    picture.blit(tile, (0, 0))
    return picture
