"""The list of saved games: whatever lies in the folder, it is shown, and every save comes back as it was."""

import json
import os
import shutil
from pathlib import Path

import pytest

from lordsball import __version__
from lordsball.match.boundary import unseen, words_in
from lordsball.match.files import NotReadable, NotWritten
from lordsball.match.loading import Loaded
from lordsball.match.lock import InUse
from lordsball.match.match import Match
from lordsball.match.saved_match import saved_match
from lordsball.match.saves import FINISHED_KEPT, UNFINISHED_USUAL, Entry, Saves, older_unfinished
from lordsball.match.sealed import seal, unseal
from lordsball.match.seats import Seat, Table
from tests.match import foxes
from tests.match.tables import FRIENDLY, keep, play, saves_in, sit, state


@pytest.fixture
def saves(tmp_path: Path) -> Saves:
    return saves_in(tmp_path)


def back(saves: Saves, entry: Entry) -> Loaded:
    loaded = saves.load(entry, foxes.cards())
    assert isinstance(loaded, Loaded)
    return loaded


# --- coming back --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("moves", [0, 1, 5, 11, 1000])
def test_a_save_brings_everything_back(saves: Saves, moves: int) -> None:
    match = play(sit(3, table=Table(True, {"device": "d20"})), moves, seed=moves)
    again, notice = back(saves, keep(saves, match))
    assert notice is None
    assert state(again) == state(match)
    assert again.record() == match.record()
    assert again.log(0) == match.log(0)
    assert (again.seats, again.table, again.seed, again.options) == (match.seats, match.table, 3, match.options)
    assert [again.history.at(n).save() for n in range(again.history.now + 1)] == [
        match.history.at(n).save() for n in range(match.history.now + 1)
    ]


def test_loading_never_moves_the_chance(saves: Saves) -> None:
    match = play(sit(8), 4)
    entry = saves.save(match, "before the die")
    ends = set()
    for _ in range(20):
        again = back(saves, entry).match
        assert again.position.chance == match.position.chance
        again.view(0).imagine(0, again.view(0).chance)
        ends.add(json.dumps(play(again, seed=5).position.save()))
    assert ends == {json.dumps(play(match, seed=5).position.save())}


def test_undo_goes_as_far_after_loading_as_before(saves: Saves) -> None:
    match = play(sit(5), 2)
    again = back(saves, keep(saves, match)).match
    for one in (match, again):
        while one.why_no_undo() is None:
            one.undo()
    assert state(again) == state(match)


@pytest.mark.parametrize("friendly", [False, True])
def test_a_curtain_that_fell_has_fallen_after_loading_too(saves: Saves, friendly: bool) -> None:
    match = play(sit(5, table=Table(friendly=friendly)), 2)
    heard: list[int] = []
    match.changed = lambda: heard.append(match.sealed)
    match.seal()
    match.seal()
    assert heard == [2]  # kept at once, and once
    play(match, 1)
    for again in (back(saves, keep(saves, match)).match, back(saves, saves.save(match, "named")).match):
        again.undo()
        assert "changed hands" in (again.why_no_undo() or "")
    old = unseal("save", seal("save", saves.describe(match)))
    del old["sealed"]
    assert saved_match(old).sealed == 0  # a save from before this was kept


def test_a_save_made_between_undo_and_redo_loads(saves: Saves) -> None:
    match = play(sit(5, table=FRIENDLY), 12)
    for turn in range(150):
        match.undo() if turn % 3 else match.redo() if match.why_no_redo() is None else None
        if match.why_no_undo() is not None:
            play(match, 3, seed=turn)
        again, notice = back(saves, keep(saves, match))
        assert (state(again), again.record(), notice) == (state(match), match.record(), None)


def test_saving_what_was_loaded_gives_the_same_file_again(saves: Saves) -> None:
    old = unseal("save", seal("save", saves.describe(play(sit(2), 7))))
    old["version"] = "0.0.1"
    path = saves.folder / "old.json"
    path.parent.mkdir(parents=True)
    path.write_bytes(_sealed_as_old(old))
    copies = []
    entry = saves.entry(path)
    for _ in range(3):
        match = back(saves, entry).match
        entry = saves.save(match, "again")
        copies.append({**unseal("save", entry.path.read_bytes()), "time": "", "order": 0, "id": ""})
    assert copies[1] == copies[2]
    assert copies[0]["version"] == __version__


