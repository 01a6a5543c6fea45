"""Widgets under real events: only a left click acts, refusals say why, the keyboard reaches everything."""

import pygame
import pytest

from lordsball.ui.kit.scene import Scene
from lordsball.ui.kit.widgets import Button, Dropdown, Heading, RichText, ScrollView, Segmented, Slider, Toggle, Widget
from tests.ui.hands import Hands, open_app


@pytest.fixture
def table():
    """A scene with whatever widgets a test puts on it, what they did, and hands."""

    class Table:
        def __init__(self):
            self.did = []
            self.refused = []
            self.scene = Scene()
            self.scene.refuse = self.refused.append
            self.scene.group.refuse = self.refused.append
            self.app = open_app(self.scene)
            self.hands = Hands(self.app)

        def note(self, what):
            return lambda *args: self.did.append((what, *args) if args else what)

        def add(self, *widgets):
            self.scene.add(*widgets)
            self.hands.turn()

    table = Table()
    yield table
    table.app.close()


def test_a_left_click_acts_once_and_other_buttons_and_the_wheel_never(table):
    button = Button((100, 100, 200, 48), "Spin", table.note("spin"))
    table.add(button)
    for number in (2, 3, 4, 5, 6, 7):
        for _ in range(2):
            table.hands.click_on(button, number)
    table.hands.wheel(200, 120, 1)
    assert table.did == []
    table.hands.click_on(button)
    assert table.did == ["spin"]


def test_a_press_counts_only_where_it_ends(table):
    button = Button((100, 100, 200, 48), "Spin", table.note("spin"))
    other = Button((400, 100, 200, 48), "Keep", table.note("keep"))
    table.add(button, other)
    table.hands.drag((200, 120), (500, 120))
    table.hands.drag((200, 120), (200, 400))
    table.hands.drag((200, 400), (200, 120))
    assert table.did == []
    table.hands.drag((200, 120), (500, 120), (210, 130))
    assert table.did == ["spin"]


@pytest.mark.parametrize("size", [(960, 540), (1366, 768), (1280, 1000), (1700, 720)])
def test_every_edge_pixel_of_a_button_acts_and_the_one_beside_it_does_not(size):
    did = []
    scene = Scene()
    scene.add(Button((101, 73, 207, 49), "Spin", lambda: did.append(1)))
    app = open_app(scene, size=size)
    rect = app.screen.rect(101, 73, 207, 49)
    hands = Hands(app)
    for x in (rect.left, rect.right - 1):
        for y in (rect.top, rect.bottom - 1):
            for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
                hands.post(kind, pos=(x, y), button=1)
            hands.turn()
    assert len(did) == 4
    for point in ((rect.left - 2, rect.top), (rect.right + 1, rect.top), (rect.left, rect.bottom + 1), (0, 0)):
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            hands.post(kind, pos=point, button=1)
        hands.turn()
    assert len(did) == 4
    app.close()


def test_a_disabled_widget_says_why_and_a_hidden_one_is_not_there(table):
    locked = Button((100, 100, 200, 48), "Change pitcher", table.note("change"), enabled=False, why="Between batters.",
                    keys=("c",))
    hidden = Button((400, 100, 200, 48), "Ghost", table.note("ghost"), keys=("g",))
    hidden.visible = False
    table.add(locked, hidden)
    table.hands.click_on(locked)
    table.hands.key("c")
    table.hands.click_on(hidden)
    table.hands.key("g", "tab", "enter")
    assert table.did == []
    assert table.refused == ["Between batters."] * 2


def test_the_topmost_of_overlapping_widgets_gets_the_click(table):
    table.add(Widget((0, 0, 300, 300), "mat", table.note("mat")), Widget((50, 50, 60, 60), "card", table.note("card")))
    table.hands.click(60, 60)
    table.hands.click(200, 200)
    assert table.did == ["card", "mat"]


def test_keys_act_without_focus_and_once_while_held(table):
    table.add(Button((100, 100, 200, 48), "Use", table.note("use"), cap="A"))
    for _ in range(5):
        table.hands.key_down("a", "a")
        table.hands.turn()
    table.hands.key_up("a")
    table.hands.key("a")
    assert table.did == ["use", "use"]


def test_a_question_mark_is_found_by_what_it_types(table):
    table.add(Button((0, 0, 50, 40), "?", table.note("help"), keys=("?", "f1")))
    table.hands.key_down("shift+/", "?")
    table.hands.key_up("/")
    table.hands.key("f1")
    assert table.did == ["help", "help"]


def test_tab_visits_all_that_can_act_and_enter_activates_what_has_the_ring(table):
    for number in range(4):
        table.add(
            Button((20, 20 + 60 * number, 100, 40), f"b{number}", table.note(number), enabled=number != 2, why="No.")
        )
    table.hands.key("tab")
    assert table.scene.group.ring and table.scene.group.focused.label == "b0"
    table.hands.key("enter", "tab", "enter", "tab", "enter", "tab", "enter", "shift+tab", "enter")
    assert table.did == [0, 1, 3, 0, 3]


