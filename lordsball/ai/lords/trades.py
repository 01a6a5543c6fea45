"""Trades: what it is worth to give up one side of a card and gain the other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from lordsball.ai.lords.choice import Choice
from lordsball.ai.lords.judge import Judge
from lordsball.games.lords.actions import TRADE
from lordsball.games.lords.carrying_out import trades
from lordsball.games.lords.verbs import Players


def trade_gain(judge: Judge, give: Players, get: Players) -> float:
    """The worth of a trade that is possible."""
    return judge.gain(
        stars=get.stars - give.stars,
        regulars=get.regulars - give.regulars,
        prospects=get.prospects - give.prospects,
    )


def trade_choices(judge: Judge, sides: Sequence[Players]) -> Iterator[Choice]:
    """Every direction that is possible; the number of the action is that of the side given up."""
    for action in trades(judge.t, judge.club.seat, sides):
        given = TRADE.index(action)
        give, get = sides[given], sides[1 - given]
        yield Choice(action, trade_gain(judge, give, get), f"{_few(get)} for {_few(give)}: a good bargain.")


def best_trade(judge: Judge, sides: Sequence[Players]) -> float:
    """What the better direction is worth, 0 where neither is worth anything."""
    return max((choice.worth for choice in trade_choices(judge, sides)), default=0.0)


def _few(side: Players) -> str:
    return side.words()
