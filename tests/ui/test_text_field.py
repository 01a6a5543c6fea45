"""The text field takes whatever is typed or pasted and always shows it."""

import pygame
import pytest

from lordsball.ui.kit.scene import Scene
from lordsball.ui.kit.widgets import Button, TextField
from lordsball.ui.kit.widgets import text_field as module
from tests.ui.hands import Hands, open_app


@pytest.fixture
def desk(monkeypatch):
    """A scene with a focused text field, a gold button, a clipboard, and hands."""

    class Desk:
        clipboard = ""

        def __init__(self):
            self.went = []
            self.field = TextField((100, 100, 300, 44), "Name", "Robin", longest=40)
            self.scene = Scene()
            self.scene.add(self.field, Button((700, 500, 200, 50), "Go", lambda: self.went.append(1), kind="gold"))
            self.app = open_app(self.scene)
            self.hands = Hands(self.app)
            self.hands.click(395, 120)

    desk = Desk()
    monkeypatch.setattr(module.pygame.scrap, "get_text", lambda: desk.clipboard)
    monkeypatch.setattr(module.pygame.scrap, "put_text", lambda text: setattr(desk, "clipboard", text))
    yield desk
    desk.app.close()


def test_typing_goes_in_and_space_is_a_space_there(desk):
    desk.hands.type(" and Kim")
    assert desk.field.text == "Robin and Kim"
    assert desk.went == []
    desk.hands.click(600, 300)
    desk.hands.key("space")
    assert desk.went == [1]


def test_select_all_and_type_replaces_and_shows_what_was_typed(desk):
    desk.hands.key("ctrl+a")
    marked = pygame.image.tobytes(desk.app.picture, "RGB")
    desk.hands.type("Žofie")
    assert desk.field.text == "Žofie"
    field = desk.app.screen.rect(*desk.field.rect).inflate(-20, -8)
    ink = pygame.mask.from_threshold(desk.app.picture.subsurface(field), (27, 15, 36), (60, 60, 60)).count()
    assert ink > 100
    assert pygame.image.tobytes(desk.app.picture, "RGB") != marked


def test_backspace_and_delete_stop_at_the_ends(desk):
    desk.hands.key("home", "backspace", "backspace")
    assert desk.field.text == "Robin"
    desk.hands.key("delete", "end", "delete", "backspace")
    assert desk.field.text == "obi"
    desk.hands.key("ctrl+a", "backspace", "backspace", "delete")
    assert desk.field.text == ""


def test_a_held_backspace_goes_on_deleting(desk):
    for _ in range(3):
        desk.hands.key_down("backspace")
        desk.hands.turn()
    desk.hands.key_up("backspace")
    assert desk.field.text == "Ro"


@pytest.mark.parametrize(
    "pasted", ["x" * 10_000, "line\nbreak\ttab\0nul", "🎲⚾👩‍🚀🎲", "مرحبا بالعالم", "e\u0301" * 3000, "\ud800", ""]
)
def test_anything_can_be_pasted_and_is_kept_to_one_short_line(desk, pasted):
    desk.clipboard = pasted
    desk.hands.key("ctrl+a", "ctrl+v")
    text = desk.field.text
    assert len(text) <= 40
    assert not set(text) & set("\n\t\0\ud800")
    desk.hands.key("ctrl+v", "home", "shift+end", "ctrl+c")
    desk.hands.turn(3)


def test_cut_copy_and_paste(desk):
    desk.hands.key("ctrl+a", "ctrl+x")
    assert (desk.field.text, desk.clipboard) == ("", "Robin")
    desk.hands.key("ctrl+v", "ctrl+v")
    assert desk.field.text == "RobinRobin"
    desk.hands.key("shift+left", "shift+left", "ctrl+c")
    assert desk.clipboard == "in"


def test_a_clipboard_that_does_not_answer_changes_nothing(desk, monkeypatch):
    def broken(*_args):
        raise pygame.error("no clipboard")

    monkeypatch.setattr(module.pygame.scrap, "get_text", broken)
    monkeypatch.setattr(module.pygame.scrap, "put_text", broken)
    desk.hands.key("ctrl+v", "ctrl+a", "ctrl+c")
    assert desk.field.text == "Robin"


def test_words_are_jumped_over_and_deleted(desk):
    desk.hands.type(" the Great")
    desk.hands.key("ctrl+left", "ctrl+backspace")
    assert desk.field.text == "Robin Great"


def test_the_pointer_sets_the_cursor_and_selects(desk):
    desk.hands.click(101, 120)
    desk.hands.type("A")
    assert desk.field.text == "ARobin"
    desk.hands.drag((104, 120), (390, 120))
    desk.hands.type("Kim")
    assert desk.field.text == "Kim"


def test_text_that_is_longer_than_the_box_keeps_the_cursor_in_sight(desk):
    desk.hands.type("WWWWWWWWWWWWWWWWWWWWWWWWWWWWW")
    for key in ("home", "end"):
        desk.hands.key(key)
        before = desk.app.picture.copy()
        desk.hands.wait(0.54)  # the cursor blinks
        field = desk.app.screen.rect(*desk.field.rect)
        assert pygame.image.tobytes(before.subsurface(field), "RGB") != pygame.image.tobytes(
            desk.app.picture.subsurface(field), "RGB"
        )


def test_text_that_is_longer_than_the_box_is_read_from_its_first_letter_when_nobody_writes_in_it(desk):
    def left_edge() -> bytes:
        rect = desk.app.screen.rect(*desk.field.rect)
        return pygame.image.tobytes(desk.app.picture.subsurface(rect).subsurface((8, 8, 24, rect.h - 16)), "RGB")

    desk.hands.key("ctrl+a")
    desk.hands.type("Colonel Bartholomew W. Sprague of Sprague")
    desk.hands.click(600, 300)
    desk.hands.wait(0.6)
    shown = left_edge()
    desk.hands.click(395, 120)
    desk.hands.key("home")
    desk.hands.click(600, 300)
    desk.hands.wait(0.6)
    assert left_edge() == shown


def test_an_input_method_shows_what_it_composes_and_then_enters_it(desk):
    bare = pygame.image.tobytes(desk.app.picture, "RGB")
    desk.hands.post(pygame.TEXTEDITING, text="ě", start=0, length=1)
    desk.hands.turn()
    assert desk.field.text == "Robin"
    assert pygame.image.tobytes(desk.app.picture, "RGB") != bare
    desk.hands.post(pygame.TEXTEDITING, text="", start=0, length=0)
    desk.hands.post(pygame.TEXTINPUT, text="ě")
    desk.hands.turn()
    assert desk.field.text == "Robině"


def test_only_allowed_characters_are_taken_and_changes_are_told():
    told = []
    seed = TextField((0, 0, 200, 40), "Seed", "12a", told.append, longest=5, allowed=str.isdecimal)
    assert seed.text == "12"
    for piece in ("3x", "y", "4567"):
        seed.typed(piece)
    assert seed.text == "12345"
    assert told == ["123", "12345"]


def test_escape_and_tab_leave_the_field_and_enter_is_told(desk):
    desk.field.on_enter = desk.went.append
    desk.hands.key("enter")
    assert desk.went == ["Robin"]
    desk.hands.key("tab")
    assert desk.scene.group.focused is not desk.field
    desk.hands.type("x")
    assert desk.field.text == "Robin"
