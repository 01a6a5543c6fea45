"""A file is there whole or as it was before: after a crash, on a full disk, cut off at any byte."""

import builtins
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

from lordsball import limits
from lordsball.match import files, kept_cards
from lordsball.match.files import NotReadable, NotWritten
from lordsball.match.sealed import seal, unseal
from tests.match import foxes
from tests.match.tables import saves_in, sit


@pytest.fixture(autouse=True)
def no_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is refused is tried again at once."""
    monkeypatch.setattr(files, "WAITS", (0.0,) * len(files.WAITS))


def numbered(number: int, size: int = 300) -> bytes:
    return seal("save", {"number": number, "filling": "x" * size})


def number_in(raw: bytes) -> int:
    return int(unseal("save", raw)["number"])


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file that has been written three times."""
    path = tmp_path / "new folder" / "note.json"
    for number in (1, 2, 3):
        files.write(path, numbered(number))
    return path


def test_three_generations_are_kept(path: Path) -> None:
    files.write(path, numbered(4))
    assert [(kept.path.name, number_in(kept.path.read_bytes())) for kept in files.generations(path)] == [
        ("note.json", 4),
        ("note.json.1", 3),
        ("note.json.2", 2),
    ]
    assert sorted(p.name for p in path.parent.iterdir()) == ["note.json", "note.json.1", "note.json.2"]


def test_the_newest_whole_generation_counts_wherever_the_newest_is_cut_off(path: Path) -> None:
    whole = path.read_bytes()
    for length in range(len(whole) - 1):  # without its last line break a file is still whole
        path.write_bytes(whole[:length])
        assert files.newest_whole(path, number_in) == (2, 1), length
    path.write_bytes(whole)
    assert files.newest_whole(path, number_in) == (3, 0)


def test_a_changed_byte_anywhere_is_noticed(path: Path) -> None:
    whole = path.read_bytes()
    for place in range(len(whole) - 1):
        path.write_bytes(whole[:place] + bytes([whole[place] ^ 1]) + whole[place + 1 :])
        try:
            found = files.newest_whole(path, number_in)
        except NotReadable:
            pytest.fail(f"nothing was found at byte {place}")
        assert found == (2, 1) or whole[place : place + 1] in b" \n", place


def test_without_the_newest_the_one_before_it_counts(path: Path) -> None:
    path.unlink()
    assert files.newest_whole(path, number_in) == (2, 1)
    files.write(path, numbered(4))
    assert files.newest_whole(path, number_in) == (4, 0)


def test_where_none_is_whole_the_newest_says_why(path: Path) -> None:
    for kept in files.generations(path):
        kept.path.write_bytes(b"")
    with pytest.raises(NotReadable, match="The file is empty"):
        files.newest_whole(path, number_in)
    files.delete(path)
    with pytest.raises(NotReadable, match="The file is gone"):
        files.newest_whole(path, number_in)


# --- disks that refuse --------------------------------------------------------------------------------------------


class FullFile:
    """A file on a disk with room for ten bytes."""

    def __init__(self, file: Any, refuses: str) -> None:
        self.file, self.refuses = file, refuses

    def __enter__(self) -> "FullFile":
        return self

    def __exit__(self, *_: object) -> None:
        self.file.close()

    def write(self, content: bytes) -> None:
        self.file.write(content[:10] if self.refuses == "write" else content)
        if self.refuses == "write":
            raise OSError(errno.ENOSPC, "No space left on device")

    def flush(self) -> None:
        if self.refuses == "flush":
            raise OSError(errno.ENOSPC, "No space left on device")
        self.file.flush()

    def fileno(self) -> int:
        return int(self.file.fileno())


