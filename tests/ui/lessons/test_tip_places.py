"""A first-time tip points at something that stands on the table when it is told; `check` says where it does not."""

from unittest.mock import patch

import pytest

from lordsball import games, paths
from lordsball.lessons import first_times
from lordsball.lessons.library import read_teaching
from lordsball.ui.lessons.proofs import tip_mistakes


@pytest.fixture(scope="module")
def monsters():
    game = games.game("monster_league")
    with patch.object(first_times, "GAMES", 3):
        return game, first_times.seen_in(game, game.load_cards([paths.cards()]))


def tip_with(**changes):
    tip = next(tip for tip in read_teaching("monster_league", [paths.cards()]).tips if tip.card.id == "tired")
    return tip._replace(card=tip.card.model_copy(update=changes))


def test_a_landmark_that_stands_there_is_no_mistake(monsters):
    assert tip_mistakes(tip_with(), *monsters) == []


def test_one_that_does_not_is_told_with_its_line_and_what_there_is(monsters):
    (problem,) = tip_mistakes(tip_with(at="pitchre"), *monsters)
    assert problem.path == "tips[tired].at" and problem.place.line > 1
    assert problem.text.startswith("found 'pitchre', expected a landmark of the table then: ")
    assert "did you mean 'pitcher'" in problem.text


def test_an_event_after_which_nobody_decides_can_have_no_tip(monsters):
    (problem,) = tip_mistakes(tip_with(on="game_over", only={}), *monsters)
    assert problem.path == "tips[tired].on" and "nobody is ever asked" in problem.text
