"""Words that must fit a place: as large as the person likes them, and no smaller than can be read."""

from __future__ import annotations

from collections.abc import Iterable

from lordsball.ui.kit.canvas import LINE_HEIGHT, SMALLEST_TEXT, Canvas
from lordsball.ui.kit.lettering import Content

_HAIR = 0.01
_LINE_STEP = 0.5


def fitting_size(
    canvas: Canvas, content: Content, width: float, height: float, size: float = 18, font: str = "body",
    line_height: float = LINE_HEIGHT,
) -> float:
    """The size to set a paragraph in so that it fits `height` units: the letters give way, not the words, down to 18
    units. Where even those do not fit, that size all the same."""
    scale, k = canvas.art.text_scale, canvas.k
    pixels, fewest = max(1, round(size * scale * k)), max(1, int(min(size * scale, SMALLEST_TEXT) * k))
    while pixels > fewest:
        fitted = pixels / k / scale
        if canvas.paragraph_height(content, width, fitted, font, line_height=line_height) <= height + _HAIR:
            break
        pixels -= 1
    return pixels / k / scale


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
