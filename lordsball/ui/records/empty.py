"""A book without games: how it fills, and the way to the first game."""

from __future__ import annotations

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces.boards import BRIGHT, QUIET, draw_board
from lordsball.ui.kit.pieces.icon import draw_icon
from lordsball.ui.kit.widgets.button import Button
from lordsball.ui.kit.widgets.widget import Widget
from lordsball.ui.records.page import Page

FIRST = "monster_league"
"""The shortest game."""


class EmptyPage(Page):
    """See the design's `04_record_book_empty`."""

    keys = ((("Space",), "Play Monster League"),)

    def widgets(self) -> list[Widget]:
        desk = self.scene.desk
        return [
            Button((446, 456, 388, 58), "Play Monster League", lambda: desk.set_up(FIRST), kind="gold", size=20),
            Button((446, 528, 188, 48), "Load", desk.open_saves, kind="slate", icon="load", size=18),
            Button((646, 528, 188, 48), "Title", self.scene.back, kind="slate", icon="home", size=18),
        ]

    def paint(self, canvas: Canvas) -> None:
        draw_board(canvas, 16, 64, 1248, 640)
        canvas.halo(640, 240, 240, "#e9b469", 0.22)
        body = (
            '<path d="M10 4 L186 60 L10 116Z" fill="#0e1622" stroke="#9fb4cc" stroke-width="2" stroke-dasharray="8 6"/>'
            '<rect x="0" y="-2" width="9" height="126" rx="4" fill="#5c6b7c" stroke="#0b0b12" stroke-width="1.4"/>'
        )
        canvas.draw(body, 552, 156, 190, 128, view=(-1, -3, 190, 128))
        draw_icon(canvas, "trophy", 578, 200, 34, "#9fb4cc")
        canvas.text("No game is in the book yet", "display", 34, 640, 336, "#ffffff", "mc", width=900, height=60)
        words = "Every game you play to its end is written down here by itself."
        canvas.text(words, "body", 20, 640, 380, BRIGHT, "mc", width=1100, height=34)
        canvas.text("Nothing leaves this computer.", "body", 18, 640, 414, QUIET, "mc", width=1100, height=32)
