"""lordsball simulate: one JSON object, or a page for people; bad cards and missing libraries in words."""

import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from lordsball.cli import main

Edited = Callable[[str, str, str], Path]
"""See the fixture `edited`."""


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


def test_simulate_plays_with_a_designers_cards(edited: Edited, capsys: pytest.CaptureFixture[str]) -> None:
    folder = edited("rules.yaml", "innings: 3 ", "innings: 1 ")
    assert main(["simulate", "monster_league", "--games", "20", "--cards", str(folder), "--json"]) == 0
    stats = json.loads(capsys.readouterr().out)["stats"]
    assert stats["runs_by_inning"][0]["half_innings"][0] == 20
    assert stats["at_bats"] < 40


def test_simulate_with_broken_cards_names_the_line(edited: Edited, capsys: pytest.CaptureFixture[str]) -> None:
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
