"""The rules of the house: who may import whom, how long a file may be, what may not stand in any file."""

import ast
import itertools
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path
from typing import Any

import pytest

TOP = Path(__file__).resolve().parent.parent
PACKAGE = TOP / "lordsball"

MAY_IMPORT = {
    "engine": {"limits"},
    "content": {"limits"},
    "games": {"engine", "content", "limits", "formats"},
    "ai": {"engine", "games", "paths", "limits", "formats"},
    "expectancy": {"engine", "games", "ai", "match", "limits", "formats"},
    "thinking": {"engine", "content", "games", "ai", "expectancy", "match", "limits"},
    "lessons": {"engine", "content", "games", "ai", "match", "limits", "formats"},
    "match": {"engine", "content", "games", "ai", "paths", "limits", "formats"},
    "simulation": {"engine", "content", "games", "ai", "match", "paths", "limits", "formats"},
    "records": {"games", "match", "simulation", "limits", "formats"},
    "workshop": {"engine", "content", "games", "match", "paths", "limits", "formats"},
    "printing": {"engine", "content", "games", "paths", "limits"},
    "ui": {
        "engine", "content", "games", "ai", "expectancy", "thinking", "match", "lessons", "records", "workshop",
        "printing", "paths", "limits", "formats",
    },
    "paths": set(),
    "limits": set(),
    "formats": set(),
    "commands": {
        "engine", "content", "games", "ai", "expectancy", "thinking", "match", "lessons", "simulation", "records",
        "workshop", "printing", "ui", "paths", "limits",
    },
    "cli": {"commands", "paths"},
    "__main__": {"cli"},
    "__init__": set(),
}
"""The layers of lordsball, and for each the others it may know."""
ROOMS_MAY_IMPORT = {"ui.workshop": {"simulation"}}
"""What single rooms may know besides: the workshop plays A and B as `compare` does, and draws what comes of it."""

ROOMS = {
    "kit": set(),
    "sound": {"kit"},
    "table": {"kit", "sound", "shelf", "shell"},
    "shelf": {"table"},
    "shell": {"kit", "sound", "table", "shelf", "scenes", "workshop", "records"},
    "scenes": {"kit", "table", "shelf", "shell"},
    "lessons": {"kit", "table", "shelf", "shell"},
    "records": {"kit", "table", "shelf", "shell"},
    "press": {"kit", "table", "shelf"},
    "workshop": {"kit", "table", "shelf", "shell", "press"},
}
"""The rooms of the window, and for each the others it may know. (A scene names the type of what shows it.)"""
WING = {"kit", "sound", "table"}
"""The rooms that a game's wing may know: never another wing."""
MAY_ASK_THE_VERSION = {"match", "simulation", "ui", "commands", "cli"}
LONGEST_FILE = 400
LARGEST_FILE = 600 * 1024


# --- imports ------------------------------------------------------------------------------------------------------


def imports(source: str, module: str) -> Iterator[tuple[int, str]]:
    """Line and full name of everything a module imports, at whatever depth, also by name at run time."""
    package = module.removesuffix(".__init__") if module.endswith(".__init__") else module.rpartition(".")[0]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            parts = package.split(".")
            start = ".".join(parts[: len(parts) - node.level + 1]) if node.level else ""
            origin = ".".join(filter(None, [start, node.module]))
            yield from ((node.lineno, f"{origin}.{alias.name}") for alias in node.names)
        elif isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            if name in ("import_module", "__import__"):
                yield node.lineno, str(node.args[0].value)


def trespasses(source: str, module: str) -> list[str]:
    """What in this module's imports the layers forbid, one sentence each."""
    me = module.split(".")[1:]
    found = []
    for line, name in imports(source, module):
        parts = name.split(".")
        if parts[0] == "pygame" and me[0] != "ui":
            found.append(f"{module}:{line} imports pygame, which only ui may")
        if parts[0] != "lordsball":
            continue
        to = parts[1:]
        if not to or to[0] in ("__version__", "WHERE_NEWER"):
            if me[0] not in MAY_ASK_THE_VERSION:
                found.append(f"{module}:{line} imports lordsball itself")
        elif to[0] != me[0] and to[0] not in MAY_IMPORT[me[0]] | ROOMS_MAY_IMPORT.get(".".join(me[:2]), set()):
            found.append(f"{module}:{line} imports {name}; {me[0]} may not know {to[0]}")
        elif to[0] == "games" and len(to) > 1:
            mine = _game_of(me)
            if mine is not None and _is_game(to[1]) and to[1] != mine:
                found.append(f"{module}:{line} imports {name}; {'.'.join(me[:-1])} may only know the game {mine}")
        elif to[0] == me[0] == "ui" and len(to) > 1 and len(me) > 1:
            room, other = me[1], to[1]
            known = room in (other, None) or other in ROOMS.get(room, WING) or not (other in ROOMS or _is_game(other))
            if not known and module != "lordsball.ui.kit.scene":
                found.append(f"{module}:{line} imports {name}; ui.{room} may not know ui.{other}")
    return found


