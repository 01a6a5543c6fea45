"""Exact odds of Monster League from the cards alone: what an ability makes of a result, what a half-inning is worth.

Bases are a number here: 1 for a runner on first, 2 on second, 4 on third, added up.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from lordsball.games.monster_league.cards import HOME_RUN, OUT, RESULTS, Coin, Effect, Respin, Result, Shift

Faces = tuple[int, ...]
"""The result of each face of a batter's die."""
Chances = tuple[float, ...]
"""How likely each result is, OUT to HOME_RUN."""

ENOUGH_SWEEPS, CLOSE_ENOUGH = 500, 1e-7


def chances(faces: Faces) -> Chances:
    """How likely each result of one spin is.

    >>> chances((0, 0, 1, 4))
    (0.5, 0.25, 0.0, 0.0, 0.25)
    """
    return tuple(faces.count(result) / len(faces) for result in range(len(RESULTS)))


def moved(bases: int, result: int) -> tuple[int, int]:
    """Bases after a result, and the runs it scores (ruling M13).

    >>> moved(0b101, 2)  # a double with runners on first and third
    (6, 1)
    """
    if result == OUT:
        return bases, 0
    ahead = (bases << result) | (1 << (result - 1))
    return ahead & 7, (ahead >> 3).bit_count()


def certainly(result: int) -> Chances:
    """A result that stands.

    >>> certainly(4)
    (0.0, 0.0, 0.0, 0.0, 1.0)
    """
    return tuple(float(each == result) for each in range(len(RESULTS)))


def after(effects: Sequence[Effect], start: Chances, spin: Chances) -> Chances:
    """How likely each result is once these effects have worked on results as likely as `start`.

    >>> after([Shift(shift=-1)], certainly(4), (0.5, 0.5, 0.0, 0.0, 0.0))
    (0.0, 0.0, 0.0, 1.0, 0.0)
    """
    for effect in effects:
        mixed = [0.0] * len(RESULTS)
        for result, likely in enumerate(start):
            if likely:
                for new, share in enumerate(_worked(effect, result, spin)):
                    mixed[new] += likely * share
        start = tuple(mixed)
    return start


def _worked(effect: Effect, result: int, spin: Chances) -> Chances:
    match effect:
        case Respin(keep=keep):
            if keep == "new":
                return spin
            pick = min if keep == "worse" else max
            mixed = [0.0] * len(RESULTS)
            for other, likely in enumerate(spin):
                mixed[pick(result, other)] += likely
            return tuple(mixed)
        case Coin(heads=heads, tails=tails):
            either = (after(side, certainly(result), spin) for side in (heads, tails))
            return tuple((a + b) / 2 for a, b in zip(*either, strict=True))
        case Result(to=to):
            return certainly(to)
        case Shift(by=by):
            return certainly(max(OUT, min(HOME_RUN, result + by)))
    raise TypeError(f"{type(effect).__name__} is not something an ability can do")


class Outlook(NamedTuple):
    """What a batting line can expect of the rest of its half-inning."""

    spins: tuple[Chances, ...]
    to_come: tuple[tuple[tuple[float, ...], ...], ...]
    """Mean runs to come by outs so far, batter in front, bases."""

    def worth(self, batter: int, outs: int, bases: int, result: int) -> float:
        """Runs that this result scores, and the mean runs that follow it."""
        new, runs = moved(bases, result)
        return runs + self.to_come[outs + (result == OUT)][(batter + 1) % len(self.spins)][new]

    def average(self, batter: int, outs: int, bases: int, results: Chances) -> float:
        """The same for results that are so likely each."""
        return math.fsum(p * self.worth(batter, outs, bases, result) for result, p in enumerate(results) if p)


    def at_its_best(self, batter: int, outs: int, bases: int) -> Chances:
        """How likely each result is where a second try is taken wherever that is better on average (ruling M6)."""
        spin = self.spins[batter]
        mean = self.average(batter, outs, bases, spin)
        kept = [self.worth(batter, outs, bases, result) >= mean for result in range(len(spin))]
        again = math.fsum(p for p, keeps in zip(spin, kept, strict=True) if not keeps)
        return tuple(p * (keeps + again) for p, keeps in zip(spin, kept, strict=True))


@lru_cache(maxsize=64)
def outlook(line: tuple[Faces, ...], outs: int, second_spins: bool) -> Outlook:
    """The outlook of these batters in turns of this many outs, with no abilities against them.

    With `second_spins` the bullpen against them is empty, and they spin again wherever that is better on average.
    """
    spins = tuple(chances(faces) for faces in line)
    after_last_out = ((0.0,) * 8,) * len(line)
    solved: list[tuple[tuple[float, ...], ...]] = [after_last_out]
    for _ in range(outs):
        solved.insert(0, _one_out_earlier(spins, solved[0], second_spins))
    return Outlook(spins, tuple(solved))


def _one_out_earlier(
    spins: tuple[Chances, ...], next_out: tuple[tuple[float, ...], ...], second_spins: bool
) -> tuple[tuple[float, ...], ...]:
    """Sweep until the values of all batters and bases agree with each other. Hits go round in circles, outs do not."""
    moves = [[moved(bases, result) for result in range(len(RESULTS))] for bases in range(8)]
    table = [list(row) for row in next_out]
    for _ in range(ENOUGH_SWEEPS):
        furthest = 0.0
        for batter in range(len(spins) - 1, -1, -1):
            following = (batter + 1) % len(spins)
            ahead, out = table[following], next_out[following]
            for bases in range(8):
                values = [out[bases], *(runs + ahead[new] for new, runs in moves[bases][1:])]
                mean = math.fsum(p * v for p, v in zip(spins[batter], values, strict=True))
                if second_spins:
                    mean = math.fsum(p * max(v, mean) for p, v in zip(spins[batter], values, strict=True))
                furthest = max(furthest, abs(mean - table[batter][bases]))
                table[batter][bases] = mean
        if furthest < CLOSE_ENOUGH:
            break
    return tuple(map(tuple, table))
