"""What a plate says: a title and what it would change, all plates of a list in letters of one size."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from lordsball.ui.kit.canvas import LINE_HEIGHT, SMALLEST_TEXT, Canvas
from lordsball.ui.kit.widgets.widget import Box
from lordsball.ui.lords.pieces.icon_text import icon_line, icon_paragraph, line_width, paragraph_height

_CLOSE = 1.1
"""Height of a row where room is short."""
_WIDE = 400.0
"""A plate wider than this has its words beside its title, where they fit."""
_LEAST_PARTS = 2
"""So many parts of the words are told even where they take more than a row."""
_BESIDE = 0.0


class Told(NamedTuple):
    """What is said on a plate, and where.

    `words` come in parts, the weightiest first: what has no room in their row is left out. `taken` is how much of the
    first row a key takes.
    """

    box: Box
    title: str
    words: tuple[str, ...]
    taken: float = 0.0


def common_size(canvas: Canvas, plates: Sequence[Told]) -> float:
    """The largest size (units) at which each of them fits, as large as the person wants and never under 18."""
    return min((_size(canvas, told) for told in plates), default=SMALLEST_TEXT)


def draw_told(canvas: Canvas, told: Told, size: float, inks: tuple[str, str]) -> None:
    """A title and words below it or beside it; where they need still more room, the title begins the words.

    :param size: of the letters, in units; the title is a little larger.
    :param inks: colours of the title and of the words.
    """
    box, title, scale = told.box, told.title, canvas.art.text_scale
    beside = box.w - told.taken
    words = _words(canvas, told, size)
    form = _form(canvas, told, words, size)
    if form is None:
        whole = f"*{title}.* {words}" if title and words else title or words
        icon_paragraph(canvas, whole, box.x, box.y, beside, SMALLEST_TEXT, "body", inks[1], inks[0], height=box.h,
                       line_height=_CLOSE, centred=True)
        return
    if form == _BESIDE:
        middle = box.y + box.h / 2
        icon_line(canvas, title, "display", (size + 1) / scale, box.x, middle, inks[0], "l")
        icon_line(canvas, words, "body", size / scale, box.x + beside - 4, middle, inks[1], "r", bold_colour=inks[0])
        return
    head, body = _heights(canvas, told, words, size, form)
    top = box.y + max(0.0, (box.h - head - body) / 2)
    if title:
        icon_paragraph(canvas, title, box.x, top, beside, (size + 1) / scale, "display", inks[0] if words else inks[1],
                       inks[0], line_height=form)
    if words:
        icon_paragraph(canvas, words, box.x, top + head, box.w if title else beside, size / scale, "body", inks[1],
                       inks[0], line_height=form)


def _size(canvas: Canvas, told: Told) -> float:
    size = SMALLEST_TEXT * canvas.art.text_scale
    # Whole pixels: in small windows a little less than 18 units.
    least = (int(SMALLEST_TEXT * canvas.k) + 0.01) / canvas.k
    while size > least and _form(canvas, told, _words(canvas, told, size), size) is None:
        size = max(least, size - 1)
    return size


def _words(canvas: Canvas, told: Told, size: float) -> str:
    """As many parts as stand in one row under the title, but always the weightiest."""
    scale = canvas.art.text_scale
    for count in range(len(told.words), _LEAST_PARTS, -1):
        line = "   ".join(told.words[:count])
        if line_width(canvas, line, "body", size / scale) <= told.box.w:
            return line
    return "   ".join(told.words[:_LEAST_PARTS])


def _form(canvas: Canvas, told: Told, words: str, size: float) -> float | None:
    """How a size fits: `_BESIDE`, or the height of a row with the words below; None: it does not."""
    if told.title and words and _fit_beside(canvas, told, words, size):
        return _BESIDE
    for row in (LINE_HEIGHT, _CLOSE):
        if sum(_heights(canvas, told, words, size, row)) <= told.box.h:
            return row
    return None


def _heights(canvas: Canvas, told: Told, words: str, size: float, row: float) -> tuple[float, float]:
    """Of the title and of the words below it."""
    scale, beside = canvas.art.text_scale, told.box.w - told.taken
    head = body = 0.0
    if told.title:
        head = paragraph_height(canvas, told.title, beside, (size + 1) / scale, "display", None, row)
    if words:
        width = told.box.w if told.title else beside
        body = paragraph_height(canvas, words, width, size / scale, "body", None, row)
    return head, body


def _fit_beside(canvas: Canvas, told: Told, words: str, size: float) -> bool:
    """Do title and words stand in one row of a wide plate?"""
    if told.box.w < _WIDE or size * LINE_HEIGHT > told.box.h:
        return False
    scale = canvas.art.text_scale
    title = line_width(canvas, told.title, "display", (size + 1) / scale)
    return title + line_width(canvas, words, "body", size / scale) + 28 <= told.box.w - told.taken
