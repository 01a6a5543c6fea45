"""Scenes: what Space, Enter, Escape and clicks mean, while something moves and while not."""

import pygame
import pytest

from lordsball.ui.kit.scene import Scene
from lordsball.ui.kit.timeline import call
from lordsball.ui.kit.widgets import Button
from lordsball.ui.shell.settings import Settings
from tests.ui.hands import FRAME, Hands, open_app


class Board(Scene):
    """One gold button that starts a movement of a second, at whose end something is done."""

    def __init__(self):
        super().__init__()
        self.log = []
        self.x = 0.0

    def enter(self):
        self.spin = Button((500, 300, 200, 50), "Spin", self.start, kind="gold")
        self.menu = Button((10, 10, 80, 40), "Menu", lambda: self.log.append("menu"), always=True, keys=("o",))
        self.add(self.spin, self.menu)
        self.log.append("enter")

    def start(self):
        self.log.append("spin")
        self.timeline.add(self.timeline.drive(1.0, self.move), call(lambda: self.log.append("rest")))

    def move(self, u):
        self.x = 100 * u

    def leave(self):
        self.log.append("leave")

    def resume(self):
        self.log.append("resume")


@pytest.fixture
def board():
    scene = Board()
    app = open_app(scene)
    scene.log.clear()
    yield scene
    app.close()


def hands_on(scene):
    return Hands(scene.app)


def test_space_does_the_gold_button(board):
    hands_on(board).key("space")
    assert board.log == ["spin"] and board.timeline.busy


@pytest.mark.parametrize("how", ["space", "enter", "click"])
def test_while_something_moves_a_press_finishes_it_and_does_nothing_else(board, how):
    hands = hands_on(board)
    hands.key("space")
    hands.turn(5)
    assert 0 < board.x < 100
    if how == "click":
        hands.click_on(board.spin)
    else:
        hands.key(how)
    assert board.log == ["spin", "rest"] and board.x == 100 and not board.timeline.busy
    hands.wait(0.4)
    assert board.log == ["spin", "rest"]
    hands.key("space")
    assert board.log == ["spin", "rest", "spin"]


def test_a_held_space_acts_once(board):
    hands = hands_on(board)
    for _ in range(90):
        hands.key_down("space", " ")
        hands.turn()
    hands.key_up("space")
    assert board.log == ["spin", "rest"]


def test_twenty_hasty_clicks_are_one_click(board):
    hands = hands_on(board)
    for _ in range(20):
        place = board.app.screen.to_pixels(board.spin.rect.cx, board.spin.rect.cy)
        hands.post(pygame.MOUSEBUTTONDOWN, pos=place, button=1)
        hands.post(pygame.MOUSEBUTTONUP, pos=place, button=1)
        if _ % 4 == 0:
            hands.turn()
    hands.wait(2)
    assert board.log == ["spin", "rest"] and board.x == 100


def test_buttons_that_are_always_there_work_while_something_moves(board):
    hands = hands_on(board)
    hands.key("space")
    hands.click_on(board.menu)
    assert board.log == ["spin", "menu"] and board.timeline.busy


def test_enter_prefers_what_has_the_focus_ring(board):
    hands = hands_on(board)
    hands.key("enter")
    hands.wait(1.2)
    hands.key("tab", "tab", "enter")
    assert board.log == ["spin", "rest", "menu"]


def test_a_locked_gold_button_is_not_done_by_space_but_says_why(board):
    board.spin.enabled, board.spin.why = False, "Wait for the other seat."
    hands_on(board).key("space")
    assert board.log == []
    assert board.notice == "Wait for the other seat."


def test_a_refusal_is_shown_for_a_while(board):
    hands = hands_on(board)
    hands.turn()
    bare = pygame.image.tobytes(board.app.picture, "RGB")
    board.refuse("Wait for the other seat.")
    hands.turn()
    assert pygame.image.tobytes(board.app.picture, "RGB") != bare
    hands.wait(2.6)
    assert board.notice == ""
    assert pygame.image.tobytes(board.app.picture, "RGB") == bare


def test_a_day_of_delay_neither_skips_nor_acts(board):
    hands_on(board).key("space")
    board.refuse("One moment.")
    for _ in range(3):
        board.app.turn(30.0)
    assert board.timeline.busy and board.log == ["spin"] and board.notice
    board.update(86_400.0)
    assert board.x <= 100 and board.log == ["spin"]


def test_escape_closes_what_lies_on_top_and_never_the_last(board):
    hands = hands_on(board)
    pause = Board()
    pause.overlay = True
    board.app.show(pause)
    hands.key("escape")
    assert pause.log == ["enter", "leave"] and board.log == ["resume"]
    hands.key("escape", "escape")
    assert board.app.scenes.top is board and board.app.running


def test_only_the_top_gets_input_and_time_and_an_overlay_leaves_the_rest_in_sight(board):
    hands = hands_on(board)
    hands.key("space")
    hands.turn(3)
    pause = Scene()
    pause.overlay = True
    board.app.show(pause)
    x = board.x
    hands.turn(10)
    assert board.x == x
    hands.click_on(board.menu)
    hands.key("o")
    assert board.log == ["spin"]
    assert board.app.scenes.visible == [board, pause]
    pause.overlay = False
    assert board.app.scenes.visible == [pause]


def test_replacing_and_closing_tell_the_scenes(board):
    over, other = Board(), Board()
    board.app.show(over)
    board.app.scenes.replace(other)
    assert over.log == ["enter", "leave"]
    board.close()
    assert board.log == ["leave"] and other.log == ["enter", "leave"]
    assert len(board.app.scenes) == 0
    board.close()


def test_the_pointer_is_known_to_a_new_scene_and_forgotten_by_the_old(board):
    hands = hands_on(board)
    hands.move(550, 320)
    assert board.group.hovered is board.spin
    over = Board()
    board.app.show(over)
    hands.turn()
    assert over.group.hovered is over.spin and board.group.hovered is None


def test_reduced_motion_and_speed_reach_every_scene_at_once():
    scene = Board()
    app = open_app(scene, settings=Settings(speed="slow"))
    assert scene.timeline.speed == "slow"
    app.change(speed="off", reduced_motion=True)
    assert (scene.timeline.speed, scene.timeline.reduced) == ("off", True)
    scene.start()
    app.turn(FRAME)
    assert scene.log[-1] == "rest"
    app.close()


def test_keys_of_other_buttons_finish_the_movement_too_but_those_that_are_always_there_act(board):
    board.add(Button((10, 100, 80, 40), "Use", lambda: board.log.append("use"), cap="A"))
    hands = hands_on(board)
    hands.key("space")
    hands.turn(3)
    hands.key("o")
    assert board.log == ["spin", "menu"]
    hands.key("a")
    assert board.log == ["spin", "menu", "rest"]
    hands.wait(0.4)
    hands.key("a")
    assert board.log[-1] == "use"
