"""Every random thing in a game comes from a Chance: one integer of state, so copies and saves are cheap and exact."""

from __future__ import annotations

from typing import Any

from lordsball.engine.records import Record, record

_MASK = (1 << 64) - 1


@record
class Chance(Record):
    """splitmix64. The same seed gives the same faces on every machine, Python and process.

    >>> dice = Chance(7)
    >>> [dice.die(6) for _ in range(5)]
    [3, 1, 6, 4, 3]
    """

    seed: int

    def below(self, sides: int) -> int:
        """0 … sides-1, each equally likely (the bias of the multiply-shift is under sides / 2**64)."""
        self.seed = z = (self.seed + 0x9E3779B97F4A7C15) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return ((z ^ (z >> 31)) * sides) >> 64

    def die(self, sides: int) -> int:
        """1 … sides."""
        return self.below(sides) + 1

    def heads(self) -> bool:
        """A fair coin."""
        return self.below(2) == 0

    def shuffle(self, cards: list[Any]) -> None:
        """Fisher-Yates, in place.

        >>> cards = ["curve", "slider", "knuckler"]
        >>> Chance(2).shuffle(cards)
        >>> cards
        ['curve', 'knuckler', 'slider']
        """
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]


@record
class Loaded(Chance):
    """Chance whose next faces are given, 1 … sides each: for tests and for people who roll real dice.

    >>> dice = Loaded(7, [6, 1])
    >>> dice.die(6), dice.die(20), dice.faces
    (6, 1, [])
    """

    faces: list[int]

    def below(self, sides: int) -> int:
        """The next given face, less one. Raises ValueError when that die has no such face."""
        if not self.faces:
            return Chance.below(self, sides)
        face = self.faces.pop(0)
        if not 1 <= face <= sides:
            raise ValueError(f"loaded face {face} on a die of {sides} sides")
        return face - 1


def scatter(seed: int, index: int) -> int:
    """The seed of game number `index` of a batch: far from its neighbours, the same everywhere.

    >>> [scatter(1, index) for index in range(2)]
    [6949253834128675438, 3523780800570104037]
    """
    return Chance((seed * 0x2545F4914F6CDD1D + index) & _MASK).below(1 << 63)
