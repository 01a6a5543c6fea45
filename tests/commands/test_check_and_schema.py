"""lordsball check and lordsball schema: every mistake with its line, and the schemas that are shipped."""

from collections.abc import Callable
from pathlib import Path

import pytest

from lordsball.cli import main
from lordsball.games import SHELF

CARDS = Path(__file__).resolve().parents[2] / "cards"
LEAGUE = CARDS / "monster_league"
Edited = Callable[[str, str, str], Path]
"""See the fixture `edited`."""


@pytest.mark.parametrize("words", [[], [CARDS]])
def test_the_shipped_cards_of_every_game_are_clean(words: list[Path], capsys: pytest.CaptureFixture[str]) -> None:
    """No mistake, and no warning but of pictures that are still to be drawn."""
    assert main(["check", *map(str, words)]) == 0
    lines = capsys.readouterr().out.splitlines()
    told = [line for line in lines if "a stand-in will be drawn" not in line]
    assert len(told) == len(SHELF)
    for key, line in zip(SHELF, told, strict=True):
        assert f" {key}: " in line
        assert ": 0 errors, " in line


@pytest.mark.parametrize("words", [[LEAGUE], [LEAGUE / "rules.yaml"], [LEAGUE / "teams/candy_crushers.yaml"]])
def test_the_cards_of_one_game_are_clean(words: list[Path], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", *map(str, words)]) == 0
    out = capsys.readouterr().out
    assert out.count("\n") == 1
    assert out.endswith("monster_league: rules, 2 abilities, 2 teams: 0 errors, 0 warnings\n")


@pytest.mark.parametrize("inside", ["", "monster_league", "monster_league/rules.yaml"])
def test_check_finds_mistakes_in_folders_and_files(
    inside: str, edited: Edited, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = edited("rules.yaml", "innings: 3 ", "inings: 3 ")
    assert main(["check", str(folder / inside)]) == 3
    out = capsys.readouterr().out
    assert "/monster_league/rules.yaml:4:1: inings: found the unknown key" in out
    assert "did you mean" in out


@pytest.mark.parametrize("stranger", ["README.md", "cards/README.md", "cards/monster_league/bog.yaml.txt"])
def test_a_file_that_no_game_reads_is_refused(
    stranger: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / stranger
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("id: bog\n")
    assert main(["check", str(file)]) == 3
    assert "found a file that no game reads" in capsys.readouterr().err


def test_a_folder_within_a_game_can_be_checked(edited: Edited, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(LEAGUE / "teams")]) == 0
    folder = edited("teams/candy_crushers.yaml", "home_run: 25", "home_run: 24") / "monster_league" / "teams"
    assert main(["check", str(folder)]) == 3
    assert "candy_crushers.yaml" in capsys.readouterr().out


def test_check_of_a_file_tells_of_that_file_only(edited: Edited, capsys: pytest.CaptureFixture[str]) -> None:
    folder = edited("rules.yaml", "innings: 3 ", "inings: 3 ")
    good = edited("abilities.yaml", "A second spin", "Another spin") / "monster_league" / "abilities.yaml"
    assert main(["check", str(good)]) == 0
    assert main(["check", str(folder), str(good)]) == 3


def test_warnings_do_not_fail(edited: Edited, capsys: pytest.CaptureFixture[str]) -> None:
    folder = edited("teams/candy_crushers.yaml", "portrait: corn_cobb", "portrait: corn_cop")
    assert main(["check", str(folder)]) == 0
    out = capsys.readouterr().out
    assert "warning" in out
    assert "corn_cop" in out
    assert out.endswith("0 errors, 1 warning\n")


def test_letters_that_no_typeface_has_are_warned_about(edited: Edited, capsys: pytest.CaptureFixture[str]) -> None:
    folder = edited("teams/graveyard_shift.yaml", "name: The Graveyard", "name: The Graveyàrd \N{DOVE OF PEACE}")
    assert main(["check", str(folder)]) == 0
    out = capsys.readouterr().out
    assert "(U+1F54A)" in out
    assert "à" not in out


def test_schema_writes_what_is_shipped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["schema", str(tmp_path)]) == 0
    written = [Path(line).relative_to(tmp_path) for line in capsys.readouterr().out.splitlines()]
    shipped = {path.relative_to(CARDS) for key in SHELF for path in (CARDS / key / "schema").glob("*.json")}
    assert set(written) == shipped
    for path in written:
        assert (tmp_path / path).read_bytes() == (CARDS / path).read_bytes()