def _game_of(me: list[str]) -> str | None:
    """The one game a module belongs to, if it does: its rules, its computer players, its wing."""
    if me[0] == "games" and len(me) > 2:
        return me[1]
    if me[0] in ("ui", "printing") and len(me) > 2 and _is_game(me[1]):
        return me[1]
    return None


def _is_game(name: str) -> bool:
    return (PACKAGE / "games" / name).is_dir() or name.startswith("some_game")


def modules() -> list[tuple[str, Path]]:
    return [
        (".".join(path.relative_to(TOP).with_suffix("").parts), path)
        for path in sorted(PACKAGE.rglob("*.py"))
        if "_data" not in path.parts
    ]


def test_every_module_belongs_to_a_layer() -> None:
    strangers = {name for name, _ in modules() if name.split(".")[1] not in MAY_IMPORT}
    assert not strangers


def test_imports_keep_to_the_layers() -> None:
    found = [sentence for name, path in modules() for sentence in trespasses(path.read_text("utf-8"), name)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("lordsball.engine.position", "import lordsball.content.reader"),
        ("lordsball.engine.position", "from lordsball import __version__"),
        ("lordsball.content.reader", "def read():\n    from lordsball.games import Game"),
        ("lordsball.games.some_game.rules", "from lordsball.games import some_game_else"),
        ("lordsball.games.some_game.rules", "from ..some_game_else import rules"),
        ("lordsball.ui.some_game.board", "from lordsball.ui.some_game_else.pieces import card"),
        ("lordsball.ui.some_game.board", "from lordsball.ui.shell.desk import Desk"),
        ("lordsball.ui.kit.canvas", "from lordsball.ui.some_game import places"),
        ("lordsball.ui.table.scene", "from lordsball.ui.scenes.results import ResultsScene"),
        ("lordsball.games.some_game.rules", "from lordsball.ai.player import Player"),
        ("lordsball.ai.player", "import pygame"),
        ("lordsball.match.match", "if True:\n    import pygame.font"),
        ("lordsball.match.match", "import importlib\nimportlib.import_module('lordsball.ui.shell.app')"),
        ("lordsball.simulation.run", "from lordsball.ui import app"),
        ("lordsball.ui.shell.app", "from lordsball.simulation.run import play"),
        ("lordsball.ui.some_game.board", "from lordsball.games.some_game_else.state import League"),
        ("lordsball.printing.some_game.box", "from lordsball.games.some_game_else.cards import Catalog"),
        ("lordsball.commands.gallery", "import pygame"),
    ],
)
def test_the_check_of_layers_finds(module: str, source: str) -> None:
    assert len(trespasses(source, module)) == 1


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("lordsball.games.__init__", "def named():\n    from lordsball.games.some_game import game"),
        ("lordsball.games.some_game.rules", "from lordsball.games import Game\nfrom .state import League"),
        ("lordsball.ui.some_game.board", "from lordsball.games.some_game import state\nimport pygame"),
        ("lordsball.ui.table.offers", "from lordsball.games import some_game"),
        ("lordsball.commands.window", "def window():\n    from lordsball.ui import app"),
        ("lordsball.ui.workshop.running", "from lordsball.simulation.shares import Trial"),
    ],
)
def test_the_check_of_layers_lets_pass(module: str, source: str) -> None:
    assert trespasses(source, module) == []


def test_the_command_line_loads_pygame_only_for_a_window() -> None:
    code = "import sys, lordsball.cli; sys.exit('pygame' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], cwd=TOP, check=False).returncode == 0


# --- files --------------------------------------------------------------------------------------------------------


