"""A sentence beside the thing it is about."""

from lordsball.ui.canvas import Canvas
from lordsball.ui.screen import HEIGHT, WIDTH
from lordsball.ui.widgets.widget import Box

_WIDEST = 320.0
_PADDING = 12.0


def draw_tooltip(canvas: Canvas, sentence: str, about: Box) -> None:
    """A slip of paper below a place on the canvas, or above it where there is no room."""
    ink = canvas.theme.ink
    one_line = canvas.text_size(sentence, "semibold", 18)[0]
    width = min(_WIDEST * canvas.art.text_scale, one_line + 1)
    height = canvas.paragraph_height(sentence, width, 18, "semibold")
    w, h = width + 2 * _PADDING, height + 2 * _PADDING - 4
    x = min(max(8.0, about.cx - w / 2), WIDTH - 8 - w)
    y = about.bottom + 10
    if y + h > HEIGHT - 8:
        y = max(8.0, about.y - 10 - h)
    canvas.shadow(x, y, w, h, 8, 12, 0.55, 4)
    canvas.rounded(x, y, w, h, 8, canvas.theme.paper_top, canvas.theme.paper_bottom, ink, 2)
    canvas.paragraph(sentence, x + _PADDING, y + _PADDING - 3, width, 18, "semibold", ink)
