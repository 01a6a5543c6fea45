"""A moment that fills the screen and waits for the person: a walk-off, a pennant, the cup.

The first press shows all of it, the next goes on; in a replay it goes on by itself after a while. A board lays it over
the table with `Board.great`; what is being played there goes on when it is gone.
"""

from __future__ import annotations

from collections.abc import Callable

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces.ground import Ground
from lordsball.ui.kit.scene import Scene
from lordsball.ui.kit.theme import Theme
from lordsball.ui.kit.widgets.button import Button
from lordsball.ui.table.moment_weight import FADE

GO_ON = (530.0, 652.0, 220.0, 52.0)
_IDLE_FRAME = 1 / 12
"""Seconds between two frames once all has come: what still falls or flickers does it slowly."""

Paint = Callable[[Canvas, float, float], None]
"""Draws the moment over the veil: the canvas, seconds since it began, and how far it has come, 0 to 1."""


class GreatMoment(Scene):
    """One moment over everything, bars included.

    :param name: what the sounds know it by; `sound` is told it.
    :param paint: see `Paint`. It is called with 1 as soon as the person wants to see all of it, and from then on.
    :param lasts: seconds until all of it has come, at Normal speed.
    :param go_on: what the gold button says.
    :param strength: how dark the veil is, 0 to 1; with 1 nothing of the table is seen, and it is not blurred either.
    """

    overlay = True

    def __init__(
        self, theme: Theme, name: str, paint: Paint, lasts: float, go_on: str = "Go on", strength: float = 0.62
    ) -> None:
        super().__init__()
        self.theme, self.name = theme, name
        self._paint, self._lasts = paint, lasts
        self.stays: float | None = None
        """Seconds for which all of it stands; None: until the person goes on."""
        self._button = Button(GO_ON, go_on, self.close, kind="gold", size=22)
        self._since = self._drawn_at = self._progress = 0.0
        self._ground = Ground(strength)

    def enter(self) -> None:
        def show(u: float) -> None:
            self._progress = u

        self.timeline.add(self.timeline.drive(self._lasts, show))
        self.add(self._button)

    def back(self) -> None:
        """Escape goes on as well."""
        self.close()

    def update(self, dt: float) -> bool:
        self._since += dt
        dirty = super().update(dt)
        if self.stays is not None and self._progress >= 1:
            self.stays -= dt
            if self.stays <= 0:
                self.close()
                return True
        if self._since - self._drawn_at < _IDLE_FRAME and not dirty:
            return False
        self._drawn_at = self._since
        return dirty or not self.timeline.reduced

    def draw(self, canvas: Canvas) -> None:
        """The moment over the table as it was."""
        share = min(1.0, self._since / FADE)
        self._ground.draw(canvas, share)
        self.overlay = share < 1
        self._paint(canvas, self._since, self._progress)
        if self._progress >= 1:
            self.group.draw(canvas)
