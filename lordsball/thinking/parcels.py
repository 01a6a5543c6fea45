"""Orders as bytes. Cards are large and the same in every view of a match: they travel once, then their number does.

A view's cards, and what the game has counted from them for all positions to share, are its fields made with
`lordsball.engine.records.shared`. Cards travel as the texts of their files, which the window has at hand; who thinks
reads them. Cards that were edited are other objects, and travel in their turn.
"""

from __future__ import annotations

import io
import pickle
from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from typing import Any, NamedTuple

from lordsball import games
from lordsball.engine.position import Position
from lordsball.engine.records import PLAIN
from lordsball.thinking.jobs import Order, Take

MOST = 64
"""Of so many shared things the sender remembers that they have travelled; then it begins again."""


class Shared(NamedTuple):
    """Something that later parcels only name by its number."""

    number: int
    value: Any


class Cards(NamedTuple):
    """Cards, as the texts of their files."""

    number: int
    game: str
    fingerprint: str
    texts: dict[str, str]


class Forget(NamedTuple):
    """All numbers begin again."""


class Strange(Exception):
    """A parcel that cannot be opened here; the message says why."""


class Sender:
    """Packs orders, each after whatever it needs that has not travelled yet."""

    def __init__(self) -> None:
        self._numbers: dict[int, int] = {}
        """The number of each shared thing by its identity."""
        self._sent: list[Any] = []
        """The things themselves, so that none goes away and leaves its identity to another."""

    def packed(self, order: Order) -> list[bytes]:
        """The parcels that bring an order, to be sent one after the other."""
        parcels: list[bytes] = []
        if isinstance(order, Take):
            if len(self._sent) > MOST:
                self._numbers, self._sent = {}, []
                parcels.append(pickle.dumps(Forget(), pickle.HIGHEST_PROTOCOL))
            for position in _positions(order.job.args):
                parcels += self._new_of(position, order.job.game)
        packed = io.BytesIO()
        _Packer(packed, self._numbers).dump(order)
        return [*parcels, packed.getvalue()]

    def _new_of(self, position: Position, game: str) -> list[bytes]:
        parcels: list[bytes] = []
        kind: Any = type(position)
        for name in shared_fields(kind):
            value = getattr(position, name)
            if not value or isinstance(value, PLAIN) or id(value) in self._numbers:
                continue
            number = self._numbers[id(value)] = len(self._sent)
            self._sent.append(value)
            texts = getattr(value, "texts", None)
            news = Shared(number, value) if texts is None else Cards(number, game, value.fingerprint, dict(texts))
            parcels.append(pickle.dumps(news, pickle.HIGHEST_PROTOCOL))
        return parcels


def _positions(thing: Any) -> Iterator[Position]:
    if isinstance(thing, Position):
        yield thing
    elif isinstance(thing, list | tuple):
        for inner in thing:
            yield from _positions(inner)


@cache
def shared_fields(cls: Any) -> tuple[str, ...]:
    """The names of the fields that all clones of a position share."""
    return tuple(f.name for f in fields(cls) if f.metadata.get("kept") == "shared")


class _Packer(pickle.Pickler):
    def __init__(self, file: io.BytesIO, numbers: dict[int, int]) -> None:
        super().__init__(file, pickle.HIGHEST_PROTOCOL)
        self._number_of = numbers.get

    def persistent_id(self, thing: Any) -> int | None:
        return self._number_of(id(thing))


class Receiver:
    """Opens what a Sender has packed, in the same order."""

    def __init__(self) -> None:
        self._kept: dict[int, Any] = {}

    def opened(self, parcel: bytes) -> Order | None:
        """The order in a parcel; None for one that only brings what others need. Raises Strange."""
        try:
            news: Any = _Opener(io.BytesIO(parcel), self._kept).load()
            match news:
                case Shared(number, value):
                    self._kept[number] = value
                case Cards(number, game, fingerprint, texts):
                    self._kept[number] = _read(game, fingerprint, texts)
                case Forget():
                    self._kept.clear()
                case _:
                    order: Order = news
                    return order
        except Strange:
            raise
        except Exception as problem:
            raise Strange(f"{type(problem).__name__}: {problem}") from problem
        return None


def _read(game: str, fingerprint: str, texts: dict[str, str]) -> Any:
    cards = games.game(game).load_texts(texts)
    if cards.fingerprint != fingerprint:
        raise Strange(f"the cards of {game} read as {cards.fingerprint[:12]}, expected {fingerprint[:12]}")
    return cards


class _Opener(pickle.Unpickler):
    def __init__(self, file: io.BytesIO, kept: dict[int, Any]) -> None:
        super().__init__(file)
        self._kept = kept

    def persistent_load(self, number: Any) -> Any:
        return self._kept[number]
