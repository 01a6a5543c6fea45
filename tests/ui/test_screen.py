"""Units and pixels agree at every size of window."""

import pytest

from lordsball.ui.kit.screen import HEIGHT, WIDTH, Screen

SIZES = [
    (1280, 720), (1366, 768), (1920, 1200), (2560, 1080), (1024, 1366), (960, 540), (3840, 2160), (1281, 719),
    (700, 900),
]


def drawn_area(screen: Screen) -> tuple[int, int, int, int]:
    rect = screen.rect(0, 0, WIDTH, HEIGHT)
    return rect.left, rect.top, rect.right - 1, rect.bottom - 1


@pytest.mark.parametrize("size", SIZES)
def test_every_corner_pixel_of_the_drawn_area_is_inside_and_near_its_corner(size):
    screen = Screen.fit(size)
    left, top, right, bottom = drawn_area(screen)
    for px, x in ((left, 0), (right, WIDTH)):
        for py, y in ((top, 0), (bottom, HEIGHT)):
            at = screen.to_units(px, py)
            assert Screen.inside(*at)
            assert abs(at[0] - x) <= 1.5 / screen.k
            assert abs(at[1] - y) <= 1.5 / screen.k


@pytest.mark.parametrize("size", SIZES)
def test_the_letterbox_is_outside_and_the_canvas_is_centred_in_it(size):
    screen = Screen.fit(size)
    left, top, right, bottom = drawn_area(screen)
    assert abs(left - (size[0] - 1 - right)) <= 2
    assert abs(top - (size[1] - 1 - bottom)) <= 2
    for px in (0, left - 2, right + 2, size[0] - 1):
        for py in (0, top - 2, bottom + 2, size[1] - 1):
            in_bar = px < left or px > right or py < top or py > bottom
            if in_bar:
                assert not Screen.inside(*screen.to_units(px, py))


@pytest.mark.parametrize("size", SIZES)
def test_units_survive_the_way_to_pixels_and_back(size):
    screen = Screen.fit(size)
    for x, y in ((0, 0), (17, 33), (640, 360), (1279, 719)):
        there = screen.to_units(*screen.to_pixels(x, y))
        assert abs(there[0] - x) <= 1.01 / screen.k
        assert abs(there[1] - y) <= 1.01 / screen.k


@pytest.mark.parametrize("size", SIZES)
def test_neighbouring_boxes_share_their_edge(size):
    screen = Screen.fit(size)
    for step in range(0, 1270, 7):
        assert screen.rect(step, 0, 7, 10).right == screen.rect(step + 7, 0, 7, 10).left


def test_a_length_is_never_nothing():
    assert Screen.fit((960, 540)).px(0.01) == 1


def test_what_a_wide_window_shows_begins_left_of_the_canvas():
    x, y, w, h = Screen.fit((2560, 1080)).visible
    assert x < 0 and y == 0
    assert w > WIDTH and h == HEIGHT
