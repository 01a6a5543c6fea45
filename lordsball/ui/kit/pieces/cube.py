"""A six-sided die in the round: how it lies, how it tumbles, and its picture as SVG."""

import math
from typing import NamedTuple

from lordsball.ui.kit.pieces.icosahedron import Rotation, Vector, about, cross, dot, times, unit
from lordsball.ui.kit.theme import mix


class DieLook(NamedTuple):
    """The material: a face in full light and in shade, the edge, the pips."""

    light: str
    shade: str
    edge: str
    pip: str


WHITE = DieLook("#fffffb", "#d9c79c", "#b39c6c", "#221710")
BLACK = DieLook("#645b56", "#171211", "#0c0908", "#fbf3dd")

_INK = "#1a100a"
_FACES: dict[int, Vector] = {1: (0, 0, 1), 6: (0, 0, -1), 2: (0, -1, 0), 5: (0, 1, 0), 3: (1, 0, 0), 4: (-1, 0, 0)}
"""Where each number is; opposite faces add up to 7."""
_PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}
_TILT = math.radians(17)
"""A die at rest is seen a little from the south, so that it has a side."""
_LIGHT = unit((-0.5, 0.75, 0.9))
_EYE = 7.0
_SCALE = 27.5


def orientation(face: int, twist: float = 0) -> Rotation:
    """How a die lies when `face` (1 to 6) has come up, turned by `twist` degrees on the table."""
    if face not in _FACES:
        raise ValueError(f"a die has no face {face}")
    front = _FACES[face]
    up = (0.0, 1.0, 0.0) if abs(front[1]) < 0.5 else (0.0, 0.0, -front[1])
    flat = Rotation(cross(up, front), up, front)
    return about((1.0, 0.0, 0.0), -_TILT).after(about((0.0, 0.0, 1.0), math.radians(twist)).after(flat))


def tumble(face: int, progress: float, twist: float = 0, turn: float = 0) -> Rotation:
    """A rolling die on its way to `face`; from progress 1 on it lies as :func:`orientation` says.

    :param turn: radians; another number makes the die roll another way.
    """
    rest = orientation(face, twist)
    left = 1 - min(1.0, max(0.0, progress))
    if left == 0:
        return rest
    axis = unit((math.cos(turn) + 0.2, math.sin(turn) + 0.35, 0.5 - 0.9 * left))
    return about(axis, math.tau * 1.9 * left * left).after(rest)


def front_face(rotation: Rotation) -> int:
    """The number that faces the viewer most squarely."""
    return max(_FACES, key=lambda face: rotation.turn(_FACES[face])[2])


def cube_svg(rotation: Rotation, look: DieLook) -> tuple[str, str]:
    """The die as SVG (definitions, elements) in a box of 100 x 100."""
    faces = [(face, normal) for face, normal in _FACES.items() if _towards_viewer(rotation, normal)]
    faces.sort(key=lambda each: rotation.turn(each[1])[2])
    squares = {face: _square(rotation, normal, 0.8) for face, normal in faces}
    defs, body = "", ""
    for width, colour in ((17.5, _INK), (13.5, look.edge)):
        for face, _ in faces:
            paint = f'fill="{colour}" stroke="{colour}" stroke-width="{width}" stroke-linejoin="round"'
            body += f'<path d="{squares[face]}" {paint}/>'
    for face, normal in faces:
        flat = _square(rotation, normal, 0.76)
        near, far = _tones(rotation, normal, look)
        defs += (
            f'<linearGradient id="f{face}" x1="0%" y1="0%" x2="100%" y2="100%"><stop offset="0" stop-color="{near}"/>'
            f'<stop offset="1" stop-color="{far}"/></linearGradient>'
        )
        rim = mix(near, "#ffffff", 0.6)
        body += f'<path d="{flat}" fill="{rim}" stroke="{rim}" stroke-width="12" stroke-linejoin="round"/>'
        body += (
            f'<path d="{flat}" fill="url(#f{face})" stroke="url(#f{face})" stroke-width="9.6" stroke-linejoin="round"/>'
        )
        body += _pips(rotation, face, normal, look)
    return defs, body


def _towards_viewer(rotation: Rotation, normal: Vector) -> bool:
    x, y, z = rotation.turn(normal)
    # Seen from a point, not from infinitely far away: a face shows when the eye is above its plane.
    return z * _EYE > 1


def _axes(normal: Vector) -> tuple[Vector, Vector]:
    across: Vector = (1.0, 0.0, 0.0) if abs(normal[0]) < 0.5 else (0.0, 0.0, -normal[0])
    return across, cross(normal, across)


def _project(rotation: Rotation, point: Vector) -> tuple[float, float]:
    x, y, z = rotation.turn(point)
    scale = _SCALE * _EYE / (_EYE - z)
    return 50 + x * scale, 50 - y * scale


def _on_face(normal: Vector, u: float, v: float) -> Vector:
    across, down = _axes(normal)
    a, b = times(across, u), times(down, v)
    return normal[0] + a[0] + b[0], normal[1] + a[1] + b[1], normal[2] + a[2] + b[2]


def _square(rotation: Rotation, normal: Vector, reach: float) -> str:
    corners = [
        _project(rotation, _on_face(normal, u * reach, v * reach)) for u, v in ((-1, -1), (1, -1), (1, 1), (-1, 1))
    ]
    return "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in corners) + "Z"


def _tones(rotation: Rotation, normal: Vector, look: DieLook) -> tuple[str, str]:
    brightness = max(0.0, dot(rotation.turn(normal), _LIGHT))
    near = mix(look.shade, look.light, min(1.0, brightness * 1.15))
    return near, mix(near, look.shade, 0.42)


def _pips(rotation: Rotation, face: int, normal: Vector, look: DieLook) -> str:
    """The pips lying on a face: discs in its plane, each with a lighter hollow."""
    body = ""
    for column, row in _PIPS[face]:
        middle = _on_face(normal, column * 0.5, row * 0.5)
        ox, oy = _project(rotation, middle)
        ax, ay = _way(_project(rotation, _on_face(normal, column * 0.5 + 0.225, row * 0.5)), (ox, oy))
        bx, by = _way(_project(rotation, _on_face(normal, column * 0.5, row * 0.5 + 0.225)), (ox, oy))
        matrix = f"{ax:.3f} {ay:.3f} {bx:.3f} {by:.3f} {ox:.2f} {oy:.2f}"
        soft = mix(look.pip, look.light if look.pip < "#7" else look.shade, 0.16)
        body += (
            f'<g transform="matrix({matrix})"><circle r="1" fill="{look.pip}"/>'
            f'<circle cx=".14" cy=".16" r=".74" fill="{soft}"/></g>'
        )
    return body


def _way(a: tuple[float, float], b: tuple[float, float]) -> tuple[float, float]:
    """The way from b to a on the picture."""
    return a[0] - b[0], a[1] - b[1]


__all__ = ["BLACK", "WHITE", "DieLook", "cube_svg", "front_face", "orientation", "tumble"]
