"""1 · Choose teams and first sides."""

import pytest

from lordsball.games.monster_league import events as told
from tests.games.monster_league.positions import (
    CANDY,
    GRAVEYARD,
    MONSTERS,
    SHIPPED,
    TEAMS,
    cards_where,
    new_table,
)


def test_four_batters_in_the_listed_order_and_two_pitchers_with_two_tokens_each() -> None:
    t = new_table().t
    assert [[t.batter(seat, b).name for b in t.line(seat)] for seat in (0, 1)] == [
        ["Jack O. Slugger", "Chompin Charlie", "Howlin' Hal", "Grave Dave"],
        ["Bad Luck Buck", "Headless Homer", "Bone Jones", "Corn Cobb"],
    ]
    assert [[t.pitcher(seat, p).name for p in (0, 1)] for seat in (0, 1)] == [
        ["Windup Wanda", "Phantom Phil"],
        ["Rally Wraps", "Victor Volts"],
    ]
    assert t.tokens == [2, 2, 2, 2]


def test_it_begins_with_a_coin_that_seat_0_tosses_M21() -> None:
    table = new_table()
    assert (table.ask, table.options) == ("0 coin_toss", ["flip"])
    assert table.told == []


@pytest.mark.parametrize("winner", [0, 1])
@pytest.mark.parametrize(("choice", "offset"), [("bat_first", 0), ("field_first", 1)])
def test_the_winner_of_the_coin_chooses_which_team_bats_first_M21(winner: int, choice: str, offset: int) -> None:
    table = new_table([winner + 1]).do("flip")
    assert table.ask == f"{winner} choose_side"
    assert table.options == ["bat_first", "field_first"]
    table.do(choice)
    first = (winner + offset) % 2
    assert (table.t.batting, table.t.home) == (first, 1 - first)
    assert table.heard(told.SidesChosen) == [told.SidesChosen(first)]


def test_both_seats_win_the_coin_equally_often_M21() -> None:
    wins = [0, 0]
    for seed in range(2_000):
        t = MONSTERS.new(SHIPPED, {"teams": list(TEAMS)}, seed)
        assert t.decision is not None
        t.apply(t.decision.options[0])
        wins[t.decision.seat] += 1
    assert abs(wins[0] - 1_000) < 3.3 * 22.4, "three standard deviations and a bit"


@pytest.mark.parametrize("pitcher", [0, 1])
def test_the_defense_chooses_its_starting_pitcher_before_the_first_batter_M19(pitcher: int) -> None:
    table = new_table([1]).do("flip", "bat_first")
    assert (table.ask, table.options) == ("1 starting_pitcher", ["pitch 0", "pitch 1"])
    table.do(f"pitch {pitcher}")
    assert table.t.active == [-1, pitcher]
    assert table.ask == "0 at_bat", "the choice just made is not asked about again"


def test_the_other_team_chooses_its_own_when_it_takes_the_field() -> None:
    outs = [1, 1, 1]
    table = new_table([1, *outs]).do("flip", "bat_first", "pitch 0", "spin", "stay", "spin", "stay", "spin")
    assert table.t.batting == CANDY
    assert table.ask == f"{GRAVEYARD} starting_pitcher"


def test_every_pitcher_brings_as_many_tokens_as_the_cards_say_M11() -> None:
    cards = cards_where(("rules.yaml", "tokens: 2 ", "tokens: 5 "))
    assert MONSTERS.new(cards, {"teams": list(TEAMS)}, 1).tokens == [5] * 4  # type: ignore[attr-defined]


# --- options nobody can play with ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({}, "found the teams None, expected two different ones of candy_crushers, graveyard_shift"),
        ({"teams": []}, r"found the teams \[\], expected two different ones"),
        ({"teams": ["graveyard_shift"] * 2}, r"found the teams \['graveyard_shift', 'graveyard_shift'\], expected two"),
        ({"teams": 7}, "found the teams 7, expected two different ones"),
        ({"teams": ["graveyard_shift", "yankees"]}, "these cards have no team 'yankees', only candy_crushers, grave"),
        ({"teams": ["graveyard_shift", ["x"]]}, r"these cards have no team \['x'\], only"),
    ],
)
def test_teams_that_cannot_meet_are_refused_with_a_sentence_M22(options: dict[str, object], sentence: str) -> None:
    with pytest.raises(ValueError, match=f"^{sentence}"):
        MONSTERS.new(SHIPPED, options, 1)


def test_as_shipped_the_graveyard_shift_meets_the_candy_crushers() -> None:
    assert MONSTERS.default_options(SHIPPED) == {"teams": list(TEAMS)}
