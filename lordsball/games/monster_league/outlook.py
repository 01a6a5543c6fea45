"""What may come of an ability, before anything is spun or flipped: pure functions for rules, players and tables.

An at-bat goes through these decisions, each left out where it is not open (docs/rulings.md, M12, M26 to M28):

1. the team at bat takes the batter's stance, or swings as usual: `stance_open`. Under a stance each face of the wheel
   has the result `Ability.stance` gives it, second tries and respins included, and `Ability.runners` is how runners
   begin to take it;
2. the spin, then the team in the field may spend tokens: `open_now` for the pitcher's ability, with his tokens;
3. with an empty bullpen, the team at bat may spin again: the result is new, how runners take it stays;
4. the team at bat may use a batter's ability that comes after the result: `open_now`, never on an Out;
5. `basepaths.run` of the play: bases, runs, outs.

`outcomes` says what each ability may make of a play, and how likely. An ability has no memory beyond the at-bat.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from lordsball.games.monster_league.basepaths import paths
from lordsball.games.monster_league.cards import (
    AFTER,
    BEFORE,
    OUT,
    RESULTS,
    Ability,
    Change,
    Coin,
    Effect,
    Play,
    Respin,
)
from lordsball.games.monster_league.needs import NeedInning, NeedResult, Situation

ANY_FACE = (1 / len(RESULTS),) * len(RESULTS)


def outcomes(effects: Sequence[Effect], play: Play, spin: Sequence[float]) -> dict[Play, float]:
    """Every play these effects may turn this one into, and how likely.

    :param spin: how likely each result of a spin of this batter is, OUT to HOME_RUN, under his stance if he has one.

    >>> from lordsball.games.monster_league.cards import Runners, Shift
    >>> outcomes([Shift(shift=-1), Runners(runners="hold")], Play(2), (0.5, 0.5, 0.0, 0.0, 0.0))
    {Play(result=1, runners=1): 1.0}
    """
    likely = {play: 1.0}
    for effect in effects:
        mixed: dict[Play, float] = {}
        for before, share in likely.items():
            for after, chance in _worked(effect, before, spin).items():
                mixed[after] = mixed.get(after, 0.0) + share * chance
        likely = mixed
    return likely


def _worked(effect: Effect, play: Play, spin: Sequence[float]) -> dict[Play, float]:
    mixed: dict[Play, float] = {}
    match effect:
        case Respin():
            for result, chance in enumerate(spin):
                if chance:
                    after = Play(effect.kept(play.result, result), play.runners)
                    mixed[after] = mixed.get(after, 0.0) + chance
        case Coin(heads=heads, tails=tails):
            for side in (heads, tails):
                for after, chance in outcomes(side, play, spin).items():
                    mixed[after] = mixed.get(after, 0.0) + chance / 2
        case Change():
            mixed[effect.changed(play)] = 1.0
    return mixed


@lru_cache(maxsize=16384)
def could_change(ability: Ability, play: Play, bases: int, last_out: bool) -> bool:
    """Could it change what comes of this play, taking each face of the wheel as possible (ruling M3)?

    The result is something that comes of it, also where the runners go as they would.
    """
    stands = paths(play, bases, last_out)
    return any(
        after.result != play.result or paths(after, bases, last_out) != stands
        for after in outcomes(ability.effects, play, ANY_FACE)
    )


def answers(ability: Ability, result: int, last_inning: bool) -> bool:
    """Can it be used on this result at some time of such an inning, with any runners on base?"""
    now = Situation(0, 0, False, last_inning, 0, result)
    needs = (need for need in ability.needs if isinstance(need, NeedResult | NeedInning))
    return all(need.met(now) for need in needs) and could_change(ability, Play(result), 0b111, False)


def open_now(ability: Ability, now: Situation, runners: int) -> bool:
    """Can it be used on the result in `now`? Tokens are not asked here.

    :param runners: how the runners take that result, as it stands.
    """
    if ability.when == BEFORE or (ability.when == AFTER and now.result == OUT):
        return False
    met = all(need.met(now) for need in ability.needs)
    return met and could_change(ability, Play(now.result, runners), now.bases, now.last_out)


def stance_open(ability: Ability | None, now: Situation) -> bool:
    """Can a batter with this ability take his stance now, and could it change anything (ruling M26)?"""
    if ability is None or ability.when != BEFORE or not all(need.met(now) for need in ability.needs):
        return False
    return any(could_change(ability, Play(result), now.bases, now.last_out) for result in range(len(RESULTS)))
