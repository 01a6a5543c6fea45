"""Spring Training: bonus, NPTs, cards, Media support, the five actions, loans."""

import pytest

from lordsball.engine.procedure import Action
from lordsball.games.lords import events as told
from lordsball.games.lords.cards import load_texts
from lordsball.games.lords.spring import MediaSupport, SpringActions, SpringTraining, draw_npt, spring_options
from lordsball.games.lords.state import Lords
from tests.games.lords.plain_decks import TRADES, spring, texts, with_rules
from tests.games.lords.table import ask, choose, of, options, play, set_stars, table


def with_card(t: Lords, **changed: object) -> Lords:
    """Seat 0 holds one card that says this; play has come to it."""
    cards = spring()
    cards[0] |= {"upgrade": "none", "call_up": "none", "trade": TRADES[0], "fans": 0} | changed
    t.cards = load_texts(texts(spring=cards), "cards")
    t.owners[0].spring = ["st_00"]
    t.spring_left.remove("st_00")
    play(t, SpringActions(), "card st_00")
    return t


def test_the_phases_come_in_their_order() -> None:
    t = table(2)
    t.year = 2
    events = play(t, SpringTraining())
    kinds = [type(event).__name__ for event in events]
    assert [k for i, k in enumerate(kinds) if k not in kinds[:i]] == [
        "YearBegan",
        "NptDrawn",
        "CardsDealt",
        "OrderDecided",
    ]
    assert t.bonus
    assert t.bonus not in t.bonus_left
    assert ask(t) == "spring_card"


def test_year_1_uses_start_tokens_only_and_the_rest_join_the_pile() -> None:
    t = table(4)
    t.npt_start, t.npt_left = map(list, t.cards.piles[t.league])
    t.npt = [""] * 8
    events = of(play(t, SpringTraining()), told.NptDrawn)
    assert [event.team for event in events] == [4, 5, 6, 7]
    assert all(event.token in t.cards.start for event in events)
    assert t.npt_start == []
    assert len(t.npt_left) == 24 + 4


def test_L12_a_short_pile_is_refilled_with_the_strongest_removed_token() -> None:
    t = table(1)
    t.year, t.npt_left, t.npt_removed = 2, [], ["start_2", "start_8", "start_1"]
    assert draw_npt(t) == "start_8"
    assert t.npt_removed == ["start_2", "start_1"]


@pytest.mark.parametrize(("level", "cards"), [(1, 3), (2, 3), (3, 3), (4, 4), (5, 5)])
def test_a_farm_system_of_level_4_or_5_is_dealt_extra_cards(level: int, cards: int) -> None:
    t = table(1, farm_system=level)
    t.year = 2
    play(t, SpringTraining())
    assert len(t.owners[0].spring) == cards


def test_L25_media_support_one_card_a_token_up_to_five() -> None:
    t = table(1, media=4)
    t.owners[0].spring = [t.spring_left.pop() for _ in range(3)]
    play(t, MediaSupport("spring"), "draw", "draw")
    assert (len(t.owners[0].spring), t.owners[0].media, ask(t)) == (5, 2, "")


def test_L25_media_support_of_the_season_is_one_card() -> None:
    t = table(1, media=4)
    t.owners[0].hand = [t.season_left.pop() for _ in range(7)]
    play(t, MediaSupport("season"), "draw")
    assert (len(t.owners[0].hand), t.owners[0].media, ask(t)) == (8, 3, "")


def test_media_support_is_decided_by_the_most_vp_first_and_may_be_declined() -> None:
    t = table(2, media=1)
    t.owners[1].vp = 3
    for o in t.owners:
        o.spring = [t.spring_left.pop() for _ in range(3)]
    play(t, MediaSupport("spring"))
    assert t.decision is not None
    assert t.decision.seat == 1
    choose(t, "enough", "enough")
    assert (t.owners[0].media, t.owners[1].media) == (1, 1)


def test_L31_press_boxes_pay_their_tokens_at_the_start_of_spring() -> None:
    t = table(1)
    t.year = 2
    t.owners[0].park[0], t.owners[0].park[2] = 8 + 2, 8 + 7
    play(t, SpringTraining())
    boxes = t.cards.stacks[1]
    assert t.owners[0].media == boxes[0].media + boxes[1].media + boxes[6].media > 0


def test_L41_the_lowest_in_vp_begins_and_each_plays_one_card_a_round() -> None:
    t = table(3)
    for o, vp in zip(t.owners, (5, 1, 3), strict=True):
        o.vp = vp
        o.spring = [t.spring_left.pop() for _ in range(2)]
    play(t, SpringActions())
    order = []
    while t.decision is not None:
        if ask(t) == "spring_card":
            order.append(t.decision.seat)
        choose(t, options(t)[-1] if ask(t) == "spring_card" else "sign")
    assert order == [1, 2, 0, 1, 2, 0]


def test_L41_as_a_house_rule_each_owner_plays_all_cards_in_one_turn() -> None:
    t = table(2, cards=with_rules("whole_turns: false", "whole_turns: true"))
    t.owners[1].vp = 1
    for o in t.owners:
        o.spring = [t.spring_left.pop() for _ in range(2)]
    play(t, SpringActions())
    order = []
    while t.decision is not None:
        order.append(t.decision.seat)
        choose(t, options(t)[0] if ask(t) == "spring_card" else "sign")
    assert order == [0, 0, 0, 0, 1, 1, 1, 1]


def test_L26_ties_in_spring_are_rolled_with_two_dice_until_they_differ() -> None:
    t = table(2, dice=(3, 4, 5, 2, 1, 1, 6, 1))
    t.owners[0].spring = [t.spring_left.pop()]
    (event,) = of(play(t, SpringActions()), told.OrderDecided)
    assert event.seats == (1, 0)
    assert event.by == ("dice",)
    assert event.dice == ((0, 7), (1, 7), (0, 2), (1, 7))


