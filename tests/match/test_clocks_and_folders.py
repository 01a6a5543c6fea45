"""Clocks go wrong and folders vanish while the program runs: what was saved last is the newest, and nothing is lost."""

import itertools
import shutil
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from lordsball import limits
from lordsball.match.autosave import Autosave
from lordsball.match.files import NotWritten
from lordsball.match.loading import Loaded
from lordsball.match.match import Match
from lordsball.match.saves import FINISHED_KEPT, Saves
from lordsball.match.sealed import seal, unseal
from tests.match import foxes
from tests.match.tables import keep, play, saves_in, sit

CLOCKS = {
    "stands still": lambda turn: timedelta(0),
    "goes back": lambda turn: -timedelta(days=turn),
    "fell to 1970": lambda turn: datetime(1970, 1, 1, tzinfo=UTC) - START if turn > 2 else timedelta(seconds=turn),
    "jumps about": lambda turn: timedelta(days=(turn * 7919) % 4001 - 2000),
    "at the end": lambda turn: LAST - START if turn in (2, 3) else timedelta(seconds=turn),
}
START = datetime(2026, 12, 1, tzinfo=UTC)
LAST = datetime(9999, 12, 31, tzinfo=UTC)


def saves_at(folder: Path, clock: str) -> Saves:
    turns = itertools.count()
    return Saves(folder, None, {"nine_foxes": foxes.GAME}.__getitem__, lambda: START + CLOCKS[clock](next(turns)))


@pytest.mark.parametrize("restarted", [False, True])
@pytest.mark.parametrize("clock", CLOCKS)
def test_what_was_saved_last_is_the_newest_whatever_the_clock_says(
    tmp_path: Path, clock: str, restarted: bool
) -> None:
    saves = saves_at(tmp_path, clock)
    kept: list[Match] = []
    for seed in range(8):
        if restarted:  # another program, whose clock goes on where this one is
            saves._newest = None
        kept.append(match := play(sit(seed), 2))
        keep(saves, match)
        newest = saves.newest()
        assert newest is not None
        assert newest.path.stem == match.id
        saves.save(match, f"named {seed}")
        assert saves.entries()[0].name == f"named {seed}"
    assert [e.path.stem for e in saves.entries() if e.automatic] == [match.id for match in reversed(kept)]


@pytest.mark.parametrize("clock", CLOCKS)
def test_no_clock_clears_an_unfinished_match_away(tmp_path: Path, clock: str) -> None:
    saves = saves_at(tmp_path, clock)
    matches = [play(sit(seed), seed % 5) for seed in range(2 * FINISHED_KEPT)]
    for match in matches:
        keep(saves, match)
        saves.clear_away()
    assert {e.path.stem for e in saves.entries()} == {match.id for match in matches}


def test_of_finished_matches_those_saved_first_go_first_whatever_the_clock_says(tmp_path: Path) -> None:
    saves = saves_at(tmp_path, "goes back")
    matches = [play(sit(seed)) for seed in range(FINISHED_KEPT + 2)]
    for match in matches:
        keep(saves, match)
    saves.clear_away()
    assert {e.path.stem for e in saves.entries()} == {match.id for match in matches[2:]}


def test_saves_of_before_stand_in_the_order_of_their_times(tmp_path: Path) -> None:
    saves = saves_in(tmp_path)
    saves.folder.mkdir(parents=True)
    for day in (3, 1, 2):
        data = saves.describe(play(sit(day), 1))
        del data["order"]
        data |= {"name": f"day {day}", "time": f"2026-05-0{day}T12:00:00+02:00"}
        (saves.folder / f"{day}.json").write_bytes(seal("save", data))
    assert [entry.name for entry in saves.entries()] == ["day 3", "day 2", "day 1"]
    keep(saves, sit(9))
    assert saves.entries()[0].automatic


def test_a_forged_order_is_no_larger_than_what_comes_after_it_can_be(tmp_path: Path) -> None:
    saves = saves_in(tmp_path)
    forged = keep(saves, play(sit(1), 2))
    for order in (limits.LAST_IN_ORDER, limits.LAST_IN_ORDER - 1):
        data = unseal("save", forged.path.read_bytes())
        forged.path.write_bytes(seal("save", {**data, "order": order}))
        again = saves_in(tmp_path)
        entry = keep(again, play(sit(2), 2))
        assert entry.trouble == "" and entry.order == limits.LAST_IN_ORDER


def test_going_on_with_the_oldest_of_many_never_takes_it_from_the_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saves = saves_in(tmp_path)
    matches = [play(sit(seed)) for seed in range(FINISHED_KEPT + 1)]
    for match in matches:
        keep(saves, match)
    oldest = saves.automatic / f"{matches[0].id}.json"
    there: list[bool] = []
    plain = Saves.keep
    monkeypatch.setattr(Saves, "keep", lambda *given: (there.append(oldest.exists()), plain(*given)))
    autosave = Autosave(saves, matches[0])
    assert autosave.close()
    assert there == [True]
    assert oldest.exists()
    assert not (saves.automatic / f"{matches[1].id}.json").exists()


def test_what_cannot_be_cleared_away_is_no_trouble_of_this_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saves = saves_in(tmp_path)

    def refuse() -> None:
        raise NotWritten("no")

    monkeypatch.setattr(saves, "clear_away", refuse)
    autosave = Autosave(saves, sit(1))
    assert autosave.close()
    assert (autosave.trouble, autosave.written) == (None, 1)


@pytest.mark.parametrize("gone", ["packs", "saves", "."])
def test_a_folder_deleted_while_the_program_runs_is_filled_again(tmp_path: Path, gone: str) -> None:
    folder = tmp_path / "data"
    saves, match = saves_in(folder), play(sit(4), 3)
    autosave = Autosave(saves, match)
    assert autosave.flush()
    shutil.rmtree(folder / gone)
    play(match, 2)
    assert autosave.close()
    assert autosave.trouble is None
    entry = saves_in(folder).newest()
    assert entry is not None
    # With the cards kept too, the whole history is there; today's are others.
    changed = saves_in(folder).load(entry, foxes.cards(fox01=20))
    assert not isinstance(changed, Loaded)
    assert changed.with_old is not None
    assert changed.with_old.notice is None
    assert changed.with_old.match.record() == match.record()
