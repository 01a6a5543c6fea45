"""Whole matches, from the coin to the results: with the pointer alone, with the keyboard alone, by computers alone."""

import random
import time

import pytest

from lordsball.ui.scenes.end import EndScene
from lordsball.ui.table.great_moment import GreatMoment
from tests.ui.table.evenings import AGAINST_VERA, TWO_COMPUTERS, TWO_PEOPLE

MOST_ACTIONS = 1500
NOTHING = (300, 200)
"""A place on the grass."""


def play_to_the_end(evening, act):
    for _ in range(MOST_ACTIONS):
        if evening.match.over:
            break
        before = evening.match.ticket
        chosen = act()
        evening.rest()
        assert evening.match.ticket != before, f"{chosen} did nothing"
    assert evening.match.over
    while isinstance(evening.app.scenes.top, GreatMoment):  # a walk-off stands until somebody goes on
        evening.hands.wait(1)
        evening.hands.key("space")  # shows all of it, and the next one goes on
        evening.rest()
    assert isinstance(evening.app.scenes.top, EndScene)
    assert evening.table.frame.log.lines == evening.match.log(evening.table.viewer)


@pytest.mark.parametrize("seats", [AGAINST_VERA, TWO_PEOPLE], ids=["against a computer", "two people"])
def test_a_whole_match_by_clicks_on_whatever_is_offered(evening, seats):
    table = evening(seats, seed=11)
    rng = random.Random(5)

    def act():
        chosen = rng.choice(table.choices()).widget
        table.click(chosen)
        return chosen.label

    play_to_the_end(table, act)


def test_a_whole_match_by_clicks_that_hurry_what_moves(evening):
    table = evening(seed=12, speed="slow")
    table.look_away()
    rng = random.Random(5)

    def act():
        chosen = rng.choice(table.choices()).widget
        table.click(chosen)
        table.turn(20)  # no double click
        table.hands.click(*NOTHING)
        return chosen.label

    play_to_the_end(table, act)


@pytest.mark.parametrize("seats", [AGAINST_VERA, TWO_PEOPLE], ids=["against a computer", "two people"])
def test_a_whole_match_by_the_keys_on_the_buttons(evening, seats):
    table = evening(seats, seed=12)
    rng = random.Random(6)
    used = set()

    def act():
        keys = {key for placed in table.choices() for key in placed.widget.keys}
        assert "space" in keys
        key = rng.choice(sorted(keys))
        used.add(key)
        table.hands.key(key)
        return key

    play_to_the_end(table, act)
    assert used >= {"space", "a", "d", "2"}


def test_a_whole_match_with_tab_and_enter(evening):
    table = evening(seed=13)
    table.look_away()
    rng = random.Random(7)

    def act():
        for _ in range(rng.randrange(1, 12)):
            table.hands.key("tab")
        while table.table.group.focused not in [placed.widget for placed in table.choices()]:
            table.hands.key("tab")
        chosen = table.table.group.focused.label
        table.hands.key("enter")
        return chosen

    play_to_the_end(table, act)


def test_space_alone_brings_a_match_to_its_end(evening):
    table = evening(seed=14, speed="normal")
    table.look_away()
    for _ in range(3000):
        if table.match.over:
            break
        table.hands.key("space")
        table.turn(2, 0.1)
    assert table.match.over


def test_without_animation_computers_play_a_whole_match_in_two_seconds(evening):
    began = time.process_time()
    table = evening(TWO_COMPUTERS, seed=15)
    assert table.match.over
    assert time.process_time() - began < 2.0
