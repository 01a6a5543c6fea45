"""A club in numbers: what the learned value weighs, and at which points of the year it has been learned.

A year has four points: its first Spring Training card, its first Regular Season card, its first Retirement token and
its first Hot Stove card. Between two of them a judge looks ahead to the later one.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import NamedTuple

from lordsball.ai.arithmetic import exponential, whole
from lordsball.ai.lords.moment import SEASON, SPRING, rivals_left
from lordsball.ai.lords.wins import (
    GROWTH,
    HALF_SERIES,
    HAND,
    NEEDED,
    WINS_A_TQ,
    Table,
    looked_up,
    pennant_table,
    season_table,
    year_ahead_table,
)
from lordsball.games.lords.cards import Catalog
from lordsball.games.lords.quality import STAT, figures
from lordsball.games.lords.retirements import Retirements
from lordsball.games.lords.state import MOST_FANS, MOST_PROSPECTS, NOBODY, Lords, Owner, base_tq

SPRING_POINT, SEASON_POINT, FINANCES_POINT, WINTER_POINT = POINTS = ("spring", "season", "finances", "winter")
POINT_OF = dict(zip(("spring_card", "season_card", "retirement", "hot_stove_card"), POINTS, strict=True))
"""The first question of its kind in a year is the point."""

PLENTY = 80
"""Dollars that a winter can put to good use."""
SPREADS = {
    "stars": 1.5, "regulars": 2.5, "prospects": 3.0, "impact_players": 3.0, "manager": 1.2, "front_office": 1.0,
    "farm_system": 1.0, "fans": 2.0, "cash": 25.0, "media": 2.0, "tq": 2.0, "wins": 12.0, "vp": 3.0, "loans": 1.0,
    "highest_field": 1.5, "highest_press_box": 1.5, "highest_bleachers": 1.5, "highest_concessions": 1.5,
    "combined_press_box": 3.0, "combined_bleachers": 3.0, "combined_concessions": 3.0, "park_income": 8.0,
    "upgrades": 2.0,
}
"""How far the goal of a year may still move, in each stat."""
SERIES = 7
"""Of a season."""
HURRY = dict(zip(POINTS, (1.0, 0.8, 0.6, 0.5), strict=True))
"""The same by the point: nearer the end of the year less can change."""
LAST_MOVES = 0.3
"""The same while the last cards of a winter are played."""

NAMES = (
    "cash", "plenty", "points", "fans", "fans_squared", "stars", "regulars", "whole_thirds", "prospects", "whole_fives",
    "manager", "no_manager", "front_office", "farm_system", "front_office_4", "farm_system_4", "media",
    "park_tq", "park_income", "park_media", "park_dice", "park_yearly_vp", "park_vp",
    "field", "press_box", "bleachers", "concessions", "tq", "edge", "payroll", "short", "loans",
    "season", "pennant", "goal",
)
"""What is weighed. Dollars in tens, but `park_income` in fives; `points`: Victory Points that the cash would buy;
`front_office_4`: levels above 3; `field` and so on: tiles gone from each stack; `edge`: Team Quality against that of
the rivals, squared; `short`: what will be missing when the salaries are paid; `season`: what the win track may be
expected to bring; `goal`: the chance of the Bonus card."""
STANDING = ("behind_the_first", "before_the_last", "ahead")
"""What the score of the others makes of the own one: who is behind catches up."""
SCORE_STEP = 1.5
"""Victory Points in which most of the catching up happens."""


class Park(NamedTuple):
    """Nine spaces with what lies on them, added up."""

    income: int
    media: int
    dice: int
    yearly_vp: int
    vp: int


@lru_cache(maxsize=50_000)
def park_of(cards: Catalog, park: tuple[int, ...]) -> Park:
    """What the tiles of a stadium bring; its Team Quality is the owner's `field_tq`."""
    tiles = [tile for number in park if (tile := cards.tiles[number]) is not None]
    return Park(
        whole(tile.income for tile in tiles),
        whole(tile.media for tile in tiles),
        whole(tile.dice for tile in tiles),
        whole(tile.yearly_vp for tile in tiles),
        whole(tile.vp for tile in tiles),
    )


class Surroundings(NamedTuple):
    """What features of a club depend on beside the club itself."""

    t: Lords
    wins: Table
    """Worth of the season by twice its mean wins; empty where there is none to come."""
    pennant: Table
    series: int
    rivals_tq: float
    """Mean Team Quality of the rivals in these series."""
    played: bool
    """Whether the wins of the club belong to this season."""
    goal: str
    others: int
    """The most that another owner has of what the Bonus card asks for."""
    spread: float
    price: float
    """Of a Victory Point, the cheapest that is still to be had; 0 where none is sold any more."""


