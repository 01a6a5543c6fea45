"""Only one program keeps saves in a folder; the lock goes with the process, however that ends."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from lordsball.match.lock import InUse, Lock

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


def test_a_folder_that_cannot_be_written_to_is_no_reason_not_to_play(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    assert Lock(tmp_path / "file").in_use is None
