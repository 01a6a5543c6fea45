"""The keys of a page, over it."""

from __future__ import annotations

from collections.abc import Sequence

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces.boards import draw_board
from lordsball.ui.kit.scene import Scene
from lordsball.ui.kit.widgets.button import Button, draw_key_cap
from lordsball.ui.kit.widgets.widget import Box

_ROW = 44.0


class KeysScene(Scene):
    """A board with key caps and what they do. Escape, or F1 again, closes it."""

    overlay = True

    def __init__(self, keys: Sequence[tuple[tuple[str, ...], str]]) -> None:
        super().__init__()
        self.keys = tuple(keys)
        h = 64 + _ROW * len(self.keys) + 76
        self.board = Box(340, (720 - h) / 2, 600, h)

    def enter(self) -> None:
        box = self.board
        self.add(Button((box.cx - 90, box.bottom - 66, 180, 48), "Close", self.close, kind="gold", keys=("f1",)))

    def paint(self, canvas: Canvas) -> None:
        box = self.board
        draw_board(canvas, *box, title="Keys")
        for number, (caps, act) in enumerate(self.keys):
            y, x = box.y + 72 + number * _ROW, box.x + 24
            for cap in caps:
                x += draw_key_cap(canvas, cap, x, y) + 6
            x = max(x + 6, box.x + 200)
            canvas.text(act, "body", 18, x, y, canvas.theme.text, "ml", width=box.right - 20 - x, height=36)
