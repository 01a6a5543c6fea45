"""4 · Three outs, 5 · Finish the game."""

import re

import pytest

from lordsball.content.problems import Problems
from lordsball.engine.chance import Loaded
from lordsball.games.monster_league import events as told
from lordsball.games.monster_league.rules import KEEP, PITCH, SPIN, STAY
from tests.games.monster_league.positions import (
    CANDY,
    GRAVEYARD,
    Table,
    at_bat,
    between_batters,
    cards_where,
    new_table,
)

TIES_STAND = cards_where(("rules.yaml", "ties_stand: false", "ties_stand: true"))
HOMER, SINGLE, OUT = 20, 9, 1
"""A face of Jack's and of Buck's for each."""


def quietly(table: Table, outs: int = 99) -> Table:
    """Spin on, spending nothing and changing nobody."""
    while table.t.decision is not None and outs:
        options = table.t.decision.options
        outs -= options == (SPIN,)
        table.t.apply(next(a for a in (STAY, KEEP, SPIN, *PITCH, options[0]) if a in options))
    return table


# --- 4 · Three outs -----------------------------------------------------------------------------------------------


def test_after_three_outs_the_sides_change_and_the_markers_come_off() -> None:
    table = at_bat([OUT], bases="DHC", outs=2, gone=[1]).do("spin")
    assert table.t.batting == CANDY
    assert (table.bases, table.t.outs, table.t.inning) == ("---", 0, 1)
    assert table.heard(told.HalfOver) == [told.HalfOver(1, GRAVEYARD, 0, 3, walk_off=False)]
    assert table.heard(told.HalfStarted) == [told.HalfStarted(1, CANDY)]


def test_two_outs_change_nothing() -> None:
    table = at_bat([OUT], bases="D--", outs=1, gone=[1]).do("spin")
    assert (table.t.batting, table.t.outs, table.bases) == (GRAVEYARD, 2, "D--")


def test_after_both_teams_have_batted_the_inning_is_complete() -> None:
    table = at_bat([OUT], batting=CANDY, outs=2, inning=1, gone=[1]).do("spin")
    assert (table.t.inning, table.t.batting) == (2, GRAVEYARD)


@pytest.mark.parametrize("last", range(4))
def test_the_batter_after_the_last_one_leads_off_the_next_inning_M10(last: int) -> None:
    table = at_bat([OUT], batter=last, outs=2, gone=[1]).do("spin")
    assert table.t.line(GRAVEYARD)[0] == (last + 1) % 4
    table.t.chance = Loaded(1, [OUT] * 3)
    quietly(table, 3)
    if table.t.batting == CANDY:
        quietly(table, 1)
    assert (table.t.inning, table.t.batting) == (2, GRAVEYARD)
    assert table.t.line(GRAVEYARD) == [(last + 1 + i) % 4 for i in range(4)]
    assert table.t.lead_off == (last + 1) % 4


def test_after_each_at_bat_the_card_goes_to_the_back_of_the_line() -> None:
    table = at_bat([SINGLE, OUT, SINGLE, OUT], gone=[1])
    seen = [table.t.line(GRAVEYARD)]
    for _ in range(4):
        quietly(table, 1)
        if table.t.decision is not None and table.t.decision.ask == "ability":
            table.do("keep")
        seen.append(table.t.line(GRAVEYARD))
    assert seen == [[0, 1, 2, 3], [1, 2, 3, 0], [2, 3, 0, 1], [3, 0, 1, 2], [0, 1, 2, 3]]


# --- 5 · Finish the game ------------------------------------------------------------------------------------------


def test_more_runs_after_three_innings_win_for_the_visitors() -> None:
    table = at_bat([OUT], batting=CANDY, inning=3, outs=2, runs=(4, 3), gone=[1]).do("spin")
    assert table.ask == "over"
    assert table.t.winners() == (GRAVEYARD,)
    assert table.heard(told.GameOver) == [told.GameOver(GRAVEYARD, (4, 3), skipped_bottom=False)]


def test_less_than_three_innings_end_nothing() -> None:
    table = at_bat([OUT], batting=CANDY, inning=2, outs=2, runs=(9, 0), gone=[1]).do("spin")
    assert (table.t.inning, table.t.batting) == (3, GRAVEYARD)


def test_a_home_team_that_leads_before_its_last_turn_does_not_bat_M7() -> None:
    table = at_bat([OUT], inning=3, outs=2, runs=(2, 3), gone=[1]).do("spin")
    assert table.ask == "over"
    assert table.t.winners() == (CANDY,)
    assert table.heard(told.GameOver) == [told.GameOver(CANDY, (2, 3), skipped_bottom=True)]
    assert len(table.t.line_score(GRAVEYARD)) == 1
    assert table.t.line_score(CANDY) == [], "no bottom half that was never played"


