"""Carrying out what cards say in YAML: whether a list of effects is legal, and each effect that asks nobody."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from lordsball.content.vocabulary import Effect
from lordsball.games.lords import clubs, money
from lordsball.games.lords import events as told
from lordsball.games.lords.amounts import Stat
from lordsball.games.lords.event_verbs import ManagerRolls, StarPool, TilePrice, WinterCards
from lordsball.games.lords.quality import STAT, holds, worth
from lordsball.games.lords.scripts import Effects, Script
from lordsball.games.lords.state import MOST_DICE, NOBODY, Lords, Owner, base_tq
from lordsball.games.lords.verbs import (
    Either,
    ExtraDice,
    Gain,
    If,
    Lose,
    Pay,
    RivalLoses,
    RivalTQ,
    Roll,
    SeriesTQ,
)

PLAYERS: tuple[Stat, ...] = ("stars", "regulars", "impact_players")
"""Counts of players that a series roll may be keyed to."""


def legal(t: Lords, o: Owner, script: Script) -> bool:
    """May this club use these effects: its conditions hold, and no direct effect is impossible?"""
    if script.needs and not holds(t, o, script.needs):
        return False
    return open_to(t, o, script.effects)


def open_to(t: Lords, o: Owner, effects: Effects) -> bool:
    """Is every one of these effects possible, and is there the cash for a Victory Point among them?"""
    return all(possible(t, o, effect) for effect in effects) and not short_of_vp(t, o, effects)


def short_of_vp(t: Lords, o: Owner, effects: Effects) -> int:
    """The dollars missing where effects sell a Victory Point: no loan may be taken out for one (ruling L21)."""
    if not any(thing == "vp" for effect in effects if isinstance(effect, Gain) for thing, _ in effect.things.pairs):
        return 0
    return max(0, sum(worth(t, o, effect.amount) for effect in effects if isinstance(effect, Pay)) - o.cash)


def possible(t: Lords, o: Owner, effect: Effect) -> bool:
    """Regular Season Card Clarifications: a track at its end, or a roll keyed to players the club lacks.

    Nothing else closes a side, not a count of nothing, not a "may" that cannot be used (ruling L45). What is forced is
    possible as long as anything of it can be carried out (ruling L20).
    """
    test = POSSIBLE.get(type(effect))
    return test is None or test(t, o, effect)


def _can_gain(t: Lords, o: Owner, effect: Gain) -> bool:
    return all(clubs.room(t, o, thing) > 0 for thing, amount in effect.things.pairs if worth(t, o, amount))


def _can_lose(t: Lords, o: Owner, effect: Lose) -> bool:
    asked = [thing for thing, amount in effect.things.pairs if worth(t, o, amount)]
    return not asked or any(clubs.stock(o, thing) > 0 for thing in asked)


def _can_roll(t: Lords, o: Owner, effect: ExtraDice) -> bool:
    of = effect.amount.of
    return of is None or of not in PLAYERS or STAT[of](t, o) > 0


def _can_choose(t: Lords, o: Owner, effect: Either) -> bool:
    return any(open_to(t, o, choice.do) for choice in effect.choices)


POSSIBLE: dict[type[Effect], Callable[[Lords, Owner, Any], bool]] = {
    Gain: _can_gain,
    Lose: _can_lose,
    ExtraDice: _can_roll,
    Either: _can_choose,
}
"""Effects that are not always possible."""


def _gain(t: Lords, o: Owner, effect: Gain) -> None:
    for thing, amount in effect.things.pairs:
        clubs.change(t, o, thing, worth(t, o, amount), "card")


def _lose(t: Lords, o: Owner, effect: Lose) -> None:
    for thing, amount in effect.things.pairs:
        clubs.change(t, o, thing, -worth(t, o, amount), "card")


def _pay(t: Lords, o: Owner, effect: Pay) -> None:
    money.pay(t, o, worth(t, o, effect.amount), "card")


def _series_tq(t: Lords, o: Owner, effect: SeriesTQ) -> None:
    change_series_tq(t, o, worth(t, o, effect.amount))


def _rival_tq(t: Lords, o: Owner, effect: RivalTQ) -> None:
    amount = worth(t, o, effect.amount)
    if o.rival != NOBODY:
        change_series_tq(t, t.owners[o.rival], amount)
        return
    t.npt_tq += amount
    if t.tell is not None:
        t.announce(told.SeriesTqChanged(NOBODY, amount, o.rival_base + t.npt_tq))


def change_series_tq(t: Lords, o: Owner, amount: int) -> None:
    """Temporary TQ: for this series only, on top of the cap of 20."""
    o.series_tq += amount
    if amount and t.tell is not None:
        t.announce(told.SeriesTqChanged(o.team, amount, base_tq(o) + o.series_tq))


def _extra_dice(t: Lords, o: Owner, effect: ExtraDice) -> None:
    add_dice(t, o, worth(t, o, effect.amount), "card")


def add_dice(t: Lords, o: Owner, dice: int, why: str) -> None:
    """Extra die rolls, capped at 3 dice in all."""
    o.dice = min(MOST_DICE, o.dice + dice)
    if t.tell is not None:
        t.announce(told.DiceGained(o.seat, o.dice, why))


def _rival_loses(t: Lords, o: Owner, effect: RivalLoses) -> None:
    """The rival owner loses what is there, dollars too, and takes no loan for another's card (ruling L43)."""
    if o.rival == NOBODY:
        return
    rival = t.owners[o.rival]
    for thing, amount in effect.things.pairs:
        if thing == "cash":
            money.pay(t, rival, min(rival.cash, worth(t, rival, amount)), "card")
        else:
            clubs.change(t, rival, thing, -worth(t, rival, amount), "card")


