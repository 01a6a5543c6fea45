"""What a swing can become: a column of Hit, Ball and Strike, each as high as it is likely."""

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces import svg
from lordsball.ui.kit.theme import mix
from lordsball.ui.wild_cards.pieces.card_frame import draw_narrowed
from lordsball.ui.wild_cards.pieces.light import draw_glow
from lordsball.ui.wild_cards.pieces.look import CYAN, FRAME, LIME, MUTED, NIGHT, WHITE

_LEAST = 24.0
"""The lowest segment that still holds its words (units)."""


def draw_odds(
    canvas: Canvas, x: float, y: float, hit: int, ball: int, strike: int, of: int, w: float = 74, h: float = 268,
    title: str = "Odds",
) -> None:
    """The column with its upper left corner at (x, y). The three are counted in ways, out of `of` in all."""
    canvas.draw(svg.box(1, 1, w - 2, h - 2, 10, "#07051c", FRAME, 1.6, 0.92), x, y, w, h)
    draw_narrowed(canvas, title.upper(), x + w / 2, y + 16, w - 12, MUTED)
    shares = (("HIT", "H", hit, LIME), ("BALL", "B", ball, CYAN), ("STRIKE", "S", strike, "#ff9a3c"))
    likely = max(hit, ball, strike)
    top, room = y + 30, h - 38
    spare = room - _LEAST * 3
    for word, letter, ways, colour in shares:
        high = _LEAST + spare * ways / max(1, of) - 3
        percent = f"{100 * ways / max(1, of):.0f}%"
        _draw_segment(canvas, x + 7, top, w - 14, high, (word, letter, percent), colour, ways == likely)
        top += high + 3


def _draw_segment(
    canvas: Canvas, x: float, y: float, w: float, h: float, words: tuple[str, str, str], colour: str, likely: bool
) -> None:
    if likely:
        draw_glow(canvas, x, y, w, h, 6, 6, colour, 0.5)
    light, deep = (mix(colour, WHITE, 0.3), mix(colour, NIGHT, 0.06)) if likely else (
        mix(colour, NIGHT, 0.62), mix(colour, NIGHT, 0.76))
    body = svg.box(0.8, 0.8, w - 1.6, h - 1.6, 6, "url(#g)", mix(colour, WHITE, 0.2), 1.4)
    canvas.draw(body, x, y, w, h, defs=svg.linear("g", light, deep))
    ink = NIGHT if likely else WHITE
    word, letter, percent = words
    if h > 50:
        draw_narrowed(canvas, word, x + w / 2, y + h / 2 - 13, w - 6, ink)
        canvas.text(percent, "black", 22, x + w / 2, y + h / 2 + 12, ink, "mc", width=w - 4, height=28)
    else:
        draw_narrowed(canvas, f"{letter} {percent}", x + w / 2, y + h / 2, w - 6, ink)
