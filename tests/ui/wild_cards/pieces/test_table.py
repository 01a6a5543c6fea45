"""Cards, tokens and runners lie where they are said to lie, and what stands still is drawn once."""

import time
from collections.abc import Callable
from functools import partial
from typing import Any

import pygame
import pytest

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.theme import contrast
from lordsball.ui.wild_cards.pieces import scoreboard
from lordsball.ui.wild_cards.pieces.card import card_picture, draw_card, draw_flipping_card, draw_turned_card
from lordsball.ui.wild_cards.pieces.diamond import SIZE, base_place, path_point
from lordsball.ui.wild_cards.pieces.dice_and_tokens import draw_vibes, vibe_places
from lordsball.ui.wild_cards.pieces.faces import FULL, HAND, SMALL, BackFace, Size
from lordsball.ui.wild_cards.pieces.scoreboard import LAMPS, TILT, Count, draw_lamps
from tests.ui.wild_cards.pieces.duel import TEXT_SIZES, canvas_of, draw_duel, faces, looks, player, special


def difference(one: pygame.Surface, other: pygame.Surface) -> int:
    """How many pixels differ clearly."""
    return one.get_width() * one.get_height() - pygame.transform.threshold(
        pygame.Surface(one.get_size(), pygame.SRCALPHA, 32), one, None, (24, 24, 24, 255), search_surf=other
    )


def a_drawing(paint: Callable[[Canvas], None]) -> pygame.Surface:
    canvas = canvas_of()
    paint(canvas)
    return canvas.surface


def test_a_card_lands_exactly_where_it_will_lie() -> None:
    lying = a_drawing(partial(draw_card, x=100, y=100, face=player("as_p01"), shadow=False))
    landed = a_drawing(partial(draw_turned_card, cx=156, cy=178.5, face=player("as_p01"), shadow=False))
    assert difference(lying, landed) == 0


@pytest.mark.parametrize("angle", [0.5, 12, 36, 90])
def test_a_turned_card_keeps_its_middle(angle: float) -> None:
    ground = a_drawing(lambda canvas: None)
    turned = a_drawing(partial(draw_turned_card, cx=300, cy=300, face=player("as_p01"), angle=angle, shadow=False))
    mask = pygame.mask.from_threshold(turned, (0, 0, 0), (1, 1, 1, 255), ground)
    mask.invert()
    across, down = mask.centroid()
    assert abs(across - 300) <= 2 and abs(down - 300) <= 2


