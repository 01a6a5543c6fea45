"""Both sides of every boundary, every tile, every token: what the last space, the last cube, the last card change."""

import pytest

from lordsball.games.lords import clubs, money
from lordsball.games.lords import events as told
from lordsball.games.lords.carrying_out import DrawForTrade
from lordsball.games.lords.ending import FinalStadiumScoring
from lordsball.games.lords.finances import Finances
from lordsball.games.lords.hot_stove import HotStove
from lordsball.games.lords.matchup import Matchup
from lordsball.games.lords.quality import park_income
from lordsball.games.lords.regular import RegularSeason
from lordsball.games.lords.retirements import resolve
from lordsball.games.lords.spring import MediaSupport, SpringTraining, spring_options
from lordsball.games.lords.stadium import StadiumActions
from lordsball.games.lords.state import Lords, base_tq
from tests.games.lords.plain_decks import plain, with_event, with_season
from tests.games.lords.table import ask, choose, of, options, play, set_stars, table

SPACES = (4, 0, 6, 7)
"""A space for each component."""
TILES = [(component, level) for component in range(4) for level in range(2, 9)]


@pytest.mark.parametrize(("component", "level"), TILES)
def test_every_tile_gives_what_it_prints(component: int, level: int) -> None:
    """Price, income, Fans and Team Quality at once; Media tokens and dice in spring; VP at the end (L18, L31, L32)."""
    t = table(1, cash=100, fans=5)
    o, tile = t.owners[0], t.cards.stacks[component][level - 1]
    printed = 5 if component in (2, 3) else 0
    o.stacks[component] = level
    before = park_income(t, o) - (0 if SPACES[component] != 4 else t.cards.stacks[0][0].income)
    play(t, StadiumActions(0, 1), f"build {component}", f"space {SPACES[component]}")
    assert (o.cash, o.fans, base_tq(o)) == (100 - tile.price, 5 + tile.fans, 9 + tile.tq)
    assert park_income(t, o) == before + tile.income
    assert o.stacks[component] == level + 1
    assert t.cards.stacks[component][0].income == printed
    t.year = 2
    play(t, SpringTraining())
    assert (o.media, o.field_dice) == (tile.media, tile.dice)
    vp = o.vp
    play(t, FinalStadiumScoring())
    assert o.vp - vp == tile.vp


@pytest.mark.parametrize("token", list(plain().retirement))
def test_every_retirement_token_costs_what_it_prints(token: str) -> None:
    t = table(1, front_office=3, farm_system=3)
    o, card = t.owners[0], plain().retirement[token]
    thing = "stars" if card.loses == "star" else card.loses
    before = {name: getattr(o, name) for name in ("stars", "regulars", "prospects", "front_office", "farm_system")}
    before["manager"] = o.manager
    t.retirement = [token]
    resolve(t, o, token, leftover=False)
    lost = {name: number - getattr(o, name) for name, number in before.items() if number != getattr(o, name)}
    assert lost == {thing: o.manager + 3 if thing == "manager" else card.count}


@pytest.mark.parametrize("token", list(plain().npt))
def test_every_npt_token_plays_with_the_quality_it_prints(token: str) -> None:
    t = table(1, cards=with_season([{"gain": {"cash": 1}}]), dice=(1, 1))
    t.npt[1], t.owners[0].hand = token, ["rs_01"]
    (event,) = of(play(t, Matchup(0, 1), "card rs_01", "primary", "roll"), told.SeriesOver)
    assert event.totals == (9 + 1, t.cards.npt[token].tq + 1)


@pytest.mark.parametrize("fans", range(1, 21))
def test_every_space_of_the_fan_track_pays_3_for_its_number(fans: int) -> None:
    t = table(1, fans=fans, wins=70)
    assert of(play(t, Finances()), told.IncomeCounted)[0].fans == 3 * fans


@pytest.mark.parametrize(("level", "cards"), [(1, 3), (2, 3), (3, 3), (4, 4), (5, 5)])
def test_every_level_of_the_front_office_deals_its_cards(level: int, cards: int) -> None:
    t = table(2, cards=with_event([{"star_pool": 1}]), front_office=level)
    play(t, HotStove())
    assert [len(o.hot_stove) for o in t.owners] == [cards, cards]


