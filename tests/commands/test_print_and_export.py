"""lordsball print and export: one sentence for what cannot be, nothing half-written, games of one's own."""

import json
from pathlib import Path

import pytest
from pypdf import PdfReader

from lordsball.cli import main

TOP = Path(__file__).resolve().parents[2]


def test_a_team_is_printed_and_the_command_says_how_much(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lordsball.simulation.progress.PATIENCE", 600.0)
    out = tmp_path / "team.pdf"
    words = ["print", "monster_league", "--team", "graveyard_shift", "--only", "parts,cards,discs", "--out", str(out)]
    assert main(words) == 0
    told = capsys.readouterr()
    pages = len(PdfReader(out).pages)
    assert told.out.startswith(f"{out}: {pages} pages, ")
    assert told.err == ""
    assert [path.name for path in tmp_path.iterdir()] == ["team.pdf"]


@pytest.mark.parametrize(
    ("words", "code", "sentence"),
    [
        (["--team", "graveyard_shif"], 2, "--team: found 'graveyard_shif', expected"),
        (["--only", "tiles"], 1, "Monster League Baseball has none of these: tiles."),
        (["--out", "nowhere/x.pdf"], 1, "nowhere/x.pdf cannot be written: no such file or directory."),
    ],
)
def test_what_cannot_be_printed_is_one_sentence_and_leaves_nothing(
    words: list[str], code: int, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["print", "monster_league", "--out", "x.pdf", "--only", "discs", *words]) == code
    told = capsys.readouterr().err.strip()
    assert told.startswith(f"lordsball: {sentence}")
    assert "\n" not in told
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_is_there_stays_as_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "mine.pdf"
    out.write_text("mine")
    assert main(["print", "monster_league", "--only", "discs", "--out", str(out)]) == 1
    assert capsys.readouterr().err == f"lordsball: {out} is there already; --force replaces it.\n"
    assert out.read_text() == "mine"
    assert main(["print", "monster_league", "--only", "discs", "--out", str(out), "--force"]) == 0
    assert len(PdfReader(out).pages) > 1
    assert [path.name for path in tmp_path.iterdir()] == ["mine.pdf"]


def test_the_same_cards_print_the_same_file(tmp_path: Path) -> None:
    files = [tmp_path / "one.pdf", tmp_path / "two.pdf"]
    for file in files:
        assert main(["print", "wild_cards", "--only", "parts,tokens,boards", "--out", str(file)]) == 0
    assert files[0].read_bytes() == files[1].read_bytes()


def test_a_team_of_a_pack_is_printed_with_its_discs(tmp_path: Path) -> None:
    out = tmp_path / "bog.pdf"
    pack = TOP / "examples" / "bog_standards"
    words = ["print", "monster_league", "--cards", str(pack), "--team", "bog_standards", "--save-ink"]
    assert main([*words, "--only", "parts,cards,discs", "--out", str(out)]) == 0
    told = PdfReader(out).pages[0].extract_text()
    assert "4 Batter Cards" in told
    assert "4 Spinner discs" in told


def test_a_game_of_ones_own_has_its_cards_and_its_rules(tmp_path: Path) -> None:
    out = tmp_path / "derby.pdf"
    words = ["print", "home_run_derby", "--shelf", str(TOP / "examples"), "--out", str(out), "--paper", "letter"]
    assert main(words) == 0
    reader = PdfReader(out)
    sizes = {tuple(round(float(n) * 25.4 / 72, 1) for n in page.mediabox[2:]) for page in reader.pages}
    assert sizes == {(215.9, 279.4)}
    told = " ".join(page.extract_text() for page in reader.pages)
    assert "Home Run Derby" in told
    assert "40 Cards" in told  # with all copies
    assert "4 Sluggers" in told
    folder = tmp_path / "tts"
    assert main(["export", "home_run_derby", "--shelf", str(TOP / "examples"), "--tts", str(folder)]) == 0
    saved = json.loads((folder / "home_run_derby.json").read_text("utf-8"))
    assert sorted(len(state["DeckIDs"]) for state in saved["ObjectStates"]) == [4, 40]


def test_pictures_and_decks_are_exported_and_not_written_over(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["export", "monster_league", "--team", "graveyard_shift", "--kind", "pitchers"]
    assert main([*words, "--png", str(tmp_path / "png"), "--tts", str(tmp_path / "tts")]) == 0
    assert "3 pictures of 2 cards" in capsys.readouterr().out
    assert len(list((tmp_path / "png").iterdir())) == 3
    assert sorted(path.suffix for path in (tmp_path / "tts").iterdir()) == [".json", ".png", ".png"]
    assert main([*words, "--png", str(tmp_path / "png")]) == 1
    assert "is there already; --force replaces it." in capsys.readouterr().err
    assert main(["export", "monster_league", "--png", str(tmp_path / "x"), "--kind", "pitcher"]) == 2
    assert "--kind: found 'pitcher', expected batters or pitchers (did you mean 'pitchers'?)" in capsys.readouterr().err
