"""Cards as a spreadsheet and back: nothing is lost, what changed is changed, and mistakes have a row and a column."""

import csv
import io
from pathlib import Path
from typing import Any

import pytest

from lordsball import limits, paths
from lordsball.cli import main
from lordsball.workshop import importing, sheets
from lordsball.workshop.cells import value_of
from lordsball.workshop.columns import column
from lordsball.workshop.rewriting import same
from lordsball.workshop.workbench import Workbench
from tests.workshop.benches import GAMES, bench, copied, files_in, my_cards


def told(made: Workbench) -> list[dict[str, str]]:
    """Every record as a row."""
    text = sheets.written(made, made.records)
    return list(csv.DictReader(io.StringIO(text.removeprefix("\ufeff"), newline="")))


def stripped(value: Any) -> Any:
    """Texts without the line break that a folded text ends with: in a cell nobody sees it."""
    if isinstance(value, dict):
        return {key: stripped(inside) for key, inside in value.items()}
    if isinstance(value, tuple | list):
        return [stripped(inside) for inside in value]
    return value.strip("\n") if isinstance(value, str) else value


@pytest.mark.parametrize("game", GAMES)
def test_the_cells_alone_say_everything(tmp_path: Path, game: str) -> None:
    made = bench(tmp_path, game)
    for record, row in zip(by_kind(made), told(made), strict=True):
        shape = made.shape_of(record)
        assert row["kind"] == record.kind
        data: Any = {}
        for name, text in row.items():
            if text and name not in ("kind", made.group_of(record)):
                its = column(shape.schema, shape.part, name)
                data = importing.grown(shape, data, its.loc, value_of(shape.schema, its.part, text))
        assert same(stripped(data), stripped(made.data(record)))


def by_kind(made: Workbench) -> list[Any]:
    kinds = dict.fromkeys(record.kind for record in made.records)
    return [record for kind in kinds for record in made.records if record.kind == kind]


@pytest.mark.parametrize("game", GAMES)
def test_a_spreadsheet_that_was_not_changed_changes_nothing(tmp_path: Path, game: str) -> None:
    file = tmp_path / "cards.csv"
    assert main(["export", game, "--csv", str(file)]) == 0
    assert main(["import", game, str(file), "--cards", str(tmp_path / "mine")]) == 0
    assert not (tmp_path / "mine").exists()


def test_one_cell_is_one_line_of_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = copied(tmp_path)
    file = folder / "wild_cards" / "teams" / "underdogs.yaml"
    before = file.read_text("utf-8").splitlines()
    sheet = tmp_path / "cards.csv"
    only = ["--kind", "players", "--team", "underdogs", "--cards", str(folder)]
    assert main(["export", "wild_cards", "--csv", str(sheet), *only]) == 0
    text = sheet.read_text("utf-8-sig")
    assert ",3,4,3,1,nobody_special," in text
    sheet.write_text(text.replace(",3,4,3,1,nobody_special,", ",3,5,3,1,nobody_special,"), "utf-8")
    assert main(["import", "wild_cards", str(sheet), "--cards", str(folder)]) == 0
    after = file.read_text("utf-8").splitlines()
    assert [pair for pair in zip(before, after, strict=True) if pair[0] != pair[1]] == [("    bat: 4", "    bat: 5")]
    assert "1 changed, 0 new" in capsys.readouterr().out


def test_a_shipped_card_goes_to_the_folder_that_is_named_by_its_id(tmp_path: Path) -> None:
    sheet = tmp_path / "cards.csv"
    sheet.write_text("kind;id;bat\nplayers;ud_p01;5\n", "utf-8")
    assert main(["import", "wild_cards", str(sheet), "--cards", str(tmp_path / "mine")]) == 0
    assert set(files_in(tmp_path / "mine")) == {"wild_cards/teams/underdogs_changed.yaml"}
    assert main(["check", str(tmp_path / "mine")]) == 0


