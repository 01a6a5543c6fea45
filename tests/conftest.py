"""What holds for every test: no window, no sound, no file left anywhere but in its own temporary folder."""

import os

# Before anything imports pygame: SDL reads these once.
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

import itertools
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

TOP = Path(__file__).resolve().parent.parent
CACHES = {".git", ".venv", "__pycache__", ".pytest_cache", ".mypy_cache", ".ruff_cache", ".hypothesis"}

_written_into_the_tree: list[str] = []
_count = itertools.count(1)


def _watch(event: str, args: tuple[object, ...]) -> None:
    """Audit hook: note every file of the source tree that this process opens for writing."""
    if event != "open":
        return
    path, _, flags = args
    if not isinstance(path, str | bytes | os.PathLike) or not isinstance(flags, int):
        return
    if not flags & (os.O_WRONLY | os.O_RDWR | os.O_CREAT):
        return
    where = Path(os.path.abspath(os.fsdecode(path)))
    if where.is_relative_to(TOP) and not CACHES & set(where.relative_to(TOP).parts):
        _written_into_the_tree.append(str(where.relative_to(TOP)))


sys.addaudithook(_watch)


@pytest.fixture(scope="session", autouse=True)
def empty_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A home folder of the tests' own, still empty at the end: the program writes to its data folder only."""
    home = tmp_path_factory.mktemp("home")
    with pytest.MonkeyPatch.context() as patch:
        for variable in ("HOME", "USERPROFILE", "APPDATA"):
            patch.setenv(variable, str(home))
        for variable in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"):
            patch.delenv(variable, raising=False)
        yield home
    strays = [str(path.relative_to(home)) for path in home.rglob("*")]
    assert not strays, f"left in the home folder: {strays}"


@pytest.fixture(autouse=True)
def data_dir(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder for saves, settings and reports of this one test; not there until something is written."""
    folder = tmp_path_factory.getbasetemp() / "data" / str(next(_count))
    monkeypatch.setenv("LORDSBALL_DATA_DIR", str(folder))
    before = len(_written_into_the_tree)
    yield folder
    assert not _written_into_the_tree[before:], f"written into the source tree: {_written_into_the_tree[before:]}"