def test_upgrade_turns_a_regular_into_a_star_of_the_general_supply() -> None:
    t = with_card(table(1), upgrade="star")
    pool, supply = t.star_pool, t.supply
    choose(t, "upgrade")
    o = t.owners[0]
    assert (o.regulars, o.stars, t.star_pool, t.supply) == (8, 4, pool, supply - 1)


@pytest.mark.parametrize("why", ["no regular", "nine stars", "no supply"])
def test_upgrade_needs_a_regular_a_box_and_a_cube(why: str) -> None:
    t = table(1)
    o = t.owners[0]
    if why == "no regular":
        o.regulars = 0
    elif why == "nine stars":
        set_stars(t, o, 9)
    else:
        t.star_pool, t.supply = t.star_pool + t.supply, 0
    with_card(t, upgrade="star")
    assert "upgrade" not in options(t)
    assert t.why_not(Action("upgrade")) not in (None, "")


@pytest.mark.parametrize(("kind", "stars", "regulars"), [("none", 3, 9), ("regular", 3, 10), ("star", 4, 9)])
def test_call_up(kind: str, stars: int, regulars: int) -> None:
    t = with_card(table(1), call_up=kind)
    choose(t, "call_up")
    o = t.owners[0]
    assert (o.stars, o.regulars, o.prospects) == (stars, regulars, 5 if kind == "none" else 4)


def test_call_up_needs_a_prospect_and_room() -> None:
    assert "call_up" not in options(with_card(table(1, prospects=0), call_up="regular"))
    assert "call_up" not in options(with_card(table(1, regulars=18), call_up="regular"))


def test_L14_L15_a_trade_gives_up_first_and_uses_the_pool() -> None:
    t = with_card(table(1))
    assert {"trade 0", "trade 1"} <= set(options(t))
    pool, supply = t.star_pool, t.supply
    choose(t, "trade 0")
    o = t.owners[0]
    assert (o.stars, o.regulars, t.star_pool, t.supply) == (2, 11, pool + 1, supply)


def test_L14_an_empty_pool_has_no_star_to_give() -> None:
    t = table(1)
    t.supply, t.star_pool = t.supply + t.star_pool, 0
    with_card(t)
    assert "trade 1" not in options(t)
    assert "trade 0" in options(t)


def test_L15_a_full_track_makes_a_trade_illegal() -> None:
    assert "trade 0" not in options(with_card(table(1, regulars=17)))
    assert "trade 0" in options(with_card(table(1, regulars=16)))


def test_L16_sign_pays_and_loses_the_excess() -> None:
    t = with_card(table(1, prospects=24), sign={"pay": 4, "prospects": 2})
    choose(t, "sign")
    assert (t.owners[0].prospects, t.owners[0].cash) == (25, 46)
    t = with_card(table(1, prospects=25), sign={"pay": 4, "prospects": 2})
    assert "sign" in options(t)
    choose(t, "sign")
    assert (t.owners[0].prospects, t.owners[0].cash) == (25, 46)


def test_L21_a_price_beyond_the_cash_is_paid_with_a_loan() -> None:
    t = with_card(table(1, cash=3), sign={"pay": 4, "prospects": 1})
    events = choose(t, "sign")
    o = t.owners[0]
    assert (o.cash, o.loans, o.vp, o.vp_from[6]) == (19, 1, -2, -2)
    assert of(events, told.LoanTaken) == [told.LoanTaken(0, 1, 1)]


@pytest.mark.parametrize(("fans", "gained", "now"), [(5, 0, 5), (5, 2, 7), (19, 2, 20), (20, 0, 20)])
def test_increase_fans_never_past_20(fans: int, gained: int, now: int) -> None:
    t = with_card(table(1, fans=fans), fans=gained)
    choose(t, "fans")
    assert t.owners[0].fans == now


def test_fans_at_20_can_only_gain_nothing() -> None:
    assert "fans" not in options(with_card(table(1, fans=20), fans=1))


def test_L17_something_is_always_legal_in_spring() -> None:
    """At every cap and at every floor Sign stays open, with a loan if need be."""
    for club in (
        {"stars": 9, "regulars": 18, "prospects": 25, "fans": 20},
        {"stars": 0, "regulars": 0, "prospects": 0, "cash": 0},
    ):
        t = table(1, **club)
        t.star_pool = t.supply = 0
        for card in t.cards.spring:
            assert spring_options(t, t.owners[0], card)


def test_L21_a_loan_can_be_repaid_at_ones_own_turn_and_only_with_25_dollars() -> None:
    t = table(1, loans=1, cash=25)
    t.owners[0].spring = [t.spring_left.pop()]
    play(t, SpringActions())
    assert "repay" in options(t)
    choose(t, "repay")
    assert (t.owners[0].loans, t.owners[0].cash, t.owners[0].vp) == (0, 0, 1)
    assert "repay" not in options(t)
    t = table(1, loans=1, cash=24)
    t.owners[0].spring = [t.spring_left.pop()]
    play(t, SpringActions())
    assert "repay" not in options(t)


def test_L1_a_deck_that_runs_out_takes_its_discards_back() -> None:
    t = table(1, media=1)
    t.owners[0].spring = [t.spring_left.pop() for _ in range(3)]
    t.spring_used, t.spring_left = t.spring_left, []
    events = play(t, MediaSupport("spring"), "draw")
    assert told.DeckReshuffled("spring") in events
    assert (len(t.spring_left), t.spring_used, len(t.owners[0].spring)) == (46, [], 4)
