"""The walnut rail that a hand stands on, with a line of advice along its foot."""

from lordsball.ui.kit.canvas import SMALLEST_TEXT, Canvas
from lordsball.ui.kit.pieces import svg
from lordsball.ui.lords.pieces.faces import HAND
from lordsball.ui.lords.pieces.icon_text import icon_line, line_width
from lordsball.ui.lords.pieces.material import draw_wood

SIZE = (620, 160)
_STEP = 86
_SIDE, _TOP = 9, 7.0
NAME_ENDS = "*  "
"""Ends a bold name at the start of the line, which can be read on the card as well."""
_LINE = 27.0
"""Height of the line: what is left under the lip (units)."""


def draw_rail(canvas: Canvas, x: float, y: float, info: str = "", w: float = SIZE[0], ink: str = "#f6ebcf") -> None:
    """The rail with its upper left corner at (x, y). Draw it before the cards, :func:`draw_rail_lip` after them.

    :param info: markup of the line along the foot; what stands before :data:`NAME_ENDS` gives way where room is short.
    """
    h = SIZE[1]
    draw_wood(canvas, x, y, w, h, 8, blur=12)
    body = svg.box(0, 0, w - 16, 28, 4, "url(#g)")
    canvas.draw(body, x + 8, y + h - 35, w - 16, 28, defs=svg.linear("g", "#1a0e06", "#3a2414"))
    if info:
        if line_width(canvas, info, "body", SMALLEST_TEXT / canvas.art.text_scale) > w - 36:
            info = info.partition(NAME_ENDS)[2] or info
        icon_line(canvas, info, "body", 18, x + 18, y + h - 17.5, ink, "l", w - 36, _LINE, "#ffd98a")


def draw_rail_lip(canvas: Canvas, x: float, y: float, w: float = SIZE[0], zoom: float = 1.0) -> None:
    """The lip in front of the cards' feet."""
    body = svg.box(0.5, 0.5, w - 15, 8, 3, "url(#g)", "#160c05", 1)
    canvas.draw(body, x + 7, y + _TOP + HAND[1] * zoom, w - 14, 9, defs=svg.linear("g", "#7a5430", "#4a2e18"))


def hand_places(count: int, w: float = SIZE[0], zoom: float = 1.0) -> list[tuple[float, float]]:
    """The upper left corners of a hand's cards, from that of the rail; they overlap when there are many.

    :param zoom: how much larger than usual they are drawn.
    """
    step = min(_STEP * zoom, (w - 2 * _SIDE - HAND[0] * zoom) / max(1, count - 1))
    return [(_SIDE + number * step, _TOP) for number in range(count)]


def fitting_zoom(count: int, w: float = SIZE[0]) -> float:
    """How much larger than usual this many cards may be without overlapping."""
    return (w - 2 * _SIDE) / (_STEP * (count - 1) + HAND[0])
