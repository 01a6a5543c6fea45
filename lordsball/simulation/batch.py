"""A numbered stretch of a simulation's games, played in one process as fast as the engine goes."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from functools import lru_cache, partial
from hashlib import sha256
from pathlib import Path
from typing import Any

from lordsball import games as shelf
from lordsball.ai.player import levels_of
from lordsball.engine.chance import scatter
from lordsball.engine.position import Position
from lordsball.games import from_folder

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

    def seed_of(self, number: int) -> int:
        """The seed of game `number` (from 0): the same however the games are split up."""
        return scatter(self.seed, number)


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


_as_json = json.JSONEncoder(separators=(",", ":"), check_circular=False).encode


def play_batch(plan: Plan, first: int, count: int) -> Sums:
    """Play games `first` … `first + count - 1` of a plan.

    Raises EndlessGame, and whatever a fault in the rules raises, with a note that names the game and its seed.
    """
    if plan.shelf:
        from_folder.add(Path(plan.shelf))
    game = shelf.game(plan.game)
    cards = read_cards(plan.game, plan.texts)
    makers = [levels_of(plan.game)[level].make for level in plan.levels]
    seats = range(len(makers))
    sums = Sums([0] * len(makers), game.tally())
    digests, wins, add, new, winners = [], sums.wins, sums.tally.add, game.new, game.winners
    for number in range(first, first + count):
        seed = plan.seed_of(number)
        try:
            position = new(cards, plan.options, seed)
            sums.decisions += _play(position, [makers[seat](scatter(seed, seat + 1)).choose for seat in seats])
        except Exception as fault:
            fault.add_note(f"in game {number + 1} of this simulation, which has the seed {seed}")
            raise
        won = winners(position)
        if len(won) == 1:
            wins[won[0]] += 1
        else:
            sums.ties += 1
        add(position)
        digests.append(sha256(_as_json(position.save()).encode()).digest())
    sums.games, sums.digests = count, b"".join(digests)
    return sums


def _play(position: Position, choose: list[Any]) -> int:
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
        if taken > ENDLESS:
            raise EndlessGame(f"the game has not ended after {ENDLESS:,} decisions; with these cards perhaps it cannot")
    return taken


@lru_cache(maxsize=2)
def read_cards(game: str, texts: Texts) -> Any:
    """The cards of a plan, read once in each process."""
    return shelf.game(game).load_texts(dict(texts))
