"""Carrying out what a pitcher's ability says in YAML."""

from __future__ import annotations

from collections.abc import Sequence

from lordsball.games.monster_league import events as told
from lordsball.games.monster_league.cards import HOME_RUN, OUT, Coin, Effect, Respin, Result, Shift
from lordsball.games.monster_league.diamond import spin
from lordsball.games.monster_league.state import MonsterLeague


def carry_out(effects: Sequence[Effect], t: MonsterLeague) -> None:
    """Apply each effect in turn to the result the at-bat stands at."""
    for effect in effects:
        match effect:
            case Respin(keep=keep):
                before, face = t.result, t.face
                after = spin(t, "ability")
                t.result = min(before, after) if keep == "worse" else max(before, after) if keep == "better" else after
                if t.result != after:
                    t.face = face
            case Coin(heads=heads, tails=tails):
                landed_heads = t.chance.below(2) == 0
                t.announce(told.AbilityCoin(landed_heads))
                carry_out(heads if landed_heads else tails, t)
            case Result(to=to):
                t.result = to
            case Shift(by=by):
                t.result = max(OUT, min(HOME_RUN, t.result + by))
