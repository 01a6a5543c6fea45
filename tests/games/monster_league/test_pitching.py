"""Pitching and bullpen: abilities, tokens, changes. Rally Wraps has Double Trouble, Victor Volts Heads, You're Out."""

import pytest

from lordsball.engine.chance import Chance
from lordsball.engine.position import IllegalAction
from lordsball.games.monster_league import events as told
from lordsball.games.monster_league.cards import DOUBLE, HOME_RUN, OUT, RESULT_NAMES, SINGLE, TRIPLE
from lordsball.games.monster_league.rules import USE
from tests.games.monster_league.positions import (
    CANDY,
    GRAVEYARD,
    HEADS,
    SHIPPED,
    TAILS,
    at_bat,
    between_batters,
    cards_where,
)

WRAPS, VOLTS = 0, 1
FACES = {OUT: 1, SINGLE: 9, DOUBLE: 12, TRIPLE: 15, HOME_RUN: 16}
"""A face of Jack's for each result."""
PAIRS = [(first, second) for first in range(5) for second in range(5)]
MAY_STAY = cards_where(("rules.yaml", "tokenless_pitcher_may_stay: false", "tokenless_pitcher_may_stay: true"))


def named(results: tuple[int, int]) -> str:
    return " then ".join(RESULT_NAMES[result] for result in results)


# --- when an ability can be used ----------------------------------------------------------------------------------


def test_the_defense_is_asked_after_the_first_result_and_before_anybody_moves_M12() -> None:
    table = at_bat([16], bases="D--").do("spin")
    assert (table.ask, table.options) == (f"{CANDY} ability", ["use", "keep"])
    assert (table.t.result, table.t.face) == (HOME_RUN, 16)
    assert table.bases == "D--"
    assert table.t.runs == [0, 0]


def test_an_ability_is_optional_M12() -> None:
    table = at_bat([16]).do("spin", "keep")
    assert table.t.runs == [1, 0]
    assert table.t.tokens == [2, 2, 2, 2]
    assert table.heard(told.TokenSpent) == []


@pytest.mark.parametrize("pitcher", [WRAPS, VOLTS])
def test_a_team_uses_one_ability_an_at_bat_M12(pitcher: int) -> None:
    table = at_bat([16, 2, 2], pitcher=pitcher, gone=[1 - pitcher]).do("spin", "use")
    assert table.ask == f"{GRAVEYARD} at_bat", "the next batter is up"
    assert table.t.half_batters == 1
    assert table.heard(told.TokenSpent) == [told.TokenSpent(CANDY, pitcher, 1, 0, HOME_RUN)]


@pytest.mark.parametrize("pitcher", [WRAPS, VOLTS])
def test_only_the_pitcher_in_the_game_can_use_his_ability_and_pays_with_his_own_token(pitcher: int) -> None:
    table = at_bat([16, 1], pitcher=pitcher).do("spin", "use")
    assert table.t.tokens[2 + pitcher] == 1
    assert table.t.tokens[2 + (1 - pitcher)] == 2
    assert table.t.tokens[:2] == [2, 2]
    assert bool(table.heard(told.AbilityCoin)) == (pitcher == VOLTS)


@pytest.mark.parametrize("pitcher", [WRAPS, VOLTS])
def test_on_an_out_no_ability_is_offered_M3(pitcher: int) -> None:
    table = at_bat([1], pitcher=pitcher, gone=[1 - pitcher]).do("spin")
    assert table.ask == f"{GRAVEYARD} at_bat"
    assert table.t.outs == 1


@pytest.mark.parametrize("pitcher", [WRAPS, VOLTS])
@pytest.mark.parametrize("result", [SINGLE, DOUBLE, TRIPLE, HOME_RUN])
def test_on_every_hit_an_ability_is_offered_M3(pitcher: int, result: int) -> None:
    assert at_bat([FACES[result]], pitcher=pitcher).do("spin").ask == f"{CANDY} ability"


# --- Double Trouble -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("first", "second"), [pair for pair in PAIRS if pair[0]], ids=map(named, PAIRS[5:]))
def test_double_trouble_takes_the_worse_of_two_spins(first: int, second: int) -> None:
    table = at_bat([FACES[first], FACES[second]], pitcher=WRAPS).do("spin", "use")
    (event,) = table.heard(told.AtBatOver)
    assert event.result == min(first, second)
    assert event.face == FACES[min(first, second)]
    assert [spun.why for spun in table.heard(told.Spun)] == ["spin", "ability"]
    assert table.heard(told.ResultChanged) == [told.ResultChanged(first, min(first, second))]


