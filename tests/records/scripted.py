"""Games played by script, kept as the window keeps them."""

from __future__ import annotations

import random
from pathlib import Path

from lordsball import games, paths
from lordsball.match.match import Match
from lordsball.match.saves import Saves
from lordsball.match.seats import Seat

PEOPLE = (Seat("Ann"), Seat("Bob"))
_CARDS = {key: games.game(key).load_cards([paths.cards()]) for key in ("monster_league", "wild_cards", "lords")}


def new(key: str, seed: int = 1, seats: tuple[Seat, ...] = PEOPLE) -> Match:
    game, cards = games.game(key), _CARDS[key]
    return Match(game, cards, game.options(cards, len(seats), {}), seats, seed)


def finish(match: Match, choices: int = 1) -> Match:
    """Play to the end, choosing by chance."""
    rng = random.Random(choices)
    while match.decision is not None:
        match.act(rng.choice(match.decision.options))
    return match


def played(key: str = "monster_league", seed: int = 1, seats: tuple[Seat, ...] = PEOPLE, choices: int = 1) -> Match:
    return finish(new(key, seed, seats), choices)


def kept(data: Path, match: Match) -> Path:
    """The automatic save of a match, written now."""
    saves = Saves(data)
    saves.keep(saves.describe(match), match.catalogs)
    return saves.automatic / f"{match.id}.json"
