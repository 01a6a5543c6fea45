"""The park on the mat: stands with a thousand phones, the diamond of light, bases as places for cards, runners."""

import math
import random

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces import svg
from lordsball.ui.kit.theme import mix
from lordsball.ui.wild_cards.pieces.card import draw_card
from lordsball.ui.wild_cards.pieces.card_frame import draw_narrowed
from lordsball.ui.wild_cards.pieces.dice_and_tokens import draw_vibes
from lordsball.ui.wild_cards.pieces.faces import SMALL, PlayerFace
from lordsball.ui.wild_cards.pieces.look import LIME, LIT, NIGHT, WHITE, draw_base_mark, draw_glow

SIZE = (284, 276)
_PLACES = ((142.0, 231.0), (240.0, 145.0), (142.0, 57.0), (44.0, 145.0), (142.0, 231.0))
"""Middles of the plate (0 and 4, home) and of first, second and third base."""
_APEX, _FENCE = (142.0, 262.0), 232.0
_SQUEEZE = 0.8
_PHONES = ("#ff8ae0", "#9cf4ff", "#ffe08a", "#d6ff9a", "#ffffff")
_LINE = "#9cf4ff"


def base_place(base: int) -> tuple[float, float]:
    """The middle of a base, from the upper left corner of the park: 0 for the batter, 1 to 3, 4 for home."""
    return _PLACES[base]


def path_point(start: int, end: int, progress: float) -> tuple[float, float]:
    """Where somebody is who runs from base to base along the lines; progress 0 to 1 over the whole way."""
    at = start + (end - start) * min(1.0, max(0.0, progress))
    base = min(int(at), 3)
    (x1, y1), (x2, y2), share = _PLACES[base], _PLACES[base + 1], at - base
    return x1 + (x2 - x1) * share, y1 + (y2 - y1) * share


def draw_diamond(canvas: Canvas, x: float, y: float) -> None:
    """The park with its upper left corner at (x, y), :data:`SIZE` units large."""
    w, h = SIZE
    canvas.blit(canvas.composite(("wild_park",), w, h, _paint), x, y)


def _paint(canvas: Canvas) -> None:
    w, h = SIZE
    body = svg.polygon([_APEX, *_arc(_FENCE)], "url(#t)") + _mown() + _stands()
    fence = "M" + "L".join(f"{px:.1f} {py:.1f}" for px, py in _arc(_FENCE + 3))
    track = "M" + "L".join(f"{px:.1f} {py:.1f}" for px, py in _arc(_FENCE - 14))
    body += svg.path(fence, "none", "#39e0ff", 7, line_opacity=0.25) + svg.path(fence, "none", _LINE, 2.4)
    body += svg.path(track, "none", "#ff5fd0", 1.2, line_opacity=0.6)
    for foul in (_arc(_FENCE)[0], _arc(_FENCE)[-1]):
        body += svg.line(*_APEX, *foul, _LINE, 1.6, 0.75)
    corners = [_PLACES[base] for base in range(4)]
    body += svg.polygon(corners, "url(#i)", "#5cebff", 9, 0.9, 0.22)
    body += svg.polygon(corners, "none", _LINE, 3) + svg.polygon(corners, "none", WHITE, 1.2)
    body += svg.circle(142, 145, 15, NIGHT, "#ff5fd0", 2, 0.9) + svg.circle(142, 145, 5, "#ff5fd0")
    defs = svg.linear("t", "#0f6a86", "#12408c", "#2a2a9c")
    defs += svg.linear("i", (0, "#3a2ab8", 0.8), (1, "#1b1060", 0.8))
    canvas.draw(body, 0, 0, w, h, defs=defs)


def _arc(r: float, steps: int = 28, half: float = 46) -> list[svg.Point]:
    angles = [math.radians(half * (2 * number / steps - 1)) for number in range(steps + 1)]
    return [_on(r, angle) for angle in angles]


def _on(r: float, angle: float) -> svg.Point:
    return _APEX[0] + r * math.sin(angle) * _SQUEEZE, _APEX[1] - r * math.cos(angle)


def _mown() -> str:
    body = ""
    for number in range(1, 8, 2):
        angles = [math.radians(-46 + 11.5 * (number + part)) for part in (0, 0.5, 1)]
        body += svg.polygon([_APEX, *(_on(_FENCE, angle) for angle in angles)], "#3be8d8", opacity=0.1)
    return body


def _stands() -> str:
    """Three tiers of stands, dotted with phone lights."""
    dice, body = random.Random(8), ""
    for tier, colour in enumerate(("#2a1c78", "#35218c", "#4026a0")):
        inner, outer = _arc(_FENCE + 8 + tier * 9, half=42), _arc(_FENCE + 16 + tier * 9, half=42)
        body += svg.polygon(inner + outer[::-1], colour, NIGHT, 1)
        for _ in range(46):
            at = _on(_FENCE + 12 + tier * 9, math.radians(-41 + 82 * dice.random()))
            glow = 0.9 + dice.random()
            body += svg.circle(*at, glow, dice.choice(_PHONES), opacity=0.55 + dice.random() * 0.45)
    return body


