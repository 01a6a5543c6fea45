"""A tray lined with felt, for dice to roll in."""

from lordsball.ui.kit.canvas import Canvas

_RIM = 14
_FELT = ("#12392d", "#1d5a42")


def draw_tray(canvas: Canvas, x: float, y: float, w: float, h: float, title: str = "") -> None:
    """A tray with its upper left corner at (x, y); light falls on its right half, where the die comes to rest."""
    canvas.shadow(x, y, w, h, 20, 16, 0.55, 6)
    canvas.rounded(x, y, w, h, 20, "#4a2d7c", "#24123f", "#8d66d6", 1.5, 0.97, "#b79cf0")
    left, top, wide, high = x + _RIM, y + _RIM, w - 2 * _RIM, h - 2 * _RIM
    canvas.rounded(left, top, wide, high, _RIM, *_FELT, "#0a1f18", 3)
    with canvas.clipped(left, top, wide, high):
        canvas.halo(x + w * 0.62, y + h / 2, h * 0.64, "#d9ff9a", 0.30, sx=1.3, sy=0.8)
    # The near edge of the rim throws its shadow on the felt.
    edge = f'<path d="M0 0 H{wide} L{wide - 4} {_RIM} H4 Z" fill="#05010c" fill-opacity=".45"/>'
    canvas.draw(edge, left, top, wide, _RIM)
    if title:
        canvas.text(title, "display", 24, x + 36, y + 46, "#ffe2a6", "ml", width=w - 72, height=36)