def _sealed_as_old(data: dict[str, object]) -> bytes:
    """A whole file of this format that an older version wrote."""
    from hashlib import sha256

    body = json.dumps(data, separators=(",", ":"), sort_keys=True)
    return f'{{"check": "{sha256(body.encode()).hexdigest()}", "data": {body}}}'.encode()


def test_an_automatic_save_goes_on_in_its_place_and_a_named_one_branches_off(saves: Saves) -> None:
    match = play(sit(), 3)
    assert back(saves, keep(saves, match)).match.id == match.id
    assert back(saves, saves.save(match, "branch")).match.id != match.id


def test_a_computer_player_nobody_knows_any_more_makes_room_for_a_person(
    saves: Saves, monkeypatch: pytest.MonkeyPatch
) -> None:
    entry = keep(saves, sit(seats=(Seat("Ann"), Seat("Robo", "wizard"))))
    monkeypatch.setattr("lordsball.match.loading.levels_of", lambda game: {"random": None, "wizard": None})
    assert back(saves, entry).match.seats[1].player == "wizard"
    monkeypatch.undo()
    again, notice = back(saves, entry)
    assert again.seats[1] == Seat("Robo")
    assert notice == "This program does not know the computer player of Robo: a person plays there now."


# --- names --------------------------------------------------------------------------------------------------------


def test_names_may_hold_anything_a_file_name_may_not(saves: Saves) -> None:
    names = ["../../etc", "con", "a/b\\c:*?", ".hidden", "Ünïcode", "unicode", "日本", "🦊", "x" * 40, "A b", "a_b"]
    for name in names:
        saves.save(sit(), name)
    assert sorted(entry.name for entry in saves.entries()) == sorted(names)
    assert all(path.parent == saves.folder and path.name.isascii() for path in saves.folder.iterdir())


@pytest.mark.parametrize("name", ["", "  ", "\n", "x" * 41])
def test_a_name_that_cannot_be_used_is_refused_with_a_sentence(saves: Saves, name: str) -> None:
    with pytest.raises(NotWritten, match=r"\.$"):
        saves.save(sit(), name)


def test_the_same_name_takes_the_place_of_the_older_save(saves: Saves) -> None:
    saves.save(sit(1), "Game")
    assert saves.named("game") is not None
    saves.save(sit(2), "GAME ")
    (entry,) = saves.entries()
    assert entry.saved is not None
    assert (entry.name, entry.saved.seed) == ("GAME", 2)
    assert saves.named("other") is None


def test_a_save_can_be_renamed_and_deleted(saves: Saves) -> None:
    entry = saves.save(sit(1), "one")
    saves.save(sit(2), "two")
    with pytest.raises(NotWritten, match="“two” already"):
        saves.rename(entry, "two")
    renamed = saves.rename(saves.rename(entry, "three"), "Three")
    assert sorted(e.name for e in saves.entries()) == ["Three", "two"]
    saves.delete(renamed)
    assert [e.name for e in saves.entries()] == ["two"]


def test_an_automatic_save_stays_when_it_is_kept_under_a_name(saves: Saves) -> None:
    match = play(sit(), 2)
    saves.rename(keep(saves, match), "worth keeping")
    assert sorted((e.automatic, e.name) for e in saves.entries()) == [
        (False, "worth keeping"),
        (True, "Ann – Bob – Cy"),
    ]


# --- the list -----------------------------------------------------------------------------------------------------


def test_the_list_is_there_before_anything_is_saved(saves: Saves) -> None:
    assert saves.entries() == []
    assert saves.newest() is None


def test_the_newest_save_comes_first(saves: Saves) -> None:
    for name in ("first", "second", "third"):
        saves.save(sit(), name)
    assert [entry.name for entry in saves.entries()] == ["third", "second", "first"]


