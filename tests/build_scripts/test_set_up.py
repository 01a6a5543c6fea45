"""The two commands of the README: when an environment is made, completed or left alone, and what is said on failure."""

import ast
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest
import set_up

RUN = Path(set_up.__file__).with_name("run.py")
TOP = RUN.parent.parent


@pytest.fixture
def project(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A folder with a pyproject.toml in it, taken for the top of the repository."""
    (tmp_path / "pyproject.toml").write_text("[project]\n", "utf-8")
    monkeypatch.setattr(set_up, "TOP", tmp_path)
    return tmp_path


@pytest.fixture
def doings(monkeypatch: pytest.MonkeyPatch, project: Path) -> list[str]:
    """What set_up did, with the slow parts played: an environment is a few empty files."""
    done: list[str] = []

    def new(folder: Path, python: Path) -> list[str]:
        done.append("made")
        shutil.rmtree(folder, ignore_errors=True)
        python.parent.mkdir(parents=True)
        python.touch()
        (folder / "lib" / "python3.11" / "site-packages" / "pip").mkdir(parents=True)
        return ["pip"]

    def install(installer: list[str], extras: set[str], folder: Path) -> None:
        done.append(f"installed {','.join(sorted(extras))}".strip())
        (folder / "lib" / "python3.11" / "site-packages" / "yaml").mkdir(exist_ok=True)

    monkeypatch.setattr(set_up, "ON_WINDOWS", False)
    monkeypatch.setattr(set_up, "_new", new)
    monkeypatch.setattr(set_up, "_install", install)
    return done


def test_the_first_start_makes_it_and_the_second_goes_straight_on(project: Path, doings: list[str]) -> None:
    python = set_up.environment(project / ".venv")
    assert doings == ["made", "installed"]
    began = time.process_time()
    assert set_up.environment(project / ".venv") == python
    assert time.process_time() - began < 0.2
    assert doings == ["made", "installed"]


def test_of_two_first_starts_at_once_one_waits_for_the_other(
    project: Path, doings: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    second = threading.Thread(target=set_up.environment, args=(project / ".venv",))
    install = set_up._install

    def slow(installer: list[str], extras: set[str], folder: Path) -> None:
        second.start()
        second.join(0.3)
        assert second.is_alive()
        install(installer, extras, folder)

    monkeypatch.setattr(set_up, "_install", slow)
    set_up.environment(project / ".venv")
    second.join(10)
    assert doings == ["made", "installed"] and not second.is_alive()
    assert "waiting for it" in capsys.readouterr().out


def test_the_tests_complete_what_is_there_and_the_game_is_content_with_it(project: Path, doings: list[str]) -> None:
    set_up.environment(project / ".venv")
    set_up.environment(project / ".venv", "test")
    set_up.environment(project / ".venv", "test")
    set_up.environment(project / ".venv")
    assert doings == ["made", "installed", "installed test"]


def test_a_changed_project_is_installed_again_with_the_extra_it_had(project: Path, doings: list[str]) -> None:
    set_up.environment(project / ".venv", "test")
    (project / "pyproject.toml").write_text("[project]\nname = 'x'\n", "utf-8")
    set_up.environment(project / ".venv")
    assert doings == ["made", "installed test", "installed test"]


@pytest.mark.parametrize("damage", ["no stamp", "torn stamp", "no python", "a part gone", "another python"])
def test_a_broken_environment_is_made_anew(project: Path, doings: list[str], damage: str) -> None:
    folder = project / ".venv"
    python = set_up.environment(folder)
    stamp = folder / "lordsball.stamp"
    if damage == "no stamp":  # stopped in the middle of the first installation
        stamp.unlink()
    elif damage == "torn stamp":
        stamp.write_text(stamp.read_text("utf-8")[:40], "utf-8")
    elif damage == "no python":
        python.unlink()
    elif damage == "a part gone":
        (folder / "lib" / "python3.11" / "site-packages" / "yaml").rmdir()
    else:
        stamp.write_text(json.dumps({**json.loads(stamp.read_text("utf-8")), "python": "3.9"}), "utf-8")
    doings.clear()
    set_up.environment(folder)
    assert doings == ["made", "installed"]


@pytest.mark.parametrize(
    ("words", "parallel"),
    [
        ([], True), (["--durations=20"], True), (["-k", "token"], True), (["-n", "2", "-x"], True), (["--pdb"], False),
        ([str(set_up.TOP / "tests")], False), ([f"{__file__}::test_it", "-q"], False),
    ],
)
def test_only_a_part_that_is_named_runs_in_one_process(words: list[str], parallel: bool) -> None:
    assert set_up.suite(words) == [*(set_up.WHOLE_SUITE if parallel else ()), *words]


def test_an_interrupted_installation_leaves_no_stamp(
    project: Path, doings: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    set_up.environment(project / ".venv")

    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(set_up, "_install", interrupted)
    with pytest.raises(KeyboardInterrupt):
        set_up.environment(project / ".venv", "test")
    assert not (project / ".venv" / "lordsball.stamp").exists()


def test_without_venv_pip_and_uv_there_is_one_line_to_type(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name in ("ensurepip", "pip") else found(name))
    monkeypatch.setattr(shutil, "which", lambda name: None)
    with pytest.raises(set_up.SetUpFailed, match="\n    sudo apt install python3-venv$"):
        set_up.environment(project / ".venv")


@pytest.mark.skipif(importlib.util.find_spec("pip") is None, reason="this environment has no pip to fill with")
def test_without_ensurepip_the_pip_of_the_system_fills_the_environment(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == "ensurepip" else found(name))
    monkeypatch.setattr(shutil, "which", lambda name: None)
    commands: list[list[str]] = []
    monkeypatch.setattr(set_up, "_install", lambda installer, extras, folder: commands.append(installer))
    python = set_up.environment(project / ".venv")
    assert commands[0][:5] == [sys.executable, "-m", "pip", "--python", str(python)]
    subprocess.run([python, "-c", "import sys; assert sys.prefix != sys.base_prefix"], check=True)


def failing(words: str) -> list[str]:
    return [sys.executable, "-c", f"print({words!r}); raise SystemExit(1)"]


def test_no_network_is_said_in_one_sentence(project: Path) -> None:
    trouble = failing("WARNING: Retrying after connection broken by 'NewConnectionError(...)'\nERROR: No matching")
    with pytest.raises(set_up.SetUpFailed) as failed:
        set_up._install(trouble, set(), project)
    assert str(failed.value) == set_up.NO_NETWORK
    assert "\n" not in set_up.NO_NETWORK


def test_any_other_trouble_is_kept_in_a_file_that_is_named(project: Path) -> None:
    with pytest.raises(set_up.SetUpFailed, match="install.log"):
        set_up._install(failing("one\ntwo\nno space left"), set(), project)
    assert "no space left" in (project / "install.log").read_text("utf-8")


@pytest.mark.parametrize("what", ["a file", "a link to nowhere", "a link to a folder"])
def test_what_lies_in_the_way_of_an_environment_is_put_aside(
    project: Path, tmp_path: Path, what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(set_up.importlib.util, "find_spec", lambda name: None)
    monkeypatch.setattr(set_up, "_installer_of", lambda folder, python: ["pip"])
    folder, elsewhere = project / ".venv", tmp_path / "elsewhere"
    if what == "a file":
        folder.touch()
    else:
        folder.symlink_to(elsewhere, target_is_directory=True)
    if what == "a link to a folder":
        elsewhere.mkdir()
        (elsewhere / "kept").touch()
    set_up._new(folder, folder / ("Scripts/python.exe" if set_up.ON_WINDOWS else "bin/python"))
    assert (folder / "pyvenv.cfg").is_file() and not folder.is_symlink()
    assert what != "a link to a folder" or (elsewhere / "kept").exists()


def test_a_folder_that_cannot_be_written_is_named(project: Path) -> None:
    (project / "file").touch()
    with pytest.raises(set_up.SetUpFailed, match="Put the lordsball folder where you may write"):
        set_up.environment(project / "file" / ".venv")


def test_a_python_that_is_too_old_says_so_in_one_sentence() -> None:
    source = RUN.read_text("utf-8")
    ast.parse(source, feature_version=(3, 4))
    assert source.isascii()
    code = f"import sys, runpy; sys.version_info = (3, 10, 4); runpy.run_path({str(RUN)!r}, run_name='__main__')"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert told.returncode == 1
    assert told.stderr.startswith("lordsball needs Python 3.11 or newer and this is Python 3.10: ")
    assert told.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["test"], ["-n", "logical", "--dist", "worksteal"]),
        (["test", "quick", "-x"], ["-n", "logical", "--dist", "worksteal", *set_up.QUICK, "-x"]),
        (["test", "tests/games", "-k", "token"], ["tests/games", "-k", "token"]),
    ],
)
def test_the_whole_suite_runs_on_all_processors_and_a_part_of_it_in_order(
    words: list[str], told: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    became: list[list[str]] = []

    def become(command: list[str]) -> None:
        became.append(command)
        raise SystemExit

    monkeypatch.setattr(set_up, "environment", lambda folder, extra: Path("python"))
    monkeypatch.setattr(set_up, "_become", become)
    monkeypatch.chdir(set_up.TOP)
    monkeypatch.setenv("LORDSBALL_TEST_QUICK", "")
    monkeypatch.delenv("LORDSBALL_TEST_QUICK")
    with pytest.raises(SystemExit):
        set_up.run(words)
    assert became == [["python", "-P", "-m", "pytest", *told]]
    assert ("LORDSBALL_TEST_QUICK" in os.environ) == (words[1:2] == ["quick"])


def test_the_quick_part_of_the_suite_is_there_and_small() -> None:
    files = {found for name in set_up.QUICK for found in [*(TOP / name).rglob("test_*.py"), TOP / name]}
    assert all((TOP / name).exists() for name in set_up.QUICK)
    here = {path for path in files if path.suffix == ".py"}
    every = set((TOP / "tests").rglob("test_*.py"))
    assert here <= every
    assert len(here) < len(every) / 5
    assert "test quick" in (TOP / "CONTRIBUTING.md").read_text("utf-8").split("```")[1].splitlines()[1]


def test_a_part_that_was_added_stays(
    project: Path, doings: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = "[project]\n[project.optional-dependencies]\ncluster = []\n"
    (project / "pyproject.toml").write_text(text, "utf-8")
    with pytest.raises(SystemExit) as ended:
        set_up.run(["add", "cluster"])
    assert ended.value.code == 0
    assert "cluster is in place, and stays." in capsys.readouterr().out
    shutil.rmtree(project / ".venv" / "lib")  # damaged: it has to be made again
    set_up.environment(project / ".venv")
    assert doings == ["made", "installed cluster", "made", "installed cluster"]
    with pytest.raises(SystemExit, match=r"^add: found moon, expected one of cluster\.$"):
        set_up.run(["add", "moon"])
