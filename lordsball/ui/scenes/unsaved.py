"""The question before you leave a match that could not be saved."""

from __future__ import annotations

from collections.abc import Callable

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.scene import Scene
from lordsball.ui.kit.widgets.button import Button
from lordsball.ui.kit.widgets.widget import Box
from lordsball.ui.shell.desk import Desk

PANEL = Box(340, 196, 600, 328)


class UnsavedScene(Scene):
    """Says why nothing is kept, tries again, or goes all the same. Escape goes back to the match.

    :param go: what the person was about to do.
    """

    overlay = True

    def __init__(self, desk: Desk, go: Callable[[], object]) -> None:
        super().__init__()
        self.desk = desk
        self._go = go

    def enter(self) -> None:
        top = PANEL.bottom - 84
        self.add(
            Button((PANEL.x + 32, top, 110, 54), "Back", self.close, kind="slate", cap="Esc"),
            Button((PANEL.x + 154, top, 196, 54), "Leave anyway", self._go_anyway, kind="slate", icon="quit"),
            Button((PANEL.right - 32 - 206, top, 206, 54), "Try again", self._try_again, kind="gold", icon="save"),
        )

    def _try_again(self) -> None:
        if self.desk.save_now():
            self._go()
        else:
            self.say(self.desk.why_not_saved())

    def _go_anyway(self) -> None:
        self.close()
        self._go()

    def paint(self, canvas: Canvas) -> None:
        theme = canvas.theme
        canvas.panel(*PANEL, 20, alpha=1)
        canvas.text("This match is not saved", "display", 30, PANEL.cx, PANEL.y + 48, theme.alarm, "mc",
                    width=PANEL.w - 60)
        words = f"{self.desk.why_not_saved()} Everything since then would be lost."
        canvas.paragraph(words, PANEL.x + 36, PANEL.y + 92, PANEL.w - 72, 20, most_rows=5)
