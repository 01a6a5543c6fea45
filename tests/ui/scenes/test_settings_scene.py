"""Settings hold at once, are kept at once, and can all be put back."""

from dataclasses import asdict, replace

import pytest

from lordsball.ui.kit.widgets.switches import Toggle
from lordsball.ui.scenes import settings_scene
from lordsball.ui.scenes.settings_scene import ACCESS, DATA, DISPLAY, KEYS, MONSTERS, PLAY, SOUND, SettingsScene
from lordsball.ui.shell import settings
from lordsball.ui.shell.settings import Settings
from tests.ui.scenes.desks import open_desk


@pytest.fixture
def table(data_dir):
    desked = open_desk(data_dir)
    desked.show(SettingsScene(desked.desk))
    return desked


CHOICES = [
    (DISPLAY, "Text size", {"text_size": 125}),
    (PLAY, "Animation", {"speed": "slow"}),
    (PLAY, "Computer's turn", {"reading": "long"}),
    (PLAY, "First-time tips", {"first_tips": False}),
    (MONSTERS, "Batters use", {"throw": "d20"}),
    (MONSTERS, "Pitching change", {"ask_change": True}),
    (MONSTERS, "Confirm the last token", {"confirm_last_token": False}),
    (SOUND, "Music", {"sound_music": 70}),
    (SOUND, "Silent in the background", {"quiet_away": False}),
    (ACCESS, "Reduced motion", {"reduced_motion": True}),
    (ACCESS, "High contrast", {"high_contrast": True}),
    (DISPLAY, "Window", {"fullscreen": True}),
]


@pytest.mark.parametrize(("section", "label", "expected"), CHOICES, ids=[label for _, label, _ in CHOICES])
def test_a_choice_holds_at_once_and_is_kept(table, section, label, expected):
    table.top._open(section)
    widget = table.widget(label)
    table.top.group.focus(widget)
    table.hands.key("enter" if isinstance(widget, Toggle) else "right")
    assert {name: getattr(table.app.settings, name) for name in expected} == expected
    kept = settings.load(table.desk.data / "settings.json").settings
    assert {name: getattr(kept, name) for name in expected} == expected


def test_the_same_by_mouse(table):
    table.hands.key("3")
    assert table.top.section == MONSTERS
    table.press("Confirm the last token")
    assert not table.app.settings.confirm_last_token
    table.hands.key("2")
    assert table.top.section == PLAY
    rect = table.widget("Animation").rect
    table.hands.click(rect.x + 4, rect.cy)
    assert table.app.settings.speed == "off"


def test_help_for_eyes_is_two_clicks_away(table):
    table.press("Access")
    assert {"Reduced motion", "High contrast", "Text size"} <= set(table.labels())


def test_resetting_asks_once_more_and_leaves_the_window_its_size(table):
    table.app.change(text_size=150, speed="off", throw="d20", window_width=1111, last_seats={"a_game": []})
    table.press("Data")
    table.press("Reset to defaults")
    assert table.app.settings.text_size == 150
    table.press("Sure? Press again")
    assert asdict(table.app.settings) == asdict(replace(Settings(), window_width=1111))


def test_leaving_the_section_forgets_the_question(table):
    table.press("Data")
    table.press("Reset to defaults")
    table.press("Play")
    table.press("Data")
    assert "Reset to defaults" in table.labels()


def test_folders_are_shown_in_full_and_opened(table, monkeypatch):
    opened = []
    monkeypatch.setattr(settings_scene, "open_folder", opened.append)
    table.press("Data")
    assert table.top._rows[0].about == str(table.desk.data)
    table.press("Open: Your files")
    assert opened == [table.desk.data]


def test_every_section_opens_by_its_number(table):
    for number in (DISPLAY, PLAY, MONSTERS, SOUND, ACCESS, KEYS, DATA):
        table.hands.key(str(number + 1))
        assert table.top.section == number


def test_escape_and_space_close_it(table):
    below = len(table.app.scenes)
    table.hands.key("space")
    assert len(table.app.scenes) == below - 1


def test_tips_that_were_told_are_told_again_when_somebody_wishes(table):
    table.desk.progress.told = {"monster_league/tie", "lords/loan"}
    table.top._open(PLAY)
    assert table.top._rows[-1].about == "2 tips told, each once."
    table.press("Tell them again")
    assert table.desk.progress.told == set() and not table.widget("Tell them again").enabled
