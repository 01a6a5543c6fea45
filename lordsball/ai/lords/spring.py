"""Spring Training: which card, and for which of its five options."""

from __future__ import annotations

import math
from collections.abc import Iterator

from lordsball.ai.lords.choice import Choice, best
from lordsball.ai.lords.judge import Judge
from lordsball.ai.lords.trades import trade_choices
from lordsball.engine.procedure import Action
from lordsball.games.lords.actions import CALL_UP, FANS, SIGN, UPGRADE
from lordsball.games.lords.spring import spring_options
from lordsball.games.lords.state import MOST_PROSPECTS


def spring_choices(judge: Judge, card_id: str) -> Iterator[Choice]:
    """The legal options of a card with what they are worth; what changes nothing is worth nothing."""
    card, club = judge.cards.spring[card_id], judge.club
    legal = spring_options(judge.t, club, card_id)
    if FANS in legal:
        yield Choice(FANS, judge.gain(fans=card.fans), "Let them in, let them cheer." if card.fans else "")
    if CALL_UP in legal:
        match card.call_up:
            case "star":
                yield Choice(CALL_UP, judge.gain(prospects=-1, stars=1), "The boy is ready for the big letters.")
            case "regular":
                yield Choice(CALL_UP, judge.gain(prospects=-1, regulars=1), "The boy is ready.")
            case "none":
                yield Choice(CALL_UP, 0.0)
    if UPGRADE in legal:
        starry = card.upgrade == "star"
        worth = judge.gain(regulars=-1, stars=1) if starry else 0.0
        yield Choice(UPGRADE, worth, "He has been hiding that arm all winter." if starry else "")
    yield from trade_choices(judge, card.trade)
    signed = min(card.sign.prospects, MOST_PROSPECTS - club.prospects)
    yield Choice(SIGN, judge.gain(prospects=signed, cash=-card.sign.pay), "Prospects score every year.")


def spring_option(judge: Judge, card_id: str) -> Choice:
    """The best option of a card."""
    return best(spring_choices(judge, card_id))


def spring_cards(judge: Judge) -> list[Choice]:
    """Every card at the worth of its best option: the others may be worth more after it, never less wanted."""
    found = []
    for card in judge.club.spring:
        option = spring_option(judge, card)
        found.append(Choice(Action("card", (card,)), option.worth, option.why))
    return found


def mean_card(judge: Judge, most: int) -> float:
    """What one more card is worth on average: a few of those that are left show it."""
    left = sorted(judge.t.spring_left) or sorted(judge.t.spring_used)
    few = left[:: max(1, len(left) // most)][:most]
    return math.fsum(max(0.0, spring_option(judge, card).worth) for card in few) / len(few)
