"""A twenty-sided die in the round: how it lies, how it tumbles, and its picture as SVG."""

import math
from dataclasses import dataclass
from typing import NamedTuple

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces.icosahedron import (
    CORNERS,
    NORMALS,
    NUMBERS,
    TRIANGLES,
    Rotation,
    Vector,
    about,
    cross,
    dot,
    minus,
    times,
    unit,
)
from lordsball.ui.kit.pieces.live import draw_live
from lordsball.ui.kit.theme import mix
from lordsball.ui.monster_league.pieces.digits import CAP_HEIGHT, EM, number_paths

INK = "#1b0f24"
AT_REST = 0.16
"""The small twist (radians) of a die at rest: a die that lies straight looks printed, not thrown."""

_LIGHT = unit((-0.45, 0.75, 0.62))
_GLINT = unit((-0.3, 0.55, 0.9))
_EYE = 3.4
_SIZE = 46 * 0.86 * _EYE
_DEPTH = 0.8
_FACE_HEIGHT = 0.7947
"""How far the middle of a face is from the center of the solid."""


class DieLook(NamedTuple):
    """Four tones of the material, from the light to the dark, and the color of the numbers."""

    light: str = "#ffd9ff"
    base: str = "#b45cf0"
    shade: str = "#6a24b8"
    deep: str = "#2c0c5c"
    number: str = "#ffe9a8"


AMETHYST = DieLook()


def orientation(face: int, twist: float = AT_REST) -> Rotation:
    """How the die lies when `face` (1 to 20) has come up: that face to the viewer, its number nearly upright."""
    if face not in NUMBERS:
        raise ValueError(f"a d20 has no face {face}")
    index = NUMBERS.index(face)
    front = NORMALS[index]
    up = _top_of(index)
    right = unit(cross(up, front))
    cosine, sine = math.cos(twist), math.sin(twist)
    return Rotation(
        (cosine * right[0] + sine * up[0], cosine * right[1] + sine * up[1], cosine * right[2] + sine * up[2]),
        (cosine * up[0] - sine * right[0], cosine * up[1] - sine * right[1], cosine * up[2] - sine * right[2]),
        front,
    )


def tumble(face: int, progress: float, turns: float = 2.2) -> Rotation:
    """A rolling die on its way to `face`; at progress 1 (or beyond) it lies exactly as :func:`orientation` says."""
    rest = orientation(face)
    left = 1 - min(1.0, max(0.0, progress))
    if left == 0:
        return rest
    angle = math.tau * turns * left * left
    # The axis leans as it slows, so the roll does not look like a wheel on an axle.
    axis = unit((0.5 + 0.4 * left, 0.9, 0.35 - 0.5 * left))
    return about(axis, angle).after(rest)


def front_face(rotation: Rotation) -> int:
    """The number that faces the viewer most squarely."""
    return NUMBERS[max(range(20), key=lambda index: rotation.turn(NORMALS[index])[2])]


def d20_svg(rotation: Rotation, look: DieLook = AMETHYST, lit: int | None = None) -> tuple[str, str]:
    """The die as SVG (definitions, elements) in a box of 100 x 100.

    :param lit: the number to bring out; the others step back. None treats all alike.
    """
    visible = [face for face in (_Face.of(index, rotation) for index in range(20)) if face.towards_viewer]
    visible.sort(key=lambda face: face.normal[2])
    outline = f'fill="{INK}" stroke="{INK}" stroke-width="6" stroke-linejoin="round"'
    silhouette = "".join(f'<path d="{face.triangle(1)}" {outline}/>' for face in visible)
    definitions, body = [], []
    for face in visible:
        gradient, triangle = _painted(face, look)
        definitions.append(gradient)
        body.append(triangle + _numbered(face, rotation, look, lit))
    return "".join(definitions), silhouette + "".join(body)


def draw_d20(
    canvas: Canvas, cx: float, cy: float, size: float, rotation: Rotation, look: DieLook = AMETHYST,
    lit: int | None = None, alpha: float | None = None, moving: bool = False,
) -> None:
    """Draw the die and its shadow, the die's center at (cx, cy), `size` units wide.

    :param moving: True while it tumbles: this frame is not worth keeping.
    """
    if alpha is None or alpha >= 1:
        canvas.halo(cx + size * 0.06, cy + size * 0.46, size * 0.56, "#05010c", 0.85, sy=0.28)
    definitions, body = d20_svg(rotation, look, lit)
    place = (cx - size / 2, cy - size / 2, size, size, (0, 0, 100, 100), definitions, alpha)
    if moving:
        draw_live(canvas, body, *place)
    else:
        canvas.draw(body, *place)


