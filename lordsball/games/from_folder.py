"""Games that do not come with the program: from a folder somebody pointed at, or from an installed package.

Such a game is code and runs with all rights of the program. So nothing is loaded that nobody asked for: a folder has
to be named (`--shelf FOLDER`), a package installed with an entry point in the group `lordsball.games`.

A folder holds one game (it has a `game.py`) or several, one folder each. `game.py` has a constant GAME, and KINDS where
it has cards of its own; they lie in `cards/` beside it. LEVELS, where it has them, are its computer players.
"""

from __future__ import annotations

import importlib
import re
import sys
from importlib import metadata
from pathlib import Path
from types import ModuleType

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
        raise NoGame(f"found no game in {folder}, expected a game.py in it or in a folder inside it")
    return [_add_one(place.resolve()) for place in inside]


def add_installed() -> list[str]:
    """Put the games of installed packages on the shelf, and return their keys."""
    added = []
    for point in metadata.entry_points(group=GROUP):
        if point.name not in SHELF and _KEY.fullmatch(point.name):
            SHELF[point.name] = point.value
            added.append(point.name)
    return added


def folder_of(key: str) -> str:
    """The folder a game was put on the shelf from; "" for one that comes with the program or is installed."""
    module = sys.modules.get(f"{PACKAGE}.{key}")
    return "" if module is None else str(module.__path__[0])


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
        game = importlib.import_module(f"{name}.game").GAME
    except Exception as fault:
        for module_name in [each for each in sys.modules if each == name or each.startswith(f"{name}.")]:
            del sys.modules[module_name]
        raise NoGame(f"{place / 'game.py'} cannot be used: {type(fault).__name__}: {fault}") from fault
    if not isinstance(game, Game) or game.key != key:
        raise NoGame(f"{place / 'game.py'}: found no GAME with the key {key!r}, expected a Game named like its folder")
    SHELF[key] = f"{name}.game"
    if (place / "cards").is_dir():
        CARDS_OF[key] = place / "cards"
    return key
