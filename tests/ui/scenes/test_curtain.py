"""Nobody sees what is not theirs: the curtain covers everything, and hands show only while a hand holds."""

import pygame
import pytest

from lordsball.ui.kit.scene import Scene
from lordsball.ui.kit.widgets.hold import HOLD, LONGEST_PEEK, HoldButton
from lordsball.ui.table.curtain import CurtainScene
from tests.ui.hands import FRAME
from tests.ui.scenes.desks import open_desk


class Hand(Scene):
    """A table with something nobody else may see."""

    def __init__(self, secret):
        super().__init__()
        self.secret = secret
        self.painted = 0

    def paint(self, canvas):
        super().paint(canvas)
        self.painted += 1
        canvas.text(self.secret, "black", 120, 640, 360, "#ffffff", "mc")


class Peeking(Scene):
    """A table where a hand shows while a button is held."""

    def enter(self):
        self.shown = False
        self.peek = HoldButton(
            (100, 100, 200, 60), "Hold to peek", self._show, self._hide, longest=LONGEST_PEEK, hold_keys=("p",)
        )
        self.add(self.peek)

    def _show(self):
        self.shown = True

    def _hide(self):
        self.shown = False

    def handle(self, what):
        return self.peek.listen(what) or super().handle(what)


def curtain(desked, **options):
    risen = []
    scene = CurtainScene(1, "Robin", ["Vera draws a card."], lambda: risen.append(True), **options)
    desked.show(scene)
    return scene, risen


def picture(desked):
    desked.app.draw()
    return pygame.image.tobytes(desked.app.picture, "RGB")


@pytest.mark.parametrize("size", [(960, 540), (1000, 900), (1400, 540)])
def test_two_hands_look_the_same_behind_it_to_the_last_pixel(data_dir, size):
    pictures = []
    for secret in ("ACE", "TWO OF CLUBS"):
        desked = open_desk(data_dir, size=size)
        hand = desked.show(Hand(secret))
        painted = hand.painted
        curtain(desked)
        desked.hands.wait(0.3)
        pictures.append(picture(desked))
        assert hand.painted <= painted + 1, "what lies behind it is not drawn any more"
    assert pictures[0] == pictures[1]


def test_it_rises_when_it_is_held_and_only_then(data_dir):
    desked = open_desk(data_dir)
    hand = desked.show(Hand("ACE"))
    scene, risen = curtain(desked)
    box = scene.hold.rect
    desked.hands.click(box.cx, box.cy)
    desked.hands.wait(1)
    assert desked.top is scene and not risen and scene.notice == "Hold it a little longer."
    desked.hands.key("escape", "enter", "a")
    assert desked.top is scene
    desked.hands.press(box.cx, box.cy)
    desked.hands.wait(HOLD / 2)
    assert desked.top is scene
    desked.hands.wait(HOLD)
    assert desked.top is hand and risen == [True]


def test_the_space_bar_holds_it_too_and_a_tap_does_not(data_dir):
    desked = open_desk(data_dir)
    hand = desked.show(Hand("ACE"))
    scene, risen = curtain(desked)
    for _ in range(5):
        desked.hands.key("space")
        desked.hands.wait(0.1)
    assert desked.top is scene
    desked.hands.key_down("space", " ")
    desked.hands.wait(HOLD + 0.1)
    desked.hands.key_up("space")
    desked.hands.turn()
    assert desked.top is hand and risen == [True]


def test_the_hold_is_lost_with_the_window(data_dir):
    desked = open_desk(data_dir)
    desked.show(Hand("ACE"))
    scene, risen = curtain(desked)
    desked.hands.key_down("space", " ")
    desked.hands.wait(HOLD / 2)
    desked.hands.post(pygame.WINDOWFOCUSLOST)
    desked.hands.wait(HOLD * 3)
    assert desked.top is scene and not risen and scene.hold._key is None


def test_a_slow_frame_is_not_a_hold(data_dir):
    desked = open_desk(data_dir)
    desked.show(Hand("ACE"))
    scene, risen = curtain(desked)
    box = scene.hold.rect
    desked.hands.press(box.cx, box.cy)
    desked.app.turn(30.0)
    assert desked.top is scene and not risen


def test_a_table_can_stop_hiding_hands(data_dir):
    desked = open_desk(data_dir)
    hand = desked.show(Hand("ACE"))
    stopped = []
    _, risen = curtain(desked, on_stop_hiding=lambda: stopped.append(True))
    desked.press("Stop hiding hands")
    assert stopped == risen == [True] and desked.top is hand
    curtain(desked)
    assert "Stop hiding hands" not in desked.labels()


@pytest.fixture
def peeking(data_dir):
    desked = open_desk(data_dir)
    return desked, desked.show(Peeking())


@pytest.mark.parametrize("by", ["mouse", "key"])
def test_a_hand_shows_only_while_it_is_held(peeking, by):
    desked, scene = peeking
    hold = {"mouse": lambda: desked.hands.press(200, 130), "key": lambda: desked.hands.key_down("p", "p")}[by]
    let_go = {"mouse": lambda: desked.hands.release(200, 130), "key": lambda: desked.hands.key_up("p")}[by]
    hold()
    desked.hands.wait(HOLD / 2)
    assert not scene.shown
    desked.hands.wait(HOLD)
    assert scene.shown
    let_go()
    desked.hands.turn()
    assert not scene.shown


def test_moving_off_the_button_hides_the_hand(peeking):
    desked, scene = peeking
    desked.hands.press(200, 130)
    desked.hands.wait(HOLD + 0.1)
    desked.hands.move(700, 500, held=True)
    desked.hands.turn()
    assert not scene.shown


def test_a_look_ends_by_itself_and_must_be_asked_for_again(peeking):
    desked, scene = peeking
    desked.hands.press(200, 130)
    desked.hands.wait(HOLD + 0.1)
    assert scene.shown
    for _ in range(round(LONGEST_PEEK / FRAME) + 5):
        scene.update(FRAME)
    assert not scene.shown
    desked.hands.wait(1)
    assert not scene.shown
    desked.hands.release(200, 130)
    desked.hands.press(200, 130)
    desked.hands.wait(HOLD + 0.1)
    assert scene.shown
