"""The description of a game that needs nothing special: what most of them share, said once."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, TypeVar

from lordsball.content.catalog import Kind
from lordsball.content.plain_cards import PlainCards, loaders
from lordsball.engine.position import Position, restore
from lordsball.engine.secrets import places
from lordsball.games import Game, Options, Side, Words, folders_of
from lordsball.games.pieces import Table
from lordsball.games.plain_ledger import LEDGERS

PositionT = TypeVar("PositionT", bound=Position)


class PlainTally:
    """The tally of a game that counts nothing of its own."""

    def add(self, position: Any) -> None:
        """Nothing to count."""

    def merge(self, other: Any) -> None:
        """Nothing to add."""

    def report(self) -> dict[str, Any]:
        """Nothing beyond what every simulation reports."""
        return {}


def plain_game(
    key: str,
    name: str,
    position: type[PositionT],
    begin: Callable[[PlainCards, Sequence[str], int], PositionT],
    kinds: Sequence[Kind],
    sides: Callable[[PlainCards], Sequence[Any]],
    seats: range,
    winners: Callable[[PositionT], tuple[int, ...]],
    words: Words,
    table: Table,
) -> Game:
    """A game whose positions have a field `cards` and hold all their cards in declared zones.

    :param begin: cards, the id of each seat's side and a seed: the position before its first step.
    :param sides: everything a seat can play, each with an `id` and a `name`, the usual first.
    :param seats: how many can sit down.
    """
    load = loaders(kinds, partial(folders_of, key))

    def offered(cards: PlainCards, chosen: Mapping[str, str]) -> list[Side]:
        return [Side(side.id, side.name) for side in sides(cards)]

    def usual(cards: PlainCards, number: int = seats[0], chosen: Mapping[str, str] | None = None) -> dict[str, Any]:
        return {"sides": [side.key for side in offered(cards, {})][:number]}

    def new(cards: PlainCards, options: Options, seed: int) -> Position:
        wanted: Any = options.get("sides")
        known = [side.key for side in offered(cards, {})]
        fitting = isinstance(wanted, list) and len(wanted) in seats and all(side in known for side in wanted)
        if not fitting or len(set(wanted)) < len(wanted):
            least, most = seats[0], seats[-1]
            raise ValueError(f"found the sides {wanted!r}, expected {least} to {most} different ones of {known}")
        return begin(cards, wanted, seed).begin()

    def redeal(before: Any, cards: PlainCards) -> Position:
        again = before.copy()
        again.cards = cards
        pools: dict[tuple[str, int | None], list[str]] = {}
        for place in places(again):
            pools.setdefault(place.pool, []).extend(place.cards)
        if any(sorted(held) != sorted(again.pool(*pool)) for pool, held in pools.items()):
            raise ValueError("these cards are not the ones this game is played with")
        played: Position = again.begin()
        return played

    return Game(
        key=key,
        name=name,
        fewest_seats=seats[0],
        most_seats=seats[-1],
        load_cards=load.load,
        load_texts=load.load_texts,
        changes=load.changes,
        new=new,
        restore=lambda data, cards: redeal(restore(position, data), cards),
        redeal=redeal,
        default_options=usual,
        chosen=usual,
        sides=offered,
        seated=lambda cards, taken, chosen: {"sides": list(taken)},
        winners=winners,
        words=words,
        tally=PlainTally,
        ledgers=LEDGERS,
        table=table,
    )
