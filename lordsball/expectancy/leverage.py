"""How much hangs on the present decision: the mean swing of the chance to win over what can come of it."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

from lordsball.engine.chance import Chance, scatter
from lordsball.expectancy.counting import Shares
from lordsball.expectancy.trying_out import Slices, Table, mean

COPIES = 24
"""On how many copies it is tried out what can come of a decision."""
USUAL: Mapping[str, float] = {"monster_league": 0.054, "wild_cards": 0.076, "lords": 0.037}
"""The mean swing over all decisions of many games between the players that try a game out, for the cards as they are
shipped: `build_scripts/usual_leverage.py` measures it."""
WORDS = ((0.5, "Quiet"), (1.5, "Usual"), (3.0, "Big moment"), (math.inf, "Everything hangs on it"))
"""How much hangs on a moment in words, each up to so many times the usual."""


def in_words(leverage: float) -> str:
    """How much hangs on a moment.

    >>> in_words(0.2), in_words(1.0), in_words(4.0)
    ('Quiet', 'Usual', 'Everything hangs on it')
    """
    return next(words for most, words in WORDS if leverage < most or most == math.inf)


def swinging(table: Table, view: Any, seat: int | None, seed: int = 0) -> Slices[float | None]:
    """How far the chances to win move, on average, until the play is over; None where nobody can judge that.

    :param view: of `seat` (None: a spectator), with a decision open. The options worth a thought count alike.
    """
    if not table.judges:
        return None
    found: list[Shares] = []
    for number in range(COPIES):
        luck = scatter(seed, number)
        t = view.imagine(seat, Chance(luck))
        ways = table.ways(t)
        found.append((yield from table.judged(t, luck, ways[number % len(ways)])))
        yield None
    return spread(found)


def spread(found: Sequence[Shares]) -> float:
    """How far these chances lie from their mean, on average; over several seats, half of what all of them move."""
    middle = mean(found)
    moved = [abs(each - usual) for shares in found for each, usual in zip(shares, middle, strict=True)]
    return math.fsum(moved) / (2.0 * len(found))
