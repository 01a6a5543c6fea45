"""lordsball check and lordsball schema: every mistake with its line, and the schemas that are shipped."""

# ruff: noqa: E501 (messages stand here as they are printed, each in one line)

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from lordsball import games
from lordsball.cli import main
from lordsball.content.problems import Problems
from lordsball.games import SHELF

CARDS = Path(__file__).resolve().parents[2] / "cards"
LEAGUE = CARDS / "monster_league"
Edited = Callable[[str, str, str], Path]
"""See the fixture `edited`."""


def test_the_shipped_cards_of_every_game_are_clean(capsys: pytest.CaptureFixture[str]) -> None:
    """No mistake, and no warning but of pictures that are still to be drawn."""
    assert main(["check"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines.pop().endswith("files: 0 errors, 0 warnings")  # the sounds
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
    assert re.search("monster_league: rules, \\d+ abilities, \\d+ teams(, .*lesson.*)?: 0 errors, 0 warnings\n$", out)


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
    good = edited("abilities.yaml", "Spend a token", "Pay a token") / "monster_league" / "abilities.yaml"
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
    warned = [line for line in capsys.readouterr().out.splitlines() if "U+" in line]
    assert len(warned) == 1
    assert "(U+1F54A)" in warned[0]
    assert "à" not in warned[0]


def test_schema_writes_what_is_shipped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["schema", str(tmp_path)]) == 0
    written = [Path(line).relative_to(tmp_path) for line in capsys.readouterr().out.splitlines()]
    shipped = {path.relative_to(CARDS) for key in SHELF for path in (CARDS / key / "schema").glob("*.json")}
    assert set(written) == shipped
    for path in written:
        assert (tmp_path / path).read_bytes() == (CARDS / path).read_bytes()


def checked(folder: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, list[str]]:
    code = main(["check", str(folder)])
    return code, capsys.readouterr().out.replace(f"{folder}", "F").splitlines()


def lay(folder: Path, *files: tuple[str, str]) -> Path:
    """Shipped card files, each copied to another place."""
    for shipped, place in files:
        (folder / place).parent.mkdir(parents=True, exist_ok=True)
        (folder / place).write_text((CARDS / shipped).read_text("utf-8"), "utf-8")
    return folder


CANDY, DOGS = "monster_league/teams/candy_crushers.yaml", "wild_cards/teams/underdogs.yaml"


@pytest.mark.parametrize("key", SHELF)
def test_schemas_never_change_what_a_folder_is_read_as(
    key: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whichever game's cards it has, and though schemas for the other games may lie in it."""
    lessons = key == "monster_league"  # they take long to prove, and are read alike in every game
    for shipped in (each for each in (CARDS / key).rglob("*.yaml") if lessons or each.parent.name != "lessons"):
        path = shipped.relative_to(CARDS).as_posix()
        lay(tmp_path, (path, path))
    before = checked(tmp_path, capsys)
    assert main(["schema", str(tmp_path)]) == 0
    written = capsys.readouterr().out.splitlines()
    assert {Path(line).relative_to(tmp_path).parts[0] for line in written} == {key}
    for other in SHELF:
        (tmp_path / other / "schema").mkdir(parents=True, exist_ok=True)
        (tmp_path / other / "schema" / "team.schema.json").write_text("{}")
    assert checked(tmp_path, capsys) == before
    assert before[0] == 0
    for other in SHELF:
        assert games.game(other).load_cards([CARDS, tmp_path]).fingerprint


@pytest.mark.parametrize(
    ("place", "message"),
    [
        ("monsterleague/teams/candy.yaml", "F/monsterleague: found card files in a folder that is called after no game, "
         "expected them in monster_league, lords or wild_cards (did you mean 'monster_league'?)"),
        ("mine/candy.yaml", "F/mine: found card files in a folder that is called after no game, expected them in "
                            "monster_league, lords or wild_cards (did you mean 'monster_league'?)"),
        ("candy.yaml", "F/candy.yaml: found a card file outside the folders of the games, expected them in "
                       "monster_league, lords or wild_cards (did you mean 'monster_league/teams/candy.yaml'?)"),
    ],
)
@pytest.mark.parametrize("others", [False, True])
def test_cards_beside_the_games_are_told_once_and_with_their_place(
    place: str, message: str, others: bool, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lay(tmp_path, (CANDY, place), *([(DOGS, DOGS)] if others else []))
    code, lines = checked(tmp_path, capsys)
    assert code == 3
    assert [line for line in lines if "found" in line] == [message]
    with pytest.raises(Problems, match="did you mean"):  # nor are they passed over at the table
        games.game("monster_league").load_cards([CARDS, tmp_path])


def test_a_folder_of_one_game_is_known_by_its_cards(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = lay(tmp_path / "mine", (CANDY, "teams/candy_crushers.yaml"))
    code, (line,) = checked(folder, capsys)
    assert code == 0
    assert re.fullmatch(r"F: monster_league: rules, \d+ abilities, \d+ teams: 0 errors, 0 warnings", line)
    assert games.game("lords").load_cards([CARDS, folder]).fingerprint
    assert main(["schema", str(folder)]) == 0
    assert (folder / "schema" / "team.schema.json").is_file()


@pytest.mark.parametrize("name", ["bog.yaml.txt", "bog.YAML.TXT", "bog.yml.txt", "bog.yam", "bog.ymal"])
def test_names_that_editors_and_fingers_bend_are_pointed_out(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lay(tmp_path, (CANDY, CANDY), (CANDY, f"monster_league/teams/{name}"))
    code, lines = checked(tmp_path, capsys)
    assert code == 0
    assert f"F/monster_league/teams/{name}: warning: found a file whose name does not end in .yaml" in lines[0]
    assert "(did you mean 'teams/bog.y" in lines[0].lower()


@pytest.mark.parametrize("name", ["a\nb.yaml", "a\tb.yaml", "a\u2028b.yaml", "a\x1b[2Jb.yaml"])
def test_a_report_stays_one_line_a_mistake_whatever_a_file_is_called(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lay(tmp_path, (CANDY, f"monster_league/teams/{name}"), (CANDY, f"monster_league/{name}"))
    code, lines = checked(tmp_path, capsys)
    assert code == 3
    assert all(line.isprintable() for line in lines)
    assert lines[-1].startswith("F: monster_league: ")


@pytest.mark.parametrize(
    ("file", "old", "new", "warning"),
    [
        (CANDY, "name: The Candy Crushers", "name: The Graveyard  shift", "found the name 'The Graveyard  shift' again"),
        (CANDY, "short: Candy Crushers", "short: Graveyard Shift", "found the name 'Graveyard Shift' again"),
        (DOGS, "name: The Underdogs", "name: The All-Stars", "found the name 'The All-Stars' again"),
        (CANDY, "name: Corn Cobb", "name: Corn Cobb #7", "did you mean 'Corn Cobb #7', in quotes?"),
        ("monster_league/abilities.yaml", "Spend a token: the", "Spend 2 tokens: the", None),
        (DOGS, "adds 2 to Bat while the Shadows", "adds 3 to Bat while the Shadows", "found 3 in the text, where its verbs"),
        (DOGS, "adds 2 to Bat while the Shadows", "adds three to Bat while the Shadows", "found 3 in the text"),
        (DOGS, "steal 1 Vibe.", "steal 3 Vibes.", "found 3 in the text, where its verbs say 1"),
        (DOGS, "steal 1 Vibe.", "steal two Vibes.", "found 2 in the text, where its verbs say 1"),
        ("lords/season.yaml", "take $1 for each Front Office", "take $4 for each Front Office", None),
    ],
)
def test_what_nobody_can_have_meant_is_warned_about(
    file: str, old: str, new: str, warning: str | None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lay(tmp_path, (file, file))
    text = (tmp_path / file).read_text("utf-8")
    assert old in text
    (tmp_path / file).write_text(text.replace(old, new, 1), "utf-8")
    code, lines = checked(tmp_path, capsys)
    assert code == 0
    assert warning is None or any(": warning: " in line and warning in line for line in lines)


def test_two_batters_of_one_name_are_refused(edited: Edited, capsys: pytest.CaptureFixture[str]) -> None:
    folder = edited("teams/graveyard_shift.yaml", "name: Grave Dave", "name: Howlin' Hal")
    code, lines = checked(folder, capsys)
    assert code == 3
    assert "found the name 'Howlin' Hal' again (first on line 34), expected a name of its own" in lines[0]


@pytest.mark.parametrize(
    ("file", "old", "new", "warning"),
    [
        ("monster_league/abilities.yaml", "the batter tries again, and", "the batter tries, and then tries once more, and",
         "abilities[double_trouble].text: found 103 characters, expected fewer: the table has room for "),
        (DOGS, "Casts a shadow at midnight.", "Casts a shadow at midnight, at noon, and indoors.",
         "players[ud_p08].quip: found 49 characters, expected fewer: the big card has room for "),
    ],
)
def test_text_that_the_table_would_cut_is_warned_about_with_what_fits(
    file: str, old: str, new: str, warning: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lay(tmp_path, (file, file))
    text = (tmp_path / file).read_text("utf-8")
    assert old in text
    (tmp_path / file).write_text(text.replace(old, new, 1), "utf-8")
    code, lines = checked(tmp_path / file, capsys)
    assert code == 0
    assert [line for line in lines if warning in line]