def test_without_a_folder_cards_go_to_my_cards(tmp_path: Path) -> None:
    sheet = tmp_path / "cards.csv"
    sheet.write_text("id,bat\nud_p01,5\n", "utf-8")
    words = ["import", "wild_cards", str(sheet), "--kind", "players", "--data-dir", str(tmp_path / "data")]
    assert main(words) == 0
    assert set(files_in(my_cards(tmp_path))) == {"pack.yaml", "wild_cards/teams/underdogs_changed.yaml"}


# --- what spreadsheet programs make of it -----------------------------------------------------------------------------


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
@pytest.mark.parametrize("delimiter", [",", ";", "\t"])
@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_files_of_every_spreadsheet_program_are_read(encoding: str, delimiter: str, end: str) -> None:
    out = io.StringIO(newline="")
    writer = csv.writer(out, delimiter=delimiter, lineterminator=end, quoting=csv.QUOTE_ALL)
    writer.writerows([["id", "quip", ""], ["a", 'Says "no"; twice, é', ""], ["", " ", ""], ["b", "two\nlines"]])
    names, rows = sheets.rows(out.getvalue().encode(encoding))
    assert names == ["id", "quip"]
    assert [(row.number, row.cells) for row in rows] == [
        (2, {"id": "a", "quip": 'Says "no"; twice, é'}), (4, {"id": "b", "quip": "two\nlines"})
    ]


@pytest.mark.parametrize(
    ("raw", "sentence"),
    [
        (b"", "found an empty file"),
        (b"id,name\na,\xe9\n", "line 2: found letters that are not UTF-8, expected a file saved as 'CSV UTF-8'"),
        (b"id,id\n", "found the column 'id' twice, expected it once"),
        (b'id,quip\na,"open\n', 'row 2 (line 2): found a quote (") that is not closed'),
        (b"id,quip\na,Yes, indeed\n", "row 2 (line 2): found 3 cells under 2 columns"),
        (b"id\n" + b"a\n" * limits.SHEET_ROWS, "found more than 5,000 rows"),
        (b"," * limits.SHEET_COLUMNS, "found 501 columns"),
        (b"x" * (limits.SHEET_FILE + 1), "found more than 5 MB"),
        (b"id\n" + b"y" * 200_000, "row 2 (line 2): found a cell of more than 131,072 letters"),
    ],
)
def test_what_is_no_spreadsheet_is_one_sentence(raw: bytes, sentence: str) -> None:
    raw = raw.replace(b"," * limits.SHEET_COLUMNS, b"a" + b",a" * limits.SHEET_COLUMNS)
    with pytest.raises(sheets.NoSheet) as refused:
        sheets.rows(raw)
    assert sentence in str(refused.value)


