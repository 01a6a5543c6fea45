"""A button is an object: a face on a lip, lit from above, that drops when it is pressed."""

from collections.abc import Callable, Sequence

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces.icon import draw_icon
from lordsball.ui.kit.theme import BUTTONS, ButtonLook, mix
from lordsball.ui.kit.widgets.widget import State, Widget

LIP = 4.0
_CAP_HEIGHT = 24.0
_GOLD_LIGHT = "#ffb43a"


class Button(Widget):
    """Press it and something happens.

    :param kind: 'gold' (what Space does: one on a screen), 'plain' (as the theme has it), 'violet', 'pink', 'bone',
        'slate', 'green', or 'flat' (lettering without a face, for bars).
    :param cap: the key shown beside the label; it is also one of its keys. A gold button shows Space.
    :param icon: a sprite of assets/sprites/icons before the label (or instead of an empty label).
    :param second: a second, smaller line.
    :param hint: what a reader says instead of the label, where the label is short.
    """

    def __init__(
        self,
        rect: tuple[float, float, float, float],
        label: str,
        on_click: Callable[[], object] | None = None,
        *,
        kind: str = "plain",
        cap: str | None = None,
        icon: str | None = None,
        second: str = "",
        size: float = 20,
        hint: str = "",
        radius: float = 12,
        enabled: bool = True,
        why: str = "",
        keys: Sequence[str] = (),
        tooltip: str = "",
        always: bool = False,
    ) -> None:
        if cap is None:
            cap = "Space" if kind == "gold" else ""
        if cap and cap.lower() not in keys:
            keys = (*keys, cap.lower())
        super().__init__(
            rect, hint or label, on_click, enabled=enabled, why=why, keys=keys, tooltip=tooltip, always=always
        )
        self.text = label
        self.kind = kind
        self.cap = cap
        self.icon = icon
        self.second = second
        self.size = size
        self.radius = radius

    @property
    def primary(self) -> bool:  # type: ignore[override]
        return self.kind == "gold"

    def draw(self, canvas: Canvas, state: State) -> None:
        if not self.enabled:
            self._draw_off(canvas)
        elif self.kind == "flat":
            self._draw_quiet(canvas, state)
        else:
            self._draw_raised(canvas, state)

    def _draw_raised(self, canvas: Canvas, state: State) -> None:
        look = BUTTONS[canvas.theme.chosen if self.kind == "plain" else self.kind]
        x, y, w, h = self.rect
        drop, lip = (3.0, 1.0) if state.pressed else (0.0, LIP)
        if not state.pressed:
            canvas.shadow(x, y, w, h, self.radius, 8, 0.5, 4)
        if self.kind == "gold":
            reach = h * 0.95
            canvas.halo(self.rect.cx, self.rect.cy, reach, _GOLD_LIGHT, 0.35 if not state.hover else 0.55, w / h, 1)
        top, bottom = look.top, look.bottom
        if state.hover and not state.pressed:
            top, bottom = mix(top, look.light, 0.22), mix(bottom, look.light, 0.12)
        canvas.rounded(x, y + LIP, w, h - LIP, self.radius, look.lip)
        canvas.rounded(x, y + drop, w, h - drop - lip, self.radius, top, bottom, look.lip, 1.5, 1, look.light)
        self._draw_face(canvas, look, y + drop + (h - drop - lip) / 2)

    def _draw_quiet(self, canvas: Canvas, state: State) -> None:
        theme = canvas.theme
        x, y, w, h = self.rect
        if state.hover or state.pressed:
            top, bottom = (theme.well, theme.well) if state.pressed else (theme.panel_top, theme.panel_bottom)
            canvas.rounded(x, y, w, h, self.radius, top, bottom, theme.edge, 1.5)
        look = ButtonLook("", "", "", theme.text, "")
        self._draw_face(canvas, look, self.rect.cy, "semibold")

    def _draw_off(self, canvas: Canvas) -> None:
        x, y, w, h = self.rect
        look = canvas.theme.off
        if self.kind != "flat":
            canvas.rounded(x, y, w, h, self.radius, look.top, look.bottom, look.lip, 1.5)
        locked = self.kind != "flat" and w >= 90
        if locked:
            draw_icon(canvas, "lock", x + w - 30, self.rect.cy - 10, 20, look.text)
        self._draw_face(canvas, look, self.rect.cy, "semibold", 26 if locked else 0)

    def _draw_face(self, canvas: Canvas, look: ButtonLook, cy: float, font: str = "display", taken: float = 0) -> None:
        """Icon, label and key cap in a row, in the middle of what is not `taken` at the right."""
        x, _, w, h = self.rect
        scale = canvas.art.text_scale
        # Source Sans looks larger than Fjalla One: a label in it is set at 18.
        size = self.size if font == "display" else min(self.size, 18)
        icon_room = (min(24.0, h - 8) + (8 if self.text else 0)) if self.icon else 0.0
        cap_room = cap_width(canvas, self.cap) + 10 if self.cap and self.enabled else 0.0
        padding = 10.0 if w > 90 else 6.0
        room = max(0.0, w - 2 * padding - icon_room - cap_room - taken)
        tall = min(h - LIP - 4, size * 1.5 * scale) if not self.second else (h - LIP - 6) / 2
        shown = canvas.fitted_width(self.text, font, size, room, tall)
        if self.second:
            shown = max(shown, canvas.fitted_width(self.second, "semibold", 18, room, tall))
        at = x + (w - taken - icon_room - shown - cap_room) / 2
        if self.icon:
            side = min(24.0, h - 8)
            draw_icon(canvas, self.icon, at, cy - side / 2, side, look.text)
            at += icon_room
        if not self.second:
            canvas.text(self.text, font, size, at, cy, look.text, "ml", width=room, height=tall)
        else:
            for words, face, tall_as, off in ((self.text, font, size, -0.46), (self.second, "semibold", 18, 0.46)):
                canvas.text(words, face, tall_as, at + shown / 2, cy + off * tall, look.text, "mc",
                            width=room, height=tall)
        if cap_room:
            draw_key_cap(canvas, self.cap, at + shown + 10, cy)


def cap_width(canvas: Canvas, key: str) -> float:
    """Width of a key cap in units."""
    return max(_CAP_HEIGHT, canvas.fitted_width(key, "semibold", 18, None, _CAP_HEIGHT) + 12)


def draw_key_cap(canvas: Canvas, key: str, x: float, cy: float) -> float:
    """A key of a keyboard, its left edge at x, its middle at cy; returns its width."""
    width = cap_width(canvas, key)
    bone, ink = "#fff3cf", "#1b0f24"
    canvas.rounded(x, cy - 12, width, _CAP_HEIGHT, 6, bone, mix(bone, "#000000", 0.12), mix(bone, "#000000", 0.45), 1.5)
    canvas.text(key, "semibold", 18, x + width / 2, cy, ink, "mc", height=_CAP_HEIGHT)
    return width
