"""What the desktop does for us."""

import os
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest

from lordsball.ui.shell import desktop

PROGRAM = Path(desktop.__file__).parents[2]


def test_a_desktop_that_cannot_show_folders_is_told_in_a_sentence(tmp_path, monkeypatch):
    def missing(*_args, **_options):
        raise FileNotFoundError(2, "No such file or directory")

    monkeypatch.setattr(desktop.subprocess, "Popen", missing)
    monkeypatch.setattr(desktop.sys, "platform", "linux")
    sentence = desktop.open_folder(tmp_path)
    assert sentence == f"This desktop cannot show the folder {tmp_path}: no such file or directory."


@pytest.fixture
def opener(tmp_path, monkeypatch):
    """A program `xdg-open` that writes down its environment; returns how to read that."""
    program = tmp_path / "bin" / "xdg-open"
    program.parent.mkdir()
    program.write_text(f"#!/bin/sh\nenv > {tmp_path}/written\nmv {tmp_path}/written {tmp_path}/environment\n")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{program.parent}:{os.environ['PATH']}")

    def opened():
        assert desktop.open_folder(tmp_path / "saves") is None
        for _ in range(1000):
            if (tmp_path / "environment").exists():
                break
            time.sleep(0.02)
        lines = (tmp_path / "environment").read_text().splitlines()
        return dict(line.split("=", 1) for line in lines if "=" in line)

    return opened


@pytest.mark.skipif(sys.platform != "linux", reason="xdg-open is started on Linux")
@pytest.mark.parametrize("before", [None, "/opt/theirs"])
def test_the_built_program_starts_others_in_the_environment_of_the_person(opener, monkeypatch, before):
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setenv("LD_LIBRARY_PATH", "/games/lordsball/_internal")
    monkeypatch.setenv("_PYI_APPLICATION_HOME_DIR", "/games/lordsball/_internal")
    if before is not None:
        monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", before)
    met = opener()
    assert met.get("LD_LIBRARY_PATH") == before
    assert not {"LD_LIBRARY_PATH_ORIG", "_PYI_APPLICATION_HOME_DIR"} & set(met)
    assert met["PATH"] == os.environ["PATH"]


@pytest.mark.skipif(sys.platform != "linux", reason="xdg-open is started on Linux")
def test_the_program_from_source_hands_on_the_path_to_libraries(opener, monkeypatch):
    monkeypatch.setenv("LD_LIBRARY_PATH", "/opt/theirs")
    assert opener()["LD_LIBRARY_PATH"] == "/opt/theirs"


def test_what_we_say_to_pygame_is_said_to_no_other_program():
    """Nor is anything of the person's own left out."""
    code = "import os; before = dict(os.environ); from lordsball.ui.shell.desktop import surroundings; " \
           "assert before != dict(os.environ); assert surroundings() == before"
    bare = {name: value for name, value in os.environ.items() if not name.startswith(("SDL_", "PYGAME_"))}
    bare |= {"DISPLAY": ":7", "SDL_VIDEO_WAYLAND_WMCLASS": "mine"}
    done = subprocess.run([sys.executable, "-c", code], env=bare, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_other_programs_are_started_in_one_place():
    starts = re.compile(r"subprocess|startfile|webbrowser|os\.(system|popen|exec|spawn|posix_spawn)")
    found = {str(path.relative_to(PROGRAM)) for path in PROGRAM.rglob("*.py") if starts.search(path.read_text("utf-8"))}
    assert found == {str(Path("ui", "shell", "desktop.py"))}
