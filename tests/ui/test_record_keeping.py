"""The window enters what was played at its table, beside the drawing."""

import time

import pytest

from lordsball.match.lock import InUse
from lordsball.match.seats import Seat, Table
from lordsball.ui.kit.scene import Scene
from lordsball.ui.table.scene import TableScene
from tests.records.scripted import finish, kept, new, played
from tests.ui.scenes.desks import open_desk


class Blank(Scene):
    """Something after the table."""


@pytest.fixture
def desk(data_dir):
    return open_desk(data_dir).desk


def entered(desk):
    desk.records.background.finish()
    return [entry.match for entry in desk.records.book.games()]


def test_a_match_goes_in_when_its_table_is_left_and_an_undone_end_goes_out(desk):
    match = played()
    match.table = Table(friendly=True)
    desk.app.scenes.reset(TableScene(desk, match))
    desk.open_results(match)
    assert entered(desk) == []
    desk.app.scenes.reset(Blank())
    assert entered(desk) == [match.id]
    desk.app.scenes.reset(TableScene(desk, match))
    match.undo()
    desk.app.scenes.reset(Blank())
    assert entered(desk) == []
    desk.app.scenes.reset(TableScene(desk, finish(match, 3)))
    desk.app.scenes.reset(Blank())
    assert entered(desk) == [match.id]


def test_a_match_in_the_middle_does_not_go_in(desk):
    desk.app.scenes.reset(TableScene(desk, new("wild_cards")))
    desk.app.scenes.reset(Blank())
    assert entered(desk) == []


def test_old_saves_come_in_at_the_start_and_a_broken_book_is_put_aside(desk):
    match = played(seats=(Seat("Ann"), Seat("Rex", "random")))
    kept(desk.data, match)
    (desk.data / "records.sqlite").write_bytes(b"broken" * 999)
    desk.records.begin()
    assert entered(desk) == [match.id]
    assert "records.broken.sqlite" in desk.records.notice


def test_a_window_that_does_not_save_leaves_the_book_alone(desk):
    match = played()
    kept(desk.data, match)
    desk.saves.in_use = InUse(1)
    desk.records.begin()
    desk.records.left(match)
    assert entered(desk) == []
    assert not (desk.data / "records.sqlite").exists()


def test_what_was_analyzed_at_the_end_of_a_game_stays_with_it(desk):
    match = played()
    desk.app.scenes.reset(TableScene(desk, match))
    analysed = desk.analysed(match)
    end = time.monotonic() + 60
    while not analysed.look():
        assert time.monotonic() < end
        time.sleep(0.05)
    desk.app.scenes.reset(Blank())
    desk.records.background.finish()
    (entry,) = desk.records.book.games()
    course = desk.records.book.course(entry.key)
    assert course.points[-1][1:] == tuple(float(sat.won) for sat in entry.sides)
    wpa = [line.amount for line in desk.records.book.lines("batter") if line.what == "WPA"]
    assert sorted(wpa) == sorted(each.added for each in analysed.found.players if each.role == "batter")