@pytest.mark.parametrize("refuses", ["open", "write", "flush", "fsync", "replace", "replace the last"])
@pytest.mark.parametrize(
    ("number", "sentence"),
    [(errno.ENOSPC, "the disk is full"), (errno.EACCES, "may not be written to"), (errno.EROFS, "read-only")],
)
def test_a_disk_that_refuses_leaves_the_old_file(
    path: Path, monkeypatch: pytest.MonkeyPatch, refuses: str, number: int, sentence: str
) -> None:
    if refuses in ("write", "flush") and number != errno.ENOSPC:
        number, sentence = errno.ENOSPC, "the disk is full"
    refusal = OSError(number, os.strerror(number))
    plain_open, plain_replace, calls = builtins.open, os.replace, []

    def no(*_: object, **__: object) -> None:
        raise refusal

    def replace(old: Path, new: Path) -> None:
        calls.append(new)
        if str(old).endswith(".new"):
            raise refusal
        plain_replace(old, new)

    with monkeypatch.context() as patch:
        if refuses == "open":
            patch.setattr(builtins, "open", no)
        elif refuses in ("write", "flush"):
            patch.setattr(builtins, "open", lambda *a, **k: FullFile(plain_open(*a, **k), refuses))
        else:
            patch.setattr(os, refuses.split()[0], replace if "last" in refuses else no)
        with pytest.raises(NotWritten, match=f"note.json could not be saved: .*{sentence}.*still there"):
            files.write(path, numbered(4))
    assert files.newest_whole(path, number_in) == (3, 0)
    assert not list(path.parent.glob(".*"))
    files.write(path, numbered(5))
    assert files.newest_whole(path, number_in) == (5, 0)


def test_a_first_file_that_cannot_be_written_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(NotWritten):
        files.write(tmp_path / "note.json", numbered(1))
    assert list(tmp_path.iterdir()) == []


def test_what_a_name_of_letters_and_digits_cannot_say_is_said_in_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Saves of their own accord and card packs have names that mean nothing to a person."""

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(NotWritten, match=r"^The cards of this match could not be saved: the disk is full\."):
        kept_cards.KeptCards(tmp_path).keep("nine_foxes", {"f" * 64: foxes.cards()})
    match, saves = sit(), saves_in(tmp_path)
    with pytest.raises(NotWritten, match=r"^The match could not be saved: the disk is full\."):
        saves.keep(saves.describe(match), {})


# --- refused for a moment -----------------------------------------------------------------------------------------


class Held:
    """A disk on which renaming or deleting is refused this many times, as when a virus scanner reads the file."""

    def __init__(self, patch: pytest.MonkeyPatch, times: int, refusal: int = errno.EACCES) -> None:
        self.left, self.refusal = times, refusal
        plain_replace, plain_unlink = os.replace, Path.unlink

        def replace(old: Path, new: Path) -> None:
            self.refuse()
            plain_replace(old, new)

        def unlink(path: Path, missing_ok: bool = False) -> None:
            if not path.name.endswith(".new"):
                self.refuse()
            plain_unlink(path, missing_ok=missing_ok)

        patch.setattr(os, "replace", replace)
        patch.setattr(Path, "unlink", unlink)

    def refuse(self) -> None:
        if self.left > 0:
            self.left -= 1
            raise OSError(self.refusal, os.strerror(self.refusal))


@pytest.mark.parametrize("refusal", [errno.EACCES, errno.EPERM, errno.EBUSY])
@pytest.mark.parametrize("times", range(len(files.WAITS) + 1))
def test_what_is_refused_for_a_moment_is_tried_again(
    path: Path, monkeypatch: pytest.MonkeyPatch, times: int, refusal: int
) -> None:
    with monkeypatch.context() as patch:
        Held(patch, times, refusal)
        files.write(path, numbered(4))
    assert files.newest_whole(path, number_in) == (4, 0)
    assert not list(path.parent.glob(".*"))
    with monkeypatch.context() as patch:
        Held(patch, times, refusal)
        files.delete(path)
    assert files.generations(path) == []


def test_what_is_refused_for_long_is_said_within_two_seconds(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float] = []
    monkeypatch.undo()
    monkeypatch.setattr(time, "sleep", waited.append)
    with monkeypatch.context() as patch:
        Held(patch, 1000)
        with pytest.raises(NotWritten, match="may not be written to"):
            files.write(path, numbered(4))
        assert 0.5 < sum(waited) < 2
        with pytest.raises(NotWritten, match="could not be deleted"):
            files.delete(path)
    assert files.newest_whole(path, number_in) == (3, 0)


def test_a_full_disk_is_said_at_once(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        held = Held(patch, 1000, errno.ENOSPC)
        with pytest.raises(NotWritten, match="the disk is full"):
            files.write(path, numbered(4))
        assert held.left == 999


def test_nobody_waits_with_what_others_need(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While a writer waits for its turn, the file can be read."""
    read: list[int] = []

    def look(_: float) -> None:
        reader = threading.Thread(target=lambda: read.append(files.newest_whole(path, number_in)[0]))
        reader.start()
        reader.join(5)

    with monkeypatch.context() as patch:
        Held(patch, 2)
        patch.setattr(time, "sleep", look)
        files.write(path, numbered(4))
    assert read == [3, 3]


