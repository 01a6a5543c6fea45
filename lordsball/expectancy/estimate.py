"""Win expectancy at one moment, from what one seat or a spectator can know: counted, or tried out ever more exactly."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from lordsball.engine.chance import Chance, scatter
from lordsball.expectancy.figures import Expectancy
from lordsball.expectancy.trying_out import Shares, Table, margins, mean
from lordsball.games import Game

GAMES = 400
"""Games after which a tried out figure is exact enough: about 5 points to either side."""
STEP = 4
"""Games between two figures."""


def seats_of(game: Game, view: Any) -> int:
    """How many seats a position is for."""
    return game.most_seats if game.seats_at is None else game.seats_at(view)


def estimating(
    game: Game, view: Any, seat: int | None, seed: int = 0, games: int = GAMES
) -> Generator[Expectancy, None, None]:
    """The chances to win at a view, better from figure to figure. The same view and seed, the same figures anywhere.

    :param view: of `seat` (None: a spectator). Nothing else is looked at, and what is hidden in it is imagined.
    :param games: in how many games it is tried out, where it has to be.
    """
    table = Table(game, seats_of(game, view))
    if view.decision is None and not view.stack:
        yield Expectancy(table.result(view))
        return
    found: list[Shares] = []
    for number in range(games):
        luck = scatter(seed, number)
        found.append(table.to_the_end(view.imagine(seat, Chance(luck)), luck))
        if len(found) % STEP == 0 or len(found) == games:
            yield Expectancy(mean(found), margins(found), len(found))


def estimate(game: Game, view: Any, seat: int | None, seed: int = 0, games: int = GAMES) -> Expectancy:
    """The last of those figures. Raises ValueError for less than one game."""
    if games < 1:
        raise ValueError(f"found {games} games to try it out in, expected at least 1")
    return [*estimating(game, view, seat, seed, games)][-1]
