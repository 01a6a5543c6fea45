"""Card files edited while the game is open: within a second they count, or a red line says file and line."""

import os
import shutil
import threading
from pathlib import Path

import pytest

from lordsball import paths
from lordsball.content.problems import Place, Problem, Problems
from lordsball.ui.shell import live_cards
from lordsball.ui.shell.live_cards import LiveCards
from tests.ui.table.evenings import AGAINST_VERA, KEY, asks, new_match, state

FAR = 30
HAL = "odds: {out: 25, single: 40, double: 20, triple: 5, home_run: 10}"
HAL_TO_THE_MOON = "odds: {out: 25, single: 10, double: 20, triple: 5, home_run: 40}"


@pytest.fixture(autouse=True)
def patience(monkeypatch):
    """A picture waits for the cards: these tests are about what comes, and the machine may be busy."""
    monkeypatch.setattr(live_cards, "PATIENCE", 60)


@pytest.fixture
def cards(tmp_path):
    shutil.copytree(paths.cards(), tmp_path / "cards")
    return tmp_path / "cards"


@pytest.fixture
def team(cards):
    """The file of one team."""
    return cards / KEY / "teams" / "graveyard_shift.yaml"


def change(file, old, new):
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new), "utf-8")


def a_second(evening):
    evening.turn(55)


def prompt(evening):
    return evening.table.announcer.prompt


def odds_of(match, name):
    """The faces of a batter in the position itself."""
    for seat in (0, 1):
        for place, batter in enumerate(match.position.team(seat).batters):
            if batter.short == name:
                return tuple(match.position.faces[seat][place])
    raise AssertionError(name)


def test_a_good_edit_is_told_and_counts_within_a_second(evening, cards, team):
    table = evening(own=cards, until=asks("at_bat", after=FAR))
    before, now = odds_of(table.match, "Hal"), table.match.history.now
    change(team, HAL, HAL_TO_THE_MOON)
    a_second(table)
    assert "Howlin' Hal" in prompt(table).news
    assert "40" in prompt(table).news
    assert prompt(table).alarm == ""
    after = odds_of(table.match, "Hal")
    assert (before.count(4), after.count(4)) == (2, 8)
    model = table.table.board.model
    assert any(batter.odds[-1] == 40 for seat in (0, 1) for batter in model.team(seat).batters)
    assert table.match.history.now == now + 1
    table.hands.wait(6.1)
    assert prompt(table).news == ""


def test_a_result_on_the_table_stands_and_the_next_spin_is_by_the_new_cards(evening, cards, team):
    table = evening(own=cards, until=asks("ability", after=FAR))
    result = table.match.position.result
    change(team, HAL, HAL_TO_THE_MOON)
    a_second(table)
    assert table.match.position.result == result
    assert table.match.decision.ask == "ability"
    assert table.table.board.pending() is not None
    table.hands.key("space")
    table.rest()
    assert table.match.history.now > FAR


def test_an_edit_while_something_moves_waits_until_it_has_been_shown(evening, cards, team):
    table = evening(own=cards, until=asks("at_bat", after=FAR), speed="slow")
    old = table.match.cards
    table.hands.key("space")
    change(team, HAL, HAL_TO_THE_MOON)
    table.turn(60)
    assert table.table.timeline.busy
    assert table.match.cards is old
    assert "Howlin' Hal" in prompt(table).news
    table.rest()
    assert table.match.cards is not old


@pytest.mark.parametrize(
    "wrong",
    [HAL.replace("25", "26"), HAL + "}", HAL.replace("single", "singel"), "odds: {"],
    ids=["adds up to 101", "no YAML", "misspelt", "half a line"],
)
def test_a_bad_edit_is_a_red_line_with_file_and_line_and_the_old_cards_stay(evening, cards, team, wrong):
    table = evening(own=cards, until=asks("at_bat", after=FAR))
    good = team.read_text("utf-8")
    line = good.splitlines().index(f"    {HAL}") + 1
    before = state(table.match)
    change(team, HAL, wrong)
    a_second(table)
    alarm = prompt(table).alarm
    assert alarm.startswith("graveyard_shift.yaml:")
    assert str(team) in table.table.frame.bar.alarm.tooltip
    told = int(alarm.split(":")[1])
    assert line <= told <= line + 12
    if wrong != "odds: {":
        assert told <= line + 1
    assert state(table.match) == before
    assert prompt(table).question.key, "the question of the moment is still there"
    table.hands.wait(8)
    assert prompt(table).alarm == alarm
    table.hands.key("space")
    table.rest()
    assert len(table.match.record()) > len(before[1])
    team.write_text(good, "utf-8")
    a_second(table)
    assert prompt(table).alarm == ""
    assert prompt(table).news


