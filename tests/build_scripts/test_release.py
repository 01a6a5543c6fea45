"""The workflow of releases, what it calls, and what it takes from the changelog."""

import re
import shutil
import subprocess
import sys
import tomllib
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from typing import Any

import pytest
import release
import try_versions
import yaml

TOP = Path(__file__).resolve().parents[2]
WORKFLOW = TOP / ".github" / "workflows" / "release.yml"
SYSTEMS = {"linux-x64", "linux-arm64", "windows-x64", "macos-arm64", "macos-x64"}
LOG = """\
# Log

## [Unreleased]

- c

## [0.2.0] - 2026-12-24

### Added

- b

## [0.1.0] - 2026-11-30

- a
"""


@pytest.fixture(scope="module")
def workflow() -> dict[Any, Any]:
    return dict(yaml.safe_load(WORKFLOW.read_text("utf-8")))


def steps(workflow: dict[Any, Any]) -> list[dict[str, Any]]:
    return [step for job in workflow["jobs"].values() for step in job["steps"]]


def test_the_workflow_keeps_to_the_schema_of_its_kind() -> None:
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.github-workflows", str(WORKFLOW)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_linter_of_the_workflow_finds(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.yml"
    wrong.write_text(WORKFLOW.read_text("utf-8").replace("runs-on:", "runs_on:", 1), "utf-8")
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.github-workflows", str(wrong)]
    assert subprocess.run(command, capture_output=True, check=False).returncode == 1


def test_it_tests_three_systems_with_every_python_and_builds_five_programs(workflow: dict[Any, Any]) -> None:
    matrix = workflow["jobs"]["test"]["strategy"]["matrix"]
    assert [system.partition("-")[0] for system in matrix["system"]] == ["ubuntu", "windows", "macos"]
    assert matrix["python"] == ["3.11", "3.12", "3.13", "3.14"]
    assert {one["name"] for one in workflow["jobs"]["build"]["strategy"]["matrix"]["include"]} == SYSTEMS


def test_it_has_no_more_rights_than_it_needs_and_pins_every_action(workflow: dict[Any, Any]) -> None:
    assert workflow["permissions"] == {"contents": "read"}
    rights = {name: job["permissions"] for name, job in workflow["jobs"].items() if "permissions" in job}
    assert rights == {"release": {"contents": "write"}}
    assert all(re.fullmatch(r"actions/[a-z-]+@v\d+", step["uses"]) for step in steps(workflow) if "uses" in step)
    checkouts = [step for step in steps(workflow) if step.get("uses", "").startswith("actions/checkout")]
    assert checkouts and all(step["with"]["persist-credentials"] is False for step in checkouts)
    assert all("timeout-minutes" in job for job in workflow["jobs"].values())
    # What somebody else can choose (a branch's name, a title) is never pasted into a command.
    assert not [step["run"] for step in steps(workflow) if "${{" in step.get("run", "")]


def test_every_script_that_it_calls_is_here_and_all_it_runs_is_a_script_of_ours(workflow: dict[Any, Any]) -> None:
    commands = [step["run"] for step in steps(workflow) if "run" in step]
    called = [script for command in commands for script in re.findall(r"build_scripts/\w+\.py", command)]
    assert all((TOP / script).is_file() for script in called)
    others = [command for command in commands if "build_scripts/" not in command]
    assert all(re.match(r"\.venv/bin/python -m (ruff|mypy)|sudo apt-get|gh release create", each) for each in others)
    assert {"run", "build_executable", "check_executable", "release"} <= {Path(script).stem for script in called}


# --- the changelog ----------------------------------------------------------------------------------------------------


def test_the_notes_are_the_versions_own_section() -> None:
    assert release.section_of("v0.2.0", LOG, "0.2.0").text == "### Added\n\n- b"
    assert [one.version for one in release.sections(LOG)] == ["Unreleased", "0.2.0", "0.1.0"]


@pytest.mark.parametrize(
    ("tag", "log", "source", "why"),
    [
        ("v0.2.1", LOG, "0.2.0", "found the tag v0.2.1, expected v0.2.0"),
        ("v0.3.0", LOG, "0.3.0", "expected a section “## \\[0.3.0\\] - YYYY-MM-DD”"),
        ("v0.2.0", LOG.replace(" - 2026-12-24", ""), "0.2.0", "expected a section"),
        ("v0.2.0", LOG.replace("### Added\n\n- b\n\n", ""), "0.2.0", "expected a section"),
    ],
)
def test_what_is_not_ready_is_not_released(tag: str, log: str, source: str, why: str) -> None:
    with pytest.raises(release.NotReady, match=why):
        release.section_of(tag, log, source)


def test_our_changelog_is_in_order(capsys: pytest.CaptureFixture[str]) -> None:
    import lordsball

    assert release.version_of_source() == lordsball.__version__
    found = release.sections(release.CHANGELOG.read_text("utf-8"))
    dated = [one for one in found if one.version != "Unreleased"]
    assert [one.version for one in found][: len(found) - len(dated)] in (["Unreleased"], [])
    assert all(one.date and one.text for one in dated)
    assert [one.date for one in dated] == sorted((one.date for one in dated), reverse=True)
    assert release.main(["notes", "v99.0"]) == 1
    assert "found the tag v99.0" in capsys.readouterr().err


