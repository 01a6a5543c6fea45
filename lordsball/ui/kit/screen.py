"""Units and pixels: everything is laid out on a canvas of 1280 x 720 units and drawn at the window's real pixels."""

from dataclasses import dataclass, field
from math import ceil
from typing import Self

from pygame import Rect

WIDTH = 1280
HEIGHT = 720
SMALLEST = (960, 540)
"""Below this window size (pixels) text of 18 units would be too small to read."""


@dataclass(frozen=True, slots=True)
class Screen:
    """How units map to pixels on one surface.

    :param size: the surface in pixels.
    :param k: pixels per unit; the largest factor at which the whole canvas fits, unless given.
    :param offset: pixel position of the canvas' origin; centered unless given.
    """

    size: tuple[int, int]
    k: float = 0.0
    offset: tuple[float, float] = field(default=(0.0, 0.0))

    @classmethod
    def fit(cls, size: tuple[int, int]) -> Self:
        """The whole canvas, as large as it fits into `size` pixels and in the middle of it."""
        width, height = max(1, size[0]), max(1, size[1])
        k = min(width / WIDTH, height / HEIGHT)
        return cls((width, height), k, (round((width - WIDTH * k) / 2), round((height - HEIGHT * k) / 2)))

    def shifted(self, dx: float, dy: float) -> "Screen":
        """The same surface with the origin moved by (dx, dy) units."""
        return Screen(self.size, self.k, (self.offset[0] + dx * self.k, self.offset[1] + dy * self.k))

    def zoomed(self, x: float, y: float, zoom: float) -> "Screen":
        """The same surface at another scale, the point (x, y) where it is."""
        left, top = self.offset
        step = self.k * (1 - zoom)
        return Screen(self.size, self.k * zoom, (left + x * step, top + y * step))

    def px(self, units: float) -> int:
        """A length in whole pixels, at least one."""
        return max(1, round(units * self.k))

    def to_pixels(self, x: float, y: float) -> tuple[int, int]:
        """The first pixel whose middle lies at or after a point: so drawing and hitting agree to the pixel."""
        return ceil(self.offset[0] + x * self.k - 0.5), ceil(self.offset[1] + y * self.k - 0.5)

    def to_units(self, px: float, py: float) -> tuple[float, float]:
        """The middle of a pixel, in units: so the first and the last pixel of the canvas both lie inside it."""
        return (px + 0.5 - self.offset[0]) / self.k, (py + 0.5 - self.offset[1]) / self.k

    def rect(self, x: float, y: float, w: float, h: float) -> Rect:
        """A rectangle in pixels. Edges are rounded one by one, so neighbors share an edge and leave no gap."""
        left, top = self.to_pixels(x, y)
        right, bottom = self.to_pixels(x + w, y + h)
        return Rect(left, top, max(1, right - left), max(1, bottom - top))

    @property
    def visible(self) -> tuple[float, float, float, float]:
        """What the surface shows, in units: x, y, width, height. Larger than the canvas where it is letterboxed."""
        return (
            -self.offset[0] / self.k,
            -self.offset[1] / self.k,
            self.size[0] / self.k,
            self.size[1] / self.k,
        )

    @staticmethod
    def inside(x: float, y: float) -> bool:
        """Whether a point (units) lies on the canvas, not on the letterbox around it."""
        return 0 <= x < WIDTH and 0 <= y < HEIGHT
