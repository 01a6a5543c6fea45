"""Where cards lie beside the diamond: Weather, Shadows, decks and discards."""

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces import svg
from lordsball.ui.kit.pieces.icon import draw_glyph
from lordsball.ui.kit.theme import mix
from lordsball.ui.wild_cards.pieces.card import draw_card
from lordsball.ui.wild_cards.pieces.faces import Face, Size, SpecialFace
from lordsball.ui.wild_cards.pieces.light import draw_lit_ring
from lordsball.ui.wild_cards.pieces.look import NIGHT, SHADOWS, WEATHER, WHITE, TeamLook
from lordsball.ui.wild_cards.pieces.marks import draw_badge, draw_icon
from lordsball.ui.wild_cards.pieces.zone import draw_zone

_LAYERS = 4
"""How many cards of a pile show their edge at most."""


def draw_pile(
    canvas: Canvas, x: float, y: float, w: float, h: float, face: Face | None, count: int, lit: bool = False,
    colour: str = "",
) -> None:
    """A pile with its upper left corner at (x, y): the back of a deck or the top card of discards, and its count.

    :param face: None for an empty pile. `colour`: of the line round the count.
    """
    size: Size = (w, h)
    tone = colour or (face.look.edge if face else SHADOWS)
    if face is None or count <= 0:
        draw_zone(canvas, x, y, w, h, "", None, lit=lit, colour=tone)
    else:
        layers = min(_LAYERS, max(1, (count + 3) // 4))
        for number in range(layers - 1, -1, -1):
            under = number > 0
            draw_card(canvas, x, y + number * 2.2, face, size, lit=lit and not under, shadow=number == layers - 1)
    draw_badge(canvas, x + w / 2, y + h - 8, str(count), tone)


def draw_shadows(
    canvas: Canvas, x: float, y: float, w: float, h: float, count: int, top: Face | None = None, lit: bool = False
) -> None:
    """The Shadows: both coaches' pile that nothing comes back from by itself; (x, y) is its upper left corner.

    :param top: the card that came last, seen through the dark.
    """
    if lit:
        draw_lit_ring(canvas, x, y, w, h, 6)
    canvas.shadow(x, y, w, h, 6, 6, 0.6, 3)
    canvas.draw(svg.box(1, 1, w - 2, h - 2, 5, NIGHT), x, y, w, h)
    if top is not None and count:
        draw_card(canvas, x + 2, y + 2, top, (w - 4, h - 4), alpha=0.35, shadow=False)
    moon = "M31 12C17 12 10 22 10 32C10 44 19 52 31 50C23 47 20 40 21 32C22 23 26 16 31 12Z"
    body = svg.box(1, 1, 48, 68, 5, "url(#g)", SHADOWS, 1.6)
    body += svg.path(moon, "#b79cff") + svg.polygon(svg.star(36, 28, 6, 1.8, 4), "#e6dbff")
    body += svg.circle(38, 44, 1.2, "#e6dbff") + svg.circle(17, 60, 1, "#e6dbff") + svg.circle(41, 14, 1, "#e6dbff")
    depth = 0.62 if top is not None and count else 0.96
    defs = svg.linear("g", (0, "#2a1f6c", depth), (1, NIGHT, depth))
    canvas.draw(body, x, y, w, h, (0, 0, 50, 70), defs)
    draw_badge(canvas, x + w / 2, y + h - 8, str(count), SHADOWS)


def draw_weather(
    canvas: Canvas, x: float, y: float, w: float, h: float, face: SpecialFace | None,
    owner: tuple[str, str] | None = None, lit: bool = False,
) -> None:
    """The Weather: the card that is the sky over both teams, with the glyph of the seat whose it is.

    :param owner: the glyph of the seat and its colour.
    """
    draw_zone(canvas, x, y, w, h, "", None, lit=lit, colour=WEATHER)
    if face is None:
        side = min(w, h) * 0.5
        draw_icon(canvas, "sun", x + (w - side) / 2, y + (h - side) / 2, side, 0.3)
        return
    m = 4.0
    canvas.halo(x + w / 2, y + h / 2, h * 0.62, WEATHER, 0.4, sx=w / h)
    draw_card(canvas, x + m, y + m, face, (w - 2 * m, h - 2 * m))
    if owner:
        canvas.draw(svg.circle(12, 12, 11, NIGHT, mix(owner[1], WHITE, 0.2), 1.6), x + w - 20, y - 2, 24, 24)
        draw_glyph(canvas, owner[0], owner[1], x + w - 15, y + 3, 14)


def draw_empty_special(
    canvas: Canvas, x: float, y: float, w: float, h: float, look: TeamLook, lit: bool = False
) -> None:
    """The Special zone of a coach while nothing lies in it."""
    title = "Special" if w >= 80 else ""
    draw_zone(canvas, x, y, w, h, title, look, lit=lit, colour=look.second)
    side = min(w, h) * 0.5
    body = svg.polygon(svg.star(20, 21, 16, 6.6), "none", look.second, 2, line_opacity=0.6)
    canvas.draw(body, x + (w - side) / 2, y + (h - side) / 2, side, side, (0, 0, 40, 40))
