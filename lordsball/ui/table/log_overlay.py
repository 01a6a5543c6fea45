"""The whole play-by-play, over the table."""

from __future__ import annotations

from collections.abc import Sequence

from lordsball.games import Line
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.scene import Scene
from lordsball.ui.kit.theme import Theme
from lordsball.ui.kit.widgets.button import Button
from lordsball.ui.kit.widgets.scroll import Block, Heading, RichText


class LogOverlay(Scene):
    """The log in full sentences, from its end; L or Escape closes it."""

    overlay = True

    def __init__(self, lines: Sequence[Line], theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self._text = RichText((300, 128, 680, 500), "Play-by-play", _blocks(lines), size=19, gap=5, follow=True)

    def enter(self) -> None:
        self.add(self._text, Button((540, 640, 200, 48), "Close", self.close, kind="gold", keys=("l",)))
        self.group.focus(self._text, ring=False)

    def paint(self, canvas: Canvas) -> None:
        canvas.panel(270, 56, 740, 644, 18)
        canvas.text("Play-by-play", "display", 30, 640, 94, canvas.theme.gold, "mc")


def _blocks(lines: Sequence[Line]) -> list[Block]:
    blocks: list[Block] = []
    for line in lines:
        if line.heading:
            blocks.append(Heading(line.text, 22))
        else:
            face = f"{line.chip} ({line.face})  " if line.face else ""
            blocks.append([(face, "bold", "#ffc24a"), (line.text, "body", "#f8f3ff")] if face else line.text)
    return blocks or ["Nothing has happened yet."]
