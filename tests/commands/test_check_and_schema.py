"""lordsball check and lordsball schema: every mistake with its line, and the schemas that are shipped."""

from collections.abc import Callable
from pathlib import Path

import pytest

from lordsball.cli import main

CARDS = Path(__file__).resolve().parents[2] / "cards"
LEAGUE = CARDS / "monster_league"
Edited = Callable[[str, str, str], Path]
"""See the fixture `edited`."""


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
    inside: str, edited: Edited, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = edited("rules.yaml", "innings: 3 ", "inings: 3 ")
    assert main(["check", str(folder / inside)]) == 3
    out = capsys.readouterr().out
    assert "/monster_league/rules.yaml:4:1: inings: found the unknown key" in out
    assert "did you mean" in out


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


def test_schema_writes_what_is_shipped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["schema", str(tmp_path)]) == 0
    written = [Path(line) for line in capsys.readouterr().out.splitlines()]
    assert {path.name for path in written} == {path.name for path in (LEAGUE / "schema").glob("*.json")}
    for path in written:
        assert path.parent == tmp_path / "monster_league" / "schema"
        assert path.read_bytes() == (LEAGUE / "schema" / path.name).read_bytes()
