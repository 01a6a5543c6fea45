"""Exact odds of Monster League from the cards alone: what a half-inning is worth, and each way an at-bat can end.

Bases are a number here: 1 for a runner on first, 2 on second, 4 on third, added up.
"""

from __future__ import annotations

import math
from collections.abc import Generator, Mapping
from functools import cache
from typing import NamedTuple

from lordsball.games.monster_league.basepaths import run
from lordsball.games.monster_league.cards import RESULTS, USUAL, Play

Faces = tuple[int, ...]
"""The result of each face of a batter's die."""
Chances = tuple[float, ...]
"""How likely each result is, OUT to HOME_RUN."""
Plays = Mapping[Play, float]
"""How likely each play is."""

ENOUGH_SWEEPS, CLOSE_ENOUGH = 500, 1e-7


def chances(faces: Faces) -> Chances:
    """How likely each result of one spin is.

    >>> chances((0, 0, 1, 4))
    (0.5, 0.25, 0.0, 0.0, 0.25)
    """
    return tuple(faces.count(result) / len(faces) for result in range(len(RESULTS)))


def spun(spin: Chances, runners: int = USUAL) -> Plays:
    """The plays of a spin that counts as it comes.

    >>> spun((0.5, 0.0, 0.0, 0.0, 0.5))
    {Play(result=0, runners=0): 0.5, Play(result=4, runners=0): 0.5}
    """
    return {Play(result, runners): share for result, share in enumerate(spin) if share}


class Outlook(NamedTuple):
    """What a batting line can expect of the rest of its half-inning."""

    spins: tuple[Chances, ...]
    to_come: tuple[tuple[tuple[float, ...], ...], ...]
    """Mean runs to come by outs so far, batter in front, bases."""

    def worth(self, batter: int, outs: int, bases: int, play: Play) -> float:
        """Runs that this play scores, and the mean runs that follow it."""
        all_outs = len(self.to_come) - 1
        new, runs, more = run(play, bases, outs + 1 >= all_outs)
        return runs + self.to_come[outs + more][(batter + 1) % len(self.spins)][new]

    def average(self, batter: int, outs: int, bases: int, plays: Plays) -> float:
        """The same for plays that are so likely each."""
        return math.fsum(p * self.worth(batter, outs, bases, play) for play, p in plays.items() if p)

    def at_its_best(self, batter: int, outs: int, bases: int, plays: Plays) -> Plays:
        """How likely each play is where a second try is taken wherever that is better on average (ruling M6).

        :param plays: how likely each play of one spin is, as the batter stands.
        """
        mean = self.average(batter, outs, bases, plays)
        kept = {play: self.worth(batter, outs, bases, play) >= mean for play in plays}
        again = math.fsum(p for play, p in plays.items() if not kept[play])
        return {play: p * (kept[play] + again) for play, p in plays.items()}


_known: dict[tuple[tuple[Faces, ...], int, bool], Outlook] = {}
_KEPT = 64


def outlook(line: tuple[Faces, ...], outs: int, second_spins: bool) -> Outlook:
    """The outlook of these batters in turns of this many outs, with no abilities against them.

    With `second_spins` the bullpen against them is empty, and they spin again wherever that is better on average.
    """
    for _ in outlook_in_slices(line, outs, second_spins):
        pass
    return _known[line, outs, second_spins]


def outlook_in_slices(line: tuple[Faces, ...], outs: int, second_spins: bool) -> Generator[None, None, None]:
    """Works the same out in slices of a fraction of a millisecond: afterwards `outlook` has it at hand."""
    if (line, outs, second_spins) in _known:
        return
    spins = tuple(chances(faces) for faces in line)
    after_last_out = ((0.0,) * 8,) * len(line)
    solved: list[tuple[tuple[float, ...], ...]] = [after_last_out]
    for _ in range(outs):
        solved.insert(0, (yield from _one_out_earlier(spins, solved[0], second_spins)))
    while len(_known) >= _KEPT:
        _known.pop(next(iter(_known)))
    _known[line, outs, second_spins] = Outlook(spins, tuple(solved))


@cache
def _moves(bases: int) -> tuple[tuple[int, int], ...]:
    """The bases after each result of a spin, and the runs of it."""
    return tuple(run(Play(result), bases, True)[:2] for result in range(len(RESULTS)))


def _one_out_earlier(
    spins: tuple[Chances, ...], next_out: tuple[tuple[float, ...], ...], second_spins: bool
) -> Generator[None, None, tuple[tuple[float, ...], ...]]:
    """Sweep until the values of all batters and bases agree with each other. Hits go round in circles, outs do not."""
    table = [list(row) for row in next_out]
    for _ in range(ENOUGH_SWEEPS):
        furthest = 0.0
        for batter in range(len(spins) - 1, -1, -1):
            following = (batter + 1) % len(spins)
            ahead, out = table[following], next_out[following]
            for bases in range(8):
                values = [out[bases], *(runs + ahead[new] for new, runs in _moves(bases)[1:])]
                mean = math.fsum(p * v for p, v in zip(spins[batter], values, strict=True))
                if second_spins:
                    mean = math.fsum(p * max(v, mean) for p, v in zip(spins[batter], values, strict=True))
                furthest = max(furthest, abs(mean - table[batter][bases]))
                table[batter][bases] = mean
        yield
        if furthest < CLOSE_ENOUGH:
            break
    return tuple(map(tuple, table))
