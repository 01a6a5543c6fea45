"""What the effects of a card are worth to a club, whether carried out in a series or in winter."""

from __future__ import annotations

from lordsball.ai.lords.choice import Choice
from lordsball.ai.lords.judge import Judge
from lordsball.ai.lords.stadium import innovations
from lordsball.ai.lords.trades import best_trade
from lordsball.games.lords import clubs
from lordsball.games.lords.actions import CHOOSE
from lordsball.games.lords.effects import open_to
from lordsball.games.lords.quality import holds, worth
from lordsball.games.lords.scripts import Effects
from lordsball.games.lords.state import MOST_DICE, NOBODY
from lordsball.games.lords.verbs import (
    Either,
    ExtraDice,
    Gain,
    If,
    Innovate,
    Lose,
    Pay,
    RivalLoses,
    RivalTQ,
    Roll,
    SeriesTQ,
    SpringCard,
    Things,
    Trade,
)

DICE = (0.0, 3.5, 161 / 36, 1071 / 216)
"""The mean of the best of this many dice."""
DRAWN_TRADE = 0.12
"""What a drawn Spring Training card is worth for its trade alone."""
RIVAL = 0.4
"""How much of what a rival loses is our gain."""
SIDE = 6


class Sum:
    """Effects added up: Team Quality for the series, dice, changes of the club, and what else they are worth."""

    def __init__(self) -> None:
        self.edge = 0.0
        self.dice = 0
        self.changes: dict[str, int] = {}
        self.more = 0.0

    def change(self, thing: str, amount: int) -> None:
        """So much more of a thing, on top of what was before."""
        self.changes[thing] = self.changes.get(thing, 0) + amount


def effects_worth(judge: Judge, effects: Effects) -> float:
    """A list of effects in Victory Points."""
    total = Sum()
    _add(judge, effects, total)
    club = judge.club
    edge = total.edge
    if total.dice and not judge.final:
        edge += DICE[min(MOST_DICE, club.dice + total.dice)] - DICE[club.dice]
    found = total.more
    if edge:
        found += judge.series(edge)
    if total.changes:
        found += judge.gain(**total.changes)
    return found


def _add(judge: Judge, effects: Effects, total: Sum) -> None:
    t, club = judge.t, judge.club
    for effect in effects:
        match effect:
            case SeriesTQ(amount=amount):
                total.edge += worth(t, club, amount)
            case RivalTQ(amount=amount):
                total.edge -= worth(t, club, amount)
            case ExtraDice(amount=amount):
                total.dice += worth(t, club, amount)
            case Gain(things=things):
                _add_things(judge, things, 1, total)
            case Lose(things=things):
                _add_things(judge, things, -1, total)
            case Pay(amount=amount):
                total.change("cash", -worth(t, club, amount))
            case If(condition=c):
                _add(judge, c.then if holds(t, club, c.needs) else c.otherwise, total)
            case Roll(throw=throw):
                chance = (SIDE + 1 - throw.needs) / SIDE
                total.more += chance * effects_worth(judge, throw.then)
                total.more += (1 - chance) * effects_worth(judge, throw.otherwise)
            case Either():
                choices = either_choices(judge, effect)
                total.more += max((choice.worth for choice in choices), default=0.0)
            case Trade(sides=sides):
                total.more += max(0.0, best_trade(judge, sides))
            case SpringCard():
                total.more += DRAWN_TRADE
            case Innovate(times=times):
                total.more += times * max((choice.worth for choice in innovations(judge)), default=0.0)
            case RivalLoses(things=things):
                if club.rival != NOBODY:
                    total.more += judge.spite * RIVAL * _rival_loss(judge, things)


def _add_things(judge: Judge, things: Things, sign: int, total: Sum) -> None:
    t, club = judge.t, judge.club
    for thing, amount in things.pairs:
        count = worth(t, club, amount)
        if thing in ("cash", "vp"):
            total.change(thing, sign * count)
        elif sign > 0:
            total.change(thing, min(count, clubs.room(t, club, thing)))
        else:
            total.change(thing, -min(count, clubs.stock(club, thing)))


def _rival_loss(judge: Judge, things: Things) -> float:
    """What we would lose, were it ours."""
    total = Sum()
    _add_things(judge, things, -1, total)
    return -judge.gain(**total.changes)


def either_choices(judge: Judge, effect: Either) -> list[Choice]:
    """The choices that are possible, with what they are worth."""
    t, club = judge.t, judge.club
    return [
        Choice(CHOOSE[number], effects_worth(judge, choice.do))
        for number, choice in enumerate(effect.choices)
        if open_to(t, club, choice.do)
    ]
