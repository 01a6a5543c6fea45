"""The score bug: every inning has its column, and state is told by shape and light, not by colour alone."""

import itertools

import pygame
import pytest

from lordsball.ui.kit.theme import contrast
from lordsball.ui.monster_league.pieces.line_score import line_score
from lordsball.ui.monster_league.pieces.score_bug import SIZE, draw_base_diamonds, draw_lamp, draw_score_bug
from tests.ui.kit.pieces.table import a_score, canvas_of


def words(score) -> list[str]:
    canvas = canvas_of(watch_text=True)
    draw_score_bug(canvas, 16, 94, score)
    return [text.text for text in canvas.art.drawn_text or ()]


@pytest.mark.parametrize("innings", [*range(1, 25), 99, 250])
def test_every_inning_is_in_exactly_one_column(innings: int) -> None:
    shown = line_score(innings)
    covered = [n for column in shown.columns for n in range(column.first, column.last + 1)]
    assert covered == list(range(1, innings + 1))
    assert len(shown.columns) <= 9
    assert shown.columns[-1].first == innings, "the inning being played has a column of its own"


@pytest.mark.parametrize("innings", [*range(1, 25), 99])
def test_columns_do_not_touch_and_leave_room_for_names_and_bases(innings: int) -> None:
    shown = line_score(innings)
    places = [*shown.columns, shown.runs, shown.hits]
    for left, right in itertools.pairwise(places):
        assert left.x + left.w < right.x
    assert min(column.w for column in places) >= 22, "two digits need that much"
    assert places[0].x >= 210
    assert places[-1].x + places[-1].w <= 556


def test_three_innings_are_laid_out_wide() -> None:
    shown = line_score(3)
    assert [(column.head, column.x, column.w) for column in shown.columns] == [
        ("1", 262, 42),
        ("2", 308, 42),
        ("3", 354, 42),
    ]


def test_the_oldest_innings_come_together_and_add_up() -> None:
    said = words(a_score(23))
    head = next(text for text in said if "–" in text)
    last_old = int(head.split("–")[1])
    assert head.startswith("1–")
    assert str(2 * last_old) in said


def test_an_inning_not_yet_played_has_no_number() -> None:
    said = words(a_score(1, bases=("", "", "")))
    visitor = said[said.index("Graveyard Shift") + 1 : said.index("Candy Crushers")]
    assert visitor == ["2", "2", "5"], "first inning, runs, hits; nothing for the second and third"


def test_it_says_outs_and_bases() -> None:
    said = words(a_score(2, outs=2, bases=("H", "", "Dave")))
    assert "2 outs" in said
    assert [text for text in said if text in "HJD"][-2:] == ["H", "D"]
    assert "1 out" in words(a_score(2, outs=1))


def test_everything_stays_in_the_frame() -> None:
    for innings in (1, 3, 4, 8, 30):
        canvas = canvas_of(watch_text=True)
        draw_score_bug(canvas, 0, 0, a_score(innings, lamps=9, outs=4))
        for text in canvas.art.drawn_text or ():
            x, y, w, h = text.place
            assert x >= 0
            assert x + w <= SIZE[0]
            assert y >= -4
            assert y + h <= SIZE[1] + 4


def test_a_score_that_changes_is_drawn_anew() -> None:
    pictures = []
    for score in (a_score(2), a_score(2, outs=2), a_score(2, bases=("", "", "")), a_score(2, inning=1)):
        canvas = canvas_of()
        draw_score_bug(canvas, 16, 94, score)
        pictures.append(pygame.image.tobytes(canvas.surface, "RGB"))
    assert len(set(pictures)) == 4


def test_a_taken_base_and_a_free_one_differ_in_light() -> None:
    canvas = canvas_of()
    canvas.fill("#221140")
    draw_base_diamonds(canvas, 300, 300, (" ", "", ""))
    taken = canvas.surface.get_at((300 + 58, 300 + 36))[:3]
    free = canvas.surface.get_at((300 + 22, 300 + 36))[:3]
    assert contrast(taken, free) > 3


def test_a_lit_lamp_and_a_dark_one_differ_in_light() -> None:
    canvas = canvas_of()
    canvas.fill("#150929")
    draw_lamp(canvas, 300, 300, True)
    draw_lamp(canvas, 500, 300, False)
    lit = pygame.transform.average_color(canvas.surface, (292, 292, 16, 16))[:3]
    dark = pygame.transform.average_color(canvas.surface, (492, 292, 16, 16))[:3]
    assert contrast(lit, dark) > 3
