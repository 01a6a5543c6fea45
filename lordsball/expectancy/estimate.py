"""Win expectancy at one moment, from what one seat or a spectator can know: counted, or tried out ever more exactly."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from lordsball.engine.chance import Chance, scatter
from lordsball.expectancy.counting import Shares, counted
from lordsball.expectancy.figures import Expectancy, Known
from lordsball.expectancy.leverage import USUAL, swinging
from lordsball.expectancy.trying_out import Slices, Table, margins, mean

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
    if (known := counted(game, view)) is not None:
        return known
    found: list[Shares] = []
    while len(found) < tries:
        luck = scatter(seed, len(found))
        found.append((yield from table.to_the_end(view.imagine(seat, Chance(luck)), luck)))
        if len(found) % STEP == 0:
            yield Expectancy(mean(found), margins(found), len(found))
    return Expectancy(mean(found), margins(found), len(found))


def glancing(table: Table, view: Any, seat: int | None, seed: int) -> Slices[Expectancy]:
    """The chances to win at one of many moments: on few copies, which are judged early where somebody can."""
    if (known := counted(table.game.key, view)) is not None:
        return known
    found: list[Shares] = []
    for number in range(table.trial.around):
        luck = scatter(seed, number)
        found.append((yield from table.judged(view.imagine(seat, Chance(luck)), luck)))
        yield None
    return Expectancy(mean(found), margins(found), len(found))


def knowing(
    game: str, view: Any, seat: int | None, seed: int = 0, tries: int = GAMES
) -> Generator[Known | None, None, Known]:
    """All that there is to say about a moment: how much hangs on it, and ever better chances. Takes what `estimating`
    takes, and with 0 tries only has a look, as at the moments of a finished game."""
    if not tries:
        return Known((yield from glancing(Table(game, view), view, seat, seed)), None)
    leverage = None
    if view.decision is not None:
        swing = yield from swinging(Table(game, view), view, seat, seed)
        if swing is not None and game in USUAL:
            leverage = swing / USUAL[game]
    work = estimating(game, view, seat, seed, tries)
    while True:
        try:
            found = next(work)
        except StopIteration as done:
            return Known(done.value, leverage)
        yield None if found is None else Known(found, leverage)
