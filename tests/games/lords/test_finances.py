"""Finances & VP: income, salaries, retirements, the win track, buying, NPT Alteration, Fan Adjustments."""

import pytest

from lordsball.games.lords import events as told
from lordsball.games.lords.ending import FinalStadiumScoring
from lordsball.games.lords.finances import BuyingVP, Finances, adjust_fans, alter_npts, salaries
from lordsball.games.lords.game import GAME
from lordsball.games.lords.quality import park_income
from lordsball.games.lords.retirements import Retirements, resolve
from lordsball.games.lords.state import Lords
from tests.games.lords.plain_decks import plain, with_rules
from tests.games.lords.table import ask, choose, of, options, play, table


def test_base_income_is_80_and_3_a_fan_and_10() -> None:
    """At 1 Fan with the printed stadium: 80 + 3 + 10 = $93 (ruling L24)."""
    t = table(1, wins=70, fans=1)
    events = play(t, Finances())
    assert of(events, told.IncomeCounted) == [told.IncomeCounted(0, 80, 3, 10)]
    assert t.owners[0].income == 93


def test_three_stars_cost_33_dollars() -> None:
    """The worked example: the highest-numbered occupied Star box counts, box 3 is $33."""
    t = table(1, stars=3, regulars=11, prospects=5, front_office=2, farm_system=1, manager=3)
    assert salaries(t, t.owners[0]) == (33, 22, 5, 2, 1, 15)


@pytest.mark.parametrize(
    ("stars", "dollars"),
    [(0, 0), (1, 11), (2, 22), (3, 33), (4, 45), (5, 57), (6, 70), (7, 83), (8, 97), (9, 111)],
)
def test_every_star_box(stars: int, dollars: int) -> None:
    t = table(1)
    t.owners[0].stars = stars
    assert salaries(t, t.owners[0])[0] == dollars


@pytest.mark.parametrize(
    ("level", "staff", "manager"), [(0, 1, 0), (1, 1, 4), (2, 2, 9), (3, 4, 15), (4, 7, 22), (5, 11, 30)]
)
def test_every_level_of_staff_and_manager(level: int, staff: int, manager: int) -> None:
    t = table(1, manager=level, front_office=max(1, level), farm_system=max(1, level))
    assert salaries(t, t.owners[0])[3:] == (staff, staff, manager)


def test_L22_salaries_beyond_the_cash_are_paid_with_loans() -> None:
    t = table(1, cash=0, stars=9, regulars=18, prospects=25, manager=5, wins=70)
    events = play(t, Finances())
    assert t.owners[0].payroll == 111 + 36 + 25 + 1 + 1 + 30
    taken = of(events, told.LoanTaken)
    assert taken == [told.LoanTaken(0, 6, 6)]  # 204 - 93 = 111 short
    assert t.owners[0].cash < 20


ROWS = [
    (0, 0, 0, 0, True), (39, 0, 0, 0, True), (40, -2, -3, 0, False), (59, -2, -3, 0, False), (60, -1, 0, 0, False),
    (65, -1, 0, 0, False), (66, 0, 0, 0, False), (76, 0, 0, 0, False), (77, 1, 0, 0, False), (82, 1, 0, 0, False),
    (83, 1, 0, 0, False), (84, 2, 0, 0, False), (89, 2, 0, 0, False), (90, 3, 0, 0, False), (94, 3, 0, 0, False),
    (95, 4, 0, 0, False), (98, 4, 0, 0, False), (99, 5, 0, 0, False), (101, 5, 0, 0, False), (102, 5, 0, 10, False),
    (104, 5, 0, 10, False), (105, 6, 0, 10, False), (154, 6, 0, 10, False),
]
"""Wins; VP, Fans, dollars, and whether the owner is out: both sides of every threshold."""


