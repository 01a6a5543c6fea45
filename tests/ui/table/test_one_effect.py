"""However hastily somebody clicks, types or hurries: one wish, one effect, and never another than was meant."""

import random

import pygame
import pytest

from tests.ui.table.evenings import AGAINST_VERA, asks, middle, state, storm

LONG_AGO = 40
EARLY = ("coin_toss", "choose_side", "starting_pitcher")


@pytest.mark.parametrize("speed", ["off", "normal"])
@pytest.mark.parametrize("ask", [*EARLY, "at_bat", "ability", "pitching_change"])
def test_twenty_clicks_in_a_tenth_of_a_second_are_one(evening, ask, speed):
    at = asks(ask, after=0 if ask in EARLY else LONG_AGO)
    table = evening(until=at, speed=speed)
    for number in range(len(table.choices())):
        table.begin_again()
        once = table.match.history.now + 1
        chosen = table.choices()[number].widget
        storm(table, chosen)
        assert table.match.history.now == once, chosen.label
        table.rest()
        assert table.match.history.now == once, chosen.label


@pytest.mark.parametrize("key", ["space", "enter"])
@pytest.mark.parametrize("speed", ["off", "normal"])
def test_a_storm_of_keys_is_one_wish_too(evening, key, speed):
    table = evening(until=asks("at_bat", after=LONG_AGO), speed=speed)
    once = table.match.history.now + 1
    for _ in range(5):
        for _ in range(4):
            table.hands.key_down(key)
            table.hands.key_up(key)
        table.turn(1, 0.02)
    table.rest()
    assert table.match.history.now == once


def test_a_double_click_on_spin_still_lets_the_wheel_be_seen(evening):
    table = evening(until=asks("at_bat", after=LONG_AGO), speed="normal")
    spin = table.widget("Spin")
    for _ in range(2):
        table.click(spin)
    assert table.table.timeline.busy
    table.turn(20)
    assert table.table.timeline.busy


def test_impatient_clicking_is_heard_in_the_end(evening):
    table = evening(until=asks("at_bat", after=LONG_AGO), speed="normal")
    before = table.match.history.now
    for _ in range(40):
        primary = table.primary()
        table.hands.click(*(middle(primary) if primary is not None else (700, 40)))
        table.turn(10)
    assert table.match.history.now > before + 3


@pytest.mark.parametrize("seed", range(12))
def test_hurrying_at_any_frame_finishes_in_one_frame_and_confirms_nothing(evening, seed):
    rng = random.Random(seed)
    table = evening(seed=seed, until=asks("at_bat", "ability", after=20 + seed), speed=rng.choice(["slow", "normal"]))
    table.hands.key("space")
    table.turn(rng.randrange(16, 60))
    if not table.table.timeline.busy:
        return
    acted = table.match.history.now
    if rng.random() < 0.5:
        table.hands.key(rng.choice("adsc12"))
        assert table.match.history.now == acted
        table.hands.key(rng.choice(["space", "enter"]))
    else:
        table.hands.click(*rng.choice([(1160, 65), (812, 330), (300, 200), (330, 675)]))
    table.turn()
    assert not table.table.timeline.busy
    assert table.match.history.now == acted
    view = table.match.view(None)
    fresh = type(table.table.board.model.shown).of(view)
    assert table.table.board.model.shown == fresh


def test_the_same_press_never_hurries_and_chooses(evening):
    table = evening(AGAINST_VERA, until=asks("at_bat", seat=0, after=LONG_AGO), speed="normal")
    place = table.app.screen.to_pixels(1160, 65)
    table.hands.key("space")
    table.turn(20)
    acted = table.match.history.now
    table.hands.post(pygame.MOUSEBUTTONDOWN, pos=place, button=1)
    table.turn()
    table.turn(120)  # the button is held down while the match goes on to the next decision
    table.hands.post(pygame.MOUSEBUTTONUP, pos=place, button=1)
    heard = table.match.history.now
    table.turn()
    assert heard >= acted
    assert table.match.history.now == heard


def test_only_the_left_button_acts(evening):
    table = evening(until=asks("ability", after=LONG_AGO))
    before = state(table.match)
    for placed in table.choices():
        for button in (2, 3, 4, 5, 6, 7):
            for _ in range(2):
                table.click(placed.widget, button)
    table.hands.wheel(*middle(table.primary()), 3)
    assert state(table.match) == before


def test_a_press_that_wanders_off_does_nothing(evening):
    table = evening(until=asks("ability", after=LONG_AGO))
    before = state(table.match)
    table.hands.drag(middle(table.primary()), (400, 300))
    assert state(table.match) == before


def test_modifiers_held_while_the_window_loses_the_keyboard_are_forgotten(evening):
    table = evening(until=asks("ability", after=LONG_AGO))
    for name in ("ctrl", "shift", "alt"):
        table.hands.post(pygame.KEYDOWN, key=pygame.key.key_code(f"left {name}"), mod=0, unicode="", scancode=0)
    table.hands.post(pygame.WINDOWFOCUSLOST)
    table.turn()
    table.hands.post(pygame.WINDOWFOCUSGAINED)
    table.turn()
    before = table.match.history.now
    table.hands.key("d")
    table.rest()
    assert table.match.history.now > before


def test_a_wheel_held_while_the_window_loses_the_keyboard_is_let_go(evening):
    table = evening(until=asks("at_bat", after=LONG_AGO))
    before = state(table.match)
    table.hands.press(812, 330)
    table.hands.move(860, 300, held=True)
    table.hands.post(pygame.WINDOWFOCUSLOST)
    table.turn()
    table.hands.release(860, 300)
    table.hands.click(300, 200)
    assert state(table.match) == before


def test_what_was_offered_at_another_moment_does_not_count(evening):
    table = evening(until=asks("at_bat", after=LONG_AGO))
    stale = table.match.ticket
    table.hands.key("space")
    table.rest()
    before = state(table.match)
    table.table.choose(stale, table.match.decision.options[0])
    assert state(table.match) == before