@pytest.mark.parametrize("runs", [(3, 3), (4, 3)])
def test_a_home_team_that_does_not_lead_bats_M7(runs: tuple[int, int]) -> None:
    table = at_bat([OUT], inning=3, outs=2, runs=runs, gone=[1]).do("spin")
    assert (table.t.inning, table.t.batting) == (3, CANDY)


def test_the_game_ends_as_soon_as_the_home_team_leads_in_its_last_turn_M7() -> None:
    table = at_bat([HOMER], batting=CANDY, inning=3, runs=(3, 3), gone=[1]).do("spin", "keep")
    assert table.ask == "over"
    assert table.t.winners() == (CANDY,)
    assert table.t.outs == 0
    assert table.heard(told.HalfOver)[0].walk_off


def test_a_tie_in_the_last_turn_plays_on_M7() -> None:
    table = at_bat([HOMER], batting=CANDY, inning=3, runs=(4, 3), gone=[1]).do("spin", "keep")
    assert table.ask == f"{CANDY} at_bat"


def test_a_lead_in_an_earlier_turn_ends_nothing_M7() -> None:
    table = at_bat([HOMER], batting=CANDY, inning=2, runs=(3, 3), gone=[1]).do("spin", "keep")
    assert table.ask == f"{CANDY} at_bat"


def test_visitors_never_walk_off_M7() -> None:
    table = at_bat([HOMER], batting=GRAVEYARD, inning=3, runs=(3, 3), gone=[1]).do("spin", "keep")
    assert table.ask == f"{GRAVEYARD} at_bat"


def test_home_is_whoever_bats_second_M7() -> None:
    table = at_bat([HOMER], batting=GRAVEYARD, home=GRAVEYARD, inning=3, runs=(3, 3), gone=[1]).do("spin", "keep")
    assert table.t.winners() == (GRAVEYARD,)


def test_all_runs_of_a_walk_off_home_run_count_M8() -> None:
    table = at_bat([HOMER], batting=CANDY, inning=3, runs=(3, 3), bases="CJH", gone=[1]).do("spin", "keep")
    assert table.t.runs == [3, 7]
    assert table.t.line_score(CANDY) == [4]


def test_all_runs_of_a_walk_off_hit_count_M8() -> None:
    table = at_bat([12], batting=CANDY, inning=3, runs=(3, 3), bases="CJH", gone=[1]).do("spin", "keep")
    assert table.t.runs == [3, 5]
    assert table.bases == "-BC"


def test_who_stood_on_the_bases_at_the_end_is_left_on_base_M8() -> None:
    table = at_bat([SINGLE], batting=CANDY, inning=3, runs=(3, 3), bases="--C", gone=[1]).do("spin", "keep")
    assert table.t.halves[-1] == (3, CANDY, 0, 1, 1, 1)


# --- extra innings ------------------------------------------------------------------------------------------------


def test_a_tie_goes_on_inning_by_inning_M9() -> None:
    table = at_bat([OUT], batting=CANDY, inning=3, outs=2, runs=(3, 3), gone=[1]).do("spin")
    assert (table.t.inning, table.t.batting, table.t.outs, table.bases) == (4, GRAVEYARD, 0, "---")


def test_extra_innings_refill_no_token_and_reset_no_batting_order_M9() -> None:
    table = at_bat([OUT], batting=CANDY, batter=1, inning=3, outs=2, runs=(3, 3), gone=[0], pitcher=1, tokens=1)
    table.do("spin")
    assert table.t.tokens == [2, 1, 2, 2]
    assert table.t.gone == [True, False, False, False]
    assert table.t.line(CANDY)[0] == 2


def test_an_extra_inning_is_complete_the_home_team_gets_its_turn_M9() -> None:
    table = at_bat([HOMER, OUT, OUT, OUT], inning=4, runs=(3, 3), gone=[1]).do("spin", "keep", "spin", "spin", "spin")
    assert (table.t.inning, table.t.batting, table.t.runs) == (4, CANDY, [4, 3])


def test_the_home_team_walks_off_in_extra_innings_too_M9() -> None:
    table = at_bat([HOMER], batting=CANDY, inning=5, runs=(3, 3), gone=[1]).do("spin", "keep")
    assert table.t.winners() == (CANDY,)
    assert table.log[-1] == "The Candy Crushers beat the Graveyard Shift 4-3 after 2 extra innings."


