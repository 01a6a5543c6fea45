"""Only one program keeps saves in a folder; the lock goes with the process, however that ends."""

import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from lordsball.match.files import NotWritten
from lordsball.match.lock import NAME, InUse, Lock
from lordsball.match.saves import Saves
from tests.match.tables import play, sit

HOLD = "import sys; from pathlib import Path; from lordsball.match.lock import Lock\n"
HOLD += "lock = Lock(Path(sys.argv[1])); print(lock.in_use is None, flush=True); sys.stdin.read()"


def other_program(folder: Path) -> "subprocess.Popen[str]":
    process = subprocess.Popen(
        [sys.executable, "-c", HOLD, str(folder)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=Path(__file__).resolve().parents[2],
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "True\n"
    return process


def test_a_second_program_is_told_who_has_the_folder(tmp_path: Path) -> None:
    process = other_program(tmp_path)
    try:
        lock = Lock(tmp_path)
        assert lock.in_use == InUse(process.pid)
        assert str(lock.in_use).startswith("lordsball is already open")
        lock.release()
    finally:
        process.communicate()
    assert Lock(tmp_path).in_use is None


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_a_killed_program_leaves_no_lock(tmp_path: Path) -> None:
    process = other_program(tmp_path)
    os.kill(process.pid, signal.SIGKILL)
    process.communicate()
    assert Lock(tmp_path).in_use is None


def test_the_folder_is_free_again_after_release(tmp_path: Path) -> None:
    first = Lock(tmp_path / "new")
    assert Lock(tmp_path / "new").in_use is not None
    first.release()
    assert Lock(tmp_path / "new").in_use is None


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be deleted")
@pytest.mark.parametrize("gone", ["lock", "folder"])
def test_a_lock_that_was_deleted_is_taken_again(tmp_path: Path, gone: str) -> None:
    folder = tmp_path / "data"
    lock = Lock(folder)
    assert lock.hold() is None
    (folder / NAME).unlink() if gone == "lock" else shutil.rmtree(folder)
    assert lock.hold() is None
    assert Lock(folder).in_use is not None
    lock.release()


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be deleted")
def test_who_comes_too_late_after_the_lock_was_deleted_writes_nothing_more(tmp_path: Path) -> None:
    lock = Lock(tmp_path)
    saves = Saves(tmp_path, lock.in_use, lock=lock)
    match = play(sit(), 3)
    saves.save(match, "before")
    (tmp_path / NAME).unlink()
    process = other_program(tmp_path)
    try:
        for write in (lambda: saves.save(match, "after"), lambda: saves.delete(*saves.entries())):
            with pytest.raises(NotWritten, match="already open"):
                write()
        assert saves.in_use == InUse(process.pid)
    finally:
        process.communicate()
    assert [path.name.split("-")[0] for path in saves.folder.iterdir()] == ["before"]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no named pipes")
def test_a_pipe_in_the_place_of_the_lock_holds_nothing_up(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / NAME)
    assert Lock(tmp_path).hold() is None


def test_a_folder_that_cannot_be_written_to_is_no_reason_not_to_play(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    assert Lock(tmp_path / "file").in_use is None
