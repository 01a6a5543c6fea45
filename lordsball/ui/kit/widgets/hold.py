"""A button that works while it is held: a slip of the hand shows nothing, and nothing stays on the screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.inputs import Gone, Input, KeyPress, KeyRelease
from lordsball.ui.kit.theme import BUTTONS
from lordsball.ui.kit.widgets.button import LIP, Button
from lordsball.ui.kit.widgets.widget import State

HOLD = 0.4
"""Seconds it must be held before it counts."""
LONGEST_PEEK = 5.0
"""Seconds after which a look at hidden cards ends by itself."""


class HoldButton(Button):
    """Hold it with the mouse or one of its keys; a bar on it fills until it counts.

    The scene passes every input to :meth:`listen` first: keys are held, too, and a lost window lets go of them.

    :param on_held: called once it has been held long enough.
    :param on_let_go: called when a hold that counted ends.
    :param longest: seconds after which a hold that counted ends by itself; None: it lasts as long as the hand does.
    """

    def __init__(
        self, rect: tuple[float, float, float, float], label: str, on_held: Callable[[], object],
        on_let_go: Callable[[], object] = lambda: None, *, after: float = HOLD, longest: float | None = None,
        hold_keys: Sequence[str] = (), **looks: Any,
    ) -> None:
        # Its keys are not those of a click: a tap is not a hold.
        super().__init__(rect, label, None, **looks)
        self.on_held = on_held
        self.on_let_go = on_let_go
        self.after = after
        self.longest = longest
        self.hold_keys = tuple(hold_keys)
        self.counts = False
        """True from the moment it has been held long enough until it is let go."""
        self._key: str | None = None
        self._held = 0.0
        self._over = False

    @property
    def held(self) -> bool:
        """Is a hand on it?"""
        mouse = self.group is not None and self.group.pressed is self and self.group.hovered is self
        return self.enabled and (mouse or self._key is not None)

    def listen(self, what: Input) -> bool:
        """Take the keys it is held with; True when the input was for it."""
        if isinstance(what, KeyPress) and self._is_held_with(what.name) and self.enabled:
            if not what.repeat and self._key is None:
                self._key = what.name
            return True
        if isinstance(what, Gone) or (isinstance(what, KeyRelease) and what.name == self._key):
            self._key = None
            self.update(0.0)
            return isinstance(what, KeyRelease)
        return False

    def _is_held_with(self, key: str) -> bool:
        focused = self.group is not None and self.group.focused is self
        return key in self.hold_keys or (key == "enter" and focused)

    def activate(self) -> None:
        """A click that was not held long enough: say so."""
        if not self.enabled:
            super().activate()
        elif self.group is not None and not self._over and not self.counts and self._held < self.after:
            self.group.refuse("Hold it a little longer.")

    def update(self, dt: float) -> bool:
        if not self.held:
            changed = self._held > 0
            self._held, self._over = 0.0, False
            self._let_go()
            return changed
        if self._over:
            return False
        self._held += dt
        if self.longest is not None and self.counts and self._held >= self.after + self.longest:
            self._over = True
            self._let_go()
        elif not self.counts and self._held >= self.after:
            self.counts = True
            self.on_held()
        return True

    def _let_go(self) -> None:
        if self.counts:
            self.counts = False
            self.on_let_go()

    def draw(self, canvas: Canvas, state: State) -> None:
        super().draw(canvas, state._replace(pressed=self.held))
        share = min(1.0, self._held / self.after) if self._held and not self._over else 0.0
        if share > 0:
            x, y, w, h = self.rect
            light = BUTTONS[self.kind].light if self.kind in BUTTONS else canvas.theme.light
            canvas.rounded(x + 14, y + h - LIP - 7, (w - 28) * share, 5, 2.5, light)