@pytest.mark.parametrize(("wins", "vp", "fans", "cash", "out"), ROWS)
def test_L3_L4_L37_every_row_of_the_win_track(wins: int, vp: int, fans: int, cash: int, out: bool) -> None:
    """Only the highest threshold reached counts: 82 wins pay 1 VP."""
    t = table(1, wins=wins, fans=10, cash=0)
    events = play(t, Finances())
    while ask(t) == "retirement":
        events += choose(t, options(t)[0])
    o = t.owners[0]
    assert (o.vp_from[0], o.cannot_win) == (vp, out)
    assert sum(e.amount for e in of(events, told.Changed) if e.why == "wins") == fans
    assert sum(e.amount for e in of(events, told.CashMoved) if e.why == "wins") == cash


@pytest.mark.parametrize(("before", "after"), [(1, 1), (3, 1), (4, 1), (5, 2)])
def test_L6_fans_never_fall_below_1(before: int, after: int) -> None:
    t = table(1, wins=40, fans=before)
    events = play(t, Finances())
    while ask(t) == "retirement":
        events += choose(t, options(t)[0])
    moved = [e.now for e in of(events, told.Changed) if e.why == "wins"]
    assert moved == ([after] if after != before else [])


def test_L4_an_owner_who_is_out_stays_out() -> None:
    t = table(2, wins=80)
    t.owners[0].cannot_win = True
    t.owners[0].vp = 99
    assert t.winners() == (1,)
    t.owners[1].cannot_win = True
    assert t.winners() == (0,)


@pytest.mark.parametrize(("year", "price"), [(1, 30), (2, 30), (3, 30), (4, 50), (5, 50), (6, 50), (7, 50)])
def test_L23_the_price_of_a_victory_point(year: int, price: int) -> None:
    t = table(1, cash=price)
    t.year = year
    play(t, BuyingVP(), "buy 0")
    assert (t.owners[0].cash, t.owners[0].vp_from[1], ask(t)) == (0, 1, "")
    t = table(1, cash=price - 1)
    t.year = year
    play(t, BuyingVP())
    assert ask(t) == ""  # no loan may be taken for it (ruling L21)


@pytest.mark.parametrize(("year", "cash", "asked"), [(1, 25, True), (1, 24, False), (4, 49, True), (4, 25, True)])
def test_L21_who_can_repay_is_asked_at_the_bank_without_the_price_of_a_victory_point(
    year: int, cash: int, asked: bool
) -> None:
    t = table(2, cash=0)
    t.year = year
    o = t.owners[1]
    o.cash, o.loans, o.vp = cash, 1, -2
    play(t, BuyingVP())
    assert options(t) == (["done", "repay"] if asked else [])
    if asked:
        assert t.decision is not None
        assert t.decision.seat == 1
        assert not t.copy().why_not(t.decision.options[1])
        choose(t, "repay")
        assert (o.cash, o.loans, o.vp, ask(t)) == (cash - 25, 0, -1, "")


def test_L21_a_point_for_a_loan_comes_before_the_fan_adjustments() -> None:
    """Without it the owner would have the fewest Victory Points and gain a Fan for that."""
    t = table(2, wins=70, cash=0, fans=10, prospects=0)
    for o, vp in zip(t.owners, (0, -1), strict=True):
        o.vp = vp
    t.owners[1].cash, t.owners[1].loans = 25, 1
    go_on_from(t, "buying_vp")
    choose(t, "repay")
    assert [(o.vp, o.fans) for o in t.owners] == [(0, 10), (0, 10)]


def test_L21_the_bank_says_what_it_asks() -> None:
    t = table(1, cash=29)
    t.owners[0].loans = 1
    play(t, BuyingVP())
    asked, buttons = GAME.words.question(t, ("You",)), [GAME.words.action(a, t) for a in t.decision.options]
    assert asked.key == "Repay?"
    assert asked.text == "You, a loan is paid back with $25 for 1 VP; you have $29, and a Victory Point costs $30."
    assert buttons == ["Keep the money", "Repay a loan: $25, +1 VP"]