def our_files() -> list[Path]:
    """Every file of the repository: those git knows, or in a copy without git those that are there."""
    if (TOP / ".git").exists():
        listed = subprocess.run(["git", "ls-files", "-z"], cwd=TOP, capture_output=True, check=True).stdout
        files = [TOP / name for name in listed.decode().split("\0") if name]
    else:
        skipped = {".venv", "build", "dist", "__pycache__", ".pytest_cache", ".mypy_cache", ".ruff_cache"}
        files = [path for path in TOP.rglob("*") if not skipped & set(path.relative_to(TOP).parts)]
    return [path for path in files if path.is_file()]


def lines_with(pattern: str, files: list[Path]) -> list[str]:
    found = []
    for path in files:
        try:
            text = path.read_text("utf-8")
        except UnicodeDecodeError:
            continue
        for number, line in enumerate(text.splitlines(), 1):
            if re.search(pattern, line):
                found.append(f"{path.relative_to(TOP)}:{number}: {line.strip()[:100]}")
    return found


def test_no_file_holds_more_than_one_idea() -> None:
    lengths = {name: len(path.read_text("utf-8").splitlines()) for name, path in modules()}
    assert {name: length for name, length in lengths.items() if length > LONGEST_FILE} == {}


def test_no_file_knows_a_machine_or_a_registry() -> None:
    # Written in pieces, so that this file does not find itself.
    hosts = ["pypi" + r"\.org", "python" + "hosted", "registry" + r"\.npmjs", "deb" + r"\.debian"]
    folders = ["/" + "work/", "/" + "farm/", "/" + "tmp/[a-z0-9_]+/", "/" + "root/", "/" + "home/[a-z]+/"]
    assert lines_with("|".join(hosts + folders), our_files()) == []


def test_nothing_is_marked_as_unfinished() -> None:
    marks = "|".join(["TO" + "DO", "FIX" + "ME", "XX" + "X", "NotImplemented" + "Error", "coming " + "soon"])
    files = [path for path in our_files() if path.relative_to(TOP).parts[0] in ("lordsball", "cards", "build_scripts")]
    assert lines_with(rf"\b({marks})\b", files) == []


def test_no_file_is_a_burden_to_fetch() -> None:
    assert [str(path) for path in our_files() if path.stat().st_size > LARGEST_FILE] == []


# --- decisions ----------------------------------------------------------------------------------------------------

DECIDING = {"engine", "games", "ai", "expectancy"}
"""Layers in which the same seed must come to the same on every machine and Python."""
EXACT = {"math.fsum", "math.sqrt", "math.pi", "math.inf", "math.comb", "math.ceil", "math.floor"}
"""What of `math` is the same to the last bit everywhere. Powers, logarithms and bell curves are not."""
MOODS = {"random", "time", "datetime", "secrets", "uuid", "platform", "locale", "statistics"}
"""Modules that say something else on another machine, Python or day."""
IN_ORDER = {"list", "tuple", "iter", "next", "max", "min", "enumerate", "sum", "fsum", "whole"}
"""Calls that take things one after the other."""


def whims(source: str, module: str) -> list[str]:
    """What in a module may come out otherwise somewhere else, one sentence each."""
    tree, found = ast.parse(source), []
    own_arithmetic = module == "lordsball.ai.arithmetic"
    for line, name in imports(source, module):
        if name.split(".")[0] in MOODS or (name.startswith("math.") and name not in EXACT):
            found.append(f"{module}:{line} imports {name}")
    for node in ast.walk(tree):
        match node:
            case ast.Attribute(value=ast.Name(id="math"), attr=name) if f"math.{name}" not in EXACT:
                found.append(f"{module}:{node.lineno} uses math.{name}: see lordsball/ai/arithmetic.py")
            case ast.BinOp(op=ast.Pow(), left=left, right=right) if not _constants(left, right):
                found.append(f"{module}:{node.lineno} raises to a power: see lordsball/ai/arithmetic.py")
            case ast.Call(func=ast.Name(id="hash" | "id" as name)):
                found.append(f"{module}:{node.lineno} asks for {name}()")
            case ast.Call(func=ast.Name(id="sum")) if module.startswith("lordsball.ai.") and not own_arithmetic:
                found.append(f"{module}:{node.lineno} uses sum(): fractions take math.fsum, numbers arithmetic.whole")
            case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name), args=[first, *_]) if name in IN_ORDER:
                found += _out_of_order(first, module)
            case ast.For(iter=among) | ast.comprehension(iter=among) | ast.Starred(value=among):
                found += _out_of_order(among, module)
    return found


