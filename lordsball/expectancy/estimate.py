"""Win expectancy at one moment, from what one seat or a spectator can know: counted, or tried out ever more exactly."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from lordsball.engine.chance import Chance, scatter
from lordsball.expectancy.figures import Expectancy
from lordsball.expectancy.trying_out import Shares, Table, margins, mean

GAMES = 400
"""Games after which a tried out figure is exact enough: about 5 points to either side."""
STEP = 4
"""Games between two figures."""


def estimating(
    game: str, view: Any, seat: int | None, seed: int = 0, tries: int = GAMES
) -> Generator[Expectancy | None, None, Expectancy]:
    """The chances to win at a view, better from figure to figure. The same view and seed, the same figures anywhere.

    :param view: of `seat` (None: a spectator). Nothing else is looked at, and what is hidden in it is imagined.
    :param tries: in how many games it is tried out, where it has to be; 1 or more.
    """
    table = Table(game, view)
    if view.decision is None and not view.stack:
        return Expectancy(table.result(view))
    found: list[Shares] = []
    while len(found) < tries:
        luck = scatter(seed, len(found))
        found.append((yield from table.to_the_end(view.imagine(seat, Chance(luck)), luck)))
        if len(found) % STEP == 0:
            yield Expectancy(mean(found), margins(found), len(found))
    return Expectancy(mean(found), margins(found), len(found))
