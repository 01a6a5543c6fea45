"""Finished matches to analyse."""

import random
from functools import cache

from lordsball import games, paths
from lordsball.match.match import Match
from lordsball.match.seats import Seat


@cache
def cards_of(key: str):  # type: ignore[no-untyped-def]
    return games.game(key).load_cards([paths.cards()])


def match_of(key: str, seed: int, seats: int = 2) -> Match:
    game, cards = games.game(key), cards_of(key)
    return Match(game, cards, game.options(cards, seats, {}), [Seat(f"Seat {n}") for n in range(seats)], seed)


def finished(key: str, seed: int, seats: int = 2) -> Match:
    """Everybody chooses at random."""
    match, chance = match_of(key, seed, seats), random.Random(seed)
    while match.decision is not None:
        match.act(chance.choice(match.decision.options))
    return match
