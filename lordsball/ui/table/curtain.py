"""The curtain between two people at one screen: who comes next, what everybody has seen, and nothing else.

It covers the whole window and is not an overlay: nothing below it is even drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from lordsball.ui.kit.canvas import LINE_HEIGHT, Canvas
from lordsball.ui.kit.fitting import fitting_size
from lordsball.ui.kit.inputs import Input
from lordsball.ui.kit.pieces.icon import draw_glyph
from lordsball.ui.kit.pieces.velvet import draw_velvet
from lordsball.ui.kit.scene import Scene
from lordsball.ui.kit.theme import SEATS, SHELL, Theme
from lordsball.ui.kit.widgets.button import Button
from lordsball.ui.kit.widgets.hold import HoldButton
from lordsball.ui.kit.widgets.widget import Box

WHO, RECAP = Box(340, 196, 600, 76), Box(340, 288, 600, 104)
MOST_RECAP = 3
"""Rows of what happened since the seat's last turn."""


class CurtainScene(Scene):
    """Falls before somebody else looks at the screen. It rises only when it is held, and only once.

    :param seat: number and name of who is to look next.
    :param recap: public lines since that seat's last turn, the newest last.
    :param on_rise: called when the curtain has been taken away.
    :param on_stop_hiding: called as well where the table no longer wants to hide hands; None: that is not offered.
    """

    def __init__(
        self, seat: int, name: str, recap: Sequence[str], on_rise: Callable[[], object],
        on_stop_hiding: Callable[[], object] | None = None, theme: Theme = SHELL,
    ) -> None:
        super().__init__()
        self.seat = seat
        self.name = name
        self.recap = list(recap)[-MOST_RECAP:]
        self.on_rise = on_rise
        self.on_stop_hiding = on_stop_hiding
        self.theme = theme

    def enter(self) -> None:
        self.hold = HoldButton(
            (440, 412, 400, 64), "Hold to show my hand", self._rise, hold_keys=("space",), kind="gold", size=23
        )
        self.add(self.hold)
        if self.on_stop_hiding is not None:
            self.add(Button((440, 494, 400, 46), "Stop hiding hands", self._stop_hiding, kind="slate", size=19))

    def back(self) -> None:
        """Escape does not lift it."""

    def handle(self, what: Input) -> bool:
        return self.hold.listen(what) or super().handle(what)

    def _rise(self) -> None:
        self.close()
        self.on_rise()

    def _stop_hiding(self) -> None:
        assert self.on_stop_hiding is not None
        self.on_stop_hiding()
        self._rise()

    def paint(self, canvas: Canvas) -> None:
        theme, look = canvas.theme, SEATS[self.seat % len(SEATS)]
        draw_velvet(canvas)
        canvas.panel(310, 172, 660, 392, 22, alpha=1)
        wide = min(WHO.w - 52, canvas.fitted_width(self.name, "display", 38, WHO.w - 52, WHO.h))
        left = WHO.cx - (wide + 52) / 2
        draw_glyph(canvas, look.glyph, look.colour, left, WHO.cy - 20, 40)
        canvas.text(self.name, "display", 38, left + 52, WHO.cy, theme.text, "ml", width=WHO.w - 52, height=WHO.h)
        words = "\n".join(self.recap) if self.recap else "Nothing has happened since your last turn."
        size = fitting_size(canvas, words, RECAP.w, RECAP.h)
        rows = int(RECAP.h / (size * canvas.art.text_scale * LINE_HEIGHT))
        canvas.paragraph(words, RECAP.x, RECAP.y, RECAP.w, size, colour=theme.muted, align="c", most_rows=rows)
