"""The solid with twenty triangles, its numbers, and rotations of it. Pure arithmetic.

Axes: x to the right, y up, z toward the viewer. The corners lie on the unit sphere.
"""

import math
from typing import NamedTuple

Vector = tuple[float, float, float]


class Rotation(NamedTuple):
    """A rotation in space, given by where the viewer's three axes lie in the solid."""

    right: Vector
    up: Vector
    front: Vector

    def turn(self, point: Vector) -> Vector:
        """Where a point of the solid is for the viewer."""
        return dot(point, self.right), dot(point, self.up), dot(point, self.front)

    def after(self, first: "Rotation") -> "Rotation":
        """The rotation that does `first` and then this one."""
        return Rotation(
            *(_sum(*(times(row, part) for row, part in zip(first, axis, strict=True))) for axis in self)
        )


def dot(a: Vector, b: Vector) -> float:
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def cross(a: Vector, b: Vector) -> Vector:
    return a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]


def minus(a: Vector, b: Vector) -> Vector:
    return a[0] - b[0], a[1] - b[1], a[2] - b[2]


def times(a: Vector, factor: float) -> Vector:
    return a[0] * factor, a[1] * factor, a[2] * factor


def unit(a: Vector) -> Vector:
    """The same direction with length 1."""
    return times(a, 1 / math.sqrt(dot(a, a)))


def about(axis: Vector, angle: float) -> Rotation:
    """The rotation by `angle` radians about an axis of length 1, counterclockwise seen from the axis' tip."""
    cosine, sine = math.cos(angle), math.sin(angle)
    rows = []
    for e in ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)):
        rows.append(_sum(times(e, cosine), times(axis, dot(axis, e) * (1 - cosine)), times(cross(axis, e), -sine)))
    return Rotation(*rows)


def _sum(a: Vector, b: Vector, c: Vector) -> Vector:
    return a[0] + b[0] + c[0], a[1] + b[1] + c[1], a[2] + b[2] + c[2]


def _corners() -> list[Vector]:
    golden = (1 + math.sqrt(5)) / 2
    rectangle = [(a, b * golden) for a in (-1.0, 1.0) for b in (-1.0, 1.0)]
    points: list[Vector] = [(a, b, 0.0) for a, b in rectangle]
    points += [(0.0, a, b) for a, b in rectangle]
    points += [(b, 0.0, a) for a, b in rectangle]
    return [unit(point) for point in points]


def _triangles(corners: list[Vector]) -> list[tuple[int, int, int]]:
    """Every three corners that are neighbors, counterclockwise seen from outside."""
    edge = min(math.dist(corners[0], other) for other in corners[1:]) * 1.01
    found = []
    for i in range(12):
        for j in range(i + 1, 12):
            for k in range(j + 1, 12):
                a, b, c = corners[i], corners[j], corners[k]
                if max(math.dist(a, b), math.dist(b, c), math.dist(a, c)) < edge:
                    outward = dot(cross(minus(b, a), minus(c, a)), a) > 0
                    found.append((i, j, k) if outward else (i, k, j))
    return found


def _middle(triangle: tuple[int, int, int]) -> Vector:
    """The direction from the solid's center to the middle of a triangle."""
    a, b, c = (CORNERS[corner] for corner in triangle)
    return unit(_sum(a, b, c))


def _numbers(normals: list[Vector]) -> list[int]:
    """Numbers 1 to 20 such that opposite faces add up to 21, high and low well mixed."""
    pairs = iter((20, 14, 8, 17, 2, 11, 5, 18, 9, 15))
    numbers = [0] * 20
    for face, normal in enumerate(normals):
        if not numbers[face]:
            opposite = min(range(20), key=lambda other: dot(normals[other], normal))
            numbers[face] = next(pairs)
            numbers[opposite] = 21 - numbers[face]
    return numbers


CORNERS = _corners()
TRIANGLES = _triangles(CORNERS)
NORMALS = [_middle(triangle) for triangle in TRIANGLES]
NUMBERS = _numbers(NORMALS)
