"""What the first screen says before any card is read, and how that is put right."""

import json
import os
from concurrent.futures import wait

import pytest

from lordsball import games, paths
from lordsball.match.saves import Saves
from lordsball.ui.kit.pieces.poster import Fact
from lordsball.ui.scenes.title import UNREAD, Poster, TitleScene
from lordsball.ui.shell import billboard
from lordsball.ui.shell.app import App
from lordsball.ui.shell.billboard import LessonNote, Posted
from lordsball.ui.shell.desk import Desk

POSTED = {
    "lords": Posted(Fact("1–8 owners", "50–120 min", 3, "Money."), ()),
    "wild_cards": Posted(Fact("2 coaches", "10–25 min", 2, "A duel."), (LessonNote("wild_cards/first", 4, "Cards."),)),
}


def start(data, folders, on_first=None):
    """The program as it starts: with a first picture still to come."""
    app = App.offscreen((640, 360), on_first_frame=on_first or (lambda: desk.billboard.read_ahead()))
    desk = Desk(app, data, folders, Saves(data))
    app.scenes.push(TitleScene(desk))
    return app, desk


def facts(app):
    return {w.bill.key: w.facts for w in app.scenes.top.group.widgets if isinstance(w, Poster)}


def until_read(app, desk):
    app.turn(1 / 60)
    while app.background._open:
        wait([future for future, _ in app.background._open])
        app.turn(1 / 60)
    assert set(desk._live) == set(games.SHELF)


def test_what_was_kept_comes_back_and_only_while_the_files_look_the_same(tmp_path):
    path = tmp_path / billboard.NAME
    billboard.keep(path, "as they were", POSTED)
    assert billboard.remembered(path, "as they were") == POSTED
    assert billboard.remembered(path, "otherwise") == {}
    assert billboard.remembered(path, "") == {}


@pytest.mark.parametrize("change", [
    lambda raw: raw.update(format=99),
    lambda raw: raw.update(games=[]),
    lambda raw: raw["games"]["lords"].update(facts=["1", "2", 17, ""]),
    lambda raw: raw["games"]["lords"].update(facts=["1", "2", 1]),
    lambda raw: raw["games"]["lords"].update(facts=["line\nfeed", "2", 1, ""]),
    lambda raw: raw["games"]["lords"].update(lessons=[["key", "long", "about"]]),
    lambda raw: raw["games"]["lords"].update(lessons=[["key", 3, "x" * 500]]),
])
def test_a_file_that_says_something_else_counts_for_nothing(tmp_path, change):
    path = tmp_path / billboard.NAME
    billboard.keep(path, "stamp", POSTED)
    raw = json.loads(path.read_text())
    change(raw)
    path.write_text(json.dumps(raw))
    assert billboard.remembered(path, "stamp") == {}


def test_the_stamp_follows_every_file(tmp_path):
    (tmp_path / "teams").mkdir()
    card = tmp_path / "teams" / "a.yaml"
    card.write_text("id: a")
    before = billboard.stamp([tmp_path])
    assert billboard.stamp([tmp_path]) == before
    os.utime(card, ns=(1, 1))
    touched = billboard.stamp([tmp_path])
    (tmp_path / "teams" / "b.yaml").write_text("id: b")
    assert len({before, touched, billboard.stamp([tmp_path])}) == 3


def test_the_second_start_shows_its_first_picture_without_reading_a_card(tmp_path, monkeypatch):
    app, desk = start(tmp_path, [paths.cards()])
    assert set(desk._live) == set(games.SHELF)
    shown = facts(app)
    until_read(app, desk)
    assert (tmp_path / billboard.NAME).is_file()

    app, desk = start(tmp_path, [paths.cards()])
    assert desk._live == {} and desk._teaching == {}
    assert facts(app) == shown and UNREAD not in shown.values()
    assert any(widget.label.startswith("Start here: ") for widget in app.scenes.top.group.widgets)
    until_read(app, desk)
    assert facts(app) == shown


def test_what_is_no_longer_true_is_put_right_after_the_first_picture(tmp_path):
    wrong = Fact("2 players", "a week", 1, "Not what the cards say.")
    posted = {key: Posted(wrong) for key in games.SHELF}
    billboard.keep(tmp_path / billboard.NAME, billboard.stamp([paths.cards()]), posted)
    app, desk = start(tmp_path, [paths.cards()])
    assert set(facts(app).values()) == {wrong}
    until_read(app, desk)
    assert wrong not in facts(app).values()


def test_cards_with_a_mistake_are_read_before_the_first_picture(tmp_path):
    own = tmp_path / "own"
    (own / "monster_league").mkdir(parents=True)
    (own / "monster_league" / "rules.yaml").write_text("innings: many\n")
    for _ in range(2):
        app, desk = start(tmp_path, [paths.cards(), own])
        assert facts(app)["monster_league"] == UNREAD
        until_read(app, desk)
