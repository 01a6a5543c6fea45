"""Settings survive, and a settings file never stops the program."""

import errno
import json
import os
import subprocess
import sys
from dataclasses import asdict, replace

import pytest

from lordsball import limits
from lordsball.match.files import NotWritten
from lordsball.ui.shell import settings
from lordsball.ui.shell.settings import Settings, change, load, save
from tests.cost import within

CHANGED = Settings(
    fullscreen=True, window_width=1600, window_height=900, text_size=150, speed="off",
    reading="press", first_tips=False, throw="d20", ask_change=True, sound_all=40, sound_play=50, sound_crowd=55,
    sound_music=0, sound_buttons=10, muted=True, quiet_away=False,
    confirm_last_token=False, reduced_motion=True, win_expectancy=True, high_contrast=True,
    last_seats={"monster_league": [["Robin", "human", "candy_crushers"], ["Vera", "veteran", "graveyard_shift"]]},
    packs_off=["night_market.zip"], packs_order=["monsoon"],
    last_choices={"lords": {"years": "7"}, "wild_cards": {"always_ask": True}},
)


def test_every_setting_comes_back_as_it_was_saved(tmp_path):
    path = tmp_path / "new folder" / "settings.json"
    save(CHANGED, path)
    assert load(path) == (CHANGED, None)
    for name, value in asdict(CHANGED).items():
        assert value != asdict(Settings())[name], f"{name} is not tried out by this test"


def test_no_file_means_the_usual_settings_and_no_word_about_it(tmp_path):
    assert load(tmp_path / "none.json") == (Settings(), None)


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"null", b"\xff\xfe\x00", b"7", b"[" * 100_000])
def test_a_broken_file_is_put_aside_and_said_in_one_sentence(tmp_path, content):
    path = tmp_path / "settings.json"
    path.write_bytes(content)
    found, notice = load(path)
    assert found == Settings()
    assert notice and notice.endswith(".") and notice.count(".") == 1
    assert (tmp_path / "settings.broken.json").read_bytes() == content
    save(found, path)
    assert load(path) == (Settings(), None)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("text_size", 110), ("text_size", "125"), ("text_size", True), ("text_size", None), ("speed", "warp"),
        ("speed", 1), ("throw", "dice"), ("ask_change", 1), ("fullscreen", "yes"), ("fullscreen", 1),
        ("window_width", -5), ("window_width", 5.5), ("window_width", True), ("window_width", 10**9),
        ("last_seats", []), ("last_seats", {"a_game": 3}), ("last_seats", {"a_game": [["Robin", "human"]]}),
        ("last_seats", {"a_game": [["Robin", "human", 3]]}), ("last_seats", {"a_game": [["", "human", "team"]]}),
        ("last_seats", {"a_game": [["Robin", "human", "team"]] * 9}),
    ],
)
def test_a_wrong_value_becomes_the_usual_one_and_the_others_stay(tmp_path, name, value):
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({**asdict(CHANGED), name: value}))
    found, notice = load(path)
    assert asdict(found) == {**asdict(CHANGED), name: asdict(Settings())[name]}
    assert name.replace("_", " ") in notice


def test_what_a_newer_version_wrote_is_passed_over(tmp_path):
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"speed": "fast", "hologram": True}), encoding="utf-8-sig")
    assert load(path) == (Settings(speed="fast"), None)


def test_a_failed_save_leaves_the_old_file_and_no_litter(tmp_path, monkeypatch):
    path = tmp_path / "settings.json"
    save(CHANGED, path)

    def fail(*_args):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(settings.os, "replace", fail)
    with pytest.raises(NotWritten, match="^The settings could not be saved: the disk is full"):
        save(Settings(), path)
    assert load(path).settings == CHANGED
    assert os.listdir(tmp_path) == ["settings.json"]


VALUES = (None, True, -1, 0, 10**30, 2.5, "", "x" * 100_000, "\0", "\ud800", [], [None], [[]], {}, {"": 1}, [{}])


@pytest.mark.parametrize("value", VALUES, ids=lambda value: repr(value)[:20])
def test_whatever_stands_in_a_field_the_others_stay_and_a_save_mends_it(tmp_path, value):
    path = tmp_path / "settings.json"
    seats = CHANGED.last_seats["monster_league"]
    inside = [{"last_seats": {"game": value}}, {"last_seats": {"game": [value]}},
              {"last_seats": {"game": [[value, "human", "team"]]}}, {"last_seats": {"x" * 1000: seats}}]
    for forged in [*({name: value} for name in asdict(CHANGED)), *inside]:
        path.write_text(json.dumps({**asdict(CHANGED), **forged}))
        found, notice = load(path)
        ((name, _),) = forged.items()
        assert {**asdict(found), name: None} == {**asdict(CHANGED), name: None} or found == Settings()
        assert notice is None or len(notice) < 200
        change(path, {"speed": "slow"}, found)
        assert load(path) == (replace(found, speed="slow"), None)


@pytest.mark.parametrize("kind", ["folder", "pipe", "large", "deep", "many"])
def test_what_is_no_settings_file_is_not_worked_through(tmp_path, kind):
    path = tmp_path / "settings.json"
    if kind == "folder":
        path.mkdir()
    elif kind == "pipe":
        if not hasattr(os, "mkfifo"):
            pytest.skip("there are no named pipes")
        os.mkfifo(path)
    else:
        size = limits.SETTINGS_FILE
        floods = {"large": "{}" + " " * size, "deep": "[" * size, "many": '{"a":[' + "1," * size + "1]}"}
        path.write_text(floods[kind])
    with within(1):
        found, notice = load(path)
    assert found == Settings() and notice
    save(CHANGED, path)
    assert load(path) == (CHANGED, None)


def test_only_what_was_chosen_is_written_over_what_the_file_says_now(tmp_path):
    path = tmp_path / "settings.json"
    save(CHANGED, path)
    change(path, {"speed": "slow", "last_seats": {"lords": [["Ann", "human", "x"]]}}, Settings())
    assert load(path).settings == replace(
        CHANGED, speed="slow", last_seats={**CHANGED.last_seats, "lords": [["Ann", "human", "x"]]}
    )
    change(path, {"last_seats": {"monster_league": None, "never there": None}}, Settings())
    assert load(path).settings.last_seats == {"lords": [["Ann", "human", "x"]]}


def test_where_the_file_is_gone_or_broken_all_that_this_window_knows_is_written(tmp_path):
    path = tmp_path / "settings.json"
    change(path, {"throw": "wheel"}, CHANGED)
    assert load(path).settings == replace(CHANGED, throw="wheel")
    path.write_text("{")
    change(path, {"throw": "wheel"}, CHANGED)
    assert load(path).settings == replace(CHANGED, throw="wheel")
    assert (tmp_path / "settings.broken.json").read_text() == "{"


def test_what_a_newer_version_has_chosen_stays_in_the_file(tmp_path):
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"speed": "fast", "hologram": ["\ud800", 1]}))
    change(path, {"throw": "d20"}, Settings())
    assert json.loads(path.read_text("utf-8"))["hologram"] == ["\ud800", 1]
    assert load(path) == (Settings(speed="fast", throw="d20"), None)


def test_settings_need_no_pygame():
    code = "import sys, lordsball.ui.shell.settings; sys.exit('pygame' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
