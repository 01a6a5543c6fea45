"""What came up in a game, thing by thing: which cards a seat drew and played, which abilities went off."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from lordsball.engine.position import Told


class Thing(NamedTuple):
    """A card, an ability, an option: something of which a designer asks whether it is any good."""

    key: str
    """Its id; no other thing of the game has it."""
    kind: str
    """`Player`, `Ability`, `Hot Stove card` …"""
    name: str
    seat: int | None = None
    """Whose it is; None for what any seat can come by."""


@dataclass
class Ledger:
    """One game's notes. Everything by seat and key."""

    drawn: dict[tuple[int, str], int] = field(default_factory=dict)
    played: dict[tuple[int, str], int] = field(default_factory=dict)
    """How often."""
    fired: dict[tuple[int, str], int] = field(default_factory=dict)
    """Uses of an ability, by choice or by itself."""
    brought: dict[tuple[int, str], int] = field(default_factory=dict)
    """Of what the game is won by: what its seat got through this, less what the other got. Runs, in most games."""

    def draw(self, seat: int, *keys: str) -> None:
        """A seat came by these."""
        for key in keys:
            self.drawn[seat, key] = self.drawn.get((seat, key), 0) + 1

    def play(self, seat: int, key: str) -> None:
        """A seat played this."""
        self.played[seat, key] = self.played.get((seat, key), 0) + 1

    def fire(self, seat: int, key: str) -> None:
        """An ability of a seat was carried out."""
        self.fired[seat, key] = self.fired.get((seat, key), 0) + 1

    def bring(self, seat: int, key: str, much: int) -> None:
        """A seat got so much through this; with a minus, the other seat did."""
        if much:
            self.brought[seat, key] = self.brought.get((seat, key), 0) + much


class Ledgers(NamedTuple):
    """How a game keeps such notes."""

    things: Callable[[Any], Sequence[Thing]]
    """From a position: all there is in this game, in the order of the cards."""
    keep: Callable[[Any, Ledger], Callable[[Told], None]]
    """Begin at a position's first decision: what to call with everything told from then on."""
    plain: Callable[[Any, str], Any] | None = None
    """Cards and the key of a thing: the same cards with a plain one of equal numbers in its place. Raises KeyError for
    a thing that cannot be plain, or is already. None where nothing can be."""
