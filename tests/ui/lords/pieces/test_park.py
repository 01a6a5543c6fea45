"""Which space of the stadium a point lies on, and a tile drawn for every component and level."""

import pygame
import pytest

from lordsball.ui.lords.pieces.look import KINDS
from lordsball.ui.lords.pieces.park import (
    SPACES,
    back_to_front,
    draw_park,
    ground,
    half_width,
    space_at,
    space_middle,
    tile_corner,
    tile_name,
)
from tests.ui.lords.pieces.season import PARK, canvas_of

SIZES = [(366, 324), (300, 170), (560, 400), (240, 420)]


@pytest.mark.parametrize(("w", "h"), SIZES)
def test_a_point_in_the_middle_of_a_space_lies_on_it(w: float, h: float) -> None:
    assert [space_at(*space_middle(space, w, h), w, h) for space in range(SPACES)] == list(range(SPACES))


@pytest.mark.parametrize(("w", "h"), SIZES)
def test_a_point_lies_on_one_space_at_most_and_on_the_right_one(w: float, h: float) -> None:
    half = half_width(w, h)
    for space in range(SPACES):
        cx, cy = space_middle(space, w, h)
        for dx, dy in ((0.9, 0), (-0.9, 0), (0, 0.45), (0, -0.45), (0.45, 0.2), (-0.45, -0.2)):
            assert space_at(cx + dx * half, cy + dy * half, w, h) == space


@pytest.mark.parametrize(("w", "h"), SIZES)
def test_beside_the_stadium_is_no_space(w: float, h: float) -> None:
    back, right, front, left = (ground(space, w, h)[corner] for corner, space in enumerate((0, 2, 8, 6)))
    for px, py in ((2, 2), (w - 2, h - 2), (back[0], back[1] - 3), (right[0] + 3, right[1]), (front[0], front[1] + 3),
                   (left[0] - 3, left[1])):
        assert space_at(px, py, w, h) is None


@pytest.mark.parametrize(("w", "h"), SIZES)
def test_the_whole_stadium_lies_inside_its_picture(w: float, h: float) -> None:
    corners = [corner for space in range(SPACES) for corner in ground(space, w, h)]
    assert min(x for x, _ in corners) >= 0
    assert max(x for x, _ in corners) <= w
    assert min(y for _, y in corners) >= h * 0.3
    assert max(y for _, y in corners) <= h - 8


def test_rows_go_down_to_the_left_and_columns_down_to_the_right() -> None:
    first, across, down = (space_middle(space, 366, 324) for space in (0, 1, 3))
    assert across[0] > first[0] > down[0]
    assert across[1] == pytest.approx(down[1])
    assert across[1] > first[1]


def test_there_is_no_tenth_space() -> None:
    with pytest.raises(ValueError, match="no space"):
        space_middle(9, 366, 324)


def test_nothing_is_painted_before_what_stands_behind_it() -> None:
    order = back_to_front()
    assert sorted(order) == list(range(SPACES))
    heights = [space_middle(space, 366, 324)[1] for space in order]
    assert heights == sorted(heights)


def test_a_tile_stands_on_its_space() -> None:
    left, top, wide = tile_corner(4, 366, 324)
    cx, cy = space_middle(4, 366, 324)
    assert left + wide / 2 == pytest.approx(cx)
    assert top + wide * 134 / 160 == pytest.approx(cy)


def test_every_component_has_a_tile_of_every_level_and_all_look_different() -> None:
    canvas = canvas_of()
    seen: dict[bytes, str] = {}
    for kind in range(len(KINDS)):
        for level in range(1, 9):
            name = tile_name(4, kind, level)
            assert (canvas.art.sprites / f"{name}.svg").is_file()
            pixels = pygame.image.tobytes(canvas.sprite(name, 60), "RGBA")
            assert pixels not in seen, f"{name} looks like {seen.get(pixels)}"
            seen[pixels] = name
    for space in (0, 8):
        assert (canvas.art.sprites / f"{tile_name(space, None, 0)}.svg").is_file()


def test_a_higher_level_rises_higher() -> None:
    """Levels 1, 4 and 8 of what is built can be told by their height alone."""
    canvas = canvas_of()
    for kind in (1, 2, 3):
        tops = [canvas.sprite(tile_name(4, kind, level), 160).get_bounding_rect().top for level in (1, 4, 8)]
        assert tops[0] > tops[1] > tops[2]


def test_a_lit_space_is_brighter_and_a_ghost_is_seen() -> None:
    def pixel(**options: object) -> tuple[int, ...]:
        canvas = canvas_of()
        draw_park(canvas, 100, 100, 366, 324, "", PARK, **options)  # type: ignore[arg-type]
        return tuple(canvas.surface.get_at(canvas.screen.to_pixels(100 + middle[0] + 12, 100 + middle[1] + 6)))

    middle = space_middle(7, 366, 324)
    dark, lit, chosen = pixel(), pixel(lit=(7,)), pixel(lit=(7,), chosen=7)
    assert dark[0] - dark[2] < lit[0] - lit[2] < chosen[0] - chosen[2], "gold: more red than blue"
    assert pixel(ghost=(7, 3, 8)) != dark
