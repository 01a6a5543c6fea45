"""What the desktop tells, as inputs: keys of any keyboard, releases that never come, points that are not pixels."""

import pygame
import pytest

from lordsball.ui.kit.inputs import Gone, InputReader, KeyPress, KeyRelease, Move, Press, Release
from lordsball.ui.kit.screen import Screen

AT = Screen.fit((1280, 720))
HERE = AT.to_units(100, 100)


@pytest.fixture
def reader():
    pygame.display.init()  # names of keys are known only then
    return InputReader(AT)


def read(reader, kind, **details):
    return list(reader.read(pygame.event.Event(kind, **details)))


def key(reader, code, place=0, mod=0, character=""):
    """A key goes down and comes up: its name, and what is heard when it comes up."""
    down = read(reader, pygame.KEYDOWN, key=code, mod=mod, unicode=character, scancode=place)
    up = read(reader, pygame.KEYUP, key=code, mod=0, unicode="", scancode=place)
    assert up == [KeyRelease(pressed.name.split("+")[-1]) for pressed in down]
    return down[0]


def moved(reader, held=0):
    return read(reader, pygame.MOUSEMOTION, pos=(100, 100), rel=(0, 0), buttons=(held, 0, 0))


LAYOUTS = {
    # The rows of a keyboard, left to right, as they type without shift.
    "Russian": ("йцукенгшщзфывапролдячсмить", "qwertyuiopasdfghjklzxcvbnm"),
    "Greek": ("ςερτυθιοπασδφγηξκλζχψωβνμ", "wertyuiopasdfghjklzxcvbnm"),
    "Hebrew": ("קראטוןםפשדגכעיחלזסבהנמצ", "ertyuiopasdfghjklzxcvbnm"),
    "Arabic": ("ضصثقفغعهخحشسيبلاتنمكئءؤرىة", "qwertyuiopasdfghjklzxcvnm"),
    "Georgian": ("ქწერტყუიოპასდფგჰჯკლზხცვბნმ", "qwertyuiopasdfghjklzxcvbnm"),
}


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_key_without_a_latin_letter_counts_by_its_place(reader, layout):
    for own, latin in zip(*LAYOUTS[layout], strict=False):
        place = 4 + ord(latin) - ord("a")
        assert key(reader, ord(own), place, character=own).name == latin
        assert key(reader, ord(own), place, pygame.KMOD_LCTRL).name == f"ctrl+{latin}"
        both = pygame.KMOD_LCTRL | pygame.KMOD_LSHIFT
        assert key(reader, ord(own), place, both).name == f"ctrl+shift+{latin}"


@pytest.mark.parametrize("row", ["&é\"'(-è_çà", "+ěščřžýáíé", "ąčęėįšųū90", "ๅ/_ภถุึคตจ"],
                         ids=["French", "Czech", "Lithuanian", "Thai"])
def test_the_top_row_is_digits_whatever_it_types(reader, row):
    for own, digit in zip(row, "1234567890", strict=True):
        place = 39 if digit == "0" else 29 + int(digit)
        assert key(reader, ord(own), place, character=own).name == digit


@pytest.mark.parametrize(
    ("own", "latin_place"),
    [("a", "q"), ("z", "w"), ("y", "z"), ("q", "a"), (";", "z"), ("'", "q"), (",", "m"), ("é", "w"), ("ı", "i")],
    ids=["a on French", "z on French", "y on German", "q on French", "; on Dvorak", "' on Dvorak", ", on French",
         "é on bépo", "ı on Turkish"],
)
def test_a_latin_key_is_what_it_types_wherever_it_lies(reader, own, latin_place):
    place = 4 + ord(latin_place) - ord("a")
    assert key(reader, ord(own), place).name == own


def test_what_types_no_character_keeps_its_name(reader):
    for code, name in ((pygame.K_RETURN, "enter"), (pygame.K_F11, "f11"), (pygame.K_KP1, "1"),
                       (pygame.K_KP_ENTER, "enter"), (pygame.K_LCTRL, "ctrl"),
                       (pygame.K_ESCAPE, "escape"), (pygame.K_SPACE, "space")):
        assert key(reader, code, pygame.KSCAN_Z if code == pygame.K_SPACE else 0).name == name


def test_what_altgr_types_is_no_shortcut(reader):
    """Windows tells AltGr as Ctrl and Alt, others as a mode of its own."""
    windows = key(reader, ord("z"), mod=pygame.KMOD_LCTRL | pygame.KMOD_RALT, character="ż")
    assert not windows.is_one_of(("z", "ctrl+z"))
    assert key(reader, ord("q"), mod=pygame.KMOD_MODE, character="@").is_one_of(("@",))


def test_a_key_whose_name_changes_while_it_is_held_does_not_stay_down(reader):
    """Another layout, or the number pad without its lock."""
    read(reader, pygame.KEYDOWN, key=ord("ö"), mod=0, unicode="ö", scancode=51)
    assert read(reader, pygame.KEYUP, key=ord(";"), mod=0, unicode="", scancode=51) == [KeyRelease("ö")]
    assert reader.held == set()
    assert not key(reader, ord("ö"), 51).repeat


def test_a_button_that_came_up_unheard_lets_go(reader):
    read(reader, pygame.MOUSEBUTTONDOWN, pos=(100, 100), button=1)
    assert moved(reader, held=1) == [Move(*HERE)]
    assert moved(reader) == [Gone(), Move(*HERE)]
    assert moved(reader) == [Move(*HERE)]
    assert read(reader, pygame.MOUSEBUTTONUP, pos=(100, 100), button=1) == []


def test_a_button_that_goes_down_twice_has_come_up_between(reader):
    read(reader, pygame.MOUSEBUTTONDOWN, pos=(100, 100), button=1)
    assert read(reader, pygame.MOUSEBUTTONDOWN, pos=(100, 100), button=1) == [Gone(), Press(*HERE)]
    assert read(reader, pygame.MOUSEBUTTONUP, pos=(100, 100), button=1) == [Release(*HERE)]


@pytest.mark.parametrize("away", [pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN])
def test_nothing_stays_held_when_the_window_goes(reader, away):
    read(reader, pygame.MOUSEBUTTONDOWN, pos=(100, 100), button=1)
    read(reader, pygame.KEYDOWN, key=ord("p"), mod=0, unicode="p", scancode=0)
    assert read(reader, away) == [KeyRelease("p"), Gone()]
    assert read(reader, pygame.MOUSEBUTTONUP, pos=(100, 100), button=1) == []
    assert reader.held == set()
    assert isinstance(key(reader, ord("p")), KeyPress)
