"""The die: all twenty numbers, the asked one in front, and a roll that ends exactly there."""

import math

import pygame
import pytest

from lordsball.ui.kit.pieces import icosahedron
from lordsball.ui.kit.pieces.icosahedron import NORMALS, NUMBERS, about, dot
from lordsball.ui.monster_league.pieces.d20 import d20_svg, draw_d20, front_face, orientation, tumble
from tests.ui.kit.pieces.table import canvas_of

FACES = range(1, 21)


def test_the_die_has_every_number_once_and_opposite_ones_add_up_to_21() -> None:
    assert sorted(NUMBERS) == list(FACES)
    for index, normal in enumerate(NORMALS):
        opposite = min(range(20), key=lambda other: dot(NORMALS[other], normal))
        assert NUMBERS[index] + NUMBERS[opposite] == 21


def test_the_solid_is_regular() -> None:
    corners = icosahedron.CORNERS
    edges = [math.dist(corners[a], corners[b]) for t in icosahedron.TRIANGLES for a, b in zip(t, t[1:], strict=False)]
    assert len(icosahedron.TRIANGLES) == 20
    assert max(edges) == pytest.approx(min(edges))


@pytest.mark.parametrize("face", FACES)
def test_the_asked_face_is_in_front(face: int) -> None:
    rotation = orientation(face)
    assert front_face(rotation) == face
    x, y, z = rotation.turn(NORMALS[NUMBERS.index(face)])
    assert (x, y, z) == pytest.approx((0, 0, 1))


@pytest.mark.parametrize("face", FACES)
def test_its_number_stands_nearly_upright(face: int) -> None:
    index = NUMBERS.index(face)
    top = icosahedron.CORNERS[icosahedron.TRIANGLES[index][0]]
    x, y, _ = orientation(face).turn(top)
    assert y > 0
    assert abs(math.degrees(math.atan2(x, y))) < 15


@pytest.mark.parametrize("face", [0, 21])
def test_a_face_the_die_does_not_have_is_refused(face: int) -> None:
    with pytest.raises(ValueError, match=f"no face {face}"):
        orientation(face)


@pytest.mark.parametrize("face", [1, 9, 20])
def test_a_roll_ends_exactly_at_rest(face: int) -> None:
    assert tumble(face, 1) == orientation(face)
    assert tumble(face, 3.5) == orientation(face)
    near = tumble(face, 0.98).turn(NORMALS[NUMBERS.index(face)])
    assert near[2] > 0.99, "just before the end the face is already seen"
    shown = {front_face(tumble(face, n / 40)) for n in range(40)}
    assert len(shown) > 4, "it does tumble"


def test_a_rotation_keeps_lengths_and_angles() -> None:
    rotation = about(icosahedron.unit((1, 2, 3)), 1.1).after(orientation(7))
    for a in rotation:
        assert dot(a, a) == pytest.approx(1)
    assert dot(rotation.right, rotation.up) == pytest.approx(0)
    assert dot(rotation.up, rotation.front) == pytest.approx(0)
    quarter = about((0.0, 0.0, 1.0), math.pi / 2)
    assert quarter.turn((1.0, 0.0, 0.0)) == pytest.approx((0, 1, 0)), "anticlockwise"


def test_ten_or_so_faces_are_seen_and_the_lit_number_is_the_brightest() -> None:
    _, body = d20_svg(orientation(17), lit=17)
    assert 8 <= body.count("matrix(") / 2 <= 12
    assert body.count("#ffe9a8") == 2, "the two digits of 17, and no other"


def test_frames_of_a_roll_do_not_fill_the_cache() -> None:
    canvas = canvas_of()
    draw_d20(canvas, 640, 360, 200, tumble(5, 0.1), moving=True)
    before = len(canvas.art.pictures)
    for number in range(20):
        draw_d20(canvas, 640, 360, 200, tumble(5, number / 20), moving=True)
    assert len(canvas.art.pictures) == before


def test_at_rest_a_moving_and_a_kept_picture_are_the_same() -> None:
    first, second = canvas_of(), canvas_of()
    draw_d20(first, 640, 360, 200, orientation(5), lit=5)
    draw_d20(second, 640, 360, 200, tumble(5, 1), lit=5, moving=True)
    assert pygame.image.tobytes(first.surface, "RGB") == pygame.image.tobytes(second.surface, "RGB")
