"""While computer players have their turns the window stays quick, and a person can go on to the next turn of theirs."""

import time

import pytest

from lordsball.ui.shell.start import DRAWING_TIME
from tests.ui.hands import FRAME
from tests.ui.lords.leagues import asked, new_match, play
from tests.ui.table.evening import Evening


@pytest.fixture
def table(tmp_path, monkeypatch):
    """An evening that does not wait for a person's turn by itself."""
    monkeypatch.setattr(Evening, "rest", lambda self: None)

    def sit_down(ask, size=(960, 540), owners=4, **settings):
        match = play(new_match(people=1, owners=owners, seed=1), lambda match: asked(match, ask, 0))
        return Evening(tmp_path, match, size, **settings)

    return sit_down


def mine(evening):
    """Has the person to decide, and is everything at rest?"""
    seat = evening.match.to_act()
    return seat is not None and seat.human and evening.table._settled and not evening.table.timeline.busy


def test_a_person_goes_on_to_the_next_turn_and_the_log_tells_what_has_happened(table):
    evening = table("roll_series", speed="slow")
    evening.hands.wait(0.5)
    before, number = len(evening.table.frame.log.lines), evening.match.history.now
    evening.hands.key("space")
    for _ in range(3000):
        evening.hands.turn()
        if evening.table.pace.may_skip or mine(evening):
            break
    assert evening.table.pace.may_skip and not mine(evening)
    evening.hands.key("n")
    turns = 0
    while not mine(evening) and turns < 240:
        evening.hands.turn()
        time.sleep(0.005)  # players think in real time
        turns += 1
    assert mine(evening), "it goes on at once"
    assert turns < 119, turns
    assert evening.match.decision.ask != "roll_series"
    told = "\n".join(line.text for line in evening.table.frame.log.lines[before:])
    acted = {step.seat for step in evening.match.history.steps[number:]} - {0}
    assert len(acted) > 1
    for seat in acted:
        assert evening.match.position.team_of(seat).short in told


def test_others_turns_are_never_waited_for_by_the_window(table):
    evening = table("roll_series", (1920, 1080), speed="fast")
    evening.app.drawing_time = DRAWING_TIME
    for _ in range(200):
        evening.hands.turn()
    evening.hands.key("space")
    took = []
    for _ in range(1500):
        start = time.thread_time()
        evening.app.turn(FRAME)
        took.append(time.thread_time() - start)
        if mine(evening):
            evening.hands.key("1")
            evening.hands.key("space")
    slow = [f"{seconds * 1000:.0f} ms" for seconds in took if seconds > 0.05]
    assert len(slow) <= 3, slow
