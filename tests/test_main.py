"""The door of the program: nothing that is printed, or cannot be printed, brings it down."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

TOP = Path(__file__).resolve().parent.parent


def start(*words: str, **surroundings: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-m", "lordsball", *words],
        cwd=TOP,
        env={**os.environ, **surroundings},
        capture_output=True,
        text=True,
        check=False,
    )


def test_it_says_its_version_and_where_a_newer_one_would_be_and_nothing_else() -> None:
    from lordsball import WHERE_NEWER, __version__

    told = start("--version")
    assert (told.returncode, told.stdout, told.stderr) == (0, f"lordsball {__version__}\n{WHERE_NEWER}\n", "")


@pytest.mark.skipif(sys.platform == "win32", reason="closes streams by the shell")
def test_it_works_without_streams() -> None:
    command = f'"{sys.executable}" -m lordsball check cards/monster_league/rules.yaml >&- 2>&-'
    assert subprocess.run(command, shell=True, cwd=TOP, stdin=subprocess.DEVNULL, check=False).returncode == 0


def test_a_terminal_that_knows_only_ascii_gets_something_readable(tmp_path: Path) -> None:
    told = start("check", str(tmp_path / "Kärtchen"), PYTHONIOENCODING="ascii")
    assert told.returncode == 2
    assert "K\\xe4rtchen" in told.stdout + told.stderr
    assert "Traceback" not in told.stderr
