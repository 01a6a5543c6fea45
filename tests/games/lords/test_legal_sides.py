"""Which sides of a Regular Season card may be used: ruling L45 over every side of every card, L47, and L46 on cards."""

from __future__ import annotations

import random
from typing import Any

import pytest

from lordsball.games.lords import events as told
from lordsball.games.lords.cards import Catalog
from lordsball.games.lords.carrying_out import legal_sides
from lordsball.games.lords.matchup import Matchup
from lordsball.games.lords.postseason import ChampionshipSeries
from lordsball.games.lords.quality import STAT, holds, worth
from lordsball.games.lords.scripts import Effect
from lordsball.games.lords.state import Lords, Owner
from lordsball.games.lords.verbs import Either, ExtraDice, Gain, Lose
from tests.games.lords import shipped
from tests.games.lords.plain_decks import plain, with_season
from tests.games.lords.table import ask, choose, of, options, play, set_stars, table

CAPS = {"stars": 9, "regulars": 18, "prospects": 25, "fans": 20, "manager": 5, "front_office": 5, "farm_system": 5}
FLOORS = {"fans": 1, "manager": 1, "front_office": 1, "farm_system": 1}
BOTH = ["primary", "secondary", "neither"]


def closes(t: Lords, o: Owner, effect: Effect) -> bool:
    """The rulebook's reasons, written down once more: a cap, a floor, a roll by players of whom there are none."""
    match effect:
        case Gain(things=things):
            asked = [thing for thing, amount in things.pairs if worth(t, o, amount)]
            full = any(thing in CAPS and getattr(o, thing) == CAPS[thing] for thing in asked)
            return full or ("stars" in asked and not t.supply) or ("manager" in asked and not o.manager)
        case Lose(things=things):
            asked = [thing for thing, amount in things.pairs if worth(t, o, amount)]
            return bool(asked) and all(getattr(o, thing) <= FLOORS.get(thing, 0) for thing in asked)
        case ExtraDice(amount=amount) if amount.of in ("stars", "regulars", "impact_players"):
            return not STAT[amount.of](t, o)
        case Either(choices=choices):
            return all(any(closes(t, o, inner) for inner in choice.do) for choice in choices)
    return False


def any_club(cards: Catalog, seed: int) -> Lords:
    """A table whose first club has every track at its ends more often than not."""
    chance = random.Random(seed)
    t = table(2, cards=cards)
    for o in t.owners:
        set_stars(t, o, chance.choice((0, 0, 1, 9)))
        o.regulars, o.prospects = chance.choice((0, 1, 3, 17, 18)), chance.choice((0, 0, 1, 2, 25))
        o.manager, o.front_office, o.farm_system = chance.choice((0, 1, 5)), *chance.choices((1, 5), k=2)
        o.fans, o.cash, o.media = chance.choice((1, 2, 20)), chance.choice((0, 3, 90)), chance.choice((0, 0, 1, 4))
        o.stacks = [9] * 4 if chance.random() < 0.3 else [2] * 4
    if chance.random() < 0.3:
        t.star_pool, t.supply = t.star_pool + t.supply, 0
    play(t, Matchup(0, 1))
    return t


@pytest.mark.parametrize("cards", [plain(), shipped.cards()], ids=["plain", "shipped"])
def test_L45_a_side_is_closed_for_the_rulebooks_reasons_alone_on_every_card(cards: Catalog) -> None:
    closed = 0
    for seed in range(60):
        t = any_club(cards, seed)
        o = t.owners[0]
        for id, card in cards.season.items():
            expected = tuple(
                name
                for name, side in (("primary", card.primary), ("secondary", card.secondary))
                if holds(t, o, side.needs) and not any(closes(t, o, effect) for effect in side.do)
            )
            assert legal_sides(t, 0, id) == expected, (seed, id)
            closed += 2 - len(expected)
    assert closed > 500


@pytest.mark.parametrize("cards", [plain(), shipped.cards()], ids=["plain", "shipped"])
def test_L45_whatever_is_open_can_be_carried_out_to_the_end(cards: Catalog) -> None:
    for seed in range(12):
        for id in cards.season:
            t = any_club(cards, seed)
            t.owners[0].hand, t.owners[1].hand = [id], [next(other for other in cards.season if other != id)]
            play(t, Matchup(0, 1), f"card {id}", f"card {t.owners[1].hand[0]}")
            while t.decision is not None:
                t.apply(t.decision.options[seed % len(t.decision.options)])


