"""3 · Batter results: every row of the tables."""

import pytest

from lordsball.games.monster_league import events as told
from lordsball.games.monster_league.cards import RESULT_NAMES
from tests.games.monster_league.positions import CANDY, GRAVEYARD, SHIPPED, at_bat

ODDS = {  # Single / Double / Triple / Home Run / Out, as the one-page rules print them
    ("Jack O. Slugger", "Bad Luck Buck"): (15, 15, 5, 25, 40),
    ("Chompin Charlie", "Headless Homer"): (10, 25, 5, 20, 40),
    ("Howlin' Hal", "Bone Jones"): (40, 20, 5, 10, 25),
    ("Grave Dave", "Corn Cobb"): (50, 15, 5, 5, 25),
}
RANGES = {  # Out, Single, Double, Triple, Home Run: first and last face (ruling M2)
    "Slugger": ((1, 8), (9, 11), (12, 14), (15, 15), (16, 20)),
    "Power": ((1, 8), (9, 10), (11, 15), (16, 16), (17, 20)),
    "Balanced": ((1, 5), (6, 13), (14, 17), (18, 18), (19, 20)),
    "Contact": ((1, 5), (6, 15), (16, 18), (19, 19), (20, 20)),
}
PROFILES = ("Slugger", "Power", "Balanced", "Contact")
FACES = {"single": 9, "double": 12, "triple": 15, "home run": 16, "out": 1}
"""A face of Jack's for each result."""

# Who stands where before, and after each result, with the runs it scores. J is the batter; C, H and D ran before him.
MOVEMENT = """
        single    double    triple    home run  out
---     J-- 0     -J- 0     --J 0     --- 1     --- 0
D--     JD- 0     -JD 0     --J 1     --- 2     D-- 0
-D-     J-D 0     -J- 1     --J 1     --- 2     -D- 0
--D     J-- 1     -J- 1     --J 1     --- 2     --D 0
DH-     JDH 0     -JD 1     --J 2     --- 3     DH- 0
D-H     JD- 1     -JD 1     --J 2     --- 3     D-H 0
-DH     J-D 1     -J- 2     --J 2     --- 3     -DH 0
DHC     JDH 1     -JD 2     --J 3     --- 4     DHC 0
"""


def rows() -> list[tuple[str, str, str, int]]:
    head, *lines = MOVEMENT.strip("\n").splitlines()
    results = [head[place : place + 10].strip() for place in range(8, len(head), 10)]
    found = []
    for line in lines:
        for number, result in enumerate(results):
            after, runs = line[8 + 10 * number : 18 + 10 * number].split()
            found.append((line[:3], result, after, int(runs)))
    return found


def test_the_table_has_all_eight_bases_and_all_five_results() -> None:
    assert len({(bases, result) for bases, result, _, _ in rows()}) == 40
    assert len({tuple(letter == "-" for letter in bases) for bases, _, _, _ in rows()}) == 8


@pytest.mark.parametrize(("bases", "result", "after", "runs"), rows())
def test_batter_and_runners_move_M13(bases: str, result: str, after: str, runs: int) -> None:
    table = at_bat([FACES[result]], bases=bases, runs=(5, 3), tokens=2, gone=[1]).do("spin")
    if result != "out":
        table.do("keep")
    assert table.bases == after
    assert table.t.runs == [5 + runs, 3]
    assert table.t.outs == int(result == "out")
    assert table.t.half_runs == runs


@pytest.mark.parametrize(("bases", "result", "after", "runs"), rows())
def test_nobody_is_lost_on_the_way(bases: str, result: str, after: str, runs: int) -> None:
    before = 1 + 3 - bases.count("-")
    assert before == runs + (3 - after.count("-")) + (result == "out")


@pytest.mark.parametrize(("bases", "result", "after", "runs"), rows())
def test_the_event_names_every_step_the_leading_runner_first(bases: str, result: str, after: str, runs: int) -> None:
    table = at_bat([FACES[result]], bases=bases, gone=[1]).do("spin")
    if result != "out":
        table.do("keep")
    (event,) = table.heard(told.AtBatOver)
    assert (RESULT_NAMES[event.result].lower(), event.runs) == (result, runs)
    if result == "out":
        assert event.moves == ()
        return
    starts = [start for _, start, _ in event.moves]
    assert starts == sorted(starts, reverse=True)
    assert starts[-1] == 0
    assert len(starts) == 1 + 3 - bases.count("-")
    ends = ["-"] * 3
    for runner, _, end in event.moves:
        if end < 4:
            ends[end - 1] = "JCHD"[runner]
    assert "".join(ends) == after
    assert sum(end == 4 for _, _, end in event.moves) == runs


def test_an_out_on_the_bases_full_scores_nobody_M14() -> None:
    table = at_bat([1], bases="DHC", outs=2, gone=[1]).do("spin")
    assert table.t.runs == [0, 0]
    assert table.heard(told.AtBatOver)[0].outs == 3
    assert table.t.batting == CANDY


# --- the odds and the faces ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("names", ODDS)
def test_the_odds_are_those_of_the_rulebook(names: tuple[str, str]) -> None:
    cards = [batter for team in SHIPPED.teams for batter in team.batters if batter.name in names]
    assert len(cards) == 2
    for card in cards:
        out, single, double, triple, home_run = card.odds
        assert (single, double, triple, home_run, out) == ODDS[names]


@pytest.mark.parametrize("seat", [GRAVEYARD, CANDY])
@pytest.mark.parametrize("batter", range(4))
def test_each_face_gives_the_result_of_its_range_M2(seat: int, batter: int) -> None:
    for face in range(1, 21):
        ranges = RANGES[PROFILES[batter]]
        (wanted,) = (result for result, (first, last) in enumerate(ranges) if first <= face <= last)
        table = at_bat([face], batting=seat, batter=batter).do("spin")
        (event,) = table.heard(told.Spun)
        assert event == told.Spun(seat, batter, face, wanted, "spin")
        assert table.t.team(seat).batters[batter].profile == PROFILES[batter]


@pytest.mark.parametrize("profile", PROFILES)
def test_the_ranges_cover_the_die_once_low_is_worse_and_home_run_highest_M2(profile: str) -> None:
    faces = [face for first, last in RANGES[profile] for face in range(first, last + 1)]
    assert faces == list(range(1, 21))


# --- the box score ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("face", "box"),
    [(1, [1, 0, 0, 0]), (9, [1, 1, 0, 1]), (12, [1, 1, 0, 2]), (15, [1, 1, 0, 3]), (16, [1, 1, 1, 4])],
)
def test_the_box_score_counts_at_bats_hits_home_runs_and_runs_batted_in(face: int, box: list[int]) -> None:
    table = at_bat([face], bases="DHC", gone=[1]).do("spin")
    if face != 1:
        table.do("keep")
    assert table.t.box == [*box, *[0] * 28]


def test_the_box_score_knows_seats_and_batters_apart() -> None:
    table = at_bat([20], batting=CANDY, batter=2, gone=[1]).do("spin", "keep")
    assert [place for place, count in enumerate(table.t.box) if count] == [24, 25, 26, 27]
    assert table.t.hits(CANDY) == 1
    assert table.t.hits(GRAVEYARD) == 0
