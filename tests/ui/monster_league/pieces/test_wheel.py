"""What the wheel shows under its pointer is what came up, at every size and after every way to get there."""

import colorsys
import random

import pygame
import pytest

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces.sectors import Sector, rest_angle, sector_of_face, spin_angle
from lordsball.ui.monster_league.pieces.wheel import Hub, draw_pointer, draw_stand, draw_wheel
from tests.ui.kit.pieces.table import BALANCED, MOON, WIDTHS, canvas_of, face_at_pointer, portrait

CENTRE = (640, 360)
SIZE = 236


def colourful(count: int) -> tuple[Sector, ...]:
    """A wheel with this many sectors, each of a hue of its own."""
    chance = random.Random(count * 7)
    cuts = [0, *sorted(chance.sample(range(1, 20), count - 1)), 20]
    sectors = []
    for number in range(count):
        red, green, blue = (round(255 * c) for c in colorsys.hsv_to_rgb(number / count, 1, 0.75))
        colour = f"#{red:02x}{green:02x}{blue:02x}"
        sectors.append(Sector(f"s{number}", cuts[number + 1] - cuts[number], f"S{number}", colour))
    return tuple(sectors)


def hue_under_pointer(canvas: Canvas) -> float:
    """The hue just inside the rim of the wheel, straight up from its middle: between the words and the bulbs."""
    at = canvas.screen.to_pixels(CENTRE[0], CENTRE[1] - SIZE / 2 * 0.82)
    red, green, blue = (c / 255 for c in canvas.surface.get_at(at)[:3])
    return colorsys.rgb_to_hsv(red, green, blue)[0]


def sector_seen(canvas: Canvas, sectors: tuple[Sector, ...]) -> str:
    """The sector whose hue is nearest to what is seen under the pointer."""
    seen = hue_under_pointer(canvas)

    def distance(number: int) -> float:
        gap = abs(seen - number / len(sectors))
        return min(gap, 1 - gap)

    return sectors[min(range(len(sectors)), key=distance)].key


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("count", [2, 3, 5, 11, 20])
def test_the_drawn_sector_under_the_pointer_is_the_one_that_came_up(width: int, count: int) -> None:
    canvas, sectors = canvas_of(width), colourful(count)
    for face in range(1, 21):
        angle = rest_angle(face, sectors)
        draw_wheel(canvas, *CENTRE, SIZE, sectors, angle)
        assert sector_seen(canvas, sectors) == sector_of_face(sectors, face).key, f"face {face}"


def test_while_it_turns_it_shows_what_is_passing() -> None:
    canvas, sectors = canvas_of(), colourful(5)
    rest = rest_angle(9, sectors)
    for angle in range(3, 360, 18):
        draw_wheel(canvas, *CENTRE, SIZE, sectors, angle, rest=rest)
        there = sector_of_face(sectors, face_at_pointer(sectors, angle))
        assert sector_seen(canvas, sectors) == there.key, f"angle {angle}"


def test_a_spin_that_was_watched_ends_in_the_same_picture_as_one_that_was_skipped() -> None:
    watched, skipped = canvas_of(), canvas_of()
    rest = rest_angle(15, BALANCED)
    for number in range(13):
        watched.fill("#000000")
        draw_wheel(watched, *CENTRE, SIZE, BALANCED, spin_angle(number / 12, 77, rest), rest=rest, lit="double")
    skipped.fill("#000000")
    draw_wheel(skipped, *CENTRE, SIZE, BALANCED, spin_angle(9, 77, rest), rest=rest, lit="double")
    assert pygame.image.tobytes(watched.surface, "RGB") == pygame.image.tobytes(skipped.surface, "RGB")


def test_resizing_the_window_keeps_the_sector_under_the_pointer() -> None:
    sectors = colourful(11)
    for face in (1, 8, 20):
        angle = rest_angle(face, sectors)
        seen = set()
        for width in (960, 1111, 1280, 1733):
            canvas = canvas_of(width)
            draw_wheel(canvas, *CENTRE, SIZE, sectors, angle)
            seen.add(sector_seen(canvas, sectors))
        assert seen == {sector_of_face(sectors, face).key}


