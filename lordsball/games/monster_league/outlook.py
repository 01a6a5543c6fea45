"""What an ability could make of a result, before anything is spun or flipped."""

from __future__ import annotations

from collections.abc import Sequence

from lordsball.games.monster_league.cards import HOME_RUN, OUT, RESULTS, Coin, Effect, Respin, Result, Shift

ALL = frozenset(range(len(RESULTS)))


def outcomes(effects: Sequence[Effect], result: int) -> frozenset[int]:
    """Every result these effects could turn this one into, taking each face of the wheel as possible."""
    possible = frozenset((result,))
    for effect in effects:
        possible = frozenset().union(*(_after(effect, each) for each in possible))
    return possible


def _after(effect: Effect, result: int) -> frozenset[int]:
    match effect:
        case Respin(keep=keep):
            worse, better = frozenset(range(OUT, result + 1)), frozenset(range(result, HOME_RUN + 1))
            return worse if keep == "worse" else better if keep == "better" else ALL
        case Coin(heads=heads, tails=tails):
            return outcomes(heads, result) | outcomes(tails, result)
        case Result(to=to):
            return frozenset((to,))
        case Shift(by=by):
            return frozenset((max(OUT, min(HOME_RUN, result + by)),))
    raise TypeError(f"{type(effect).__name__} is not something an ability can do")


def changeable(effects: Sequence[Effect]) -> frozenset[int]:
    """The results these effects could change: only on those is the ability offered (ruling M3)."""
    return frozenset(result for result in ALL if outcomes(effects, result) != {result})
