"""The computer players of a game as a table in its rule book."""

from __future__ import annotations

from lordsball.ai.player import levels_of
from lordsball.ui.kit.booklet.page import BURGUNDY, INK, NOTE, Figure
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.fitting import fitting_size
from lordsball.ui.kit.pieces.icon import draw_icon

_STEP = 58.0


def levels(game: str) -> Figure:
    """Every level with what it does, the weakest first."""

    def draw(canvas: Canvas, x: float, y: float, w: float) -> None:
        step = _step(canvas.art.text_scale)
        for number, level in enumerate(levels_of(game).values()):
            top = y + number * step
            if number % 2 == 0:
                canvas.rounded(x - 8, top, w + 16, step, 8, NOTE, alpha=0.75)
            draw_icon(canvas, "robot", x + 6, top + step / 2 - 14, 28, BURGUNDY)
            canvas.text(level.name, "bold", 19, x + 48, top + step / 2, INK, "ml", width=120, height=step)
            size = fitting_size(canvas, level.about, w - 180, step - 4, line_height=1.1)
            height = canvas.paragraph_height(level.about, w - 180, size, line_height=1.1)
            middle = top + (step - height) / 2
            canvas.paragraph(level.about, x + 176, middle, w - 180, size, colour=INK, line_height=1.1)

    return Figure(lambda w, scale: len(levels_of(game)) * _step(scale), draw)


def _step(scale: float) -> float:
    return _STEP * max(1.0, 0.85 * scale)
