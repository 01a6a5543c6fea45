"""Vibes: the tokens that lie on cards and pay for what they do."""

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.wild_cards.pieces.look import NIGHT, TEXT
from lordsball.ui.wild_cards.pieces.marks import draw_icon

_MOST = 3
"""So many are told at a glance; beyond that the number stands beside them."""


def draw_vibe(canvas: Canvas, cx: float, cy: float, d: float = 24, alpha: float | None = None) -> None:
    """A token with its middle at (cx, cy)."""
    if alpha is None or alpha >= 1:
        canvas.halo(cx + d * 0.06, cy + d * 0.36, d * 0.55, "#000000", 0.6, sy=0.5)
    draw_icon(canvas, "vibe", cx - d / 2, cy - d / 2, d, alpha)


def vibe_places(count: int, d: float = 22, w: float | None = None) -> list[tuple[float, float]]:
    """Where the tokens of a row lie: their middles, from the upper left corner of the row."""
    shown = min(count, _MOST)
    step = d * 0.72
    if w is not None and shown > 1:
        step = min(step, (w - d) / (shown - 1))
    return [(d / 2 + number * step, d / 2 + (number % 2) * -2 + 1) for number in range(shown)]


def draw_vibes(canvas: Canvas, x: float, y: float, count: int, d: float = 22, w: float | None = None) -> float:
    """A row of tokens with its upper left corner at (x, y), and their number when it is more than three.

    :param w: the room it has. Returns the width it took.
    """
    if count <= 0:
        return 0.0
    number = str(count) if count > _MOST else ""
    lettering = canvas.fitted_width(number, "black", 18, None, d + 4) + 4 if number else 0.0
    room = None if w is None else max(d, w - lettering)
    places = vibe_places(count, d, room)
    for px, py in places:
        draw_vibe(canvas, x + px, y + py, d)
    wide = places[-1][0] + d / 2
    if number:
        canvas.text(number, "black", 18, x + wide + 3, y + d / 2, TEXT, "ml", shadow=NIGHT, height=d + 4)
    return wide + lettering
