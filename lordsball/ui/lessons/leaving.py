"""The question before a lesson is left, with everything else one may do in the middle of it."""

from __future__ import annotations

from collections.abc import Callable

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.scene import Scene
from lordsball.ui.kit.theme import Theme
from lordsball.ui.kit.widgets.button import Button
from lordsball.ui.kit.widgets.widget import Box

PANEL = Box(440, 138, 400, 444)


class LeavingScene(Scene):
    """Escape and the gold button stay in the lesson.

    :param ways: what else can be done: a label, its icon, what it does.
    """

    overlay = True

    def __init__(self, title: str, ways: tuple[tuple[str, str, Callable[[], object]], ...], theme: Theme) -> None:
        super().__init__()
        self.title = title
        self.ways = ways
        self.theme = theme

    def enter(self) -> None:
        top = PANEL.y + 112.0
        self.add(Button((PANEL.x + 40, top, PANEL.w - 80, 50), "Go on with it", self.close, kind="gold", icon="play",
                        size=21))
        for number, (label, icon, act) in enumerate(self.ways, 1):
            self.add(Button((PANEL.x + 40, top + 14 + number * 57, PANEL.w - 80, 50), label, self._then(act), icon=icon,
                            size=21))

    def _then(self, act: Callable[[], object]) -> Callable[[], None]:
        def go() -> None:
            self.close()
            act()

        return go

    def paint(self, canvas: Canvas) -> None:
        theme = canvas.theme
        canvas.panel(*PANEL, 20, alpha=1)
        canvas.text("Leave the lesson?", "display", 30, PANEL.cx, PANEL.y + 40, theme.accents[0], "mc",
                    width=PANEL.w - 60)
        canvas.text("It waits for you at this step.", "body", 18, PANEL.cx, PANEL.y + 80, theme.muted, "mc",
                    width=PANEL.w - 40)
