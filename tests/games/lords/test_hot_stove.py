"""Hot Stove League: the event, the deal, Trade, Manager, Stadium Actions, Option, Media."""

import pytest

from lordsball.engine.chance import Loaded
from lordsball.games.lords import events as told
from lordsball.games.lords.hot_stove import ExecutiveMovement, HotStove, HotStoveActions, HotStoveEvent
from lordsball.games.lords.stadium import StadiumActions
from lordsball.games.lords.staff import HireManager
from lordsball.games.lords.state import Lords, base_tq
from tests.games.lords.plain_decks import plain, with_event
from tests.games.lords.table import ask, choose, of, options, play, table

LEVELS = {2: 1, 3: 1, 4: 2, 5: 2, 6: 3, 7: 3, 8: 3, 9: 4, 10: 4, 11: 5, 12: 5}
PRESS, FIELD, BLEACHERS, CONCESSIONS = 1, 0, 2, 3


def test_L8_the_fewest_vp_choose_one_of_two_events() -> None:
    t = table(2)
    t.owners[0].vp = 3
    events = play(t, HotStoveEvent())
    assert t.decision is not None
    assert t.decision.seat == 1
    assert len(options(t)) == 2
    assert of(events, told.EventDealt)[0].seat == 1
    chosen = options(t)[1]
    events = choose(t, chosen)
    assert len(of(events, told.EventDiscarded)) == 1
    assert of(events, told.EventResolved)[0].card == chosen.split()[1]
    assert len(t.hot_stove_used) == 2
    assert t.event_cards == []


def test_L8_a_tie_for_fewest_is_one_card_and_nobody_chooses() -> None:
    t = table(3, cards=with_event([{"star_pool": 1}]))
    t.owners[0].vp = 3
    events = play(t, HotStoveEvent())
    assert of(events, told.EventDealt)[0].seat == -1
    assert len(t.hot_stove_used) == 1
    assert ask(t) == ""


def test_L8_a_lone_owner_chooses_between_two() -> None:
    t = table(1)
    play(t, HotStoveEvent())
    assert len(options(t)) == 2


@pytest.mark.parametrize(("level", "cards"), [(1, 3), (3, 3), (4, 4), (5, 5)])
def test_L42_a_front_office_counts_as_it_was_when_the_phase_began(level: int, cards: int) -> None:
    t = table(1, cards=with_event([{"each_owner": {"do": [{"lose": {"front_office": 4}}]}}]), front_office=level)
    play(t, HotStove(), options_of_event(t))
    assert t.owners[0].front_office == 1
    assert len(t.owners[0].hot_stove) == cards


def options_of_event(t: Lords) -> str:
    """The first of the two events that this table is going to be dealt."""
    copy = t.copy()
    play(copy, HotStove())
    return options(copy)[0]


def test_what_an_event_does_to_the_winter() -> None:
    t = table(2, cards=with_event([{"tile_price": -4}, {"manager_rolls": 1}, {"winter_cards": 1}]))
    play(t, HotStove())
    assert (t.tile_price, t.manager_rolls) == (-4, 1)
    assert [len(o.hot_stove) for o in t.owners] == [4, 4]


def test_an_event_moves_stars_between_supply_and_pool_as_many_as_there_are() -> None:
    t = table(2, cards=with_event([{"star_pool": 3}]))
    t.star_pool, t.supply = t.star_pool + t.supply - 2, 2
    pool = t.star_pool
    play(t, HotStoveEvent())
    assert (t.star_pool, t.supply) == (pool + 2, 0)


def test_each_owner_looks_at_all_clubs_before_anything_happens() -> None:
    effect = {"each_owner": {"needs": [{"fewest": "fans"}], "do": [{"gain": {"fans": 3}}], "otherwise": [{"pay": 2}]}}
    t = table(3, cards=with_event([effect]))
    for o, fans in zip(t.owners, (2, 4, 9), strict=True):
        o.fans = fans
    events = play(t, HotStoveEvent())
    assert [o.fans for o in t.owners] == [5, 4, 9]
    assert [o.cash for o in t.owners] == [50, 48, 48]
    assert sorted(e.affected for e in of(events, told.ClubAffected)) == [False, False, True]


