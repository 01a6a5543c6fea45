"""The pace of a table: a way round long turns of others that does not flicker, speeds by key and by button."""

import pytest

from lordsball.match.seats import Seat
from lordsball.ui.table.pace import UNTIL_SKIP
from tests.ui.table.evenings import AGAINST_VERA, TWO_PEOPLE, asks

FAR = 30
HER_TURN = asks("ability", seat=1, after=FAR)


def offers_to_skip(evening):
    return evening.table.pace.button in evening.table.widgets


def test_a_quick_answer_of_a_computer_offers_no_way_round_it(evening):
    table = evening(AGAINST_VERA, until=HER_TURN, rest=False, speed="normal")
    for _ in range(int(UNTIL_SKIP * 40)):
        table.turn()
        assert not offers_to_skip(table)


def test_long_turns_of_others_can_be_skipped_and_the_log_tells_them(evening):
    table = evening(AGAINST_VERA, seed=5, until=asks("at_bat", seat=1, after=FAR), rest=False, speed="slow")
    done = table.match.history.now
    for _ in range(2000):
        table.turn(1, 0.05)
        if offers_to_skip(table) or table.match.to_act().human:
            break
    if offers_to_skip(table):
        table.hands.key("n")
        table.turn(60, 0.02)
    assert not table.table.pace.skipping or table.match.over
    assert table.match.over or table.match.to_act().human
    assert table.match.history.now > done
    assert table.table.frame.log.lines == table.match.log(table.table.viewer)


def test_two_people_have_nobody_to_skip(evening):
    table = evening(TWO_PEOPLE, until=asks("at_bat", after=FAR), speed="slow")
    table.hands.key("space")
    for _ in range(60):
        table.turn(1, 0.05)
        assert not offers_to_skip(table)


def test_computers_among_themselves_are_watched_not_skipped(evening):
    table = evening((Seat("Rita", "rookie"), Seat("Vera", "veteran")), rest=False, speed="slow")
    for _ in range(60):
        table.turn(1, 0.1)
        assert not offers_to_skip(table)


@pytest.mark.parametrize(
    ("keys", "speed"), [("+", "fast"), ("++", "off"), ("+++", "off"), ("-", "slow"), ("---", "slow"), ("+-", "normal")]
)
def test_plus_and_minus_change_the_speed_and_stop_at_its_ends(evening, keys, speed):
    table = evening(until=asks("at_bat", after=FAR), speed="normal")
    for key in keys:
        table.hands.key(key)
    assert table.app.settings.speed == speed
    assert table.table.frame.bar.speed.text == speed.capitalize()


def test_a_speed_chosen_in_the_middle_of_a_movement_holds_at_once(evening):
    table = evening(until=asks("at_bat", after=FAR), speed="fast")
    table.hands.key("space")
    table.turn(2)
    assert table.table.timeline.busy
    table.click(table.table.frame.bar.speed)
    assert table.app.settings.speed == "off"
    table.turn(2)
    assert not table.table.timeline.busy
