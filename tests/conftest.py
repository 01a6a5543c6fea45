"""What holds for every test: no window, no sound, no file left anywhere but in its own temporary folder."""

import os

# Before anything imports pygame: SDL reads these once.
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

import functools
import gc
import itertools
import sys
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

import psutil
import pytest

TOP = Path(__file__).resolve().parent.parent
CACHES = {".git", ".venv", "__pycache__", ".pytest_cache", ".mypy_cache", ".ruff_cache", ".hypothesis"}

ROOM = 700 * 1024 * 1024
"""Bytes a process may take before it forgets the pictures and games that tests keep for each other."""
MORE = 300 * 1024 * 1024
"""Bytes it may grow by before it forgets them again: not all that is forgotten goes back to the system."""
FAR_TOO_MUCH = 1500 * 1024 * 1024
"""Above this it forgets them after every file."""
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


@pytest.fixture(autouse=True)
def usual_shelf() -> Iterator[None]:
    """A game that a test puts on the shelf is not there for the next one."""
    from lordsball import games

    with patch.dict(games.SHELF), patch.dict(games.CARDS_OF):
        yield


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


@pytest.fixture(scope="session", autouse=True)
def no_process_is_left() -> Iterator[None]:
    """Every process that a test begins has ended with the last test; what has not is ended and told."""
    yield
    left = [each for each in psutil.Process().children(recursive=True) if not _belongs_to_python(each)]
    for each in left:
        each.kill()
    assert not left, f"left running: {left}"


def _belongs_to_python(process: psutil.Process) -> bool:
    """True for what ends by itself with this process: the keeper of shared memory, and what is only not yet buried."""
    try:
        return process.status() == psutil.STATUS_ZOMBIE or "resource_tracker" in " ".join(process.cmdline())
    except psutil.NoSuchProcess:
        return True


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    """What is there before the first test stays to the end: it is not searched for garbage again and again."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


_most = ROOM


@pytest.fixture(scope="module", autouse=True)
def memory_is_given_back() -> Iterator[None]:
    """After each file of tests nobody thinks any more, and pictures and games are forgotten if there are many."""
    global _most
    yield
    if thinker := sys.modules.get("lordsball.thinking.thinker"):
        for each in gc.get_objects():
            if type(each) is thinker.Thinker:
                each.close()
    if psutil.Process().memory_info().rss > _most:
        gc.unfreeze()
        for each in gc.get_objects():
            if isinstance(each, functools._lru_cache_wrapper) and each.__module__.startswith(("lordsball", "tests")):
                each.cache_clear()
        gc.collect()
        gc.freeze()
        _most = min(max(ROOM, psutil.Process().memory_info().rss + MORE), FAR_TOO_MUCH)


@pytest.fixture(autouse=True)
def data_dir(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder for saves, settings and reports of this one test; not there until something is written."""
    folder = tmp_path_factory.getbasetemp() / "data" / str(next(_count))
    monkeypatch.setenv("LORDSBALL_DATA_DIR", str(folder))
    before = len(_written_into_the_tree)
    yield folder
    assert not _written_into_the_tree[before:], f"written into the source tree: {_written_into_the_tree[before:]}"
