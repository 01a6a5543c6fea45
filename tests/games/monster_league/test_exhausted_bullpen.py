"""Exhausted bullpen: after both pitchers have left, the offense may spin a second time."""

import pytest

from lordsball.games.monster_league import events as told
from lordsball.games.monster_league.cards import SINGLE
from tests.games.monster_league.positions import CANDY, GRAVEYARD, HEADS, MONSTERS, SHIPPED, at_bat, between_batters


def test_the_offense_may_spin_a_second_time_after_seeing_the_first_result_M6() -> None:
    table = at_bat([9], gone=[0, 1], bases="D--").do("spin")
    assert (table.ask, table.options) == (f"{GRAVEYARD} second_spin", ["spin", "keep"])
    assert table.bases == "D--"


def test_it_may_be_declined_M6() -> None:
    table = at_bat([9], gone=[0, 1]).do("spin", "keep")
    assert table.bases == "J--"
    assert table.heard(told.ResultKept) == [told.ResultKept(GRAVEYARD, SINGLE, offense=True)]
    assert table.ask == f"{GRAVEYARD} at_bat"


@pytest.mark.parametrize(("first", "second"), [(16, 1), (1, 16), (9, 12), (1, 2), (20, 16)])
def test_the_second_result_counts_better_or_worse_M6(first: int, second: int) -> None:
    table = at_bat([first, second], gone=[0, 1]).do("spin", "spin")
    (event,) = table.heard(told.AtBatOver)
    assert event.face == second
    assert event.result == table.t.faces[GRAVEYARD][0][second - 1]
    assert table.ask == f"{GRAVEYARD} at_bat", "once only"
    assert [spun.why for spun in table.heard(told.Spun)] == ["spin", "second"]


@pytest.mark.parametrize("face", [1, 9, 12, 15, 16])
def test_it_is_offered_on_every_result_even_on_an_out_and_on_a_home_run_M6(face: int) -> None:
    assert at_bat([face], gone=[0, 1]).do("spin").ask == f"{GRAVEYARD} second_spin"


def test_with_a_pitcher_in_the_game_there_is_no_second_spin_M5() -> None:
    assert at_bat([1], gone=[0], pitcher=1).do("spin").ask == f"{GRAVEYARD} at_bat"


def test_the_at_bat_that_empties_the_bullpen_has_no_second_spin_M5() -> None:
    table = at_bat([9, HEADS, 1], pitcher=1, tokens=1, gone=[0]).do("spin", "use")
    assert table.t.bullpen_empty(CANDY)
    assert table.t.half_batters == 1
    table.do("spin")
    assert table.ask == f"{GRAVEYARD} second_spin", "starting with the next batter"


def test_with_an_empty_bullpen_no_ability_is_offered_M5() -> None:
    table = at_bat([16, 16], gone=[0, 1]).do("spin", "spin")
    assert table.t.runs == [1, 0]
    assert table.heard(told.TokenSpent) == []


def test_it_stays_empty_in_later_innings() -> None:
    table = between_batters([1], gone=[0, 1], outs=2, inning=1).do("spin", "keep")
    assert table.t.batting == CANDY
    while table.t.batting == CANDY:
        table.do({"ability": "keep", "at_bat": "spin", "pitching_change": "stay"}[table.ask.split()[1]])
    assert (table.t.inning, table.ask) == (2, f"{GRAVEYARD} at_bat"), "no pitcher is chosen"
    table.do("spin")
    assert table.ask == f"{GRAVEYARD} second_spin"


def test_the_other_teams_bullpen_is_its_own_affair() -> None:
    table = at_bat([9], batting=CANDY, gone=[]).do("spin")
    table.t.gone[2 * CANDY :] = [True, True]
    assert table.ask == f"{GRAVEYARD} ability"
    assert table.do("keep").ask == f"{GRAVEYARD} pitching_change"


def test_whether_it_was_empty_before_the_at_bat_is_saved_with_the_at_bat_M5() -> None:
    table = at_bat([9], gone=[0, 1]).do("spin")
    again = MONSTERS.restore(table.t.save(), SHIPPED)
    assert again.plate is not None and again.plate.bullpen_was_empty
    assert again.decision == table.t.decision
    assert again.why_not(table.t.decision.options[0]) is None  # type: ignore[union-attr]
