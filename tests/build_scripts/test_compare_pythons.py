"""Which other Pythons are asked whether they play the same games, and what is said where there is none."""

import subprocess
import sys
from pathlib import Path

import compare_pythons
import pytest


def test_the_newest_of_each_minor_version_is_asked_but_this_one() -> None:
    mine = sys.version_info[:2]
    found = {(3, 90, 1): "a", (3, 90, 12): "b", (3, 91, 0): "c", (*mine, 0): "d"}
    assert compare_pythons.newest_of_each(found) == {(3, 90, 12): "b", (3, 91, 0): "c"}


def test_what_is_no_python_has_no_version() -> None:
    assert compare_pythons.version_of("no-such-python") is None
    assert compare_pythons.version_of(sys.executable) == sys.version_info[:3]


def test_a_machine_without_other_pythons_passes(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(compare_pythons, "candidates", lambda: iter([sys.executable]))
    assert compare_pythons.main([]) == 0
    assert capsys.readouterr().out == "There is no other Python here to compare with.\n"


def test_a_word_that_is_no_python_is_refused() -> None:
    assert compare_pythons.main(["no-such-python"]) == 1


def test_no_more_is_installed_than_simulations_need() -> None:
    names = [each.lower() for each in compare_pythons.requirements()]
    assert [name.startswith(("pydantic", "pyyaml")) for name in names] == [True, True]


@pytest.mark.parametrize(("said", "code"), [("", 0), ("it plays otherwise", 1)])
def test_one_that_plays_otherwise_fails(
    said: str, code: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(compare_pythons, "differs", lambda version, python: said)
    assert compare_pythons.main([sys.executable]) == code
    assert capsys.readouterr().out.endswith(f": {said or 'plays the same games'}\n")


def test_one_that_cannot_be_set_up_is_named_and_left_out(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def no_network(command: list[str]) -> None:
        raise subprocess.CalledProcessError(1, command, "WARNING: Retrying\nERROR: No matching distribution found")

    monkeypatch.setattr(compare_pythons, "ENVIRONMENTS", tmp_path)
    monkeypatch.setattr(compare_pythons, "_run", no_network)
    assert compare_pythons.main([sys.executable]) == 0
    assert capsys.readouterr().out.endswith(" is left out: ERROR: No matching distribution found\n")
