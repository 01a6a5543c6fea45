"""A rail with notches between minus and plus: a share that moves notch by notch, and where it was before."""

from collections.abc import Callable

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.inputs import KeyPress
from lordsball.ui.kit.pieces import svg
from lordsball.ui.kit.pieces.icon import draw_icon
from lordsball.ui.kit.theme import BUTTONS, mix
from lordsball.ui.kit.widgets.widget import Box, State, Widget

_BADGE, _BUTTON, _FIGURES = 48.0, 32.0, 112.0
"""Width of what stands before, beside and behind the rail."""
_TYPED = 0.9
MORE, LESS = "#7cc7ff", "#ffc08a"
"""The color of a share that has grown, and of one that has shrunk."""


class NotchedRail(Widget):
    """A share of `most` notches. Drag it, click the rail, turn the wheel over it, press minus and plus; left and right
    move a notch, Home and End go to the ends, digits type what it is worth.

    :param letters: what it is the share of, on a plate before the rail.
    :param was: where it was before, shown as a hollow ring where that is elsewhere.
    :param worth: what one notch is worth; figures are shown and typed in this.
    :param on_change: called with the notch.
    """

    radius = 10.0

    def __init__(
        self, rect: tuple[float, float, float, float], label: str, letters: str, value: int, was: int,
        on_change: Callable[[int], object], *, most: int = 20, worth: int = 5, unit: str = "%",
        colour: str = "#5a5078", ink: str = "#ffffff", tooltip: str = "",
    ) -> None:
        super().__init__(rect, label, tooltip=tooltip)
        self.letters = letters
        self.value, self.was = value, was
        self.on_change = on_change
        self.most, self.worth, self.unit = most, worth, unit
        self.colour, self.ink = colour, ink
        self._on_rail = False
        self._digits = ""
        self._since = 0.0

    @property
    def rail(self) -> Box:
        """The rail itself."""
        left = self.rect.x + 8 + _BADGE + 12 + _BUTTON + 14
        right = self.rect.right - _FIGURES - 14 - _BUTTON
        return Box(left, self.rect.cy - 6, max(40.0, right - left), 12)

    def _button(self, sign: int) -> Box:
        x = self.rail.x - 14 - _BUTTON if sign < 0 else self.rail.right + 14
        return Box(x, self.rect.cy - 15, _BUTTON, 30)

    def _at(self, notch: float) -> float:
        """Where a notch is, along the canvas."""
        return self.rail.x + 6 + (self.rail.w - 12) * notch / self.most

    def move_to(self, notch: int) -> None:
        """Put it at a notch, or as near as the rail goes."""
        notch = min(self.most, max(0, notch))
        if notch != self.value:
            self.on_change(notch)

    # -- hands -------------------------------------------------------------------------------------------------

    def press(self, x: float, y: float) -> None:
        self._on_rail = False
        for sign in (-1, 1):
            if self._button(sign).contains(x, y):
                self.move_to(self.value + sign)
                return
        if self.rail.x - 10 <= x <= self.rail.right + 10:
            self._on_rail = True
            self.drag(x, y)

    def drag(self, x: float, y: float) -> None:
        if self._on_rail:
            self.move_to(round((x - self.rail.x - 6) / (self.rail.w - 12) * self.most))

    def scroll(self, up: float) -> bool:
        if not self.enabled or not up:
            return False
        self.move_to(self.value + (1 if up > 0 else -1))
        return True

    def key(self, key: KeyPress) -> bool:
        goal = {"left": self.value - 1, "right": self.value + 1, "home": 0, "end": self.most}.get(key.name)
        if goal is not None:
            self.move_to(goal)
        elif key.character in ("+", "-"):
            self.move_to(self.value + (1 if key.character == "+" else -1))
        elif key.character.isdecimal() and key.character.isascii() and not key.repeat:
            self._digits, self._since = (self._digits + key.character)[-3:], 0.0
        elif key.name == "enter" and self._digits:
            self._count_typed()
        else:
            return False
        return True

    def _count_typed(self) -> None:
        digits, self._digits = self._digits, ""
        if digits:
            self.move_to(round(int(digits) / self.worth))

    def lost_focus(self) -> None:
        self._count_typed()

    def update(self, dt: float) -> bool:
        if not self._digits:
            return False
        self._since += dt
        if self._since < _TYPED:
            return False
        self._count_typed()
        return True

    # -- looks -------------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, state: State) -> None:
        theme, cy = canvas.theme, self.rect.cy
        if state.focus or state.hover:
            edge = "#8fb4e0" if state.focus else theme.edge
            canvas.rounded(*self.rect, 10, "#2c4463", "#223650", edge, 1.6, 1 if state.focus else 0.45)
        x = self.rect.x + 8
        canvas.rounded(x, cy - 15, _BADGE, 30, 7, mix(self.colour, "#ffffff", 0.1), self.colour, theme.ink, 1.5)
        canvas.text(self.letters, "display", 18, x + _BADGE / 2, cy, self.ink, "mc", width=_BADGE - 4, height=30)
        for sign, icon in ((-1, "minus"), (1, "plus")):
            box, look = self._button(sign), BUTTONS["slate"]
            canvas.rounded(*box, 8, look.top, look.bottom, look.lip, 1.2, 1, look.light)
            draw_icon(canvas, icon, box.cx - 10, box.cy - 10, 20, look.text)
        self._draw_rail(canvas)
        shown = f"{self._digits or self.value * self.worth}{self.unit}"
        right = self.rect.right - 52
        canvas.text(shown, "display", 23, right, cy, theme.text, "mr", width=_FIGURES - 54, height=40)
        if self.was != self.value:
            more = self.value > self.was
            change = f"{'+' if more else '−'}{abs(self.value - self.was) * self.worth}"
            canvas.text(change, "semibold", 18, right + 7, cy, MORE if more else LESS, "ml", width=44, height=30)

    def _draw_rail(self, canvas: Canvas) -> None:
        rail, cy = self.rail, self.rect.cy
        canvas.rounded(*rail, 6, "#0b121a", "#0b121a", "#5c7596", 1.2)
        if self.value:
            light, full = mix(self.colour, "#ffffff", 0.35), mix(self.colour, "#ffffff", 0.1)
            canvas.rounded(rail.x + 2, cy - 4, max(8.0, self._at(self.value) - rail.x - 2), 8, 4, light, full)
        ticks = "".join(
            f'<path d="M{6 + (rail.w - 12) * n / self.most:.1f} 0 v{7 if n % 5 else 11}"/>'
            for n in range(self.most + 1)
        )
        ticks = f'<g stroke="#8fa3bf" stroke-opacity=".8" stroke-width="1.3">{ticks}</g>'
        canvas.draw(ticks, rail.x, cy + 9, rail.w, 11)
        if self.was != self.value:
            canvas.draw(svg.circle(12, 12, 9, "none", "#ffffff", 2.4), self._at(self.was) - 12, cy - 12, 24, 24)
        knob = svg.circle(16, 16, 13, "#fff8e6", "#1b0f24", 2.4) + svg.path("M13 11V21M19 11V21", "none", "#8a6a3a", 2)
        canvas.draw(knob, self._at(self.value) - 16, cy - 16, 32, 32)
