"""Whatever strangers put into the folders of saves and replays: the list is there at once, and what is good can be
loaded."""

import os

import pytest

from lordsball import limits
from lordsball.match.saves import UNFINISHED_USUAL
from lordsball.match.sealed import seal, unseal
from lordsball.ui.scenes.save_as import SaveAsScene
from lordsball.ui.scenes.save_rows import listed, spoken_time
from lordsball.ui.scenes.saves import REPLAYS, SavesScene
from lordsball.ui.scenes.title import TitleScene
from lordsball.ui.shell.replay_files import keep_replay, replays
from lordsball.ui.table.scene import TableScene
from tests.cost import within
from tests.ui.scenes.desks import keep, open_desk, played

LONG = "x" * 100_000
TIMES = ("0001-01-01T00:00:00+23:59", "9999-12-31T23:59:59-23:59", "1970-01-01T00:00:00+00:00", "2200-12-31T23:59:59Z",
         "1971-01-01T00:00:00+14:00", "2201-01-01T00:00:00Z")


@pytest.fixture
def table(data_dir):
    desked = open_desk(data_dir)
    desked.show(TitleScene(desked.desk))
    return desked


def forge(desk, file, **changes):
    """A save in this file with these fields instead of those it had."""
    folder = desk.saves.folder
    folder.mkdir(parents=True, exist_ok=True)
    data = desk.saves.describe(played(desk, steps=6), "forged")
    position = {**data["position"], **changes.pop("position", {})}
    (folder / f"{file}.json").write_bytes(seal("save", {**data, "position": position, **changes}))


