"""White and black dice and the tray they roll in."""

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces import svg
from lordsball.ui.kit.pieces.cube import BLACK, WHITE, DieLook, cube_svg, orientation, tumble
from lordsball.ui.kit.pieces.live import draw_live
from lordsball.ui.lords.pieces.look import LIT
from lordsball.ui.lords.pieces.material import draw_wood, lay_grain

__all__ = ["BLACK", "TRAY", "WHITE", "DieLook", "die_places", "draw_dice_tray", "draw_die", "draw_rolling_die"]

TRAY = (116, 116)
_TWISTS = (-8, 11, -4, 7, -11, 5)
_VIEW = (0, 0, 100, 100)
_BOX = 1.32
"""The box that a die is drawn in, for one that is 1 unit wide."""


def draw_die(
    canvas: Canvas, cx: float, cy: float, size: float, face: int, look: DieLook = WHITE, twist: float = 0,
    lit: bool = False, chosen: bool = False, dim: bool = False,
) -> None:
    """A die at rest, its center at (cx, cy), about `size` units wide, `face` up.

    :param twist: degrees on the table; a die that lies straight looks printed.
    :param lit: it may be chosen: a thin gold ring. `chosen`: a strong one and light.
    :param dim: it does not count.
    """
    if chosen or lit:
        _draw_ring(canvas, cx, cy, size, twist, chosen)
    _draw_shadow(canvas, cx, cy, size)
    defs, body = cube_svg(orientation(face, twist), look)
    box = size * _BOX
    canvas.draw(body, cx - box / 2, cy - box / 2, box, box, _VIEW, defs, 0.55 if dim else None)


def draw_rolling_die(
    canvas: Canvas, cx: float, cy: float, size: float, face: int, progress: float, look: DieLook = WHITE,
    twist: float = 0, turn: float = 0,
) -> None:
    """A die on its way to `face`: progress 0 to 1; from 1 on it is drawn as at rest. It hops while it rolls.

    :param turn: radians; give each die another one.
    """
    if progress >= 1:
        draw_die(canvas, cx, cy, size, face, look, twist)
        return
    hop = abs((1 - progress) ** 1.5 * 1.2 * (1 - 2 * abs((progress * 2.2) % 1 - 0.5))) * size * 0.5
    _draw_shadow(canvas, cx, cy, size * (1 + hop / size * 0.25))
    defs, body = cube_svg(tumble(face, progress, twist, turn), look)
    box = size * _BOX
    draw_live(canvas, body, cx - box / 2, cy - box / 2 - hop, box, box, _VIEW, defs)


def _draw_shadow(canvas: Canvas, cx: float, cy: float, size: float) -> None:
    canvas.halo(cx + size * 0.12, cy + size * 0.26, size * 0.8, "#000000", 0.6, sy=0.62)


def _draw_ring(canvas: Canvas, cx: float, cy: float, size: float, twist: float, strong: bool) -> None:
    if strong:
        canvas.halo(cx, cy, size * 1.0, LIT, 0.6)
    body = f'<g transform="rotate({-twist:g} 50 52)">'
    if strong:
        body += svg.box(6, 7, 88, 90, 23, LIT, "", 0, 0.4)
    body += svg.box(8, 9, 84, 86, 21, "none", "#3a2408", 9 if strong else 7)
    body += svg.box(8, 9, 84, 86, 21, "none", LIT, 6 if strong else 4) + "</g>"
    box = size * _BOX
    canvas.draw(body, cx - box / 2, cy - box / 2, box, box, _VIEW)


def draw_dice_tray(canvas: Canvas, x: float, y: float, w: float = TRAY[0], h: float = TRAY[1]) -> None:
    """A walnut tray lined with felt, its upper left corner at (x, y)."""
    canvas.shadow(x, y, w, h, 9, 8, 0.5, 4)

    def paint(layer: Canvas) -> None:
        draw_wood(layer, 0, 0, w, h, 9, ("#6b4628", "#3a2212"), rim=False, blur=0)
        body = svg.box(0.8, 0.8, w - 15.6, h - 15.6, 5, "url(#g)", "#0a0603", 1.6)
        body += svg.box(2.3, 2.3, w - 18.6, h - 18.6, 4, "none", "#000000", 3, line_opacity=0.35)
        layer.draw(body, 7, 7, w - 14, h - 14, defs=svg.radial("g", "#2f7a57", "#143a2a", r=75))
        lay_grain(layer, "felt", 9, 9, w - 18, h - 18)

    canvas.blit(canvas.composite(("dice_tray", w, h), w, h, paint), x, y)


def die_places(
    white: int, black: int, w: float = TRAY[0], h: float = TRAY[1]
) -> list[tuple[float, float, float, float]]:
    """Where dice come to rest in a tray: (cx, cy, size, twist) from its upper left corner, the white ones first."""
    places = []
    columns = ((white, 0.31 if black else 0.5, 0.03), (black, 0.71 if white else 0.5, -0.03))
    for count, across, lean in columns:
        size = min(w, h) * (0.38, 0.38, 0.355, 0.255)[min(count, 3)]
        for number in range(count):
            down = 0.5 if count == 1 else 0.285 + 0.43 * number if count == 2 else 0.215 + 0.285 * number
            sway = lean * (1 if number % 2 else -1) * (1 if count > 1 else 0)
            twist = _TWISTS[(number + (3 if lean < 0 else 0)) % len(_TWISTS)]
            places.append((w * (across + sway), h * down, size, float(twist)))
    return places
