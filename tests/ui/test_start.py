"""Opening the window: on what, for whom, and what is said where there is nothing to open it on."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from lordsball import paths
from lordsball.commands.window import Wishes
from lordsball.match import files
from lordsball.match.files import NotWritten
from lordsball.match.saves import Saves
from lordsball.ui.scenes.cards_trouble import CardsTroubleScene
from lordsball.ui.scenes.replay import ReplayScene
from lordsball.ui.scenes.title import TitleScene
from lordsball.ui.scenes.trouble import TroubleScene
from lordsball.ui.shell import start
from lordsball.ui.shell.app import App
from lordsball.ui.shell.desk import Desk
from lordsball.ui.table.scene import TableScene

TOP = Path(__file__).resolve().parents[2]


def desk_for(data_dir, cards=None):
    app = App.offscreen((960, 540))
    return Desk(app, data_dir, cards or (paths.cards(),), Saves(data_dir))


def opened(data_dir, notice="", cards=None, **wishes):
    """The first scene for these wishes, entered."""
    desk = desk_for(data_dir, cards)
    scene = start.first_scene(desk, Wishes(desk.folders, data_dir, **wishes), notice)
    desk.app.show(scene)
    desk.app.turn(0.02)
    return scene


def test_without_wishes_the_title(data_dir):
    assert isinstance(opened(data_dir), TitleScene)


def test_a_game_by_name_goes_straight_to_the_table_with_a_person_first(data_dir):
    table = opened(data_dir, game="monster_league", seed=5)
    assert isinstance(table, TableScene)
    assert [seat.human for seat in table.match.seats] == [True, False]
    assert table.match.seed == 5


def test_people_and_computers_are_called_as_at_the_setup_and_never_you(data_dir):
    table = opened(data_dir, game="monster_league", seats=("human", "veteran"))
    assert table.match.names == ("Player 1", "Vera")
    table = opened(data_dir, game="monster_league", seats=("veteran", "veteran"))
    assert table.match.names == ("Vera", "Vera 2")
    table = opened(data_dir, game="monster_league", seats=("human", "human"))
    assert table.match.names == ("Player 1", "Player 2")


@pytest.mark.parametrize("game", [None, "monster_league"])
def test_what_was_wrong_with_the_settings_is_said_on_the_first_scene(data_dir, game):
    notice = "Some settings could not be used and are as usual again: speed."
    scene = opened(data_dir, notice, game=game)
    scene.app.art.drawn_text = []
    scene.app.draw()
    shown = " ".join(text.shown for text in scene.app.art.drawn_text)
    assert "as usual again: speed." in shown


def test_cards_that_cannot_be_read_are_told_before_anything_else(data_dir, tmp_path):
    (tmp_path / "monster_league").mkdir()
    (tmp_path / "monster_league" / "rules.yaml").write_text("innings: many")
    assert isinstance(opened(data_dir, cards=(tmp_path,), game="monster_league"), CardsTroubleScene)


def test_a_replay_that_cannot_be_read_is_told_on_the_title(data_dir, tmp_path):
    file = tmp_path / "holiday.png"
    file.write_bytes(b"not a replay")
    scene = opened(data_dir, replay=file)
    assert isinstance(scene, TitleScene)
    assert "not a file of lordsball" in scene.notice


def test_a_replay_opens_on_its_scene(data_dir, tmp_path):
    from lordsball.match import replay

    table = opened(data_dir, game="monster_league", seats=("human", "human"), seed=1)
    table.match.act(table.match.decision.options[0])
    file = tmp_path / "one.json"
    replay.export(table.match, file)
    assert isinstance(opened(data_dir, replay=file), ReplayScene)


def test_an_error_in_the_very_beginning_is_a_scene_too(data_dir, monkeypatch):
    desk = desk_for(data_dir)

    def fail(*words, **details):
        raise ZeroDivisionError("at once")

    monkeypatch.setattr(start, "first_scene", fail)
    scene = start._first_or_trouble(desk, Wishes(desk.folders, data_dir), "")
    assert isinstance(scene, TroubleScene)
    assert "ZeroDivisionError" in scene.report.read_text("utf-8")


def test_the_icon_is_the_drawing(data_dir):
    icon = start.icon()
    assert icon.get_size() == (256, 256)
    small = pygame.transform.smoothscale(icon, (8, 8))
    assert len({tuple(small.get_at((x, y))) for x in range(8) for y in range(8)}) > 8


@pytest.mark.parametrize("surroundings", [{}, {"DISPLAY": ":4711"}, {"SDL_VIDEODRIVER": "x11", "DISPLAY": ":4711"}])
def test_without_a_display_one_sentence_and_no_window_nobody_can_see(data_dir, surroundings):
    if not sys.platform.startswith("linux"):
        pytest.skip("elsewhere there is always a display")
    kept = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")}
    done = subprocess.run(
        [sys.executable, "-m", "lordsball", "--data-dir", str(data_dir)], cwd=TOP, env={**kept, **surroundings},
        capture_output=True, text=True, check=False,
    )
    assert done.returncode != 0
    assert "There is no display" in done.stderr
    assert "Traceback" not in done.stderr


def test_the_whole_program_opens_plays_and_keeps_what_it_should(data_dir, monkeypatch):
    """open_window itself, under the dummy driver, until the first picture; then the window is closed."""
    first = []
    run = App.run

    def until_the_first_picture(app, scene, parting):
        app._on_first_frame = lambda: (first.append(type(scene)), app.quit())
        run(app, scene, parting)

    monkeypatch.setattr(App, "run", until_the_first_picture)
    wishes = Wishes((paths.cards(),), data_dir, "monster_league", seed=3, size=(1000, 600))
    assert start.open_window(wishes) == 0
    assert first == [TableScene]
    assert (data_dir / "settings.json").is_file()
    assert Saves(data_dir).newest().saved.seed == 3


@pytest.mark.parametrize("writable", [True, False])
def test_a_signal_to_end_is_obeyed_and_says_what_is_lost(data_dir, monkeypatch, capsys, writable):
    """Nobody may be sitting there: it does not wait in the question whether to leave a match that is not saved."""
    run = App.run

    def full(*about, **more):
        raise NotWritten("There is no space left on the disk.")

    def told_to_end(app, scene, parting):
        app._on_first_frame = lambda: signal.raise_signal(signal.SIGTERM)
        run(app, scene, parting)

    monkeypatch.setattr(App, "run", told_to_end)
    if not writable:
        monkeypatch.setattr(files, "write", full)
    code = start.open_window(Wishes((paths.cards(),), data_dir, "monster_league", seed=3, size=(1000, 600)))
    said = capsys.readouterr().err
    if writable:
        assert (code, said) == (0, "")
    else:
        assert code == 1
        assert said == "lordsball was told to end, and the match is not saved. There is no space left on the disk.\n"
