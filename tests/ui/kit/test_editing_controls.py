"""The controls cards are edited with: steppers, ticked lists, notched rails, several lines of text."""

import pygame
import pytest

from lordsball.ui.kit.scene import Scene
from lordsball.ui.kit.text import width_of
from lordsball.ui.kit.widgets import text_field
from lordsball.ui.kit.widgets.choices import ChoiceList, Dropdown
from lordsball.ui.kit.widgets.multi_choice import MultiChoice
from lordsball.ui.kit.widgets.notched import NotchedRail
from lordsball.ui.kit.widgets.stepper import Stepper
from lordsball.ui.kit.widgets.text_area import TextArea, broken
from tests.ui.hands import Hands, open_app


@pytest.fixture
def show():
    """Puts widgets on a scene before somebody with hands."""
    opened = []

    def put(*widgets):
        scene = Scene()
        scene.add(*widgets)
        app = open_app(scene)
        opened.append(app)
        return Hands(app)

    yield put
    for app in opened:
        app.close()


def stepper(**how):
    changes = []
    made = Stepper((100, 100, 132, 36), "Bat", how.pop("value", 3), changes.append, **how)
    return made, changes


def test_a_stepper_steps_by_its_buttons_and_stops_at_its_limits(show):
    bat, changes = stepper(low=0, high=4)
    hands = show(bat)
    hands.click(bat.rect.right - 10, bat.rect.cy)
    hands.click(bat.rect.right - 10, bat.rect.cy)
    assert changes == [4] and not bat.may(1)
    hands.click(bat.rect.x + 10, bat.rect.cy)
    assert changes == [4, 3]


def test_a_stepper_that_is_held_goes_on_and_counts_once(show):
    cash, changes = stepper(value=10, low=0, high=200)
    hands = show(cash)
    hands.move(cash.rect.right - 10, cash.rect.cy)
    hands.press(cash.rect.right - 10, cash.rect.cy)
    hands.wait(1.0)
    assert changes == [] and int(cash.shown) > 14
    hands.release(cash.rect.right - 10, cash.rect.cy)
    assert changes == [int(cash.shown)]


def test_a_stepper_takes_typed_numbers_also_beyond_its_limits(show):
    add, changes = stepper(value=-1, low=-3, high=3)
    hands = show(add)
    hands.key("tab", "-", "4", "enter")
    assert changes == [-4] and add.shown == "−4"
    hands.key("2", "escape")
    assert changes == [-4] and not add.busy
    hands.key("1")
    hands.wait(1.2)
    assert changes == [-4, 1]
    hands.key("home", "end", "left")
    assert changes == [-4, 1, -3, 3, 2]


def test_a_ticked_list_stays_open_and_keeps_the_order_of_choosing(show):
    chosen = []
    box = MultiChoice((100, 100, 240, 36), "When", ["reveal", "pitch", "bat"], [1], chosen.append)
    hands = show(box)
    hands.click_on(box)
    hands.key("home", "space")
    assert chosen[-1] == (1, 0) and box.group.popup is not None
    hands.key("down", "enter", "escape")
    assert chosen[-1] == (0,) and box.group.popup is None


def test_a_letter_goes_to_the_next_option_that_begins_with_it(show):
    taken = []
    box = Dropdown((100, 100, 240, 36), "Does", ["add", "draw", "drain", "gain"], 0, taken.append)
    hands = show(box)
    hands.key("tab", "alt+down", "d", "d")
    popup = box.group.popup
    assert isinstance(popup, ChoiceList) and popup.options[popup.lit] == "drain"
    hands.key("enter")
    assert taken == [2]


def rail(value=5, **how):
    moves = []
    made = NotchedRail((100, 100, 612, 52), "Home run", "HR", value, value, moves.append, **how)
    return made, moves


def test_a_rail_follows_mouse_wheel_and_keys_by_notches(show):
    share, moves = rail()
    hands = show(share)
    at = share.rail.x + 6 + (share.rail.w - 12) * 12 / 20
    hands.click(at, share.rail.cy)
    assert moves == [12]
    hands.wheel(at, share.rail.cy, -1)
    assert moves == [12, 4]
    hands.key("right", "home", "end")
    assert moves == [12, 4, 6, 0, 20]
    hands.key("3", "5", "enter")
    assert moves[-1] == 7
    hands.click(share._button(-1).cx, share._button(-1).cy)
    assert moves[-1] == 4


def test_a_rail_marks_where_it_was_and_how_far_it_has_come(show):
    share, _ = rail()
    hands = show(share)
    before = pygame.image.tobytes(hands.app.picture, "RGB")
    hands.app.art.drawn_text = []
    share.value = 6
    hands.app.draw()
    assert "+5" in [text.shown for text in hands.app.art.drawn_text]
    assert pygame.image.tobytes(hands.app.picture, "RGB") != before


@pytest.fixture
def area(show, monkeypatch):
    monkeypatch.setattr(text_field.pygame.scrap, "get_text", lambda: "two\nlines")
    changes = []
    made = TextArea((100, 100, 260, 110), "Words", "At Bat, answer their pitch for 1: it loses 2.", changes.append,
                    longest=200, breaks=True)
    return made, changes, show(made)


def test_text_wraps_to_rows_that_fit_and_lie_end_to_end():
    text = "At Bat, answer their pitch for 1: it loses 2. Incomprehensibilities"
    starts = broken(text, "semibold", 18, 120)
    rows = [text[a:b] for a, b in zip(starts, starts[1:], strict=False)]
    assert "".join(rows) == text and len(rows) > 4
    assert all(width_of(row.rstrip(" "), "semibold", 18) <= 120 for row in rows)


def test_the_caret_goes_up_and_down_the_rows(area):
    words, _, hands = area
    hands.click(words.rect.x + 14, words.rect.y + 14)
    assert words.cursor == 0
    hands.key("down")
    row = words.cursor
    assert 0 < row < len(words.text) and words.text[row - 1] == " "
    hands.key("end", "shift+home")
    assert words.selection[0] == row
    hands.key("ctrl+a")
    hands.type("Gain 3")
    assert words.text == "Gain 3"


def test_lines_may_be_broken_and_pasted_where_the_text_allows_it(area):
    words, changes, hands = area
    hands.click(words.rect.x + 14, words.rect.y + 14)
    hands.key("ctrl+a", "ctrl+v", "enter")
    assert words.text == "two\nlines\n" and changes[-1] == words.text
    hands.type("more")
    hands.key("up", "up", "home")
    assert words.cursor == 0
    hands.click(words.rect.x + 200, words.rect.y + 14)
    assert words.cursor == 3


def test_a_line_that_ends_in_no_break_gives_enter_to_the_scene(show):
    words = TextArea((100, 100, 260, 60), "Words", "Gain 1", longest=120)
    hands = show(words)
    hands.click_on(words)
    hands.key("enter")
    assert words.text == "Gain 1"
