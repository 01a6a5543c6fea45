"""What the boards are made of: paper, walnut, cloth board, cardboard, plates and ribbons, and the grain over them."""

import random

import pygame

from lordsball.ui.kit import shapes
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces import svg
from lordsball.ui.kit.theme import mix, rgb
from lordsball.ui.lords.pieces.look import (
    BAND,
    BOARD,
    BOARD_PAPER,
    BRASS_LIGHT,
    BURGUNDY,
    FOOT,
    GREEN,
    LIT,
    RIM,
    SHEET,
    WALNUT,
)

Pair = tuple[str, str]


def draw_felt(canvas: Canvas) -> None:
    """The table under everything: bottle-green felt with wide mown stripes, light upon its middle. Fills the window."""
    canvas.fill("#1c4434")
    x, y, w, h = canvas.screen.visible

    def paint(layer: Canvas) -> None:
        stripes = "".join(
            svg.polygon([(a, 0), (a + 110, 0), (a + 410, h), (a + 300, h)], "#24523f", opacity=0.75)
            for a in range(-560, int(w) + 20, 220)
        )
        light = svg.radial("g", (0, "#4e8a68", 0.42), (0.55, "#1c4434", 0.05), (1, "#040b08", 0.8), cx=46, cy=44, r=74)
        layer.fill("#1c4434")
        layer.draw(stripes, 0, 0, w, h)
        layer.light(svg.box(0, 0, w, h, 0, "url(#g)"), 0, 0, w, h, light)
        lay_grain(layer, "felt", 0, 0, w, h)

    canvas.blit(canvas.composite(("lords_felt",), w, h, paint), x, y)


def draw_paper(
    canvas: Canvas, x: float, y: float, w: float, h: float, r: float = 7, rule: str | None = BURGUNDY,
    colours: Pair = SHEET, blur: float = 10,
) -> None:
    """A sheet of cream paper with a double rule, lying on the table."""
    if blur:
        canvas.shadow(x, y, w, h, r, blur, 0.5, 4)

    def paint(layer: Canvas) -> None:
        body = svg.box(0.5, 2, w - 1, h - 0.5, r, FOOT) + svg.box(0.5, 0.5, w - 1, h - 1.6, r, "url(#g)", RIM, 1)
        if rule:
            body += svg.box(4, 4, w - 8, h - 9, r - 3, "none", rule, 1.2)
            body += svg.box(6.5, 6.5, w - 13, h - 14, r - 4, "none", rule, 0.7)
        layer.draw(body, 0, 0, w, h + 2, defs=svg.linear("g", *colours))
        lay_grain(layer, "paper", 3, 3, w - 6, h - 6)

    canvas.blit(canvas.composite(("lords_paper", w, h, r, rule, colours), w, h + 2, paint), x, y)


def draw_cardboard(canvas: Canvas, x: float, y: float, w: float, h: float, r: float = 8) -> None:
    """The board of a stage: thick cardboard with a paper face."""
    canvas.shadow(x, y, w, h, r, 14, 0.55, 6)

    def paint(layer: Canvas) -> None:
        body = svg.box(0.5, 4, w - 1, h - 0.5, r, "#8a744a", "#4a3a1c", 1)
        body += svg.box(0.5, 0.5, w - 1, h - 1, r, "url(#g)", RIM, 1.2)
        layer.draw(body, 0, 0, w, h + 4, defs=svg.linear("g", *BOARD_PAPER))
        lay_grain(layer, "paper", 2, 2, w - 4, h - 4)

    canvas.blit(canvas.composite(("lords_cardboard", w, h, r), w, h + 4, paint), x, y)


def draw_wood(
    canvas: Canvas, x: float, y: float, w: float, h: float, r: float = 8, colours: Pair = WALNUT, rim: bool = True,
    blur: float = 10,
) -> None:
    """A walnut rail or frame, with a brass line inside its edge."""
    if blur:
        canvas.shadow(x, y, w, h, r, blur, 0.5, 4)

    def paint(layer: Canvas) -> None:
        body = svg.box(0.5, 0.5, w - 1, h - 1, r, "url(#g)", "#160c05", 1) + _wood_grain(w, h)
        body += svg.line(r, 1.6, w - r, 1.6, "#b08a58", 1, 0.5)
        if rim:
            body += svg.box(3.2, 3.2, w - 6.4, h - 6.4, max(1, r - 3), "none", "#b8892f", 1.1, line_opacity=0.75)
        layer.draw(body, 0, 0, w, h, defs=svg.linear("g", *colours))

    canvas.blit(canvas.composite(("lords_wood", w, h, r, colours, rim), w, h, paint), x, y)


