"""The events that the rules of Monster League announce. Nothing here is hidden from anybody.

Seats, batters and pitchers are indices; a batter's or pitcher's index is its place on the team's card list.
"""

from __future__ import annotations

from typing import NamedTuple


class CoinTossed(NamedTuple):
    """The opening coin: the winner chooses which team bats first."""

    winner: int


class SidesChosen(NamedTuple):
    """`first` bats first; the other team is at home."""

    first: int


class HalfStarted(NamedTuple):
    """A team comes to bat."""

    inning: int
    batting: int


class PitcherEntered(NamedTuple):
    """A pitcher takes the mound."""

    seat: int
    pitcher: int


class PitcherLeft(NamedTuple):
    """A pitcher leaves for good: replaced, or out of tokens (`tired`)."""

    seat: int
    pitcher: int
    tired: bool


class BullpenEmptied(NamedTuple):
    """Both pitchers are gone: from the next batter on, the offense may take a second spin."""

    seat: int


class Spun(NamedTuple):
    """A spin or roll: face 1 … 20 and the result it stands for. `why` is spin, ability or second."""

    seat: int
    batter: int
    face: int
    result: int
    why: str
    before: int = -1
    """What the at-bat stood at until then; -1 at its first spin."""


class StanceTaken(NamedTuple):
    """A batter takes his stance before the spin: his ability holds for the whole at-bat."""

    seat: int
    batter: int


class TokenSpent(NamedTuple):
    """A pitcher spends `price` ability tokens on a batter's result; `left` remain."""

    seat: int
    pitcher: int
    left: int
    batter: int
    result: int
    price: int = 1


class BatterTries(NamedTuple):
    """A batter uses his own ability on what he has."""

    seat: int
    batter: int
    result: int


class AbilityCoin(NamedTuple):
    """The coin an ability flips."""

    heads: bool


class ResultChanged(NamedTuple):
    """What an ability or (`second`) a second spin made of the at-bat."""

    before: int
    after: int
    second: bool = False


class ResultKept(NamedTuple):
    """The defense lets a result stand, or (`offense`) the offense declines its second spin or the batter's ability."""

    seat: int
    result: int
    offense: bool


class AtBatOver(NamedTuple):
    """The final result: who moved from where to where (0 home plate, 1 to 3 bases, 4 scored), runs, outs so far."""

    seat: int
    batter: int
    result: int
    face: int
    moves: tuple[tuple[int, int, int], ...]
    """Each (batter, from base, to base), the leading runner first."""
    runs: int
    outs: int
    score: tuple[int, int]
    runners: int = 0
    """How the runners took it, where an ability made them go otherwise: HOLD, EXTRA, MOVE_UP or DOUBLE_PLAY. A runner
    who is out in a double play goes to -1."""
    stance: bool = False
    """Had the batter taken his stance?"""


class HalfOver(NamedTuple):
    """A half-inning is complete."""

    inning: int
    batting: int
    runs: int
    left: int
    walk_off: bool


class GameOver(NamedTuple):
    """The winner (-1: a tie stands), and the runs of seat 0 and seat 1."""

    winner: int
    score: tuple[int, int]
    skipped_bottom: bool
    """True where the home team led already and its last turn was not needed."""
