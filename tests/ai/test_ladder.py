"""Each level beats the one below, at either seat, by more than luck."""

import pytest

from lordsball import games as shelf
from lordsball.ai.player import PLAYERS
from lordsball.simulation.batch import Plan, play_batch
from lordsball.simulation.statistics import wilson
from tests.games.monster_league.positions import SHIPPED

LADDER = [level for level in PLAYERS["monster_league"] if level != "expert"]
"""Those who have to be played against each other: of the Expert it is known (tests/ai/test_solved.py)."""
GAMES = {"rookie": 300, "regular": 1000, "veteran": 1000}
"""At each seat; the closer two levels are, the more."""


def won(upper: str, lower: str, games: int, seat: int) -> int:
    """Games that `upper` wins at that seat against `lower` at the other."""
    levels = (upper, lower) if seat == 0 else (lower, upper)
    options = shelf.game("monster_league").default_options(SHIPPED)
    return play_batch(Plan("monster_league", tuple(SHIPPED.texts.items()), options, levels, 20), 0, games).wins[seat]


@pytest.mark.parametrize(("lower", "upper"), list(zip(LADDER, LADDER[1:], strict=False)))
def test_each_level_beats_the_one_below(lower: str, upper: str) -> None:
    games = GAMES[upper]
    at_either = [won(upper, lower, games, seat) for seat in (0, 1)]
    low, _ = wilson(sum(at_either), 2 * games)
    assert low > 0.5, f"{upper} won {at_either} of {games} each"
    assert all(wins > games / 2 for wins in at_either)


def test_the_ladder_is_listed_from_the_bottom() -> None:
    assert list(PLAYERS["monster_league"]) == ["random", "rookie", "regular", "veteran", "expert"]
