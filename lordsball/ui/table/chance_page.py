"""The first page of the Box tab while the chance to win is shown: the curve so far, and how much hangs on now."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.widgets.widget import Box, State, Widget
from lordsball.ui.table.chance_bar import in_percent
from lordsball.ui.table.chance_curve import Spot, draw_curve, draw_leverage, draw_now, spot_in

if TYPE_CHECKING:
    from lordsball.ui.table.chances import Chances

_HEAD, _DIAL = 28.0, 58.0


def curve_box(box: Box, chances: Chances) -> Box:
    """Where the curve stands: higher where there is no dial below it."""
    known = chances.known
    dial = _DIAL if known is not None and known.leverage is not None else 0.0
    return Box(box.x, box.y + _HEAD + 4, box.w, box.h - _HEAD - dial - 10)


class TurnMark(Widget):
    """A turning point on the curve; a click shows that moment again.

    :param open: is the page in sight?
    """

    radius = 10.0
    answers = False

    def __init__(self, number: int, box: Box, chances: Chances, open: Callable[[], bool]) -> None:
        super().__init__((0, 0, 0, 0), f"Turning point {number}", self._watch, tooltip="See this moment again")
        self.number, self.visible = number, False
        self._box, self._chances, self._open = box, chances, open

    def place(self) -> None:
        """Be where the curve is now, or nowhere."""
        turns = self._chances.turns() if self._open() else []
        self.visible = self.number <= len(turns)
        if self.visible:
            mark = turns[self.number - 1]
            spot = Spot(mark.at / self._chances.reach, mark.expectancy.shares[self._chances.seat])
            cx, cy = spot_in(curve_box(self._box, self._chances), spot)
            self.rect = Box(cx - 10, cy - 10, 20, 20)

    def _watch(self) -> None:
        self._chances.watch(self._chances.turns()[self.number - 1])

    def draw(self, canvas: Canvas, state: State) -> None:
        x, y, w, h = self.rect
        canvas.rounded(x, y, w, h, 10, "#fff6dc", edge="#1b0f24", edge_width=2)
        canvas.text(str(self.number), "display", 18, x + w / 2, y + h / 2, "#1b0f24", "mc", height=19)


def draw_chances(canvas: Canvas, box: Box, chances: Chances) -> None:
    """Whose chance, its curve, and the dial where somebody can say how much hangs on the moment."""
    x, y, w, h = box
    expected = chances.expectancy
    about = "" if expected is None or expected.exact else "about "
    told = f"{chances.name} {about}{in_percent(expected, chances.seat)}"
    wide = canvas.text(told, "display", 19, x + w, y + _HEAD / 2, canvas.theme.text, "mr", width=w * 0.62, height=_HEAD)
    canvas.text("Chance to win", "semibold", 18, x, y + _HEAD / 2, canvas.theme.accents[0], "ml",
                width=w - wide - 8, height=_HEAD)
    known, reach, curve = chances.known, chances.reach, curve_box(box, chances)
    spots = [Spot(mark.at / reach, mark.expectancy.shares[chances.seat]) for mark in chances.marks]
    draw_curve(canvas, curve, spots, chances.seat, chances.even)
    if spots:
        draw_now(canvas, curve, spots[-1])
    if known is not None:
        draw_leverage(canvas, Box(x, curve.bottom + 6, w, _DIAL), known)
