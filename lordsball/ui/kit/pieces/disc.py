"""A runner as a round piece: portrait in a ring of the seat's color with the seat's glyph; or its ghost."""

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces.icon import draw_glyph
from lordsball.ui.kit.pieces.look import INK, UNDRESSED, UNKNOWN_PORTRAIT, TeamLook
from lordsball.ui.kit.pieces.window import portrait_window

WAITING = "#7a5cae"
"""The ring of someone who is not in play."""
GHOST_ALPHA = 0.6
_RIM = 8


def draw_disc(
    canvas: Canvas, cx: float, cy: float, d: float = 42, portrait: str = UNKNOWN_PORTRAIT, look: TeamLook = UNDRESSED,
    ring: str = WAITING, glyph: str = "", ghost: bool = False, dim: float = 0,
) -> None:
    """A disc with its center at (cx, cy), `d` units wide inside an edge of 4.

    :param ring: the seat's color; it always comes with the seat's `glyph`.
    :param ghost: where the runner would be: see-through and without a shadow.
    """
    whole = d + _RIM
    glyph_size = max(16.0, d * 0.42)
    side = whole + glyph_size * 0.16

    def paint(layer: Canvas) -> None:
        rings = f'<circle cx="50" cy="50" r="49" fill="{INK}"/><circle cx="50" cy="50" r="45" fill="{ring}"/>'
        layer.draw(rings + f'<circle cx="50" cy="50" r="39" fill="{INK}"/>', 0, 0, whole, whole, (0, 0, 100, 100))
        w = whole * 0.74
        window = portrait_window(layer, portrait, look, w, w, w / 2, size=w * 1.1, dim=dim)
        layer.blit(window, (whole - w) / 2, (whole - w) / 2)
        if glyph:
            draw_glyph(layer, glyph, ring, side - glyph_size, side - glyph_size, glyph_size)

    picture = canvas.composite(("disc", d, portrait, look, ring, glyph, dim), side, side, paint)
    if not ghost:
        canvas.halo(cx, cy + d * 0.42, d * 0.6, "#05010c", 0.8, sy=0.34)
    canvas.blit(picture, cx - whole / 2, cy - whole / 2, GHOST_ALPHA if ghost else None)


def draw_tag(canvas: Canvas, cx: float, cy: float, text: str) -> None:
    """A bright tag such as "+1", with its center at (cx, cy): a run that would score."""
    w = max(28.0, canvas.fitted_width(text, "display", 18, None, 24) + 12)
    canvas.rounded(cx - w / 2, cy - 12, w, 24, 8, "#d7ff7a", "#9ad52e", INK, 2)
    canvas.text(text, "display", 18, cx, cy, INK, "mc", height=24)