def test_a_turning_wheel_is_rotated_not_drawn_anew() -> None:
    canvas = canvas_of()
    rest = rest_angle(15, BALANCED)
    hub = Hub(portrait("howlin_hal"), MOON)
    draw_wheel(canvas, *CENTRE, SIZE, BALANCED, 0, rest=rest, hub=hub)
    drawn = canvas.art.pictures.misses
    for number in range(30):
        draw_wheel(canvas, *CENTRE, SIZE, BALANCED, spin_angle(number / 29, 0, rest), rest=rest, hub=hub)
    assert canvas.art.pictures.misses == drawn


def test_the_hub_stays_upright_while_the_wheel_turns() -> None:
    canvas = canvas_of()
    hub = Hub(portrait("howlin_hal"), MOON)
    middle = canvas.screen.rect(CENTRE[0] - 20, CENTRE[1] - 20, 40, 40)
    seen = []
    for angle in (0, 100):
        draw_wheel(canvas, *CENTRE, SIZE, BALANCED, angle, rest=0, hub=hub)
        seen.append(pygame.image.tobytes(canvas.surface.subsurface(middle), "RGB"))
    assert seen[0] == seen[1]


def test_one_result_fills_the_whole_wheel() -> None:
    canvas = canvas_of()
    draw_wheel(canvas, *CENTRE, SIZE, (Sector("always", 20, "OUT", "#5a5078"),), 9)
    red, green, blue, _ = canvas.surface.get_at(canvas.screen.to_pixels(CENTRE[0] - 80, CENTRE[1] + 20))
    assert max(abs(red - 0x5A), abs(green - 0x50), abs(blue - 0x78)) < 40


def test_words_on_a_wheel_stay_inside_their_sectors() -> None:
    """Every label is cut to the room it has, at every text size, and none is smaller than 18 units."""
    long = tuple(Sector(f"s{n}", 2, "AN EXTRAORDINARY RESULT", "#117089", short="XR") for n in range(10))
    for scale in (1.0, 1.5):
        for sectors in (BALANCED, long, colourful(20)):
            canvas = canvas_of(text_scale=scale, watch_text=True)
            draw_wheel(canvas, *CENTRE, SIZE, sectors, 0)
            texts = canvas.art.drawn_text
            assert texts
            for text in texts:
                assert text.size > 17.7
                assert text.place[2] <= SIZE * 0.7


def test_the_pointer_tells_the_first_spin_from_the_second_and_hangs_on_its_eye() -> None:
    def ends(lean: float) -> tuple[tuple[int, int], tuple[int, int]]:
        """The highest and the lowest pixel of the pointer."""
        canvas = canvas_of()
        ground = canvas.surface.copy()
        draw_pointer(canvas, *CENTRE, SIZE, lean=lean)
        mask = pygame.mask.from_threshold(canvas.surface, "#000000", (1, 1, 1, 255), ground)
        mask.invert()
        points = sorted((y, x) for x, y in mask.outline())
        return (points[0][1], points[0][0]), (points[-1][1], points[-1][0])

    (_, top), (x, y) = ends(0)
    assert x == pytest.approx(CENTRE[0], abs=2)
    assert CENTRE[1] - SIZE / 2 < y < CENTRE[1] - SIZE / 2 * 0.8, "it reaches over the rim"
    (_, leaning_top), (aside, _) = ends(14)
    assert aside > x + 5
    assert leaning_top == pytest.approx(top, abs=3)
    pictures = []
    for hollow in (False, True):
        canvas = canvas_of()
        draw_pointer(canvas, *CENTRE, SIZE, hollow=hollow)
        pictures.append(pygame.image.tobytes(canvas.surface, "RGB"))
    assert pictures[0] != pictures[1]


def test_pointer_and_stand_are_drawn_once() -> None:
    canvas = canvas_of()
    for _ in range(2):
        before = canvas.art.pictures.misses
        draw_stand(canvas, *CENTRE, SIZE)
        draw_pointer(canvas, *CENTRE, SIZE)
        draw_pointer(canvas, *CENTRE, SIZE, lean=12)
    assert canvas.art.pictures.misses == before
