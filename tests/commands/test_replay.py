"""lordsball replay: a game told again as text."""

from pathlib import Path

import pytest

from lordsball.cli import main
from lordsball.engine.chance import Chance
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
