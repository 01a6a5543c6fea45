"""Undo and redo at the table: as far as the match allows, with what is shown following exactly."""

import random

import pytest

from tests.ui.table.evenings import AGAINST_VERA, asks, state, storm

FAR = 30


def is_shown(evening):
    """Board and log stand as those of a table that has just been opened."""
    match, table = evening.match, evening.table
    view = match.view(table.viewer)
    shown = table.board.model.shown
    return shown == type(shown).of(view) and table.frame.log.lines == match.log(table.viewer)


def keep_where_that_can_be_taken_back(evening, after=FAR, **how):
    """At a decision whose answer brings no chance with it, answered."""
    table = evening(until=asks("ability", after=after), **how)
    before = state(table.match)
    table.hands.key("d")
    table.rest()
    assert table.match.why_no_undo() is None
    return table, before


@pytest.mark.parametrize("how", ["button", "ctrl+z"])
def test_a_choice_that_showed_nothing_is_taken_back_and_done_again(evening, how):
    table, before = keep_where_that_can_be_taken_back(evening)
    after = state(table.match)
    if how == "button":
        table.click(table.table.frame.bar.undo)
    else:
        table.hands.key(how)
    table.rest()
    assert state(table.match) == before
    assert is_shown(table)
    if how == "button":
        table.click(table.table.frame.bar.redo)
    else:
        table.hands.key("ctrl+y")
    table.rest()
    assert state(table.match) == after
    assert is_shown(table)


def test_redo_is_shown_again_as_it_was_played(evening):
    table, _ = keep_where_that_can_be_taken_back(evening, speed="normal")
    after = state(table.match)
    table.hands.key("ctrl+z")
    table.rest()
    table.hands.key("ctrl+y")
    assert state(table.match) == after
    assert table.table.timeline.busy
    table.rest()
    assert is_shown(table)


def test_a_spin_stands_and_undo_says_why(evening):
    table = evening(until=asks("at_bat", after=FAR))
    table.hands.key("space")
    table.rest()
    before = state(table.match)
    table.click(table.table.frame.bar.undo)
    assert state(table.match) == before
    assert table.table.announcer.prompt.refusal.startswith("Something random has happened")
    table.hands.wait(2.6)
    assert table.table.announcer.prompt.refusal == ""


def test_undo_in_the_middle_of_a_movement_leaves_nothing_of_it(evening):
    table = evening(until=asks("ability", after=FAR), speed="slow")
    before = state(table.match)
    table.hands.key("d")
    table.turn(8)
    assert table.table.timeline.busy
    table.hands.key("ctrl+z")
    assert state(table.match) == before
    assert not table.table.timeline.busy
    assert is_shown(table)


def test_twenty_clicks_on_undo_take_one_step_back(evening):
    table = evening(until=asks("starting_pitcher"))
    decided = table.match.history.now
    storm(table, table.table.frame.bar.undo)
    assert table.match.history.now == decided - 1


def test_undo_reaches_as_far_after_loading(evening):
    table, before = keep_where_that_can_be_taken_back(evening)
    entry = table.desk.saves.save(table.match, "here")
    loaded = table.desk.saves.load(entry, table.desk.cards("monster_league")).match
    table.sit_down(loaded)
    table.hands.key("ctrl+z")
    table.rest()
    assert state(table.match) == before
    assert is_shown(table)


def test_after_undo_another_choice_forgets_what_was_taken_back(evening):
    table, _ = keep_where_that_can_be_taken_back(evening)
    table.hands.key("ctrl+z")
    table.rest()
    table.hands.key("a")
    table.rest()
    before = state(table.match)
    table.hands.key("ctrl+y")
    assert state(table.match) == before
    assert table.table.announcer.prompt.refusal == "Nothing has been taken back."


def test_a_pitcher_kept_by_the_table_itself_is_no_stop_for_undo(evening):
    table, before = keep_where_that_can_be_taken_back(evening, after=0, seed=8, ask_change=False)
    assert table.match.record()[-1] == "* stay"
    table.hands.key("ctrl+z")
    table.rest()
    assert state(table.match) == before


@pytest.mark.parametrize("seats", [None, AGAINST_VERA], ids=["two people", "against a computer"])
def test_playing_undoing_and_redoing_at_random_never_parts_screen_and_match(evening, seats):
    table = evening(*([seats] if seats else []), seed=21)
    table.look_away()
    rng = random.Random(1)
    for _ in range(150):
        if table.app.scenes.top is not table.table or table.match.over:
            break
        table.hands.key(rng.choice(["space", "space", "a", "d", "s", "c", "2", "ctrl+z", "ctrl+y"]))
        table.rest()
        assert is_shown(table)
    assert table.match.history.now > 30