def test_by_the_house_rule_a_tie_stands_M9() -> None:
    table = at_bat([OUT], batting=CANDY, inning=3, outs=2, runs=(3, 3), gone=[1], cards=TIES_STAND).do("spin")
    assert table.ask == "over"
    assert table.t.inning == 3
    assert table.t.winners() == (GRAVEYARD, CANDY)
    assert table.heard(told.GameOver) == [told.GameOver(-1, (3, 3), skipped_bottom=False)]
    assert table.log[-1] == "It ends in a tie, 3-3."


def test_by_the_house_rule_a_lead_still_wins_M9() -> None:
    table = at_bat([HOMER], batting=CANDY, inning=3, runs=(3, 3), gone=[1], cards=TIES_STAND).do("spin", "keep")
    assert table.t.winners() == (CANDY,)


def test_as_shipped_no_tie_stands_M9() -> None:
    assert not at_bat().t.cards.rules.house_rules.ties_stand


def test_five_hundred_extra_innings_are_no_strain_M9() -> None:
    t = between_batters([OUT] * (6 * 503) + [HOMER]).t
    while t.inning < 504:
        options = t.decision.options  # type: ignore[union-attr]
        t.apply(next(a for a in (STAY, KEEP, SPIN) if a in options))
    assert (t.inning, t.runs) == (504, [0, 0])
    assert len(t.stack) <= 3
    assert len(t.halves) == 2 * 503
    again = t.copy()
    assert again == t
    assert len(again.line_score(0)) == 503


# --- other numbers ------------------------------------------------------------------------------------------------


def test_with_other_numbers_the_last_turn_is_that_of_the_last_inning_M23() -> None:
    cards = cards_where(("rules.yaml", "innings: 3", "innings: 5"), ("rules.yaml", "outs: 3", "outs: 2"))
    early = at_bat([HOMER], batting=CANDY, inning=3, runs=(3, 3), gone=[1], cards=cards).do("spin", "keep")
    assert early.ask == f"{CANDY} at_bat"
    late = at_bat([HOMER], batting=CANDY, inning=5, runs=(3, 3), gone=[1], cards=cards).do("spin", "keep")
    assert late.t.winners() == (CANDY,)
    skipped = at_bat([OUT], inning=5, outs=1, runs=(2, 3), gone=[1], cards=cards).do("spin")
    assert skipped.ask == "over"
    assert skipped.log[-2:] == [
        "The Candy Crushers are ahead and do not need the bottom of the 5th.",
        "The Candy Crushers beat the Graveyard Shift 3-2.",
    ]


def test_an_out_too_many_or_too_few_ends_nothing_M23() -> None:
    cards = cards_where(("rules.yaml", "outs: 3", "outs: 4"))
    assert at_bat([OUT], outs=2, gone=[1], cards=cards).do("spin").t.batting == GRAVEYARD
    table = at_bat([OUT], outs=3, gone=[1], cards=cards).do("spin")
    assert table.t.batting == CANDY
    assert table.log[0].endswith("That retires the side.")


@pytest.mark.parametrize(("out", "home_run"), [(0, 100), (100, 0)])
def test_odds_with_which_a_turn_or_a_tie_would_never_end_are_refused_M24(out: int, home_run: int) -> None:
    odds = f"{{out: {out}, single: 0, double: 0, triple: 0, home_run: {home_run}}}"
    jacks = "{out: 40, single: 15, double: 15, triple: 5, home_run: 25}"
    with pytest.raises(Problems) as refused:
        cards_where(("teams/graveyard_shift.yaml", jacks, odds))
    (problem,) = refused.value.errors
    assert f"odds: found {out} for out, expected 5 to 95, so that innings end and runs score" in str(problem)
    assert re.search(r"graveyard_shift\.yaml:\d+:\d+: ", str(problem)), "with its line"


# --- the line score -----------------------------------------------------------------------------------------------


def test_the_line_score_shows_every_turn_and_the_running_one() -> None:
    outs = [OUT] * 3
    table = new_table([1, SINGLE, HOMER, *outs, HOMER, *outs])
    table.do("flip", "bat_first", "pitch 0")
    assert (table.t.line_score(GRAVEYARD), table.t.line_score(CANDY)) == ([], [])
    table.do("spin", "keep", "stay")
    assert table.t.line_score(GRAVEYARD) == [0], "a turn with a batter behind it"
    quietly(table, 4)
    assert (table.t.line_score(GRAVEYARD), table.t.line_score(CANDY)) == ([2], [])
    quietly(table, 1)
    if table.ask.endswith("ability"):
        table.do("keep")
    assert (table.t.line_score(GRAVEYARD), table.t.line_score(CANDY)) == ([2], [1])
