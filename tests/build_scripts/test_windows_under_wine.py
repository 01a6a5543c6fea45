"""The program for Windows on Linux: what it is built of, what is said where something is missing, and time limits."""

import doctest
import os
import time
import tomllib
from pathlib import Path

import pytest
import windows_under_wine
from check_executable import Failed
from soaking.whole_games import shipped
from under_wine import for_windows, trials
from under_wine import wine as wine_module
from under_wine.wine import TOOLS, Wine, at_most, missing, on_z

from lordsball import games
from lordsball.match.match import Match
from lordsball.match.saves import Saves
from lordsball.match.seats import Seat

TOP = Path(__file__).resolve().parents[2]
pytestmark = pytest.mark.skipif(os.name == "nt", reason="Windows needs no Wine")


@pytest.fixture
def wine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Wine:
    """A Wine that knows a few programs: one that says its words, one that fails, one that sleeps."""
    program = tmp_path / "bin" / "wine"
    program.parent.mkdir()
    program.write_text(
        '#!/bin/sh\ncase "$1" in\n'
        "say) shift; printf '%s|' \"$@\" \"$WINEPREFIX\" \"$DISPLAY$SDL_VIDEODRIVER\"; printf '\\r\\n' ;;\n"
        "sleep) exec sleep 30 ;;\n"
        "*) echo 'it looks like wine32 is missing, you should install it.'; echo 'as root, please'\n"
        "   echo 'apt-get install wine32:i386\"'; echo 'No such card.'; exit 3 ;;\nesac\n"
    )
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(program.parent), prepend=os.pathsep)
    monkeypatch.setenv("DISPLAY", ":77")
    monkeypatch.setenv("WINEPREFIX", "somebody else's")
    return Wine(tmp_path / "prefix")


# --- Wine -------------------------------------------------------------------------------------------------------------


def test_what_is_missing_is_named_with_the_packages_that_bring_it() -> None:
    there = dict.fromkeys(TOOLS, "/usr/bin/it")
    assert missing(there) == ""
    told = missing({**there, "wine": None, "xdotool": None})
    assert told == "This needs wine, xdotool: on Debian and Ubuntu type `sudo apt install wine wine64 xdotool`."


def test_a_program_gets_its_words_its_own_windows_and_no_screen(wine: Wine, tmp_path: Path) -> None:
    assert wine.run("say", "ä b", on_z(Path("/x/ß"))) == f"ä b|Z:\\x\\ß|{tmp_path / 'prefix'}|dummy|\n"
    with wine.start("say", display=":5") as process:
        assert process.communicate()[0].endswith("|:5|\n")


def test_a_program_that_fails_is_told_without_the_advice_of_wine(wine: Wine) -> None:
    with pytest.raises(Failed) as failed:
        wine.run(on_z(Path("/a/lordsball.exe")), "check")
    assert str(failed.value) == "`lordsball.exe check` ended with 3 instead of 0:\nNo such card."
    assert "No such card." in wine.run("check", expected=3)


def test_a_program_that_hangs_is_ended_in_time(wine: Wine) -> None:
    began = time.monotonic()
    with pytest.raises(Failed, match=r"^selfcheck was not done within 0.3 s$"), at_most(0.3, "selfcheck"):
        wine.run("sleep")
    assert time.monotonic() - began < 10
    time.sleep(0.4)  # no alarm is left behind
    with at_most(0.2, "quick"):
        pass
    time.sleep(0.3)


def test_the_examples_hold() -> None:
    for module in (wine_module, for_windows):
        assert doctest.testmod(module).attempted and not doctest.testmod(module).failed


# --- what it is built of ----------------------------------------------------------------------------------------------


def test_every_library_of_the_program_and_of_its_builder_is_asked_for() -> None:
    with open(TOP / "pyproject.toml", "rb") as file:
        project = tomllib.load(file)
    asked = for_windows.requirements(project)
    assert set(project["project"]["dependencies"]) < set(asked)
    assert any(each.startswith("pyinstaller") for each in asked)
    assert not any(each.startswith(("pytest", "distributed")) for each in asked)


def test_libraries_are_fetched_once_and_again_when_others_are_needed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open(TOP / "pyproject.toml", "rb") as file:
        needs = [for_windows.PYTHON, *for_windows.requirements(tomllib.load(file))]
    (tmp_path / "python").mkdir()
    stamp = tmp_path / "python" / "needs.txt"
    stamp.write_text("\n".join(needs), "utf-8")

    def no_network(*words: str) -> None:
        raise Failed("no network")

    monkeypatch.setattr(for_windows, "_pip", no_network)
    assert for_windows.fetched(tmp_path) == tmp_path / "python" / "cp313" / "python.exe"
    stamp.write_text("\n".join(needs[:-1]), "utf-8")
    with pytest.raises(Failed, match="no network"):
        for_windows.fetched(tmp_path)


@pytest.mark.parametrize(("subsystem", "kind"), [(2, "window"), (3, "console")])
def test_a_program_says_itself_whether_it_brings_a_console(subsystem: int, kind: str) -> None:
    header = b"PE\0\0" + bytes(20 + 68) + subsystem.to_bytes(2, "little")
    assert for_windows.kind(b"MZ" + bytes(0x3A) + (0x80).to_bytes(4, "little") + bytes(0x40) + header) == kind


def test_what_is_no_program_of_windows_has_no_kind() -> None:
    for data in (b"", b"MZ", b"\x7fELF" + bytes(200)):
        with pytest.raises(ValueError, match="no program of Windows"):
            for_windows.kind(data)


# --- trials -----------------------------------------------------------------------------------------------------------


def test_trials_are_chosen_by_name_and_keep_their_order() -> None:
    offered = [windows_under_wine.Trial(name, 1, lambda: "") for name in ("version", "check", "window")]
    assert windows_under_wine.chosen(offered, []) == offered
    assert windows_under_wine.chosen(offered, ["window", "version"]) == [offered[0], offered[2]]
    with pytest.raises(Failed, match=r"^found 'chekc', expected version or check or window$"):
        windows_under_wine.chosen(offered, ["chekc"])


def test_a_trial_says_what_came_of_it_and_how_long_it_took(capsys: pytest.CaptureFixture[str]) -> None:
    windows_under_wine.trial(windows_under_wine.Trial("check", 5, lambda: "all whole"))
    assert capsys.readouterr().out == "check: all whole (0 s, 0 s of the processor)\n"
    with pytest.raises(Failed, match="check was not done within 0.2 s"):
        windows_under_wine.trial(windows_under_wine.Trial("check", 0.2, lambda: str(time.sleep(20))))


def test_saves_of_a_program_that_is_still_at_it_are_looked_at_and_not_touched(tmp_path: Path) -> None:
    game, cards = games.game("monster_league"), shipped("monster_league")
    Saves(tmp_path).save(Match(game, cards, game.default_options(cards), [Seat("Ann"), Seat("Bob")], 7), "By hand")
    half = tmp_path / "saves" / ".monster.json.4711.1.new"
    half.write_text("{", "utf-8")
    assert [entry.saved is not None and entry.saved.over for entry in trials.entries(tmp_path)] == [False]
    assert half.exists()