def test_a_spreadsheet_that_is_there_is_kept_unless_force_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A designer who has typed over an export must not lose that by exporting again."""
    sheet = tmp_path / "cards.csv"
    sheet.write_text("hours of work", "utf-8")
    words = ["export", "wild_cards", "--csv", str(sheet)]
    assert main(words) == 1
    assert capsys.readouterr().err == f"lordsball: {sheet} is there already; --force replaces it.\n"
    assert sheet.read_text("utf-8") == "hours of work"
    assert main([*words, "--force"]) == 0
    assert sheet.read_text("utf-8").startswith("\ufeffkind,")
    assert [path.name for path in tmp_path.iterdir()] == ["cards.csv"]


def test_a_spreadsheet_beyond_measure_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sheet = tmp_path / "cards.csv"
    sheet.write_bytes(b"x" * (limits.SHEET_FILE + 1))
    assert main(["import", "wild_cards", str(sheet), "--cards", str(tmp_path / "mine")]) != 0
    assert "The file is far too large, expected at most 5,000,000 bytes." in capsys.readouterr().err


def test_no_cell_is_a_formula(tmp_path: Path) -> None:
    for row in told(bench(tmp_path, "lords")):
        for name, text in row.items():
            assert not text.startswith(("=", "+", "@")), (name, text)
            assert not text.startswith("-") or text[1:].isdecimal()


# --- mistakes ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("id,bat\nud_p01,three\n",
         "row 2, column 'bat': found 'three', expected a whole number from 0 to 6 (did you mean 3?)"),
        ("id,bat\nud_p01,9\n", "row 2, column 'bat': found 9, expected a whole number from 0 to 6"),
        ("id,picth\nud_p01,3\n",
         "row 1: found the column 'picth', expected the name of a field (did you mean 'pitch'?), or # before a note"),
        ("id,abilities.1.on\nud_p01,fliped\n", "row 2, column 'abilities.1.on': found 'fliped', expected flipped"),
        ("id,abilities.1.do\nud_p01,[{gain: 1}\n",
         "row 2, column 'abilities.1.do': found '[{gain: 1}', expected a list of 0 to 4 effects, written as in a card"),
        ("id,abilities.1.do\nud_p01,[{gian: 1}]\n",
         "row 2, column 'abilities.1.do.1': found the unknown verb 'gian'"),
        ("id,quip\nud_p01," + "x" * 130 + "\n", "row 2, column 'quip': found 'xxx"),
        ("id,team,bat\nnew_one,underdgos,3\n",
         "row 2, column 'team': found 'underdgos', expected all_stars, jitterbugs, red_tape or underdogs (did you mean "
         "'underdogs'?)"),
        ("id,bat\nud_p0I,3\n",
         "row 2, column 'id': found 'ud_p0I', which no card has (did you mean 'ud_p10'?), expected one of players"),
        ("name,bat\nSomebody,3\n", "row 2: found no id, expected one of players"),
        ("id,accent\nud_p01,x\n", "row 1: found the column 'accent', expected the name of a field, or # before a note"),
        ("id,bat\nud_p01,2\nud_p02,2\nud_p01,3\n",
         "row 4: found ud_p01 again, expected one line a card (row 2 is the first)"),
        ("id,bat,quick\nud_p01,3,true\n",
         "row 2, column 'quick': found 'true', expected an empty cell: players have no such field"),
        ("kind,id,accent\nteam,underdogs,x\n", "(did you mean 'look.accent'?)"),
        ("kind,id\nplayer,ud_p01\n",
         "row 2, column 'kind': found 'player', expected rules, team, players or specials (did you mean 'players'?)"),
        ("id,name\nud_p01,Sticky Finnegan\n", "found the name 'Sticky Finnegan' again"),
        ("id,bat\nud_p01,\n", "row 2, column 'bat': found nothing, expected a whole number from 0 to 6"),
    ],
)
def test_a_bad_cell_is_one_sentence_with_its_row_and_column(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, sentence: str
) -> None:
    sheet = tmp_path / "cards.csv"
    sheet.write_text(text, "utf-8")
    words = ["import", "wild_cards", str(sheet), "--cards", str(tmp_path / "mine"), "--kind", "players"]
    assert main(words if "kind" not in text else words[:-2]) == 3
    said = capsys.readouterr().err
    assert sentence in said
    assert "Traceback" not in said
    assert not (tmp_path / "mine").exists()


def test_notes_of_a_designers_own_stay_out(tmp_path: Path) -> None:
    sheet = tmp_path / "cards.csv"
    sheet.write_text("id,#cost idea,Bat,\nud_p01,too strong?,5,\n", "utf-8")
    assert main(["import", "wild_cards", str(sheet), "--cards", str(tmp_path / "mine"), "--kind", "players"]) == 0


def test_lines_of_other_kinds_can_be_taken_out_and_their_columns_stay(tmp_path: Path) -> None:
    """What is left of a whole export when only the Players' lines are kept: columns of Specials, all empty."""
    sheet = tmp_path / "cards.csv"
    sheet.write_text("kind,id,bat,quick,hand\nplayers,ud_p01,5,,\nplayers,ud_p02,2,no,0\n", "utf-8")
    assert main(["import", "wild_cards", str(sheet), "--cards", str(tmp_path / "mine")]) == 0
    assert "bat: 5" in (tmp_path / "mine/wild_cards/teams/underdogs_changed.yaml").read_text("utf-8")


# --- new cards --------------------------------------------------------------------------------------------------------


