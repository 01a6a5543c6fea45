"""A spin ends on the face it was to end on, whatever the odds, however it is watched."""

import itertools
import random

import pytest

from lordsball.ui.kit.pieces.sectors import (
    Sector,
    first_face,
    pointer_lean,
    rest_angle,
    sector_of_face,
    spans,
    spin_angle,
    spin_speed,
)
from tests.ui.kit.pieces.table import BALANCED, face_at_pointer


def wheels(count: int) -> list[tuple[Sector, ...]]:
    """Some wheels of 20 faces with this many sectors: even, lopsided, at random."""
    chance = random.Random(count)
    weights = [[20 - count + 1] + [1] * (count - 1), [1] * (count - 1) + [20 - count + 1]]
    for _ in range(4):
        cuts = sorted(chance.sample(range(1, 20), count - 1))
        weights.append([b - a for a, b in itertools.pairwise([0, *cuts, 20])])
    return [tuple(Sector(f"s{n}", faces, f"S{n}", "#123456") for n, faces in enumerate(row)) for row in weights]


@pytest.mark.parametrize("count", range(2, 21))
def test_every_face_comes_to_rest_in_its_own_sector(count: int) -> None:
    for wheel in wheels(count):
        assert sum(sector.faces for sector in wheel) == 20
        for face in range(1, 21):
            angle = rest_angle(face, wheel)
            assert 0 <= angle < 360
            assert face_at_pointer(wheel, angle) == face


def test_the_sectors_of_a_batter_lie_as_the_rules_say() -> None:
    by_face = {face: sector_of_face(BALANCED, face).key for face in range(1, 21)}
    assert [by_face[face] for face in (1, 5, 6, 13, 14, 17, 18, 19, 20)] == [
        "out", "out", "single", "single", "double", "double", "triple", "home_run", "home_run",
    ]
    assert first_face(BALANCED, "double") == 14
    assert spans(BALANCED)[1][1:] == (90, 234)


def test_a_sector_without_faces_takes_no_room() -> None:
    wheel = (Sector("a", 10, "A", "#000000"), Sector("never", 0, "N", "#000000"), Sector("b", 10, "B", "#000000"))
    assert [sector.key for sector, _, _ in spans(wheel)] == ["a", "b"]
    assert {sector_of_face(wheel, face).key for face in range(1, 21)} == {"a", "b"}
    with pytest.raises(ValueError, match="no face gives 'never'"):
        first_face(wheel, "never")


@pytest.mark.parametrize("face", [0, 21, -1])
def test_a_face_that_is_not_there_is_refused(face: int) -> None:
    with pytest.raises(ValueError, match=f"no face {face} on a die of 20"):
        rest_angle(face, BALANCED)


def test_an_empty_wheel_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one face"):
        spans([])
    with pytest.raises(ValueError, match="fewer than 0"):
        spans([Sector("a", -1, "A", "#000000")])


@pytest.mark.parametrize("start", [0.0, 123.4, 359.9])
@pytest.mark.parametrize("face", [1, 7, 20])
def test_watched_skipped_or_cut_short_a_spin_ends_at_rest(start: float, face: int) -> None:
    rest = rest_angle(face, BALANCED)
    assert spin_angle(0, start, rest) == pytest.approx(start)
    assert spin_angle(1, start, rest) == rest
    assert spin_angle(7.5, start, rest) == rest
    assert spin_angle(0.999999, start, rest) == pytest.approx(rest, abs=0.01)


def test_a_spin_turns_on_and_on_and_slows_down() -> None:
    steps = [spin_angle(n / 100, 10, 200, turns=3) for n in range(101)]
    moves = [(b - a) % 360 for a, b in itertools.pairwise(steps)]
    assert sum(moves) == pytest.approx(3 * 360 + 190)
    assert all(a >= b for a, b in itertools.pairwise(moves))
    assert moves[-1] < 0.01
    assert spin_speed(0) == 1
    assert spin_speed(1) == 0


def test_the_pointer_hangs_straight_when_the_wheel_rests() -> None:
    assert all(pointer_lean(angle, 0) == 0 for angle in range(0, 360, 7))
    assert max(pointer_lean(angle, 1) for angle in range(360)) > 10
