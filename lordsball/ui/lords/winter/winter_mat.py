"""The mat of the club at turn: its cubes climb and fall where the table's numbers have moved."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, NamedTuple

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.theme import SEATS
from lordsball.ui.kit.timeline import smooth
from lordsball.ui.lords.clubs_shown import mat_of
from lordsball.ui.lords.pieces.marks import draw_cube
from lordsball.ui.lords.pieces.team_mat import cube_place, draw_team_mat
from lordsball.ui.lords.places import LEFT, spread
from lordsball.ui.lords.sight import Sight
from lordsball.ui.lords.winter.winter_state import CUBES, seat_shown

CUBED = ("regulars", "prospects", "front_office", "farm_system", "manager")
"""What a cube counts on the mat."""


class Climb(NamedTuple):
    """Cubes on their way, of one club: what they count, from where to where; and how far they are."""

    seat: int
    moves: tuple[tuple[str, int, int], ...]
    progress: float


class MatView:
    """The left of the table."""

    area = spread(LEFT, 16)

    def describe(self, sight: Sight) -> Hashable:
        """The mat's numbers, and which cubes are in the air."""
        mat = mat_of(sight, seat_shown(sight))
        climb = _climb(sight)
        return mat._replace(lifted=tuple(part for part, _, _ in climb.moves)) if climb is not None else mat

    def paint(self, canvas: Canvas, told: Any) -> None:
        """The mat."""
        draw_team_mat(canvas, LEFT.x, LEFT.y, told)

    def move(self, canvas: Canvas, sight: Sight) -> None:
        """The cubes in the air."""
        climb = _climb(sight)
        if climb is None:
            return
        for part, before, after in climb.moves:
            cx, cy, size = cube_place(part, before + (after - before) * smooth(climb.progress))
            draw_cube(canvas, LEFT.x + cx, LEFT.y + cy - 3, size, SEATS[climb.seat].colour)


def _climb(sight: Sight) -> Climb | None:
    climb: Climb | None = sight.motion.get(CUBES)
    return climb if climb is not None and climb.seat == seat_shown(sight) else None
