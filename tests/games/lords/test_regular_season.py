"""Regular Season: cards, matchups, dice, the Records table."""

import random
from typing import Any

import pytest

from lordsball.games.lords import events as told
from lordsball.games.lords.cards import Catalog
from lordsball.games.lords.matchup import Matchup
from lordsball.games.lords.regular import RegularSeason
from lordsball.games.lords.state import Lords
from tests.games.lords.plain_decks import plain, with_season
from tests.games.lords.table import ask, choose, of, options, play, set_stars, table

RECORDS = {
    0: (11, 11), 1: (12, 10), 2: (12, 10), 3: (13, 9), 4: (14, 8), 5: (14, 8), 6: (15, 7), 7: (16, 6), 8: (16, 6),
    9: (17, 5), 10: (18, 4), 11: (18, 4), 12: (19, 3), 13: (20, 2), 14: (20, 2), 25: (20, 2), 80: (20, 2),
}


def series(cards: Catalog, *choices: str, dice: tuple[int, ...] = (1, 1), **club: int) -> tuple[Lords, list[Any]]:
    """Seat 0 against the team of TQ 5 (or another), with one card of these in hand."""
    t = table(1, cards=cards, dice=dice, **club)
    t.owners[0].hand = [t.season_left.pop(0)]
    events = play(t, Matchup(0, 1), f"card {t.owners[0].hand[0]}")
    return t, events + choose(t, *choices)


NOTHING: list[Any] = [{"gain": {"cash": 1}}]


def test_thirteen_against_ten_is_thirteen_to_nine() -> None:
    """The worked example of the rulebook: a final TQ of 13 versus 10 awards 13 wins and 9."""
    t = table(1, cards=with_season(NOTHING), dice=(4, 5))
    t.owners[0].hand = ["rs_01"]
    events = play(t, Matchup(0, 1), "card rs_01", "primary", "roll")  # TQ 9 + 4, and 5 + 5
    assert told.SeriesOver((0, 1), (13, 10), (13, 9)) in events
    assert t.owners[0].wins == 13


@pytest.mark.parametrize(("difference", "wins"), list(RECORDS.items()))
def test_every_row_of_the_records_table(difference: int, wins: tuple[int, int]) -> None:
    assert (plain().higher_wins[difference], 22 - plain().higher_wins[difference]) == wins


@pytest.mark.parametrize(("die", "other", "wins"), [(1, 5, 11), (1, 6, 10), (2, 5, 12), (6, 1, 17), (1, 1, 14)])
def test_the_higher_total_gets_the_larger_number(die: int, other: int, wins: int) -> None:
    t, _ = series(with_season(NOTHING), "primary", "roll", dice=(die, other))
    assert t.owners[0].wins == wins


def test_rolling_3_and_6_is_a_choice_of_either_and_never_9() -> None:
    """The worked example: +3 or +6, the highest standing first (ruling L19)."""
    t, _ = series(with_season([{"extra_dice": 1}]), "primary", "roll", dice=(3, 6, 1))
    assert options(t) == ["die 6", "die 3"]
    (event,) = of(choose(t, "die 3"), told.SeriesOver)
    assert event.totals == (9 + 3, 5 + 1)


def test_equal_dice_leave_nothing_to_choose() -> None:
    t, events = series(with_season([{"extra_dice": 1}]), "primary", "roll", dice=(4, 4, 1))
    assert ask(t) == ""
    assert of(events, told.SeriesOver)[0].totals == (13, 6)


@pytest.mark.parametrize(("extra", "rolled"), [(1, 2), (2, 3), (5, 3)])
def test_extra_dice_are_capped_at_three_in_all(extra: int, rolled: int) -> None:
    _, events = series(with_season([{"extra_dice": extra}]), "primary", "roll", dice=(2,) * (rolled + 1))
    assert len(of(events, told.SeriesRolled)[0].faces) == rolled


def test_temporary_tq_may_pass_20_and_is_gone_after_the_series() -> None:
    cards = with_season([{"series_tq": 5}])
    t, events = series(cards, "primary", "roll", stars=9, regulars=18, manager=5)
    assert of(events, told.SeriesOver)[0].totals[0] == 26
    assert t.owners[0].series_tq == 0


def test_the_rivals_tq_falls_for_this_series_only() -> None:
    t, events = series(with_season([{"rival_tq": -2}]), "primary", "roll")
    assert of(events, told.SeriesOver)[0].totals == (10, 4)
    t.owners[0].hand = ["rs_50"]
    events = play(t, Matchup(0, 1), "card rs_50", "secondary", "roll")
    assert of(events, told.SeriesOver)[0].totals[1] >= 6


