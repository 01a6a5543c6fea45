"""A sentence beside the thing it is about."""

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.widgets.placing import clear_place
from lordsball.ui.kit.widgets.widget import Box

_WIDEST = 320.0
_PADDING = 12.0
_GAP = 9.0
"""Between the slip and what it is about."""


def draw_tooltip(canvas: Canvas, sentence: str, about: Box, avoid: tuple[Box, ...]) -> None:
    """A slip of paper below a place on the canvas, or else beside it, clear of whatever can be pressed there."""
    ink = canvas.theme.ink
    one_line = canvas.text_size(sentence, "semibold", 18)[0]
    width = min(_WIDEST * canvas.art.text_scale, one_line + 1)
    height = canvas.paragraph_height(sentence, width, 18, "semibold")
    w, h = width + 2 * _PADDING, height + 2 * _PADDING - 4
    x, y, _, _ = clear_place(about.cx - w / 2, about.bottom + _GAP, w, h, (about, *avoid))
    canvas.shadow(x, y, w, h, 8, 12, 0.55, 4)
    canvas.rounded(x, y, w, h, 8, canvas.theme.paper_top, canvas.theme.paper_bottom, ink, 2)
    canvas.paragraph(sentence, x + _PADDING, y + _PADDING - 3, width, 18, "semibold", ink)
