"""The name on the back of a card that lies face down, for the eyes of its coach: in one row or in two."""

from __future__ import annotations

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces import svg
from lordsball.ui.wild_cards.pieces.card_frame import Title
from lordsball.ui.wild_cards.pieces.look import NIGHT


def draw_name_plate(canvas: Canvas, cx: float, bottom: float, name: str, colour: str, w: float) -> None:
    """A dark plate `w` units wide with its middle at cx and its lower edge at `bottom`."""
    title = Title(canvas, (name, name), w - 8)
    h = title.height
    canvas.draw(svg.box(0.8, 0.8, w - 1.6, h - 1.6, 5, NIGHT, colour, 1.5, 0.95), cx - w / 2, bottom - h, w, h)
    title.draw(canvas, cx, bottom - h)