def test_a_file_that_is_still_being_written_alarms_nobody(evening, cards, team):
    table = evening(own=cards, until=asks("at_bat", after=FAR))
    whole = team.read_text("utf-8").replace(HAL, HAL_TO_THE_MOON)
    for part in range(1, 9):
        team.write_text(whole[: len(whole) * part // 8], "utf-8")
        table.turn(5)
        assert prompt(table).alarm == ""
    a_second(table)
    assert "Howlin' Hal" in prompt(table).news


def test_a_new_file_in_the_place_of_the_old_one_is_an_edit_too(evening, cards, team):
    table = evening(own=cards, until=asks("at_bat", after=FAR))
    beside = team.with_name(".graveyard_shift.yaml.swp")
    beside.write_text(team.read_text("utf-8").replace(HAL, HAL_TO_THE_MOON), "utf-8")
    team.with_name("graveyard_shift.yaml~").write_text("a copy an editor keeps")
    table.turn(20)
    os.replace(beside, team)
    a_second(table)
    assert "Howlin' Hal" in prompt(table).news
    assert prompt(table).alarm == ""


def test_a_lock_of_an_editor_that_points_nowhere_is_no_card(evening, cards, team):
    table = evening(own=cards, until=asks("at_bat", after=FAR))
    team.with_name(".#graveyard_shift.yaml").symlink_to("robin@nowhere.1234")
    change(team, HAL, HAL_TO_THE_MOON)
    a_second(table)
    assert prompt(table).alarm == ""
    assert "Howlin' Hal" in prompt(table).news


def test_f5_reads_the_cards_at_once(evening, cards, team):
    table = evening(own=cards, until=asks("at_bat", after=FAR))
    table.hands.key("f5")
    assert prompt(table).news == "Cards reloaded: they play as before."
    change(team, HAL, HAL_TO_THE_MOON)
    table.hands.key("f5")
    assert "Howlin' Hal" in prompt(table).news
    change(team, HAL_TO_THE_MOON, "odds: nothing")
    table.hands.key("f5")
    assert "graveyard_shift.yaml" in prompt(table).alarm


def test_a_comment_changes_nothing_and_says_so(evening, cards, team):
    table = evening(own=cards, until=asks("at_bat", after=FAR))
    before = state(table.match)
    team.write_text(team.read_text("utf-8") + "# Hal sends his regards\n", "utf-8")
    a_second(table)
    assert state(table.match) == before
    assert prompt(table).news == "Cards reloaded: they play as before."


def test_undo_does_not_go_back_behind_changed_cards(evening, cards, team):
    table = evening(own=cards, until=asks("choose_side"))
    table.hands.key("space")
    table.rest()
    change(team, HAL, HAL_TO_THE_MOON)
    a_second(table)
    before = state(table.match)
    table.hands.key("ctrl+z")
    assert state(table.match) == before
    assert "cards have changed" in prompt(table).refusal


def test_cards_without_a_team_that_plays_leave_this_table_alone(evening, cards, team):
    table = evening(own=cards, until=asks("at_bat", after=FAR))
    before = state(table.match)
    change(team, "id: graveyard_shift", "id: night_shift")
    a_second(table)
    assert "graveyard_shift" in prompt(table).alarm
    assert state(table.match) == before
    table.hands.key("space")
    table.rest()
    assert len(table.match.record()) > len(before[1])


def test_cards_edited_in_a_computers_turn_count_after_what_it_has_chosen_and_shown(evening, cards, team):
    table = evening(AGAINST_VERA, own=cards, until=asks("ability", seat=1, after=FAR), rest=False, speed="slow")
    table.turn(4)
    assert prompt(table).question.key.startswith("Vera: ")
    done = len(table.match.record()) - 1  # what is announced counts
    change(team, HAL, HAL_TO_THE_MOON)
    table.hands.key("f5")
    assert "Howlin' Hal" in prompt(table).news
    table.rest()
    assert table.match.record()[done] in ("keep", "use")
    assert table.match.record()[done + 1].startswith("# cards")


def test_an_edit_made_on_the_way_to_the_table_is_not_overlooked(evening, cards, team):
    table = evening(own=cards)
    match = new_match(table.desk)
    change(team, HAL, HAL_TO_THE_MOON)
    table.sit_down(match)
    a_second(table)
    assert "Howlin' Hal" in prompt(table).news


def test_a_match_that_goes_on_with_its_old_cards_keeps_them_until_the_files_change_again(evening, cards, team):
    table = evening(own=cards, until=asks("at_bat", after=FAR))
    old = table.match.cards
    table.desk.title()
    change(team, HAL, HAL_TO_THE_MOON)
    table.desk.read_cards(KEY)
    table.sit_down(table.match)
    a_second(table)
    assert table.match.cards is old
    change(team, HAL_TO_THE_MOON, HAL.replace("25", "30").replace("home_run: 10", "home_run: 5"))
    a_second(table)
    assert table.match.cards is not old


def test_two_tables_one_after_the_other_share_one_watch(evening, cards, team):
    table = evening(own=cards, until=asks("at_bat", after=FAR))
    change(team, HAL, HAL_TO_THE_MOON)
    a_second(table)
    table.begin_again()
    a_second(table)
    assert prompt(table).news == ""
    assert odds_of(table.match, "Hal").count(4) == 8


def test_a_folder_that_is_gone_for_a_moment_is_survived(evening, cards, team):
    table = evening(own=cards, until=asks("at_bat", after=FAR))
    cards.rename(cards.with_name("elsewhere"))
    a_second(table)
    assert prompt(table).alarm
    cards.with_name("elsewhere").rename(cards)
    a_second(table)
    assert prompt(table).alarm == ""


def test_files_that_change_while_they_are_listed_raise_nothing(tmp_path):
    folder = tmp_path / "deep"
    stop = threading.Event()

    def stir():
        while not stop.is_set():
            inner = folder / "a" / "b"
            inner.mkdir(parents=True, exist_ok=True)
            (inner / "x.yaml").write_text("x: 1")
            shutil.rmtree(folder, ignore_errors=True)

    stirrer = threading.Thread(target=stir)
    stirrer.start()
    try:
        live = LiveCards([Path(folder)], lambda: object())
        for _ in range(300):
            live.poll(1.0)
    finally:
        stop.set()
        stirrer.join()


def test_files_that_nobody_has_read_yet_are_no_news(tmp_path):
    (tmp_path / "one.yaml").write_text("x: 1")
    live = LiveCards([tmp_path], lambda: "read")
    assert [live.poll(1.0) for _ in range(4)] == [None] * 4
    (tmp_path / "one.yaml").write_text("x: 12")
    assert [live.poll(1.0) for _ in range(3)] == [None, "read", None]


def test_an_edit_that_keeps_length_and_time_is_seen(tmp_path):
    file = tmp_path / "one.yaml"
    file.write_text("x: 1")
    live = LiveCards([tmp_path], lambda: file.read_text())
    assert live.read() == "x: 1"
    before = os.stat(file)
    file.write_text("x: 2")
    os.utime(file, ns=(before.st_atime_ns, before.st_mtime_ns))
    assert "x: 2" in [live.poll(live_cards.EVERY) for _ in range(round(2 / live_cards.EVERY))]
    file.write_text("x: 1")
    os.utime(file, ns=(0, 0))
    assert "x: 1" in [live.poll(live_cards.EVERY) for _ in range(4)]


@pytest.mark.parametrize("change", ["a new file", "a file gone", "a file moved", "an older one put back"])
def test_every_sort_of_change_is_seen(tmp_path, change):
    file, other = tmp_path / "one.yaml", tmp_path / "deep" / "two.yaml"
    other.parent.mkdir()
    file.write_text("x: 1")
    live = LiveCards([tmp_path], lambda: "read")
    live.read()
    if change == "a new file":
        other.write_text("y: 1")
    elif change == "a file gone":
        file.unlink()
    elif change == "a file moved":
        file.rename(other)
    else:
        file.write_text("x: 0")
        os.utime(file, (1, 1))
    assert "read" in [live.poll(live_cards.EVERY) for _ in range(8)]
    assert [live.poll(live_cards.EVERY) for _ in range(8)] == [None] * 8


def test_pictures_go_on_while_cards_are_read(tmp_path, monkeypatch):
    monkeypatch.setattr(live_cards, "PATIENCE", 0)
    file, go_on = tmp_path / "one.yaml", threading.Event()
    file.write_text("x: 1")

    def read():
        assert go_on.wait(60)
        return "read"

    live = LiveCards([tmp_path], read)
    assert live.poll(1.0) is None
    file.write_text("x: 12")
    assert [live.poll(1.0) for _ in range(200)] == [None] * 200  # nobody waits for what is being read
    assert live.cards is None
    go_on.set()
    monkeypatch.setattr(live_cards, "PATIENCE", 60)
    assert live.poll(1.0) == "read"
    assert live.cards == "read"


def test_what_goes_wrong_while_cards_are_read_is_told_where_they_are_asked_for(tmp_path):
    file, failures = tmp_path / "one.yaml", [Problems([Problem(Place("x"), "", "found y")]), ZeroDivisionError()]
    file.write_text("x: 1")

    def read():
        raise failures.pop(0)

    live = LiveCards([tmp_path], read)
    assert live.poll(1.0) is None
    file.write_text("x: 12")
    found = [live.poll(1.0), live.poll(1.0)]
    assert isinstance(found[1], Problems)
    file.write_text("x: 123")
    with pytest.raises(ZeroDivisionError):
        [live.poll(1.0) for _ in range(3)]


def test_a_hint_is_said_before_the_row_ends(evening, cards, team):
    table = evening(own=cards, until=asks("at_bat", after=FAR))
    change(team, "ability: double_trouble", "ability: double_trubble")
    a_second(table)
    alarm = prompt(table).alarm
    assert "found no ability for pitchers 'double_trubble' (did you mean 'double_trouble'?), expected" in alarm
