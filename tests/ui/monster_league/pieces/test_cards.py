"""Cards and discs: what is on them shows, what lights up is seen, and nothing is drawn twice."""

from collections.abc import Callable

import pygame
import pytest

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces.disc import draw_disc
from lordsball.ui.kit.pieces.look import TeamLook
from lordsball.ui.kit.theme import SEATS
from lordsball.ui.monster_league.pieces.card import BATTER_SIZE, LIFT, CardFace, draw_card
from lordsball.ui.monster_league.pieces.fielder import draw_fielder
from lordsball.ui.monster_league.pieces.inspector import draw_batter_inspector, draw_pitcher_inspector
from lordsball.ui.monster_league.pieces.token import draw_token
from tests.ui.kit.pieces.table import (
    BALANCED,
    CANDY,
    HAL,
    MOON,
    RULES,
    WRAPS,
    canvas_of,
    draw_clubhouse,
    draw_moment,
    draw_table,
    odds,
    portrait,
)


def picture(draw: Callable[[Canvas], object]) -> bytes:
    canvas = canvas_of()
    draw(canvas)
    return pygame.image.tobytes(canvas.surface, "RGB")


def words(draw: Callable[[Canvas], object]) -> list[str]:
    canvas = canvas_of(watch_text=True)
    draw(canvas)
    return [text.text for text in canvas.art.drawn_text or ()]


@pytest.mark.parametrize("draw", [draw_table, draw_moment, draw_clubhouse])
def test_a_table_that_does_not_change_is_drawn_from_the_cache(draw: Callable[[Canvas], None]) -> None:
    canvas = canvas_of()
    draw(canvas)
    before = canvas.art.pictures.misses
    draw(canvas)
    assert canvas.art.pictures.misses == before


def test_a_batter_card_says_everything_printed_on_it() -> None:
    said = words(lambda c: draw_card(c, 300, 200, HAL, state="At bat"))
    assert said == ["Howlin' Hal", "3", "Out", "25", "1B", "40", "2B", "20", "3B", "5", "HR", "10", "At bat"]


def test_a_pitcher_card_has_a_name_and_no_odds() -> None:
    assert words(lambda c: draw_card(c, 300, 200, WRAPS)) == ["Rally Wraps"]


def test_odds_that_are_not_of_twenty_are_percent_too() -> None:
    face = HAL._replace(odds=odds(1, 1, 1, 0, 0))
    assert words(lambda c: draw_card(c, 300, 200, face))[3::2] == ["33", "33", "33", "0", "0"]


@pytest.mark.parametrize(
    "changed",
    [
        {"lit": "double"},
        {"lit": "single"},
        {"state": "At bat"},
        {"glow": 0.5},
        {"dim": 0.5},
        {"selected": True},
    ],
)
def test_every_state_of_a_card_is_seen(changed: dict[str, object]) -> None:
    assert picture(lambda c: draw_card(c, 300, 200, HAL, **changed)) != picture(lambda c: draw_card(c, 300, 200, HAL))


def test_a_selected_card_stands_higher_in_a_gold_frame() -> None:
    canvas = canvas_of()
    draw_card(canvas, 300, 200, HAL, selected=True)
    frame = canvas.surface.get_at(canvas.screen.to_pixels(300 + BATTER_SIZE[0] / 2, 200 - LIFT - 4.5))
    assert tuple(frame)[:3] == (255, 194, 74)


def test_an_edited_look_changes_the_card() -> None:
    other = TeamLook(ribbon=("#123456", "#654321"))
    assert picture(lambda c: draw_card(c, 300, 200, HAL._replace(look=other))) != picture(
        lambda c: draw_card(c, 300, 200, HAL)
    )


def test_a_team_without_a_look_or_a_picture_has_both() -> None:
    said = words(lambda c: draw_card(c, 300, 200, CardFace("Newcomer", odds=BALANCED)))
    assert said[0] == "Newcomer"
    plain, dressed = CardFace("Newcomer"), CardFace("Newcomer", MOON, portrait("howlin_hal"))
    assert picture(lambda c: draw_card(c, 300, 200, plain)) != picture(lambda c: draw_card(c, 300, 200, dressed))


def test_the_large_batter_card_says_odds_in_words() -> None:
    said = words(lambda c: draw_batter_inspector(c, 300, 100, HAL, "double"))
    assert said[2:] == [
        "Out", "Out", "1–5", "25%", "1B", "Single", "6–13", "40%", "2B", "Double", "14–17", "20%",
        "3B", "Triple", "18", "5%", "HR", "Home run", "19–20", "10%",
    ]


def test_the_large_pitcher_card_says_every_word_of_the_rules() -> None:
    said = words(lambda c: draw_pitcher_inspector(c, 300, 100, WRAPS, "Double Trouble", RULES))
    assert said[:2] == ["Rally Wraps", "Double Trouble"]
    assert " ".join(said[2:]).split() == RULES.split()


def test_pinning_a_large_card_is_seen() -> None:
    assert picture(lambda c: draw_batter_inspector(c, 300, 100, HAL, pinned=True)) != picture(
        lambda c: draw_batter_inspector(c, 300, 100, HAL)
    )


@pytest.mark.parametrize("seat", SEATS)
def test_a_runner_wears_the_seat_as_colour_and_as_glyph(seat) -> None:
    name = portrait("howlin_hal")
    with_glyph = picture(lambda c: draw_disc(c, 300, 300, 60, name, MOON, seat.colour, seat.glyph))
    without = picture(lambda c: draw_disc(c, 300, 300, 60, name, MOON, seat.colour))
    assert with_glyph != without
    canvas = canvas_of()
    draw_disc(canvas, 300, 300, 60, name, MOON, seat.colour, seat.glyph)
    ring = canvas.surface.get_at((300, 300 - 28))[:3]
    assert "#{:02x}{:02x}{:02x}".format(*ring) == seat.colour.lower()


def test_a_ghost_lets_the_table_through() -> None:
    def middle(ghost: bool) -> tuple[int, ...]:
        canvas = canvas_of()
        canvas.fill("#ff0000")
        draw_disc(canvas, 300, 300, 42, portrait("howlin_hal"), MOON, ghost=ghost)
        return tuple(canvas.surface.get_at((300, 300 + 19)))[:3]

    assert middle(True)[0] > middle(False)[0] + 20


def test_the_active_fielder_stands_out() -> None:
    face = CardFace("Wraps", CANDY, portrait("rally_wraps"))
    active, other = canvas_of(), canvas_of()
    draw_fielder(active, 300, 300, face, active=True)
    draw_fielder(other, 300, 300, face)

    def light(canvas: Canvas) -> float:
        return sum(pygame.transform.average_color(canvas.surface, (270, 260, 60, 60))[:3])

    assert light(active) > light(other) * 1.05


def test_a_spent_token_differs_in_more_than_colour() -> None:
    """In grey, the fresh one is brighter, and the bolt on its face brighter still."""
    fresh, spent = (pygame.transform.grayscale(picture_of_token(spent)) for spent in (False, True))
    for around in (5, 20):
        box = (300 - around, 300 - around, 2 * around, 2 * around)
        assert pygame.transform.average_color(fresh, box)[0] > pygame.transform.average_color(spent, box)[0] + 20


def picture_of_token(spent: bool) -> pygame.Surface:
    canvas = canvas_of()
    draw_token(canvas, 300, 300, 60, spent=spent)
    return canvas.surface
