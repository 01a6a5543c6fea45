"""Random games: every position survives a save, every action is one that was offered, and nothing is lost or made."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path
from typing import Any

from lordsball import games, paths
from lordsball.engine.position import Position
from lordsball.engine.procedure import Action
from lordsball.games import Game
from lordsball.games.lords.state import Lords
from lordsball.match.match import Match
from lordsball.match.replay import export, open_replay
from lordsball.match.seats import Seat
from soaking.harness import Found, Harness
from soaking.lords_books import Books, check_books

LONGEST = 20_000
"""Decisions of one game."""
LOOKED_AT = 12
"""One position of this many is saved and read back: the loader counts every card of it."""


@cache
def shipped(key: str) -> Any:
    """The shipped cards of a game."""
    return games.game(key).load_cards([paths.cards()])


def options_of(rng: random.Random, game: Game, cards: Any, seats: int) -> dict[str, Any]:
    """A table of this game as somebody may set it: other sides, other years."""
    offered = {} if game.offers is None else game.offers(cards)
    chosen = {word: rng.choice(list(values)) for word, values in offered.items() if values}
    sides = [side.key for side in game.sides_of(cards, chosen)]
    if len(sides) < seats:
        return game.options(cards, seats, chosen)
    return game.options_of(cards, rng.sample(sides, seats), chosen)


def turn(rng: random.Random, folder: Path) -> None:
    """One game from its setup to its end, then its replay."""
    key = rng.choice(list(games.SHELF))
    game, cards = games.game(key), shipped(key)
    seats = rng.randint(game.fewest_seats, game.most_seats)
    options = options_of(rng, game, cards, seats)
    seed = rng.randrange(10**6)
    position = game.new(cards, options, seed)
    books = Books(position) if isinstance(position, Lords) else None
    if books is not None:
        position.tell = books.note
    actions: list[Action] = []
    while position.decision is not None:
        if len(actions) % LOOKED_AT == 0:
            _look(game, cards, position, seats)
            if books is not None and isinstance(position, Lords):
                check_books(position, books)
        action = rng.choice(position.decision.options)
        position.apply(action)
        actions.append(action)
        if len(actions) > LONGEST:
            raise Found(f"{key}, seed {seed}: no end after {LONGEST:,} decisions")
    if books is not None and isinstance(position, Lords):
        check_books(position, books)
    match = Match(game, cards, options, [Seat(f"Seat {number}") for number in range(seats)], seed)
    for action in actions:
        match.act(action)
    if match.position.save() != position.save():
        raise Found(f"{key}, seed {seed}: the same actions came to another end")
    export(match, folder / "replay.json")
    replay = open_replay(folder / "replay.json")
    if replay.diverged is not None:
        raise Found(f"{key}, seed {seed}: the replay {replay.diverged}")


def _look(game: Game, cards: Any, position: Position, seats: int) -> None:
    data = position.save()
    back = game.restore(data, cards)
    if back.save() != data or back.decision != position.decision:
        raise Found(f"{game.key}: a position at {position.where()} comes back from its save as another")
    for seat in (None, *range(seats)):
        position.view(seat)
    if position.save() != data:
        raise Found(f"{game.key}: looking at a position at {position.where()} changed it")


HARNESS = Harness("games", "whole games at random, with their books and replays", turn, 60)