def test_arrows_go_to_the_nearest_in_their_direction(table):
    at = {(x, y): Widget((100 + 120 * x, 100 + 80 * y, 90, 50)) for x in range(3) for y in range(3)}
    table.add(*at.values())
    table.scene.group.focus(at[0, 0])
    path = []
    for key in ("right", "down", "right", "up", "left", "left", "left", "down", "down", "down"):
        table.hands.key(key)
        path.append(next(place for place, widget in at.items() if widget is table.scene.group.focused))
    assert path == [(1, 0), (1, 1), (2, 1), (2, 0), (1, 0), (0, 0), (0, 0), (0, 1), (0, 2), (0, 2)]


def test_the_focus_ring_shows_for_the_keyboard_and_hides_for_the_mouse(table):
    button = Button((100, 300, 200, 48), "Spin", table.note("spin"))
    table.add(button)
    before = pygame.image.tobytes(table.app.picture, "RGB")
    table.hands.key("tab")
    with_ring = table.app.picture.copy()
    assert pygame.image.tobytes(with_ring, "RGB") != before
    ring = [with_ring.get_at((x, 296))[:3] for x in range(130, 270)]
    assert ring.count((255, 255, 255)) > 100
    table.hands.click(700, 600)
    assert table.scene.group.ring is False


def test_a_toggle_flips_by_mouse_and_keyboard_and_tells(table):
    toggle = Toggle((100, 100, 300, 36), "Odds", False, table.note("odds"))
    table.add(toggle)
    table.hands.click(120, 118)
    table.hands.key("tab", "enter")
    assert table.did == [("odds", True), ("odds", False)]


def test_one_of_a_few_is_chosen_by_click_and_arrows(table):
    switch = Segmented((100, 100, 400, 40), "Speed", ["Off", "Fast", "Normal", "Slow"], 2, table.note("speed"))
    table.add(switch)
    table.hands.click(150, 120)
    table.hands.click(150, 120)
    table.hands.drag((250, 120), (450, 120))
    assert table.did == [("speed", 0)]
    table.hands.key("right", "right", "right", "right", "left")
    assert [value for _, value in table.did] == [0, 1, 2, 3, 2]


def test_a_slider_follows_the_pointer_and_stays_within_its_ends(table):
    slider = Slider((100, 100, 400, 36), "Sound", 50, table.note("sound"), step=10)
    table.add(slider)
    table.hands.drag((200, 118), (-500, 118))
    assert slider.value == 0
    table.hands.drag((112, 118), (2000, 500))
    assert slider.value == 100
    table.hands.key("left", "home", "right", "right")
    assert slider.value == 20
    assert all(value % 10 == 0 and 0 <= value <= 100 for _, value in table.did)
    values = [value for _, value in table.did]
    assert all(a != b for a, b in zip(values, values[1:], strict=False))


def test_a_dropdown_opens_chooses_and_closes(table):
    level = Dropdown((100, 100, 240, 40), "Level", ["Rookie", "Regular", "Veteran"], 0, table.note("level"))
    below = Button((100, 150, 240, 100), "Below", table.note("below"))
    table.add(level, below)
    table.hands.click_on(level)
    popup = table.scene.group.popup
    assert popup is not None
    table.hands.click(200, popup.rect.y + 6 + 36 * 2 + 10)
    assert table.did == [("level", 2)] and table.scene.group.popup is None
    table.hands.click_on(level)
    table.hands.click(900, 600)
    assert table.scene.group.popup is None
    table.hands.click_on(level)
    table.hands.key("up", "up", "up", "enter")
    assert table.did == [("level", 2), ("level", 0)]
    table.hands.click_on(level)
    table.hands.key("escape", "tab", "enter")
    assert table.did == [("level", 2), ("level", 0), "below"]


def test_a_long_list_scrolls_and_can_be_chosen_from_to_its_end(table):
    names = [f"Team {number}" for number in range(40)]
    level = Dropdown((100, 660, 240, 40), "Team", names, 20, table.note("team"))
    table.add(level)
    table.hands.click_on(level)
    rect = table.scene.group.popup.rect
    assert rect.y >= 0 and rect.bottom <= 720
    table.hands.key("end", "enter")
    assert table.did == [("team", 39)]
    table.hands.click_on(level)
    for _ in range(30):
        table.hands.wheel(200, rect.y + 30, 3)
    table.hands.click(200, rect.y + 20)
    assert table.did[-1] == ("team", 0)


