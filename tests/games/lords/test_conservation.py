"""Nothing is lost or made, at any step of a thousand random games of 1 to 8 owners."""

from collections import Counter

import pytest
from soaking.lords_books import Books, check_books

from lordsball.engine.chance import Chance
from lordsball.games.lords.game import GAME, options_for
from lordsball.games.lords.state import NOBODY, Lords
from tests.games.lords.plain_decks import with_rules

CARDS = with_rules("years: [3, 5, 7]", "years: [3, 5, 7, 1, 2]")
"""The plain decks, for games of a single year as well: a thousand whole games in seconds."""
GAMES = 1000
PARTS = 8


def length(number: int) -> int:
    """Years of the n-th game of this many owners: mostly one, some long."""
    return {0: 7, 40: 5, 80: 3}.get(number, 2 if number % 25 == 1 else 1)


@pytest.mark.parametrize("part", range(PARTS))
def test_nothing_is_lost_or_made_at_any_step_of_a_thousand_games(part: int) -> None:
    """Star cubes, each card of each deck, NPT tokens, tiles, and cash, loans and VP against what was told."""
    lengths = Counter[int]()
    for number, seed in enumerate(range(part, GAMES, PARTS)):
        owners, years = part + 1, length(number)
        lengths[years] += 1
        t = GAME.new(CARDS, options_for(CARDS, owners, years), seed)
        assert isinstance(t, Lords)
        below, books = Chance(seed).below, Books(t)
        t.tell = books.note
        while t.decision is not None:
            check_books(t, books)
            t.apply(t.decision.options[below(len(t.decision.options))])
        check_books(t, books)
        assert t.year == years
        assert t.pennant == NOBODY or t.owners[t.pennant].champions
    assert sum(lengths.values()) == GAMES // PARTS
    assert set(lengths) == {1, 2, 3, 5, 7}