def deck(tmp_path: Path, short: int = 0) -> Path:
    """A deck of 24 cards as somebody comes with it: names and figures, no ids, no pictures, semicolons."""
    lines = ["kind;name;stars;pitch;bat;catch;vibes;quip;abilities.1.text;abilities.1.on;abilities.1.do;weather;quick"]
    for n in range(1, 15 - short):
        lines.append(f"players;Stall Keeper {n};2;{n % 4};{3 + n % 3};3;1;Sells {n} kinds of soup.;;;;;")
    for n in range(1, 11):
        effect = f"When turned up, gain {1 + n % 3}.;flipped;[{{gain: {1 + n % 3}}}]"
        lines.append(f"specials;Lantern {n};;;;;1;Burns {n} hours.;{effect};no;yes")
    path = tmp_path / "night_market.csv"
    path.write_bytes(("\ufeff" + "\r\n".join(lines) + "\r\n").encode("utf-8"))
    return path


def test_a_spreadsheet_of_24_cards_is_a_checked_new_deck(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mine = tmp_path / "mine"
    words = ["import", "wild_cards", str(deck(tmp_path)), "--cards", str(mine), "--new-team", "The Night Market"]
    assert main(words) == 0
    assert "0 changed, 25 new" in capsys.readouterr().out
    assert set(files_in(mine)) == {"wild_cards/teams/the_night_market.yaml"}
    assert main(["check", str(mine)]) == 0
    cards: Any = bench(tmp_path, "wild_cards", mine).catalog
    team = cards.team("the_night_market")
    assert (team.name, team.short, len(team.deck)) == ("The Night Market", "Night Market", 24)
    assert [card.name for card in team.deck][:2] == ["Stall Keeper 1", "Stall Keeper 2"]
    assert main(["export", "wild_cards", "--csv", str(tmp_path / "back.csv"), "--cards", str(mine)]) == 0
    before = files_in(mine)
    assert main(["import", "wild_cards", str(tmp_path / "back.csv"), "--cards", str(mine)]) == 0
    assert files_in(mine) == before


def test_a_deck_that_lacks_a_card_is_not_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["import", "wild_cards", str(deck(tmp_path, 1)), "--cards", str(tmp_path / "mine"), "--new-team", "Night"]
    assert main(words) == 3
    assert "found a list of 13, expected a list of exactly 14 players" in capsys.readouterr().err
    assert not (tmp_path / "mine").exists()


def test_new_lines_are_new_cards(tmp_path: Path) -> None:
    sheet = tmp_path / "cards.csv"
    made = bench(tmp_path, "monster_league")
    rows = [row for row in told(made) if row["kind"] == "abilities"][:1]
    text = "name,text,rules,do\nKnee Deep,The hit loses a base.,The result drops a step.,[{shift: -1}]\n"
    sheet.write_text(text, "utf-8")
    words = ["import", "monster_league", str(sheet), "--kind", "abilities", "--cards", str(tmp_path / "mine")]
    assert rows
    assert main(words) == 0
    cards: Any = bench(tmp_path, "monster_league", tmp_path / "mine").catalog
    assert [each["id"] for each in cards.contents["abilities"] if each["name"] == "Knee Deep"] == ["knee_deep"]


def test_rules_and_teams_are_lines_too(tmp_path: Path) -> None:
    sheet = tmp_path / "cards.csv"
    sheet.write_text("Kind,ID,Hand,look.Accent\nrules,,6,\nteam,underdogs,,#112233\n", "utf-8")
    assert main(["import", "wild_cards", str(sheet), "--cards", str(tmp_path / "mine")]) == 0
    made = bench(tmp_path, "wild_cards", tmp_path / "mine")
    assert made.data(made.record("rules", "rules"))["hand"] == 6
    assert made.data(made.record("team", "underdogs"))["look"]["accent"] == "#112233"
    assert (tmp_path / "mine/wild_cards/rules.yaml").read_text("utf-8").endswith("\nhand: 6\n")


def test_the_shipped_cards_are_never_written(tmp_path: Path) -> None:
    before = files_in(paths.cards())
    sheet = tmp_path / "cards.csv"
    sheet.write_text("id,bat\nud_p01,5\n", "utf-8")
    assert main(["import", "wild_cards", str(sheet), "--cards", str(tmp_path / "mine"), "--kind", "players"]) == 0
    assert files_in(paths.cards()) == before
