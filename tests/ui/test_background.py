"""What is refused for a moment is done a moment later, while the window goes on; and what one window chose stays."""

import errno
import json
import os
import time

import pygame
import pytest

from lordsball.match import files
from lordsball.match.files import NotWritten
from lordsball.ui.kit.scene import Scene
from lordsball.ui.scenes.results import ResultsScene
from lordsball.ui.scenes.save_as import SaveAsScene
from lordsball.ui.scenes.saves import SavesScene
from lordsball.ui.shell import report, settings
from lordsball.ui.shell.app import App
from lordsball.ui.shell.background import Background
from lordsball.ui.shell.replay_files import replays
from tests.ui.hands import FRAME
from tests.ui.scenes.desks import open_desk, played


@pytest.fixture
def refused_once(monkeypatch):
    """The first renaming, and the first deletion, of each file is refused, as by a virus scanner."""
    met, plain_replace, plain_unlink = set(), os.replace, files._unlink

    def refuse(path):
        if str(path) not in met:
            met.add(str(path))
            raise PermissionError(errno.EACCES, "Permission denied")

    def replace(old, new):
        refuse(new)
        plain_replace(old, new)

    def unlink(path):
        refuse(f"unlink {path}")
        plain_unlink(path)

    monkeypatch.setattr(os, "replace", replace)
    monkeypatch.setattr(files, "_unlink", unlink)
    return met


def named(desked):
    return desked.desk.saves.save(played(desked.desk, steps=8), "Sunday")


def save_as(desked):
    desked.show(SaveAsScene(desked.desk, played(desked.desk, steps=8))).field.text = "Monday"
    desked.top._save()
    return lambda: desked.desk.saves.named("Monday") is not None and "Saved as" in desked.top.notice


def rename(desked):
    named(desked)
    scene = desked.show(SavesScene(desked.desk))
    scene._begin_renaming()
    scene._renaming.text = "Tuesday"
    scene._rename()
    return lambda: [row.title for row in scene.rows] == ["Tuesday"]


def delete(desked):
    named(desked)
    scene = desked.show(SavesScene(desked.desk))
    scene._delete()
    scene._delete()
    return lambda: scene.rows == []


def replay(desked):
    match = played(desked.desk)
    scene = desked.show(ResultsScene(desked.desk, match))
    scene._keep_replay()
    return lambda: len(replays(desked.desk.data)) == 1 and "Replay saved" in scene.notice


def choose(desked):
    desked.app.change(text_size=125)
    return lambda: settings.load(desked.app.settings_path).settings.text_size == 125


def picture(desked):
    desked.app.keep_picture()
    return lambda: len(list((desked.desk.data / "screenshots").glob("*.png"))) == 1 and "saved" in desked.top.notice


@pytest.mark.parametrize("writer", [save_as, rename, delete, replay, choose, picture])
def test_what_is_refused_for_a_moment_is_done_a_moment_later_and_the_window_goes_on(
    tmp_path, monkeypatch, refused_once, writer
):
    desked = open_desk(tmp_path)
    desked.show(Scene())
    desked.app.background.blink = 0.0
    waits = []
    plain_sleep = time.sleep

    def sleep(seconds):
        waits.append(seconds)
        plain_sleep(0.01)

    with monkeypatch.context() as patch:
        patch.setattr(files.time, "sleep", sleep)
        done = writer(desked)
        for _ in range(1000):
            desked.app.turn(FRAME)
            if done():
                break
            plain_sleep(0.005)
        assert done()
    assert waits and refused_once
    assert "could not" not in desked.top.notice
    desked.app.close()


def test_a_report_is_written_although_it_is_refused_for_a_moment(tmp_path, refused_once):
    path = report.write_report(tmp_path, ValueError("\ud800"), None, "in a thread")
    assert path is not None and "ValueError" in path.read_text("utf-8")


def test_what_is_refused_for_long_is_said_by_the_name_a_person_knows(tmp_path, monkeypatch):
    monkeypatch.setattr(files, "WAITS", ())
    desked = open_desk(tmp_path)
    entry = named(desked)
    desked.app.settings_path = tmp_path / "settings.json"

    def refuse(*_):
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(os, "replace", refuse)
    monkeypatch.setattr(files, "_unlink", refuse)
    match = played(desked.desk, steps=8)
    saves, said = desked.desk.saves, []
    for write in (
        lambda: saves.save(match, "Monday"), lambda: saves.rename(entry, "Tuesday"), lambda: saves.delete(entry),
    ):
        with pytest.raises(NotWritten) as refused:
            write()
        said.append(str(refused.value).split(":")[0])
    assert said == ["“Monday” could not be saved", "“Tuesday” could not be saved", "“Sunday” could not be deleted"]
    desked.show(Scene())
    desked.app.change(text_size=125)
    assert desked.top.notice.startswith("The settings could not be saved: ")
    desked.app.keep_picture()
    assert desked.top.notice.startswith("The picture could not be saved: ")


def test_errands_are_told_in_their_order_and_an_error_is_that_of_who_asks():
    work, told = Background(blink=0.0), []

    def fail():
        raise ZeroDivisionError

    work.send(lambda: time.sleep(0.05), lambda done: told.append("first"))
    work.send(lambda: 2, lambda done: told.append(done.result()))
    work.send(fail, lambda done: told.append(type(done.exception())))
    assert told == []
    work.finish()
    assert told == ["first", 2, ZeroDivisionError]
    assert work.settle() is False


# --- two windows --------------------------------------------------------------------------------------------------


def windows(path):
    return [App.offscreen(settings=settings.load(path).settings, settings_path=path) for _ in range(2)]


def test_what_the_other_window_chose_stays(tmp_path):
    path = tmp_path / "settings.json"
    pygame.display.init()
    first, second = windows(path)
    first.change(text_size=150, last_seats={"lords": [["Ann", "human", "a"]]})
    second.change(speed="off", last_seats={"monster_league": [["Bob", "human", "b"]]})
    first.change(text_size=125)
    second.close()
    first.close()
    found = settings.load(path).settings
    assert (found.text_size, found.speed) == (125, "off")
    assert found.last_seats == {"lords": [["Ann", "human", "a"]], "monster_league": [["Bob", "human", "b"]]}


def test_a_window_in_which_nothing_was_chosen_writes_nothing(tmp_path):
    path = tmp_path / "settings.json"
    first, second = windows(path)
    second.close()
    assert not path.exists()
    first.change(high_contrast=True)
    _, third = windows(path)
    first.change(speed="slow")
    path.write_text(json.dumps({**json.loads(path.read_text("utf-8")), "throw": "d20"}))
    third.close()
    assert settings.load(path).settings == settings.Settings(high_contrast=True, speed="slow", throw="d20")


def test_what_could_not_be_written_is_written_with_the_next_choice(tmp_path, monkeypatch):
    path = tmp_path / "settings.json"
    monkeypatch.setattr(files, "WAITS", ())
    app, _ = windows(path)
    app.show(Scene())
    app.background.blink = 5
    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", lambda *_: (_ for _ in ()).throw(OSError(errno.ENOSPC, "full")))
        app.change(text_size=150)
        assert "the disk is full" in app.scenes.top.notice
    app.change(speed="off")
    found = settings.load(path).settings
    assert (found.text_size, found.speed) == (150, "off")
    assert app.settings == found
