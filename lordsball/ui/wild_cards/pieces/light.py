"""Neon: light around boxes, lit rings, panels of dark glass with a shining edge, brackets round a place."""

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces import svg
from lordsball.ui.kit.theme import mix
from lordsball.ui.wild_cards.pieces.look import FRAME, INDIGO, LIT, NIGHT, WHITE


def round_box(x: float, y: float, w: float, h: float, r: float) -> str:
    """Path data of a box with round corners, to be joined with others."""
    k = 0.4477 * r
    return (
        f"M{x + r:.2f} {y:.2f}L{x + w - r:.2f} {y:.2f}C{x + w - k:.2f} {y:.2f} {x + w:.2f} {y + k:.2f} {x + w:.2f}"
        f" {y + r:.2f}L{x + w:.2f} {y + h - r:.2f}C{x + w:.2f} {y + h - k:.2f} {x + w - k:.2f} {y + h:.2f}"
        f" {x + w - r:.2f} {y + h:.2f}L{x + r:.2f} {y + h:.2f}C{x + k:.2f} {y + h:.2f} {x:.2f} {y + h - k:.2f} {x:.2f}"
        f" {y + h - r:.2f}L{x:.2f} {y + r:.2f}C{x:.2f} {y + k:.2f} {x + k:.2f} {y:.2f} {x + r:.2f} {y:.2f}Z"
    )


def draw_glow(
    canvas: Canvas, x: float, y: float, w: float, h: float, r: float, blur: float, colour: str, alpha: float = 0.5
) -> None:
    """Light of a colour around a box, `blur` units wide; nothing falls into the box."""
    margin = blur + 2

    def paint(layer: Canvas) -> None:
        steps = max(3, int(blur))
        paint = f'fill="{colour}" fill-opacity="{alpha / (steps * 0.62):.3f}" fill-rule="evenodd"'
        hole = round_box(margin + 1, margin + 1, w - 2, h - 2, max(1.0, r - 1))
        rings = "".join(
            f'<path d="{round_box(margin - i, margin - i, w + 2 * i, h + 2 * i, r + i)}{hole}" {paint}/>'
            for i in range(steps, -1, -1)
        )
        layer.draw(rings, 0, 0, w + 2 * margin, h + 2 * margin)

    key = ("neon_glow", w, h, r, blur, colour, round(alpha, 2))
    canvas.blit(canvas.composite(key, w + 2 * margin, h + 2 * margin, paint), x - margin, y - margin)


def draw_lit_ring(
    canvas: Canvas, x: float, y: float, w: float, h: float, r: float = 8, colour: str = LIT, strong: bool = False
) -> None:
    """A ring and its light around a rectangle: this may be chosen; `strong` when it has been."""
    draw_glow(canvas, x, y, w, h, r, 9 if strong else 7, colour, 0.85 if strong else 0.6)
    canvas.ring(x - 4, y - 4, w + 8, h + 8, r + 4, NIGHT, 5)
    canvas.ring(x - 3.5, y - 3.5, w + 7, h + 7, r + 3.5, colour, 3)


def draw_glass(
    canvas: Canvas, x: float, y: float, w: float, h: float, r: float = 9, colour: str = FRAME,
    fill: tuple[str, str] = (INDIGO, NIGHT), opacity: float = 0.94, glow: float = 0.3, line: float = 1.8,
) -> None:
    """A panel of dark glass with an edge of neon; `glow` 0 for one that is not lit."""
    if glow:
        draw_glow(canvas, x, y, w, h, r, 8, colour, glow)
    body = svg.box(line / 2, line / 2, w - line, h - line, r, "url(#g)", colour, line)
    inner = line + 1
    body += svg.box(inner, inner, w - 2 * inner, h - 2 * inner, r - 2, "none", WHITE, 0.8, line_opacity=0.16)
    canvas.draw(body, x, y, w, h, defs=svg.linear("g", (0, fill[0], opacity), (1, fill[1], opacity)))


def draw_tint(canvas: Canvas, x: float, y: float, w: float, h: float, colour: str, r: float = 9) -> None:
    """The strip of one coach: tinted glass with a thin line, never lit."""
    body = svg.box(1, 1, w - 2, h - 2, r, "url(#g)", colour, 1.3, line_opacity=0.6)
    stops = ((0, mix(colour, NIGHT, 0.74), 0.66), (1, mix(colour, NIGHT, 0.9), 0.6))
    canvas.draw(body, x, y, w, h, defs=svg.linear("g", *stops))


def brackets(w: float, h: float, colour: str, length: float = 13) -> str:
    """Bright corners round a place, as SVG: dashes on curves would leave stray strokes."""
    e, d = 1.2, ""
    for right, low in ((False, False), (True, False), (False, True), (True, True)):
        points = []
        for a, b in ((e, e + 8 + length), (e, e + 8), (e, e + 3.6), (e + 3.6, e), (e + 8, e), (e + 8 + length, e)):
            points.append((w - a if right else a, h - b if low else b))
        p, q, c1, c2, s, t = (f"{px:.1f} {py:.1f}" for px, py in points)
        d += f"M{p}L{q}C{c1} {c2} {s}L{t}"
    return svg.path(d, "none", mix(colour, WHITE, 0.25), 2.2)