def _wood_grain(w: float, h: float) -> str:
    dice = random.Random(int(w * 7 + h))
    body = ""
    for number in range(max(3, int(h / 7))):
        y, x1 = 3 + dice.random() * (h - 6), 4 + dice.random() * w * 0.5
        x2 = min(w - 4, x1 + w * (0.2 + dice.random() * 0.4))
        bend = y - 2 + dice.random() * 4
        middle = (x1 + x2) / 2
        d = f"M{x1:.1f} {y:.1f}C{middle:.1f} {bend:.1f} {middle:.1f} {bend:.1f} {x2:.1f} {y:.1f}"
        body += svg.path(d, "none", "#1a0e06" if number % 2 else "#8a6038", 0.9, line_opacity=0.28)
    return body


def draw_green(canvas: Canvas, x: float, y: float, w: float, h: float, r: float = 8, rivets: bool = True) -> None:
    """A bottle-green board with a brass edge and, for what hangs on the wall, brass rivets."""
    canvas.shadow(x, y, w, h, r, 10, 0.5, 4)

    def paint(layer: Canvas) -> None:
        body = (
            svg.box(0.5, 0.5, w - 1, h - 1, r, "url(#g)", "#07120d", 1)
            + svg.box(3.5, 3.5, w - 7, h - 7, r - 3, "none", "url(#b)", 2)
            + svg.box(6, 6, w - 12, h - 12, r - 5, "none", "#07120d", 1, line_opacity=0.5)
        )
        for cx in (8.0, w - 8) if rivets else ():
            for cy in (8.0, h - 8):
                body += svg.circle(cx, cy, 3.2, "url(#b)", "#3a2408", 0.9)
                body += svg.circle(cx - 0.8, cy - 0.9, 0.9, "#fff6da")
        defs = svg.linear("g", *GREEN) + svg.linear("b", BRASS_LIGHT, "#8a6420")
        layer.draw(body, 0, 0, w, h, defs=defs)

    canvas.blit(canvas.composite(("lords_green", w, h, r, rivets), w, h, paint), x, y)


def draw_plaque(canvas: Canvas, x: float, y: float, w: float, h: float, colours: Pair = BOARD, r: float = 5) -> None:
    """A dark plate with a brass line inside its edge, for a sum or a title."""
    body = svg.box(0.7, 0.7, w - 1.4, h - 1.4, r, "url(#g)", "#07120d", 1.2)
    body += svg.box(3, 3, w - 6, h - 6, r - 2, "none", "url(#b)", 1.3)
    canvas.draw(body, x, y, w, h, defs=svg.linear("g", *colours) + svg.linear("b", "#f0d58a", "#8a6420"))


def draw_title(canvas: Canvas, x: float, y: float, w: float, h: float, words: str, size: float = 18) -> None:
    """A burgundy plate with a title."""
    draw_plaque(canvas, x, y, w, h, BAND, 4)
    canvas.text(words.upper(), "display", size, x + w / 2, y + h / 2, "#fff3dc", "mc", width=w - 16, height=h)


def draw_flip_plate(
    canvas: Canvas, x: float, y: float, w: float, h: float, figure: str, size: float = 26, colour: str = "#fbf3dd",
    lit: bool = False,
) -> None:
    """A black scoreboard plate with a seam across its middle."""
    canvas.shadow(x, y, w, h, 3, 4, 0.5, 2)
    edge, width = (LIT, 2.0) if lit else ("#050807", 1.2)
    body = (
        svg.box(width / 2, width / 2, w - width, h - width, 3, "url(#g)", edge, width)
        + svg.line(1, h / 2, w - 1, h / 2, "#000000", 1, 0.55)
        + svg.line(3, 2.4, w - 3, 2.4, "#ffffff", 1, 0.18)
    )
    canvas.draw(body, x, y, w, h, defs=svg.linear("g", "#26302b", "#0d1411"))
    canvas.text(figure, "display", size, x + w / 2, y + h / 2, colour, "mc", width=w - 4, height=h)


_GLOW = 17.0
"""How far the light of a ring reaches (units)."""


def draw_lit_ring(canvas: Canvas, x: float, y: float, w: float, h: float, r: float = 6, strength: float = 1) -> None:
    """A gold ring and its light around a rectangle: this may be chosen, or has been. What lies in it stays clear."""

    def paint(layer: Canvas) -> None:
        reach = max(w, h) + 28
        layer.halo(w / 2 + _GLOW, h / 2 + _GLOW, reach / 2, LIT, 0.5 * strength, (w + 2 * _GLOW) / reach,
                   (h + 2 * _GLOW) / reach, 0.62)
        layer.surface.fill((0, 0, 0, 0), layer.screen.rect(_GLOW, _GLOW, w, h))

    light = canvas.composite(("lit_ring", w, h, strength), w + 2 * _GLOW, h + 2 * _GLOW, paint)
    canvas.blit(light, x - _GLOW, y - _GLOW)
    canvas.ring(x - 3, y - 3, w + 6, h + 6, r + 3, "#3a2408", 4.4)
    canvas.ring(x - 2.5, y - 2.5, w + 5, h + 5, r + 2.5, LIT, 3)


def tint(colour: str, light: float) -> Pair:
    """A pale cell of a track in a color: top and foot."""
    return mix(colour, "#fff8e2", light), mix(colour, "#f0e0b4", light - 0.2)


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