def test_a_scrolled_view_moves_its_children_and_hides_those_outside(table):
    rows = [Button((0, 60 * number, 200, 50), f"Game {number}", table.note(number)) for number in range(10)]
    view = ScrollView((100, 100, 240, 200), "Games", rows)
    table.add(view)
    table.hands.click(150, 120)
    table.hands.click(150, 320)
    assert table.did == [0]
    table.hands.wheel(150, 120, -1)
    assert view.scrolled > 0
    table.hands.click(150, 120)
    assert table.did == [0, 1]
    for _ in range(20):
        table.hands.wheel(150, 120, -2)
    assert view.scrolled == view.furthest
    table.hands.click(150, 285)
    assert table.did[-1] == 9
    for _ in range(20):
        table.hands.wheel(150, 120, 2)
    assert view.scrolled == 0


def test_the_focus_scrolls_what_it_goes_to_into_sight(table):
    rows = [Button((0, 60 * number, 200, 50), f"Game {number}", table.note(number)) for number in range(10)]
    view = ScrollView((100, 100, 240, 200), "Games", rows)
    table.add(view)
    for _ in range(9):
        table.hands.key("tab")
        focused = table.scene.group.focused
        if focused is not view:
            assert focused.rect.y >= view.scrolled - 1
            assert focused.rect.bottom <= view.scrolled + 201
    table.hands.key("enter")
    assert table.did == [7]


def test_the_bar_of_a_scrolled_view_can_be_dragged(table):
    view = ScrollView((100, 100, 240, 200), "Games", length=1000)
    table.add(view)
    table.hands.drag((333, 110), (333, 700))
    assert view.scrolled == view.furthest == 800
    table.hands.key("home")
    assert view.scrolled == 0


def test_a_log_stays_at_its_end_unless_it_was_scrolled_up(table):
    log = RichText((100, 100, 240, 120), "Log", [Heading("Top of the 1st")], follow=True)
    table.add(log)
    for number in range(30):
        log.add(f"*{number}* singles")
        table.hands.move(5 + number, 5)
        table.scene.touch()
        table.hands.turn()
    assert log.scrolled == log.furthest > 0
    table.hands.wheel(150, 150, 2)
    place = log.scrolled
    log.add("one more")
    table.scene.touch()
    table.hands.turn()
    assert log.scrolled == place < log.furthest


def test_a_tooltip_comes_when_the_pointer_rests_and_goes_when_it_leaves(table):
    table.add(Button((100, 100, 200, 48), "Spin", table.note("spin"), tooltip="Turns the wheel."))
    table.hands.move(700, 600)
    table.hands.wait(0.6)
    bare = pygame.image.tobytes(table.app.picture, "RGB")
    table.hands.move(200, 120)
    table.hands.turn()
    hovered = pygame.image.tobytes(table.app.picture, "RGB")
    table.hands.wait(0.6)
    assert pygame.image.tobytes(table.app.picture, "RGB") != hovered != bare
    table.hands.move(700, 600)
    assert pygame.image.tobytes(table.app.picture, "RGB") == bare


def test_a_click_after_alt_tab_is_a_plain_click(table):
    table.add(Button((100, 100, 200, 48), "Undo", table.note("undo"), keys=("ctrl+z",)))
    table.hands.key_down("ctrl")
    table.hands.turn()
    assert "ctrl" in table.app.reader.held
    table.hands.post(pygame.WINDOWFOCUSLOST)
    table.hands.post(pygame.WINDOWFOCUSGAINED)
    table.hands.turn()
    assert table.app.reader.held == set()
    table.hands.key("z")
    assert table.did == []
    table.hands.click(200, 120)
    assert table.did == ["undo"]


def test_losing_the_window_while_a_button_is_held_does_not_press_it(table):
    table.add(Button((100, 100, 200, 48), "Spin", table.note("spin")))
    table.hands.press(200, 120)
    table.hands.post(pygame.WINDOWFOCUSLOST)
    table.hands.release(200, 120)
    assert table.did == []


def test_a_touch_counts_once(table):
    table.add(Button((100, 100, 200, 48), "Spin", table.note("spin")))
    table.hands.post(pygame.FINGERDOWN, x=0.15, y=0.16, dx=0, dy=0, touch_id=1, finger_id=1, pressure=1)
    table.hands.press(200, 120)
    table.hands.post(pygame.FINGERUP, x=0.15, y=0.16, dx=0, dy=0, touch_id=1, finger_id=1, pressure=1)
    table.hands.release(200, 120)
    assert table.did == ["spin"]


def test_widgets_that_stay_keep_the_focus_when_the_others_change(table):
    keep, gone, new = (Button((20, 60 * n, 90, 40), str(n), table.note(n)) for n in range(3))
    table.add(keep, gone)
    table.scene.group.focus(keep)
    table.scene.set_widgets([new, keep])
    assert table.scene.group.focused is keep
    table.scene.set_widgets([new])
    assert table.scene.group.focused is None
    table.hands.click(50, 20)
    table.hands.click(50, 80)
    assert table.did == []
