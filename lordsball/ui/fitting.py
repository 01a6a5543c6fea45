"""Words that must fit a place: as large as the person likes them, and no smaller than can be read."""

from __future__ import annotations

from lordsball.ui.canvas import LINE_HEIGHT, Canvas
from lordsball.ui.lettering import Content

_STEP = 0.05


def fitting_size(
    canvas: Canvas, content: Content, width: float, height: float, size: float = 18, font: str = "body",
    line_height: float = LINE_HEIGHT,
) -> float:  # fmt: skip
    """The size to set a paragraph in so that it fits `height` units: with large text the letters give way, not the
    words. Where even letters of usual size do not fit, that size all the same."""
    chosen = canvas.art.text_scale
    while chosen > 1 + _STEP / 2:
        wanted = size * chosen / canvas.art.text_scale
        if canvas.paragraph_height(content, width, wanted, font, line_height=line_height) <= height:
            return wanted
        chosen -= _STEP
    return size / canvas.art.text_scale