@pytest.mark.parametrize("count", ["stars", "regulars"])
def test_a_roll_keyed_to_players_one_has_none_of_is_illegal(count: str) -> None:
    cards = with_season([{"extra_dice": {"per": 1, "of": count}}])
    t, _ = series(cards, **{count: 0})
    assert options(t) == ["secondary", "neither"]
    t, _ = series(cards, **{count: 1})
    assert options(t) == ["primary", "secondary", "neither"]


@pytest.mark.parametrize(
    ("effect", "club", "legal"),
    [
        ({"gain": {"fans": 1}}, {"fans": 20}, False), ({"gain": {"fans": 1}}, {"fans": 19}, True),
        ({"gain": {"prospects": 2}}, {"prospects": 25}, False), ({"gain": {"prospects": 2}}, {"prospects": 24}, True),
        ({"gain": {"regulars": 1}}, {"regulars": 18}, False),
        ({"gain": {"front_office": 1}}, {"front_office": 5}, False),
        ({"gain": {"farm_system": 1}}, {"farm_system": 4}, True), ({"gain": {"manager": 1}}, {"manager": 0}, False),
        ({"lose": {"front_office": 1}}, {"front_office": 1}, False),
        ({"lose": {"prospects": 3}}, {"prospects": 1}, True),
        ({"lose": {"prospects": 3}}, {"prospects": 0}, False), ({"lose": {"fans": 1}}, {"fans": 1}, False),
    ],
)
def test_a_track_at_its_cap_or_floor_makes_a_side_illegal(
    effect: dict[str, Any], club: dict[str, int], legal: bool
) -> None:
    t, _ = series(with_season([effect]), **club)
    assert ("primary" in options(t)) == legal


def test_an_empty_supply_makes_a_star_illegal() -> None:
    t = table(1, cards=with_season([{"gain": {"stars": 1}}]))
    t.star_pool, t.supply = t.star_pool + t.supply, 0
    t.owners[0].hand = ["rs_01"]
    play(t, Matchup(0, 1), "card rs_01")
    assert options(t) == ["secondary", "neither"]


def test_L20_a_forced_loss_takes_what_is_there_and_a_forced_cost_takes_loans() -> None:
    t, _ = series(with_season([{"lose": {"prospects": 3}}, {"pay": 30}]), "primary", prospects=1, cash=4)
    o = t.owners[0]
    assert (o.prospects, o.loans, o.cash, o.vp) == (0, 2, 14, -4)


def test_an_upgrade_has_to_be_built() -> None:
    cards = with_season([{"if": {"needs": [{"upgrade": "bleachers"}], "then": [{"extra_dice": 1}]}}])
    t, events = series(cards, "primary")
    assert of(events, told.DiceGained) == []
    t = table(1, cards=cards)
    t.owners[0].park[7], t.owners[0].hand = 16 + 2, ["rs_01"]
    assert of(play(t, Matchup(0, 1), "card rs_01", "primary"), told.DiceGained) == [told.DiceGained(0, 2, "card")]


def test_L27_an_illegal_primary_leaves_the_secondary_and_neither_is_no_effect() -> None:
    cards = with_season([{"gain": {"fans": 1}}], second=[{"gain": {"prospects": 1}}])
    t, _ = series(cards, fans=20)
    assert options(t) == ["secondary", "neither"]
    t, events = series(cards, fans=20, prospects=25)
    assert ask(t) == "roll_series"
    assert told.EffectUsed(0, "rs_01", "none") in events


def test_L27_higher_numbers_resolve_first_between_owners_and_both_are_revealed_together() -> None:
    t = table(2, cards=with_season([{"series_tq": 1}]), dice=(1, 1))
    t.owners[0].hand, t.owners[1].hand = ["rs_10", "rs_11"], ["rs_90", "rs_91"]
    events = play(t, Matchup(0, 1))
    assert t.decision is not None
    assert t.decision.secret
    events = choose(t, "card rs_10")
    assert events == [told.CardLaidDown(0)]
    assert t.view(1).owners[0].pick == "?"
    assert t.view(0).owners[0].pick == "rs_10"
    events = choose(t, "card rs_90")
    assert events[1:] == [told.CardRevealed(1, "rs_90"), told.CardRevealed(0, "rs_10")]
    assert t.decision is not None
    assert (ask(t), t.decision.seat) == ("effect", 1)
    events = choose(t, "primary", "secondary", "roll", "roll")
    assert of(events, told.SeriesOver)[0].totals == (10, 11)
    assert (t.owners[0].wins, t.owners[1].wins) == (10, 12)