def test_continue_takes_the_newest_match_that_is_not_over(saves: Saves) -> None:
    first, second, over = play(sit(1), 2), play(sit(2), 2), play(sit(3))
    for match in (first, second, first, over):
        keep(saves, match)
    newest = saves.newest("nine_foxes")
    assert newest is not None
    assert newest.path.stem == first.id
    assert saves.newest("monster_league") is None


def spoil(saves: Saves) -> dict[str, str]:
    """Files that are no good, and what the list says about each."""
    folder = saves.folder
    whole = seal("save", saves.describe(play(sit(), 6)))
    data = unseal("save", whole)
    unwanted = {
        "empty": (b"", "The file is empty."),
        "cut": (whole[: len(whole) // 2], "The file is damaged."),
        "picture": (b"\x89PNG\r\n", "This is not a file of lordsball."),
        "foreign": (b'{"money": 3}', "This is not a file of lordsball."),
        "replay": (seal("replay", data), "This is a replay, not a save."),
        "bare": (seal("save", {}), "The save cannot be used: its part “id” is missing or wrong."),
        "other": (seal("save", {**data, "game": "chess"}), "This program has no game “chess”."),
        "named twice": (
            seal("save", {**data, "seats": [{"name": "A", "player": "human"}] * 2}),
            "The save cannot be used: Two seats are called A: give one of them another name.",
        ),
        "record": (
            seal("save", {**data, "record": ["\n"]}),
            "The save cannot be used: found '\\n', expected a line of a record",
        ),
        "time": (seal("save", {**data, "time": "12:30"}), "The save cannot be used: it does not say when it was made."),
    }
    folder.mkdir(parents=True, exist_ok=True)
    for name, (raw, _) in unwanted.items():
        (folder / f"{name}.json").write_bytes(raw)
    (folder / "a folder.json").mkdir()
    return {**{f"{name}.json": sentence for name, (_, sentence) in unwanted.items()}, "a folder.json": "be read"}


def test_no_file_spoils_the_list(saves: Saves) -> None:
    saves.save(play(sit(), 3), "good")
    expected = spoil(saves)
    (saves.folder / "notes.txt").write_text("not listed")
    entries = {entry.path.name: entry for entry in saves.entries()}
    (good,) = [entry for entry in entries.values() if entry.name == "good"]
    assert good.trouble == ""
    assert back(saves, good).match.history.now == 3
    for name, sentence in expected.items():
        assert sentence in entries[name].trouble, name
        with pytest.raises(NotReadable):
            saves.load(entries[name], foxes.cards())
    assert len(entries) == len(expected) + 1


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="this user may read everything")
def test_a_save_that_may_not_be_read_is_an_entry(saves: Saves) -> None:
    entry = saves.save(sit(), "closed")
    entry.path.chmod(0)
    assert "cannot be read" in saves.entries()[0].trouble


def test_broken_saves_can_be_deleted(saves: Saves) -> None:
    spoil(saves)
    for entry in saves.entries():
        if entry.path.is_file():
            saves.delete(entry)
    assert [entry.path.name for entry in saves.entries()] == ["a folder.json"]
    with pytest.raises(NotWritten, match="could not be deleted"):
        saves.delete(saves.entries()[0])


def test_a_damaged_newest_copy_is_said_and_the_older_one_loads(saves: Saves) -> None:
    match = play(sit(), 3)
    keep(saves, match)
    keep(saves, play(match, 1))
    path = saves.automatic / f"{match.id}.json"
    path.write_bytes(path.read_bytes()[:-100])
    (entry,) = saves.entries()
    assert entry.notice == "The newest copy is missing or damaged; this is an older one."
    assert back(saves, entry).match.history.now == 3
    path.unlink()
    assert saves.entries()[0].notice


def test_a_save_of_a_position_that_is_none_is_refused_with_a_sentence(saves: Saves) -> None:
    data = saves.describe(play(sit(), 6))
    for number, position in enumerate([{}, {"stack": 3}, {**data["position"], "stack": [{"kind": "Round"}]}]):
        path = saves.folder / f"bad{number}.json"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(seal("save", {**data, "record": ["steal"], "position": position}))
        with pytest.raises(NotReadable, match=rf"cannot be played on \(it was made by lordsball {__version__}\)"):
            saves.load(saves.entry(path), foxes.cards())


def test_names_of_files_inside_a_save_lead_nowhere(saves: Saves, tmp_path: Path) -> None:
    match = play(sit(), 2)
    path = saves.automatic / "x.json"
    path.parent.mkdir(parents=True)
    path.write_bytes(seal("save", {**saves.describe(match), "id": "../../../up", "cards": "../../secret"}))
    changed = saves.load(saves.entry(path), foxes.cards())
    assert not isinstance(changed, Loaded)
    assert changed.with_todays is not None
    assert keep(saves, changed.with_todays.match).path.resolve().parent == saves.automatic.resolve()
    assert {p.name for p in tmp_path.iterdir()} == {"saves", "packs"}


@pytest.mark.parametrize("moves", range(0, 20, 3))
def test_the_list_shows_nothing_hidden(saves: Saves, moves: int) -> None:
    match: Match = play(sit(6), moves)
    hidden = unseen(match.position, None)
    entry = keep(saves, match)
    assert entry.saved is not None
    shown = [entry.name, entry.title, entry.saved.summary, entry.notice, *words_in(entry.saved.options)]
    assert hidden
    assert not [card for card in hidden for text in shown if card in text]
    assert len(entry.saved.summary) > 5


def test_the_summary_says_where_it_stands(saves: Saves) -> None:
    entry = keep(saves, play(sit(), 4))
    assert entry.saved is not None
    assert entry.saved.summary == "Turn up? Ann, round 1, holds ?."
    over = keep(saves, play(sit()))
    assert over.saved is not None
    assert over.saved.over
    assert over.saved.summary.startswith("Ann ")


# --- room and neighbours ------------------------------------------------------------------------------------------


def test_of_finished_matches_the_newest_twenty_are_kept_and_of_unfinished_ones_all(saves: Saves) -> None:
    unfinished = [keep(saves, play(sit(seed), 2)) for seed in range(3 * FINISHED_KEPT)]
    over = [keep(saves, play(sit(seed))) for seed in range(100, 100 + FINISHED_KEPT + 3)]
    broken = saves.automatic / "broken.json"
    broken.write_bytes(b"")
    named = saves.save(play(sit(99)), "a finished one with a name")
    saves.clear_away()
    kept = {entry.path.name for entry in [*unfinished, *over[3:], named]}
    assert {entry.path.name for entry in saves.entries()} == kept | {"broken.json"}


def test_the_list_knows_which_unfinished_matches_are_old(saves: Saves) -> None:
    entries = [keep(saves, play(sit(seed), 2)) for seed in range(UNFINISHED_USUAL + 2)]
    keep(saves, play(sit(99)))
    saves.save(play(sit(98), 2), "named")
    old = older_unfinished(saves.entries())
    assert [entry.path for entry in old] == [entries[1].path, entries[0].path]
    saves.delete(*old)
    assert older_unfinished(saves.entries()) == []
    assert len(saves.entries()) == UNFINISHED_USUAL + 2


def test_a_second_program_looks_but_does_not_write(tmp_path: Path) -> None:
    first = saves_in(tmp_path)
    entry = first.save(play(sit(), 3), "mine")
    second = saves_in(tmp_path, InUse(123))
    assert [e.name for e in second.entries()] == ["mine"]
    match = back(second, entry).match
    refused = [
        lambda: second.save(match, "yours"),
        lambda: second.keep(second.describe(match), match.catalogs),
        lambda: second.rename(entry, "yours"),
        lambda: second.delete(entry),
    ]
    for write in refused:
        with pytest.raises(NotWritten, match="already open"):
            write()
    second.clear_away()
    assert [e.name for e in first.entries()] == ["mine"]


def test_a_copied_folder_of_saves_is_whole(saves: Saves, tmp_path: Path) -> None:
    match = play(sit(), 4)
    saves.save(match, "travels")
    shutil.copytree(tmp_path, tmp_path.parent / "elsewhere")
    there = saves_in(tmp_path.parent / "elsewhere")
    (entry,) = there.entries()
    assert state(back(there, entry).match) == state(match)
