"""The command line: every command does what it says, says no in a sentence, and ends with the right code."""

import json
import subprocess
import sys
import types
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from lordsball import __version__
from lordsball.cli import main
from lordsball.commands import faults
from lordsball.commands.window import NO_DISPLAY, Wishes
from lordsball.engine.chance import Chance
from lordsball.match.match import Match
from lordsball.match.replay import export
from lordsball.match.saves import Saves
from lordsball.match.seats import Seat
from tests.games.monster_league.positions import MONSTERS, SHIPPED

TOP = Path(__file__).resolve().parent.parent
CARDS = TOP / "cards"
LEAGUE = CARDS / "monster_league"


def usage(words: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    """What is said where the words make no sense; the exit code is 2."""
    try:
        code = main(words)
    except SystemExit as ended:
        code = ended.code  # type: ignore[assignment]
    said = capsys.readouterr()
    assert (code, said.out) == (2, "")
    return said.err


@pytest.fixture
def edited(tmp_path: Path) -> Callable[[str, str, str], Path]:
    """A folder of cards with one shipped file, in which a text is replaced by another."""

    def edit(file: str, old: str, new: str) -> Path:
        text = (LEAGUE / file).read_text("utf-8")
        assert old in text
        path = tmp_path / "mine" / "monster_league" / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text.replace(old, new), "utf-8")
        return tmp_path / "mine"

    return edit


# --- words ------------------------------------------------------------------------------------------------------------


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
        (["--seats", "human,veterran"], "found 'veterran', expected human, random, rookie, regular or veteran "
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
        (["dance"], "dance"),
    ],
)  # fmt: skip
def test_words_that_make_no_sense_are_named(words: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert told in usage(words, capsys)


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
    assert (ended.value.code, capsys.readouterr().out) == (0, f"lordsball {__version__}\n")


# --- simulate ---------------------------------------------------------------------------------------------------------


def test_simulate_prints_one_json_object(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "monster_league", "--games", "40", "--seed", "0", "--seats", "random,rookie", "--json"]
    assert main(words) == 0
    found = json.loads(capsys.readouterr().out)
    assert list(found) == [
        "game", "games", "seed", "seats", "ties", "decisions", "seconds", "decisions_per_second", "digest", "stats",
    ]  # fmt: skip
    assert (found["game"], found["games"], found["seed"], found["ties"]) == ("monster_league", 40, 0, 0)
    assert [list(seat) for seat in found["seats"]] == [["player", "wins", "win_rate", "interval"]] * 2
    assert [seat["player"] for seat in found["seats"]] == ["random", "rookie"]
    assert sum(seat["wins"] for seat in found["seats"]) == 40
    for seat in found["seats"]:
        assert seat["interval"][0] < seat["win_rate"] == seat["wins"] / 40 < seat["interval"][1]
    assert len(found["digest"]) == 64
    assert found["decisions"] > 400
    assert set(found["stats"]) == {
        "extra_innings", "shut_outs", "at_bats", "tokens_spent", "runs", "runs_by_inning", "runs_by_lead_off",
    }  # fmt: skip


def test_simulate_prints_a_page_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "monster_league", "--games", "20"]) == 0
    page = capsys.readouterr().out
    assert page.startswith("Monster League Baseball: 20 games from seed 1\n")
    assert "Seat 1  Veteran" in page
    assert "20 games are far too few to say anything." in page
    assert "Jack O. Slugger" in page


def test_the_seed_counts_before_the_command_as_well(capsys: pytest.CaptureFixture[str]) -> None:
    digests = []
    for words in (["--seed", "9", "simulate", "monster_league"], ["simulate", "monster_league", "--seed", "9"]):
        assert main([*words, "--games", "3", "--json"]) == 0
        digests.append(json.loads(capsys.readouterr().out)["digest"])
    assert digests[0] == digests[1]


def test_simulate_plays_with_a_designers_cards(
    edited: Callable[[str, str, str], Path], capsys: pytest.CaptureFixture[str]
) -> None:
    folder = edited("rules.yaml", "innings: 3 ", "innings: 1 ")
    assert main(["simulate", "monster_league", "--games", "20", "--cards", str(folder), "--json"]) == 0
    stats = json.loads(capsys.readouterr().out)["stats"]
    assert stats["runs_by_inning"][0]["half_innings"][0] == 20
    assert stats["at_bats"] < 40


