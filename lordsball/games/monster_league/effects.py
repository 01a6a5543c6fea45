"""Carrying out what an ability says in YAML: at the table, with the chance of the game."""

from __future__ import annotations

from collections.abc import Sequence

from lordsball.games.monster_league import events as told
from lordsball.games.monster_league.cards import Change, Coin, Effect, Play, Respin
from lordsball.games.monster_league.diamond import spin
from lordsball.games.monster_league.state import AtThePlate, MonsterLeague


def carry_out(effects: Sequence[Effect], t: MonsterLeague, plate: AtThePlate) -> None:
    """Apply each effect in turn to what the at-bat stands at; `outlook.outcomes` says what may come of it."""
    for effect in effects:
        match effect:
            case Respin():
                before, face = t.result, t.face
                after = spin(t, "ability", plate.stance)
                t.result = effect.kept(before, after)
                if t.result != after:
                    t.face = face
            case Coin(heads=heads, tails=tails):
                landed_heads = t.chance.below(2) == 0
                t.announce(told.AbilityCoin(landed_heads))
                carry_out(heads if landed_heads else tails, t, plate)
            case Change():
                t.result, plate.runners = effect.changed(Play(t.result, plate.runners))
