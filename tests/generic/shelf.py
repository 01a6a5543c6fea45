"""Every game on the shelf, and one with secrets of our own, each played many times: what the tests here walk over."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

from lordsball import games, paths
from lordsball.engine.position import Position, Told
from lordsball.engine.procedure import Action
from lordsball.games import Game, from_folder
from tests.match import foxes

FOLDER = Path(__file__).resolve().parents[2] / "examples"
EXAMPLES = sorted(path.parent.name for path in FOLDER.glob("*/game.py"))
"""They keep what all games keep; but no other test finds them on the shelf."""
QUICK = bool(os.environ.get("LORDSBALL_TEST_QUICK"))
"""Set by `run.py test quick`: fewer games, and Lords with two seats only."""
SEEDS = range(2 if QUICK else 5)
TABLES = {"lords": (2,) if QUICK else (1, 2, 4, 8)}
"""Games whose rules differ with the number of seats: each number is a table of its own, `lords:4`."""
FEWER = {"lords:1": range(2), "lords:2": range(2), "lords:4": range(2), "lords:8": range(2)}
"""Long games: fewer of them make as many moments."""
LONGEST = 5000
"""No game may take more decisions than this."""


class Moment(NamedTuple):
    """A decision of a game that was played, what it looked like then, what was chosen, and what that told."""

    position: Position
    saved: dict[str, Any]
    action: Action
    told: tuple[Told, ...]


class Course(NamedTuple):
    """One game from its first decision to its end."""

    seed: int
    moments: tuple[Moment, ...]
    end: Position


@dataclass(frozen=True)
class Shelved:
    """A game with its shipped cards and its usual set-up."""

    game: Game
    cards: Any
    options: dict[str, Any]
    seats: int
    silent: frozenset[str]
    """Names of the events that say nothing in the log because others say it."""

    def new(self, seed: int) -> Position:
        return self.game.new(self.cards, self.options, seed)

    def restore(self, data: dict[str, Any]) -> Position:
        return self.game.restore(data, self.cards)

    @property
    def names(self) -> tuple[str, ...]:
        return ("Ann", "Bob", "Cy", "Di", "Ed", "Fay", "Gus", "Hal")[: self.seats]

    @property
    def eyes(self) -> tuple[int | None, ...]:
        """Every seat, and a spectator."""
        return (*range(self.seats), None)

    def eyes_at(self, number: int) -> tuple[int | None, ...]:
        """The same at a small table; from four seats on a spectator and two seats, at each moment the next two."""
        if self.seats < 4:
            return self.eyes
        return number % self.seats, (number + self.seats // 2) % self.seats, None


SILENT = {
    "nine_foxes": {"RoundStarted"},
    "monster_league": {"ResultKept"},
    "lords": {"ClubAffected", "StarsMoved"},
    "wild_cards": {"Locked", "VibesPaid", "VibesSaved"},
    "home_run_derby": set(),
}


@cache
def shelved(key: str) -> Shelved:
    """The game of that key, ready to be played; `lords:4` is that game with four seats."""
    name, _, owners = key.partition(":")
    with patch.dict(games.SHELF), patch.dict(games.CARDS_OF):
        if name in EXAMPLES:
            from_folder.add(FOLDER / name)
        game = foxes.GAME if name == foxes.GAME.key else games.game(name)
        cards = game.load_cards([paths.cards()])
    seats = 3 if game is foxes.GAME else int(owners or game.fewest_seats)
    options = game.default_options(cards, seats) if owners else game.default_options(cards)
    return Shelved(game, cards, options, seats, frozenset(SILENT[name]))


def seeds(key: str) -> range:
    """The games that are played of that key."""
    return FEWER.get(key, SEEDS)


@cache
def course(key: str, seed: int) -> Course:
    """A game played at random. Each position is left as it was; the next one is played on a copy."""
    position, rng, moments = shelved(key).new(seed), random.Random(seed), []
    while position.decision is not None:
        assert len(moments) < LONGEST, f"{key}, seed {seed}: still {position.where()}"
        action, told, after = rng.choice(position.decision.options), list[Told](), position.copy()
        after.tell = told.append
        after.apply(action)
        after.tell = None
        moments.append(Moment(position, position.save(), action, tuple(told)))
        position = after
    return Course(seed, tuple(moments), position)


def one_course(key: str, number: int) -> Course:
    """One of the games that are played of that key; for another number another one, as far as there are."""
    played = seeds(key)
    return course(key, played[number % len(played)])


def courses(key: str) -> Iterator[Course]:
    """All games played of that key."""
    return (course(key, seed) for seed in seeds(key))


def moments(key: str) -> Iterator[Moment]:
    """Every decision of all games played."""
    return (moment for played in courses(key) for moment in played.moments)


KEYS = [
    foxes.GAME.key,
    *(f"{key}:{seats}" if seats else key for key in games.SHELF for seats in TABLES.get(key, (0,))),
    *EXAMPLES,
]