def test_L39_media_tokens_are_part_of_the_price_without_change() -> None:
    t = table(1, cash=22, media=9)
    play(t, BuyingVP())
    assert options(t) == ["done", "buy 2", "buy 3", "buy 4", "buy 5", "buy 6"]
    choose(t, "buy 2")
    assert (t.owners[0].cash, t.owners[0].media, t.owners[0].vp) == (2, 7, 1)


def test_L23_the_most_vp_buy_first_any_number() -> None:
    t = table(2, cash=95)
    t.owners[1].vp = 4
    play(t, BuyingVP())
    assert t.decision is not None
    assert t.decision.seat == 1
    choose(t, "buy 0", "buy 0", "buy 0")
    assert t.decision.seat == 0
    choose(t, "done")
    assert (t.owners[1].vp, t.owners[1].cash, t.owners[0].vp) == (7, 5, 0)


@pytest.mark.parametrize(("prospects", "vp"), [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2), (24, 4), (25, 5)])
def test_prospects_pay_1_vp_for_every_5(prospects: int, vp: int) -> None:
    t = table(1, prospects=prospects)
    go_on_from(t, "prospects_on_hand")
    assert (t.owners[0].vp_from[2], t.owners[0].prospects) == (vp, prospects)


def test_L32_the_champion_and_yearly_tiles_score() -> None:
    t = table(2)
    t.champion = 1
    go_on_from(t, "championship_series")
    assert [o.vp_from[3] for o in t.owners] == [0, 1]


def test_L32_half_a_roof_scores_every_year_and_nothing_more_at_the_end() -> None:
    """The one tile of the box that pays each year: worth most to those who build it early."""
    yearly = [number for number, tile in enumerate(plain().tiles) if tile is not None and tile.yearly_vp]
    assert yearly == [16 + 5]
    t = table(2)
    t.owners[1].park[7] = yearly[0]
    for years in (1, 2):
        go_on_from(t, "stadium_tiles")
        assert [o.vp_from[4] for o in t.owners] == [0, years]
    play(t, FinalStadiumScoring())
    assert [o.vp_from[4] for o in t.owners] == [0, 2]


def go_on_from(t: Lords, step: str) -> None:
    """Finances, from this step to the end."""
    finances = Finances()
    finances.at = Finances.PLACES[step]
    play(t, finances)


def test_L2_fewest_wins_pick_first_and_the_most_take_the_leftover() -> None:
    t = table(3)
    for o, wins in zip(t.owners, (90, 60, 70), strict=True):
        o.wins = wins
    play(t, Retirements())
    assert len(options(t)) == 4
    seats = []
    events = []
    while t.decision is not None:
        seats.append(t.decision.seat)
        events += choose(t, options(t)[0])
    assert seats == [1, 2, 0]
    assert [(e.seat, e.leftover) for e in of(events, told.RetirementTaken)] == [
        (1, False), (2, False), (0, False), (0, True)
    ]
    assert t.retirement == []


def test_it_is_known_who_has_picked_what() -> None:
    t = table(3)
    for o, wins in zip(t.owners, (90, 60, 70), strict=True):
        o.wins = wins
    play(t, Retirements())
    picked = [t.retirement[0]]
    choose(t, options(t)[0])
    top = t.stack[-1]
    assert isinstance(top, Retirements)
    assert (top.seats, top.taken) == ([1, 2, 0], picked)
    assert t.decision is not None and t.decision.seat == 2


def test_L2_a_tie_for_most_wins_discards_the_leftover() -> None:
    t = table(2, wins=80)
    t.owners[0].vp = 1
    events = play(t, Retirements())
    while t.decision is not None:
        events += choose(t, options(t)[0])
    assert len(of(events, told.RetirementTaken)) == 2
    assert len(of(events, told.RetirementLeft)) == 1


def test_L2_a_lone_owner_takes_both() -> None:
    t = table(1, wins=80)
    events = play(t, Retirements())
    events += choose(t, options(t)[0])
    assert len(of(events, told.RetirementTaken)) == 2


