"""The table in a window that is pulled about, hidden, held up or left alone."""

import random

import psutil
import pygame
import pytest

from tests.ui.table.evenings import TWO_PEOPLE, asks, state

FAR = 30
SIZES = ((1280, 720), (1366, 768), (1920, 1200), (960, 540), (1024, 768), (1000, 540))


def picture(evening):
    return pygame.image.tobytes(evening.app.picture, "RGB")


def watched(evening):
    """Counts the pictures that are shown from now on."""
    shown = []
    show = evening.app.presenter.show
    evening.app.presenter.show = lambda surface: (shown.append(1), show(surface))
    return shown


@pytest.mark.parametrize("ask", ["coin_toss", "starting_pitcher", "at_bat", "ability"])
def test_a_table_at_rest_is_not_drawn_again(evening, ask):
    table = evening(until=asks(ask), speed="normal")
    table.turn(100)
    table.app.background.finish()  # a slow disk
    table.turn(100)
    shown = watched(table)
    table.turn(600)
    assert not shown


def test_moving_the_pointer_over_nothing_new_draws_nothing(evening):
    table = evening(until=asks("at_bat", after=FAR))
    table.hands.move(500, 240)
    table.turn(40)
    shown = watched(table)
    for step in range(30):
        table.hands.move(500 + step % 5, 240)
    assert not shown


def test_a_minimised_table_draws_nothing_and_plays_on_when_it_is_back(evening):
    table = evening(until=asks("at_bat", after=FAR), speed="normal")
    table.hands.post(pygame.WINDOWMINIMIZED)
    table.turn(2)
    shown = watched(table)
    table.hands.key("space")
    table.turn(20)
    assert not shown
    table.hands.post(pygame.WINDOWRESTORED)
    table.turn(2)
    assert shown
    table.rest()


def test_half_a_minute_of_delay_skips_nothing_and_decides_nothing(evening):
    table = evening(until=asks("at_bat", after=FAR), speed="normal")
    table.hands.key("space")
    acted = state(table.match)
    for _ in range(3):
        table.app.turn(30.0)
        assert table.table.timeline.busy
    table.table.update(30.0)
    assert state(table.match) == acted
    table.rest()
    before = state(table.match)
    for _ in range(10):
        table.app.turn(30.0)
    assert state(table.match) == before


def different(one, other, width):
    """The first pixel that differs, or None."""
    at = next((n for n in range(0, len(one), 3) if one[n : n + 3] != other[n : n + 3]), None)
    return at and (at // 3 % width, at // 3 // width, one[at : at + 3], other[at : at + 3])


def until_saved(table):
    """The disk has its own pace; the mark in the bar stands when it is done."""
    assert table.table.autosave.flush(60)
    table.turn(2)
    table.app._dirty = True
    table.turn()


def picture_at_rest(table):
    """With the park as it stirs at beat 0."""
    table.table.board.life.beat = 0
    table.table.touch()
    table.turn(1, 0.0)
    return picture(table)


@pytest.mark.parametrize("seed", range(3))
def test_whatever_is_done_to_the_window_ends_in_the_picture_of_a_fresh_start(evening, seed):
    rng = random.Random(seed)
    table = evening(until=asks("at_bat", after=FAR), seed=5, speed="fast", first_tips=False)
    window = table.app.presenter._window
    for _ in range(40):
        what = rng.random()
        if what < 0.35:
            window.size = rng.choice(SIZES)
        elif what < 0.5:
            table.hands.key("f11")
        elif what < 0.8:
            table.hands.key(rng.choice(["space", "a", "d", "ctrl+z", "t"]))
        else:
            table.hands.move(rng.randrange(1280), rng.randrange(720))
        table.turn(rng.randrange(1, 8))
    if table.app.presenter.fullscreen:
        table.hands.key("f11")
    window.size = (1366, 768)
    table.turn(30)
    table.rest()
    table.hands.move(300, 230)
    table.turn(60, 0.1)
    match, tab = table.match, table.table.frame.panel.tab
    until_saved(table)
    pulled = picture_at_rest(table)
    table.sit_down(match)
    table.table.frame.panel._open(tab)
    table.hands.move(300, 231)
    table.turn(60, 0.1)
    until_saved(table)
    assert different(picture_at_rest(table), pulled, 1366) is None


def test_every_button_is_hit_at_its_middle_in_windows_of_all_shapes(evening):
    table = evening(until=asks("ability", after=FAR))
    for size in SIZES:
        table.app.presenter._window.size = size
        table.turn(20)
        for placed in table.table.group.placed():
            if placed.widget.visible and placed.widget.label:
                table.hands.move(placed.box.cx, placed.box.cy)
                over = table.table.group.hovered
                assert over is placed.widget, (size, placed.widget.label, over and over.label)


def test_five_hundred_changes_of_size_and_full_screen_leave_nothing_behind(evening):
    table = evening(until=asks("at_bat", after=FAR))
    process = psutil.Process()

    def change(times):
        for number in range(times):
            if number % 10 == 9:
                table.hands.key("f11")
            else:
                table.app.presenter._window.size = (960 + number % 7 * 40, 540 + number % 5 * 24)
            table.turn()
            if number % 12 == 0:
                table.turn(3, 0.1)

    change(61)
    before = process.memory_info().rss
    change(500)
    assert process.memory_info().rss - before < 20_000_000


def test_five_thousand_wild_events_leave_a_match_that_can_be_played(evening):
    """Every button, double and triple clicks, drags, keys and wheels, anywhere."""
    table = evening(TWO_PEOPLE, seed=17, speed="fast")
    table.look_away()
    rng = random.Random(9)
    keys = ["space", "a", "d", "s", "c", "1", "2", "tab", "i", "t", "ctrl+z", "ctrl+y", "page up", "left", "down"]
    for _ in range(1200):
        if table.app.scenes.top is not table.table:
            if table.match.over:
                break
            table.hands.key("escape")
            table.turn(3)
            continue
        x, y = rng.randrange(1280), rng.randrange(44, 720)
        what = rng.random()
        if what < 0.4:
            for _ in range(rng.choice((1, 1, 2, 3))):
                table.hands.click(x, y, rng.choice((1, 1, 1, 2, 3, 6)))
        elif what < 0.6:
            table.hands.drag((x, y), (rng.randrange(1280), rng.randrange(720)), (x, y))
        elif what < 0.8:
            table.hands.key(rng.choice(keys))
        else:
            table.hands.wheel(x, y, rng.choice((-1, 2)))
        if rng.random() < 0.2:
            table.turn(3, 0.2)
    assert table.match.history.now > 30
    table.hands.wait(0.5)
    table.table.timeline.finish()
    table.turn(30, 0.1)
    view = table.match.view(None)
    shown = table.table.board.model.shown
    assert shown == type(shown).of(view)
    assert table.table.frame.log.lines == table.match.log(table.table.viewer)
