"""From the files to the mixer: all of them can be played, and whatever is wrong costs one line and nothing else."""

import logging
import shutil

import pygame
import pytest

from lordsball.ui.sound import opening
from lordsball.ui.sound.opening import Opening
from lordsball.ui.sound.player import NO_DEVICE, Player
from tests.ui.sound.loudspeakers import FOLDER, SHEET, TAKES

ALL_TOGETHER = 4_000_000
"""Bytes: the program is fetched over slow lines."""
HEADROOM = 0.9
"""The highest sample, of 1."""


@pytest.fixture
def opened(monkeypatch):
    """Opens a folder of sounds, and closes it again."""
    monkeypatch.setattr(opening, "_BREATH", 0)
    players = []

    def open_(folder):
        player = Player()
        players.append(player)
        gate = Opening(player, folder)
        gate.start()
        gate.wait()
        player.update(0.01)
        return player

    yield open_
    for player in players:
        player.close()


def test_every_file_is_small_plays_and_leaves_headroom(opened):
    player = opened(FOLDER)
    assert player.device.here and player.trouble == ""
    files = sorted(FOLDER.glob("*.ogg"))
    assert sum(file.stat().st_size for file in files) < ALL_TOGETHER
    assert all(file.read_bytes()[:4] == b"OggS" for file in files)
    loudest, beds = {}, {SHEET.crowd.calm.sound, SHEET.crowd.tense.sound}
    for name in set(SHEET.sounds) | beds:
        for take in TAKES[name]:
            length = player.device.length(take)
            assert length is not None and 0.02 < length < 16, take
            if name not in beds:
                # The upper bytes of the left side's samples: all values at once, without a loop over millions.
                upper = set(player.device._sounds[take].get_raw()[1::4])
                loudest[take] = max(byte if byte < 128 else 255 - byte for byte in upper) / 128
    assert [take for take, peak in loudest.items() if not 0.01 < peak < HEADROOM] == []
    assert all(player.device.play_music(track.sound, 2) for track in SHEET.music.values())


def test_without_a_device_there_is_one_line_and_everything_goes_on(opened, monkeypatch, caplog):
    def none(*_, **__):
        raise pygame.error("no audio device")

    monkeypatch.setattr(pygame.mixer, "init", none)
    with caplog.at_level(logging.WARNING):
        player = opened(FOLDER)
        player.open()
        player.play("press")
        player.update(0.1)
    assert player.trouble == NO_DEVICE and not player.device.here
    assert [record.getMessage() for record in caplog.records] == [f"{NO_DEVICE} (no audio device)"]
    monkeypatch.undo()
    player.open()  # as the page of the settings does: it may have been plugged in since
    player.open.__self__.wait()
    player.update(0.1)
    assert player.device.here and player.trouble == ""


def test_a_broken_file_costs_this_sound_and_one_line(opened, tmp_path, caplog):
    folder = shutil.copytree(FOLDER, tmp_path / "sounds")
    (folder / "stamp_b.ogg").write_bytes(b"not a sound")
    with caplog.at_level(logging.WARNING):
        player = opened(folder)
    assert [record.getMessage() for record in caplog.records] == ["These sounds cannot be played: stamp_b."]
    assert player.device.length("stamp_b") is None and player.device.length("stamp_a") is not None


def test_broken_cues_cost_the_sound_and_are_told_in_a_sentence(opened, tmp_path):
    (tmp_path / "cues.yaml").write_text("buses: {play: {voices: none}}\n", "utf-8")
    player = opened(tmp_path)
    assert player.trouble.startswith("The sounds cannot be used: ") and "cues.yaml:1:" in player.trouble
    player.play("press")
    player.update(0.1)