def test_L38_a_hand_is_hidden_from_everybody_else_in_view_options_and_events() -> None:
    t = table(2)
    heard: list[Any] = []
    t.tell = heard.append
    t.stack = [RegularSeason()]
    t.begin()
    hand = t.owners[0].hand
    assert t.view(1).owners[0].hand == ["?"] * 7
    assert t.view(None).season_left == ["?"] * (99 - 14)
    assert t.decision is not None
    assert t.view(1 - t.decision.seat).decision.options == ()
    dealt = [one for one in heard if isinstance(one.event, told.CardsDealt) and one.event.seat == 0]
    assert [one.for_seat(1).cards for one in dealt] == [()]
    assert [one.for_seat(0).cards for one in dealt] == [tuple(hand)]


def test_seven_cards_for_seven_series_each_team_once() -> None:
    t = table(3)
    events = play(t, RegularSeason())
    while t.decision is not None:
        events += choose(t, options(t)[0])
    played = [event.teams for event in of(events, told.SeriesBegan)]
    assert len(played) == 3 + 3 * 5  # C(3,2) + 3 x 5
    assert len({frozenset(pair) for pair in played}) == 18
    assert all(o.hand == [] for o in t.owners)
    assert len(t.season_used) == 21
    assert len(of(events, told.ScheduleFlipped)) == 7


def test_L13_the_wins_of_a_team_without_owner_are_printed() -> None:
    t = table(7, cards=with_season(NOTHING))
    events = play(t, RegularSeason())
    while t.decision is not None:
        events += choose(t, options(t)[0])
    (over,) = of(events, told.SeasonOver)
    assert (61, 7) in over.table


def test_the_fields_die_is_used_when_its_owner_likes() -> None:
    t = table(1, cards=with_season(NOTHING), dice=(2, 5, 1))
    o = t.owners[0]
    o.field_dice, o.hand = 2, ["rs_01"]
    play(t, Matchup(0, 1), "card rs_01", "primary")
    assert ask(t) == "stadium_die"
    events = choose(t, "use_die", "roll")
    assert of(events, told.SeriesRolled)[0].faces == (2, 5)
    assert o.field_dice == 1
    o.hand = ["rs_02"]
    play(t, Matchup(0, 1), "card rs_02", "primary", "keep_die")
    assert (o.field_dice, o.dice) == (1, 1)


def test_a_full_set_of_dice_has_no_room_for_the_fields() -> None:
    t = table(1, cards=with_season([{"extra_dice": 2}]))
    t.owners[0].field_dice, t.owners[0].hand = 2, ["rs_01"]
    play(t, Matchup(0, 1), "card rs_01", "primary")
    assert ask(t) == "roll_series"


def two_fields(*dice: int) -> Lords:
    """Two owners with a Field's die to spare each, whose cards are carried out; seat 1 has the higher number."""
    t = table(2, cards=with_season(NOTHING), dice=dice)
    for o in t.owners:
        o.field_dice, o.hand = 1, [("rs_10", "rs_90")[o.seat]]
    play(t, Matchup(0, 1), "card rs_10", "card rs_90", "primary", "primary")
    return t


def asked_now(t: Lords) -> tuple[str, int]:
    """The question and whose it is."""
    assert t.decision is not None
    return t.decision.ask, t.decision.seat


def test_L48_both_owners_decide_on_the_fields_die_before_either_rolls() -> None:
    t = two_fields(2, 5, 3, 6)
    asked, events = [], []
    for choice in ("use_die", "use_die", "roll", "roll", "die 5", "die 6"):
        asked.append(asked_now(t))
        events += choose(t, choice)
    assert asked == [
        ("stadium_die", 1), ("stadium_die", 0), ("roll_series", 1), ("roll_series", 0),
        ("choose_die", 1), ("choose_die", 0),
    ]
    assert [event.faces for event in of(events, told.SeriesRolled)] == [(2, 5), (3, 6)]
    assert of(events, told.SeriesOver)[0].totals == (9 + 6, 9 + 5)


def test_L48_no_game_asks_about_a_die_of_the_field_once_a_die_has_fallen() -> None:
    """Whole seasons of owners only: between the first roll of a series and its end nobody lends a die."""
    asked, chosen = 0, random.Random(47)
    for _ in range(3):
        t = table(8)
        for o in t.owners:
            o.field_dice = 7
        play(t, RegularSeason())
        while t.decision is not None:
            if t.decision.ask == "stadium_die":
                asked += 1
                assert not any(o.faces for o in t.owners)
            t.apply(chosen.choice(t.decision.options))
    assert asked > 100


