"""The potential of a Hit: how far the batter's card is tilted, and the dial beside it."""

from lordsball.ui.kit.canvas import SMALLEST_TEXT, Canvas
from lordsball.ui.kit.pieces import svg
from lordsball.ui.wild_cards.pieces.card_frame import draw_narrowed
from lordsball.ui.wild_cards.pieces.look import LIME, MUTED, NIGHT, TEXT
from lordsball.ui.wild_cards.pieces.marks import draw_icon

TILT = (0.0, 6.0, 12.0, 24.0, 36.0)
"""Degrees of the card for a potential of 0 (no Hit) to 4 (H)."""
LABELS = ("", "1", "2", "3", "H")


def draw_potential(canvas: Canvas, x: float, y: float, potential: int, w: float = 40, h: float = 148) -> None:
    """The dial H 3 2 1 with its upper left corner at (x, y); the potential is large and lit, 0 lights nothing."""
    step = h / 4
    for value in (4, 3, 2, 1):
        cx, cy = x + w / 2, y + (4 - value + 0.5) * step
        lit = value == potential
        d = min(w, step + 3) if lit else min(w - 10, step - 6, 28)
        if lit:
            canvas.halo(cx, cy, d, LIME, 0.75)
        fill, edge, width = ("url(#g)", LIME, 2.0) if lit else (NIGHT, "#6a63c8", 2.4)
        canvas.draw(svg.circle(22, 22, 20, fill, edge, width), cx - d / 2, cy - d / 2, d, d, (0, 0, 44, 44),
                    svg.linear("g", "#f0ffd4", LIME))
        ink, size = (NIGHT, 28.0) if lit else (MUTED, 18.0)
        canvas.text(LABELS[value], "black", size, cx, cy, ink, "mc", width=d - 4, height=d)


def draw_reach(canvas: Canvas, cx: float, cy: float, words: str) -> None:
    """A lime plate for what has been reached, such as "HIT +3", its middle at (cx, cy)."""
    w = canvas.fitted_width(words, "display", 20, None, 30) + 20
    body = svg.box(1, 1, w - 2, 30, 7, "url(#g)", "#f4ffe0", 1.6)
    canvas.halo(cx, cy, 30, LIME, 0.5, sx=w / 44, sy=1)
    canvas.draw(body, cx - w / 2, cy - 16, w, 32, defs=svg.linear("g", "#dfff9e", "#8fe03a"))
    canvas.text(words, "display", 20, cx, cy, NIGHT, "mc", width=w - 12, height=30)


def draw_sum(canvas: Canvas, x: float, y: float, w: float, addends: str, icon: str, total: str, colour: str) -> None:
    """How a total came about, in a row with its capitals' middle at y: "3 + 1 + 5" and an icon, then the total."""
    right = canvas.text(total, "black", 26, x + w, y, colour, "mr", width=w * 0.4, height=34)
    room = w - right - 8 - 24
    if canvas.fitted_width(addends, "semibold", SMALLEST_TEXT / canvas.art.text_scale) > room:
        # More addends than two dice and a number: closer together, and narrower still if need be.
        draw_narrowed(canvas, addends.replace(" ", ""), x + room / 2, y, room, TEXT)
        used = room
    else:
        used = canvas.text(addends, "semibold", 18, x, y, TEXT, "ml", width=room, height=26)
    draw_icon(canvas, icon, x + used + 3, y - 11, 21)
