"""A list of rows to choose from, as far as one likes to scroll: arrows go from row to row."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.inputs import KeyPress
from lordsball.ui.kit.pieces.boards import PICKED
from lordsball.ui.kit.widgets.scroll import ScrollView
from lordsball.ui.kit.widgets.widget import Box, State

T = TypeVar("T")
TWICE = 0.35
"""Seconds within which a second click on a row makes a double click."""


class Rows(ScrollView, Generic[T]):
    """Rows of one height.

    :param things: what the rows stand for.
    :param draw_row: draws one of them into a box; the last word says whether it is the chosen one.
    :param choose: called with the row that is chosen now.
    :param open_: called when the chosen one is opened, by a double click or by Enter.
    """

    radius = 10.0
    pressable = False  # a sentence may lie on rows for a moment: they can be scrolled
    focusable = True

    def __init__(
        self, rect: tuple[float, float, float, float], label: str, things: Sequence[T], high: float,
        draw_row: Callable[[Canvas, Box, T, bool], object], choose: Callable[[T], object],
        open_: Callable[[], object] = lambda: None, gap: float = 5,
    ) -> None:
        super().__init__(rect, label, length=len(things) * (high + gap))
        self.on_click = self._clicked
        self.things, self.high, self.gap = list(things), high, gap
        self.draw_row, self.choose, self.open_ = draw_row, choose, open_
        self.chosen = 0
        self._pointed = -1
        self._pressed = -1
        self._since = 10.0

    def _box(self, number: int) -> Box:
        wide = self.rect.w - (16 if self.furthest else 2)
        return Box(0, number * (self.high + self.gap), wide, self.high)

    def _at(self, x: float, y: float) -> int:
        number = int((y - self.rect.y + self.scrolled) // (self.high + self.gap))
        inside = 0 <= x - self.rect.x < self._box(0).w and self.rect.contains(x, y)
        return number if inside and 0 <= number < len(self.things) else -1

    def go_to(self, number: int) -> None:
        """Choose a row and have it in sight."""
        if self.things:
            self.chosen = min(max(0, number), len(self.things) - 1)
            self.reveal(self._box(self.chosen))
            self.choose(self.things[self.chosen])

    def hover(self, x: float, y: float) -> bool:
        before, self._pointed = self._pointed, self._at(x, y)
        return before != self._pointed

    def press(self, x: float, y: float) -> None:
        super().press(x, y)
        self._pressed = self._at(x, y) if self._grabbed is None else -1

    def activate(self) -> None:
        if self._pressed < 0 and self._grabbed is None and self.group is not None and self.group.ring:
            self.open_()  # by Enter
        else:
            super().activate()

    def _clicked(self) -> None:
        number, self._pressed = self._pressed, -1
        if number < 0:
            return
        twice = number == self.chosen and self._since < TWICE
        self._since = 0.0
        self.go_to(number)
        if twice:
            self.open_()

    def key(self, key: KeyPress) -> bool:
        page = max(1, int(self.rect.h // (self.high + self.gap)) - 1)
        last = len(self.things) - 1
        goal = {
            "up": self.chosen - 1, "down": self.chosen + 1, "page up": max(0, self.chosen - page),
            "page down": min(last, self.chosen + page), "home": 0, "end": last,
        }.get(key.name)
        if goal is None or not 0 <= goal <= last:
            return False
        self.go_to(goal)
        return True

    def update(self, dt: float) -> bool:
        self._since += dt
        return False

    def draw(self, canvas: Canvas, state: State) -> None:
        x, y, w, h = self.rect
        with canvas.clipped(x, y, w, h):
            for number, thing in enumerate(self.things):
                box = self._box(number)
                top = y + box.y - self.scrolled
                if top + box.h < y or top > y + h:
                    continue
                on, place = number == self.chosen, Box(x + 1, top + 1, box.w - 2, box.h - 2)
                if on:
                    canvas.rounded(*place, 9, *PICKED[:2], "#ffffff", 2.2)
                else:
                    lit = number == self._pointed and state.hover
                    canvas.rounded(*place, 9, "#22354f" if lit else "#131e31", None, "#2b3a4e", 1)
                self.draw_row(canvas, place, thing, on)
        self.draw_over(canvas)
