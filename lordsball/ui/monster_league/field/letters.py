"""Text that has to stay in its box at every text size."""

from lordsball.ui.kit.canvas import LINE_HEIGHT, Canvas, Content
from lordsball.ui.kit.theme import Colour


def draw_in_box(
    canvas: Canvas, content: Content, x: float, y: float, w: float, h: float, size: float = 18, font: str = "body",
    colour: Colour | None = None, align: str = "l",
) -> float:
    """Words in a box: as large as the person likes them, smaller (never below 18 units) where the box is too low.

    What does not fit even then ends in an ellipsis. Returns the y below the words.
    """
    scale = canvas.art.text_scale
    chosen = size
    while chosen * scale > 18 and canvas.paragraph_height(content, w, chosen, font) > h:
        chosen = max(18 / scale, chosen - 0.5)
    rows = max(1, int(h / (chosen * scale * LINE_HEIGHT) + 0.02))
    return canvas.paragraph(content, x, y, w, chosen, font, colour, align=align, most_rows=rows)
