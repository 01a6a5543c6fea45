"""A line of text a person can edit. Anything may be pasted into it."""

from collections.abc import Callable

import pygame

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.inputs import KeyPress
from lordsball.ui.kit.text import one_line
from lordsball.ui.kit.widgets.choices import ALARM
from lordsball.ui.kit.widgets.widget import State, Widget

BLINK = 0.53
"""Seconds for which the caret shows, and then does not."""
_PADDING = 12.0


class TextField(Widget):
    """One line of text.

    :param on_change: called with the text after every change.
    :param longest: the most characters it takes; what is more is left out.
    :param allowed: says whether a character may be entered (digits for a seed, say).
    :param on_enter: called with the text when Enter is pressed.
    :param alarm: a red edge: the text cannot stay.
    :param on_leave: called when the keyboard goes elsewhere.
    """

    takes_text = True
    radius = 10.0

    def __init__(
        self,
        rect: tuple[float, float, float, float],
        label: str,
        text: str = "",
        on_change: Callable[[str], object] = lambda text: None,
        *,
        longest: int = 40,
        allowed: Callable[[str], bool] = lambda character: True,
        on_enter: Callable[[str], object] | None = None,
        placeholder: str = "",
        enabled: bool = True,
        why: str = "",
        tooltip: str = "",
        alarm: bool = False,
        on_leave: Callable[[], object] = lambda: None,
    ) -> None:
        super().__init__(rect, label, enabled=enabled, why=why, tooltip=tooltip)
        self.longest = longest
        self.allowed = allowed
        self.on_change = on_change
        self.on_enter = on_enter
        self.placeholder = placeholder
        self.alarm = alarm
        self.on_leave = on_leave
        self.text = self.cleaned(text)[:longest]
        self.cursor = len(self.text)
        self.anchor = self.cursor
        """The other end of what is selected; where it equals the cursor, nothing is."""
        self._composed = ""
        self._blink = 0.0
        self._canvas: Canvas | None = None
        self._shift = 0.0

    # -- editing -----------------------------------------------------------------------------------------------

    def cleaned(self, text: str) -> str:
        """The text without what this field does not take."""
        return "".join(character for character in one_line(text) if self.allowed(character))

    @property
    def selection(self) -> tuple[int, int]:
        """From and to; equal when nothing is selected."""
        return min(self.cursor, self.anchor), max(self.cursor, self.anchor)

    def insert(self, text: str) -> None:
        """Put text in place of what is selected."""
        start, end = self.selection
        room = self.longest - (len(self.text) - (end - start))
        added = self.cleaned(text)[: max(0, room)]
        self._set(self.text[:start] + added + self.text[end:], start + len(added))

    def _set(self, text: str, cursor: int) -> None:
        changed = text != self.text
        self.text, self.cursor, self.anchor = text, cursor, cursor
        self._blink = 0.0
        if changed:
            self.on_change(text)

    def _delete(self, start: int, end: int) -> None:
        if self.cursor != self.anchor:
            start, end = self.selection
        self._set(self.text[:start] + self.text[end:], start)

    def typed(self, text: str) -> None:
        self._composed = ""
        self.insert(text)

    def composing(self, text: str) -> None:
        self._composed = one_line(text)

    def lost_focus(self) -> None:
        self._composed = ""
        self.anchor = self.cursor
        self.on_leave()

    def show(self, text: str) -> None:
        """Show another text; nobody is told. The caret stays where it was as far as it can."""
        self.text = self.cleaned(text)[: self.longest]
        self.cursor, self.anchor = (min(at, len(self.text)) for at in (self.cursor, self.anchor))

    def move_to(self, place: int, selecting: bool = False) -> None:
        """Put the caret before the character at a place; `selecting` leaves the other end of the selection."""
        self.cursor = min(len(self.text), max(0, place))
        if not selecting:
            self.anchor = self.cursor
        self._blink = 0.0

    def key(self, key: KeyPress) -> bool:
        if self._composed:
            return True  # The input method is asked with them: what to choose, what to take back.
        name = key.name.removeprefix("shift+")
        selecting = key.name.startswith("shift+")
        at, end = self.cursor, len(self.text)
        goal = {
            "left": at - 1, "right": at + 1, "home": 0, "end": end, "up": 0, "down": end,
            "ctrl+left": self._word(-1), "ctrl+right": self._word(1),
        }.get(name)
        if goal is not None:
            if not selecting and self.cursor != self.anchor and name in ("left", "right"):
                goal = self.selection[0 if name == "left" else 1]
            self.move_to(goal, selecting)
        elif name == "backspace":
            self._delete(max(0, at - 1), at)
        elif name == "delete":
            self._delete(at, min(end, at + 1))
        elif name == "ctrl+backspace":
            self._delete(self._word(-1), at)
        elif name == "ctrl+a":
            self.anchor, self.cursor = 0, end
        elif name in ("ctrl+c", "ctrl+x", "ctrl+insert"):
            self._copy(cut=name == "ctrl+x")
        elif name == "ctrl+v" or key.name == "shift+insert":
            self.insert(_clipboard())
        elif name == "enter" and self.on_enter is not None and not key.repeat:
            self.on_enter(self.text)
        else:
            # A key that types something is for this field (the text itself comes as Typed); others are not.
            return bool(key.character) and key.character.isprintable() and not name.startswith(("ctrl+", "alt+"))
        return True

    def _word(self, direction: int) -> int:
        """Where the next word begins in a direction."""
        at = self.cursor
        if direction < 0:
            while at > 0 and self.text[at - 1] == " ":
                at -= 1
            while at > 0 and self.text[at - 1] != " ":
                at -= 1
        else:
            while at < len(self.text) and self.text[at] != " ":
                at += 1
            while at < len(self.text) and self.text[at] == " ":
                at += 1
        return at

    def _copy(self, cut: bool) -> None:
        start, end = self.selection
        if start == end:
            return
        _set_clipboard(self.text[start:end])
        if cut:
            self._delete(start, end)

    # -- pointing ----------------------------------------------------------------------------------------------

    def press(self, x: float, y: float) -> None:
        self.move_to(self.nearest(x, y))

    def drag(self, x: float, y: float) -> None:
        self.cursor = self.nearest(x, y)

    def nearest(self, x: float, y: float) -> int:
        """The gap between characters nearest to a place."""
        if self._canvas is None:
            return len(self.text)
        wanted = x - self.rect.x - _PADDING + self._shift
        return min(range(len(self.text) + 1), key=lambda n: abs(self._width(self.text[:n]) - wanted))

    def _width(self, text: str) -> float:
        return self._canvas.fitted_width(text, "semibold", 20, None, self.rect.h) if self._canvas and text else 0.0

    # -- looks -------------------------------------------------------------------------------------------------

    def update(self, dt: float) -> bool:
        if self.group is None or self.group.focused is not self:
            return False
        before = self._blink < BLINK
        self._blink = (self._blink + dt) % (2 * BLINK)
        return before != (self._blink < BLINK)

    def box(self, canvas: Canvas, state: State) -> str:
        """Draw the box without its words; returns the ink they are written in."""
        theme = canvas.theme
        top, bottom, ink = theme.paper_top, theme.paper_bottom, theme.ink
        edge = theme.ink if not state.focus else theme.accents[1]
        if not self.enabled:
            top, bottom, ink, edge = theme.off_top, theme.off_bottom, theme.off_text, theme.off_edge
        edge = ALARM if self.alarm else edge
        canvas.rounded(*self.rect, self.radius, bottom, top, edge, 3 if state.focus else 2)
        return ink

    def draw(self, canvas: Canvas, state: State) -> None:
        self._canvas = canvas
        x, y, w, h = self.rect
        ink = self.box(canvas, state)
        before, after = self.text[: self.cursor], self.text[self.cursor :]
        shown = before + self._composed + after
        caret = self._width(before + self._composed)
        room = w - 2 * _PADDING
        # Keep the caret in sight, and no empty room at the end while text is hidden at the beginning.
        self._shift = min(max(self._shift, caret - room), caret, max(0.0, self._width(shown) - room))
        left, cy = x + _PADDING - self._shift, y + h / 2
        with canvas.clipped(x + 6, y, w - 12, h):
            start, end = (self._width(self.text[:n]) for n in self.selection)
            if state.focus and end > start:
                canvas.rounded(left + start, cy - 15, end - start, 30, 3, "#9cc8f0")
            if shown and state.focus:
                canvas.text(shown, "semibold", 20, left, cy, ink, "ml", height=h)
            elif shown:  # Nobody writes in it: it is read, from its first letter.
                canvas.text(shown, "semibold", 20, x + _PADDING, cy, ink, "ml", width=room, height=h)
            elif self.placeholder and not state.focus:
                canvas.text(self.placeholder, "italic", 20, left, cy, "#5b4d52", "ml", width=room, height=h)
            if self._composed:
                canvas.rounded(left + self._width(before), cy + 13, caret - self._width(before), 2, 1, ink)
            if state.focus and self.enabled and self._blink < BLINK:
                canvas.rounded(left + caret - 1, cy - 14, 2, 28, 1, ink)


def _clipboard() -> str:
    try:
        return pygame.scrap.get_text()
    except (pygame.error, UnicodeError):
        return ""


def _set_clipboard(text: str) -> None:
    try:
        pygame.scrap.put_text(text)
    except (pygame.error, UnicodeError, ValueError):
        return
