"""The gallery and the self-check draw every scene without a window."""

import pytest

from lordsball import paths
from lordsball.ui.shell import gallery, selfcheck


def test_every_scene_and_moment_is_drawn_and_nothing_is_blank(data_dir):
    names = selfcheck.draw_all((960, 540), [paths.cards()])
    assert len(names) == len(set(names))
    for scene in ("title", "settings", "saves", "curtain", "cards_trouble"):
        assert scene in names
    for scene in ("setup", "rules", "pause", "save_as", "results", "replay", "trouble"):
        assert f"{scene}_monster_league" in names
    assert "monster_league_00_start" in names
    for moment in ("page_YearOver", "page_GameOver", "4_seats_curtain", "4_seats_lifted", "4_seats_facedown",
                   "8_seats_page_YearOver"):
        assert f"lords_{moment}" in names
    for page in ("cards", "edit", "a_or_b", "print"):
        assert f"workshop_{page}_lords" in names
    assert "workshop_a_or_b_played" in names
    for page in ("games", "people", "hall_of_fame"):
        assert f"records_{page}" in names
    for owners in ("", "4_seats_", "8_seats_"):
        for ask in ("spring_card", "season_card", "retirement", "buy_vp", "hot_stove_card"):
            assert any(name.startswith(f"lords_{owners}") and name.endswith(ask) for name in names), (owners, ask)


def test_the_gallery_shows_what_moves_as_well():
    wanted = {f"monster_league_moving_{moment}" for moment in ("Spun", "AtBatOver", "HalfStarted")}
    for picture in gallery.pictures((640, 360), [paths.cards()]):
        wanted.discard(picture.name)
        if not wanted:
            break
    assert not wanted


def test_the_gallery_writes_a_file_a_picture(tmp_path):
    written = []
    for path in gallery.write(tmp_path, (960, 540), [paths.cards()]):
        written.append(path)
        if len(written) == 4:
            break
    assert all(path.is_file() and path.suffix == ".png" for path in written)


def test_a_blank_scene_is_noticed(monkeypatch):
    import pygame

    monkeypatch.setattr(
        selfcheck, "pictures", lambda *_, **__: [gallery.Picture("nothing", pygame.Surface((64, 36)))]
    )
    with pytest.raises(selfcheck.Blank, match="nothing"):
        selfcheck.draw_all((64, 36), [])
