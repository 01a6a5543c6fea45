"""Small tables for a narrow panel: columns as wide as what is in them, letters of one size."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces.icon import draw_glyph
from lordsball.ui.kit.theme import SEATS
from lordsball.ui.kit.widgets.widget import Box
from lordsball.ui.table.board import Row

_LARGEST, _SMALLEST = 22.0, 18.0
_GAP = 12.0
"""Between two columns."""
_ROW = 25.7
"""Height of a row at the usual text size: seven fit."""


def draw_table(canvas: Canvas, box: Box, rows: Sequence[Row], first: int) -> None:
    """The rows from `first` on, as many as fit. A row with fewer cells than its heading writes the last one across."""
    size = _size(canvas, box, rows)
    step = _step(size)
    middle = box.y + step / 2
    for number, (row, widths) in enumerate(_with_widths(canvas, rows, size)):
        if number < first:
            continue
        if middle + step / 2 > box.bottom + 0.5:
            return
        _draw_row(canvas, box, middle, row, widths, size)
        middle += step


def rows_that_fit(canvas: Canvas, box: Box, rows: Sequence[Row]) -> int:
    """How many rows have room."""
    return int((box.h + 0.5) / _step(_size(canvas, box, rows)))


def _step(size: float) -> float:
    return max(_ROW, size * 1.24)


def _font(row: Row) -> str:
    return "semibold" if row.heading else "body"


def _glyph(row: Row, size: float) -> float:
    """How much room a seat's glyph takes."""
    return size * 0.84 + 6 if row.seat is not None else 0.0


def _wide(canvas: Canvas, cell: str, font: str, size: float) -> float:
    return canvas.text_size(cell, font, size / canvas.art.text_scale)[0]


def _with_widths(canvas: Canvas, rows: Sequence[Row], size: float) -> Iterator[tuple[Row, list[float]]]:
    """Each row with the widths of its columns but the first: those of all rows under the same heading."""
    block: list[Row] = []
    for row in [*rows, None]:
        if block and (row is None or row.heading):
            whole = max(len(each.cells) for each in block)
            full = [each for each in block if len(each.cells) == whole]
            widths = [max(_wide(canvas, each.cells[n], _font(each), size) for each in full) for n in range(1, whole)]
            for each in block:
                own = each if each in full else None
                yield each, widths if own else [_wide(canvas, cell, _font(each), size) for cell in each.cells[1:]]
            block = []
        if row is not None:
            block.append(row)


def _size(canvas: Canvas, box: Box, rows: Sequence[Row]) -> float:
    """The largest size (units) at which every row fits."""
    size = min(_SMALLEST * canvas.art.text_scale, _LARGEST)
    while size > _SMALLEST and any(
        _glyph(row, size) + _wide(canvas, row.cells[0], _font(row), size) + sum(widths) + _GAP * len(widths) > box.w
        for row, widths in _with_widths(canvas, rows, size)
    ):
        size -= 0.5
    return max(_SMALLEST, size)


def _draw_row(canvas: Canvas, box: Box, middle: float, row: Row, widths: Sequence[float], size: float) -> None:
    theme, scaled = canvas.theme, size / canvas.art.text_scale
    colour = theme.accents[0] if row.heading else theme.text
    right = box.right
    for cell, width in zip(reversed(row.cells[1:]), reversed(widths), strict=True):
        ink = theme.muted if row.heading else theme.text
        canvas.text(cell, _font(row), scaled, right, middle, ink, "mr", width=width + 1)
        right -= width + _GAP
    left = box.x + _glyph(row, size)
    if row.seat is not None:
        look = SEATS[row.seat]
        draw_glyph(canvas, look.glyph, look.colour, box.x, middle - size * 0.42, size * 0.84)
    canvas.text(row.cells[0], _font(row), scaled, left, middle, colour, "ml", width=right - left)