def _roll(t: Lords, o: Owner, effect: Roll) -> None:
    run(t, o, effect.throw.then if succeeds(t, o, effect) else effect.throw.otherwise)


def succeeds(t: Lords, o: Owner, effect: Roll) -> bool:
    """Throw a card's die."""
    face = t.chance.die(6)
    if t.tell is not None:
        t.announce(told.EffectDie(o.seat, face, effect.throw.needs))
    return face >= effect.throw.needs


def _star_pool(t: Lords, o: Owner, effect: StarPool) -> None:
    clubs.fill_pool(t, effect.stars)


def _tile_price(t: Lords, o: Owner, effect: TilePrice) -> None:
    t.tile_price += effect.dollars


def _manager_rolls(t: Lords, o: Owner, effect: ManagerRolls) -> None:
    t.manager_rolls += effect.rolls


def _winter_cards(t: Lords, o: Owner, effect: WinterCards) -> None:
    t.winter_cards += effect.cards


RUN: dict[type[Effect], Callable[[Lords, Owner, Any], None]] = {
    Gain: _gain,
    Lose: _lose,
    Pay: _pay,
    SeriesTQ: _series_tq,
    RivalTQ: _rival_tq,
    ExtraDice: _extra_dice,
    RivalLoses: _rival_loses,
    Roll: _roll,
    StarPool: _star_pool,
    TilePrice: _tile_price,
    ManagerRolls: _manager_rolls,
    WinterCards: _winter_cards,
}
"""Effects that ask nobody. The others are procedures: `carrying_out.py`."""


def settled(t: Lords, o: Owner, effects: Effects) -> Iterator[Effect]:
    """The effects with the branch that counts in the place of each condition, as the table stands (ruling L46)."""
    for effect in effects:
        if isinstance(effect, If):
            yield from effect.condition.then if holds(t, o, effect.condition.needs) else effect.condition.otherwise
        else:
            yield effect


def run(t: Lords, o: Owner, effects: Effects) -> None:
    """Carry out effects none of which asks anybody; every condition is looked at before the first is carried out."""
    for effect in [*settled(t, o, effects)]:
        RUN[type(effect)](t, o, effect)