@pytest.mark.parametrize(
    ("token", "thing", "before", "after"),
    [
        ("star", "stars", 3, 2), ("star", "stars", 0, 0), ("manager", "manager", 4, 0), ("manager", "manager", 0, 0),
        ("front_office", "front_office", 3, 2), ("front_office", "front_office", 1, 1),
        ("farm_system", "farm_system", 2, 1), ("farm_system", "farm_system", 1, 1),
        ("regulars", "regulars", 1, 0), ("prospects", "prospects", 1, 0),
    ],
)
def test_L20_L28_L29_what_each_token_costs(token: str, thing: str, before: int, after: int) -> None:
    t = table(2, **{thing: before})
    found = next(card for card in t.cards.retirement.values() if card.loses == token)
    t.retirement = [found.id]
    retired, supply = t.retired, t.supply
    resolve(t, t.owners[0], found.id, False)
    assert getattr(t.owners[0], thing) == after
    assert t.retired - retired == (1 if thing == "stars" and before else 0)
    assert t.supply == supply


@pytest.mark.parametrize("token", list(plain().retirement))
def test_every_retirement_token_moves_one_thing_down_one_box(token: str) -> None:
    """All but the Manager, who leaves whatever his level."""
    things = ("stars", "regulars", "prospects", "front_office", "farm_system")
    t = table(2, front_office=4, farm_system=4)
    o, t.retirement = t.owners[0], [token]
    before = [getattr(o, thing) for thing in things]
    resolve(t, o, token, False)
    lost = [was - getattr(o, thing) for was, thing in zip(before, things, strict=True)]
    assert sum(lost) + (o.manager == 0) == 1, lost
    assert min(lost) == 0


@pytest.mark.parametrize(("wins", "removed"), [((73, 80), 3), ((72, 80), 2), ((60, 99), 0)])
def test_L11_a_team_every_owner_has_out_won_leaves_the_game(wins: tuple[int, int], removed: int) -> None:
    """Teams of 61, 66, 72, 77, 77 and 84 wins; the same number of wins keeps the token."""
    t = table(2)
    for o, won in zip(t.owners, wins, strict=True):
        o.wins = won
    before = len(t.npt_left)
    alter_npts(t)
    assert len(t.npt_removed) == removed
    assert len(t.npt_left) == before + 6 - removed


def test_L12_a_lone_owner_removes_the_weakest_two_unless_the_table_plays_it_literally() -> None:
    t = table(1, wins=85)
    alter_npts(t)
    assert t.npt_removed == ["start_1", "start_2"]
    t = table(1, cards=with_rules("solo_removes_all: false", "solo_removes_all: true"), wins=85)
    alter_npts(t)
    assert len(t.npt_removed) == 6


@pytest.mark.parametrize(("fans", "after"), [(1, 2), (7, 8), (8, 8), (13, 13), (14, 12), (15, 13), (20, 18)])
def test_L7_both_sides_of_every_fan_zone(fans: int, after: int) -> None:
    t = table(1, fans=fans)
    adjust_fans(t)
    assert t.owners[0].fans == after


def test_L7_steps_come_in_order_pennant_fewest_and_most_vp() -> None:
    t = table(3, fans=7)
    for o, vp in zip(t.owners, (5, 2, 2), strict=True):
        o.vp = vp
    t.pennant = 0
    events: list[object] = []
    t.tell = lambda one: events.append(one.event)
    adjust_fans(t)
    assert [o.fans for o in t.owners] == [8, 9, 9]
    assert [e.step for e in events] == ["growth"] * 3 + ["championship", "most_vp", "fewest_vp", "fewest_vp"]


def test_L7_everybody_tied_moves_nobody() -> None:
    t = table(2, fans=10)
    adjust_fans(t)
    assert [o.fans for o in t.owners] == [10, 10]


def test_L24_fans_of_20_and_the_printed_stadium_bring_150() -> None:
    t = table(1, fans=20)
    assert 80 + 3 * 20 + park_income(t, t.owners[0]) == 150
