"""Every landmark lies on the screen, has words that fit a slip, and covers what is drawn."""

import pygame
import pytest

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.monster_league.cover.rulebook import booklet
from lordsball.ui.monster_league.pieces.field import draw_field, draw_side_shade
from tests.ui.monster_league.monsters import ASKS, Likes, at, board_of, canvas_of, cards, finished

ALWAYS = {"inning", "score", "bases", "outs", "token_count", "card"}
IN_THE_FIELD = ALWAYS | {"batter", "range_bar", "on_deck", "wheel", "odds", "fielder:home", "fielder:first"}
NAMES = {
    "coin_toss": {"coin", "team:1", "team:2"},
    "choose_side": {"coin"},
    "starting_pitcher": ALWAYS | {"starter:1", "starter:2"},
    "pitching_change": IN_THE_FIELD | {"pitcher", "tokens", "ability", "bullpen", "mound"},
    "at_bat": IN_THE_FIELD | {"switch"},
    "ability": IN_THE_FIELD | {"pitcher", "tokens", "ability", "mound", "result"},
    "second_spin": IN_THE_FIELD | {"bullpen_empty", "second_spin", "result"},
    "over": ALWAYS,
}
LONGEST_TITLE, LONGEST_ABOUT = 44, 130


def bare(canvas: Canvas) -> pygame.Surface:
    draw_field(canvas)
    draw_side_shade(canvas)
    return canvas.surface.copy()


@pytest.mark.parametrize("ask", NAMES)
def test_landmarks(ask: str) -> None:
    canvas, book = canvas_of((1280, 720)), booklet(cards())
    ground = bare(canvas)
    for seed, throw in ((3, "wheel"), (8, "d20")):
        board = board_of(finished(seed) if ask == "over" else at(ask, seed), likes=Likes(throw=throw))
        found = board.landmarks()
        names = [mark.name for mark in found]
        assert len(set(names)) == len(names)
        assert NAMES[ask] <= set(names)
        board.draw(canvas)
        for mark in found:
            x, y, w, h = mark.box
            assert x >= 0 and y >= 88 and x + w <= 1280 and y + h <= 720, mark
            assert 0 < len(mark.title) <= LONGEST_TITLE, mark
            assert len(mark.about) <= LONGEST_ABOUT and (mark.about.endswith(".") or mark.name == "inning"), mark
            assert not mark.heading or book.at_step(mark.heading) is not None, mark
            if mark.name != "odds":  # the panel beside the board draws itself
                rect = canvas.screen.rect(*mark.box)
                part, under = (each.subsurface(rect) for each in (canvas.surface, ground))
                assert pygame.transform.average_color(part) != pygame.transform.average_color(under), mark


def test_every_question_has_its_landmarks() -> None:
    assert set(ASKS) | {"over"} == set(NAMES)


def test_where_the_chance_to_win_is_shown_no_tokens_are_pointed_at() -> None:
    board = board_of(at("at_bat", 3))
    assert "token_count" in {mark.name for mark in board.landmarks()}
    board.chance_shown = True
    board.draw(canvas_of((1280, 720)))
    assert "token_count" not in {mark.name for mark in board.landmarks()}