@pytest.mark.parametrize(
    ("stars", "regulars", "manager", "field", "tq"),
    [(9, 17, 5, 0, 19), (9, 18, 5, 0, 20), (9, 17, 5, 1, 20), (9, 17, 5, 2, 20), (9, 18, 5, 3, 20)],
)
def test_L18_both_sides_of_a_quality_of_20(stars: int, regulars: int, manager: int, field: int, tq: int) -> None:
    t = table(1, stars=stars, regulars=regulars, manager=manager)
    t.owners[0].field_tq = field
    assert base_tq(t.owners[0]) == tq


@pytest.mark.parametrize(("held", "asked"), [(3, True), (4, True), (5, False)])
@pytest.mark.parametrize("deck", ["spring", "hot_stove"])
def test_L25_a_hand_of_5_draws_no_more(deck: str, held: int, asked: bool) -> None:
    t = table(1, media=3)
    left: list[str] = getattr(t, f"{deck}_left")
    getattr(t.owners[0], deck).extend(left.pop() for _ in range(held))
    play(t, MediaSupport(deck))
    assert (ask(t) == "media_support") == asked


@pytest.mark.parametrize(("media", "asked"), [(0, False), (1, True)])
def test_L25_media_support_takes_a_token(media: int, asked: bool) -> None:
    t = table(1, media=media)
    t.owners[0].hand = [t.season_left.pop() for _ in range(7)]
    play(t, MediaSupport("season"))
    assert (ask(t) == "media_support") == asked


@pytest.mark.parametrize(("dice", "asked"), [(1, True), (2, True), (3, False)])
def test_three_dice_leave_no_room_for_the_fields(dice: int, asked: bool) -> None:
    effect = [{"extra_dice": dice - 1}] if dice > 1 else [{"gain": {"cash": 1}}]
    t = table(1, cards=with_season(effect))
    t.owners[0].field_dice, t.owners[0].hand = 1, ["rs_01"]
    play(t, Matchup(0, 1), "card rs_01", "primary")
    assert (ask(t) == "stadium_die") == asked


@pytest.mark.parametrize("cubes", [0, 1])
def test_L14_the_last_cube_of_the_supply_and_of_the_pool(cubes: int) -> None:
    """Upgrade, Call-Up and cards take from the supply, a trade from the pool, never the one for the other."""
    cards = plain()
    upgrade = next(c.id for c in cards.spring.values() if c.upgrade == "star")
    call_up = next(c.id for c in cards.spring.values() if c.call_up == "star")
    trade = next(c.id for c in cards.spring.values() if c.trade[0].stars and c.trade[1].regulars == 2)

    def open_(t: Lords, card: str) -> set[str]:
        return {str(action) for action in spring_options(t, t.owners[0], card)}

    t = table(1)
    t.star_pool, t.supply = t.star_pool + t.supply - cubes, cubes
    assert ("upgrade" in open_(t, upgrade), "call_up" in open_(t, call_up)) == (bool(cubes), bool(cubes))
    assert clubs.room(t, t.owners[0], "stars") == cubes
    assert "trade 1" in open_(t, trade)
    t = table(1)
    t.supply, t.star_pool = t.star_pool + t.supply - cubes, cubes
    assert ("trade 1" in open_(t, trade)) == bool(cubes)
    assert {"upgrade"} <= open_(t, upgrade)


@pytest.mark.parametrize(
    ("thing", "cap", "floor"),
    [("regulars", 18, 0), ("prospects", 25, 0), ("fans", 20, 1), ("front_office", 5, 1), ("farm_system", 5, 1),
     ("manager", 5, 1)],
)
def test_a_track_stops_at_its_last_and_at_its_first_box(thing: str, cap: int, floor: int) -> None:
    t = table(1, **{thing: cap - 1})
    o = t.owners[0]
    assert [clubs.change(t, o, thing, 1, "test"), clubs.change(t, o, thing, 1, "test")] == [1, 0]
    assert getattr(o, thing) == cap
    setattr(o, thing, floor + 1)
    assert [clubs.change(t, o, thing, -1, "test"), clubs.change(t, o, thing, -1, "test")] == [-1, 0]
    assert getattr(o, thing) == floor


