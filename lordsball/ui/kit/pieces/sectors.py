"""Chances as faces of a die, shared by wheel, range bar and cards: the arithmetic of a wheel. Pure.

A wheel of 20 faces has 18 degrees a face. Faces are numbered from 1, clockwise from the top of the wheel as it is
drawn at angle 0. Angles are degrees, clockwise, from 0 up to 360; the pointer stands at the top.
"""

from collections.abc import Sequence
from typing import NamedTuple


class Sector(NamedTuple):
    """One result and how many faces of the die give it.

    :param key: what the result is called in the data, such as "home_run".
    :param label: in full, as on the wheel: "DOUBLE".
    :param short: where there is little room: "2B"; the label itself if empty.
    :param colour: of its sector, cell or tab; `text` is the color of letters on it.
    """

    key: str
    faces: int
    label: str
    colour: str
    text: str = "#ffffff"
    short: str = ""

    @property
    def letters(self) -> str:
        """The short form, or the label where there is none."""
        return self.short or self.label


def total_faces(sectors: Sequence[Sector]) -> int:
    """All faces together. ValueError if there are none, or a sector has a negative number of them."""
    if any(sector.faces < 0 for sector in sectors):
        raise ValueError("a sector cannot have fewer than 0 faces")
    total = sum(sector.faces for sector in sectors)
    if total == 0:
        raise ValueError("a wheel needs at least one face")
    return total


def sector_of_face(sectors: Sequence[Sector], face: int) -> Sector:
    """The sector a face (from 1) belongs to. ValueError if there is no such face."""
    last = 0
    for sector in sectors:
        last += sector.faces
        if 0 < face <= last:
            return sector
    raise ValueError(f"no face {face} on a die of {last}")


def first_face(sectors: Sequence[Sector], key: str) -> int:
    """The lowest face of a result. ValueError if no face gives it."""
    face = 1
    for sector in sectors:
        if sector.key == key and sector.faces:
            return face
        face += sector.faces
    raise ValueError(f"no face gives {key!r}")


def spans(sectors: Sequence[Sector]) -> list[tuple[Sector, float, float]]:
    """Each sector that has faces, with the angles where it begins and ends on a wheel at angle 0."""
    degrees = 360 / total_faces(sectors)
    found = []
    face = 0
    for sector in sectors:
        if sector.faces:
            found.append((sector, face * degrees, (face + sector.faces) * degrees))
        face += sector.faces
    return found


def rest_angle(face: int, sectors: Sequence[Sector]) -> float:
    """The angle at which a wheel rests when a face (from 1) came up: the middle of that face under the pointer."""
    sector_of_face(sectors, face)
    return (-(face - 0.5) * 360 / total_faces(sectors)) % 360


def spin_angle(progress: float, start: float, rest: float, turns: int = 3) -> float:
    """Where a spinning wheel is: from `start` through at least `turns` whole turns, slowing down, to exactly `rest`.

    :param progress: 0 to 1; anything above 1 is 1, so a skipped spin ends where a watched one does.
    """
    if progress >= 1:
        return rest % 360
    way = turns * 360 + (rest - start) % 360
    return (start + way * slow_down(progress)) % 360


def slow_down(progress: float) -> float:
    """How much of the way is done: fast at first, coming to a gentle stop."""
    left = 1 - min(1.0, max(0.0, progress))
    return 1 - left * left * left


def spin_speed(progress: float) -> float:
    """How fast the wheel turns, 1 at the start and 0 at rest."""
    left = 1 - min(1.0, max(0.0, progress))
    return left * left


def pointer_lean(angle: float, speed: float, faces: int = 20) -> float:
    """By how many degrees a peg passing under the pointer has pushed it aside; 0 when the wheel rests."""
    between = 360 / faces
    since = (angle % between) / between
    return 16 * min(1.0, speed * 4) * (1 - since) ** 2
