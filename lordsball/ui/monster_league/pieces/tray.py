"""The felt a die rolls on, in a wooden frame of the monsters' colors."""

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.widgets.widget import Box

_FRAME = 12
_FELT = (
    '<radialGradient id="felt" gradientUnits="userSpaceOnUse" cx="120" cy="84" r="190">'
    '<stop offset="0" stop-color="#2f8a5c"/><stop offset=".6" stop-color="#1c6242"/>'
    '<stop offset="1" stop-color="#0d3a2c"/></radialGradient>'
    '<linearGradient id="lip" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="22">'
    '<stop offset="0" stop-color="#05010c" stop-opacity=".6"/><stop offset="1" stop-color="#05010c" stop-opacity="0"/>'
    "</linearGradient>"
)


def draw_tray(canvas: Canvas, box: Box, title: str) -> None:
    """The tray in its box: frame, felt, the shadow of the frame on it, a word in its corner."""
    canvas.shadow(*box, 20, 18, 0.65, 10)
    canvas.rounded(*box, 20, "#6a42b0", "#331862", "#1b0f24", 2, highlight="#cdb6ff")
    x, y, w, h = box.x + _FRAME, box.y + _FRAME, box.w - 2 * _FRAME, box.h - 2 * _FRAME
    edge = 'stroke="#140a24" stroke-width="3"'
    body = (
        f'<rect x="1.5" y="1.5" width="{w - 3}" height="{h - 3}" rx="12" fill="url(#felt)" {edge}/>'
        f'<rect x="3" y="3" width="{w - 6}" height="22" rx="10" fill="url(#lip)"/>'
    )
    canvas.draw(body, x, y, w, h, defs=_FELT)
    canvas.text(title, "display", 22, x + 14, y + 22, "#ffe9a8", "ml", shadow="#0d2a1c", width=w - 28, height=30)
