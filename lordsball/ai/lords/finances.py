"""Finances: which Retirement token, how many Victory Points to buy, when to pay a loan back."""

from __future__ import annotations

from collections.abc import Sequence

from lordsball.ai.lords.choice import Choice
from lordsball.ai.lords.judge import Judge
from lordsball.engine.procedure import Action
from lordsball.games.lords.actions import DONE_BUYING, REPAY
from lordsball.games.lords.clubs import stock
from lordsball.games.lords.finances import vp_price

RESALE = 0.5
"""A Star that costs more than he wins could still be traded: for two Prospects, were there a card for it."""


def retirements(judge: Judge, tokens: Sequence[Action]) -> list[Choice]:
    """Every token with what it costs."""
    return [Choice(action, token_loss(judge, str(action.args[0])), "That one we can bear.") for action in tokens]


def token_loss(judge: Judge, token: str) -> float:
    """What a Retirement token costs the club: 0 or less."""
    card, club = judge.cards.retirement[token], judge.club
    match card.loses:
        case "star":
            return min(judge.gain(stars=-1), -RESALE * judge.gain(prospects=2)) if club.stars else 0.0
        case "manager":
            return judge.gain(manager=-club.manager)
        case thing:
            return judge.gain(**{thing: -min(card.count, stock(club, thing))})


def purchases(judge: Judge, options: Sequence[Action]) -> list[Choice]:
    """Buy as long as a Victory Point is worth more than its price; a loan paid back is the cheaper point."""
    rules, price = judge.cards.rules, vp_price(judge.t)
    found = [Choice(DONE_BUYING, 0.0, "The money is needed elsewhere.")]
    if REPAY in options:
        found.append(Choice(REPAY, judge.bought(rules.loans.returns_vp, rules.loans.repaid_with), "Debts first."))
    for action in options:
        if action.verb == "buy":
            media = int(action.args[0])
            worth = judge.bought(1, max(0, price - media * rules.media_worth), media)
            found.append(Choice(action, worth, "Glory, at the list price."))
    return found


def repay(judge: Judge) -> Choice:
    """Outside the buying of Victory Points: only with money that has no better use left."""
    terms = judge.cards.rules.loans
    return Choice(REPAY, terms.returns_vp + judge.gain(cash=-terms.repaid_with), "Debts first.")