def test_an_st_card_is_traded_or_discarded() -> None:
    t, _ = series(with_season([{"spring_card": "trade"}]), "primary")
    assert ask(t) == "drawn_trade"
    assert len(t.spring_left) == 49
    choose(t, "decline")
    assert len(t.spring_used) == 1
    t, _ = series(with_season([{"spring_card": "trade"}]), "primary")
    choose(t, options(t)[0])
    assert len(t.spring_used) == 1


def test_innovation_takes_the_top_tile_of_any_stack_that_has_one() -> None:
    cards = with_season([{"innovate": 1}])
    t, _ = series(cards, "primary")
    assert options(t) == ["innovate 0", "innovate 1", "innovate 2", "innovate 3"]
    choose(t, "innovate 2")
    assert t.owners[0].stacks == [2, 2, 3, 2]
    t = table(1, cards=cards)
    t.owners[0].stacks, t.owners[0].hand = [9, 9, 9, 9], ["rs_01"]
    play(t, Matchup(0, 1), "card rs_01", "primary")
    assert ask(t) == "roll_series"  # no tile is left, and nothing is asked (ruling L45)


def test_either_offers_what_is_possible_and_a_die_decides() -> None:
    effect = {"either": [{"text": "A", "do": [{"gain": {"fans": 1}}]}, {"text": "B", "do": [{"gain": {"cash": 4}}]}]}
    t, _ = series(with_season([effect]), "primary", fans=20)
    assert options(t) == ["choose 1"]
    roll = {"roll": {"needs": 4, "then": [{"series_tq": 4}], "otherwise": [{"series_tq": -1}]}}
    for face, now in ((3, 8), (4, 13)):
        _, events = series(with_season([roll]), "primary", dice=(face, 1, 1))
        assert of(events, told.SeriesTqChanged)[0].now == now


@pytest.mark.parametrize(("cash", "left"), [(80, 20), (60, 0), (50, 0), (0, 0)])
def test_L43_a_rival_owner_loses_what_is_there_and_takes_no_loan(cash: int, left: int) -> None:
    cards = with_season([{"rival_loses": {"fans": 3, "cash": 60}}])
    t = table(2, cards=cards, fans=2, cash=cash)
    t.owners[0].hand, t.owners[1].hand = ["rs_90"], ["rs_10"]
    play(t, Matchup(0, 1), "card rs_90", "card rs_10", "primary")
    assert (t.owners[1].fans, t.owners[1].cash, t.owners[1].loans, t.owners[1].vp) == (1, left, 0, 0)
    assert t.owners[0].cash == cash


def test_L43_a_team_without_owner_loses_nothing() -> None:
    cards = with_season([{"rival_loses": {"fans": 3, "cash": 60}}])
    t, _ = series(cards, "primary")
    assert ask(t) == "roll_series"


def test_a_rival_is_compared_as_both_teams_stood_before_any_card() -> None:
    """The higher card costs the other club a Star and its owner gains one: for the lower card they are still equal."""
    swing: list[Any] = [{"rival_loses": {"stars": 1}}, {"gain": {"stars": 1}}]
    equal: list[Any] = [{"if": {"needs": [{"facing": "equal"}], "then": [{"series_tq": 5}]}}]
    t = table(2, cards=with_season(swing, equal))
    t.owners[0].hand, t.owners[1].hand = ["rs_02"], ["rs_99"]
    play(t, Matchup(0, 1), "card rs_02", "card rs_99")
    choose(t, "primary", "primary")
    assert [o.stars for o in t.owners] == [2, 4]
    assert t.owners[0].series_tq == 5


def test_a_trade_on_a_card_may_be_declined() -> None:
    t, _ = series(with_season([{"trade": [{"stars": 1}, {"regulars": 2}]}]), "primary")
    assert options(t) == ["trade 0", "trade 1", "decline"]
    choose(t, "trade 1")
    assert (t.owners[0].stars, t.owners[0].regulars) == (4, 7)


def test_nine_stars_have_no_box_for_a_tenth() -> None:
    t = table(1, cards=with_season([{"gain": {"stars": 1}}]))
    set_stars(t, t.owners[0], 9)
    t.owners[0].hand = ["rs_01"]
    play(t, Matchup(0, 1), "card rs_01")
    assert options(t) == ["secondary", "neither"]