def test_the_second_spin_counts_where_both_are_alike() -> None:
    table = at_bat([9, 11], pitcher=WRAPS).do("spin", "use")
    assert (table.heard(told.AtBatOver)[0].result, table.heard(told.AtBatOver)[0].face) == (SINGLE, 11)


# --- Heads, You're Out --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("result", [SINGLE, DOUBLE, TRIPLE, HOME_RUN])
def test_heads_turns_any_hit_into_an_out_M15(result: int) -> None:
    table = at_bat([FACES[result], HEADS], pitcher=VOLTS, bases="DHC").do("spin", "use")
    assert table.t.outs == 1
    assert table.bases == "DHC"
    assert table.t.runs == [0, 0]
    assert table.heard(told.AbilityCoin) == [told.AbilityCoin(True)]


@pytest.mark.parametrize("result", [SINGLE, DOUBLE, TRIPLE, HOME_RUN])
def test_tails_keeps_the_result_and_costs_the_token_M15(result: int) -> None:
    table = at_bat([FACES[result], TAILS], pitcher=VOLTS).do("spin", "use")
    assert table.heard(told.AtBatOver)[0].result == result
    assert table.t.tokens == [2, 2, 2, 1]
    assert table.heard(told.AbilityCoin) == [told.AbilityCoin(False)]


def test_the_coin_of_the_ability_is_fair_M15() -> None:
    ready, outs = at_bat([20], pitcher=VOLTS).do("spin").t, 0
    for seed in range(2_000):
        t = ready.copy()
        t.chance = Chance(seed)
        t.apply(USE)
        outs += t.outs
    assert abs(outs - 1_000) < 3.3 * 22.4


# --- tokens -------------------------------------------------------------------------------------------------------


def test_tokens_are_for_the_game_not_for_the_inning_M11() -> None:
    table = at_bat([1], pitcher=WRAPS, outs=2, tokens=1).do("spin")
    assert (table.t.batting, table.t.tokens) == (CANDY, [2, 2, 1, 2])


def test_no_ability_without_a_token() -> None:
    table = at_bat([16], pitcher=WRAPS, tokens=0, gone=[VOLTS], cards=MAY_STAY).do("spin")
    assert table.ask == f"{GRAVEYARD} at_bat"
    assert table.t.runs == [1, 0]


def test_a_pitcher_who_spends_his_last_token_leaves_and_the_other_comes_in_M1() -> None:
    table = at_bat([9, 11], pitcher=WRAPS, tokens=1).do("spin", "use")
    assert table.heard(told.PitcherLeft) == [told.PitcherLeft(CANDY, WRAPS, tired=True)]
    assert table.heard(told.PitcherEntered) == [told.PitcherEntered(CANDY, VOLTS)]
    assert table.t.active[CANDY] == VOLTS
    assert table.t.gone == [False, False, True, False]
    assert table.ask == f"{GRAVEYARD} at_bat", "nobody is left to change to, so nothing is asked"


def test_he_leaves_only_after_the_at_bat_M1() -> None:
    table = at_bat([9, 11], pitcher=WRAPS, tokens=1).do("spin", "use")
    kinds = [type(one.event) for one in table.told]
    assert kinds.index(told.AtBatOver) < kinds.index(told.PitcherLeft)


def test_the_second_to_run_out_of_tokens_leaves_the_bullpen_empty_M1() -> None:
    table = at_bat([9, HEADS], pitcher=VOLTS, tokens=1, gone=[WRAPS]).do("spin", "use")
    assert table.heard(told.BullpenEmptied) == [told.BullpenEmptied(CANDY)]
    assert table.t.bullpen_empty(CANDY)
    assert table.t.active[CANDY] == -1
    assert table.ask == f"{GRAVEYARD} at_bat"


def test_whose_last_token_made_the_third_out_leaves_when_his_team_next_takes_the_field_M1_M18() -> None:
    table = at_bat([9, HEADS, 1, 1, 1], pitcher=VOLTS, tokens=1, outs=2).do("spin", "use")
    assert table.t.batting == CANDY
    assert table.heard(told.PitcherLeft) == []
    table.do(*["stay", "spin"] * 3)
    assert table.t.batting == GRAVEYARD
    assert table.heard(told.PitcherLeft) == [told.PitcherLeft(CANDY, VOLTS, tired=True)]
    assert table.t.active[CANDY] == WRAPS


