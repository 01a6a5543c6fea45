"""Where the program looks for its own files and for a person's, in each shape it comes in."""

import sys
import tempfile
from pathlib import Path

import pytest

from lordsball import paths


def test_a_source_tree_has_its_folders_at_the_top() -> None:
    top = Path(paths.__file__).parent.parent
    assert paths.assets() == top / "assets"
    assert paths.cards() == top / "cards"


def test_an_installed_package_has_them_inside(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("assets", "cards"):
        (tmp_path / "lordsball" / "_data" / name).mkdir(parents=True)
    (tmp_path / "cards").mkdir()
    monkeypatch.setattr(paths, "__file__", str(tmp_path / "lordsball" / "paths.py"))
    assert paths.assets() == tmp_path / "lordsball" / "_data" / "assets"
    assert paths.cards() == tmp_path / "lordsball" / "_data" / "cards"


@pytest.fixture
def executable(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A built program in a folder with a space; the folder of the executable."""
    folder = tmp_path / "my games"
    for name in ("assets", "cards"):
        (folder / "_internal" / name).mkdir(parents=True)
    (folder / "cards").mkdir()
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "_MEIPASS", str(folder / "_internal"), raising=False)
    monkeypatch.setattr(sys, "executable", str(folder / "lordsball"))
    return folder


def test_cards_beside_the_executable_win(executable: Path) -> None:
    assert paths.frozen()
    assert paths.assets() == executable / "_internal" / "assets"
    assert paths.cards() == executable / "cards"
    (executable / "cards").rmdir()
    assert paths.cards() == executable / "_internal" / "cards"


def test_cards_beside_an_app_win_and_an_app_alone_has_its_own(
    executable: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    inside = executable / "lordsball.app" / "Contents"
    (inside / "Frameworks" / "cards").mkdir(parents=True)
    monkeypatch.setattr(sys, "executable", str(inside / "MacOS" / "lordsball"))
    monkeypatch.setattr(sys, "_MEIPASS", str(inside / "Frameworks"))
    assert paths.cards() == executable / "cards"
    (executable / "cards").rmdir()
    assert paths.cards() == inside / "Frameworks" / "cards"


def test_a_missing_folder_is_told_with_the_places_looked_at(executable: Path) -> None:
    (executable / "_internal" / "assets").rmdir()
    with pytest.raises(FileNotFoundError, match="the folder assets is missing: expected it as .*_internal"):
        paths.assets()


@pytest.mark.skipif(sys.platform != "linux", reason="where Linux keeps such files")
class TestUserData:
    def test_the_command_line_goes_before_the_variable_and_that_before_the_system(
        self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
    ) -> None:
        monkeypatch.setenv("HOME", "/h")
        monkeypatch.setenv("LORDSBALL_DATA_DIR", str(tmp_path / "b"))
        assert paths.user_data(tmp_path / "a") == tmp_path / "a"
        assert paths.user_data() == tmp_path / "b"
        monkeypatch.delenv("LORDSBALL_DATA_DIR")
        assert paths.user_data() == Path("/h/.local/share/lordsball")
        monkeypatch.setenv("XDG_DATA_HOME", "/x")
        assert paths.user_data() == Path("/x/lordsball")
        monkeypatch.setenv("XDG_DATA_HOME", "not/absolute")
        assert paths.user_data() == Path("/h/.local/share/lordsball")

    def test_a_relative_choice_becomes_absolute_and_a_tilde_is_home(
        self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
    ) -> None:
        monkeypatch.setenv("HOME", "/h")
        monkeypatch.chdir(tmp_path)
        assert paths.user_data("saves") == tmp_path / "saves"
        assert paths.user_data("~/saves") == Path("/h/saves")

    def test_nothing_is_made_before_something_is_written(self, data_dir: Path) -> None:
        assert paths.user_data() == data_dir
        assert not data_dir.exists()

    def test_an_empty_home_variable_still_gives_a_place(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.delenv("LORDSBALL_DATA_DIR")
        monkeypatch.setenv("HOME", "")
        assert paths.user_data() == Path(tempfile.gettempdir()) / ".local" / "share" / "lordsball"
