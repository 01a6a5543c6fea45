"""Chips with a tick: what has just been done by itself, since there was nothing to decide."""

from __future__ import annotations

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces.icon import draw_icon
from lordsball.ui.wild_cards.pieces.card_frame import draw_narrowed
from lordsball.ui.wild_cards.pieces.look import FRAME_LIGHT, NIGHT, TEXT, VIOLET
from lordsball.ui.wild_cards.table_layout import BASES, PARK
from lordsball.ui.wild_cards.view_model import TICK_FADES, ViewModel

_WIDTH, _HEIGHT, _STEP = 140.0, 32.0, 36.0
_TOP = BASES[2][1] + 52
"""Inside the diamond, between the bases and the runners on them."""


def draw_ticks(canvas: Canvas, model: ViewModel) -> None:
    """The newest at the bottom."""
    for number, tick in enumerate(model.ticks):
        _draw_tick(canvas, tick.words, _TOP + number * _STEP, min(1.0, tick.left / TICK_FADES))


def _draw_tick(canvas: Canvas, words: str, y: float, alpha: float) -> None:
    def paint(layer: Canvas) -> None:
        layer.rounded(0, 0, _WIDTH, _HEIGHT, _HEIGHT / 2, VIOLET, NIGHT, FRAME_LIGHT, 1.5)
        draw_icon(layer, "check", 8, _HEIGHT / 2 - 9, 18, TEXT)
        draw_narrowed(layer, words, 28 + (_WIDTH - 36) / 2, _HEIGHT / 2, _WIDTH - 36, TEXT)

    picture = canvas.composite(("wild_tick", words), _WIDTH, _HEIGHT, paint)
    canvas.blit(picture, PARK.cx - _WIDTH / 2, y, None if alpha >= 1 else alpha)
