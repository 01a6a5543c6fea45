"""lordsball simulate: one JSON object, or a page for people; bad cards and missing libraries in words."""

import json
import sys
from collections.abc import Callable
from math import comb
from pathlib import Path

import pytest

from lordsball import paths
from lordsball.cli import main
from tests.games.copied_teams import copy_team

TEAMS = {path.stem for path in (paths.cards() / "monster_league" / "teams").glob("*.yaml")}
Edited = Callable[[str, str, str], Path]
"""See the fixture `edited`."""


def test_simulate_prints_one_json_object(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "monster_league", "--games", "40", "--seed", "0", "--seats", "random,rookie", "--json"]
    assert main(words) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["kind"], found["first"], len(found["cards"])) == ("table", 0, 64)
    assert found["options"] == {"teams": ["graveyard_shift", "candy_crushers"]}
    assert (found["game"], found["games"], found["seed"], found["ties"]) == ("monster_league", 40, 0, 0)
    assert [list(seat) for seat in found["seats"]] == [["team", "name", "player", "wins", "win_rate", "interval"]] * 2
    assert [seat["player"] for seat in found["seats"]] == ["random", "rookie"]
    assert [seat["team"] for seat in found["seats"]] == ["graveyard_shift", "candy_crushers"]
    assert [seat["name"] for seat in found["seats"]] == ["The Graveyard Shift", "The Candy Crushers"]
    assert sum(seat["wins"] for seat in found["seats"]) == 40
    for seat in found["seats"]:
        assert seat["interval"][0] < seat["win_rate"] == seat["wins"] / 40 < seat["interval"][1]
    assert len(found["digest"]) == 64
    assert found["decisions"] > 400
    assert set(found["stats"]) == {
        "extra_innings", "shut_outs", "at_bats", "tokens_spent", "runs", "runs_by_inning", "runs_by_lead_off",
    }


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
    assert capsys.readouterr().err.startswith(
        "lordsball: A cluster needs one more library: 'python3 build_scripts/run.py add cluster' fetches it"
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


@pytest.mark.parametrize(
    ("game", "own"), [("monster_league", "candy_crushers"), ("wild_cards", "underdogs")], ids=["monsters", "decks"]
)
def test_any_two_teams_can_be_simulated(
    game: str, own: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy_team(game, own, "mine", tmp_path)
    words = ["simulate", game, "--cards", str(tmp_path), "--games", "2", "--seats", "random,rookie"]
    for teams in (["mine", own], [own, "mine"]):
        assert main([*words, "--teams", ", ".join(teams), "--json"]) == 0
        assert [seat["team"] for seat in json.loads(capsys.readouterr().out)["seats"]] == teams
    assert main([*words, "--teams", f"mine,{own}"]) == 0
    assert "  X " in capsys.readouterr().out
    assert main([*words, "--teams", f"mien,{own}"]) == 2
    assert capsys.readouterr().err.endswith("(did you mean 'mine'?).\n")


@pytest.mark.parametrize(
    ("game", "teams", "sentence"),
    [
        ("wild_cards", "underdog,all_stars", "found 'underdog', expected all_stars, underdogs"),
        ("wild_cards", "", "found '', expected all_stars, underdogs"),
        ("wild_cards", "underdogs,underdogs", "found 'underdogs' twice, expected another one for each seat."),
        ("monster_league", "graveyard_shift", "found 1, expected 2, one for each seat."),
        ("lords", "iron_hammer", "found 'iron_hammer', expected "),
    ],
)
def test_teams_that_cannot_play_each_other_are_refused(
    game: str, teams: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", game, "--teams", teams]) == 2
    assert capsys.readouterr().err.startswith(f"lordsball: --teams: {sentence}")


def test_as_many_owners_as_clubs_sit_down(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "lords", "--league", "plains", "--games", "1", "--json"]
    assert main(words) == 0
    clubs = [seat["team"] for seat in json.loads(capsys.readouterr().out)["seats"]]
    assert main([*words, "--teams", f"{clubs[2]},{clubs[0]}"]) == 0
    assert [seat["team"] for seat in json.loads(capsys.readouterr().out)["seats"]] == [clubs[2], clubs[0]]


def test_a_game_says_what_its_cards_have_to_choose(edited: Edited, capsys: pytest.CaptureFixture[str]) -> None:
    folder = edited("teams/graveyard_shift.yaml", "id: graveyard_shift\n", "id: night_market\n")
    with pytest.raises(SystemExit) as ended:
        main(["simulate", "monster_league", "--cards", str(folder), "--help"])
    assert ended.value.code == 0
    last = " ".join(capsys.readouterr().out.split("\n\n")[-1].split())
    others = sorted(TEAMS - {"candy_crushers"})
    others[others.index("graveyard_shift")] = "night_market"
    assert last == f"To choose in monster_league, the usual first: --teams candy_crushers {' '.join(others)}."


@pytest.mark.parametrize("years", ["1, 4, 6", "3, 5, 7"])
def test_lords_says_how_many_years_its_rules_have(
    years: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = (paths.cards() / "lords" / "rules.yaml").read_text("utf-8")
    assert "years: [3, 5, 7]" in text
    (tmp_path / "lords").mkdir()
    (tmp_path / "lords" / "rules.yaml").write_text(text.replace("years: [3, 5, 7]", f"years: [{years}]"), "utf-8")
    with pytest.raises(SystemExit):
        main(["simulate", "lords", "--cards", str(tmp_path), "--help"])
    said = " ".join(capsys.readouterr().out.split())
    assert f"--years {years.replace(',', '')}; --league coast north plains; --teams harbor_gulls " in said


@pytest.mark.parametrize(
    ("words", "usage"),
    [
        (["simulate", "lords", "--temas", "a,b"], "usage: lordsball simulate [-h]"),
        (["simulate", "monsters"], "usage: lordsball simulate [-h]"),
        (["replay", "file", "--txet"], "usage: lordsball replay [-h]"),
        (["check", "--stricter"], "usage: lordsball check [-h]"),
        (["--gmae", "lords"], "usage: lordsball [-h]"),
    ],
)
def test_a_wrong_word_shows_the_usage_of_its_command(
    words: list[str], usage: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(words)
    assert ended.value.code == 2
    assert capsys.readouterr().err.startswith(usage)


def test_what_is_asked_for_goes_into_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "monster_league", "--games", "4", "--seats", "random,random"]
    assert main([*words, "--csv", str(tmp_path / "a.csv"), "--out", str(tmp_path / "a.txt")]) == 0
    assert capsys.readouterr().out == ""
    assert (tmp_path / "a.txt").read_text("utf-8").startswith("Monster League Baseball: 4 games from seed 1\n")
    head, *games = (tmp_path / "a.csv").read_text("utf-8").splitlines()
    assert head == "game,seed,winner,team,decisions,score_1,score_2"
    assert [line.split(",")[0] for line in games] == ["1", "2", "3", "4"]
    assert main([*words[:2], "--games", "2", "--first", "3", *words[4:], "--csv", str(tmp_path / "b.csv")]) == 0
    assert (tmp_path / "b.csv").read_text("utf-8").splitlines()[1:] == games[2:]
    assert main([*words, "--out", str(tmp_path)]) == 1
    assert capsys.readouterr().err.startswith(f"lordsball: {tmp_path} cannot be written: ")


def test_everybody_meets_everybody_in_every_seat(capsys: pytest.CaptureFixture[str]) -> None:
    tables = 2 * comb(len(TEAMS), 2)
    assert main(["simulate", "monster_league", "--teams", "all", "--games", str(tables), "--json",
                 "--seats", "random,random"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == tables
    assert {(pair["team"], pair["games"]) for pair in found["pairings"]} == {(team, 2) for team in TEAMS}
    rates = {(pair["team"], pair["against"]): pair["rate"] for pair in found["pairings"]}
    assert all(rate + rates[other, one] == 1 for (one, other), rate in rates.items())


def test_a_contribution_is_of_cards_of_one_team(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "monster_league", "--games", "3", "--contribution", "--seats", "rookie,rookie"]) == 0
    page = capsys.readouterr().out
    assert "What each card of The Graveyard Shift adds, in percentage points" in page
    # A Rookie never spends a token: it loses nothing with a pitcher whose ability cannot be paid.
    (row,) = (line.split() for line in page.splitlines() if "(phantom_phil) " in line and "Pitcher" in line)
    assert row[4] == "+0.0"
    assert main(["simulate", "lords", "--games", "1", "--seats", "random", "--contribution"]) == 2
    assert capsys.readouterr().err.endswith("lords has no cards of one team that could be plain.\n")
