"""A match that could not be saved is not left without a question."""

from __future__ import annotations

from pathlib import Path

import pytest

from lordsball.games import game
from lordsball.match import files
from lordsball.match.files import NotWritten
from lordsball.match.match import Match
from lordsball.match.saves import Saves
from lordsball.match.seats import Seat
from lordsball.ui.scenes.unsaved import UnsavedScene
from lordsball.ui.shell.app import App
from lordsball.ui.shell.desk import Desk
from lordsball.ui.table.scene import TableScene

CARDS = Path(__file__).resolve().parents[3] / "cards"


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    app = App.offscreen()
    desk = Desk(app, tmp_path, [CARDS], Saves(tmp_path))
    shelf = game("monster_league")
    cards = desk.cards("monster_league")
    match = Match(shelf, cards, shelf.default_options(cards), [Seat("Robin"), Seat("Sam")], 1)
    app.show(TableScene(desk, match))
    return desk


def full(path: Path, data: bytes, called: str = "") -> None:
    raise NotWritten("There is no space left on the disk.")


def test_a_saved_match_is_left_at_once(desk: Desk) -> None:
    left: list[str] = []
    assert desk.save_now()
    desk.leave(lambda: left.append("gone"))
    assert left == ["gone"]


def test_an_unsaved_one_asks_and_says_why(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    left: list[str] = []
    monkeypatch.setattr(files, "write", full)
    assert not desk.save_now()
    desk.leave(lambda: left.append("gone"))
    asked = desk.app.scenes.top
    assert isinstance(asked, UnsavedScene)
    desk.leave(lambda: left.append("twice"))
    assert desk.app.scenes.top is asked
    assert left == []
    try_again = asked.group.primary()
    assert try_again is not None
    try_again.activate()
    assert left == []
    assert "no space left" in asked.notice
    monkeypatch.undo()
    try_again.activate()
    assert left == ["gone"]


def test_one_can_leave_all_the_same_or_go_back(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    left: list[str] = []
    monkeypatch.setattr(files, "write", full)
    desk.save_now()
    desk.leave(lambda: left.append("gone"))
    assert desk.app.scenes.top is not None
    desk.app.scenes.top.back()
    assert isinstance(desk.app.scenes.top, TableScene)
    desk.leave(lambda: left.append("gone"))
    (anyway,) = (widget for widget in desk.app.scenes.top.widgets if widget.label == "Leave anyway")
    anyway.activate()
    assert left == ["gone"]