def test_simulate_with_broken_cards_names_the_line(
    edited: Callable[[str, str, str], Path], capsys: pytest.CaptureFixture[str]
) -> None:
    folder = edited("rules.yaml", "innings: 3 ", "innings: three ")
    assert main(["simulate", "monster_league", "--cards", str(folder), "--json"]) == 3
    said = capsys.readouterr()
    assert said.out == ""
    assert f"{folder.as_posix()}/monster_league/rules.yaml:" in said.err
    assert said.err.endswith("1 error, 0 warnings\n")


def test_a_cluster_needs_its_library(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert main(["simulate", "monster_league", "--cluster", "tcp://localhost:1"]) == 1
    assert capsys.readouterr().err == (
        "lordsball: A cluster needs one more library: pip install 'lordsball[cluster]'.\n"
    )


def test_a_game_that_never_ends_is_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("lordsball.simulation.batch.ENDLESS", 5)
    assert main(["simulate", "monster_league", "--games", "1"]) == 1
    told = capsys.readouterr().err
    assert "has not ended after 5 decisions" in told
    assert "in game 1 of this simulation, which has the seed " in told
    assert told.count("\n") == 1


# --- check and schema -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "words", [[], [CARDS], [LEAGUE], [LEAGUE / "rules.yaml"], [LEAGUE / "teams/candy_crushers.yaml"]]
)
def test_the_shipped_cards_are_clean(words: list[Path], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", *map(str, words)]) == 0
    out = capsys.readouterr().out
    assert out.count("\n") == 1
    assert out.endswith("monster_league: rules, 2 abilities, 2 teams: 0 errors, 0 warnings\n")


@pytest.mark.parametrize("inside", ["", "monster_league", "monster_league/rules.yaml"])
def test_check_finds_mistakes_in_folders_and_files(
    inside: str, edited: Callable[[str, str, str], Path], capsys: pytest.CaptureFixture[str]
) -> None:
    folder = edited("rules.yaml", "innings: 3 ", "inings: 3 ")
    assert main(["check", str(folder / inside)]) == 3
    out = capsys.readouterr().out
    assert "/monster_league/rules.yaml:4:1: inings: found the unknown key" in out
    assert "did you mean" in out


def test_check_of_a_file_tells_of_that_file_only(
    edited: Callable[[str, str, str], Path], capsys: pytest.CaptureFixture[str]
) -> None:
    folder = edited("rules.yaml", "innings: 3 ", "inings: 3 ")
    good = edited("abilities.yaml", "A second spin", "Another spin") / "monster_league" / "abilities.yaml"
    assert main(["check", str(good)]) == 0
    assert main(["check", str(folder), str(good)]) == 3


def test_warnings_do_not_fail(edited: Callable[[str, str, str], Path], capsys: pytest.CaptureFixture[str]) -> None:
    folder = edited("teams/candy_crushers.yaml", "portrait: corn_cobb", "portrait: corn_cop")
    assert main(["check", str(folder)]) == 0
    out = capsys.readouterr().out
    assert "warning" in out
    assert "corn_cop" in out
    assert out.endswith("0 errors, 1 warning\n")


def test_schema_writes_what_is_shipped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["schema", str(tmp_path)]) == 0
    written = [Path(line) for line in capsys.readouterr().out.splitlines()]
    assert {path.name for path in written} == {path.name for path in (LEAGUE / "schema").glob("*.json")}
    for path in written:
        assert path.parent == tmp_path / "monster_league" / "schema"
        assert path.read_bytes() == (LEAGUE / "schema" / path.name).read_bytes()


# --- replay -----------------------------------------------------------------------------------------------------------


def a_match(seed: int = 5) -> Match:
    match = Match(MONSTERS, SHIPPED, MONSTERS.default_options(SHIPPED), [Seat("Ada"), Seat("Ben")], seed)
    below = Chance(seed).below
    while match.decision is not None:
        match.act(match.decision.options[below(len(match.decision.options))])
    return match


