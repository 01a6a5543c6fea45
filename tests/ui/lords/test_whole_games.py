"""Whole games at the table, by mouse and by keyboard: every question can be answered, none is missed."""

import random

from tests.ui.lords.leagues import new_match
from tests.ui.table.evening import Evening


def test_two_people_and_two_computers_play_three_years_by_mouse(tmp_path):
    evening = Evening(tmp_path, new_match(people=2, seed=3))
    evening.play_by_mouse(random.Random(3), gold_share=0.5)
    assert evening.match.position.year == 3
    assert evening.curtains > 20


def test_a_person_plays_three_years_by_keys_alone(tmp_path):
    evening = Evening(tmp_path, new_match(people=1, owners=3, seed=5), drawn=False)
    evening.play_by_keys(random.Random(5), gold_share=0.5)
    assert evening.curtains == 0
