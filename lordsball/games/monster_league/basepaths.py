"""Who goes where once an at-bat is decided: pure rules, for the table, the players and everybody who counts.

Bases are a number here: 1 for a runner on first, 2 on second, 4 on third, added up.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from lordsball.games.monster_league.verbs import DOUBLE_PLAY, EXTRA, HOLD, MOVE_UP, OUT, Play

HOME = 4
"""Where a runner is who has scored."""
PUT_OUT = -1
"""Where a runner is who is out in a double play."""


class Run(NamedTuple):
    """What comes of an at-bat."""

    bases: int
    """Who is on base then, as a number."""
    runs: int
    outs: int
    """Outs it adds: 0, 1 or, in a double play, 2."""


@cache
def paths(play: Play, bases: int, last_out: bool) -> tuple[tuple[int, int], ...]:
    """Where the batter and each runner go: (from base, to base), the leading runner first; the batter comes from 0.

    A runner who holds stands here, too. After an Out nobody does who stays where he is (rulings M13, M14, M29).

    :param last_out: would an Out end the turn?

    >>> paths(Play(1), 0b001, False), paths(Play(1, HOLD), 0b110, False)
    (((1, 2), (0, 1)), ((3, 3), (2, 2), (0, 1)))
    >>> paths(Play(OUT, MOVE_UP), 0b110, False), paths(Play(OUT, MOVE_UP), 0b110, True)
    (((3, 4), (2, 3)), ())
    """
    on = [base for base in (3, 2, 1) if bases >> (base - 1) & 1]
    if play.result == OUT:
        if last_out:
            return ()
        if play.runners == MOVE_UP:
            return tuple((base, base + 1) for base in on)
        return ((1, PUT_OUT),) if play.runners == DOUBLE_PLAY and bases & 1 else ()
    if play.runners == HOLD:
        taken, ends = play.result, [(0, play.result)]
        for base in reversed(on):
            taken = base if base > taken else min(HOME, taken + 1)
            ends.insert(0, (base, taken))
        return tuple(ends)
    further = play.result + (play.runners == EXTRA)
    return (*((base, min(HOME, base + further)) for base in on), (0, play.result))


@cache
def run(play: Play, bases: int, last_out: bool) -> Run:
    """Bases, runs and outs that come of it.

    >>> run(Play(2), 0b101, False)  # a Double with runners on first and third
    Run(bases=6, runs=1, outs=0)
    >>> run(Play(OUT, DOUBLE_PLAY), 0b101, False)
    Run(bases=4, runs=0, outs=2)
    """
    went = paths(play, bases, last_out)
    left = bases
    for start, _ in went:
        left &= ~(1 << start >> 1)
    for _, end in went:
        if 0 < end < HOME:
            left |= 1 << (end - 1)
    outs = (play.result == OUT) + sum(end == PUT_OUT for _, end in went)
    return Run(left, sum(end == HOME for _, end in went), outs)