def test_replay_as_text_tells_the_whole_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = a_match()
    export(match, tmp_path / "game.replay")
    assert main(["replay", str(tmp_path / "game.replay"), "--text"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "Monster League Baseball: Ada, Ben"
    lines = [line.strip() for line in told[1:] if line]
    assert lines == [line.text for line in match.log(None)]
    assert MONSTERS.words.result(match.position, match.names) in told[-1]


def test_replay_reads_a_save_with_the_cards_kept_for_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    saves = Saves(tmp_path)
    saved = saves.save(a_match(), "evening")
    assert main(["--data-dir", str(tmp_path), "replay", str(saved.path), "--text"]) == 0
    assert capsys.readouterr().out.startswith("Monster League Baseball: Ada, Ben\n")


@pytest.mark.parametrize("content", [b"", b"hello", b"\x00" * 40, b"{}"])
def test_replay_of_something_else_is_bad_data(
    content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "x").write_bytes(content)
    assert main(["replay", str(tmp_path / "x"), "--text"]) == 3
    assert capsys.readouterr().err.count("\n") == 1


# --- the window and pictures ------------------------------------------------------------------------------------------


@pytest.fixture
def screen(monkeypatch: pytest.MonkeyPatch) -> list[Wishes]:
    """A window that only notes what was wished for."""
    wishes: list[Wishes] = []
    module: Any = types.ModuleType("lordsball.ui.start")
    module.NoDisplay = type("NoDisplay", (RuntimeError,), {})
    module.open_window = lambda wish: wishes.append(wish) or 0
    monkeypatch.setitem(sys.modules, "lordsball.ui.start", module)
    return wishes


def test_the_window_gets_every_wish(
    screen: list[Wishes], edited: Callable[[str, str, str], Path], tmp_path: Path
) -> None:
    folder = edited("rules.yaml", "innings: 3 ", "innings: 5 ")
    folders = ["--cards", str(folder), "--data-dir", str(tmp_path / "data")]
    players = ["--game", "monster_league", "--seats", "human,veteran", "--seed", "7"]
    assert main([*players, "--size", "1600x900", "--fullscreen", *folders]) == 0
    assert screen == [
        Wishes(
            cards=(CARDS, folder), data_dir=tmp_path / "data", game="monster_league", seats=("human", "veteran"),
            seed=7, size=(1600, 900), fullscreen=True,
        )
    ]  # fmt: skip


def test_without_words_the_window_opens_with_the_title(screen: list[Wishes], data_dir: Path) -> None:
    assert main([]) == 0
    assert screen == [Wishes(cards=(CARDS,), data_dir=data_dir)]


def test_seats_alone_mean_the_first_game(screen: list[Wishes]) -> None:
    assert main(["--seats", "rookie,human"]) == 0
    assert screen[0].game == "monster_league"


def test_replay_opens_the_window_on_the_file(screen: list[Wishes], tmp_path: Path) -> None:
    (tmp_path / "x").write_text("anything")
    assert main(["replay", str(tmp_path / "x"), "--size", "960x540"]) == 0
    assert (screen[0].replay, screen[0].size) == (tmp_path / "x", (960, 540))


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only there a display can be missing")
def test_without_a_display_one_sentence_says_what_works(
    screen: list[Wishes], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
        monkeypatch.delenv(name, raising=False)
    assert main([]) == 1
    assert capsys.readouterr().err == f"lordsball: {NO_DISPLAY}\n"
    assert screen == []


def test_a_display_that_cannot_be_opened_is_the_same_sentence(
    screen: list[Wishes], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    start = sys.modules["lordsball.ui.start"]

    def refuse(wish: Wishes) -> int:
        raise start.NoDisplay("no available video device")

    monkeypatch.setattr(start, "open_window", refuse)
    assert main([]) == 1
    assert capsys.readouterr().err == f"lordsball: {NO_DISPLAY}\n"


def test_the_gallery_goes_where_it_should(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[Any] = []
    module: Any = types.ModuleType("lordsball.ui.gallery")
    module.write = lambda folder, size, cards: asked.append((folder, size, cards)) or [folder / "title.png"]
    monkeypatch.setitem(sys.modules, "lordsball.ui.gallery", module)
    folder = tmp_path / "new" / "pictures"
    assert main(["gallery", str(folder), "--size", "1920x1080"]) == 0
    assert asked == [(folder, (1920, 1080), [CARDS])]
    assert folder.is_dir()
    assert capsys.readouterr().out == f"{folder / 'title.png'}\n"


def test_selfcheck_reads_plays_and_draws(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    module: Any = types.ModuleType("lordsball.ui.selfcheck")
    module.draw_all = lambda size, cards: ["title", "table"]
    monkeypatch.setitem(sys.modules, "lordsball.ui.selfcheck", module)
    assert main(["selfcheck"]) == 0
    out = capsys.readouterr().out
    assert "monster_league: cards read" in out
    assert " beat " in out
    assert out.endswith("2 scenes drawn\n")


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
def test_a_full_disk_is_one_sentence() -> None:
    ended = run(f"{PROGRAM} check > /dev/full")
    assert ended.returncode == 1
    assert ended.stderr == "lordsball: The output cannot be written: no space left on device.\n"


def test_no_streams_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    assert main(["check"]) == 0
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
    )  # fmt: skip
    assert ended.returncode == 1
    assert "Traceback" not in ended.stderr
    assert ended.stderr.count("\n") == 1
    assert "Traceback" in next((tmp_path / "reports").iterdir()).read_text("utf-8")
