"""lordsball simulate: one JSON object, or a page for people; bad cards and missing libraries in words."""

import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from lordsball import paths
from lordsball.cli import main
from tests.games.copied_teams import copy_team

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
        ("wild_cards", "underdog,all_stars", "found 'underdog', expected all_stars or underdogs (did you mean 'und"),
        ("wild_cards", "", "found '', expected all_stars or underdogs."),
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
    assert last == "To choose in monster_league, the usual first: --teams candy_crushers night_market."


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
    assert f"--years {years.replace(',', '')}; --league coast plains; --teams harbor_gulls " in said


@pytest.mark.parametrize(
    ("words", "usage"),
    [
        (["simulate", "lords", "--temas", "a,b"], "usage: lordsball simulate [-h]"),
        (["simulate", "monsters"], "usage: lordsball simulate [-h]"),
        (["replay", "file", "--txet"], "usage: lordsball replay [-h]"),
        (["check", "--strict"], "usage: lordsball check [-h]"),
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