@dataclass(frozen=True, slots=True)
class _Face:
    """One triangle as the viewer sees it: its corners in the box of 100 x 100, its normal in the viewer's axes."""

    index: int
    corners: tuple[tuple[float, float], ...]
    normal: Vector

    @classmethod
    def of(cls, index: int, rotation: Rotation) -> "_Face":
        corners = tuple(_project(rotation.turn(CORNERS[corner])) for corner in TRIANGLES[index])
        return cls(index, corners, rotation.turn(NORMALS[index]))

    @property
    def towards_viewer(self) -> bool:
        (ax, ay), (bx, by), (cx, cy) = self.corners
        return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax) < 0

    def triangle(self, scale: float) -> str:
        """Path data of the triangle, scaled about its middle."""
        mx = sum(x for x, _ in self.corners) / 3
        my = sum(y for _, y in self.corners) / 3
        points = (f"{mx + (x - mx) * scale:.2f} {my + (y - my) * scale:.2f}" for x, y in self.corners)
        return "M" + " L".join(points) + " Z"


def _project(point: Vector) -> tuple[float, float]:
    """A point as a viewer near the die sees it, in the box of 100 x 100."""
    scale = _SIZE / (_EYE - point[2] * _DEPTH)
    return 50 + point[0] * scale, 50 - point[1] * scale


def _top_of(index: int) -> Vector:
    """The direction on a face toward its first corner: where the top of the number is."""
    front, corner = NORMALS[index], CORNERS[TRIANGLES[index][0]]
    return unit(minus(corner, times(front, dot(corner, front))))


def _tone(look: DieLook, brightness: float) -> str:
    """The material in a light from 0 (away from it) to 1."""
    if brightness < 0.45:
        return mix(look.deep, look.shade, brightness / 0.45)
    if brightness < 0.8:
        return mix(look.shade, look.base, (brightness - 0.45) / 0.35)
    return mix(look.base, look.light, (brightness - 0.8) / 0.2 * 0.55)


def _tones(face: _Face, look: DieLook) -> tuple[str, str]:
    """The tones at the lit and the far end of a face."""
    brightness = 0.5 + 0.5 * dot(face.normal, _LIGHT)
    glint = max(0.0, dot(face.normal, _GLINT)) ** 14
    return _tone(look, min(1.0, brightness + 0.10 + 0.15 * glint)), _tone(look, max(0.0, brightness - 0.14))


def _painted(face: _Face, look: DieLook) -> tuple[str, str]:
    """A face as gradient and paths: a light bevel all round, the flat inside it."""
    near, far = _tones(face, look)
    top = min(face.corners, key=lambda corner: corner[0] * 0.5 + corner[1])
    foot = max(face.corners, key=lambda corner: corner[0] * 0.5 + corner[1])
    name = f"f{face.index}"
    gradient = (
        f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="{top[0]:.2f}" y1="{top[1]:.2f}"'
        f' x2="{foot[0]:.2f}" y2="{foot[1]:.2f}"><stop offset="0" stop-color="{near}"/>'
        f'<stop offset="1" stop-color="{far}"/></linearGradient>'
    )
    bevel = f'fill="{mix(near, "#ffffff", 0.38)}" stroke="{mix(near, "#ffffff", 0.30)}" stroke-width=".8"'
    flat = f'fill="url(#{name})" stroke="url(#{name})" stroke-width="1"'
    return gradient, (
        f'<path d="{face.triangle(1)}" {bevel} stroke-linejoin="round"/>'
        f'<path d="{face.triangle(0.93)}" {flat} stroke-linejoin="round"/>'
    )


def _numbered(face: _Face, rotation: Rotation, look: DieLook, lit: int | None) -> str:
    """The number lying on a face, with a dark edge under it."""
    number = NUMBERS[face.index]
    # 6 and 9 carry a dot, as on real dice.
    text = f"{number}." if number in (6, 9) else str(number)
    up = _top_of(face.index)
    right = unit(cross(up, NORMALS[face.index]))
    middle = times(NORMALS[face.index], _FACE_HEIGHT)
    ox, oy = _project(rotation.turn(middle))
    rx, ry = _project(rotation.turn((middle[0] + right[0], middle[1] + right[1], middle[2] + right[2])))
    ux, uy = _project(rotation.turn((middle[0] + up[0], middle[1] + up[1], middle[2] + up[2])))
    scale = 0.36 / EM
    a, b, c, d = (rx - ox) * scale, (ry - oy) * scale, (ux - ox) * scale, (uy - oy) * scale
    colour = look.number if lit is None or lit == number else mix(look.number, _tones(face, look)[1], 0.45)
    dark, width = number_paths(text, f'fill="{INK}" fill-opacity=".7"')
    bright, _ = number_paths(text, f'fill="{colour}"')
    x, y = ox - a * width / 2 - c * CAP_HEIGHT / 2, oy - b * width / 2 - d * CAP_HEIGHT / 2
    axes = f"{a:.6f} {b:.6f} {c:.6f} {d:.6f}"
    return (
        f'<g transform="matrix({axes} {x + 0.5:.3f} {y + 0.7:.3f})">{dark}</g>'
        f'<g transform="matrix({axes} {x:.3f} {y:.3f})">{bright}</g>'
    )
