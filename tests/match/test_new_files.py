"""New files are there whole, or not at all."""

from pathlib import Path

import pytest

from lordsball.match.files import new_file


def test_what_goes_wrong_halfway_leaves_the_old_file_and_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "deck.pdf"
    path.write_text("old")
    with pytest.raises(OSError, match="full"), new_file(path, replace=True) as file:
        file.write(b"half of the new")
        raise OSError("full")
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_file_takes_its_place_when_it_is_whole(tmp_path: Path) -> None:
    path = tmp_path / "deck.pdf"
    with new_file(path) as file:
        file.write(b"new")
        assert not path.exists()
    assert path.read_bytes() == b"new"
    with pytest.raises(FileExistsError), new_file(path) as file:
        pass
    assert path.read_bytes() == b"new"
    assert list(tmp_path.iterdir()) == [path]
