"""A numbered stretch of a simulation's games, played in one process as fast as the engine goes."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from functools import lru_cache, partial
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from lordsball import games as shelf
from lordsball.ai.player import levels_of
from lordsball.engine.chance import scatter
from lordsball.engine.position import Position
from lordsball.games import from_folder
from lordsball.games.ledger import Ledger
from lordsball.simulation.fortunes import Fortunes

ENDLESS = 1_000_000
"""Decisions after which a game is taken for one that will never end."""

Texts = tuple[tuple[str, str], ...]
"""Card files: relative path and text of each."""


class EndlessGame(RuntimeError):
    """A game that does not come to an end."""


@dataclass(frozen=True)
class Plan:
    """Everything that decides how the games go. It travels to the workers, so that all play with the same cards."""

    game: str
    texts: Texts
    options: dict[str, Any] = field(hash=False)
    levels: tuple[str, ...]
    """The player of each seat, a key of `levels_of(game)`."""
    seed: int
    shelf: str = ""
    """The folder of a game that does not come with the program: its code has to be there for every worker."""

    plain: str = ""
    """The key of a thing that is played as a plain one of equal numbers; see `lordsball.games.ledger`."""
    notes: bool = True
    """Is it noted which cards come up? That costs time."""

    def seed_of(self, number: int) -> int:
        """The seed of game `number` (from 0): the same however the games are split up."""
        return scatter(self.seed, number)


class Outcome(NamedTuple):
    """What one game came to."""

    winners: tuple[int, ...]
    """Seats; several, or none, for a tie."""
    decisions: int
    score: tuple[int, ...]
    """By seat; empty where the game is not won by a number."""
    course: tuple[tuple[int, ...], ...] = ()
    """The scores at the end of each stage of the game, the last one included; empty where nobody asked."""

    def points(self, seat: int) -> float:
        """1 for a win, an equal part for a tie, 0 for a loss."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


@dataclass
class Sums:
    """What a run of games came to. Whole numbers, and the games' digests in order: parts join without loss."""

    wins: list[int]
    tally: Any
    games: int = 0
    ties: int = 0
    decisions: int = 0
    digests: bytes = b""
    """The sha256 of each final position, one after the other."""
    fortunes: Fortunes = field(default_factory=Fortunes)
    outcomes: list[Outcome] = field(default_factory=list)
    """Of each game, in order."""


_as_json = json.JSONEncoder(separators=(",", ":"), check_circular=False).encode


def play_batch(plan: Plan, first: int, count: int) -> Sums:
    """Play games `first` … `first + count - 1` of a plan.

    Raises EndlessGame, and whatever a fault in the rules raises, with a note that names the game and its seed.
    """
    if plan.shelf:
        from_folder.add(Path(plan.shelf))
    game = shelf.game(plan.game)
    cards = cards_of(plan)
    makers = [levels_of(plan.game)[level].make for level in plan.levels]
    seats = range(len(makers))
    sums = Sums([0] * len(makers), game.tally())
    ledgers, fortunes = game.ledgers if plan.notes else None, sums.fortunes
    digests, wins, add, new, winners = [], sums.wins, sums.tally.add, game.new, game.winners
    for number in range(first, first + count):
        seed = plan.seed_of(number)
        try:
            position = new(cards, plan.options, seed)
            if ledgers is not None:
                ledger = Ledger()
                position.tell = ledgers.keep(position, ledger)
            course = _Course(game, position) if plan.notes and game.stage and game.score else None
            taken = _play(position, [makers[seat](scatter(seed, seat + 1)).choose for seat in seats], course)
            position.tell = None
        except Exception as fault:
            fault.add_note(f"in game {number + 1} of this simulation, which has the seed {seed}")
            raise
        sums.decisions += taken
        won = winners(position)
        score = tuple(game.score(position)) if game.score else ()
        sums.outcomes.append(Outcome(tuple(won), taken, score, tuple(course.scores) if course else ()))
        if ledgers is not None:
            fortunes.things = fortunes.things or tuple(ledgers.things(position))
            fortunes.add(ledger, len(seats), tuple(won))
        if len(won) == 1:
            wins[won[0]] += 1
        else:
            sums.ties += 1
        add(position)
        digests.append(sha256(_as_json(position.save()).encode()).digest())
    sums.games, sums.digests = count, b"".join(digests)
    return sums


class _Course:
    """Notes the scores whenever a game comes to its next stage, and at its end."""

    def __init__(self, game: shelf.Game, position: Position) -> None:
        assert game.stage is not None and game.score is not None
        self._stage, self._score, self._position = game.stage, game.score, position
        self._now = self._stage(position)
        self.scores: list[tuple[int, ...]] = []

    def look(self) -> None:
        """A decision has been taken, and what follows from it up to the next one has happened."""
        stage = self._stage(self._position)
        over = max(stage - self._now, int(self._position.decision is None))
        if over:
            self._now = stage
            self.scores += [tuple(self._score(self._position))] * over


def _play(position: Position, choose: list[Any], course: _Course | None) -> int:
    """To the end of one game: how many decisions the players took."""
    looks = [partial(position.view, seat) for seat in range(len(choose))]
    position.answers_forced = True
    position.begin()
    apply, decision, taken = position.apply, position.decision, 0
    while decision is not None:
        seat = decision.seat
        apply(choose[seat](decision, looks[seat]))
        taken += 1
        decision = position.decision
        if course is not None:
            course.look()
        if taken > ENDLESS:
            raise EndlessGame(f"the game has not ended after {ENDLESS:,} decisions; with these cards perhaps it cannot")
    return taken


def cards_of(plan: Plan) -> Any:
    """What a plan is played with."""
    return read_cards(plan.game, plan.texts, plan.plain)


@lru_cache(maxsize=4)
def read_cards(game: str, texts: Texts, plain: str = "") -> Any:
    """Cards from their texts, one of them plain, read once in each process. Raises KeyError for one that cannot be."""
    described = shelf.game(game)
    if not plain:
        return described.load_texts(dict(texts))
    if described.ledgers is None or described.ledgers.plain is None:
        raise KeyError(plain)
    return described.ledgers.plain(read_cards(game, texts), plain)
