"""A number with less and more beside it, which can also be typed."""

from collections.abc import Callable

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.inputs import KeyPress
from lordsball.ui.kit.pieces.icon import draw_icon
from lordsball.ui.kit.theme import BUTTONS, mix
from lordsball.ui.kit.widgets.choices import ALARM
from lordsball.ui.kit.widgets.widget import Box, State, Widget

_MOST_DIGITS = 9
_TYPED = 0.9
"""Seconds after the last digit when what was typed counts."""
_FIRST, _NEXT = 0.4, 0.07
"""Seconds a button is held before it goes on by itself, and from there to each further step."""


class Stepper(Widget):
    """A number between minus and plus. Left and right change it, digits type it, Home and End go to its limits.

    The buttons stop at the limits. What is typed may lie beyond them: who checks it says why it cannot stay.

    :param value: None where no number is written yet.
    :param on_change: called with the number once the hand has left the button, or the digits are complete.
    """

    radius = 8.0

    def __init__(
        self,
        rect: tuple[float, float, float, float],
        label: str,
        value: int | None,
        on_change: Callable[[int], object],
        *,
        low: int | None = None,
        high: int | None = None,
        step: int = 1,
        alarm: bool = False,
        enabled: bool = True,
        why: str = "",
        tooltip: str = "",
    ) -> None:
        super().__init__(rect, label, enabled=enabled, why=why, tooltip=tooltip)
        self.value = value
        self.on_change = on_change
        self.low, self.high, self.step = low, high, step
        self.alarm = alarm
        self._waiting: int | None = None
        """A number that counts once the button comes up."""
        self._digits: str | None = None
        self._since = 0.0
        self._sign = 0
        """The button that is held: -1, 1, or 0 for neither."""

    @property
    def shown(self) -> str:
        """What stands between the buttons."""
        if self._digits is not None:
            return self._digits.replace("-", "−")
        value = self.value if self._waiting is None else self._waiting
        return "" if value is None else str(value).replace("-", "−")

    @property
    def busy(self) -> bool:
        """Is a number being typed or stepped to that does not count yet?"""
        return self._digits is not None or self._waiting is not None

    def _stepped(self, sign: int) -> int:
        """The next number in a direction, within the limits."""
        at = self.value if self._waiting is None else self._waiting
        if at is None:
            return self.low if self.low is not None else 0
        goal = at + sign * self.step
        if sign > 0 and self.high is not None:
            return at if at >= self.high else max(goal, self.low if self.low is not None else goal)
        if sign < 0 and self.low is not None:
            return at if at <= self.low else min(goal, self.high if self.high is not None else goal)
        return goal

    def may(self, sign: int) -> bool:
        """Is there a number in this direction?"""
        at = self.value if self._waiting is None else self._waiting
        return at is None or self._stepped(sign) != at

    def commit(self) -> None:
        """What was typed or stepped to counts."""
        wanted, self._waiting = self._waiting, None
        digits, self._digits = self._digits, None
        if digits is not None and digits.removeprefix("-").isdecimal():
            wanted = int(digits)
        if wanted is not None and wanted != self.value:
            self.value = wanted
            self.on_change(wanted)

    # -- hands -------------------------------------------------------------------------------------------------

    @property
    def _side(self) -> float:
        return min(self.rect.h, self.rect.w / 3)

    def press(self, x: float, y: float) -> None:
        self._sign = -1 if x < self.rect.x + self._side else int(x >= self.rect.right - self._side)
        self._since = 0.0
        if self._sign:
            self._digits = None
            self._waiting = self._stepped(self._sign)

    def activate(self) -> None:
        """Let go on it, or Enter."""
        if not self.enabled:
            super().activate()
        else:
            self._sign = 0
            self.commit()

    def key(self, key: KeyPress) -> bool:
        sign = {"left": -1, "right": 1}.get(key.name, 0) or (1 if key.character == "+" else 0)
        negative = self.low is None or self.low < 0
        if sign or (key.character == "-" and not negative and self._digits is None):
            self._digits = None
            self._waiting = self._stepped(sign or -1)
            self.commit()
        elif key.name in ("home", "end"):
            limit = self.low if key.name == "home" else self.high
            self._waiting = self.value if limit is None else limit
            self.commit()
        elif key.character.isdecimal() and key.character.isascii() and not key.repeat:
            self._type((self._digits or "") + key.character)
        elif key.character == "-" and negative and not self._digits:
            self._type("-")
        elif key.name == "backspace":
            self._type((self.shown.replace("−", "-") if self._digits is None else self._digits)[:-1])
        elif key.name == "enter" and self.busy:
            self.commit()
        elif key.name == "escape" and self.busy:
            self._digits = self._waiting = None
        else:
            return False
        return True

    def _type(self, digits: str) -> None:
        self._digits, self._since = digits[:_MOST_DIGITS], 0.0

    def lost_focus(self) -> None:
        self.commit()

    def update(self, dt: float) -> bool:
        self._since += dt
        if self._digits is not None and self._since >= _TYPED and self._digits.strip("-"):
            self.commit()
            return True
        held = self.group is not None and self.group.pressed is self
        if self._sign and not held:  # let go beside it
            self._sign = 0
            self.commit()
            return True
        if self._sign and self._since >= _FIRST:
            self._since -= _NEXT
            self._waiting = self._stepped(self._sign)
            return True
        return False

    # -- looks -------------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, state: State) -> None:
        theme, side = canvas.theme, self._side
        x, y, w, h = self.rect
        for sign, icon, left in ((-1, "minus", x), (1, "plus", x + w - side)):
            look = BUTTONS["slate"] if self.enabled and self.may(sign) else theme.off
            lip = 1.0 if self._sign == sign else 3.0
            top = mix(look.top, look.light, 0.16) if state.hover else look.top
            canvas.rounded(left, y + 2, side, h - 2, 8, look.lip)
            canvas.rounded(left, y + 3 - lip, side, h - 3, 8, top, look.bottom, look.lip, 1.2, 1, look.light)
            draw_icon(canvas, icon, left + side / 2 - 10, y + 3 - lip + (h - 3) / 2 - 10, 20, look.text)
        field = Box(x + side + 3, y, w - 2 * side - 6, h)
        top, bottom, ink = theme.paper_bottom, theme.paper_top, theme.ink
        edge = mix(theme.ink, theme.accents[1], 0.6)
        if not self.enabled:
            top, bottom, ink, edge = theme.off_top, theme.off_bottom, theme.off_text, theme.off_edge
        typing = self._digits is not None
        width = 2.4 if self.alarm or typing else 1.5
        edge = ALARM if self.alarm else theme.accents[1] if typing else edge
        canvas.rounded(*field, 6, top, bottom, edge, width)
        canvas.text(self.shown or "–", "display", 20, field.cx, field.cy, ink, "mc", width=field.w - 8, height=h)
