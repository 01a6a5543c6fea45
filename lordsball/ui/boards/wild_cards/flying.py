"""What is in the air over the table: cards on their way, cards that are turned up, Vibes, words that come down."""

from __future__ import annotations

from lordsball.ui.boards.wild_cards.motion import Flight
from lordsball.ui.boards.wild_cards.sight import Sight
from lordsball.ui.canvas import Canvas
from lordsball.ui.pieces.wild_cards.card import draw_flipping_card, draw_turned_card
from lordsball.ui.pieces.wild_cards.stamp import draw_stamp
from lordsball.ui.pieces.wild_cards.vibe import draw_vibe
from lordsball.ui.timeline import ease_out, smooth


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
            for number in range(min(paying.count, 3)):
                draw_vibe(canvas, x1 + (x2 - x1) * u + number * 12, y1 + (y2 - y1) * u - 30 * u * (1 - u), 26)
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
