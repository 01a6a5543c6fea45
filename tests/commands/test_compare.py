"""lordsball compare: folders, teams, fields; and a sentence for whatever cannot be compared."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from lordsball.cli import main

Edited = Callable[[str, str, str], Path]
PLAYED = ("--seats", "rookie,rookie", "--games", "20")


def said(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["compare", "monster_league", *words]) == 0
    return capsys.readouterr().out


def test_a_folder_is_compared_with_the_shipped_cards(edited: Edited, capsys: pytest.CaptureFixture[str]) -> None:
    folder = edited("teams/candy_crushers.yaml", "name: Bad Luck Buck", "name: Good Luck Buck")
    page = said(capsys, "--against", str(folder), *PLAYED)
    assert page.startswith("The Candy Crushers win as often with Good Luck Buck: name ")
    assert "in both versions: 80 games; 100 % came to the same." in page
    found = json.loads(said(capsys, "--against", str(folder), *PLAYED, "--json"))
    assert (found["difference"], found["alike"], found["pairs"], found["decided"]) == (0, 20, 20, False)


def test_what_has_not_changed_is_not_played(edited: Edited, capsys: pytest.CaptureFixture[str]) -> None:
    folder = edited("teams/swamp_shuffle.yaml", "name:", "name: ")
    page = said(capsys, "--against", str(folder), *PLAYED)
    assert page.endswith("so no game was played.\n")


def test_teams_are_compared_against_a_third(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--teams", "swamp_shuffle,candy_crushers", "--against", "mountain_maulers", *PLAYED, "--json")
    found = json.loads(said(capsys, *words))
    assert found["verdict"].startswith("The Mountain Maulers win ")
    assert found["teams"] == ["swamp_shuffle", "candy_crushers"]
    assert found["against_teams"] == ["mountain_maulers", "candy_crushers"]


def test_a_solved_game_is_not_played(
    edited: Edited, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    chances = iter([0.5, 0.473])
    monkeypatch.setattr("lordsball.commands.compare._chance", lambda *_: next(chances))
    folder = edited("teams/candy_crushers.yaml", "name: Bad Luck Buck", "name: Good Luck Buck")
    page = said(capsys, "--against", str(folder))
    assert page.startswith("The Candy Crushers win 2.70 points less with ")
    assert "50.00 % → 47.30 %" in page


def test_a_sweep_draws_a_curve(capsys: pytest.CaptureFixture[str]) -> None:
    page = said(capsys, "--sweep", "rules.innings=2..3", "--seats", "rookie,rookie", "--games", "5")
    rows = [line.split() for line in page.splitlines()[2:]]
    assert [row[0] for row in rows] == ["2", "3"]
    assert rows[1][1:] == ["now", "o", "+0.0"]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ((), "compare: expected one of --against and --sweep."),
        (("--against", "swamp_shufle"), "--against: found 'swamp_shufle', expected a folder or zip of cards"),
        (("--teams", "a,candy_crushers", "--against", "candy_crushers"), "--against: found 'candy_crushers'"),
        (("--sweep", "rules.innings"), "--sweep: found 'rules.innings', expected a field and two numbers"),
        (("--sweep", "rules.inings=1..2"), "--sweep: found 'rules.inings', but there is no 'inings'"),
    ],
)
def test_what_cannot_be_compared(words: tuple[str, ...], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["compare", "monster_league", *words]) == 2
    assert capsys.readouterr().err.startswith(f"lordsball: {sentence}")


@pytest.mark.parametrize(
    ("words", "sentence", "charts"),
    [
        (("--against", "FOLDER", *PLAYED), "<li>Bad Luck Buck: home_run 25 → 40</li>", 2),
        (("--against", "FOLDER"), "Worked out, with the best play of both sides: 50.00 % → 53.00 %.", 1),
        (("--against", "FOLDER", "--teams", "swamp_shuffle,mountain_maulers"), "so no game was played.", 0),
        (("--teams", "swamp_shuffle,candy_crushers", "--against", "mountain_maulers", *PLAYED),
         "A: The Swamp Shuffle. B: The Mountain Maulers.", 2),
        (("--sweep", "rules.innings=2..3", *PLAYED), "Against 3, the value now", 1),
    ],
)
def test_each_answer_has_a_page_with_its_charts(
    words: tuple[str, ...], sentence: str, charts: int, edited: Edited, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    chances = iter([0.5, 0.53])
    monkeypatch.setattr("lordsball.commands.compare._chance", lambda *_: next(chances))
    folder = edited("teams/candy_crushers.yaml", "out: 40, single: 15, double: 15, triple: 5, home_run: 25",
                    "out: 25, single: 15, double: 15, triple: 5, home_run: 40")
    page = tmp_path / "page.html"
    there = (str(folder) if word == "FOLDER" else word for word in words)
    assert main(["compare", "monster_league", *there, "--report", str(page)]) == 0
    text = page.read_text("utf-8")
    assert sentence in text
    assert text.count("<svg") == charts
