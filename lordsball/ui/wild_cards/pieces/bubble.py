"""What the other coach says or has just done, in a bubble that points at their row."""

from lordsball.ui.kit.canvas import SMALLEST_TEXT, Canvas, Content
from lordsball.ui.kit.pieces import svg
from lordsball.ui.kit.theme import mix
from lordsball.ui.wild_cards.pieces.look import TEXT, WHITE, TeamLook


def draw_bubble(canvas: Canvas, x: float, y: float, w: float, h: float, words: Content, look: TeamLook) -> None:
    """A bubble with its upper left corner at (x, y), its tip at the left.

    What does not fit ends in an ellipsis.
    """
    shape = (
        f"M12 1L{w - 8} 1C{w - 4} 1 {w - 1} 4 {w - 1} 8L{w - 1} {h - 8}C{w - 1} {h - 4} {w - 4} {h - 1} {w - 8} {h - 1}"
        f"L18 {h - 1}C14 {h - 1} 12 {h - 4} 12 {h - 8}L12 {h * 0.6}L1 {h / 2}L12 {h * 0.4}Z"
    )
    tones = (mix(look.edge, "#14093c", 0.76), mix(look.edge, "#14093c", 0.86))
    canvas.draw(svg.path(shape, "url(#g)", look.edge, 1.6), x, y, w, h, defs=svg.linear("g", *tones))
    room, high = w - 30, h - 6
    strong = mix(look.edge, WHITE, 0.62)
    least = SMALLEST_TEXT / canvas.art.text_scale
    size = 18.0
    if canvas.paragraph_height(words, room, size, line_height=1.15) > high:
        size = least
    rows = max(1, int(high / (size * canvas.art.text_scale * 1.15) + 0.01))
    tall = canvas.paragraph_height(words, room, size, most_rows=rows, line_height=1.15)
    canvas.paragraph(words, x + 20, y + (h - tall) / 2, room, size, colour=TEXT, bold_colour=strong, most_rows=rows,
                     line_height=1.15)
