"""A line of a list that can be ticked, or chosen, with a count at its end."""

from __future__ import annotations

from collections.abc import Callable

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces.boards import BRASS, BRIGHT, PICKED, QUIET, WELL
from lordsball.ui.kit.pieces.icon import draw_icon
from lordsball.ui.kit.widgets.widget import State, Widget

ROW = 33.0


class TickRow(Widget):
    """One line.

    :param on: is it ticked?
    :param count: at its right; 0 makes the line dull, None says nothing.
    :param round_: one of several, told by a disc instead of a tick.
    """

    radius = 8.0

    def __init__(
        self, rect: tuple[float, float, float, float], label: str, on: bool, on_click: Callable[[], object], *,
        count: int | None = None, icon: str = "", colour: str = "#ffffff", round_: bool = False, tooltip: str = "",
    ) -> None:
        super().__init__(rect, label, on_click, tooltip=tooltip)
        self.on, self.count, self.icon, self.colour, self.round = on, count, icon, colour, round_

    def draw(self, canvas: Canvas, state: State) -> None:
        x, y, w, h = self.rect
        if self.on or state.hover:
            top, foot, edge = PICKED
            canvas.rounded(x, y, w, h - 1, 8, top if self.on else "#22354f", foot if self.on else "#1c2c42", edge, 1.2)
        mid = y + (h - 1) / 2
        canvas.rounded(x + 8, mid - 10, 20, 20, 10 if self.round else 5, WELL, WELL, "#8fa3bf", 1.6)
        if self.on and self.round:
            canvas.rounded(x + 13, mid - 5, 10, 10, 5, "#ffffff")
        elif self.on:
            draw_icon(canvas, "check", x + 8, mid - 10, 20, "#ffffff")
        at, right = x + 38, x + w - 10
        if self.icon:
            draw_icon(canvas, self.icon, at, mid - 10, 20, self.colour)
            at += 27
        if self.count is not None:
            right -= canvas.text(str(self.count), "body", 18, right, mid, QUIET, "mr", height=h) + 8
        dull = self.count == 0 and not self.on
        ink = "#ffffff" if self.on else QUIET if dull else BRIGHT
        canvas.text(self.label, "semibold" if self.on else "body", 18, at, mid, ink, "ml", width=right - at, height=h)


class ListHeading(Widget):
    """A heading over such lines."""

    focusable = pressable = False

    def draw(self, canvas: Canvas, state: State) -> None:
        x, y, w, h = self.rect
        canvas.text(self.label, "display", 20, x + 6, y + h / 2 + 1, BRASS, "ml", width=w - 8, height=h)