def test_no_relief_enters_a_game_that_is_won_M1_M18() -> None:
    table = at_bat([20, 20], batting=CANDY, batter=2, inning=3, pitcher=0, tokens=1).do("spin", "use")
    assert table.ask == "over"
    assert table.heard(told.PitcherEntered) == []
    assert table.log[-1] == "The Candy Crushers beat the Graveyard Shift 1-0."


def test_by_the_house_rule_a_pitcher_without_tokens_may_stay_M1() -> None:
    table = at_bat([9, 11], pitcher=WRAPS, tokens=1, cards=MAY_STAY).do("spin", "use")
    assert table.heard(told.PitcherLeft) == []
    assert (table.ask, table.options) == (f"{CANDY} pitching_change", ["stay", "pitch 1"])
    table.do("stay")
    assert table.t.active[CANDY] == WRAPS


def test_as_shipped_the_house_rule_is_off_M1() -> None:
    assert not at_bat().t.cards.rules.house_rules.tokenless_pitcher_may_stay


# --- changing pitchers --------------------------------------------------------------------------------------------


def test_between_batters_the_defense_may_change_pitchers_M4() -> None:
    table = between_batters(pitcher=WRAPS)
    assert (table.ask, table.options) == (f"{CANDY} pitching_change", ["stay", "pitch 1"])
    table.do("pitch 1")
    assert table.t.active[CANDY] == VOLTS
    assert table.t.gone == [False, False, True, False]
    assert [type(one.event) for one in table.told] == [told.PitcherLeft, told.PitcherEntered]
    assert table.ask == f"{GRAVEYARD} at_bat"


def test_the_defense_says_who_pitches_before_the_batter_spins_M20() -> None:
    table = between_batters([16], batter=2)
    assert table.ask == f"{CANDY} pitching_change"
    assert table.t.view(CANDY).line(GRAVEYARD)[0] == 2, "it can see who is up"
    table.do("pitch 1", "spin")
    assert table.ask == f"{CANDY} ability", "and the one who came in pitches to this batter"


def test_who_leaves_is_gone_with_his_tokens_and_cannot_return_M4() -> None:
    table = between_batters([9], pitcher=WRAPS, tokens=2).do("pitch 1", "spin", "keep")
    assert table.heard(told.PitcherLeft) == [told.PitcherLeft(CANDY, WRAPS, tired=False)]
    assert table.ask == f"{GRAVEYARD} at_bat", "no change is offered any more"
    assert not table.t.bullpen_empty(CANDY)
    with pytest.raises(IllegalAction, match="Rally Wraps has left the game and cannot return"):
        table.do("pitch 0")


def test_he_may_stay_M4() -> None:
    table = between_batters(pitcher=VOLTS).do("stay")
    assert table.t.active[CANDY] == VOLTS
    assert table.told == []
    assert table.ask == f"{GRAVEYARD} at_bat"


def test_nobody_leaves_where_nobody_can_come_in_M4() -> None:
    assert between_batters(pitcher=VOLTS, gone=[WRAPS]).ask == f"{GRAVEYARD} at_bat"


def test_a_change_is_offered_before_the_first_batter_of_a_later_turn_too_M4_M19() -> None:
    table = at_bat([1], outs=2, home=CANDY).do("spin")
    assert (table.t.batting, table.ask) == (CANDY, f"{GRAVEYARD} pitching_change")


@pytest.mark.parametrize("at", ["at_bat", "ability"])
def test_during_an_at_bat_nobody_changes_M4(at: str) -> None:
    table = at_bat([9])
    if at == "ability":
        table.do("spin")
    assert table.ask.endswith(at)
    with pytest.raises(IllegalAction, match="Pitchers change only between batters: Jack is at the plate"):
        table.do("pitch 1")


# --- fielders and wheels ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("face", range(1, 21))
def test_who_fields_where_changes_no_result_M16(face: int) -> None:
    results = set()
    for first in range(4):
        table = at_bat([face], gone=[1])
        table.t.next_batter[CANDY] = first
        table.do("spin")
        results.add(table.heard(told.Spun)[0].result)
    assert len(results) == 1


def test_the_wheel_is_a_die_of_twenty_faces_M17() -> None:
    for team in SHIPPED.teams:
        for batter in team.batters:
            assert [5 * batter.faces.count(result) for result in range(5)] == list(batter.odds)
