"""Saves from other cards and other rules: what changed is said, and what can still be done is offered."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from lordsball.match.files import NotReadable
from lordsball.match.kept_cards import GONE
from lordsball.match.loading import HISTORY_LOST, REBUILT, Changed, Loaded
from lordsball.match.saves import Entry, Saves
from lordsball.match.sealed import seal, unseal
from tests.match import foxes
from tests.match.tables import FRIENDLY, keep, play, saves_in, sit, state


@pytest.fixture
def saves(tmp_path: Path) -> Saves:
    return saves_in(tmp_path)


def rewritten(saves: Saves, entry: Entry, **changes: Any) -> Entry:
    """The same save as another program would have written it."""
    data = unseal("save", entry.path.read_bytes())
    entry.path.write_bytes(seal("save", {**data, **changes}))
    return saves.entry(entry.path)


def loaded(found: Loaded | Changed) -> Loaded:
    assert isinstance(found, Loaded)
    return found


def changed(found: Loaded | Changed) -> Changed:
    assert isinstance(found, Changed)
    return found


# --- changed cards ------------------------------------------------------------------------------------------------


def test_changed_cards_are_said_and_both_ways_are_open(saves: Saves) -> None:
    match = play(sit(4, table=FRIENDLY), 8)
    choice = changed(saves.load(keep(saves, match), foxes.cards(fox03=30, fox09=1)))
    assert choice.sentences == ("fox03: 3 → 30", "fox09: 9 → 1")
    assert (choice.why_not_old, choice.why_not_todays) == ("", "")
    old, todays = choice.with_old, choice.with_todays
    assert old is not None
    assert todays is not None
    assert state(old.match) == state(todays.match) == state(match)
    assert old.match is not todays.match
    assert old.match.cards.fingerprint == match.cards.fingerprint
    assert state(play(old.match, seed=3)) == state(play(match, seed=3))
    assert old.match.record() == match.record()
    assert todays.match.cards.worth["fox03"] == 30
    assert todays.match.record()[-1].startswith("# cards ")
    assert todays.match.why_no_undo() is not None
    assert play(todays.match).over


def test_a_remark_in_the_cards_is_no_change(saves: Saves) -> None:
    entry = keep(saves, play(sit(), 5))
    remarked = foxes.load_texts({"foxes.txt": "# a remark\n" + foxes.TEXT})
    match, notice = loaded(saves.load(entry, remarked))
    assert (match.history.now, notice, match.cards) == (5, None, remarked)


def test_a_match_with_several_sets_of_cards_comes_back_whole(saves: Saves) -> None:
    match = play(sit(4, table=FRIENDLY), 4)
    for worth in (40, 50):
        match.redeal(foxes.cards(fox01=worth))
        play(match, 3)
    again, notice = loaded(saves.load(keep(saves, match), foxes.cards(fox01=50)))
    assert notice is None
    assert (state(again), again.record(), len(again.catalogs)) == (state(match), match.record(), 3)
    assert again.history.at(4).cards.worth["fox01"] == 1
    for one in (match, again):
        while one.why_no_undo() is None:
            one.undo()
    assert state(again) == state(match)
    assert again.history.now == 9


def test_without_the_old_cards_the_position_goes_on_with_todays(saves: Saves) -> None:
    match = play(sit(4), 8)
    entry = keep(saves, match)
    shutil.rmtree(saves.packs.folder)
    choice = changed(saves_in(saves.folder.parent).load(entry, foxes.cards(fox03=30)))
    assert choice.with_old is None
    assert choice.why_not_old == GONE
    assert choice.with_todays is not None
    assert choice.with_todays.notice == HISTORY_LOST
    assert state(choice.with_todays.match) == state(match)
    assert choice.with_todays.match.record() == []


def test_damaged_cards_in_the_store_are_no_cards(saves: Saves) -> None:
    match = play(sit(4), 8)
    entry = keep(saves, match)
    (pack,) = saves.packs.folder.iterdir()
    pack.write_bytes(pack.read_bytes().replace(b"fox16 16", b"fox16 99"))
    choice = changed(saves.load(entry, foxes.cards(fox03=30)))
    assert choice.with_old is None
    saves_in(saves.folder.parent).packs.keep("nine_foxes", match.catalogs)
    assert changed(saves.load(entry, foxes.cards(fox03=30))).with_old is not None


def test_the_cards_of_another_game_are_no_cards(saves: Saves) -> None:
    entry = keep(saves, play(sit(4), 8))
    (pack,) = saves.packs.folder.iterdir()
    pack.write_bytes(seal("card pack", {**unseal("card pack", pack.read_bytes()), "game": "chess"}))
    assert changed(saves.load(entry, foxes.cards(fox03=30))).with_old is None


def test_the_store_holds_each_set_of_cards_once(saves: Saves) -> None:
    for seed in range(4):
        keep(saves, play(sit(seed), 3))
    assert len(list(saves.packs.folder.iterdir())) == 1


def test_cards_that_do_not_fit_leave_only_the_old_ones(saves: Saves) -> None:
    entry = keep(saves, play(sit(4), 8))
    fewer = foxes.load_texts({"foxes.txt": foxes.TEXT.replace("fox16 16\n", "")})
    choice = changed(saves.load(entry, fewer))
    assert choice.with_todays is None
    assert choice.why_not_todays == "Today's cards do not fit this game: these cards have no fox16."
    assert choice.sentences == ("fox16: 16 → None",)
    assert choice.with_old is not None


def test_where_neither_can_be_played_both_reasons_are_said(saves: Saves) -> None:
    entry = keep(saves, play(sit(4), 8))
    shutil.rmtree(saves.packs.folder)
    fewer = foxes.load_texts({"foxes.txt": foxes.TEXT.replace("fox16 16\n", "")})
    with pytest.raises(NotReadable, match="are gone.*no fox16"):
        saves_in(saves.folder.parent).load(entry, fewer)


def test_while_todays_cards_have_errors_the_old_ones_are_played(saves: Saves) -> None:
    match = play(sit(4), 8)
    entry = keep(saves, match)
    assert state(loaded(saves.load(entry, None)).match) == state(match)
    shutil.rmtree(saves.packs.folder)
    with pytest.raises(NotReadable, match="today's cards have errors"):
        saves_in(saves.folder.parent).load(entry, None)


# --- changed rules ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("record", [["steal"], ["pass", "pass"], [], ["# cards abc"]])
def test_where_the_record_does_not_lead_there_the_position_counts(saves: Saves, record: list[str]) -> None:
    match = play(sit(4), 8)
    entry = rewritten(saves, keep(saves, match), record=record)
    if record == ["# cards abc"]:
        again, notice = (found := changed(saves.load(entry, foxes.cards())).with_todays) or pytest.fail(str(found))
    else:
        again, notice = loaded(saves.load(entry, foxes.cards()))
    assert notice == HISTORY_LOST
    assert state(again) == state(match)
    assert (again.record(), again.why_no_undo()) == ([], "There is nothing to undo.")


def test_a_match_without_its_history_is_saved_and_loaded_like_any_other(saves: Saves) -> None:
    match = play(sit(4, table=FRIENDLY), 8)
    again = loaded(saves.load(rewritten(saves, keep(saves, match), record=[]), foxes.cards())).match
    play(again, 3)
    third, notice = loaded(saves.load(keep(saves, again), foxes.cards()))
    assert notice is None
    assert (state(third), third.record(), len(third.record())) == (state(again), again.record(), 3)
    for _ in range(3):
        third.undo()
    assert state(third) == state(match)


def test_where_the_position_cannot_be_read_the_record_is_played(saves: Saves) -> None:
    match = play(sit(4), 8)
    position = {**match.position.save(), "stack": [{"kind": "Gone", "at": "x"}]}
    again, notice = loaded(saves.load(rewritten(saves, keep(saves, match), position=position), foxes.cards()))
    assert notice == REBUILT
    assert state(again) == state(match)


def test_options_nobody_can_play_leave_the_position(saves: Saves) -> None:
    match = play(sit(4), 8)
    entry = rewritten(saves, keep(saves, match), options={"seats": 77})
    again, notice = loaded(saves.load(entry, foxes.cards()))
    assert notice == HISTORY_LOST
    assert state(again) == state(match)


def test_a_save_whose_seats_are_not_those_of_its_game_is_refused_with_a_sentence(saves: Saves) -> None:
    """Else somebody would be asked who does not sit at the table."""
    match = play(sit(4), 8)
    few = [{"name": seat.name, "player": seat.player} for seat in match.seats[:-1]]
    with pytest.raises(NotReadable, match=rf"is for {len(match.seats)} seats; here are {len(few)}"):
        saves.load(rewritten(saves, keep(saves, match), seats=few), foxes.cards())


def test_rules_that_fail_on_the_way_leave_the_position(saves: Saves) -> None:
    worthless = foxes.cards(**{f"fox{n:02}": 0 for n in range(1, 17)})
    match = play(sit(4), 8)
    entry = keep(saves, match)
    data = unseal("save", entry.path.read_bytes())
    saves.packs.keep("nine_foxes", {worthless.fingerprint: worthless})
    entry = rewritten(saves, entry, **{**data, "cards": worthless.fingerprint})
    again, notice = loaded(saves.load(entry, worthless))
    assert notice == HISTORY_LOST
    assert state(again) == state(match)


# --- a save of the first day --------------------------------------------------------------------------------------


def test_a_save_of_format_1_loads_for_ever(saves: Saves) -> None:
    """The file lies beside this test and is never rewritten."""
    golden = Path(__file__).parent / "golden" / "nine_foxes_format_1.json"
    assert json.loads(golden.read_bytes())["data"]["format"] == 1
    saves.folder.mkdir(parents=True)
    shutil.copy(golden, saves.folder / "golden.json")
    match, notice = loaded(saves.load(saves.entry(saves.folder / "golden.json"), foxes.cards()))
    assert notice is None
    assert match.history.now == 9
    assert match.names == ("Ann", "Bob", "Cy")
    assert state(match) == state(play(sit(11), 9))
