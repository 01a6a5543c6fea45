"""Worths that depend on the calendar only: Prospects, tokens, staff and parks, worked out once and looked up."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import NamedTuple

from lordsball.ai.arithmetic import whole
from lordsball.ai.lords.dollars import dollars
from lordsball.ai.lords.moment import FINANCES, WINTER, Moment
from lordsball.games.lords.cards import Catalog
from lordsball.games.lords.state import MOST_LEVEL, MOST_PROSPECTS

SPRING_CARD, WINTER_CARD = 0.24, 0.3
"""What one more card of these decks is worth, in Victory Points."""
SEASON_CARD = 0.1
"""One more card for the Regular Season: the worst of eight stays in the hand."""
STAFF_LEVEL = 0.03
"""What a level of the Front Office or the Farm System is worth in a year: some cards count them."""
DIE = 0.65
"""Wins of a second die in a series."""
WIN = 0.14
"""Victory Points of one win, as a rule."""
STONE, FARM = 1.2, 1.1
"""What a stadium and a farm come to bring, beyond their income and Victory Points: nothing else lasts as long."""
CARD_TOKENS, MOST_TOKENS = 2, 60
"""This many Media tokens find a card that is worth them; beyond the other number, nobody counts."""
PARTLY = 0.5
"""Of a step that is not whole yet, so much is taken for a part of it; the rest waits for the whole step."""
RETIRE = 0.93
"""How much of the Prospects is still there a year later."""


class Staff(NamedTuple):
    """A pair of levels."""

    worth: float
    pay: int


class Park(NamedTuple):
    """Nine spaces with what lies on them."""

    worth: float
    income: int


@lru_cache(maxsize=256)
def prospects_worth(cards: Catalog, moment: Moment) -> tuple[float, ...]:
    """What 0 to 25 Prospects will score, year after year."""
    step = cards.rules.prospects_per_vp
    found = []
    for prospects in range(MOST_PROSPECTS + 1):
        total, share = 0.0, 1.0
        for year in moment.scorings:
            whole, part = prospects // step, max(0.0, (prospects - (step - 1) / 2) / step)
            settled = year == moment.year and moment.part == FINANCES
            total += share * (whole if settled else FARM * (PARTLY * part + (1 - PARTLY) * whole))
            share *= RETIRE
        found.append(total)
    return tuple(found)


@lru_cache(maxsize=256)
def tokens_worth(cards: Catalog, moment: Moment) -> tuple[float, ...]:
    """What 0, 1, 2, … Media tokens are worth: a few buy cards, the others only count when Victory Points are bought."""
    prices = cards.rules.vp_prices
    paid = max((cards.rules.media_worth / prices[year - 1] for year in moment.scorings), default=0.0)
    card = max(paid, (paid + WINTER_CARD) / 2) if moment.winters else paid
    found = [0.0]
    for number in range(MOST_TOKENS):
        found.append(found[-1] + (card if number < CARD_TOKENS else paid))
    return tuple(found)


@lru_cache(maxsize=256)
def staff_worth(cards: Catalog, moment: Moment) -> dict[tuple[int, int], Staff]:
    """Front Office and Farm System: the cards they bring, less what they are paid."""
    payday = dollars(cards, moment.last_year).payday
    extra, salaries = cards.rules.hands.extra, cards.board.staff_salaries
    dear = math.fsum(payday[year] for year in moment.paydays)
    springs = moment.seasons
    found = {}
    for office in range(1, MOST_LEVEL + 1):
        for farm in range(1, MOST_LEVEL + 1):
            pay = salaries[office - 1] + salaries[farm - 1]
            worth = moment.winters * WINTER_CARD * extra[office - 1] + springs * SPRING_CARD * extra[farm - 1]
            worth += STAFF_LEVEL * (office + farm) * (springs + (moment.part < WINTER))
            found[office, farm] = Staff(worth - dear * pay, pay)
    return found


@lru_cache(maxsize=20_000)
def park_worth(cards: Catalog, moment: Moment, park: tuple[int, ...]) -> Park:
    """Income, Media tokens, dice and Victory Points of a stadium; its Team Quality is counted with the club's."""
    payday = dollars(cards, moment.last_year).payday
    tiles = [tile for number in park if (tile := cards.tiles[number]) is not None]
    income = whole(tile.income for tile in tiles)
    worth = income * math.fsum(payday[year] for year in moment.paydays)
    worth += whole(tile.media for tile in tiles) * moment.seasons * tokens_worth(cards, moment)[1]
    worth += whole(tile.dice for tile in tiles) * moment.seasons * DIE * WIN
    worth += whole(tile.yearly_vp * len(moment.scorings) + tile.vp for tile in tiles)
    return Park(STONE * worth, income)
