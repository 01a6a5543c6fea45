"""LOANS, and every dollar that moves: nothing else changes an owner's cash, so that the events are a ledger."""

from __future__ import annotations

from lordsball.games.lords import events as told
from lordsball.games.lords.state import LOANS, SOURCES, Lords, Owner


def score(t: Lords, o: Owner, source: int, amount: int) -> None:
    """Move the VP marker; it may go below 0 (ruling L5)."""
    if amount:
        o.vp += amount
        o.vp_from[source] += amount
        if t.tell is not None:
            t.announce(told.Scored(o.seat, SOURCES[source], amount, o.vp))


def receive(t: Lords, o: Owner, amount: int, why: str) -> None:
    """Dollars from the bank."""
    if amount:
        o.cash += amount
        if t.tell is not None:
            t.announce(told.CashMoved(o.seat, amount, o.cash, why))


def loans_for(t: Lords, o: Owner, price: int) -> int:
    """How many loans a price takes: as few as cover it, which never leaves $20 or more (ruling L21)."""
    short = price - o.cash
    return 0 if short <= 0 else -(-short // t.cards.rules.loans.grants)


def pay(t: Lords, o: Owner, price: int, why: str) -> None:
    """Pay the bank. Loans cover what is missing, whether for an action (ruling L21) or a forced cost (L20, L22)."""
    if price <= 0:
        return
    if price > o.cash:
        borrow(t, o, loans_for(t, o, price))
    o.cash -= price
    if t.tell is not None:
        t.announce(told.CashMoved(o.seat, -price, o.cash, why))


def borrow(t: Lords, o: Owner, loans: int) -> None:
    """A loan grants $20 and a token, and costs 2 VP immediately."""
    terms = t.cards.rules.loans
    o.loans += loans
    o.loans_taken += loans
    if t.tell is not None:
        t.announce(told.LoanTaken(o.seat, loans, o.loans))
    receive(t, o, loans * terms.grants, "loan")
    score(t, o, LOANS, -loans * terms.costs_vp)


def can_repay(t: Lords, o: Owner) -> bool:
    """Is there a loan, and the cash to pay it back?"""
    return o.loans > 0 and o.cash >= t.cards.rules.loans.repaid_with


def repay(t: Lords, o: Owner) -> None:
    """At any time: $25 back to the bank, the token back to stock, 1 VP."""
    terms = t.cards.rules.loans
    o.loans -= 1
    if t.tell is not None:
        t.announce(told.LoanRepaid(o.seat, o.loans))
    pay(t, o, terms.repaid_with, "repaid")
    score(t, o, LOANS, terms.returns_vp)
