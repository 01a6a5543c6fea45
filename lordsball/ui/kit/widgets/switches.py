"""Choosing: on or off, one of a few side by side, a number on a scale."""

from collections.abc import Callable, Sequence

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.inputs import KeyPress
from lordsball.ui.kit.pieces.icon import draw_icon
from lordsball.ui.kit.theme import BUTTONS, GREEN, mix
from lordsball.ui.kit.widgets.widget import State, Widget

_NEITHER = -1
"""Let go over another option than the one pressed: neither is meant."""


class Toggle(Widget):
    """A switch with its label to the left; the whole row can be clicked. On is green, to the right, and ticked."""

    def __init__(
        self,
        rect: tuple[float, float, float, float],
        label: str,
        value: bool,
        on_change: Callable[[bool], object],
        *,
        enabled: bool = True,
        why: str = "",
        keys: Sequence[str] = (),
        tooltip: str = "",
    ) -> None:
        super().__init__(rect, label, self._flip, enabled=enabled, why=why, keys=keys, tooltip=tooltip)
        self.value = value
        self.on_change = on_change

    def _flip(self) -> None:
        self.value = not self.value
        self.on_change(self.value)

    def draw(self, canvas: Canvas, state: State) -> None:
        theme = canvas.theme
        x, y, w, h = self.rect
        left, cy = x + w - 56, self.rect.cy
        ink = theme.text if self.enabled else theme.off_text
        canvas.text(self.label, "semibold", 18, x + 2, cy, ink, "ml", width=w - 68, height=h)
        top, bottom, edge = theme.off_top, theme.off_bottom, theme.off_edge
        if self.value and self.enabled:
            top, bottom, edge = GREEN.bottom, GREEN.top, GREEN.light
        if state.hover:
            edge = mix(edge, "#ffffff", 0.4)
        canvas.rounded(left, cy - 14, 54, 28, 14, top, bottom, edge, 1.5)
        knob = left + (27 if self.value else 3)
        _draw_knob(canvas, knob, cy - 12, 24, self.enabled)
        if self.value:
            draw_icon(canvas, "check", left + 6, cy - 9, 18, "#ffffff" if self.enabled else theme.off_text)


class Segmented(Widget):
    """One of a few options side by side, as a switch or as tabs. Left and right change it."""

    def __init__(
        self,
        rect: tuple[float, float, float, float],
        label: str,
        options: Sequence[str],
        chosen: int,
        on_change: Callable[[int], object],
        *,
        font: str = "semibold",
        size: float = 18,
        radius: float = 12,
        tabs: bool = False,
        enabled: bool = True,
        why: str = "",
        tooltip: str = "",
    ) -> None:
        super().__init__(rect, label, self._click, enabled=enabled, why=why, tooltip=tooltip)
        self.options = tuple(options)
        self.chosen = chosen
        self.on_change = on_change
        self.font = font
        self.size = size
        self.radius = radius
        self.tabs = tabs
        self._under: int | None = None

    def _at(self, x: float) -> int:
        return min(len(self.options) - 1, max(0, int((x - self.rect.x) / self.rect.w * len(self.options))))

    def press(self, x: float, y: float) -> None:
        self._under = self._at(x)

    def drag(self, x: float, y: float) -> None:
        if self._under != self._at(x):
            self._under = _NEITHER

    def _click(self) -> None:
        # Without a pointer (Enter) it goes on to the next option.
        under, self._under = self._under, None
        if under is None:
            under = (self.chosen + 1) % len(self.options)
        if under != _NEITHER:
            self.choose(under)

    def choose(self, option: int) -> None:
        """Choose by position; tells only when it is another."""
        if option != self.chosen:
            self.chosen = option
            self.on_change(option)

    def key(self, key: KeyPress) -> bool:
        step = {"left": -1, "right": 1}.get(key.name)
        if step is None:
            return False
        self.choose(min(len(self.options) - 1, max(0, self.chosen + step)))
        return True

    def draw(self, canvas: Canvas, state: State) -> None:
        theme, look = canvas.theme, BUTTONS[canvas.theme.chosen]
        x, y, w, h = self.rect
        if not self.tabs:
            canvas.rounded(x, y, w, h, self.radius, theme.well, theme.panel_bottom, theme.edge, 1.5)
        each = w / len(self.options)
        for number, option in enumerate(self.options):
            left = x + number * each
            ink = theme.muted
            if number == self.chosen:
                ink = look.text if self.enabled else theme.off_text
                top, bottom = (look.top, look.bottom) if self.enabled else (theme.off_top, theme.off_bottom)
                canvas.rounded(
                    left + 2, y + 2, each - 4, h - 4, max(4.0, self.radius - 2), top, bottom,
                    look.light if self.enabled else theme.off_edge, 1.5,
                )
            canvas.text(
                option, self.font, self.size, left + each / 2, y + h / 2, ink, "mc", width=each - 10, height=h - 4
            )


