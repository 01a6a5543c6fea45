"""A comparison of two commits: measured in turns by the same benchmark, and nothing of the other is left."""

import subprocess
import sys
from pathlib import Path

import pytest
import side_by_side

TOP = Path(__file__).resolve().parents[2]
BENCHMARK = """
import json, os, sys
from pathlib import Path
tree = Path(os.environ["LORDSBALL_BENCHMARK_OF"])
speed = int((tree / "speed.txt").read_text())
if speed == 13:
    sys.exit("no such thing as a ball")
with open(Path(__file__).parent / "turns.txt", "a") as turns:
    turns.write(f"{speed} ")
print(json.dumps([{"name": "pitches", "found": speed, "unit": "a second", "aim": ""}]))
"""


def git(folder: Path, *words: str) -> str:
    named = ["-c", "user.name=Ann", "-c", "user.email=ann@example.org"]
    return subprocess.run(["git", *named, *words], cwd=folder, capture_output=True, text=True, check=True).stdout


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    top = tmp_path / "top"
    (top / "build_scripts").mkdir(parents=True)
    git(top, "init", "--quiet")
    (top / "build_scripts" / "benchmark.py").write_text(BENCHMARK, "utf-8")
    for speed in (13, 50, 100):
        (top / "speed.txt").write_text(str(speed), "utf-8")
        git(top, "add", ".")
        git(top, "commit", "--quiet", "-m", str(speed))
    return top


def test_both_are_measured_in_turns_and_nothing_is_left(repository: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert side_by_side.compare(repository, "HEAD~1", ["rules"], 3) == 0
    line = capsys.readouterr().out.splitlines()[1]
    assert line.split() == ["pitches", "50", "100", "a", "second", "2.00", "times"]
    turns = (repository / "build_scripts" / "turns.txt").read_text("utf-8")
    assert turns == "50 100 100 50 50 100 "
    assert len(git(repository, "worktree", "list").splitlines()) == 1


@pytest.mark.parametrize(
    ("commit", "why"),
    [
        ("nowhere", "found 'nowhere', expected a commit of this repository."),
        ("--force", "found '--force', expected a commit of this repository."),
        ("HEAD~2", "rules: that commit cannot be measured by today's benchmark: no such thing as a ball"),
    ],
)
def test_what_cannot_be_measured_is_said(
    repository: Path, commit: str, why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert side_by_side.compare(repository, commit, ["rules"], 1) == 1
    assert capsys.readouterr().err == f"benchmark.py: {why}\n"
    assert len(git(repository, "worktree", "list").splitlines()) == 1


def test_without_its_library_the_benchmark_says_how_to_fetch_it(tmp_path: Path) -> None:
    code = (
        "import sys; sys.modules['psutil'] = None; sys.path.insert(0, 'build_scripts');"
        "import importlib.util as u; real = u.find_spec;"
        "u.find_spec = lambda name, *r: None if name == 'psutil' else real(name, *r);"
        "import benchmark; benchmark.main(['picture'])"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=TOP, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr == "benchmark.py needs psutil: fetch it with `python3 build_scripts/run.py add test`.\n"


def test_the_tree_that_is_named_is_the_one_that_is_measured(tmp_path: Path) -> None:
    (tmp_path / "lordsball").mkdir()
    (tmp_path / "lordsball" / "__init__.py").write_text("", "utf-8")
    code = "import sys; sys.path.insert(0, 'build_scripts'); import benchmark, lordsball; print(lordsball.__file__)"
    ours = {**side_by_side.os.environ, "LORDSBALL_BENCHMARK_OF": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", code], cwd=TOP, env=ours, capture_output=True, text=True, check=True)
    assert Path(done.stdout.strip()).is_relative_to(tmp_path)