def test_an_event_may_ask_every_owner() -> None:
    t = table(2, cards=with_event([{"each_owner": {"do": [{"innovate": 1}]}}]))
    t.owners[1].vp = -1
    play(t, HotStoveEvent(), options_of_two(t))
    assert t.decision is not None
    assert (t.decision.seat, ask(t)) == (1, "innovate")
    choose(t, "innovate 0", "innovate 3")
    assert [o.stacks for o in t.owners] == [[2, 2, 2, 3], [3, 2, 2, 2]]


def options_of_two(t: Lords) -> str:
    """The first of the two event cards that will be dealt."""
    copy = t.copy()
    play(copy, HotStoveEvent())
    return options(copy)[0]


@pytest.mark.parametrize(("total", "level"), list(LEVELS.items()))
def test_every_total_of_the_manager_table(total: int, level: int) -> None:
    assert plain().board.manager_rolls[total - 2] == level
    t = table(1, dice=(total // 2, total - total // 2), manager=0)
    play(t, HireManager(0, 0), f"hire {level}")
    assert t.owners[0].manager == level


def test_every_roll_is_seen_before_choosing_and_one_of_them_must_be_used() -> None:
    t = table(1, dice=(6, 6, 1, 1, 3, 4), manager=4)
    play(t, HireManager(0, 2))
    assert options(t) == ["hire 5", "reroll"]
    choose(t, "reroll", "reroll")
    assert options(t) == ["hire 5", "hire 3", "hire 1"]
    choose(t, "hire 5")
    assert t.owners[0].manager == 5


def test_L17_a_stadium_card_may_be_used_for_no_action() -> None:
    t = table(1)
    play(t, StadiumActions(0, 3), "stop")
    assert ask(t) == ""
    assert t.owners[0].stacks == [2, 2, 2, 2]


def test_build_and_innovation_mix_up_to_the_cards_number() -> None:
    t = table(1, cash=100)
    play(t, StadiumActions(0, 2), "innovate 3", "build 3", "space 8")
    o = t.owners[0]
    assert (o.stacks[CONCESSIONS], o.park[8], o.cash) == (4, 24 + 3, 100 - t.cards.stacks[CONCESSIONS][2].price)
    assert ask(t) == ""


def test_tiles_go_only_where_their_icon_is() -> None:
    takes = plain().takes
    assert takes[FIELD] == (4,)
    assert takes[PRESS] == (0, 1, 2)
    assert set(takes[BLEACHERS]) == {3, 6, 7, 8}
    assert set(takes[CONCESSIONS]) == {5, 6, 7, 8}
    for component, spaces in enumerate(takes):
        t = table(1, cash=100)
        play(t, StadiumActions(0, 1), f"build {component}")
        assert options(t) == [f"space {space}" for space in spaces]


def test_L30_overbuilding_follows_the_mats_icons_and_the_old_tile_leaves_the_game() -> None:
    t = table(1, cash=200)
    events = play(t, StadiumActions(0, 3), "build 3", "space 7", "build 2", "space 7", "build 0", "space 4")
    o = t.owners[0]
    assert o.park[7] == 16 + 2
    assert [e.replaced for e in of(events, told.Built)] == [0, 24 + 2, 1]
    assert o.stacks == [3, 2, 3, 3]
    assert o.park.count(24 + 2) == 0


def test_L30_an_empty_stack_can_neither_be_bought_nor_innovated() -> None:
    t = table(1)
    t.owners[0].stacks = [9, 8, 9, 9]
    play(t, StadiumActions(0, 3))
    assert options(t) == ["build 1", "innovate 1", "stop"]
    choose(t, "innovate 1")
    assert ask(t) == ""


def test_three_press_boxes_at_most() -> None:
    t = table(1, cash=500)
    play(t, StadiumActions(0, 4), "build 1", "space 0", "build 1", "space 1", "build 1", "space 2", "build 1")
    assert options(t) == ["space 0", "space 1", "space 2"]


def test_L18_a_field_counts_at_once_and_fans_of_a_tile_once() -> None:
    t = table(1, cash=500, fans=3)
    o = t.owners[0]
    o.stacks[FIELD], o.stacks[BLEACHERS] = 7, 4
    play(t, StadiumActions(0, 2), "build 0", "space 4", "build 2", "space 6")
    assert base_tq(o) == 9 + t.cards.stacks[FIELD][6].tq > 9
    assert o.fans == 3 + t.cards.stacks[BLEACHERS][3].fans


@pytest.mark.parametrize("cash", [0, 1, 9, 10, 11, 30, 31, 59, 60])
def test_L21_as_few_loans_as_the_price_needs_never_leaving_20(cash: int) -> None:
    t = table(1, cash=cash)
    o = t.owners[0]
    o.stacks[FIELD] = 7
    price = t.cards.stacks[FIELD][6].price
    play(t, StadiumActions(0, 1), "build 0", "space 4")
    assert o.loans == max(0, -(-(price - cash) // 20))
    assert o.vp == -2 * o.loans
    assert o.cash == cash + 20 * o.loans - price
    assert 0 <= o.cash < 20 or not o.loans


@pytest.mark.parametrize(
    ("levels", "at", "open_"),
    [
        (1, 1, ["move front_office 1"]), (1, 3, ["move front_office -1", "move front_office 1"]),
        (2, 5, ["move front_office -2", "move front_office -1"]),
        (2, 2, ["move front_office -1", "move front_office 1", "move front_office 2"]),
    ],
)
def test_L29_a_level_moves_between_1_and_5(levels: int, at: int, open_: list[str]) -> None:
    t = table(1, front_office=at)
    play(t, ExecutiveMovement(0, levels))
    assert [text for text in options(t) if "front" in text] == open_


@pytest.mark.parametrize(("at", "price"), [(1, 2), (2, 4), (3, 6), (4, 9)])
def test_every_price_of_a_level(at: int, price: int) -> None:
    t = table(1, farm_system=at)
    play(t, ExecutiveMovement(0, 1), "move farm_system 1")
    assert (t.owners[0].farm_system, t.owners[0].cash) == (at + 1, 50 - price)


def test_L29_lowering_is_free() -> None:
    t = table(1, farm_system=3)
    play(t, ExecutiveMovement(0, 1), "move farm_system -1")
    assert (t.owners[0].farm_system, t.owners[0].cash) == (2, 50)


def test_media_and_trade_and_the_order_of_play() -> None:
    t = table(3, dice=(2, 5))
    for o, (vp, wins) in zip(t.owners, ((4, 70), (1, 80), (1, 80)), strict=True):
        o.vp, o.wins = vp, wins
        o.hot_stove = ["hs_00", "hs_01", "hs_02"][o.seat : o.seat + 1]
    events = play(t, HotStoveActions())
    (order,) = of(events, told.OrderDecided)
    assert (order.seats, order.by) == ((2, 1, 0), ("dice", "vp"))
    choose(t, "card hs_02", "media")
    assert t.owners[2].media == t.cards.hot_stove["hs_02"].media
    choose(t, "card hs_01", "trade 0")
    assert (t.owners[1].stars, t.owners[1].prospects) == (2, 7)


def test_L26_hot_stove_ties_go_by_fewest_wins_first() -> None:
    t = table(2)
    t.owners[0].wins, t.owners[1].wins = 90, 60
    t.owners[0].hot_stove, t.owners[1].hot_stove = ["hs_00"], ["hs_01"]
    (order,) = of(play(t, HotStoveActions()), told.OrderDecided)
    assert (order.seats, order.by, order.dice) == ((1, 0), ("wins",), ())


def test_L40_dice_that_tie_again_are_rolled_again() -> None:
    t = table(2, dice=(3, 3, 1, 6))
    t.owners[0].hot_stove, t.owners[1].hot_stove = ["hs_00"], ["hs_01"]
    (order,) = of(play(t, HotStoveActions()), told.OrderDecided)
    assert order.seats == (1, 0)
    assert order.dice == ((0, 3), (1, 3), (0, 1), (1, 6))


def test_chance_is_loaded_in_these_tests() -> None:
    """Without this the dice above could pass by luck."""
    assert isinstance(table(1).chance, Loaded)
