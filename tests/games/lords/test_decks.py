"""The shipped decks: as many cards as printed, the options as intended, everything put to use, and fair worth."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from lordsball import paths
from lordsball.content.models import Model
from lordsball.content.vocabulary import Effect
from lordsball.games.lords.amounts import STATS
from lordsball.games.lords.card_files import HotStoveCard, SeasonCard, Side, SpringCard
from lordsball.games.lords.event_verbs import CLUB_EVENT_VERBS, EVENT_VERBS, EachOwner, every_effect
from lordsball.games.lords.game import new
from lordsball.games.lords.needs import NEEDS, AtLeast, AtMost, Need
from lordsball.games.lords.verbs import SEASON_VERBS, If, TradeSides
from tests.games.lords.deck_worth import DOLLARS, Situation, average, club, legal
from tests.games.lords.shipped import cards


def test_the_shipped_cards_have_no_mistakes_and_no_warnings() -> None:
    assert cards().warnings == ()


# --- as printed ---------------------------------------------------------------------------------------------------


def test_the_decks_have_the_printed_counts() -> None:
    c = cards()
    decks = (c.spring, c.season, c.franchises, c.hot_stove, c.championship, c.bonus)
    assert [len(deck) for deck in decks] == [50, 99, 12, 60, 8, 17]
    assert [*map(len, c.piles["coast"]), len(c.retirement)] == [8, 24, 24]
    assert [len(league.schedule) for league in c.leagues.values()] == [7, 7, 7]
    assert [tile.level for stack in c.stacks for tile in stack if tile.price] == [*range(2, 9)] * 4


def test_the_numbers_of_the_season_deck_are_1_to_99() -> None:
    assert sorted(card.number for card in cards().season.values()) == [*range(1, 100)]


def test_each_goal_is_another_stat() -> None:
    assert len({card.stat for card in cards().bonus.values()}) == 17


def test_the_opponents_are_of_quality_9_to_16() -> None:
    assert sorted(card.tq for card in cards().championship.values()) == [*range(9, 17)]


TRADES = {
    frozenset({(1, 0, 0), (0, 2, 0)}): "Star or 2 Regulars",
    frozenset({(1, 0, 0), (0, 0, 2)}): "Star or 2 Prospects",
    frozenset({(0, 1, 0), (0, 0, 1)}): "Regular or Prospect",
    frozenset({(0, 2, 0), (0, 0, 2)}): "2 Regulars or 2 Prospects",
    frozenset({(1, 0, 0), (0, 1, 1)}): "Star or Regular and Prospect",
}


def trade_of(sides: TradeSides) -> str:
    return TRADES[frozenset(side.counts for side in sides)]


def trades(*counts: int) -> dict[str, int]:
    return dict(zip(TRADES.values(), counts, strict=True))


def spring_options(card: SpringCard) -> tuple[Any, ...]:
    return card.upgrade, card.call_up, trade_of(card.trade), (card.sign.pay, card.sign.prospects), card.fans


def winter_options(card: HotStoveCard) -> tuple[Any, ...]:
    return trade_of(card.trade), card.manager, card.stadium, card.option, card.media


def columns(rows: list[tuple[Any, ...]]) -> list[dict[Any, int]]:
    return [dict(Counter(column)) for column in zip(*rows, strict=True)]


def test_spring_training_offers_what_it_is_meant_to() -> None:
    rows = [spring_options(card) for card in cards().spring.values()]
    assert columns(rows) == [
        {"none": 26, "star": 24},
        {"none": 14, "regular": 24, "star": 12},
        trades(14, 10, 8, 8, 10),
        {(1, 1): 20, (2, 1): 16, (3, 2): 9, (4, 2): 5},
        {0: 14, 1: 26, 2: 10},
    ]
    assert len(set(rows)) == 50, "two Spring Training cards offer the same"
    assert not [row for row in rows if row[0] == row[1] == "none" and row[4] == 0], "a card that can do next to nothing"


def test_the_hot_stove_offers_what_it_is_meant_to() -> None:
    rows = [winter_options(card) for card in cards().hot_stove.values()]
    assert columns(rows) == [
        trades(16, 12, 10, 10, 12),
        {1: 24, 2: 24, 3: 12},
        {1: 26, 2: 26, 3: 8},
        {1: 40, 2: 20},
        {1: 42, 2: 18},
    ]
    assert len(set(rows)) == 60, "two Hot Stove cards offer the same"


# --- the board ----------------------------------------------------------------------------------------------------


LEAGUES = ("coast", "north", "plains")


@pytest.mark.parametrize("league", LEAGUES)
def test_the_first_npts_are_a_whole_league(league: str) -> None:
    start = [cards().npt[token] for token in cards().piles[league][0]]
    assert sum(token.wins for token in start) == 616 and sum(token.tq for token in start) == 8 * 8


@pytest.mark.parametrize("league", LEAGUES)
def test_a_better_npt_wins_more(league: str) -> None:
    for pile in cards().piles[league]:
        ladder = sorted((cards().npt[token].tq, cards().npt[token].wins) for token in pile)
        assert [wins for _, wins in ladder] == sorted(wins for _, wins in ladder)


def test_a_league_with_tokens_of_its_own_plays_with_no_others() -> None:
    c = cards()
    assert tuple(c.leagues) == LEAGUES
    assert c.piles["coast"] == c.piles["plains"] == (tuple(c.start), c.piles["plains"][1])
    assert not {*c.piles["north"][0], *c.piles["north"][1]} & {*c.piles["coast"][0], *c.piles["coast"][1]}
    giants = [sorted((c.npt[token].tq for token in c.piles[league][0]), reverse=True) for league in LEAGUES]
    steps = [[one - other for one, other in zip(each, each[1:], strict=False)] for each in giants]
    assert steps[1][1] > 2 * max(steps[0])
    t = new(c, {"league": "north", "teams": ["snowshoe_hares"], "years": 3}, 1)
    assert {token for token in (*t.npt, *t.npt_left) if token} == {*c.piles["north"][0], *c.piles["north"][1]}


def test_what_retires() -> None:
    lost = Counter((token.loses, token.count) for token in cards().retirement.values())
    assert lost == {
        ("star", 1): 5, ("regulars", 1): 8, ("prospects", 1): 5, ("front_office", 1): 2, ("farm_system", 1): 2,
        ("manager", 1): 2,
    }


def test_L28_a_card_that_looks_for_a_weak_manager_says_that_none_is_weaker_still() -> None:
    """No Manager counts 0, which is a level of 3 or less: nobody has to guess that."""
    weak = [
        (needs, text)
        for card in (*cards().season.values(), *cards().hot_stove.values())
        for needs, text in conditions(card)
        if any("manager" in dict(need.numbers.pairs) for need in needs if isinstance(need, AtMost))
    ]
    assert len(weak) == 4
    for needs, text in weak:
        hired = any(isinstance(need, AtLeast) and "manager" in dict(need.numbers.pairs) for need in needs)
        assert ("or none" in text) != hired, text


def conditions(card: SeasonCard | HotStoveCard) -> Iterator[tuple[tuple[Need, ...], str]]:
    """Every list of conditions on a card, with the words it stands in."""
    parts: list[tuple[tuple[Effect, ...], str]] = []
    if isinstance(card, HotStoveCard):
        for effect in card.event.do:
            if isinstance(effect, EachOwner):
                yield effect.clubs.needs, card.event.text
                parts += [(effect.clubs.do, card.event.text), (effect.clubs.otherwise, card.event.text)]
    else:
        for side in (card.primary, card.secondary):
            yield side.needs, side.text
            parts.append((side.do, side.text))
    for effects, text in parts:
        for inner in every_effect(effects):
            if isinstance(inner, If):
                yield inner.condition.needs, text


def test_every_franchise_starts_level_and_in_the_black() -> None:
    c, b = cards(), cards().board
    for f in c.franchises.values():
        staff = b.staff_salaries[f.front_office - 1] + b.staff_salaries[f.farm_system - 1]
        men = b.star_salaries[f.stars - 1] + f.regulars * b.regular_salary + f.prospects * b.prospect_salary
        payroll = staff + men + b.manager_salaries[f.manager - 1]
        income = b.base_income + b.income_per_fan * c.rules.start_fans + sum(stack[0].income for stack in c.stacks)
        assert f.tq in (8, 9) and 0 < income - payroll <= 30, f.name


@pytest.mark.parametrize("component", range(4))
def test_a_higher_tile_costs_more_and_gives_no_less(component: int) -> None:
    tiles = cards().stacks[component][1:]
    assert [tile.price for tile in tiles] == sorted({tile.price for tile in tiles})
    for key in ("income", "fans", "media", "tq", "vp"):
        column = [getattr(tile, key) for tile in tiles]
        assert column == sorted(column), key
    for tile in tiles:
        assert 2 * tile.income <= tile.price, f"{tile.name} pays for itself in less than two years"


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def test_every_club_has_colours_that_can_be_told_apart() -> None:
    teams = [team for league in cards().leagues.values() for team in league.teams]
    assert len(teams) == 24
    for key in ("id", "name", "short", "emblem", "colours", "park", "text"):
        assert len({getattr(team, key) for team in teams}) == 24, key
    for team in teams:
        dark, light = sorted(map(luminance, team.colours))
        assert (light + 0.05) / (dark + 0.05) >= 4.5, team.name
        assert team.name.endswith(team.short)


# --- everything is put to use -------------------------------------------------------------------------------------


def used(part: Any) -> Iterator[Any]:
    """Every effect, condition and count of the season's cards and the winter's events."""
    if isinstance(part, Model):
        yield part
        for key in type(part).model_fields:
            yield from used(getattr(part, key))
    elif isinstance(part, tuple):
        for inner in part:
            yield from used(inner)


SEASON = [x for card in cards().season.values() for x in used(card)]
EVENTS = [x for card in cards().hot_stove.values() for x in used(card.event)]


def test_every_verb_and_every_condition_is_used() -> None:
    in_season = {x.verb() for x in SEASON if isinstance(x, Effect)}
    assert in_season >= {*SEASON_VERBS.verbs, *NEEDS.verbs}
    in_events = {x.verb() for x in EVENTS if isinstance(x, Effect)}
    assert in_events >= {*EVENT_VERBS.verbs, *CLUB_EVENT_VERBS.verbs}


def test_every_part_of_a_club_counts_for_something() -> None:
    counted: set[str] = set()
    for x in (*SEASON, *EVENTS):
        dumped = x.model_dump(exclude_none=True)
        counted |= {str(dumped.get(key)) for key in ("of", "stat")} | set(dumped.get("numbers", ()))
        if "component" in dumped:
            counted.add("upgrades")
    assert set(STATS) - counted == set()
    assert {x.whom for x in SEASON if hasattr(x, "whom")} == {"npt", "owner", "stronger", "equal", "weaker"}


@pytest.mark.parametrize("part", ["front_office", "farm_system"])
def test_levels_2_and_3_of_the_office_and_the_farm_are_rewarded(part: str) -> None:
    asked = Counter(
        dict(x.numbers.pairs).get(part) for x in (*SEASON, *EVENTS) if getattr(x, "verb", str)() == "at_least"
    )
    assert asked[2] >= 2 and asked[3] >= 3
    assert sum(getattr(x, "of", None) == part for x in (*SEASON, *EVENTS)) >= 3


# --- worth --------------------------------------------------------------------------------------------------------


def main_effect(side: Side) -> str:
    """What a primary effect is for: Team Quality, dice, the rival, or nothing in this series."""
    verbs = [effect.verb() for effect in every_effect(side.do)]
    series = [verb for verb in verbs if verb in ("series_tq", "extra_dice", "rival_tq")]
    return series[0] if series else "nothing"


def test_the_season_helps_a_club_by_somewhat_more_than_a_point_a_series() -> None:
    primary = [card.primary for card in cards().season.values()]
    kinds = Counter(main_effect(side) for side in primary)
    assert kinds == {"series_tq": 60, "extra_dice": 20, "rival_tq": 12, "nothing": 7}
    edges = [worth.edge for side in primary if (worth := average(side))]
    points = [worth.tq for side in primary if main_effect(side) == "series_tq" and (worth := average(side))]
    light, strong = sum(tq < 1.5 for tq in points), sum(tq > 2.5 for tq in points)
    assert (light, len(points) - light - strong, strong) == (31, 21, 8)
    assert len(edges) == 99
    assert 1.2 < sum(edges) / 99 < 1.6


def test_the_secondary_effect_is_the_lighter_one() -> None:
    heavier = []
    for card in cards().season.values():
        primary, secondary = average(card.primary), average(card.secondary)
        assert primary and secondary, card.name
        if secondary.total >= primary.total:
            heavier.append(card.name)
    assert heavier == []


def test_the_guide_for_designers_tells_the_worths_used_here() -> None:
    guide = (paths.cards() / "README.md").read_text(encoding="utf-8")
    told = {what: int(dollars) for what, dollars in re.findall(r"^\| ([A-Z].+) \| \$(\d+) \|$", guide, re.MULTILINE)}
    assert told == {
        "Victory Point": DOLLARS["vp"],
        "Star": DOLLARS["stars"],
        "Manager level": DOLLARS["manager"],
        "Regular": DOLLARS["regulars"],
        "Prospect": DOLLARS["prospects"],
        "Front Office level, Farm System level": DOLLARS["front_office"],
        "Fan": DOLLARS["fans"],
        "Media token": DOLLARS["media"],
    }


def test_a_new_club_can_use_every_card() -> None:
    for f in cards().franchises.values():
        fresh = club(
            stars=f.stars, regulars=f.regulars, prospects=f.prospects, manager=f.manager, cash=f.cash,
            front_office=f.front_office, farm_system=f.farm_system, wins=0, vp=0,
        )
        for card in cards().season.values():
            assert usable(card, Situation(fresh, "weaker")), f"{f.name} can do nothing with {card.name}"


def usable(card: SeasonCard, s: Situation) -> bool:
    return legal(card.primary, s) or legal(card.secondary, s)


def test_most_events_touch_some_clubs_and_leave_others_alone() -> None:
    def chooses(card: HotStoveCard) -> bool:
        return any(x.needs for x in used(card.event) if hasattr(x, "otherwise") and hasattr(x, "needs"))

    assert sum(chooses(card) for card in cards().hot_stove.values()) >= 40
