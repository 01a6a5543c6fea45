"""lordsball replay: a game told again as text."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from lordsball.cli import main
from lordsball.engine.chance import Chance
from lordsball.expectancy import trying_out
from lordsball.match.match import Match
from lordsball.match.replay import export
from lordsball.match.saves import Saves
from lordsball.match.seats import Seat
from tests.games.monster_league.positions import MONSTERS, SHIPPED


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


def test_analyse_tells_a_finished_game_in_chances(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    few = {key: replace(each, copies=1, around=1) for key, each in trying_out.TRIALS.items()}
    monkeypatch.setattr(trying_out, "TRIALS", few)
    match = a_match()
    export(match, tmp_path / "game.replay")
    assert main(["replay", str(tmp_path / "game.replay"), "--analyse", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert set(told) == {
        "format", "game", "exact", "seats", "curve", "decisions", "luck", "best", "worst", "turning_points", "players",
    }
    assert (told["format"], told["game"]) == (1, "monster_league")
    for seat in told["seats"]:
        assert abs(seat["start"] + seat["luck"] + sum(seat["choices"]) - seat["result"]) < 1e-9
    assert set(told["curve"][0]) == {"at", "chapter", "shares", "margins", "games", "leverage"}
    assert set(told["decisions"][0]) == {"at", "seat", "action", "best", "cost", "margin", "gain", "swings"}
    assert set(told["luck"][0]) == {"at", "swings"}
    assert set(told["turning_points"][0]) == {"at", "until", "swing", "choices"}
    assert set(told["players"][0]) == {"seat", "role", "number", "name", "added"}
    assert main(["replay", str(tmp_path / "game.replay"), "--analyse"]) == 0
    page = capsys.readouterr().out
    assert page.startswith("Monster League Baseball: Ada, Ben\n")
    parts = ("Ada's chance to win", "Luck and choices", "Turning points", "Worst decisions")
    assert all(part in page for part in parts)


def test_only_a_finished_game_is_analysed_and_only_that_is_json(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = Match(MONSTERS, SHIPPED, MONSTERS.default_options(SHIPPED), [Seat("Ada"), Seat("Ben")], 5)
    export(match, tmp_path / "game.replay")
    assert main(["replay", str(tmp_path / "game.replay"), "--analyse"]) == 3
    assert capsys.readouterr().err == "lordsball: This game is not over: luck and choices add up at its end.\n"
    assert main(["replay", str(tmp_path / "game.replay"), "--json"]) == 2
