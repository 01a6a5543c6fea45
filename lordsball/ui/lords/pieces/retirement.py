"""A retirement token: what a club loses at the end of a season, on a burgundy counter."""

import pygame

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces import svg
from lordsball.ui.kit.pieces.icon import draw_glyph
from lordsball.ui.lords.pieces.look import BRASS, LIT
from lordsball.ui.lords.pieces.marks import decoration, draw_icon, draw_roundel

SIZE = 76
SMALL = 67
"""Under this size the figure on a token is small print: what has been taken is written beside it."""


def draw_retirement(
    canvas: Canvas, cx: float, cy: float, icon: str, count: int, d: float = SIZE, lit: bool = False,
    chosen: bool = False, owner: tuple[str, str] | None = None, turned: float = 1.0, shadow: bool = True,
) -> None:
    """A token with its center at (cx, cy), `d` units across.

    :param icon: of what is lost; `count` of it.
    :param lit: it may be taken; `chosen`: it is pointed at, or being taken.
    :param owner: (glyph, color) of the seat that has taken it.
    :param turned: from 0, face down, to 1, face up.
    """
    down = turned < 0.5
    if shadow:
        canvas.halo(cx, cy + d * 0.1, d * 0.62, "#000000", 0.55)
    if lit or chosen:
        canvas.halo(cx, cy, d * 0.68, LIT, 0.7 if chosen else 0.3, inner=0.55)

    def paint(layer: Canvas) -> None:
        dark = owner is not None
        body = (
            svg.circle(40, 42, 37, "#2a0810")
            + svg.circle(40, 39, 37, "url(#b)", "#3a2408", 1.6)
            + svg.circle(40, 39, 32.5, "url(#f)", "#2a0810", 1.4)
            + svg.circle(40, 39, 28.5, "none", "#e9c878", 1, line_opacity=0.7)
        )
        face = ("#6e5560", "#3a2a30") if dark else ("#38664e", "#173526") if down else ("#a3344a", "#5a1020")
        defs = svg.linear("b", *BRASS, way="aslant") + svg.radial("f", *face, cx=42, cy=34, r=70)
        layer.draw(body, 0, 0, d, d, (0, 0, 80, 80), defs)
        size = d * 0.42
        if down:
            draw_icon(layer, "tq", d * 0.5 - size / 2, d * 0.485 - size / 2, size)
            return
        draw_icon(layer, icon, d * 0.6 - size / 2, d * 0.47 - size / 2, size)
        figure = f"−{count}"
        if d < SMALL:
            decoration(layer, figure, "display", d * 0.27, d * 0.262, d * 0.49, "#fff6e0")
        else:
            layer.text(figure, "display", d * 0.27, d * 0.262, d * 0.49, "#fff6e0", "mc", width=d * 0.3, height=d * 0.4)
        if owner is not None:
            draw_roundel(layer, d * 0.76, d * 0.76, d * 0.44)
            draw_glyph(layer, owner[0], owner[1], d * 0.76 - d * 0.13, d * 0.76 - d * 0.13, d * 0.26)

    key = ("retirement", d) if down else ("retirement", icon, count, d, owner)
    picture = canvas.composite(key, d, d, paint)
    if turned < 1:
        wide, high = picture.get_size()
        picture = pygame.transform.smoothscale(picture, (max(2, round(wide * abs(1 - 2 * turned))), high))
    canvas.blit_center(picture, cx, cy)
    if lit or chosen:
        ring = svg.circle(50, 49, 47, "none", "#3a2408", 5)
        ring += svg.circle(50, 49, 47, "none", LIT, 3.4 if chosen else 2.4)
        side = d * 1.06
        canvas.draw(ring, cx - side / 2, cy - side / 2, side, side, (0, 0, 100, 100))