def _constants(*nodes: ast.expr) -> bool:
    return all(isinstance(node, ast.Constant) and isinstance(node.value, int) for node in nodes)


def _out_of_order(among: ast.expr, module: str) -> list[str]:
    """A set is in no order: the hash of a text is another in every process."""
    match among:
        case ast.Set() | ast.SetComp() | ast.Call(func=ast.Name(id="set" | "frozenset")):
            return [f"{module}:{among.lineno} goes through a set"]
    return []


def test_nothing_is_decided_by_machine_version_or_day() -> None:
    found = [
        sentence
        for name, path in modules()
        if name.split(".")[1] in DECIDING
        for sentence in whims(path.read_text("utf-8"), name)
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "source",
    [
        "import random", "from time import monotonic", "from math import exp", "import math\nmath.erf(1)", "a ** 0.5",
        "10 ** n", "hash(card)", "sum(worths)", "for card in set(cards): pass", "max({a, b}, key=worth)",
        "[card for card in {card for card in cards}]", "(*frozenset(cards),)",
    ],
)
def test_the_check_of_decisions_finds(source: str) -> None:
    assert len(whims(source, "lordsball.ai.some_game")) == 1


@pytest.mark.parametrize(
    "source", ["import math\nmath.fsum(worths)", "10 ** 6", "sorted(set(cards))", "card in {a, b}", "len(set(cards))"]
)
def test_the_check_of_decisions_lets_pass(source: str) -> None:
    assert whims(source, "lordsball.ai.some_game") == []


# --- the package --------------------------------------------------------------------------------------------------


def project() -> dict[str, Any]:
    return tomllib.loads((TOP / "pyproject.toml").read_text("utf-8"))


def test_the_wheel_carries_folders_that_exist() -> None:
    wheel = project()["tool"]["hatch"]["build"]["targets"]["wheel"]
    assert set(wheel["only-include"]) == {"lordsball", "assets", "cards", "LICENCES"}
    assert all((TOP / name).is_dir() for name in wheel["only-include"])


def test_how_much_is_read_of_strangers_is_said_in_one_place() -> None:
    """In `limits.py`: a word for a largest number elsewhere is about what the program itself shows or keeps."""
    bound = re.compile(r"^_?(?:MOST|LONGEST|LARGEST|DEEPEST|HIGHEST)[A-Z_]* *(?::[^=]*)?= *\d", re.MULTILINE)
    folders = ("engine", "content", "match")
    found = [name[0] for folder in folders for path in (PACKAGE / folder).glob("*.py")
             for name in bound.finditer(path.read_text("utf-8"))]
    assert found == ["LONGEST_SHOWN = 6"]  # of a text in a change of cards that is told


def test_no_dependency_may_change_without_bounds() -> None:
    asked = [*project()["build-system"]["requires"], *project()["project"]["dependencies"]]
    asked += itertools.chain(*project()["project"]["optional-dependencies"].values())
    assert len(asked) > 10
    assert [one for one in asked if not re.fullmatch(r"[A-Za-z0-9._-]+>=[0-9.]+,<[0-9]+", one)] == []


def test_every_library_that_travels_is_in_the_list_of_licences() -> None:
    listed = (TOP / "LICENCES" / "README.md").read_text("utf-8").lower()
    wanted = list(project()["project"]["dependencies"])
    seen = set()
    while wanted:
        requirement = wanted.pop()
        if "extra ==" in requirement or not applies_here(requirement):
            continue
        name = re.split(r"[^A-Za-z0-9._-]", requirement)[0].lower().replace("_", "-")
        if name not in seen:
            seen.add(name)
            wanted += metadata.requires(name) or []
    assert {name for name in seen if f"`{name}`" not in listed} == set()
    texts = re.findall(r"`([\w.-]+\.txt)`", listed)
    present = {path.name.lower() for path in (TOP / "LICENCES").iterdir()}
    assert texts
    assert set(texts) <= present


def applies_here(requirement: str) -> bool:
    """False for what only other systems or older Pythons need, as far as the libraries of this project say it."""
    _, _, marker = requirement.partition(";")
    older = re.search(r"python_version\s*<\s*[\"']3\.(\d+)", marker)
    return not (older and sys.version_info >= (3, int(older[1]))) and "sys_platform ==" not in marker
