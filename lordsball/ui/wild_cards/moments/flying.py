"""What is in the air over the table: cards on their way, cards that are turned up, Vibes, words that come down."""

from __future__ import annotations

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.timeline import ease_out, smooth
from lordsball.ui.wild_cards.dress import lying
from lordsball.ui.wild_cards.moments.motion import Flight, Glow, Laid
from lordsball.ui.wild_cards.offers.spots import card_in
from lordsball.ui.wild_cards.pieces.card import draw_card, draw_flipping_card, draw_turned_card
from lordsball.ui.wild_cards.pieces.faces import FULL, HAND
from lordsball.ui.wild_cards.pieces.look import LIT, NIGHT, TEXT
from lordsball.ui.wild_cards.pieces.stamp import draw_stamp
from lordsball.ui.wild_cards.pieces.vibe import draw_vibe
from lordsball.ui.wild_cards.sight import Dragged, Sight


def draw_flying(canvas: Canvas, sight: Sight) -> None:
    """Everything that moves over the table, the topmost last."""
    motion = sight.motion
    if motion.turning is not None:
        turning = motion.turning
        spot = turning.spot
        draw_flipping_card(canvas, spot.cx, spot.cy, turning.back, turning.face, spot.size, turning.progress)
    for flight in motion.flights:
        if 0 <= flight.progress <= 1:
            _draw_flight(canvas, flight)
    for paying in motion.paying:
        if 0 < paying.progress < 1:
            u = smooth(paying.progress)
            (x1, y1), (x2, y2) = paying.start, paying.end
            for number in range(min(paying.many, 3)):
                draw_vibe(canvas, x1 + (x2 - x1) * u + number * 12, y1 + (y2 - y1) * u - 30 * u * (1 - u), 26)
    if motion.glow is not None:
        _draw_glow(canvas, motion.glow)
    if motion.laid is not None:
        _draw_laid(canvas, motion.laid)
    if sight.dragged is not None:
        _draw_dragged(canvas, sight, sight.dragged)
    if motion.stamp is not None:
        stamp = motion.stamp
        draw_stamp(canvas, stamp.cx, stamp.cy, stamp.words, stamp.landed, stamp.colour)


def _draw_flight(canvas: Canvas, flight: Flight) -> None:
    u = ease_out(flight.progress)
    start, end = flight.start, flight.end
    cx, cy = start.cx + (end.cx - start.cx) * u, start.cy + (end.cy - start.cy) * u - 36 * u * (1 - u)
    # A card is drawn in the larger of its two sizes, so that its letters are never blown up.
    size = max(start.size, end.size)
    scale = (start.size[1] + (end.size[1] - start.size[1]) * u) / size[1]
    angle = start.angle + (end.angle - start.angle) * u
    face = flight.face
    if flight.back is not None and u < 0.5:
        face = flight.back
    draw_turned_card(canvas, cx, cy, face, size, angle, scale=scale)


def _draw_dragged(canvas: Canvas, sight: Sight, dragged: Dragged) -> None:
    card = card_in(sight, dragged.spot)
    if card:
        face = lying(sight.t.cards, card, sight.t.team(sight.me))
        draw_turned_card(canvas, dragged.x, dragged.y, face, HAND, 3, scale=1.04)


def _draw_glow(canvas: Canvas, glow: Glow) -> None:
    x, y, w, h = glow.box
    light = 1 - abs(2 * glow.progress - 1)
    canvas.halo(glow.box.cx, glow.box.cy, h * 0.8, LIT, round(0.7 * light, 1), sx=w / h)
    canvas.ring(x - 3, y - 3, w + 6, h + 6, 10, LIT, 3)
    wide = canvas.fitted_width(glow.words, "black", 18, 220, 26) + 24
    left = min(max(20.0, glow.box.cx - wide / 2), 940.0 - wide)
    top = y - 34 - 8 * ease_out(glow.progress)
    canvas.rounded(left, top, wide, 30, 15, "#3a2a05", NIGHT, LIT, 2)
    canvas.text(glow.words, "black", 18, left + wide / 2, top + 15, LIT, "mc", width=wide - 16, height=28)


def _draw_laid(canvas: Canvas, laid: Laid) -> None:
    """Cards held up over the mat: one large, several side by side."""
    u = ease_out(laid.progress)
    single = len(laid.faces) == 1
    size = FULL if single else HAND
    gap = 14.0
    wide = len(laid.faces) * (size[0] + gap) - gap
    left, top = 480 - wide / 2, 392 - size[1] / 2 + 24 * (1 - u)
    canvas.halo(480, 392, 330, "#05010c", round(0.85 * u, 1), sx=max(1.0, wide / 420), sy=0.9)
    canvas.outlined(laid.words, "black", 28, 480, top - 24, TEXT, NIGHT, 3, room=800, alpha=u)
    for number, face in enumerate(laid.faces):
        draw_card(canvas, left + number * (size[0] + gap), top, face, size, alpha=None if u >= 1 else u, shadow=u >= 1)
