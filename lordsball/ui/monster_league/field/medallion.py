"""A portrait in a brass ring, as large as a hero."""

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces.look import INK
from lordsball.ui.kit.pieces.window import portrait_window
from lordsball.ui.monster_league.pieces.card import CardFace

_BRASS = (
    '<linearGradient id="b" gradientUnits="userSpaceOnUse" x1="10" y1="6" x2="86" y2="96">'
    '<stop offset="0" stop-color="#fff0b8"/><stop offset=".45" stop-color="#e0a63c"/>'
    '<stop offset="1" stop-color="#7d4a12"/></linearGradient>'
)
_RINGS = (
    f'<circle cx="50" cy="50" r="50" fill="{INK}"/><circle cx="50" cy="50" r="48.4" fill="url(#b)"/>'
    f'<circle cx="50" cy="50" r="43.5" fill="{INK}"/>'
)


def draw_medallion(
    canvas: Canvas, cx: float, cy: float, d: float, face: CardFace, dim: float = 0, share: float = 1.02
) -> None:
    """A medallion with its centre at (cx, cy), `d` units wide; the portrait takes a `share` of the window's width."""

    def paint(layer: Canvas) -> None:
        layer.draw(_RINGS, 0, 0, d, d, (0, 0, 100, 100), _BRASS)
        w = d * 0.84
        # A small picture, such as an emblem, belongs in the middle; a portrait stands on the foot.
        lift = (share - 1) * w / 2 if share < 1 else 0.0
        window = portrait_window(layer, face.portrait, face.look, w, w, w / 2, size=w * share, drop=lift, dim=dim)
        layer.blit(window, (d - w) / 2, (d - w) / 2)

    canvas.shadow(cx - d / 2, cy - d / 2, d, d, d / 2, 20, 0.7, 12)
    canvas.blit_center(canvas.composite(("medallion", face, d, dim, share), d, d, paint), cx, cy)