def flood(desk, name, inner, closing):
    start, end = b'{"check": "' + b"a" * 64 + b'", "data": {"kind": "lordsball save", "a": [', closing + b"]}}"
    raw = start + inner * ((limits.SAVE_FILE - len(start) - len(end)) // len(inner)) + end
    (desk.saves.folder / f"{name}.json").write_bytes(raw)


def choose(scene, row):
    scene.chosen = row
    scene._build()


def test_times_at_either_end_of_the_calendar_are_rows_and_names_that_can_be_taken(table):
    for number, time in enumerate(TIMES):
        forge(table.desk, f"t{number}", time=time, name=f"t{number}")
    scene = table.show(SavesScene(table.desk))
    assert sorted(row.title for row in scene.rows) == [f"t{number}" for number in range(len(TIMES))]
    assert all(row.entry.trouble == "" for row in scene.rows)
    for row in scene.rows:
        scene._choose(row)
        table.hands.wait(0.1)
        assert spoken_time(row.entry.time)
    match = played(table.desk, steps=6)
    for number in range(len(TIMES)):
        saved = table.desk.saves._path(f"t{number}")
        (table.desk.saves.folder / f"t{number}.json").rename(saved)
        shown = table.show(SaveAsScene(table.desk, match))
        shown._typed(f"t{number}")
        table.hands.wait(0.1)
        assert "be replaced" in shown._about
        shown.close()


FORGED = (
    {"name": LONG}, {"summary": LONG}, {"game": LONG}, {"id": LONG}, {"cards": LONG}, {"time": LONG}, {"order": 10**14},
    {"seats": [{"name": LONG, "player": "human"}, {"name": "B", "player": "human"}]},
    {"seats": [{"name": f"N{n}", "player": LONG} for n in range(2)]},
    {"seats": [{"name": f"N{n}", "player": "human"} for n in range(20_000)]},
    {"options": {"teams": [LONG, LONG]}}, {"options": {LONG: 1}}, {"table": {"screen": {LONG: LONG}}},
    {"record": ["flip"] * 90_000}, {"record": [LONG]}, {"position": {"team_ids": [LONG, LONG]}},
    {"position": {"runs": [10**19, 10**19]}}, {"position": {"inning": 10**19}},
    {"position": {"deep": [[[[]]]] * 20_000}}, {"position": {"team_ids": ["\0", "\ud800"]}},
    {"name": "a\0b"}, {"name": "\ud800"}, {"summary": "\n" * 900}, {"name": "\u2028"}, {"seed": 10**19},
)


def test_a_forged_field_costs_little_and_the_others_can_be_loaded(table):
    keep(table.desk, played(table.desk, steps=20))
    for changes in FORGED:
        forge(table.desk, "forged", **changes)
        scene = SavesScene(table.desk)
        with within(1):
            table.desk.saves.newest()
            scene.desk.saves.entries()
        with within(4):
            table.show(scene)
            for row in scene.rows:
                assert len(row.title) <= limits.SHOWN_TEXT and len(row.second) <= limits.SHOWN_TEXT
                choose(scene, row)
                table.hands.wait(0.05)
        assert len(scene.rows) == 2
        scene.close()
    good = next(row for row in scene.rows if row.entry.automatic)
    table.show(scene)
    choose(scene, good)
    scene._open()
    assert isinstance(table.top, TableScene)
    assert table.top.match.history.now == 20


def test_a_folder_full_of_floods_costs_a_moment_and_hides_nothing(table):
    table.desk.saves.save(played(table.desk, steps=20), "good")
    for number in range(12):
        for kind, inner, closing in (("lists", b"[],", b"0"), ("maps", b'{"a":1},', b"0"), ("text", b"x", b"0")):
            flood(table.desk, f"{kind}{number}", inner, closing)
    for path in table.desk.saves.folder.glob("good*"):
        os.utime(path, (0, 0))
    scene = SavesScene(table.desk)
    with within(4):
        table.show(scene)
    assert len(scene.rows) == 37
    (good,) = [row for row in scene.rows if not row.entry.trouble]
    assert good.title == "good"
    assert {row.second for row in scene.rows if row.second.startswith("Not looked into")}


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no named pipes")
def test_pipes_folders_and_odd_file_names_hold_nothing_up(table):
    for folder in (table.desk.saves.folder, table.desk.saves.automatic, table.desk.data / "replays"):
        folder.mkdir(parents=True, exist_ok=True)
        os.mkfifo(folder / "pipe.json")
        (folder / "folder.json").mkdir()
        (folder / "loop.json").symlink_to(folder / "loop.json")
        (folder / "zero.json").symlink_to("/dev/zero")
        (folder / "two\nlines.json").write_bytes(b"{}")
        (folder / os.fsdecode(b"\xff.json")).write_bytes(b"{}")
    with within(6):
        table.show(TitleScene(table.desk))
        for shelf, count in ((0, 12), (REPLAYS, 6)):
            scene = table.show(SavesScene(table.desk, shelf))
            assert len(scene.rows) == count
            for row in scene.rows:
                choose(scene, row)
                table.hands.wait(0.1)
                assert row.title.isprintable()
            scene._delete()
            scene._delete()


def test_the_replay_that_was_kept_last_is_the_first_and_none_takes_the_place_of_another(table, monkeypatch):
    match = played(table.desk)
    paths = [keep_replay(table.desk.data, match) for _ in range(3)]
    assert len(set(paths)) == 3
    data = unseal("replay", paths[0].read_bytes())
    paths[0].write_bytes(seal("replay", {**data, "order": data["order"] + 10**9}))
    paths.append(keep_replay(table.desk.data, match))
    assert [entry.path for entry in replays(table.desk.data)][:2] == [paths[3], paths[0]]


def test_many_unfinished_games_can_be_tidied_up_after_a_question(table):
    saves = table.desk.saves
    for seed in range(UNFINISHED_USUAL + 3):
        keep(table.desk, played(table.desk, seed, 3))
    saves.save(played(table.desk, 4, 3), "named")
    scene = table.show(SavesScene(table.desk))
    table.press("Tidy up: 3 old unfinished games")
    assert len(saves.entries()) == UNFINISHED_USUAL + 4
    assert table.widget("Tidy up: 3 old unfinished games").text == "Delete 3 old unfinished games?"
    assert "stay" in scene.notice
    scene._choose(scene.rows[3])
    assert table.widget("Tidy up: 3 old unfinished games").text.startswith("Tidy up")
    oldest = [row.entry.path for row in scene.rows[-3:]]
    table.press("Tidy up: 3 old unfinished games")
    table.press("Tidy up: 3 old unfinished games")
    assert len(saves.entries()) == UNFINISHED_USUAL + 1
    assert not any(path.exists() for path in oldest)
    assert not [label for label in table.labels() if "Tidy" in label]


def test_rows_are_listed_whatever_the_cards_of_today_are(table, monkeypatch):
    keep(table.desk, played(table.desk, steps=6))
    monkeypatch.setattr(table.desk, "known_cards", lambda key: None)
    (row,) = [listed(entry, table.desk) for entry in table.desk.saves.entries()]
    assert row.preview is not None
