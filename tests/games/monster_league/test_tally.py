"""The statistics of many games, against the games themselves."""

import json
from typing import Any

import pytest

from lordsball.games.monster_league.state import MonsterLeague
from lordsball.games.monster_league.tally import MonsterTally
from tests.games.monster_league.positions import SHIPPED, cards_where, played

GAMES = [played(seed, seed + 100) for seed in range(120)]
"""Among them walk-offs, shut-outs, extra innings and last turns that were not needed."""


def tallied(games: list[MonsterLeague]) -> MonsterTally:
    tally = MonsterTally()
    for game in games:
        tally.add(game)
    return tally


@pytest.fixture(scope="module")
def report() -> dict[str, Any]:
    return tallied(GAMES).report()


def mean(numbers: list[int]) -> float:
    return pytest.approx(sum(numbers) / len(numbers))  # type: ignore[return-value]


def test_shares_and_means_a_game(report: dict[str, Any]) -> None:
    assert report["extra_innings"] == mean([game.inning > 3 for game in GAMES])
    assert report["shut_outs"] == mean([0 in game.runs for game in GAMES])
    assert report["at_bats"] == mean([sum(game.box[::4]) for game in GAMES])
    assert report["runs"] == [mean([game.runs[seat] for game in GAMES]) for seat in (0, 1)]
    spent = [[4 - sum(game.tokens[2 * seat : 2 * seat + 2]) for game in GAMES] for seat in (0, 1)]
    assert report["tokens_spent"] == [mean(spent[seat]) for seat in (0, 1)]
    assert 0 < report["extra_innings"] < report["at_bats"]
    assert report["shut_outs"] > 0


def test_runs_by_inning_count_half_innings_that_were_played(report: dict[str, Any]) -> None:
    for row in report["runs_by_inning"]:
        for seat in (0, 1):
            halves = [half for game in GAMES for half in game.halves if half[:2] == (row["inning"], seat)]
            assert row["half_innings"][seat] == len(halves)
            assert row["runs"][seat] == (mean([half[4] for half in halves]) if halves else None)
    assert [row["inning"] for row in report["runs_by_inning"]][:4] == [1, 2, 3, 4]
    assert sum(report["runs_by_inning"][2]["half_innings"]) < 2 * len(GAMES)


def test_runs_by_the_batter_who_leads_off(report: dict[str, Any]) -> None:
    rows = report["runs_by_lead_off"]
    assert [(row["seat"], row["batter"]) for row in rows] == [
        (seat, batter.name) for seat, id in enumerate(GAMES[0].team_ids) for batter in SHIPPED.team(id).batters
    ]
    for number, row in enumerate(rows):
        halves = [half for game in GAMES for half in game.halves if half[1:3] == divmod(number, 4)]
        assert row["half_innings"] == len(halves)
        assert row["runs"] == mean([half[4] for half in halves])


def test_parts_that_are_merged_say_the_same_as_the_whole() -> None:
    merged = MonsterTally()
    for first in range(0, 120, 7):
        merged.merge(tallied(GAMES[first : first + 7]))
    assert vars(merged) == vars(tallied(GAMES))


def test_the_report_is_plain_data(report: dict[str, Any]) -> None:
    assert json.loads(json.dumps(report)) == report


def test_of_no_games_nothing_is_said() -> None:
    report = MonsterTally().report()
    assert report["at_bats"] is None
    assert report["runs"] == [None, None]
    assert report["runs_by_inning"] == report["runs_by_lead_off"] == []


def test_tokens_are_counted_from_what_the_rules_give() -> None:
    rich = cards_where(("rules.yaml", "tokens: 2 ", "tokens: 5 "))
    games = [played(seed, seed, rich) for seed in range(20)]
    spent = tallied(games).report()["tokens_spent"]
    assert spent[0] == mean([10 - sum(game.tokens[:2]) for game in games])