def surroundings(t: Lords, o: Owner, point: str, spread: float | None = None) -> Surroundings:
    """Of a club at a point of the year, or between the two before it. At the point of winter the season is the next."""
    cards, prices = t.cards, t.cards.rules.vp_prices
    first = t.year if point == WINTER_POINT else t.year - 1
    price = min(prices[first : t.last_year], default=0)
    goal, others = "", 0
    if t.bonus:
        goal = cards.bonus[t.bonus].stat
        others = most_of_others(t, o, goal)
    wide = 0.5 * SPREADS.get(goal, 1.0) * (HURRY[point] if spread is None else spread)
    if point == WINTER_POINT:
        table, theirs = year_ahead_table(cards) if t.year < t.last_year else (), rival_next_year(t, o)
        return Surroundings(t, table, pennant_table(9, NEEDED), SERIES, theirs, False, goal, others, wide, price)
    rivals = rivals_left(t, o.seat, SEASON if point == FINANCES_POINT else SPRING)
    total = 0.0
    for team in rivals:
        seat = t.seat_of[team]
        total += base_tq(t.owners[seat]) if seat != NOBODY else cards.npt[t.npt[team]].tq - HAND
    needed = max([NEEDED, *(cards.npt[token].wins for token in t.npt if token)])
    count_of = len(rivals)
    return Surroundings(
        t, season_table(cards, count_of), pennant_table(count_of, needed), count_of, total / max(1, count_of), True,
        goal, others, wide, price,
    )


def most_of_others(t: Lords, o: Owner, stat: str) -> int:
    """The most that anybody else has, clubs of the league included where they count (ruling L50)."""
    found = figures(t, stat)
    return max((number for seat, number in enumerate(found) if seat != o.seat), default=0)


def rival_next_year(t: Lords, o: Owner) -> float:
    """The mean Team Quality of the rivals in the next year."""
    pile = t.npt_left or t.npt_removed or list(t.cards.piles[t.league][1])
    others = whole(base_tq(other) for other in t.owners if other is not o)
    without = len(t.seat_of) - len(t.owners)
    total = others + (without * (whole(t.cards.npt[token].tq for token in pile) / len(pile) - HAND) if without else 0.0)
    return total / (len(t.seat_of) - 1) + GROWTH


def features(o: Owner, s: Surroundings) -> list[float]:
    """The club in numbers, in the order of NAMES."""
    t = s.t
    cards, board = t.cards, t.cards.board
    cash, fans, regulars = o.cash, min(MOST_FANS, max(0, o.fans)), o.regulars
    prospects = min(MOST_PROSPECTS, max(0, o.prospects))
    park, tq = park_of(cards, tuple(o.park)), base_tq(o)
    pay = board.regular_salary * regulars + board.prospect_salary * prospects
    pay += board.staff_salaries[o.front_office - 1] + board.staff_salaries[o.farm_system - 1]
    if o.stars > 0:
        pay += board.star_salaries[o.stars - 1]
    if o.manager > 0:
        pay += board.manager_salaries[o.manager - 1]
    edge = tq - s.rivals_tq
    mean = s.series * (HALF_SERIES + WINS_A_TQ * edge) + (o.wins if s.played else 0)
    goal = 0.0
    if s.goal:
        ahead = (STAT[s.goal](t, o) - s.others + 0.4) / s.spread
        goal = 1 / (1 + exponential(-max(-30.0, min(30.0, ahead))))
    stacks = o.stacks
    return [
        cash / 10,
        max(0, cash - PLENTY) / 10,
        cash / s.price if s.price else 0.0,
        fans,
        fans * fans / 25,
        o.stars,
        regulars,
        regulars // 3,
        prospects,
        prospects // 5,
        o.manager,
        0.0 if o.manager else 1.0,
        o.front_office,
        o.farm_system,
        max(0, o.front_office - 3),
        max(0, o.farm_system - 3),
        o.media,
        o.field_tq,
        park.income / 5,
        park.media,
        park.dice,
        park.yearly_vp,
        park.vp,
        stacks[0] - 2,
        stacks[1] - 2,
        stacks[2] - 2,
        stacks[3] - 2,
        tq,
        edge * abs(edge) / 5,
        pay / 10,
        min(0, cash + board.base_income + board.income_per_fan * fans + park.income - pay) / 10,
        o.loans,
        looked_up(s.wins, mean) if s.wins else 0.0,
        _pennant(o, s, mean),
        goal,
    ]


def _pennant(o: Owner, s: Surroundings, wins: float) -> float:
    """The chance of a pennant; after the season somebody has it."""
    if not s.wins:
        return 0.0
    return looked_up(s.pennant, wins) if s.series else float(s.t.pennant == o.seat)


def scored(t: Lords, o: Owner) -> int:
    """Victory Points on the track, and the one for the title of this year before it is counted."""
    return o.vp + (t.cards.rules.champion_vp if t.champion == o.seat else 0)


def settled(t: Lords, o: Owner) -> int:
    """The same in Finances, with all that will be counted there whatever happens."""
    found = scored(t, o) + o.prospects // t.cards.rules.prospects_per_vp + park_of(t.cards, tuple(o.park)).yearly_vp
    if any(isinstance(procedure, Retirements) for procedure in t.stack):
        found += t.cards.win_rows[o.wins].vp
    return found


def standing(score: float, others: list[float]) -> list[float]:
    """What a score makes of those of the other owners, in the order of STANDING."""
    if not others:
        return [0.0, 0.0, score / 5]
    mean = math.fsum(others) / len(others)
    return [
        bend((score - max(others)) / SCORE_STEP),
        bend((score - min(others)) / SCORE_STEP),
        (score - mean) / 5,
    ]


def bend(x: float) -> float:
    """The hyperbolic tangent: 1 for each where little is at stake, and 1 in all."""
    return 1 - 2 / (1 + exponential(2 * max(-15.0, min(15.0, x))))