def draw_base(
    canvas: Canvas, x: float, y: float, base: int, label: str, lit: bool = False, reached: bool = False
) -> None:
    """An empty base of the park at (x, y): a place for a card, at the plate the plate itself.

    :param lit: somebody can be sent there now. `reached`: the way goes over it.
    """
    cx, cy = _PLACES[base]
    w, h = (58.0, 58.0) if base in (0, 4) else (58.0, 80.0)
    left, top = x + cx - w / 2, y + cy - h / 2
    edge = LIT if lit else LIME if reached else _LINE
    if lit or reached:
        draw_glow(canvas, left, top, w, h, 8, 8, edge, 0.6)
    body = svg.box(1.2, 1.2, w - 2.4, h - 2.4, 8, NIGHT, edge, 2.6 if lit or reached else 1.8, 0.92)
    if base in (0, 4):
        body += svg.path("M12 13L46 13L46 32L29 48L12 32Z", "#ede9ff", WHITE, 1.4)
    else:
        middle = h / 2
        mark = [(29, middle - 21), (50, middle), (29, middle + 21), (8, middle)]
        body += svg.polygon([(float(a), b) for a, b in mark], mix(edge, NIGHT, 0.72), edge, 2.2)
    canvas.draw(body, left, top, w, h)
    ink = NIGHT if base in (0, 4) else WHITE
    canvas.text(label, "black", 22, x + cx, y + cy - (2 if base in (0, 4) else 0), ink, "mc", width=34, height=28)


def draw_way(canvas: Canvas, x: float, y: float, start: int, end: int, colour: str = LIME) -> None:
    """Dashes of light just outside the lines, from base to base, with an arrow at the end."""
    w, h = SIZE
    body = ""
    for base in range(start, min(end, 4)):
        (x1, y1), (x2, y2) = _outside(base)
        length = math.hypot(x2 - x1, y2 - y1)
        ux, uy = (x2 - x1) / length, (y2 - y1) / length
        body += svg.line(x1, y1, x2, y2, colour, 9, 0.2)
        at = 0.0
        while at < length - 4:
            stop = min(length - 3, at + 7)
            body += svg.line(x1 + ux * at, y1 + uy * at, x1 + ux * stop, y1 + uy * stop, mix(colour, WHITE, 0.35), 3.4)
            at += 13
        if base == min(end, 4) - 1:
            tip, back = (x2 + ux * 8, y2 + uy * 8), (x2 - ux * 6, y2 - uy * 6)
            sides = [(back[0] - uy * 9, back[1] + ux * 9), (back[0] + uy * 9, back[1] - ux * 9)]
            body += svg.polygon([tip, *sides], mix(colour, WHITE, 0.35), NIGHT, 1)
    canvas.draw(body, x, y, w, h)


def _outside(base: int) -> tuple[svg.Point, svg.Point]:
    """The stretch from a base to the next, moved outwards and cut where the cards lie."""
    (x1, y1), (x2, y2) = _PLACES[base], _PLACES[base + 1]
    length = math.hypot(x2 - x1, y2 - y1)
    ux, uy = (x2 - x1) / length, (y2 - y1) / length
    nx, ny = -uy, ux
    if (x1 + x2) / 2 * nx + (y1 + y2) / 2 * ny < 142 * nx + 145 * ny:
        nx, ny = -nx, -ny
    first, last = 38.0, length - 42.0
    return (x1 + ux * first + nx * 15, y1 + uy * first + ny * 15), (x1 + ux * last + nx * 15, y1 + uy * last + ny * 15)


def draw_runner(
    canvas: Canvas, cx: float, cy: float, face: PlayerFace, base: int | None = None, vibes: int = 0, lit: bool = False,
    chosen: bool = False, dim: bool = False,
) -> None:
    """A runner's card with its middle at (cx, cy), its name on a tag, the number of its base at its corner."""
    w, h = SMALL
    if not (lit or chosen):
        draw_glow(canvas, cx - w / 2, cy - h / 2, w, h, 7, 6, face.look.edge, 0.6)
    draw_card(canvas, cx - w / 2, cy - h / 2, face, SMALL, lit=lit, chosen=chosen, dim=dim)
    lift = 8 if chosen else 0
    draw_name_tag(canvas, cx, cy - h / 2 + 8 - lift, face.short, face.look.edge)
    if vibes:
        draw_vibes(canvas, cx - w / 2 + 3, cy + h / 2 - 24 - lift, vibes, 20, w - 26)
    if base is not None and 1 <= base <= 3:
        draw_base_mark(canvas, cx + w / 2, cy + h / 2 - 8 - lift, str(base))


def draw_name_tag(canvas: Canvas, cx: float, cy: float, name: str, colour: str, room: float = 92) -> None:
    """A short name on a tag that may be wider than the card it hangs on, its middle at (cx, cy)."""
    w = min(room, max(SMALL[0] - 4, canvas.fitted_width(name, "display", 18, None, 22) + 10))
    canvas.draw(svg.box(0.8, 0.8, w - 1.6, 20.4, 5, NIGHT, colour, 1.5, 0.95), cx - w / 2, cy - 11, w, 22)
    draw_narrowed(canvas, name, cx, cy, w - 8)
