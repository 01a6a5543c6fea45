"""The lamps of the scoreboard: strikes, balls, outs. Bezels are always there, so they are counted without colours."""

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.wild_cards.pieces.look import BALL, BALL_TEXT, OUT, OUT_TEXT, STRIKE, STRIKE_TEXT
from lordsball.ui.wild_cards.pieces.marks import draw_icon

STEP = 25
KINDS = {
    "strike": ("STR", STRIKE, STRIKE_TEXT, 43.0), "ball": ("BALL", BALL, BALL_TEXT, 56.0),
    "out": ("OUT", OUT, OUT_TEXT, 45.0),
}
"""The word before the lamps, their colour, the word's colour, the room it has (units)."""


def draw_lamps(canvas: Canvas, x: float, y: float, kind: str, lit: int, of: int, pulse: float = 0) -> float:
    """A row of lamps after their word, the row's middle at y; returns its width.

    :param kind: strike, ball or out.
    :param pulse: 0 to 1, light that the last lit lamp gives beyond its own while it has just been lit.
    """
    word, colour, ink, room = KINDS[kind]
    at = x + canvas.text(word, "black", 20, x, y, ink, "ml", height=30, width=room) + 7
    for number in range(of):
        cx = at + number * STEP + 11.5
        on = number < lit
        if on:
            last = number == lit - 1
            canvas.halo(cx, y, 24 + 16 * pulse * last, colour, min(1.0, 0.55 + 0.4 * pulse * last))
        draw_icon(canvas, f"{kind}_{'on' if on else 'off'}", cx - 11.5, y - 11.5, 23)
    return at + of * STEP - x
