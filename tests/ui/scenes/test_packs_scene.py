"""The page of packs: what lies in the folder appears, goes on and off, and counts in the order that was chosen."""

import shutil
from pathlib import Path

import pygame
import pytest

from lordsball import paths
from lordsball.ui.scenes.packs import PacksScene
from lordsball.ui.scenes.title import TitleScene
from tests.ui.scenes.desks import open_desk

EXAMPLE = Path(__file__).resolve().parents[3] / "examples" / "bog_standards"
SHIPPED = paths.cards()


@pytest.fixture
def table(data_dir, monkeypatch):
    monkeypatch.setattr(paths, "PICTURES", {})
    shutil.copytree(EXAMPLE, data_dir / "cards" / "bog_standards")
    (data_dir / "cards" / "broken.zip").write_bytes(b"no zip")
    (data_dir / "cards" / "short" / "monster_league").mkdir(parents=True)
    (data_dir / "cards" / "short" / "monster_league" / "rules.yaml").write_text("innings: 2\n")
    desked = open_desk(data_dir)
    desked.show(PacksScene(desked.desk))
    return desked


def told(table):
    """What stands beside the chosen pack, in plain words."""
    return " ".join(str(getattr(block, "text", block)) for block in table.top._blocks())


def test_every_pack_of_the_folder_is_told_with_what_it_replaces(table):
    assert table.labels()[:3] == ["The Bog Standards", "broken.zip", "short"]
    assert table.desk.folders == (SHIPPED, *(table.desk.data / "cards" / name for name in ("bog_standards", "short")))
    assert "monster_league/portraits/muddy" in paths.PICTURES
    for words in ("Version 1.0, by The Marsh Society", "For Monster League", "Cigars After Dinner: media 1 → 2"):
        assert words in told(table)
    table.press("broken.zip")
    assert "found a zip that is damaged" in told(table)
    table.press("short")
    assert "rules: innings 3 → 2" in told(table)


def test_a_pack_goes_off_and_on_and_stays_so(table):
    table.press("Switch off")
    assert table.desk.folders == (SHIPPED, table.desk.data / "cards" / "short")
    assert paths.PICTURES == {}
    assert table.app.settings.packs_off == ["bog_standards"]
    assert len(table.desk.cards("monster_league").teams) == 6
    table.press("Switch on")
    assert table.app.settings.packs_off == []
    assert len(table.desk.cards("monster_league").teams) == 7


def test_the_order_is_chosen_and_kept(table):
    table.press("Counts later")
    table.press("Counts later")
    assert table.app.settings.packs_order == ["broken.zip", "short", "bog_standards"]
    assert table.desk.folders[1].name == "short"
    assert not table.widget("Counts later").enabled


def test_what_is_put_into_the_folder_appears(table):
    shutil.copytree(EXAMPLE / "lords", table.desk.data / "cards" / "another" / "lords")
    table.hands.key("f5")
    assert table.labels()[0] == "another"
    assert table.desk.folders[1].name == "another"


def test_packs_of_the_command_line_count_last_and_stay(data_dir, monkeypatch):
    monkeypatch.setattr(paths, "PICTURES", {})
    desked = open_desk(data_dir, own=EXAMPLE)
    desked.show(PacksScene(desked.desk))
    assert desked.desk.folders == (SHIPPED, EXAMPLE)
    assert not desked.widget("Switch off").enabled


def test_what_the_workshop_has_changed_counts_last_of_all(data_dir, monkeypatch):
    monkeypatch.setattr(paths, "PICTURES", {})
    for name in (paths.OWN_PACK, "zebra"):
        shutil.copytree(EXAMPLE / "lords", data_dir / "cards" / name / "lords")
    desked = open_desk(data_dir, own=EXAMPLE)
    desked.show(PacksScene(desked.desk))
    assert [folder.name for folder in desked.desk.folders[1:]] == ["zebra", EXAMPLE.name, paths.OWN_PACK]
    assert not desked.widget("Counts later").enabled, "zebra is the only one with a place to choose"
    desked.press(paths.OWN_PACK)
    assert desked.widget("Switch off").enabled
    assert not desked.widget("Counts earlier").enabled


def drop(table, path):
    table.hands.post(pygame.DROPFILE, file=str(path))
    table.hands.wait(0.3)


def test_a_zip_that_is_dropped_on_the_window_is_one_of_the_packs(table, tmp_path):
    friend = Path(shutil.make_archive(str(tmp_path / "from a friend"), "zip", EXAMPLE.parent, EXAMPLE.name))
    shutil.rmtree(table.desk.data / "cards" / "bog_standards")
    table.app.scenes.reset(TitleScene(table.desk))
    drop(table, friend)
    assert isinstance(table.top, PacksScene) and "The Bog Standards" in told(table)
    assert (table.desk.data / "cards" / "from a friend.zip").read_bytes() == friend.read_bytes()
    assert len(table.desk.cards("monster_league").teams) == 7
    assert "The Bog Standards is one of your packs now." in table.top.notice


def test_what_is_no_pack_is_refused_with_a_sentence_and_nothing_is_copied(table, tmp_path):
    before = sorted(path.name for path in (table.desk.data / "cards").iterdir())
    (tmp_path / "notes.txt").write_text("a list")
    (tmp_path / "bad.zip").write_bytes(b"no zip")
    (tmp_path / "broken.zip").write_bytes(b"no zip")
    for name, words in (("notes.txt", "no zip"), ("bad.zip", "damaged"), ("gone.zip", "gone.zip")):
        drop(table, tmp_path / name)
        assert words in table.top.notice, name
    again = shutil.make_archive(str(tmp_path / "again"), "zip", EXAMPLE.parent, EXAMPLE.name)
    shutil.copy(again, tmp_path / "broken.zip")
    drop(table, tmp_path / "broken.zip")
    assert "called broken.zip already" in table.top.notice
    assert sorted(path.name for path in (table.desk.data / "cards").iterdir()) == before
