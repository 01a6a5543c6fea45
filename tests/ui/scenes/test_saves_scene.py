"""The list of saved games: whatever lies in the folder is a row; loading, watching, renaming, deleting."""

import pytest

from lordsball.match.files import generations
from lordsball.match.sealed import seal
from lordsball.ui.monster_league.cover.preview import preview
from lordsball.ui.scenes.changed_cards import ChangedCardsScene
from lordsball.ui.scenes.pause import PauseScene
from lordsball.ui.scenes.replay import ReplayScene
from lordsball.ui.scenes.save_as import SaveAsScene
from lordsball.ui.scenes.save_rows import listed
from lordsball.ui.scenes.saves import GAMES, REPLAYS, SavesScene
from lordsball.ui.scenes.title import TitleScene
from lordsball.ui.shell.replay_files import keep_replay, replays
from lordsball.ui.table.scene import TableScene
from tests.ui.scenes.desks import KEY, keep, open_desk, own_cards, played


@pytest.fixture
def table(data_dir):
    desked = open_desk(data_dir)
    desked.show(TitleScene(desked.desk))
    return desked


def choose(scene, name):
    row = next(row for row in scene.rows if row.entry.path.name == name or row.title == name)
    if scene.chosen is not row:
        scene._choose(row)
    return row


def test_a_row_tells_teams_score_inning_and_people(table):
    match = played(table.desk, 5, 60)
    keep(table.desk, match)
    row = listed(table.desk.saves.entries()[0], table.desk)
    view = match.position
    visitors, hosts = 1 - view.home, view.home
    score = f"{view.team(visitors).short} {view.runs[visitors]}, {view.team(hosts).short} {view.runs[hosts]}"
    assert row.title == score
    half = "Top" if view.batting != view.home else "Bottom"
    assert row.second.startswith(f"{half} of the ") and row.second.endswith("Robin – Vera")


def test_a_finished_game_is_final_and_one_not_begun_says_so(table):
    finished, fresh = played(table.desk, 4), played(table.desk, 4, 1)
    keep(table.desk, finished)
    keep(table.desk, fresh)
    seconds = {row.entry.saved.over: row.second for row in [listed(e, table.desk) for e in table.desk.saves.entries()]}
    assert seconds[True].startswith("Final") and seconds[False].startswith("Before the first pitch")


