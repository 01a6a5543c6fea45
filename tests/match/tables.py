"""Matches to try things on: Nine Foxes with persons and computer players, played at random."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from lordsball.match.match import Match
from lordsball.match.seats import Seat, Table
from tests.match import foxes

FRIENDLY = Table(friendly=True)
PERSONS = (Seat("Ann"), Seat("Bob"), Seat("Cy"))


def sit(seed: int = 1, seats: tuple[Seat, ...] = PERSONS, table: Table | None = None, cards: Any = None) -> Match:
    """A match at its start."""
    return Match(foxes.GAME, cards or foxes.cards(), {"seats": len(seats)}, seats, seed, table)


def play(match: Match, actions: int = 1000, seed: int = 0, then: Callable[[], Any] = lambda: None) -> Match:
    """At most so many actions at random, or until the game is over."""
    rng = random.Random(seed)
    for _ in range(actions):
        if match.decision is None:
            break
        match.act(rng.choice(match.decision.options))
        then()
    return match


def state(match: Match) -> Any:
    """All that an undone and redone match must have alike."""
    return match.position.save(), match.position.decision
