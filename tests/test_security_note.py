"""docs/security.md: its limits are those of limits.py, and what it says is never run is never run."""

import ast
import re
from pathlib import Path

import pytest

from lordsball import limits

TOP = Path(__file__).resolve().parent.parent
PAGE = (TOP / "docs" / "security.md").read_text("utf-8")
RUNS_TEXT = {"eval", "exec", "compile", "__import__"}
RUNS_DATA = {
    "pickle": {"loads", "load", "Unpickler"}, "marshal": {"loads", "load"}, "shelve": {"open"}, "runpy": {"run_path"},
    "yaml": {"load", "load_all", "full_load", "unsafe_load"}, "os": {"system", "popen", "execv", "startfile"},
    "subprocess": {"run", "call", "check_call", "check_output", "Popen"},
    "socket": {"socket", "create_connection"}, "http": {"client"}, "urllib": {"request"},
}
MAY = {
    "engine/records.py": {"exec"},
    "ai/monster_league/at_bats.py": {"eval"},
    "thinking/parcels.py": {"pickle.Unpickler"},
    "thinking/child.py": {"pickle.loads"},
    "ui/shell/desktop.py": {"subprocess.Popen", "os.startfile"},
}
"""What may run something: text that it made itself, positions from our own process, the system's file window."""


def runs(source: str) -> set[str]:
    """The names of what this source calls, or hangs a class on, that can run or fetch something."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in RUNS_TEXT:
            found.add(node.func.id)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            found |= {f"{node.value.id}.{node.attr}"} if node.attr in RUNS_DATA.get(node.value.id, ()) else set()
        if isinstance(node, ast.ImportFrom) and node.module:
            top = node.module.partition(".")[0]
            parts = {*node.module.split(".")[1:], *(alias.name for alias in node.names)}
            found |= {f"{top}.{name}" for name in parts & RUNS_DATA.get(top, set())}
    return found


def test_nothing_else_can_run_or_fetch_anything() -> None:
    package = TOP / "lordsball"
    found = {
        path.relative_to(package).as_posix(): names
        for path in sorted(package.rglob("*.py"))
        if "_data" not in path.parts and (names := runs(path.read_text("utf-8")))
    }
    assert found == MAY


@pytest.mark.parametrize(
    "source",
    ["eval(text)", "import pickle\npickle.loads(b'')", "from pickle import loads", "import yaml\nyaml.load(x, Load=y)",
     "import os\nos.system('ls')", "import urllib.request\nurllib.request.urlopen(x)", "from subprocess import run",
     "import socket\nsocket.create_connection(a)", "from urllib.request import urlopen"],
)
def test_the_check_of_what_runs_finds(source: str) -> None:
    assert len(runs(source)) == 1


def test_the_page_names_each_file_that_runs_text() -> None:
    assert all(f"lordsball/{file}" in PAGE for file, names in MAY.items() if names & RUNS_TEXT)


def test_the_limits_of_the_page_are_those_of_the_program() -> None:
    told = re.findall(r"^\| `([A-Z_]+)` \| ([\d,]+) \| .", PAGE, re.MULTILINE)
    known = {name: value for name, value in vars(limits).items() if name.isupper()}
    rows = {name: int(value.replace(",", "")) for name, value in told}
    missing = "\n".join(f"| `{name}` | {value:,} | … |" for name, value in known.items() if rows.get(name) != value)
    assert rows == known, f"docs/security.md lacks or has wrong:\n{missing}"
    assert len(told) == len(rows)
