"""Chips with a tick: what has just been done by itself, since there was nothing to decide."""

from __future__ import annotations

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces.icon import draw_icon
from lordsball.ui.wild_cards.pieces.look import FRAME_LIGHT, NIGHT, TEXT, VIOLET
from lordsball.ui.wild_cards.table_layout import PARK
from lordsball.ui.wild_cards.view_model import TICK_FADES, ViewModel

_HEIGHT, _STEP, _ROOM = 32.0, 36.0, 250.0


def draw_ticks(canvas: Canvas, model: ViewModel) -> None:
    """The newest at the bottom, over the outfield grass."""
    for number, tick in enumerate(model.ticks):
        _draw_tick(canvas, tick.words, PARK.y + 8 + number * _STEP, min(1.0, tick.left / TICK_FADES))


def _draw_tick(canvas: Canvas, words: str, y: float, alpha: float) -> None:
    wide = canvas.fitted_width(words, "semibold", 18, _ROOM, 28) + 48

    def paint(layer: Canvas) -> None:
        layer.rounded(0, 0, wide, _HEIGHT, _HEIGHT / 2, VIOLET, NIGHT, FRAME_LIGHT, 1.5)
        draw_icon(layer, "check", 11, _HEIGHT / 2 - 9, 18, TEXT)
        layer.text(words, "semibold", 18, 36, _HEIGHT / 2, TEXT, "ml", width=_ROOM, height=28)

    picture = canvas.composite(("wild_tick", words, wide), wide, _HEIGHT, paint)
    canvas.blit(picture, PARK.cx - wide / 2, y, None if alpha >= 1 else alpha)
