"""Movement ends where it should, at every speed, whatever the clock does."""

import pytest

from lordsball.ui.kit.timeline import FADE, MOMENTS, Timeline, call, ease_out, in_turn, smooth, together


class Card:
    def __init__(self):
        self.x = 0.0
        self.y = 0.0
        self.alpha = 1.0


def move(timeline, card, moment, **to):
    """Attributes of a card go to new values, from what they are when the step begins."""
    start = {name: getattr(card, name) for name in to}
    yield from timeline.drive(
        moment, lambda u: [setattr(card, name, start[name] + (goal - start[name]) * u) for name, goal in to.items()]
    )


def play(timeline, frame=1 / 60, longest=30.0):
    """Seconds of the clock until the timeline is done."""
    passed = 0.0
    while timeline.busy:
        timeline.update(frame)
        passed += frame
        assert passed < longest
    return passed


def test_what_is_driven_passes_between_and_ends_exactly_there():
    timeline, card = Timeline(), Card()
    timeline.add(move(timeline, card, 0.5, x=100, y=-7))
    places = []
    while timeline.busy:
        timeline.update(1 / 60)
        places.append(card.x)
    assert places == sorted(places)
    assert 20 < len(places) < 40
    assert (card.x, card.y) == (100, -7)


def test_steps_follow_each_other_and_those_together_run_at_once():
    timeline, card, told = Timeline(), Card(), []
    timeline.add(
        together(move(timeline, card, 0.3, x=10), move(timeline, card, 0.1, y=5)),
        call(lambda: told.append((card.x, card.y))),
        in_turn(move(timeline, card, 0.2, x=0), call(lambda: told.append("last"))),
    )
    took = play(timeline)
    assert told == [(10, 5), "last"]
    assert took == pytest.approx(0.5, abs=0.1)


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize(("speed", "column"), [("fast", 0), ("normal", 1), ("slow", 2)])
def test_moments_take_their_time_at_each_speed(moment, speed, column):
    timeline = Timeline(speed)
    timeline.add(timeline.wait(moment))
    assert play(timeline, 1 / 240) == pytest.approx(MOMENTS[moment][column], abs=0.03)


def test_speeds_are_faster_and_slower_than_normal_for_any_duration():
    took = {}
    for speed in ("fast", "normal", "slow"):
        timeline = Timeline(speed)
        timeline.add(timeline.wait(0.6))
        took[speed] = play(timeline)
    assert took["fast"] < took["normal"] < took["slow"]


def test_off_means_at_once():
    timeline, card = Timeline("off"), Card()
    timeline.add(move(timeline, card, "spinner", x=9), timeline.wait(5))
    assert timeline.update(0.001)
    assert not timeline.busy and card.x == 9


def test_speed_may_change_while_something_moves():
    timeline = Timeline("slow")
    timeline.add(timeline.wait(10))
    timeline.update(0.1)
    timeline.speed = "off"
    timeline.update(0.1)
    assert not timeline.busy


def test_finish_runs_everything_to_the_end_in_order_also_what_is_added_meanwhile():
    timeline, card, told = Timeline(), Card(), []
    timeline.add(
        move(timeline, card, 1, x=5),
        call(lambda: told.append(card.x)),
        call(lambda: timeline.add(call(lambda: told.append("added")))),
        move(timeline, card, 1, x=8),
        call(lambda: told.append(card.x)),
    )
    timeline.update(0.01)
    timeline.finish()
    assert told == [5, 8, "added"]
    assert not timeline.busy


def test_finish_ends_even_what_never_would():
    def forever():
        while True:
            yield

    timeline = Timeline()
    timeline.add(forever())
    timeline.finish()
    assert not timeline.busy


@pytest.mark.parametrize("dt", [30.0, 1e12, -5.0, 0.0])
def test_a_huge_or_odd_step_of_time_neither_skips_nor_overshoots(dt):
    timeline, card, told = Timeline(), Card(), []
    timeline.add(move(timeline, card, 0.5, x=100), call(lambda: told.append("rest")))
    timeline.update(0.05)
    before = card.x
    timeline.update(dt)
    # The desktop held the program up: the movement goes on from where it was, it does not jump to the end.
    assert before <= card.x < 60
    assert not told
    play(timeline)
    assert card.x == 100 and told == ["rest"]


def test_reduced_motion_takes_no_longer_than_a_fade():
    timeline, card = Timeline("slow", reduced=True), Card()
    timeline.add(move(timeline, card, "spinner", alpha=0.0))
    timeline.update(1 / 60)
    assert 0 < card.alpha <= 1
    assert play(timeline) <= FADE + 0.05
    assert card.alpha == 0


def test_a_step_that_fails_is_gone_and_the_rest_still_plays():
    def fails():
        yield
        raise ValueError("a bad step")

    timeline, card = Timeline(), Card()
    timeline.add(fails(), move(timeline, card, 0.1, x=3))
    with pytest.raises(ValueError, match="bad step"):
        timeline.update(0.016)
        timeline.update(0.016)
    play(timeline)
    assert card.x == 3


def test_clear_drops_what_is_left():
    timeline, card = Timeline(), Card()
    timeline.add(move(timeline, card, 1, x=5), call(lambda: pytest.fail("must not be played")))
    timeline.update(0.1)
    timeline.clear()
    assert not timeline.busy and not timeline.update(0.1) and card.x < 5


@pytest.mark.parametrize("ease", [smooth, ease_out])
def test_eases_start_at_nothing_and_end_at_all(ease):
    assert ease(0) == pytest.approx(0, abs=1e-9)
    assert ease(1) == pytest.approx(1)
    assert max(ease(n / 100) for n in range(101)) <= 1


def test_what_is_held_stays_until_it_is_read_and_a_hurry_before_it_stops_there():
    timeline, told = Timeline("fast"), []
    timeline.add(timeline.pause(3.0), timeline.hold(2.0), call(lambda: told.append("after")), timeline.pause(1.0))
    timeline.update(0.01)
    timeline.hurry()
    assert timeline.holding and not told
    assert not timeline.update(0.05)  # nothing moves meanwhile
    for _ in range(10):
        timeline.update(0.1)
    assert timeline.holding  # two seconds by the clock, not by the speed
    timeline.hurry()
    timeline.update(0.01)
    assert not timeline.holding and told == ["after"]
    timeline.add(timeline.hold(9.0))
    timeline.finish()
    assert not timeline.busy and not timeline.holding
