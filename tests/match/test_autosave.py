"""After every change the match is on the disk a moment later, and no slow or full disk ever holds up the screen."""

import errno
import os
import random
import signal
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from lordsball.match import files
from lordsball.match.autosave import Autosave
from lordsball.match.loading import Loaded
from lordsball.match.lock import InUse
from lordsball.match.match import Match
from lordsball.match.saves import Saves
from tests.match import foxes
from tests.match.tables import FRIENDLY, play, saves_in, sit, state

Kept = list[tuple[Autosave, Match]]


@pytest.fixture
def saves(tmp_path: Path) -> Saves:
    return saves_in(tmp_path)


@pytest.fixture
def autosaves() -> Iterator[list[Autosave]]:
    """Those a test has started; they are stopped after it."""
    started: list[Autosave] = []
    yield started
    for autosave in started:
        autosave.close()


def on_disk(saves: Saves) -> Match:
    entry = saves.newest()
    assert entry is not None
    found = saves.load(entry, foxes.cards())
    assert isinstance(found, Loaded)
    return found.match


def test_every_change_is_on_the_disk(saves: Saves, autosaves: list[Autosave]) -> None:
    match = sit(2, table=FRIENDLY)
    autosaves.append(autosave := Autosave(saves, match))

    def check() -> None:
        assert autosave.flush()
        assert state(on_disk(saves)) == state(match)
        assert on_disk(saves).record() == match.record()

    check()
    play(match, 6, then=check)
    match.undo()
    check()
    match.redo()
    check()
    match.redeal(foxes.cards(fox01=20))
    assert autosave.flush()
    assert autosave.trouble is None
    assert saves.newest() is not None
    assert saves.packs.find(foxes.GAME, match.cards.fingerprint) is not None


def test_undo_and_redo_in_a_storm_leave_a_whole_save(saves: Saves, autosaves: list[Autosave]) -> None:
    match, rng = play(sit(2, table=FRIENDLY), 12), random.Random(2)
    autosaves.append(autosave := Autosave(saves, match))
    for turn in range(2000):
        if rng.random() < 0.5:
            if match.why_no_undo() is None:
                match.undo()
        elif match.why_no_redo() is None:
            match.redo()
        if turn % 400 == 0:
            saves.save(match, "by hand")
            assert saves.named("by hand") is not None
    assert autosave.flush()
    assert state(on_disk(saves)) == state(match)
    assert autosave.trouble is None


def test_a_slow_disk_holds_nothing_up_and_gets_the_newest(
    saves: Saves, autosaves: list[Autosave], monkeypatch: pytest.MonkeyPatch
) -> None:
    gate, plain_fsync = threading.Event(), os.fsync

    def slow(handle: int) -> None:
        assert gate.wait(60)
        plain_fsync(handle)

    monkeypatch.setattr(os, "fsync", slow)
    match = sit(2)
    autosaves.append(autosave := Autosave(saves, match))
    play(match, 17)  # goes on although nothing has been written yet
    assert not autosave.flush(0.01)
    gate.set()
    assert autosave.flush()
    assert state(on_disk(saves)) == state(match)
    assert autosave.written <= 3


def test_a_full_disk_is_said_and_the_game_goes_on(
    saves: Saves, autosaves: list[Autosave], monkeypatch: pytest.MonkeyPatch
) -> None:
    match = play(sit(2), 3)
    autosaves.append(autosave := Autosave(saves, match))
    assert autosave.flush()
    before = state(match)

    def full(*_: Any) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        play(match, 1)
        assert autosave.flush()
        assert autosave.trouble is not None
        assert "the disk is full" in autosave.trouble
        assert state(on_disk(saves)) == before
    play(match, 1)
    assert autosave.flush()
    assert autosave.trouble is None
    assert state(on_disk(saves)) == state(match)


def test_closing_writes_what_is_left_and_then_nothing_more(saves: Saves) -> None:
    match = sit(2)
    autosave = Autosave(saves, match)
    play(match, 5)
    assert autosave.close()
    assert on_disk(saves).history.now == 5
    play(match, 1)
    assert on_disk(saves).history.now == 5
    assert autosave.close()


def test_a_second_program_says_that_it_does_not_save(tmp_path: Path) -> None:
    saves = saves_in(tmp_path, InUse(7))
    match = sit(2)
    autosave = Autosave(saves, match)
    play(match, 3)
    assert autosave.trouble == str(InUse(7))
    assert autosave.flush()
    assert autosave.close()
    assert not list(tmp_path.rglob("*.json"))


def test_what_the_thread_writes_does_not_change_with_the_match(saves: Saves) -> None:
    match = play(sit(2), 4)
    data = saves.describe(match)
    before = repr(data)
    play(match)
    assert repr(data) == before


@pytest.mark.skipif(sys.platform == "win32", reason="there is no fork and no SIGKILL")
def test_killed_in_the_middle_of_a_game_at_most_the_last_moves_are_lost(tmp_path: Path) -> None:
    """The child tells each move that is on the disk; after the kill at least that one is there."""
    rng = random.Random(3)
    for turn in range(40):
        read, write = os.pipe()
        child = os.fork()
        if child == 0:  # pragma: no cover  (this branch is the child, which is killed)
            saves = saves_in(tmp_path / str(turn))
            match = sit(turn)
            autosave = Autosave(saves, match)
            autosave.flush()

            def tell(match: Match = match, autosave: Autosave = autosave, pipe: int = write) -> None:
                autosave.flush()
                os.write(pipe, bytes([match.history.now]))

            play(match, then=tell)
            time.sleep(60)
            os._exit(0)
        os.close(write)
        os.read(read, 1)  # the first move has been made
        time.sleep(rng.random() * 0.01)
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        told = 1 + len(os.read(read, 1000))
        os.close(read)
        saves = saves_in(tmp_path / str(turn))
        (entry,) = saves.entries()
        found = saves.load(entry, foxes.cards())
        assert isinstance(found, Loaded)
        assert found.notice is None
        assert found.match.history.now >= told - 1
        assert state(found.match) == state(play(sit(turn), found.match.history.now))
        assert not list((tmp_path / str(turn)).rglob("*.new"))


def test_keeping_one_state_costs_the_screen_little(saves: Saves) -> None:
    match = play(sit(2), 17)
    best = min(_seconds(lambda: saves.describe(match)) for _ in range(20))
    assert best < 0.004


def _seconds(work: Any) -> float:
    started = time.process_time()
    work()
    return time.process_time() - started


def test_half_written_files_of_a_crash_are_swept_away(tmp_path: Path) -> None:
    saves = saves_in(tmp_path)
    match = play(sit(), 2)
    saves.keep(saves.describe(match), match.catalogs)
    left = saves.automatic / ".abc.json.99.new"
    left.write_bytes(b"half")
    saves_in(tmp_path, InUse(1))
    assert left.exists()
    saves_in(tmp_path)
    assert not left.exists()
    assert files.generations(saves.automatic / f"{match.id}.json")
