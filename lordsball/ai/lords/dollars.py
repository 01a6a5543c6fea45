"""What a dollar and a Fan are worth in Victory Points, year by year: money now can become tiles, and tiles money."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import NamedTuple

from lordsball.ai.arithmetic import whole
from lordsball.ai.lords.moment import FINANCES, WINTER
from lordsball.games.lords.cards import Catalog
from lordsball.games.lords.state import FEWEST_FANS, MOST_FANS

BUYING = 1.1
"""A dollar that buys no Victory Point finds something better: it counts for more than its part of the price."""
BUILDING = 0.45
"""How much of the money of a winter finds its tile."""
TIE_BREAK = 0.0004
"""Cash that is left over only breaks ties."""
FAN_TIE_BREAK = 0.002
SHY = 8.0
"""Nobody takes a loan who need not: it feels far dearer than it is, dearer than anything a loan could pay for."""


class Dollars(NamedTuple):
    """By year (place 0 is not used), in Victory Points."""

    payday: tuple[float, ...]
    """A dollar before Victory Points are bought."""
    winter: tuple[float, ...]
    """A dollar after that, in the Hot Stove League."""


@lru_cache(maxsize=8)
def tiles_yield(cards: Catalog) -> tuple[float, float]:
    """What a dollar of tiles brings on average: dollars a year, and Victory Points at the end of the game."""
    tiles = [tile for stack in cards.stacks for tile in stack if tile.price]
    price = whole(tile.price for tile in tiles)
    fan, token = cards.board.income_per_fan, cards.rules.media_worth
    a_year = math.fsum(tile.income + fan * tile.fans + token * tile.media for tile in tiles)
    scoring = [tile for tile in tiles if tile.vp]
    points = whole(tile.vp for tile in scoring) / max(1, whole(tile.price for tile in scoring))
    return a_year / max(1, price), points


@lru_cache(maxsize=8)
def dollars(cards: Catalog, last_year: int) -> Dollars:
    """The worth of a dollar in each year of a game of that length."""
    prices = cards.rules.vp_prices
    a_year, points = tiles_yield(cards)
    payday, winter = [0.0] * (last_year + 1), [0.0] * (last_year + 1)
    winter[last_year] = BUILDING * points
    payday[last_year] = max(BUYING / prices[last_year - 1], winter[last_year])
    for year in range(last_year - 1, 0, -1):
        tiles = points + a_year * math.fsum(payday[year + 1 :])
        winter[year] = BUILDING * tiles + (1 - BUILDING) * payday[year + 1]
        payday[year] = max(BUYING / prices[year - 1], winter[year])
    return Dollars(tuple(payday), tuple(winter))


@lru_cache(maxsize=256)
def fans_worth(cards: Catalog, year: int, last_year: int, part: int) -> tuple[float, ...]:
    """What this many Fans (0 to 20) bring from now on, as their marker drifts by its zones."""
    board, payday = cards.board, dollars(cards, last_year).payday
    zones = board.fan_zones
    found = []
    for fans in range(MOST_FANS + 1):
        now, total = fans, 0.0
        for coming in range(year, last_year + 1):
            if coming > year or part < FINANCES:
                total += board.income_per_fan * now * payday[coming]
            if coming > year or part < WINTER:
                now += 1 if now <= zones.growth_to else -2 if now > zones.steady_to else 0
                now = min(MOST_FANS, max(FEWEST_FANS, now))
        found.append(total + FAN_TIE_BREAK * now)
    return tuple(found)
