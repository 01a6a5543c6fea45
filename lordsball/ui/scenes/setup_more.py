"""What a setup keeps folded, because a first game needs none of it: house rules, hidden hands, the seed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.fitting import fitting_size
from lordsball.ui.kit.pieces.icon import draw_icon
from lordsball.ui.kit.widgets.button import cap_width, draw_key_cap
from lordsball.ui.kit.widgets.switches import Toggle
from lordsball.ui.kit.widgets.widget import Box, State, Widget
from lordsball.ui.scenes.setup_rows import AREA

KEY = "O"
CONTROL = 376.0
"""Room for what something is chosen with, at the right."""
_STEP = 70.0


class Folded(NamedTuple):
    """A line of it: what can be chosen, what that means, and what it is chosen with."""

    name: str
    about: str
    now: str
    """What is chosen, in a few words: they stand on the line while it is folded."""
    controls: tuple[Widget, ...]


def row(number: int) -> Box:
    """Where the line of this number stands."""
    tall = AREA.h / 5
    return Box(AREA.x + 18, AREA.y + number * tall + 4, AREA.w - 36, min(_STEP, tall) - 8)


def place(number: int, width: float = CONTROL, left: float = 0.0) -> Box:
    """Where a control of this line stands, `left` units from where the first may begin."""
    line = row(number)
    return Box(line.right - CONTROL + left, line.cy - 22, width, 44)


class MoreLine(Widget):
    """The line that says what is folded, and unfolds it."""

    def __init__(self, rect: Box, lines: Sequence[Folded], open_now: bool, on_click: Callable[[], object]) -> None:
        label = "Fewer choices" if open_now else "More choices"
        super().__init__(rect, label, on_click, keys=(KEY.lower(),))
        self.lines = lines
        self.open_now = open_now

    def draw(self, canvas: Canvas, state: State) -> None:
        theme = canvas.theme
        x, y, w, h = self.rect
        edge = theme.light if state.hover else theme.edge
        canvas.rounded(x, y, w, h, 10, theme.panel_top, theme.well, edge, 1.5)
        icon, head = ("chevron_down", "Back to the seats") if self.open_now else ("chevron_right", "More")
        draw_icon(canvas, icon, x + 14, self.rect.cy - 10, 20, theme.text)
        left = x + 44 + canvas.text(head, "semibold", 18, x + 44, self.rect.cy, theme.text, "ml", height=h) + 18
        right = x + w - 14 - cap_width(canvas, KEY)
        draw_key_cap(canvas, KEY, right, self.rect.cy)
        if not self.open_now:
            words = " · ".join(line.now for line in self.lines)
            canvas.text(words, "body", 18, left, self.rect.cy, theme.muted, "ml", width=right - left - 16, height=h)


def draw_folded(canvas: Canvas, lines: Sequence[Folded]) -> None:
    """The lines, without what something is chosen with."""
    theme = canvas.theme
    canvas.rounded(*AREA, 14, theme.well, alpha=0.5)
    for number, line in enumerate(lines):
        box = row(number)
        room = box.w - CONTROL - 24
        if number:
            rule = f'<path d="M0 1 H{box.w}" stroke="{theme.edge}" stroke-opacity=".5" stroke-width="1.5"/>'
            canvas.draw(rule, box.x, box.y - 5, box.w, 2)
        if isinstance(line.controls[0], Toggle):
            room = box.w - 90
        else:
            middle = box.y + 16 if line.about else box.cy
            canvas.text(line.name, "semibold", 18, box.x + 2, middle, theme.text, "ml", width=room, height=30)
        size = fitting_size(canvas, line.about, room, box.h - 32)
        canvas.paragraph(line.about, box.x + 2, box.y + 33, room, size, colour=theme.muted, most_rows=1)
