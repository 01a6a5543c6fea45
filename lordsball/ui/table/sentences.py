"""A log of whole sentences in a narrow panel: wrapped, the newest at the foot."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from lordsball.games import Line
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.widgets.widget import Box

_SIZE, _LARGEST = 18.0, 24.0
_GAP = 3.0
_ROW = 1.13
"""Height of a row of letters: a narrow panel has none to spare."""


class Sentence(NamedTuple):
    """A line of the log and from where to where it stands."""

    line: Line
    top: float
    bottom: float


def draw_sentences(canvas: Canvas, box: Box, lines: Sequence[Line]) -> list[Sentence]:
    """As many of the last sentences as fit, the newest at the foot; one that does not fit whole shows its end."""
    theme, y = canvas.theme, box.bottom
    found: list[Sentence] = []
    size = min(_SIZE * canvas.art.text_scale, _LARGEST)
    scaled = size / canvas.art.text_scale
    for line in reversed(lines):
        font = "semibold" if line.heading else "body"
        height = canvas.paragraph_height(line.text, box.w, scaled, font, line_height=_ROW)
        top = y - height
        # Of what does not fit whole only whole rows are seen.
        step = size * _ROW
        lost = max(0, math.ceil((box.y - 2 - top) / step - 0.05))
        if lost * step > height - step * 0.9:
            break
        newest = len(found) == 0
        colour = theme.gold if line.heading else theme.text if newest else theme.muted
        canvas.paragraph(line.text, box.x, top + lost * step, box.w, scaled, font, colour, line_height=_ROW,
                         first_row=lost)
        found.append(Sentence(line, max(top, box.y), y))
        y = top - _GAP
        if y <= box.y:
            break
    return found


def sentence_at(sentences: Sequence[Sentence], y: float) -> Line | None:
    """The sentence at a height; None beside them."""
    return next((each.line for each in sentences if each.top <= y < each.bottom), None)
