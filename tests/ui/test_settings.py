"""Settings survive, and a settings file never stops the program."""

import json
import os
import subprocess
import sys
from dataclasses import asdict

import pytest

from lordsball.ui import settings
from lordsball.ui.settings import Settings, load, save

CHANGED = Settings(
    fullscreen=True, window_width=1600, window_height=900, text_size=150, speed="off", throw="d20", ask_change=True,
    confirm_last_token=False, reduced_motion=True, high_contrast=True,
    last_seats={"monster_league": [["Robin", "human", "candy_crushers"], ["Vera", "veteran", "graveyard_shift"]]},
)  # fmt: skip


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
)  # fmt: skip
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
        raise OSError("disk full")

    monkeypatch.setattr(settings.os, "replace", fail)
    with pytest.raises(OSError, match="disk full"):
        save(Settings(), path)
    assert load(path).settings == CHANGED
    assert os.listdir(tmp_path) == ["settings.json"]


def test_settings_need_no_pygame():
    code = "import sys, lordsball.ui.settings; sys.exit('pygame' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
