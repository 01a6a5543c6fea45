"""The spinner: a wheel whose sectors are exactly as wide as their chances, and the pointer above it.

What turns (sectors, letters, bulbs) is one picture; rim, light and hub stay where they are, as light does. While the
wheel moves, that picture is rotated; where it will rest, it is redrawn at that angle, so letters are sharp and
upright there and the drawn sector under the pointer is the sector of the face.
"""

import math
from collections.abc import Sequence
from typing import NamedTuple

import pygame
from pygame import Surface

from lordsball.ui.kit import shapes
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces.look import INK, TeamLook
from lordsball.ui.kit.pieces.sectors import Sector, spans, total_faces
from lordsball.ui.kit.pieces.window import portrait_window
from lordsball.ui.kit.screen import Screen
from lordsball.ui.kit.theme import mix
from lordsball.ui.monster_league.pieces.wheel_labels import paint_labels

# The drawing has radius 100 and a unit of room around it.
_BOX = (-101, -101, 202, 202)
_CREAM = "#fff3d6"
_LIT = "#ffd76a"
_BRASS = (
    '<linearGradient id="brass" gradientUnits="userSpaceOnUse" x1="-70" y1="-80" x2="60" y2="90">'
    '<stop offset="0" stop-color="#fff0b8"/><stop offset=".45" stop-color="#e0a63c"/>'
    '<stop offset="1" stop-color="#7d4a12"/></linearGradient>'
)


class Hub(NamedTuple):
    """Who is in the middle of the wheel."""

    portrait: str
    look: TeamLook


def draw_wheel(
    canvas: Canvas, cx: float, cy: float, d: float, sectors: Sequence[Sector], angle: float, rest: float | None = None,
    lit: str | None = None, dim: float = 0.1, hub: Hub | None = None,
) -> None:
    """A wheel with its center at (cx, cy), `d` units wide, turned to `angle`.

    :param angle: degrees clockwise, see :mod:`~lordsball.ui.kit.pieces.sectors`.
    :param rest: where it is going to rest; by default it rests now.
    :param lit: the key of the result that has come up; the other sectors step back by `dim`.
    """
    rest = angle if rest is None else rest
    _blit_svg(canvas, cx, cy, d, _rim(), _RIM_DEFINITIONS)
    disc = _disc(canvas, d, tuple(sectors), rest % 360, lit, dim)
    turned = (angle - rest) % 360
    canvas.blit_center(pygame.transform.rotozoom(disc, -turned, 1) if turned else disc, cx, cy)
    _blit_svg(canvas, cx, cy, d, _light(), _LIGHT_DEFINITIONS)
    if hub is not None:
        w = d * 0.235
        canvas.blit_center(portrait_window(canvas, hub.portrait, hub.look, w, w, w / 2, size=w * 1.04), cx, cy)


def draw_pointer(canvas: Canvas, cx: float, cy: float, d: float, lean: float = 0, hollow: bool = False) -> None:
    """The pointer of a wheel with its center at (cx, cy), `d` units wide.

    :param lean: degrees it is pushed aside.
    :param hollow: only its outline: the pointer of a second spin.
    """
    w = d * 0.144
    h = w * 1.6
    top = cy - d / 2 - h * 0.62
    picture = canvas.sprite("monster_league/wheel_pointer" + ("_hollow" if hollow else ""), w)
    if not lean:
        canvas.blit(picture, cx - w / 2, top)
        return
    # It hangs on its eye, a quarter of the way down.
    pivot = pygame.Vector2(0, picture.get_height() * (0.5 - 0.27))
    picture = pygame.transform.rotozoom(picture, lean, 1)
    moved = pivot.rotate(-lean)
    canvas.blit_center(picture, cx + moved.x / canvas.k, top + h * 0.27 + moved.y / canvas.k)


def draw_stand(canvas: Canvas, cx: float, cy: float, d: float) -> None:
    """The legs the wheel stands on, and its shadow on the grass and behind it; drawn before the wheel."""
    canvas.halo(cx, cy + d * 0.924, d * 0.55, "#05010c", 0.8, sy=0.16)
    w = d * 0.847
    canvas.blit(canvas.sprite("monster_league/wheel_stand", w), cx - w / 2, cy + d * 0.22)
    canvas.halo(cx, cy, d * 0.8, "#ffb43a", 0.28)
    canvas.shadow(cx - d / 2, cy - d / 2, d, d, d / 2, 20, 0.7, 14)


def _blit_svg(canvas: Canvas, cx: float, cy: float, d: float, body: str, definitions: str) -> None:
    canvas.blit_center(canvas.svg(body, d, d, _BOX, definitions), cx, cy)


def _disc(
    canvas: Canvas, d: float, sectors: tuple[Sector, ...], rest: float, lit: str | None, dim: float
) -> Surface:
    """What turns, drawn at the angle it will rest at. Cached."""

    def make() -> Surface:
        size = canvas.screen.px(d)
        picture = shapes.svg(_sectors(sectors, rest, lit, dim), (size, size), _BOX)
        layer = Canvas(picture, Screen((size, size), canvas.k), canvas.art, canvas.theme)
        paint_labels(layer, size / canvas.k, sectors, rest)
        return picture

    return canvas.art.pictures.get(("wheel", canvas.screen.px(d), sectors, rest, lit, dim), make)