# --- what is not a file --------------------------------------------------------------------------------------------


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no named pipes")
@pytest.mark.parametrize("kind", ["pipe", "folder", "loop", "nowhere", "device"])
def test_what_is_no_file_is_never_opened(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "x.json"
    if kind == "pipe":
        os.mkfifo(path)
    elif kind == "folder":
        path.mkdir()
    elif kind == "device":
        path.symlink_to("/dev/zero")
    else:
        path.symlink_to(path if kind == "loop" else tmp_path / "nowhere")
    with pytest.raises(NotReadable, match=r"cannot be read \(.*\)\.$"):
        files.contents(path)
    with pytest.raises(NotReadable):
        files.newest_whole(path, number_in)


def test_a_folder_that_is_a_file_is_refused_with_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "saves").write_text("not a folder")
    with pytest.raises(NotWritten, match=r"could not be saved: .*\."):
        files.write(tmp_path / "saves" / "note.json", numbered(1))


def test_a_file_far_too_large_is_not_read(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "SAVE_FILE", 100)
    with pytest.raises(NotReadable, match="too large"):
        files.contents(path)


def test_the_file_is_on_the_disk_before_anything_older_moves(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[str] = []
    plain_fsync, plain_replace = os.fsync, os.replace

    def fsync(handle: int) -> None:
        order.append("fsync")
        plain_fsync(handle)

    def replace(old: Path, new: Path) -> None:
        order.append(f"{Path(old).suffix} > {Path(new).suffix}")
        plain_replace(old, new)

    monkeypatch.setattr(os, "fsync", fsync)
    monkeypatch.setattr(os, "replace", replace)
    files.write(path, numbered(4))
    folder = ["fsync"] if hasattr(os, "O_DIRECTORY") else []
    assert order == ["fsync", ".1 > .2", ".json > .1", ".new > .json", *folder]


def test_two_threads_may_write_and_read_the_same_file(path: Path) -> None:
    failed: list[Exception] = []

    def work(numbers: range) -> None:
        try:
            for number in numbers:
                files.write(path, numbered(number))
                assert files.newest_whole(path, number_in)[1] == 0
        except (NotWritten, NotReadable, AssertionError) as failure:
            failed.append(failure)

    threads = [threading.Thread(target=work, args=(range(start, start + 60),)) for start in (100, 200, 300)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failed == []
    assert sorted(p.name for p in path.parent.iterdir()) == ["note.json", "note.json.1", "note.json.2"]


# --- crashes ------------------------------------------------------------------------------------------------------


@pytest.mark.skipif(sys.platform == "win32", reason="there is no fork and no SIGKILL")
def test_killed_at_any_moment_a_whole_file_is_left(tmp_path: Path) -> None:
    path, rng = tmp_path / "note.json", random.Random(1)
    files.write(path, numbered(0))
    number = 0
    for _ in range(200):
        child = os.fork()
        if child == 0:  # pragma: no cover  (this branch is the child, which is killed)
            while True:
                number += 1
                files.write(path, numbered(number, size=20_000))
        time.sleep(rng.random() * 0.006)
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        found, _ = files.newest_whole(path, number_in)
        assert found >= number, "something older than what was there before"
        number = found
    assert number > 0
    files.sweep(tmp_path)
    assert not list(tmp_path.glob(".*"))


@pytest.fixture(autouse=True)
def no_stray_files(tmp_path: Path) -> Iterator[None]:
    """Nothing half-written is left by any test here."""
    yield
    assert not list(tmp_path.rglob(".*.new"))
