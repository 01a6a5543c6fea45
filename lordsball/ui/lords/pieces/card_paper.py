"""What all card faces share: the paper with its double rule, the band with a title, the plates."""

from lordsball.ui.kit.canvas import SMALLEST_TEXT, Canvas
from lordsball.ui.kit.pieces import svg
from lordsball.ui.lords.pieces.icon_text import icon_paragraph, line_width, paragraph_height, plain
from lordsball.ui.lords.pieces.look import CREAM
from lordsball.ui.lords.pieces.marks import draw_icon
from lordsball.ui.lords.pieces.material import lay_grain

Pair = tuple[str, str]
SIDE = 14
"""From the edge of a full card to what is printed on it (units)."""


def is_full(w: float) -> bool:
    """Whether a card of this width has room for its words."""
    return w > 150


def paint_paper(canvas: Canvas, w: float, h: float, rule: str) -> None:
    """An empty card with its rules in the deck's color."""
    full = is_full(w)
    r, m = (10.0, 7.0) if full else (6.0, 3.6)
    body = (
        svg.box(0.5, 0.5, w - 1, h - 1, r, "url(#g)", "#4a3620", 1)
        + svg.box(1.8, 1.8, w - 3.6, h - 3.6, r - 1.5, "none", "#fffbec", 1.2, line_opacity=0.8)
        + svg.box(m, m, w - 2 * m, h - 2 * m, r - 3, "none", rule, 2 if full else 1.4)
    )
    if full:
        body += svg.box(m + 3.4, m + 3.4, w - 2 * m - 6.8, h - 2 * m - 6.8, r - 6, "none", rule, 0.9, line_opacity=0.75)
    canvas.draw(body, 0, 0, w, h, defs=svg.linear("g", "#fbf3dd", "#f1e4c3", "#e6d5ab"))
    if full:
        lay_grain(canvas, "paper", 9, 9, w - 18, h - 18)


def paint_band(canvas: Canvas, x: float, y: float, w: float, colours: Pair, words: str, icon: str = "") -> float:
    """The band across the top of a full card: its name between two icons, one where it is long. Returns its height."""
    size = 25.0
    rooms = (w - 16 - 2 * size, w - 18 - size) if icon else (w - 14,)
    room = next((room for room in rooms if fits_line(canvas, words, "display", room)), rooms[-1])
    h = 34.0 if fits_line(canvas, words, "display", room) else 54.0
    body = svg.box(0.5, 0.5, w - 1, h - 1, 3, "url(#g)", "#1a120c", 1)
    body += svg.box(2.6, 2.6, w - 5.2, h - 5.2, 2, "none", "#e9c878", 1, line_opacity=0.9)
    canvas.draw(body, x, y, w, h, defs=svg.linear("g", *colours))
    left = x + 7.0
    if icon:
        draw_icon(canvas, icon, x + 5, y + (h - size) / 2, size)
        left = x + 8 + size
        if room == rooms[0]:
            draw_icon(canvas, icon, x + w - 5 - size, y + (h - size) / 2, size)
    paint_name(canvas, words, "display", 20, left, y, room, h, CREAM, "c")
    return h


def fits_line(canvas: Canvas, words: str, font: str, room: float) -> bool:
    """Whether a name of 18 units stands in one row."""
    return line_width(canvas, plain(words), font, SMALLEST_TEXT / canvas.art.text_scale) <= room


def paint_name(
    canvas: Canvas, words: str, font: str, size: float, x: float, y: float, w: float, h: float, colour: str, align: str
) -> None:
    """A name in a box: one row as large as it fits, else two rows of 18 units."""
    if fits_line(canvas, words, font, w):
        anchor = x + (w / 2 if align == "c" else 0)
        canvas.text(words, font, size, anchor, y + h / 2, colour, f"m{align}", width=w, height=h - 4)
        return
    # A long word may need the narrowest face.
    size = SMALLEST_TEXT / canvas.art.text_scale
    height = paragraph_height(canvas, plain(words), w, size, font, line_height=1.12)
    font = font if height <= h - 4 else "display"
    icon_paragraph(canvas, plain(words), x, y + 2, w, SMALLEST_TEXT, font, colour, align=align, height=h - 4,
                   line_height=1.12, centred=True)


def paint_plate(
    canvas: Canvas, x: float, y: float, w: float, h: float, colours: Pair, edge: str, line: str, r: float = 5
) -> None:
    """A plate on a card, with a thin line inside its edge."""
    body = svg.box(0.7, 0.7, w - 1.4, h - 1.4, r, "url(#g)", edge, 1.4)
    inset = 4 if h > 34 else 2.8
    body += svg.box(inset, inset, w - 2 * inset, h - 2 * inset, r - 2, "none", line, 1 if h > 34 else 0.8)
    canvas.draw(body, x, y, w, h, defs=svg.linear("g", *colours))
