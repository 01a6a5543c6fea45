"""Places on the mat: the frame of a zone with its name, the tray under it that dice fall into, the mat itself."""

from lordsball.ui.kit.canvas import SMALLEST_TEXT, Canvas
from lordsball.ui.kit.pieces import svg
from lordsball.ui.kit.theme import mix
from lordsball.ui.wild_cards.pieces.card_frame import draw_narrowed
from lordsball.ui.wild_cards.pieces.light import brackets, draw_glow, draw_lit_ring
from lordsball.ui.wild_cards.pieces.look import FRAME_LIGHT, NIGHT, WHITE, TeamLook

TITLE = 24
"""Height of the name at the top of a zone (units)."""
_LARGEST_TITLE = 20


def draw_zone(
    canvas: Canvas, x: float, y: float, w: float, h: float, title: str, look: TeamLook | None, *, lit: bool = False,
    colour: str = "",
) -> None:
    """A place for cards: a thin line, bright corners, its name at the top.

    :param look: of the coach it belongs to, else it has the colour of the mat (or `colour`).
    :param lit: a card can be put there now.
    """
    colour = colour or (look.edge if look else FRAME_LIGHT)
    if lit:
        draw_lit_ring(canvas, x + 2, y + 2, w - 4, h - 4, 8)
    body = svg.box(1.2, 1.2, w - 2.4, h - 2.4, 8, "url(#g)", colour, 1.2, line_opacity=0.45) + brackets(w, h, colour)
    canvas.draw(body, x, y, w, h, defs=svg.linear("g", (0, colour, 0.16), (1, colour, 0.05)))
    if title:
        # As large as stands above the cards of the zone, also with large text.
        size = min(SMALLEST_TEXT, _LARGEST_TITLE / canvas.art.text_scale)
        draw_narrowed(canvas, title.upper(), x + w / 2, y + TITLE / 2 - 1.5, w - 12, mix(colour, WHITE, 0.62), size)


def draw_tray(canvas: Canvas, x: float, y: float, w: float, h: float, look: TeamLook | None, lit: bool = False) -> None:
    """A tray for dice under a zone, tinted in its coach's colour; `lit` while it is being rolled in."""
    colour = look.edge if look else FRAME_LIGHT
    if lit:
        draw_glow(canvas, x, y, w, h, 10, 8, colour, 0.5)
    body = svg.box(1, 1, w - 2, h - 2, 10, "url(#g)", colour, 1.6)
    body += svg.box(3, 3, w - 6, h - 6, 8, "none", "#000000", 3, line_opacity=0.4)
    canvas.draw(body, x, y, w, h, defs=svg.linear("g", mix(colour, NIGHT, 0.88), mix(colour, NIGHT, 0.76)))


def draw_mat(canvas: Canvas, x: float, y: float, w: float, h: float) -> None:
    """The mat that zones and park lie on: a grid of light on dark glass."""
    draw_glow(canvas, x, y, w, h, 10, 9, "#7a5cff", 0.4)

    def paint(layer: Canvas) -> None:
        body = svg.box(1, 1, w - 2, h - 2, 10, "url(#g)", FRAME_LIGHT, 2)
        for number in range(1, int(h / 24) + 1):
            body += svg.line(4, number * 24 - 4, w - 4, number * 24 - 4, "#8a7cff", 1, 0.07)
        for number in range(int(w / 24.4)):
            body += svg.line(14 + number * 24.4, 4, 14 + number * 24.4, h - 4, "#8a7cff", 1, 0.06)
        layer.draw(body, 0, 0, w, h, defs=svg.linear("g", (0, "#171150", 0.94), (1, "#0a0728", 0.96)))

    canvas.blit(canvas.composite(("wild_mat", w, h), w, h, paint), x, y)