def hand(cards: Catalog, id: str = "rs_01", **club: int) -> Lords:
    """A lone owner whose card lies on the table."""
    stars = club.pop("stars", 3)
    t = table(1, cards=cards, **club)
    set_stars(t, t.owners[0], stars)
    t.owners[0].hand = [id]
    play(t, Matchup(0, 1), f"card {id}")
    return t


def test_L45_a_count_of_nothing_leaves_the_rest_of_the_side_open() -> None:
    """“+1 TQ, and $1 for each Star” without a Star is +1 TQ."""
    t = hand(shipped.cards(), "rs_69", stars=0)
    assert options(t) == BOTH
    events = choose(t, "primary")
    assert [event.amount for event in of(events, told.SeriesTqChanged)] == [1]
    assert of(events, told.CashMoved) == []


def test_L45_a_trade_that_cannot_be_made_leaves_the_rest_of_the_side_open() -> None:
    t = hand(shipped.cards(), "rs_59", regulars=0, prospects=0)
    assert options(t) == BOTH
    assert [event.amount for event in of(choose(t, "primary"), told.SeriesTqChanged)] == [1]
    assert ask(t) == "roll_series"


@pytest.mark.parametrize(("every", "regulars", "open_now"), [(4, 0, False), (4, 1, True), (4, 4, True)])
def test_L45_a_series_roll_is_closed_by_having_none_of_the_players_not_by_too_few(
    every: int, regulars: int, open_now: bool
) -> None:
    cards = with_season([{"extra_dice": {"per": 1, "of": "regulars", "every": every}}])
    assert ("primary" in options(hand(cards, regulars=regulars))) == open_now


@pytest.mark.parametrize("stat", ["prospects", "media", "loans", "upgrades"])
def test_L45_a_series_roll_by_anything_but_players_is_never_closed(stat: str) -> None:
    cards = with_season([{"extra_dice": {"per": 1, "of": stat}}])
    t = hand(cards, prospects=0)
    assert options(t) == BOTH
    choose(t, "primary")
    assert t.owners[0].dice == 1


def test_L46_conditions_of_a_card_are_looked_at_before_its_first_effect() -> None:
    poor: dict[str, Any] = {"if": {"needs": [{"at_most": {"cash": 10}}], "then": [{"gain": {"cash": 5}}]}}
    for effects, left in (([{"pay": 4}, poor], 8), ([{"gain": {"cash": 4}}, poor], 16)):
        t = hand(with_season(effects), cash=12)
        choose(t, "primary")
        assert t.owners[0].cash == left
    t = hand(with_season([{"gain": {"cash": 4}}, poor]), cash=8)
    choose(t, "primary")
    assert t.owners[0].cash == 17


def test_L46_a_card_that_asks_looks_at_its_conditions_first_as_well() -> None:
    poor: dict[str, Any] = {"if": {"needs": [{"at_most": {"cash": 10}}], "then": [{"gain": {"cash": 5}}]}}
    t = hand(with_season([{"pay": 4}, {"innovate": 1}, poor]), cash=12)
    choose(t, "primary", "innovate 0")
    assert t.owners[0].cash == 8


def test_L47_neither_side_need_be_used() -> None:
    """The Iron Man costs a Regular on either side."""
    t = hand(shipped.cards(), "rs_45")
    assert options(t) == BOTH
    events = choose(t, "neither")
    assert events == [told.EffectUsed(0, "rs_45", "neither")]
    assert (t.owners[0].regulars, t.owners[0].hand, t.season_used[-1]) == (9, [], "rs_45")
    assert ask(t) == "roll_series"


def test_L47_a_single_open_side_may_be_declined_and_so_may_a_saved_card() -> None:
    cards = with_season([{"gain": {"fans": 1}}])
    assert options(hand(cards, fans=20)) == ["secondary", "neither"]
    t = table(1, cards=cards)
    t.owners[0].hand = ["rs_01"]
    play(t, ChampionshipSeries(0), "play")
    assert options(t) == BOTH
    choose(t, "neither")
    assert (ask(t), t.owners[0].fans) == ("roll_game", 1)