def _polar(radius: float, angle: float) -> str:
    """A point at a distance and an angle (degrees clockwise from the top), as SVG coordinates."""
    turn = math.radians(angle)
    return f"{radius * math.sin(turn):.2f} {-radius * math.cos(turn):.2f}"


def _wedge(radius: float, start: float, end: float, paint: str) -> str:
    if end - start >= 360:
        return f'<circle r="{radius}" {paint}/>'
    large = 1 if end - start > 180 else 0
    arc = f"A{radius} {radius} 0 {large} 1 {_polar(radius, end)}"
    return f'<path d="M0 0 L{_polar(radius, start)} {arc} Z" {paint}/>'


def _sectors(sectors: tuple[Sector, ...], turn: float, lit: str | None, dim: float) -> str:
    """Sectors, the faces as fine ticks, the edges between sectors, the lit one's frame, bulbs on the rim."""
    parts = spans(sectors)
    total = total_faces(sectors)
    degrees = 360 / total
    wedges, edges, frame = [], [], ""
    for sector, start, end in parts:
        back = lit is not None and sector.key != lit
        colour = mix(sector.colour, INK, dim) if back else sector.colour
        wedges.append(_wedge(85, turn + start, turn + end, f'fill="{colour}"'))
        if len(parts) > 1:
            edges.append(f'<path d="M0 0 L{_polar(85, turn + start)}" stroke="{_CREAM}" stroke-width="2"/>')
        if sector.key == lit:
            gold = f'fill="none" stroke="{_LIT}" stroke-width="3.6" stroke-linejoin="round"'
            frame += _wedge(83.5, turn + start, turn + end, gold)
    ticks = "".join(
        f'<path d="M{_polar(79, turn + face * degrees)} L{_polar(85, turn + face * degrees)}" stroke="{_CREAM}"'
        ' stroke-opacity=".5" stroke-width="1"/>'
        for face in range(total)
    )
    bulbs = "".join(_bulb(turn + face * degrees, face % 2 == 0) for face in range(total))
    rim = f'<circle r="86" fill="none" stroke="{INK}" stroke-width="2"/>'
    return "".join(wedges) + _shade() + ticks + "".join(edges) + frame + rim + bulbs


def _shade() -> str:
    """The shadow of the rim on the sectors, the same all round and so free to turn with them."""
    return (
        '<radialGradient id="shade" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="86">'
        '<stop offset="0" stop-color="#000" stop-opacity=".5"/>'
        '<stop offset=".36" stop-color="#000" stop-opacity=".28"/>'
        '<stop offset=".5" stop-color="#000" stop-opacity="0"/><stop offset=".9" stop-color="#000" stop-opacity="0"/>'
        '<stop offset="1" stop-color="#000" stop-opacity=".36"/></radialGradient><circle r="86" fill="url(#shade)"/>'
    )


def _bulb(angle: float, warm: bool) -> str:
    x, y = _polar(92, angle).split()
    return (
        f'<circle cx="{x}" cy="{y}" r="3.3" fill="{INK}"/>'
        f'<circle cx="{x}" cy="{y}" r="2.5" fill="{"#ffe9a0" if warm else "#c9ff6a"}"/>'
        f'<circle cx="{float(x) - 0.7:.2f}" cy="{float(y) - 0.7:.2f}" r=".9" fill="#fff"/>'
    )


_RIM_DEFINITIONS = _BRASS + (
    '<radialGradient id="rim" gradientUnits="userSpaceOnUse" cx="-30" cy="-40" r="150">'
    '<stop offset="0" stop-color="#8f62d6"/><stop offset=".5" stop-color="#55309a"/>'
    '<stop offset="1" stop-color="#26104e"/></radialGradient>'
)


def _rim() -> str:
    return (
        f'<circle r="100" fill="{INK}"/><circle r="98" fill="url(#rim)"/>'
        '<circle r="97" fill="none" stroke="url(#brass)" stroke-width="2.6"/>'
    )


_LIGHT_DEFINITIONS = _BRASS + (
    '<radialGradient id="gloss" gradientUnits="userSpaceOnUse" cx="-28" cy="-46" r="120">'
    '<stop offset="0" stop-color="#ffffff" stop-opacity=".12"/>'
    '<stop offset=".5" stop-color="#ffffff" stop-opacity=".02"/>'
    '<stop offset="1" stop-color="#000000" stop-opacity=".16"/></radialGradient>'
)


def _light() -> str:
    return (
        '<circle r="86" fill="none" stroke="url(#brass)" stroke-width="1.4"/><circle r="86" fill="url(#gloss)"/>'
        f'<circle r="29" fill="{INK}"/><circle r="27.5" fill="url(#brass)"/><circle r="24" fill="{INK}"/>'
    )