@pytest.mark.parametrize("level", range(2, 10))
def test_L30_each_stack_runs_from_2_to_8_and_is_empty_after(level: int) -> None:
    t = table(1, cash=500)
    t.owners[0].stacks = [level] * 4
    play(t, StadiumActions(0, 1))
    assert ("build 0" in options(t)) == (level <= 8)
    assert ("innovate 3" in options(t)) == (level <= 8)


def test_a_fourth_press_box_has_to_replace_one() -> None:
    t = table(1, cash=500)
    o = t.owners[0]
    for built, space in enumerate((0, 2)):
        play(t, StadiumActions(0, 1), "build 1", f"space {space}")
        assert sum(9 <= number <= 16 for number in o.park) == built + 2
    play(t, StadiumActions(0, 1), "build 1", "space 0")
    assert sum(9 <= number <= 16 for number in o.park) == 3


@pytest.mark.parametrize(("cash", "loans"), [(0, 2), (19, 2), (20, 1), (39, 1), (40, 0), (41, 0)])
def test_L21_loans_for_a_price_of_40(cash: int, loans: int) -> None:
    """As many as the price takes and no more: $20 are never left."""
    t = table(1, cash=cash)
    money.pay(t, t.owners[0], 40, "tile")
    assert (t.owners[0].loans, t.owners[0].vp, t.owners[0].cash) == (loans, -2 * loans, cash + 20 * loans - 40)


def test_the_matchups_of_a_card_are_played_from_top_to_bottom() -> None:
    t = table(8, cards=with_season([{"gain": {"cash": 1}}]))
    events = play(t, RegularSeason())
    while t.decision is not None:
        events += choose(t, options(t)[0])
    cards = of(events, told.ScheduleFlipped)
    played = [frozenset(event.teams) for event in of(events, told.SeriesBegan)]
    assert [card.number for card in cards] == [1, 2, 3, 4, 5, 6, 7]
    assert played == [frozenset(pair) for card in cards for pair in card.matchups]


@pytest.mark.parametrize("stars", [1, 0])
def test_an_st_card_may_trade_only_what_is_there(stars: int) -> None:
    """Under the rules of Spring Training; else it is discarded unused."""
    t = table(1, regulars=18, prospects=25)
    set_stars(t, t.owners[0], stars)
    t.star_pool, t.supply = 0, t.supply + t.star_pool
    card = next(c.id for c in t.cards.spring.values() if c.trade[0].stars and c.trade[1].regulars == 2)
    t.spring_used, t.spring_left = [c for c in t.spring_left if c != card], [card]
    play(t, DrawForTrade(0))
    assert options(t) == ["decline"]
    choose(t, "decline")
    assert card in t.spring_used


@pytest.mark.parametrize("owners", range(1, 9))
def test_L36_matchups_played_by_so_many_owners(owners: int) -> None:
    """C(n,2) + n(8-n): 7, 13, 18, 22, 25, 27, 28, 28."""
    t = table(owners, cards=with_season([{"gain": {"cash": 1}}]))
    events = play(t, RegularSeason())
    while t.decision is not None:
        events += choose(t, options(t)[0])
    assert len(of(events, told.SeriesOver)) == owners * (owners - 1) // 2 + owners * (8 - owners)


def test_L19_the_highest_die_stands_first_and_each_owner_rolls_for_the_own_team() -> None:
    t = table(2, cards=with_season([{"extra_dice": 2}]), dice=(2, 5, 4, 1, 6, 3))
    t.owners[0].hand, t.owners[1].hand = ["rs_90"], ["rs_10"]
    play(t, Matchup(0, 1), "card rs_90", "card rs_10", "primary", "primary")
    rolled = of(choose(t, "roll", "roll"), told.SeriesRolled)
    assert options(t) == ["die 5", "die 4", "die 2"]
    choose(t, "die 4")
    assert options(t) == ["die 6", "die 3", "die 1"]
    assert [(event.team, event.seat, event.faces) for event in rolled] == [(0, 0, (2, 5, 4)), (1, 1, (1, 6, 3))]
    (over,) = of(choose(t, "die 1"), told.SeriesOver)
    assert over.totals == (9 + 4, 9 + 1)