class Slider(Widget):
    """A number on a scale, its value written beside it. Drag it, or press left and right."""

    def __init__(
        self,
        rect: tuple[float, float, float, float],
        label: str,
        value: int,
        on_change: Callable[[int], object],
        *,
        low: int = 0,
        high: int = 100,
        step: int = 5,
        wording: Callable[[int], str] = str,
        on_release: Callable[[], object] = lambda: None,
        enabled: bool = True,
        why: str = "",
        tooltip: str = "",
    ) -> None:
        super().__init__(rect, label, enabled=enabled, why=why, tooltip=tooltip)
        self.on_release = on_release
        """Called when it is let go, and after each key: the value stands for now."""
        self.low, self.high, self.step = low, high, step
        self.value = min(high, max(low, value))
        self.on_change = on_change
        self.wording = wording

    @property
    def _track(self) -> tuple[float, float]:
        return self.rect.x + 12, max(1.0, self.rect.w - 24 - 84)

    def _move_to(self, value: float) -> None:
        stepped = self.low + round((value - self.low) / self.step) * self.step
        stepped = min(self.high, max(self.low, stepped))
        if stepped != self.value:
            self.value = stepped
            self.on_change(stepped)

    def press(self, x: float, y: float) -> None:
        self.drag(x, y)

    def drag(self, x: float, y: float) -> None:
        left, length = self._track
        self._move_to(self.low + (x - left) / length * (self.high - self.low))

    def activate(self) -> None:
        super().activate()
        if self.enabled:
            self.on_release()

    def key(self, key: KeyPress) -> bool:
        change = {"left": -self.step, "right": self.step, "home": -(10**9), "end": 10**9}.get(key.name)
        if change is None:
            return False
        self._move_to(min(self.high, max(self.low, self.value + change)))
        self.on_release()
        return True

    def draw(self, canvas: Canvas, state: State) -> None:
        theme, look = canvas.theme, BUTTONS[canvas.theme.chosen]
        left, length = self._track
        cy = self.rect.cy
        share = (self.value - self.low) / max(1, self.high - self.low)
        canvas.rounded(left - 6, cy - 5, length + 12, 10, 5, theme.well, theme.well, theme.edge, 1.5)
        if self.enabled:
            canvas.rounded(left - 6, cy - 5, length * share + 12, 10, 5, mix(look.top, look.light, 0.35), look.top)
        _draw_knob(canvas, left + length * share - 13, cy - 13, 26, self.enabled)
        ink = theme.text if self.enabled else theme.off_text
        canvas.text(
            self.wording(self.value), "semibold", 18, self.rect.right, cy, ink, "mr", width=72, height=self.rect.h
        )


def _draw_knob(canvas: Canvas, x: float, y: float, side: float, enabled: bool) -> None:
    canvas.shadow(x, y, side, side, side / 2, 3, 0.5, 2)
    if enabled:
        canvas.rounded(x, y, side, side, side / 2, "#ffffff", "#e6dcc8", "#4b4038", 1.5)
    else:
        canvas.rounded(x, y, side, side, side / 2, canvas.theme.off_text, canvas.theme.off_edge, canvas.theme.ink, 1.5)
