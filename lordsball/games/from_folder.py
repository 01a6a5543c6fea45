"""Games that do not come with the program: from a folder somebody pointed at, or from an installed package.

Such a game is code and runs with all the rights of the program. So none loads unless somebody asks for it: a folder has
to be named (`--shelf FOLDER`), a package installed with an entry point in the group `lordsball.games`.

A folder holds one game (it has a `game.py`) or several, one folder each. `game.py` has a constant GAME, and KINDS where
it has cards of its own; they lie in `cards/` beside it. LEVELS, where it has them, are its computer players.
"""

from __future__ import annotations

import importlib
import re
import sys
import traceback
from importlib import metadata
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

from lordsball import limits
from lordsball.games import CARDS_OF, SHELF, Game

PACKAGE = "lordsball_shelf"
"""Where games from folders live among the modules: `lordsball_shelf.home_run_derby.game`."""
GROUP = "lordsball.games"
_KEY = re.compile(r"[a-z][a-z0-9_]{0,39}")


class NoGame(Exception):
    """A folder holds no game that can be put on the shelf; the message is a sentence for a person."""


def add(folder: Path) -> list[str]:
    """Put the games of a folder on the shelf, and return their keys. Adding a folder again changes nothing.

    Raises NoGame. Whatever a game's own code raises while it is read becomes a NoGame that names its file.
    """
    inside = [folder] if (folder / "game.py").is_file() else sorted(p.parent for p in folder.glob("*/game.py"))
    if not inside:
        what = "no game in" if folder.is_dir() else "a file at" if folder.exists() else "no folder"
        raise NoGame(f"found {what} {folder}, expected a game.py in it or in a folder inside it")
    return [_add_one(place.resolve()) for place in inside]


def add_installed() -> list[str]:
    """Put the games of installed packages on the shelf, and return a sentence for each that cannot be used."""
    refused = []
    for point in metadata.entry_points(group=GROUP):
        if point.name not in SHELF and _KEY.fullmatch(point.name):
            try:
                _read(point.name, point.value)
                SHELF[point.name] = point.value
            except NoGame as why:
                refused.append(f"the installed game {point.name} is left out: {why}")
    return refused


def folder_of(key: str) -> str:
    """The folder a game was put on the shelf from; "" for one that comes with the program or is installed."""
    module = sys.modules.get(f"{PACKAGE}.{key}")
    return "" if module is None else str(module.__path__[0])


def line_of(fault: BaseException, place: Path | None = None) -> str:
    """`game.py:12`, with its folder: the innermost line of a game from a folder (that one) that a fault comes from.

    An empty text where it comes from elsewhere.
    """
    here = [place] if place else [Path(folder_of(key)) for key in SHELF if folder_of(key)]
    found = [(trace.filename, trace.lineno) for trace in traceback.extract_tb(fault.__traceback__)]
    if isinstance(fault, SyntaxError) and fault.filename:
        found.append((fault.filename, fault.lineno))
    inside = [f"{file}:{line}" for file, line in found if any(Path(file).is_relative_to(folder) for folder in here)]
    return inside[-1] if inside else ""


def _read(key: str, module: str, place: Path | None = None) -> None:
    """Read a game's code, from that folder or from a package. Raises NoGame, whatever the code does."""
    file = place / "game.py" if place else module
    try:
        described: Any = importlib.import_module(module)
        _look_over(described, key, file)
    except (KeyboardInterrupt, NoGame):
        raise
    except BaseException as fault:  # also one that would end the program
        what = " ".join(f"{type(fault).__name__}: {fault}".split())[: limits.SHOWN_TEXT].rstrip(": ")
        raise NoGame(f"{(place and line_of(fault, place)) or file} cannot be used: {what}") from fault
    bare = getattr(described, "KINDS", None) is None and find_spec(f"{described.__package__}.card_files") is None
    if bare and place and (place / "cards").is_dir():
        raise NoGame(f"{file}: found cards but no KINDS, expected one Kind for each sort of card file")
    if bare:
        described.KINDS = ()


def _look_over(described: Any, key: str, file: Any) -> None:
    """Whether a module describes a game in full. Raises NoGame."""
    from lordsball.content.catalog import Kind  # every start of the program passes here, mostly without such a game

    game, kinds = described.GAME, getattr(described, "KINDS", ())
    if not isinstance(game, Game) or game.key != key:
        raise NoGame(f"{file}: found no GAME with the key {key!r}, expected a Game named like its folder")
    if not 1 <= game.fewest_seats <= game.most_seats <= limits.SEATS:
        seats = f"{game.fewest_seats} to {game.most_seats} seats"
        raise NoGame(f"{file}: found a GAME for {seats}, expected 1 to {limits.SEATS}, the fewest first")
    if not isinstance(kinds, tuple | list) or not all(isinstance(kind, Kind) for kind in kinds):
        raise NoGame(f"{file}: found KINDS that are no list of Kind, expected one Kind for each sort of card file")
    levels = getattr(described, "LEVELS", None)
    whole = isinstance(levels, dict) and levels and all(_is_level(level) for level in levels.values())
    if levels is not None and not whole:
        raise NoGame(f"{file}: found LEVELS that hold something else, expected a Level for each key")


def _is_level(level: Any) -> bool:
    words = (getattr(level, "name", None), getattr(level, "about", None))
    return callable(getattr(level, "make", None)) and all(isinstance(each, str) for each in words)


def _add_one(place: Path) -> str:
    key = place.name
    if not _KEY.fullmatch(key):
        raise NoGame(f"found the folder name {key!r}, expected a key of small letters, digits and _")
    name = f"{PACKAGE}.{key}"
    if SHELF.get(key) == f"{name}.game" and sys.modules[name].__path__ == [str(place)]:
        return key
    if key in SHELF:
        raise NoGame(f"found a second game called {key} in {place}, expected a name of its own")
    for package, path in ((PACKAGE, ""), (name, str(place))):
        module = sys.modules.setdefault(package, ModuleType(package))
        module.__path__ = [path] if path else []
    try:
        _read(key, f"{name}.game", place)
    except NoGame:
        for module_name in [each for each in sys.modules if each == name or each.startswith(f"{name}.")]:
            del sys.modules[module_name]
        raise
    SHELF[key] = f"{name}.game"
    if (place / "cards").is_dir():
        CARDS_OF[key] = place / "cards"
    return key
