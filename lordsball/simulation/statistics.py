"""What a sample can say, and when it is too small to say anything."""

from __future__ import annotations

import math
from collections.abc import Sequence

Z = 1.959963984540054
"""Standard errors to either side that leave 5 % outside."""
FEW = 30
"""Fewer games than this say nothing, whatever they show."""


def wilson(successes: float, trials: int, z: float = Z) -> tuple[float, float]:
    """Wilson's interval for the rate behind `successes` of `trials`, by default at 95 %.

    >>> [round(bound, 3) for bound in wilson(60, 100)]
    [0.502, 0.691]
    """
    if not trials:
        return 0.0, 1.0
    rate, squared = successes / trials, z * z
    middle = rate + squared / (2 * trials)
    reach = z * math.sqrt(rate * (1 - rate) / trials + squared / (4 * trials * trials))
    scale = 1 + squared / trials
    return max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale)


def shift(won: int, games: int, all_won: int, all_games: int) -> tuple[float, float, float] | None:
    """How much more is won in some games than in all, and its interval at 95 %; None where all or none are meant.

    >>> [round(each, 3) for each in shift(60, 100, 500, 1000)]
    [0.1, 0.009, 0.191]
    """
    others, others_won = all_games - games, all_won - won
    if not games or not others:
        return None
    rest = others / all_games
    rate, rate_of_others = won / games, others_won / others
    # One more on either side: a rate of 0 or 1 is not known without error.
    near, near_of_others = (won + 1) / (games + 2), (others_won + 1) / (others + 2)
    error = rest * math.sqrt(near * (1 - near) / games + near_of_others * (1 - near_of_others) / others)
    more = rest * (rate - rate_of_others)
    return more, max(-1.0, more - Z * error), min(1.0, more + Z * error)


def mean_interval(values: Sequence[float]) -> tuple[float, float]:
    """The interval at 95 % of a mean of differences between -1 and 1. One more pair of -1 and 1 is thought in: from
    a few games that come out alike nobody knows that all do.

    >>> [round(bound, 3) for bound in mean_interval([0.0] * 98)]
    [-0.028, 0.028]
    """
    count = len(values)
    if not count:
        return -1.0, 1.0
    mean = math.fsum(values) / count
    spread = (math.fsum((value - mean) ** 2 for value in values) + 2) / (count + 2)
    reach = Z * math.sqrt(spread / count)
    return max(-1.0, mean - reach), min(1.0, mean + reach)


def verdict(wins: Sequence[int], ties: int = 0) -> str:
    """One sentence on whether the seats differ; it says so when the games are too few to know.

    >>> verdict([600, 400])
    'Seat 1 is ahead: that is more than luck.'
    >>> verdict([6, 4])
    '10 games are far too few to say anything.'
    """
    games, decided = sum(wins) + ties, sum(wins)
    if games < FEW:
        return f"{count_of(games)} {'is' if games == 1 else 'are'} far too few to say anything."
    if not decided:
        return "Nobody won a game."
    fair = 1 / len(wins)
    best = max(range(len(wins)), key=wins.__getitem__)
    rate = wins[best] / decided
    low, _ = wilson(wins[best], decided, _z_for(len(wins)))
    if low > fair:
        return f"Seat {best + 1} is ahead: that is more than luck."
    needed = _needed(rate, fair, len(wins))
    more = f" About {count_of(needed)} would settle a lead of this size." if needed <= 1_000_000 else ""
    return f"The seats differ by no more than luck explains in {count_of(games)}.{more}"


def _z_for(seats: int) -> float:
    """More seats, more chances that one is ahead by luck: from 1.96 for two to about 2.7 for eight."""
    return Z if seats <= 2 else Z + 0.35 * math.log2(seats - 1)


def _needed(rate: float, fair: float, seats: int) -> int:
    """Games until a lead of this size would stand out, rounded up to two digits."""
    if rate <= fair:
        return 1_000_001
    exact = _z_for(seats) ** 2 * fair * (1 - fair) / (rate - fair) ** 2
    unit: int = 10 ** max(0, len(str(int(exact))) - 2)
    return math.ceil(exact / unit) * unit


def count_of(games: int) -> str:
    """A number of games in words.

    >>> count_of(1), count_of(1000)
    ('1 game', '1,000 games')
    """
    return f"{games:,} {'game' if games == 1 else 'games'}"
