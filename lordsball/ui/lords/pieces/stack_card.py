"""A stack of stadium tiles for sale: the top tile drawn on its pile, a price tag, what it gives, how many are left."""

from typing import NamedTuple

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces import svg
from lordsball.ui.kit.theme import mix
from lordsball.ui.lords.pieces.look import BURGUNDY, INK, KINDS, LIT_PLATE, PALE, RIM, SOFT
from lordsball.ui.lords.pieces.marks import draw_icon, draw_level
from lordsball.ui.lords.pieces.material import draw_lit_ring

SIZE = (114, 160)
BUILD = (5, 124, 68, 32)
INNOVATE = (76, 124, 33, 32)
"""Where the two buttons go, from the upper left corner."""
_TILE = 74
_SCALE = _TILE / 160


class StackFace(NamedTuple):
    """The top of a stack.

    :param kind: the component, 0 to 3; `level` of the top tile, 0 when none is left.
    :param price: as on the tag: "$30".
    :param figures: what the tile gives, as (icon, figure), at most four are shown.
    :param left: tiles in the stack.
    :param loans: how many loans the price would take.
    """

    kind: int
    level: int
    price: str
    figures: tuple[tuple[str, str], ...]
    left: int
    loans: int = 0


def draw_stack(
    canvas: Canvas, x: float, y: float, face: StackFace, lit: bool = False, chosen: bool = False, dim: bool = False,
    keyed: bool = False,
) -> None:
    """A stack with its upper left corner at (x, y), :data:`SIZE` units large; :data:`BUILD` and :data:`INNOVATE` are
    left free for buttons.

    :param keyed: the first letter of its name is its key, and underlined.
    """
    w, h = SIZE
    canvas.shadow(x, y, w, h, 5, 7, 0.45, 3)
    if lit or chosen:
        draw_lit_ring(canvas, x, y, w, h, 5, 1 if chosen else 0.6)
    key = ("stack", face, chosen, dim, keyed)
    picture = canvas.composite(key, w, h, lambda layer: _paint(layer, face, chosen, dim, keyed))
    canvas.blit(picture, x, y)


def _paint(canvas: Canvas, face: StackFace, chosen: bool, dim: bool, keyed: bool) -> None:
    w, h = SIZE
    kind = KINDS[face.kind]
    body = svg.box(0.7, 0.7, w - 1.4, h - 1.4, 5, "url(#g)", RIM, 1.2)
    body += svg.path(f"M1.5 23V5C1.5 3 3 1.5 5 1.5H{w - 5}C{w - 3} 1.5 {w - 1.5} 3 {w - 1.5} 5V23Z", "url(#h)")
    band = svg.linear("h", mix(kind.colour, "#ffffff", 0.04), mix(kind.colour, "#000000", 0.3))
    canvas.draw(body, 0, 0, w, h, defs=svg.linear("g", *(LIT_PLATE if chosen else PALE)) + band)
    wide = canvas.text(kind.name, "display", 18, w / 2, 12.5, "#fff6e0", "mc", width=w - 10, height=24)
    if keyed:
        initial = canvas.fitted_width(kind.name[0], "display", 18, w - 10, 24)
        canvas.draw(svg.box(0, 0, initial, 1.6, 0, "#fff6e0"), w / 2 - wide / 2, 20.5, initial, 2)
    if not face.level:
        canvas.text("none left", "serif_italic", 18, w / 2, 76, SOFT, "mc", width=w - 12, height=26)
        return
    _paint_pile(canvas, face, dim)
    _paint_figures(canvas, face)
    _paint_left(canvas, face)
    draw_price_tag(canvas, w - 55, 27, face.price)
    if dim:
        canvas.draw(svg.box(0, 0, w, h, 5, "#efe3c4", opacity=0.4), 0, 0, w, h)


def _paint_pile(canvas: Canvas, face: StackFace, dim: bool) -> None:
    kind = KINDS[face.kind]
    left, top = 2.0, 30.0
    high = 190 * _SCALE
    canvas.halo(left + _TILE / 2, top + high * 0.92, 44, "#000000", 0.35, sy=0.4)
    slab = svg.polygon(
        [(4, 134), (80, 172), (80, 180), (4, 142)], mix(kind.colour, "#ffffff", 0.22), "#24170e", 1.6
    ) + svg.polygon([(80, 172), (156, 134), (156, 142), (80, 180)], mix(kind.colour, "#000000", 0.3), "#24170e", 1.6)
    under = min(3, face.left - 1)
    for number in range(under, 0, -1):
        canvas.draw(slab, left, top + number * 3.4, _TILE, high, (0, 0, 160, 190))
    canvas.blit(canvas.sprite(f"lords/tiles/{kind.key}_{face.level}", _TILE), left, top)
    draw_level(canvas, 15.5, 109, face.level, kind.colour)


def _paint_figures(canvas: Canvas, face: StackFace) -> None:
    """What the tile gives, at the right edge under the tag."""
    figures = face.figures[:4]
    step, size, first = (21.0, 19.0, 62.5) if len(figures) < 4 else (18.0, 17.0, 60.0)
    for number, (icon, figure) in enumerate(figures):
        cy = first + number * step
        draw_icon(canvas, icon, SIZE[0] - 23, cy - size / 2, size)
        wide = canvas.fitted_width(figure, "display", 18, 34, 22)
        # A pale plate keeps the figure legible where a tower reaches up behind it.
        canvas.rounded(SIZE[0] - 28 - wide, cy - 9, wide + 4, 18, 4, "#fff9e6", alpha=0.86)
        canvas.text(figure, "display", 18, SIZE[0] - 26, cy + 0.5, INK, "mr", width=34, height=22)


def _paint_left(canvas: Canvas, face: StackFace) -> None:
    """How many tiles are left, and under it that the price takes a loan."""
    words = f"×{face.left}"
    wide = canvas.fitted_width(words, "display", 18, 40, 22)
    canvas.rounded(5, 27, wide + 8, 22, 4, "#fff9e6", alpha=0.86)
    canvas.text(words, "display", 18, 9, 38.5, INK, "ml", width=40, height=22)
    if face.loans:
        draw_icon(canvas, "loan", wide + 15, 28, 20)


def draw_price_tag(canvas: Canvas, x: float, y: float, price: str, w: float = 54, h: float = 24) -> None:
    """A paper tag with a price, its point to the left."""
    canvas.shadow(x + 4, y, w - 4, h, 4, 4, 0.4, 2)
    shape = f"M10 .8H{w - 3}C{w - 1.6} .8 {w - 0.8} 1.6 {w - 0.8} 3V{h - 3}C{w - 0.8} {h - 1.6} {w - 1.6} {h - 0.8}"
    body = svg.path(f"{shape} {w - 3} {h - 0.8}H10L1 {h / 2}Z", "url(#g)", RIM, 1.2) + svg.circle(10.5, h / 2, 2.4, RIM)
    canvas.draw(body, x, y, w, h, defs=svg.linear("g", "#fffbec", "#efddae"))
    canvas.text(price, "display", 20, x + w / 2 + 6, y + h / 2 + 0.5, BURGUNDY, "mc", width=w - 19, height=h)
