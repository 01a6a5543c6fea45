"""The board at every size of window and text: everything fits, nothing is small, and a still board costs nothing."""

import random

import pygame
import pytest

from lordsball.ui.kit.timeline import Timeline
from lordsball.ui.kit.widgets.group import WidgetGroup
from lordsball.ui.table.board import Seated
from lordsball.ui.table.still import AREA
from tests.ui.looks import every_look
from tests.ui.monster_league.monsters import (
    ASKS,
    PEOPLE,
    SIZES,
    Likes,
    acted,
    at,
    board_of,
    canvas_of,
    cards,
    finished,
    new_game,
    offer_of,
    play,
    renamed,
)


def draw(board, position, canvas) -> None:
    """Board and widgets."""
    group = WidgetGroup(offer_of(board, position).widgets)
    board.draw(canvas)
    group.draw(canvas)


def is_large_enough(text, k: float) -> bool:
    """Eighteen units, to the nearest pixel."""
    return round(text.size * k) >= int(18 * k)


@every_look
def test_shipped_cards_are_never_cut_nor_small(size, text) -> None:
    canvas = canvas_of(size, text)
    canvas.art.drawn_text = texts = []
    for number, ask in enumerate((*ASKS, "over")):
        position = finished(number) if ask == "over" else at(ask, number + 7)
        board = board_of(position, likes=Likes(throw="d20" if number % 2 else "wheel"))
        draw(board, position, canvas)
    assert len(texts) > 150
    assert [text.text for text in texts if not text.fits] == []
    assert [text for text in texts if not is_large_enough(text, canvas.k)] == []


@pytest.mark.parametrize("letters", [1, 40, 200])
@pytest.mark.parametrize(("size", "text_scale"), [(SIZES[0], 1.5), (SIZES[1], 1.0)])
def test_names_of_any_length_stay_in_their_places(letters, size, text_scale) -> None:
    catalog = renamed(cards(), letters)
    name = ("Bartholomew " * 20)[:letters].strip()
    seats = (Seated(name, True, ""), Seated(name, False, "veteran"))
    canvas = canvas_of(size, text_scale)
    canvas.art.drawn_text = texts = []
    for ask in ASKS:
        position = at(ask, 3, catalog, ["third", "candy_crushers"])
        board = board_of(position, seats)
        draw(board, position, canvas)
    assert [text for text in texts if not is_large_enough(text, canvas.k)] == []
    assert [text for text in texts if text.room is not None and text.place[2] > text.room + 2] == []
    assert max(text.place[2] for text in texts) <= 872


def test_a_board_that_stands_still_is_painted_once() -> None:
    position = at("ability", 4)
    board, canvas = board_of(position), canvas_of((1280, 720))
    offer_of(board, position)
    board.draw(canvas)
    paintings, misses = board._still.paintings, canvas.art.pictures.misses
    first = pygame.image.tobytes(canvas.surface, "RGB")
    for _ in range(3):
        board.draw(canvas)
    assert (board._still.paintings, canvas.art.pictures.misses) == (paintings, misses)
    assert pygame.image.tobytes(canvas.surface, "RGB") == first


def test_what_is_painted_anew_in_part_is_what_would_be_painted_at_once() -> None:
    position, chance = new_game(21), random.Random(21)
    canvas = canvas_of((960, 540))
    fresh = canvas_of((960, 540), art=canvas.art)
    board, timeline = board_of(position), Timeline("off")
    for _ in range(60):
        if position.decision is None:
            break
        play(board, acted(position, chance.choice(position.decision.options)), timeline, skip_after=0)
        board.model.confetti.clear()
        board.show(position.view(None))
        board.hover(chance.uniform(0, 1280), chance.uniform(88, 720))
        if position.decision is not None:
            offer_of(board, position)
        board.draw(canvas)
        again = board_of(position)
        again.model.asked, again.model.pointed = board.model.asked, board.model.pointed
        again.model.attending = board.model.attending
        again.draw(fresh)
        assert pygame.image.tobytes(canvas.surface, "RGB") == pygame.image.tobytes(fresh.surface, "RGB")


def test_another_window_size_is_another_picture() -> None:
    position = at("ability", 4)
    board = board_of(position)
    for size in (*SIZES, (1600, 1200), (1000, 980), SIZES[0]):
        canvas = canvas_of(size)
        canvas.fill("#ff00ff")
        board.draw(canvas)
        area = canvas.screen.rect(*AREA)
        inside = pygame.transform.average_color(canvas.surface, area)
        assert inside[:3] != (255, 0, 255)
        assert canvas.surface.get_at((area.x, area.y))[:3] != (255, 0, 255)
        assert canvas.surface.get_at((area.right - 1, area.bottom - 1))[:3] != (255, 0, 255)


@pytest.mark.parametrize("throw", ["wheel", "d20"])
def test_every_frame_of_a_game_can_be_drawn(throw) -> None:
    position, chance = new_game(31), random.Random(31)
    board, canvas = board_of(position, PEOPLE, Likes(throw=throw)), canvas_of((960, 540))
    timeline = Timeline("fast")
    for _ in range(45):
        if position.decision is None:
            break
        offer_of(board, position)
        events = acted(position, chance.choice(position.decision.options))
        play(board, events, timeline, skip_after=40, each=lambda: board.draw(canvas))
        board.show(position.view(None))
    canvas.art.drawn_text = []
    board.draw(canvas)
