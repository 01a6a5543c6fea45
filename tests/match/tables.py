"""Matches to try things on: Nine Foxes with persons and computer players, played at random."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from lordsball.match.lock import InUse
from lordsball.match.match import Match
from lordsball.match.saves import Entry, Saves
from lordsball.match.seats import Seat, Table
from tests.match import foxes

FRIENDLY = Table(friendly=True)
PERSONS = (Seat("Ann"), Seat("Bob"), Seat("Cy"))


def sit(seed: int = 1, seats: tuple[Seat, ...] = PERSONS, table: Table | None = None, cards: Any = None) -> Match:
    """A match at its start."""
    return Match(foxes.GAME, cards or foxes.cards(), {"seats": len(seats)}, seats, seed, table)


def play(match: Match, actions: int = 1000, seed: int = 0, then: Callable[[], Any] = lambda: None) -> Match:
    """At most this many actions at random, or until the game is over."""
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


def saves_in(folder: Path, in_use: InUse | None = None) -> Saves:
    """Saves of a program that knows Nine Foxes only; its clock ticks a second at every look."""
    start = datetime(2030, 1, 1, tzinfo=UTC)
    ticks = itertools.count()
    return Saves(folder, in_use, {"nine_foxes": foxes.GAME}.__getitem__, lambda: start + timedelta(seconds=next(ticks)))


def keep(saves: Saves, match: Match) -> Entry:
    """An automatic save, made at once."""
    saves.keep(saves.describe(match), match.catalogs)
    return saves.entry(saves.automatic / f"{match.id}.json")