@pytest.mark.parametrize("size", [HAND, FULL, (84, 118)])
def test_the_name_of_a_dim_card_can_be_read(size: Size) -> None:
    """Its letters, where they are whole, beside the bar they stand on."""
    for face in (player("as_p01"), player("ud_p03"), special("as_s01"), special("as_s03")):
        picture = card_picture(canvas_of(1920), face, size, dim=True)
        w, h = picture.get_size()
        band = [picture.get_at((x, y)) for x in range(w // 8, w * 7 // 8) for y in range(h // 40 + 6, h // 9)]
        lights = sorted(
            (f"#{pixel.r:02x}{pixel.g:02x}{pixel.b:02x}" for pixel in band),
            key=lambda colour: contrast(colour, "#000000"),
        )
        assert contrast(lights[-3], lights[len(lights) // 4]) >= 4.5, face.name


@pytest.mark.parametrize("size", [HAND, FULL, SMALL])
def test_lit_chosen_and_dim_cards_can_be_told_apart(size: Size) -> None:
    face = player("ud_p01")
    states: tuple[dict[str, Any], ...] = ({}, {"lit": True}, {"chosen": True}, {"dim": True})
    looks_of_it = [a_drawing(partial(draw_card, x=300, y=200, face=face, size=size, **state)) for state in states]
    for number, one in enumerate(looks_of_it):
        for other in looks_of_it[number + 1 :]:
            assert difference(one, other) > 300


def test_a_card_that_is_turned_over_shows_the_back_first_and_never_both() -> None:
    back, face = BackFace(looks()[0]), player("as_p01")
    turning = partial(draw_flipping_card, cx=300, cy=300, back=back, face=face, size=HAND)
    early, late = a_drawing(partial(turning, progress=0)), a_drawing(partial(turning, progress=1))
    assert difference(early, a_drawing(partial(draw_turned_card, cx=300, cy=300, face=back))) == 0
    assert difference(late, a_drawing(partial(draw_turned_card, cx=300, cy=300, face=face))) == 0
    middle = a_drawing(partial(turning, progress=0.5))
    assert difference(middle, early) > 2000


def test_each_potential_tilts_the_card_further() -> None:
    assert list(TILT) == sorted(set(TILT))
    assert len(TILT) == 5
    assert TILT[0] == 0


def test_a_runner_comes_by_every_base_in_order() -> None:
    for start in range(4):
        for end in range(start + 1, 5):
            assert path_point(start, end, 0) == base_place(start)
            assert path_point(start, end, 1) == pytest.approx(base_place(end))
            for base in range(start, end + 1):
                share = (base - start) / (end - start)
                assert path_point(start, end, share) == pytest.approx(base_place(base))
    assert base_place(0) == base_place(4)


def test_bases_lie_inside_the_park_and_their_cards_do_not_touch() -> None:
    w, h = SMALL
    places = [base_place(base) for base in range(4)]
    for x, y in places:
        assert w / 2 <= x <= SIZE[0] - w / 2
        assert h / 2 <= y <= SIZE[1] - h / 2
    for number, (x, y) in enumerate(places):
        for other_x, other_y in places[number + 1 :]:
            assert abs(x - other_x) > w or abs(y - other_y) > h


def test_up_to_three_vibes_are_tokens_and_more_are_told_by_a_number() -> None:
    assert [len(vibe_places(count)) for count in range(6)] == [0, 1, 2, 3, 3, 3]
    canvas = canvas_of(watch_text=True)
    assert canvas.art.drawn_text is not None
    for count in range(4):
        draw_vibes(canvas, 10, 10, count)
    assert not canvas.art.drawn_text
    assert draw_vibes(canvas, 10, 10, 12, w=70) <= 71
    assert [text.shown for text in canvas.art.drawn_text] == ["12"]


def test_lamps_can_be_counted_without_colour() -> None:
    """A lit lamp is brighter in its middle than a dark one, in grey as well."""

    def grey(count: Count) -> list[float]:
        canvas = canvas_of()
        found = []
        for row, (kind, lit, of) in enumerate(zip(("strike", "ball", "out"), count[:3], count.of, strict=True)):
            end = draw_lamps(canvas, 100, 100 + row * 60, kind, lit, of)
            for number in range(of):
                middle = 100 + end - (of - number) * 25 + 11.5
                colour = canvas.surface.get_at((round(middle), 100 + row * 60))
                found.append(0.3 * colour.r + 0.59 * colour.g + 0.11 * colour.b)
        return found

    dark, lit = grey(Count(0, 0, 0)), grey(Count(3, 4, 3))
    assert all(on > off + 60 for on, off in zip(lit, dark, strict=True))


def test_all_cards_of_a_size_are_drawn_once() -> None:
    canvas = canvas_of()
    for face in faces().values():
        assert card_picture(canvas, face, HAND) is card_picture(canvas, face, HAND)


def test_a_table_that_has_been_drawn_is_drawn_again_within_a_frame() -> None:
    canvas = canvas_of()
    draw_duel(canvas)
    times = []
    for _ in range(5):
        start = time.process_time()
        draw_duel(canvas)
        times.append(time.process_time() - start)
    assert min(times) < 0.03


@pytest.mark.parametrize("scale", TEXT_SIZES)
def test_the_three_rows_of_lamps_stand_side_by_side_on_the_board(scale: float) -> None:
    canvas = canvas_of(1280, scale)
    ends = (*LAMPS[1:], scoreboard.SIZE[0])
    for kind, of, left, end in zip(("strike", "ball", "out"), (3, 4, 3), LAMPS, ends, strict=True):
        assert left + draw_lamps(canvas, left, 100, kind, of, of) < end