def test_checksums_are_checked_before_they_are_gathered(tmp_path: Path) -> None:
    with pytest.raises(release.NotReady, match="expected archives"):
        release.sums(tmp_path)
    for name in ("b.zip", "a.tar.gz"):
        (tmp_path / name).write_bytes(name.encode())
        checksum = release.hashlib.sha256(name.encode()).hexdigest()
        (tmp_path / f"{name}.sha256").write_text(f"{checksum}  {name}\n", "utf-8")
    lines = release.sums(tmp_path).read_text("utf-8").splitlines()
    assert [line.split()[1] for line in lines] == ["a.tar.gz", "b.zip"]
    (tmp_path / "b.zip").write_bytes(b"another")
    with pytest.raises(release.NotReady, match="b.zip is not what was built"):
        release.sums(tmp_path)


# --- desktops ---------------------------------------------------------------------------------------------------------


def test_the_description_names_every_release_and_the_menus_entry() -> None:
    root = ElementTree.fromstring(release.metainfo(LOG))
    assert [(one.get("version"), one.get("date")) for one in root.iter("release")] == [
        ("0.2.0", "2026-12-24"), ("0.1.0", "2026-11-30"),
    ]
    assert root.findtext("id") == release.METAINFO.removesuffix(".metainfo.xml")
    assert (release.DESKTOP / str(root.findtext("launchable"))).is_file()


def test_the_desktops_own_tools_find_nothing(tmp_path: Path) -> None:
    release.lay_desktop(tmp_path)
    for words in (["desktop-file-validate", "lordsball.desktop"],
                  ["appstreamcli", "validate", "--no-net", "--pedantic", release.METAINFO]):
        if shutil.which(words[0]) is None:
            continue  # the workflow has them; check_desktop.py demands them
        done = subprocess.run([*words[:-1], str(tmp_path / words[-1])], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
    entry = (tmp_path / "lordsball.desktop").read_text("utf-8")
    assert re.search(r"^StartupWMClass=lordsball$", entry, re.MULTILINE)


@pytest.mark.skipif(sys.platform != "linux", reason="a script for Linux")
def test_installed_for_one_person_and_taken_away_nothing_is_left(tmp_path: Path) -> None:
    folder, home = tmp_path / "my down loads", tmp_path / "home of mine"
    (folder / "cards").mkdir(parents=True)
    home.mkdir()
    (folder / "cards" / "a.yaml").write_text("a: 1\n", "utf-8")
    (folder / "lordsball").write_text("#!/bin/sh\necho it starts\n", "utf-8")
    (folder / "lordsball").chmod(0o755)
    release.lay_desktop(folder / "desktop")
    shutil.copy2(release.DESKTOP / "install.sh", folder / "install.sh")
    ours = {"HOME": str(home), "PATH": "/usr/bin:/bin"}

    def run(*words: str | Path, code: int = 0) -> str:
        done = subprocess.run([str(word) for word in words], env=ours, capture_output=True, text=True, check=False)
        assert done.returncode == code, done.stdout + done.stderr
        return done.stdout + done.stderr

    run(folder / "install.sh")
    assert run(home / ".local/bin/lordsball") == "it starts\n"
    program, share = home / ".local/opt/lordsball", home / ".local/share"
    assert f'Exec="{program}/lordsball"' in (share / "applications/lordsball.desktop").read_text("utf-8")
    (program / "cards" / "a.yaml").write_text("a: 2\n", "utf-8")
    assert "You had edited cards" in run(folder / "install.sh")
    (kept,) = (home / ".local/opt").glob("lordsball.cards-*")
    assert (kept / "a.yaml").read_text("utf-8") == "a: 2\n"
    assert "installed already" in run(program / "install.sh", code=1)
    assert "expected install or uninstall" in run(folder / "install.sh", "away", code=2)
    (share / "lordsball").mkdir()
    (share / "lordsball" / "settings.json").write_text("{}", "utf-8")
    run(program / "install.sh", "uninstall")
    shutil.rmtree(kept)
    left = [path.relative_to(home).as_posix() for path in home.rglob("*") if path.is_file() and path.suffix != ".cache"]
    assert left == [".local/share/lordsball/settings.json"]
    (program / "cards").mkdir(parents=True)
    assert "was not put there by this script" in run(folder / "install.sh", code=1)


def test_the_lowest_versions_are_those_that_the_project_names() -> None:
    asked = tomllib.loads((TOP / "pyproject.toml").read_text("utf-8"))["project"]["dependencies"]
    lines = try_versions.constraints(try_versions.lowest_versions(asked)).splitlines()
    assert len(lines) == len(asked)
    for line, one in zip(lines, asked, strict=True):
        assert one.startswith(line.replace("==", ">=") + ",<")
