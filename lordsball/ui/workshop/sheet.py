"""What lies on no table, as a sheet of paper: rules, boards, teams, and what could not be read."""

from __future__ import annotations

from collections.abc import Sequence

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces import svg
from lordsball.ui.kit.pieces.boards import draw_words
from lordsball.ui.kit.pieces.icon import draw_icon
from lordsball.ui.kit.theme import mix
from lordsball.ui.kit.widgets.widget import Box
from lordsball.ui.table.deck import READ

INK, SOFT = "#2b1e14", "#5b4630"
_PAPER = ("#fbf3dd", "#e6d5ab")
_ALARM = ("#8a3414", "#5e1f08")
_CALM = ("#3b516e", "#26384f")


def draw_sheet(
    canvas: Canvas, box: Box, name: str, kind: str, rows: Sequence[tuple[str, str]] = (), trouble: str = ""
) -> None:
    """A sheet with a name and, where it is large enough to be read, what it says.

    :param rows: label and value.
    :param trouble: what is wrong, instead of the rows.
    """
    x, y, w, h = box
    band = _ALARM if trouble else _CALM
    canvas.rounded(x, y, w, h, 8, *_PAPER, "#4a3620", 1.4)
    large = w >= READ
    head = 42.0 if large else 30.0
    canvas.rounded(x + 5, y + 5, w - 10, head, 5, *band, mix(band[1], "#000000", 0.4), 1)
    size = 20 if large else 18
    canvas.text(kind, "display", size, x + w / 2, y + 5 + head / 2, "#fff3d2", "mc", width=w - 20, height=head)
    top = y + head + 12
    if not large:
        draw_icon(canvas, "warning" if trouble else "log", x + w / 2 - 22, y + h * 0.34, 44, band[0])
        draw_words(canvas, name, x + 6, y + h * 0.34 + 48, w - 12, 46, INK, "semibold", "c")
        return
    draw_words(canvas, name, x + 14, top, w - 28, 50, INK, "semibold", "c")
    top += 54
    canvas.draw(svg.line(0, 1, w - 40, 1, SOFT, 1.2), x + 20, top, w - 40, 2)
    top += 8
    if trouble:
        draw_words(canvas, trouble, x + 14, top, w - 28, y + h - 10 - top, INK)
        return
    step = 26.0
    for label, value in rows[: int((y + h - 10 - top) / step)]:
        used = canvas.text(value, "semibold", 18, x + w - 14, top + 12, INK, "mr", width=w * 0.5, height=24)
        canvas.text(label, "body", 18, x + 14, top + 12, SOFT, "ml", width=w - 36 - used, height=24)
        top += step
