"""Paper furniture for tables whose words are written on paper: the ticket of the prompt, the sheet of the log."""

from __future__ import annotations

from lordsball.ui.kit.canvas import Canvas

_NOTCH = 5.0


def draw_ticket(canvas: Canvas, x: float, y: float, w: float, h: float, stub: float) -> None:
    """A ticket with notched ends, its upper left corner at (x, y); `stub`: how wide the part with the glyph is."""
    canvas.shadow(x, y, w, h, 6, 8, 0.45, 3)
    canvas.blit(canvas.composite(("ticket", w, h, stub), w, h, lambda layer: _paint(layer, w, h, stub)), x, y)


def _paint(canvas: Canvas, w: float, h: float, stub: float) -> None:
    theme, n, m = canvas.theme, _NOTCH, h / 2
    edge = (
        f"M6 .8H{w - 6}Q{w - 0.8} .8 {w - 0.8} 6V{m - n}A{n} {n} 0 0 0 {w - 0.8} {m + n}V{h - 6}"
        f"Q{w - 0.8} {h - 0.8} {w - 6} {h - 0.8}H6Q.8 {h - 0.8} .8 {h - 6}"
        f"V{m + n}A{n} {n} 0 0 0 .8 {m - n}V6Q.8 .8 6 .8Z"
    )
    red = theme.accents[1]
    body = (
        f'<path d="{edge}" fill="url(#p)" stroke="#8a7040" stroke-width="1.2"/>'
        f'<rect x="9" y="3" width="{w - 18}" height="{h - 6}" rx="3" fill="none" stroke="{red}" stroke-width="1"'
        ' stroke-opacity=".75"/>'
        f'<path d="M{stub} 5V{h - 5}" stroke="{red}" stroke-width="1" stroke-opacity=".6" stroke-dasharray="3 3"/>'
    )
    defs = (
        f'<linearGradient id="p" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="{h}">'
        f'<stop offset="0" stop-color="{theme.paper_top}"/><stop offset="1" stop-color="#ebdbb4"/></linearGradient>'
    )
    canvas.draw(body, 0, 0, w, h, defs=defs)


def draw_sheet(canvas: Canvas, x: float, y: float, w: float, h: float) -> None:
    """A sheet of paper in a frame, its upper left corner at (x, y)."""
    canvas.rounded(x, y, w, h, 7, canvas.theme.paper_top, "#ebdbb4", "#8a7040", 1.2)
    canvas.ring(x + 3, y + 3, w - 6, h - 6, 5, canvas.theme.accents[1], 0.8)
