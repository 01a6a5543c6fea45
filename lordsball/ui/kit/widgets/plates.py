"""One of a few things to choose from, each on a plate of its own with a few words about it."""

from collections.abc import Callable, Sequence

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces.icon import draw_icon
from lordsball.ui.kit.theme import BUTTONS, mix
from lordsball.ui.kit.widgets.button import cap_width, draw_key_cap
from lordsball.ui.kit.widgets.widget import State, Widget

_LINES = 0.46
"""How far the middles of the two lines lie from that of the plate, as a share of a line's height."""


class ChoicePlate(Widget):
    """A plate to choose: what it is, and below it what that means. The chosen one is lit, framed and ticked.

    :param cap: the key shown in its corner, which chooses it too; "" for none.
    """

    def __init__(
        self,
        rect: tuple[float, float, float, float],
        head: str,
        words: str,
        chosen: bool,
        on_click: Callable[[], object],
        *,
        icon: str = "",
        cap: str = "",
        keys: Sequence[str] = (),
    ) -> None:
        super().__init__(rect, head, on_click, keys=(*keys, cap.lower()) if cap else keys)
        self.head = head
        self.words = words
        self.chosen = chosen
        self.icon = icon
        self.cap = cap

    def draw(self, canvas: Canvas, state: State) -> None:
        theme, look = canvas.theme, BUTTONS[canvas.theme.chosen]
        x, y, w, h = self.rect
        top, bottom, edge, width = theme.panel_top, theme.well, theme.edge, 1.5
        ink, quiet = theme.text, theme.muted
        if self.chosen:
            top, bottom, edge, width, ink, quiet = look.top, look.bottom, theme.focus, 2.5, look.text, look.text
        elif state.hover:
            top, edge = mix(top, theme.light, 0.2), theme.light
        canvas.rounded(x, y, w, h, self.radius, top, bottom, edge, width)
        left, room = x + 14, w - 28
        if self.icon:
            draw_icon(canvas, self.icon, left, self.rect.cy - 17, 34, ink)
            left, room = left + 48, room - 48
        beside = 30.0 if self.chosen else 0.0
        if self.cap:
            beside = max(beside, cap_width(canvas, self.cap) + 8)
            draw_key_cap(canvas, self.cap, x + w - 12 - cap_width(canvas, self.cap), y + 20)
        tick = self.chosen and (y + h - 30 if self.cap else self.rect.cy - 11)
        if tick:
            draw_icon(canvas, "check", x + w - 34, tick, 22, ink)
        tall = (h - 10) / 2
        for line, font, size, colour, off in (
            (self.head, "display", 22, ink, -_LINES), (self.words, "body", 18, quiet, _LINES)
        ):
            middle = self.rect.cy + off * tall
            canvas.text(line, font, size, left, middle, colour, "ml", width=room - beside, height=tall)
