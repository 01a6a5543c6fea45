"""What was played is kept: after every action, after a kill, when the disk refuses, and after an unexpected error."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from lordsball import games
from lordsball.match.lock import InUse
from lordsball.match.saves import Saves
from lordsball.ui.scenes.rules import RulesScene
from lordsball.ui.scenes.save_as import SaveAsScene
from lordsball.ui.scenes.saves import SavesScene
from lordsball.ui.scenes.trouble import TroubleScene
from tests.ui.table.evenings import AGAINST_VERA, KEY, asks, state

TOP = Path(__file__).resolve().parents[3]
FAR = 30


def saved(evening):
    """The match as “Continue” would bring it."""
    evening.table.autosave.flush()
    entry = evening.desk.saves.newest()
    return evening.desk.saves.load(entry, evening.desk.cards(KEY)).match


def test_after_every_action_the_match_is_on_the_disk(evening):
    table = evening(AGAINST_VERA, seed=3)
    for _ in range(12):
        table.hands.key("space")
        table.rest()
        assert state(saved(table)) == state(table.match)
    mark = table.table.frame.bar.saved
    assert (mark.label, mark.trouble, mark.visible) == ("Saved", "", True)


def test_a_disk_that_refuses_is_told_once_in_full_and_stays_marked_until_it_works_again(evening, data_dir):
    table = evening(until=asks("ability", after=FAR))
    table.table.autosave.flush()
    folder = table.desk.saves.automatic
    folder.rename(folder.with_name("elsewhere"))
    folder.write_text("a file where the folder should be")
    table.hands.key("d")
    table.table.autosave.flush()
    table.turn(3)
    mark = table.table.frame.bar.saved
    assert mark.label == "Not saved"
    assert table.table.announcer.prompt.refusal == mark.trouble != ""
    table.hands.wait(7)
    assert table.table.announcer.prompt.refusal == ""
    table.click(mark)
    assert table.table.announcer.prompt.refusal == mark.trouble
    table.hands.key("escape")
    table.turn(10)
    assert mark.trouble in table.words()
    assert "Every move is saved." not in table.words()
    table.hands.key("escape")
    table.turn(10)
    folder.unlink()
    table.hands.key("space")
    table.table.autosave.flush()
    table.turn(3)
    assert (mark.label, mark.trouble) == ("Saved", "")
    assert state(saved(table)) == state(table.match)


def test_a_second_window_plays_and_says_that_it_does_not_save(evening):
    table = evening()
    table.desk.saves = Saves(table.desk.data, InUse(1))
    table.begin_again()
    assert table.table.frame.bar.saved.label == "Not saved"
    assert "does not save" in table.table.frame.bar.saved.tooltip
    table.hands.key("space")
    assert table.match.history.now == 1


def test_ctrl_s_ctrl_o_and_f1_open_what_they_should(evening):
    table = evening(until=asks("ability", after=FAR))
    for key, scene in (("ctrl+s", SaveAsScene), ("ctrl+o", SavesScene), ("f1", RulesScene)):
        table.hands.key(key)
        assert isinstance(table.app.scenes.top, scene)
        table.hands.key("escape")
        table.turn(20)
        assert table.app.scenes.top is table.table


@pytest.mark.parametrize("ask", ["coin_toss", "starting_pitcher", "at_bat", "ability"])
def test_f1_tells_the_rules_of_the_present_step(evening, monkeypatch, ask):
    table = evening(until=asks(ask))
    asked = []
    monkeypatch.setattr(table.desk, "open_rules", lambda key, where: asked.append((key, where)))
    table.hands.key("f1")
    assert asked == [(KEY, table.match.position.where())]


@pytest.mark.parametrize("when", ["rules", "draw", "settle"])
def test_after_an_unexpected_error_the_match_goes_on_from_where_it_was(evening, monkeypatch, when):
    table = evening(until=asks("ability", after=FAR))
    before = state(table.match)

    def fail(*words, **details):
        raise ZeroDivisionError("nobody expected this")

    with monkeypatch.context() as broken:
        if when == "rules":
            broken.setattr(type(table.match.position), "announce", fail)
        elif when == "draw":
            broken.setattr(table.table.board, "draw", fail)
        else:
            broken.setattr(table.table.board, "show", fail)
        table.hands.key("d")
        table.turn(3)
        trouble = table.app.scenes.top
        assert isinstance(trouble, TroubleScene)
    report = trouble.report.read_text("utf-8")
    for fact in ("ZeroDivisionError", "nobody expected this", "seed 4", "Robin (human)", table.match.record()[-1]):
        assert fact in report
    if when == "rules":
        assert state(table.match) == before
    now = state(table.match)
    table.hands.key("space")
    table.turn(20)
    again = table.app.scenes.top
    assert again.match is table.match
    assert state(again.match) == now
    table.table = again
    table.rest()
    table.hands.key("space")
    table.rest()
    assert table.match.history.now > len(now[1])
    assert state(saved(table)) == state(table.match)


@pytest.mark.parametrize("actions", [1, 7, 23])
def test_a_killed_program_goes_on_from_the_same_position(evening, data_dir, actions):
    """A program of its own plays this many actions, is killed with the next one on its way, and is opened again."""
    child = subprocess.Popen(
        [sys.executable, "-m", "tests.ui.table.until_killed", str(data_dir), str(actions)],
        cwd=TOP, env={**os.environ, "SDL_VIDEODRIVER": "dummy"}, stdout=subprocess.PIPE, text=True,
    )
    seen = None
    try:
        for line in child.stdout:
            if line.startswith("saved "):
                seen = line.removeprefix("saved ").strip()
            if line.startswith("go on"):
                break
    finally:
        child.kill()
        child.wait()
    saves = Saves(data_dir)
    entry = saves.newest()
    match = saves.load(entry, games.game(KEY).load_cards([TOP / "cards"])).match
    kept = " ".join(match.record())
    assert seen is not None
    assert kept.startswith(seen), "what had been shown as saved is lost"
    assert len(match.record()) >= actions
    table = evening()
    table.desk.go_on(entry)
    table.turn(5)
    assert state(table.app.scenes.top.match) == state(match)
