"""A die shows the face that came up, tumbles into it without a jump, and lies inside its tray."""

import math
import re

import pytest

from lordsball.ui.kit.pieces.cube import BLACK, WHITE, cube_svg, front_face, orientation, tumble
from lordsball.ui.kit.pieces.icosahedron import Rotation, dot
from lordsball.ui.lords.pieces.dice import TRAY, die_places, draw_die, draw_rolling_die
from tests.ui.lords.pieces.season import canvas_of

FACES = range(1, 7)


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("twist", [-40, -8, 0, 11, 45])
def test_the_face_asked_for_lies_up(face: int, twist: float) -> None:
    assert front_face(orientation(face, twist)) == face


@pytest.mark.parametrize("face", FACES)
def test_the_picture_has_the_pips_of_the_face_and_of_the_side_that_shows(face: int) -> None:
    _, body = cube_svg(orientation(face), WHITE)
    # Faces are painted from back to front, each pip as two discs: the last ones are those of the face itself.
    pips = [len(re.findall("<circle", part)) // 2 for part in re.split(r"(?=fill=.url)", body)[1:]]
    assert pips[-1] == face
    assert len(pips) == 2
    assert pips[0] not in (face, 7 - face), "the side next to a face is neither itself nor its opposite"


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("progress", [0, 0.1, 0.33, 0.5, 0.77, 0.95, 1])
def test_a_rolling_die_stays_a_cube(face: int, progress: float) -> None:
    rotation = tumble(face, progress, 7, 2.0)
    for number, axis in enumerate(rotation):
        assert dot(axis, axis) == pytest.approx(1)
        assert dot(axis, rotation[(number + 1) % 3]) == pytest.approx(0, abs=1e-9)


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("turn", [0.0, 1.3, 4.0])
def test_it_comes_to_rest_without_a_jump(face: int, turn: float) -> None:
    def away(rotation: Rotation) -> float:
        return max(math.dist(a, b) for a, b in zip(rotation, orientation(face, 5), strict=True))

    assert tumble(face, 1, 5, turn) == tumble(face, 3, 5, turn) == orientation(face, 5)
    assert away(tumble(face, 0.98, 5, turn)) < 0.05
    assert away(tumble(face, 0.3, 5, turn)) > 0.3
    assert front_face(tumble(face, 0.85, 5, turn)) == face, "the last part of a roll can be read"


@pytest.mark.parametrize("face", [0, 7, -1])
def test_there_is_no_other_face(face: int) -> None:
    with pytest.raises(ValueError, match="no face"):
        orientation(face)


@pytest.mark.parametrize("white", range(4))
@pytest.mark.parametrize("black", range(4))
def test_dice_lie_in_the_tray_and_beside_each_other(white: int, black: int) -> None:
    places = die_places(white, black)
    assert len(places) == white + black
    for number, (cx, cy, size, _) in enumerate(places):
        assert 7 + size * 0.4 <= cx <= TRAY[0] - 7 - size * 0.4
        assert 7 + size * 0.4 <= cy <= TRAY[1] - 7 - size * 0.4
        for other in places[:number]:
            assert math.dist((cx, cy), other[:2]) > max(size, other[2]) * 0.9


def test_a_rolling_die_is_kept_nowhere() -> None:
    """Frames of a roll do not push other pictures out of the cache."""
    canvas = canvas_of()
    draw_rolling_die(canvas, 300, 300, 40, 5, 0.2, BLACK)
    held = len(canvas.art.pictures)
    for step in range(3, 40):
        draw_rolling_die(canvas, 300, 300, 40, 5, step / 41, BLACK)
    # Shadows of a few sizes are shared by all dice.
    assert len(canvas.art.pictures) <= held + 24
    draw_die(canvas, 300, 300, 40, 5, BLACK)
    misses = canvas.art.pictures.misses
    draw_die(canvas, 300, 300, 40, 5, BLACK)
    assert canvas.art.pictures.misses == misses
