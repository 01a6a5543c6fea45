"""Words that must fit a place: as large as the person likes them, and no smaller than can be read."""

from __future__ import annotations

from collections.abc import Iterable

from lordsball.ui.kit.canvas import LINE_HEIGHT, SMALLEST_TEXT, Canvas
from lordsball.ui.kit.lettering import Content

_STEP = 0.05
_LINE_STEP = 0.5


def fitting_size(
    canvas: Canvas, content: Content, width: float, height: float, size: float = 18, font: str = "body",
    line_height: float = LINE_HEIGHT,
) -> float:
    """The size to set a paragraph in so that it fits `height` units: with large text the letters give way, not the
    words. Where even letters of usual size do not fit, that size all the same."""
    chosen = canvas.art.text_scale
    while chosen > 1 + _STEP / 2:
        wanted = size * chosen / canvas.art.text_scale
        if canvas.paragraph_height(content, width, wanted, font, line_height=line_height) <= height:
            return wanted
        chosen -= _STEP
    return size / canvas.art.text_scale


def line_size(
    canvas: Canvas, lines: Iterable[tuple[str, float]], font: str, size: float, height: float | None = None
) -> float:
    """The size to set all lines of a table in, so that each fits its width: a table has letters of one size.

    It is the largest that fits them all, up to `size` at the text size of the person, never under 18 units.
    """
    scale, wide = canvas.art.text_scale, list(lines)
    wanted = size * scale if height is None else min(size * scale, height / LINE_HEIGHT)
    while wanted > SMALLEST_TEXT and any(canvas.text_size(s, font, wanted / scale)[0] > width for s, width in wide):
        wanted -= _LINE_STEP
    return max(float(SMALLEST_TEXT), wanted) / scale
