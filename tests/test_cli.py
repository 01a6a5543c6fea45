"""The command line as a whole: words that make no sense, exit codes, streams that fail, faults nobody foresaw."""

import subprocess
import sys
from pathlib import Path

import pytest

from lordsball import WHERE_NEWER, __version__
from lordsball.cli import main
from lordsball.commands import faults

TOP = Path(__file__).resolve().parent.parent


def usage(words: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    """What is said where the words make no sense; the exit code is 2."""
    try:
        code = main(words)
    except SystemExit as ended:
        code = ended.code  # type: ignore[assignment]
    said = capsys.readouterr()
    assert (code, said.out) == (2, "")
    return said.err


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--size", "12"], "found '12', expected width and height such as 1280x720"),
        (["--size", "99999x9"], "expected 320x180 to 7680x4320"),
        (["--seed", "-1"], "expected a whole number from 0"),
        (["--seed", "one"], "found 'one', expected a whole number"),
        (["--cards", "nowhere"], "found no such folder at 'nowhere', expected a folder"),
        (["--cards", __file__], "found a file at"),
        (["--game", "chess"], "monster_league"),
        (["--seats", "human"], "--seats: found 1, expected 2 names"),
        (["--seats", "human,veterran"], "found 'veterran', expected human, random, rookie, regular, veteran or expert "
                                        "(did you mean 'veteran'?)"),
        (["simulate"], "GAME"),
        (["simulate", "chess"], "monster_league"),
        (["simulate", "monster_league", "--games", "0"], "expected a whole number from 1"),
        (["simulate", "monster_league", "--workers", "0"], "expected a whole number from 1"),
        (["simulate", "monster_league", "--seats", "human,random"], "a person cannot sit in a simulation"),
        (["simulate", "monster_league", "--seats", "random,random,random"], "found 3, expected 2 names"),
        (["check", "nowhere"], "There is no file or folder nowhere."),
        (["replay", "nowhere"], "There is no file nowhere."),
        (["schema", "nowhere"], "found no such folder"),
        (["gallery"], "DIR"),
        *(([*words, ""], "found nothing, expected the name of a file or folder") for words in
          (["check"], ["replay"], ["schema"], ["gallery"], ["--cards"], ["--shelf"], ["simulate", "lords", "--cards"])),
        (["replay", "docs"], "docs is a folder or a device, expected a save or a replay."),
        (["dance"], "dance"),
    ],
)
def test_words_that_make_no_sense_are_named(words: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert told in usage(words, capsys)


@pytest.mark.parametrize(
    "words", [["check"], ["replay"], ["--cards"], ["schema"], ["gallery", "--cards"], ["simulate", "lords", "--teams"]]
)
def test_a_line_end_in_a_name_stays_in_its_sentence(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    told = usage([*words, "a\nb"], capsys)
    assert "a\\nb" in told.splitlines()[-1]


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--help"])
    assert ended.value.code == 0
    told = capsys.readouterr().out
    for word in ("simulate", "check", "schema", "replay", "selfcheck", "gallery", "--data-dir", "--fullscreen"):
        assert word in told


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert (ended.value.code, capsys.readouterr().out) == (0, f"lordsball {__version__}\n{WHERE_NEWER}\n")


# --- streams and faults -----------------------------------------------------------------------------------------------


def run(command: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(command, shell=True, cwd=TOP, capture_output=True, text=True, check=False)


PROGRAM = f'"{sys.executable}" -m lordsball'
on_unix = pytest.mark.skipif(sys.platform == "win32", reason="written for a Unix shell")


@on_unix
def test_a_reader_that_goes_away_is_no_fault() -> None:
    ended = run(f"{{ {PROGRAM} simulate monster_league --games 20; echo $? >&2; }} | true")
    assert ended.stderr == "1\n"


@on_unix
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs the device that is always full")
@pytest.mark.parametrize("words", ["check cards/monster_league/rules.yaml", "--help", "--version", "simulate --help"])
def test_a_full_disk_is_one_sentence(words: str) -> None:
    command = f"env -u PYTHONUNBUFFERED {PROGRAM} {words}"
    ended = run(f"{command} > /dev/full")
    assert ended.returncode == 1
    assert ended.stderr == "lordsball: The output cannot be written: no space left on device.\n"


def test_no_streams_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    assert main(["check", str(TOP / "cards" / "monster_league" / "rules.yaml")]) == 0
    assert main(["check", "nowhere"]) == 2
    assert main(["simulate", "monster_league", "--games", "5"]) == 0


def test_an_unforeseen_fault_is_a_sentence_and_a_report(tmp_path: Path) -> None:
    try:
        raise KeyError("jack")
    except KeyError as fault:
        fault.add_note("in game 3")
        report = faults.write_report(fault, tmp_path / "data")
        told = faults.sentence(fault, report)
    assert report is not None
    assert told.startswith("lordsball: something unexpected went wrong: KeyError: 'jack', in game 3 (a report is in ")
    written = report.read_text("utf-8")
    assert f"lordsball {__version__}" in written
    assert "test_cli.py" in written


def test_a_report_that_cannot_be_written_costs_nothing(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file, no folder")
    assert faults.write_report(ValueError("x"), tmp_path / "data") is None
    assert faults.sentence(ValueError("x"), None) == "lordsball: something unexpected went wrong: ValueError: x."


@on_unix
def test_no_traceback_reaches_the_person(tmp_path: Path) -> None:
    code = "import lordsball.cli as c, lordsball.commands.check as k; k.card_folders = None; c.main()"
    ended = subprocess.run(
        [sys.executable, "-c", code, "check"], cwd=TOP, capture_output=True, text=True, check=False,
        env={"PATH": "", "LORDSBALL_DATA_DIR": str(tmp_path)},
    )
    assert ended.returncode == 1
    assert "Traceback" not in ended.stderr
    assert ended.stderr.count("\n") == 1
    assert "Traceback" in next((tmp_path / "reports").iterdir()).read_text("utf-8")
