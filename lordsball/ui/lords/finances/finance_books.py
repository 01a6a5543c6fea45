"""How the books of a year are told: every club's page is written line by line, and its purse counts with it."""

from __future__ import annotations

from typing import Any

from lordsball.games.lords import events as told
from lordsball.ui.kit.timeline import Step, Timeline
from lordsball.ui.lords.finances import finance_words as words
from lordsball.ui.lords.finances.finance_moment import BOOKS, Book, moment_of, turn_to
from lordsball.ui.lords.finances.finance_pace import Stand, ours, to_read
from lordsball.ui.lords.finances.ledger import income_lines, wage_lines
from lordsball.ui.lords.pieces.ledger import LedgerLine
from lordsball.ui.lords.sight import Sight

_READ = {"income": (0.8, 0.2), "salaries": (1.3, 0.3)}
"""Seconds to read a balance: one's own, and another's."""


def income(sight: Sight, event: told.IncomeCounted, timeline: Timeline, stand: Stand) -> Step:
    """A new page, with what was there before and the lines of income."""
    t, seat = sight.shown.t, event.seat
    moment = turn_to(sight, BOOKS)
    lines, cash = income_lines(t, event), float(t.owners[seat].cash)
    book = moment.books[seat] = Book(seat, lines, 1.0, cash)
    moment.seat, moment.words = seat, words.INCOME_WORDS
    stand()
    yield from _written(sight, timeline, book, (event.base, event.fans, event.stadium))


def wages(sight: Sight, event: told.SalariesCounted, timeline: Timeline, stand: Stand) -> Step:
    """The page is taken up again, for the lines of wages."""
    t, seat = sight.shown.t, event.seat
    moment = turn_to(sight, BOOKS)
    o = t.owners[seat]
    book = moment.books.setdefault(seat, Book(seat, balance=float(o.cash)))
    book.written = float(len(book.lines))
    book.lines += wage_lines(t, event)
    moment.seat, moment.words = seat, words.WAGES_WORDS
    stand()
    yield from _written(sight, timeline, book, tuple(-pay for pay in event[1:] if pay))


def _written(sight: Sight, timeline: Timeline, book: Book, amounts: tuple[int, ...]) -> Step:
    """One line after the other; the balance counts with them."""
    moment = turn_to(sight, BOOKS)
    each = timeline.seconds("ledger_line") * to_read(sight, book.seat, 1.6, 0.7)
    for amount in amounts:
        line, before = book.written, book.balance

        def show(u: float, line: float = line, before: float = before, amount: int = amount) -> None:
            book.written = line + u
            book.balance = before + amount * u
            moment.cash[book.seat] = book.balance

        yield from timeline.drive(each, show)
    book.written = float(len(book.lines))


def money(sight: Sight, event: Any, timeline: Timeline, stand: Stand) -> Step:
    """Dollars that move: a loan is a line of its own."""
    moment = moment_of(sight)
    book = moment.books.get(event.seat) if moment is not None and moment.part == BOOKS else None
    if moment is None or book is None:
        stand()
        yield from timeline.wait(0.1)
        return
    if isinstance(event, told.CashMoved) and event.why == "loan":
        stand()
        what = "A loan" if event.amount <= sight.shown.t.cards.rules.loans.grants else "Loans"
        book.lines += (LedgerLine("loan", f"{what} from the bank", f"+${event.amount}"),)
        yield from _written(sight, timeline, book, (event.amount,))
        yield from timeline.wait(0.4)
        return
    stand()
    if isinstance(event, told.CashMoved):
        moment.cash.pop(event.seat, None)
        book.balance = float(event.now)
        # The page is whole: time to read it.
        yield from timeline.pause(to_read(sight, event.seat, *_READ.get(event.why, (0.1, 0.1))))


def own_page(sight: Sight, timeline: Timeline) -> Step:
    """At the end the page of the person before the screen lies open once more, to be read in peace."""
    moment, seat = moment_of(sight), sight.attending
    if moment is None or moment.part != BOOKS or seat not in moment.books or not ours(sight, seat):
        return
    if len(moment.books) > 1:
        o = sight.shown.t.owners[seat]
        moment.seat, moment.words = seat, words.OWN_WORDS.format(o.income, o.payroll, o.cash)
        yield from timeline.pause(1.8)
