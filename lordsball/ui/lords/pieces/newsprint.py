"""Newsprint: a sheet with a torn edge and folds on another that lies askew, and a photograph printed in dots."""

import random

import pygame

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces import svg
from lordsball.ui.lords.pieces.texture import lay_grain

_PAPER = ("#faf3df", "#efe3c3")
_LEAN = -1.6
_DOTS = 4
"""The distance of the dots of a printed picture (units)."""


def draw_sheet(canvas: Canvas, x: float, y: float, w: float, h: float) -> None:
    """A newspaper's front page, still empty, and the sheet under it."""
    canvas.blit_center(_askew(canvas, w - 14, h - 14), x + w / 2, y + h / 2 + 2)
    canvas.shadow(x + 2, y, w - 4, h - 2, 2, 14, 0.5, 6)
    canvas.blit(canvas.composite(("news_sheet", w, h), w, h, lambda layer: _paint_sheet(layer, w, h)), x, y)


def _askew(canvas: Canvas, w: float, h: float) -> pygame.Surface:
    """The sheet under the page, with its shadow, turned a little."""

    def paint(layer: Canvas) -> None:
        layer.shadow(24, 24, w, h, 2, 12, 0.5, 4)
        body = svg.box(0.5, 0.5, w - 1, h - 1, 2, "url(#g)", "#8a744a", 1)
        lines = "".join(f"M40 {20 + row * 10}H{w - 40}" for row in range(58))
        body += svg.path(lines, "none", "#6b5330", 1, line_opacity=0.3)
        layer.draw(body, 24, 24, w, h, defs=svg.linear("g", "#e9dcb8", "#d9c697"))

    def turned() -> pygame.Surface:
        flat = canvas.composite(("news_under", w, h), w + 48, h + 48, paint)
        return pygame.transform.rotozoom(flat, _LEAN, 1)

    return canvas.art.pictures.get(("news_askew", w, h, canvas.k), turned)


def _paint_sheet(canvas: Canvas, w: float, h: float) -> None:
    dice = random.Random(5)
    top = "".join(f"L{w * n / 60:.1f} {dice.random() * 1.8:.1f}" for n in range(61))
    foot = "".join(f"L{w * (60 - n) / 60:.1f} {h - dice.random() * 1.8:.1f}" for n in range(61))
    body = (
        svg.path(f"M0 2{top}L{w} {h}{foot}Z", "url(#g)", "#9a845a", 1)
        + svg.line(w / 2, 0, w / 2, h, "#8a744a", 6, 0.05)
        + svg.box(0, h / 2 - 5, w, 10, 0, "#8a744a", opacity=0.07)
    )
    dark = svg.radial("v", (0, "#ffffff", 0), (0.75, "#c9ae72", 0.08), (1, "#7a5a22", 0.34), r=72)
    canvas.draw(body, 0, 0, w, h, defs=svg.linear("g", *_PAPER))
    canvas.light(svg.box(0, 0, w, h, 0, "url(#v)"), 0, 0, w, h, dark)
    lay_grain(canvas, "news", 2, 2, w - 4, h - 4)


def draw_photograph(canvas: Canvas, x: float, y: float, w: float, h: float, mirrored: bool = False) -> None:
    """The flag goes up: a picture in sepia dots, w x h units large (308 x 214 shows all of it)."""

    def paint(layer: Canvas) -> None:
        wide = max(w, h * 308 / 214)
        photo = layer.sprite("lords/art/front_photo", wide)
        if mirrored:
            photo = pygame.transform.flip(photo, True, False)
        layer.blit(photo, (w - wide) / 2, h - photo.get_height() / layer.k)
        lay_dots(layer, w, h)
        layer.draw(svg.box(1, 1, w - 2, h - 2, 0, "none", "#35241a", 2), 0, 0, w, h)

    canvas.blit(canvas.composite(("photograph", w, h, mirrored), w, h, paint), x, y)


def lay_dots(canvas: Canvas, w: float, h: float) -> None:
    """A screen of dots, heavier toward the corners."""
    side = 2 * _DOTS
    for strength, radius in ((0.30, 0.9), (0.24, 1.5)):
        spots = "".join(svg.circle(cx, cy, radius, "#35241a", opacity=strength) for cx, cy in ((2, 2), (6, 6)))
        tile = canvas.svg(spots, side, side)
        step_x, step_y = tile.get_size()
        wide, high = canvas.surface.get_size()
        reach = min(wide, high) * 0.5
        for top in range(0, high, step_y):
            for left in range(0, wide, step_x):
                far = ((left - wide / 2) ** 2 * 0.42 + (top - high * 0.55) ** 2) ** 0.5
                if radius < 1 or far > reach * 0.8:
                    canvas.surface.blit(tile, (left, top))