BROKEN = {
    "empty.json": b"",
    "noise.json": b"\x00\xff\x17" * 100,
    "list.json": b"[1, 2, 3]",
    "pickle.json": b"cos\nsystem\n(S'true'\ntR.",
    "cut.json": b'{"check": "ab',
    "foreign.json": seal("save", {"kind": "save", "game": "chess"}),
    "newer.json": seal("save", {"game": KEY}).replace(b'"format": 1', b'"format": 99'),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_file_of_no_use_is_a_row_with_a_sentence_and_nothing_breaks(table, name):
    match = played(table.desk, 5, 30)
    keep(table.desk, match)
    (table.desk.saves.folder / name).write_bytes(BROKEN[name])
    scene = table.show(SavesScene(table.desk))
    assert len(scene.rows) == 2
    row = choose(scene, name)
    table.hands.wait(0.1)
    assert row.entry.trouble.endswith(".") and row.second == row.entry.trouble
    assert not table.widget("Load").enabled
    table.press("Load")
    assert table.top is scene and scene.notice == row.entry.trouble
    scene._choose(row)
    assert table.top is scene
    choose(scene, next(r.title for r in scene.rows if not r.entry.trouble))
    table.press("Load")
    assert isinstance(table.top, TableScene)


def test_loading_from_the_pause_menu_brings_that_match_and_keeps_the_other(table):
    first, second = played(table.desk, 5, 30), played(table.desk, 6, 50)
    table.desk.saves.save(first, "Friday")
    table.app.change(ask_change=True)
    table.desk.play(second)
    table.hands.wait(0.3)
    table.hands.key("escape")
    assert isinstance(table.top, PauseScene)
    table.press("Load…")
    scene = table.top
    choose(scene, "Friday")
    table.press("Load")
    assert table.top.match.position.save() == first.position.save()
    kept = [entry for entry in table.desk.saves.entries() if entry.saved and entry.saved.id == second.id]
    assert kept and len(kept[0].saved.record) == 50


def test_saving_under_a_name_says_what_it_would_replace(table):
    match = played(table.desk, 5, 30)
    table.desk.saves.save(match, "Friday")
    scene = table.show(SaveAsScene(table.desk, match))
    scene.field._set("Friday", 6)
    assert "will be replaced" in scene._about
    scene.field._set("  ", 2)
    assert scene._about == "A save needs a name."
    table.press("Save")
    assert table.top is scene and scene.notice == "A save needs a name."
    scene.field._set("Saturday", 8)
    table.hands.key("enter")
    assert table.top is not scene
    assert table.desk.saves.named("Saturday") is not None
    assert table.top.notice == "Saved as “Saturday”."


def test_the_space_bar_writes_into_a_name_and_saves_nothing(table):
    scene = table.show(SaveAsScene(table.desk, played(table.desk, 5, 30)))
    scene.field._set("", 0)
    table.hands.type("Night game")
    assert scene.field.text == "Night game" and table.top is scene


def test_renaming_moves_the_save_and_a_taken_name_is_refused(table):
    for seed, name in ((5, "Friday"), (6, "Saturday")):
        table.desk.saves.save(played(table.desk, seed, 30), name)
    scene = table.show(SavesScene(table.desk))
    choose(scene, "Friday")
    table.press("Rename")
    scene._renaming._set("Saturday", 8)
    table.press("Save this name")
    assert scene.notice == "There is a save called “Saturday” already."
    scene._renaming._set("Sunday", 6)
    table.hands.key("enter")
    assert {row.title for row in scene.rows} == {"Sunday", "Saturday"}
    assert scene.chosen.title == "Sunday"


def test_escape_ends_the_renaming_first(table):
    table.desk.saves.save(played(table.desk, 5, 30), "Friday")
    scene = table.show(SavesScene(table.desk))
    table.press("Rename")
    table.hands.key("escape")
    assert table.top is scene and scene._renaming is None
    table.hands.key("escape")
    assert isinstance(table.top, TitleScene)


def test_deleting_asks_once_more(table):
    entry = table.desk.saves.save(played(table.desk, 5, 30), "Friday")
    scene = table.show(SavesScene(table.desk))
    table.press("Delete")
    assert generations(entry.path)
    table.press("Delete")
    assert not generations(entry.path) and scene.rows == []


def test_a_replay_file_is_listed_watched_and_deleted(table):
    match = played(table.desk, 4)
    path = keep_replay(table.desk.data, match)
    (path.parent / "torn.json").write_bytes(path.read_bytes()[:200])
    assert [bool(entry.trouble) for entry in replays(table.desk.data)] == [False, True]
    scene = table.show(SavesScene(table.desk, REPLAYS))
    choose(scene, path.name if scene.rows[0].title == path.name else scene.rows[0].title)
    table.press("Watch")
    assert isinstance(table.top, ReplayScene)
    assert table.top.replay.length == match.history.now
    table.hands.key("escape")
    table.press("Delete")
    table.press("Delete")
    assert not path.exists() and len(scene.rows) == 1


def test_a_saved_game_can_be_watched(table):
    keep(table.desk, played(table.desk, 5, 30))
    table.show(SavesScene(table.desk, GAMES))
    table.press("Watch as a replay")
    assert isinstance(table.top, ReplayScene) and table.top.replay.length == 30


@pytest.fixture
def edited(data_dir, tmp_path):
    """A save of a game whose cards have changed since."""
    before = open_desk(data_dir)
    keep(before.desk, played(before.desk, 5, 30))
    own = own_cards(tmp_path / "cards", ("single: 15, double: 15, triple: 5, home_run: 25",
                                         "single: 10, double: 15, triple: 5, home_run: 30"))
    after = open_desk(data_dir, own=own)
    after.show(TitleScene(after.desk))
    return after


@pytest.mark.parametrize(("label", "home_run"), [("The old cards", 25), ("Today's cards", 30)])
def test_changed_cards_are_listed_and_either_set_can_be_played(edited, label, home_run):
    edited.hands.key("space")
    scene = edited.top
    assert isinstance(scene, ChangedCardsScene)
    assert any("home_run 25 → 30" in sentence for sentence in scene.changed.sentences)
    edited.press(label)
    assert isinstance(edited.top, TableScene)
    jack = next(b for team in edited.top.match.cards.teams for b in team.batters if b.id == "jack_o_slugger")
    assert jack.odds[4] == home_run


def test_changed_cards_can_be_left_for_another_day(edited):
    edited.hands.key("space", "escape")
    assert isinstance(edited.top, TitleScene)


def test_a_preview_of_strange_data_never_fails(table):
    match = played(table.desk, 5, 30)
    keep(table.desk, match)
    saved = table.desk.saves.entries()[0].saved
    for field in ("home", "inning", "batting", "outs", "runs", "team_ids", "halves", "half_batters"):
        usual = saved.position[field]
        for value in (None, "x", [], {}, -1, 7, [1], ["a", "b"], True, 10**30):
            saved.position[field] = value
            found = preview(saved, table.desk.cards(KEY))
            assert found is None or (found.score and found.where), (field, value)
        saved.position[field] = usual
