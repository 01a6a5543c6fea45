"""How the events of Finances & VP look: lines are written, tokens turned and taken, discs climb, markers move."""

from __future__ import annotations

from typing import Any

from lordsball.games.lords import events as told
from lordsball.games.lords.state import NOBODY, Owner
from lordsball.ui.kit.timeline import Step, Timeline, ease_out, smooth
from lordsball.ui.lords.finances.adjustments import STEPS
from lordsball.ui.lords.finances.finance_moment import (
    BOOKS,
    COUNTER_WORDS,
    CROWD,
    CROWD_WORDS,
    INCOME_WORDS,
    LADDER_WORDS,
    LEAGUE,
    LEAGUE_WORDS,
    OWN_WORDS,
    PARK_WORDS,
    PROSPECT_WORDS,
    RETIRING,
    RETIRING_WORDS,
    SCORING,
    TITLE_WORDS,
    WAGES_WORDS,
    Book,
    Moment,
    Stand,
    moment_of,
    ours,
    part_of,
    seen,
    to_read,
    turn_to,
)
from lordsball.ui.lords.finances.ledger import income_lines, wage_lines
from lordsball.ui.lords.finances.retiring import picks_of
from lordsball.ui.lords.pieces.icon_text import plain
from lordsball.ui.lords.pieces.ledger import LedgerLine
from lordsball.ui.lords.season.scores import COLUMN_OF, ELSE
from lordsball.ui.lords.view_model import ViewModel

_READ = {"income": (0.8, 0.2), "salaries": (1.3, 0.3)}
"""Seconds to read a balance: one's own, and another's."""


def _income(model: ViewModel, event: told.IncomeCounted, timeline: Timeline, stand: Stand) -> Step:
    """A new page, with what was there before and the lines of income."""
    t, seat = model.shown.t, event.seat
    moment = turn_to(model, BOOKS)
    lines, cash = income_lines(t, event), float(t.owners[seat].cash)
    book = moment.books[seat] = Book(seat, lines, 1.0, cash)
    moment.seat, moment.words = seat, INCOME_WORDS
    stand()
    yield from _written(model, timeline, book, (event.base, event.fans, event.stadium))


def _wages(model: ViewModel, event: told.SalariesCounted, timeline: Timeline, stand: Stand) -> Step:
    """The page is taken up again, for the lines of wages."""
    t, seat = model.shown.t, event.seat
    moment = turn_to(model, BOOKS)
    o = t.owners[seat]
    book = moment.books.setdefault(seat, Book(seat, balance=float(o.cash)))
    book.written = float(len(book.lines))
    book.lines += wage_lines(t, event)
    moment.seat, moment.words = seat, WAGES_WORDS
    stand()
    yield from _written(model, timeline, book, tuple(-pay for pay in event[1:] if pay))


def _written(model: ViewModel, timeline: Timeline, book: Book, amounts: tuple[int, ...]) -> Step:
    """One line after the other; the balance counts with them."""
    moment = turn_to(model, BOOKS)
    each = timeline.seconds("ledger_line") * to_read(model, book.seat, 1.6, 0.7)
    for amount in amounts:
        line, before = book.written, book.balance

        def show(u: float, line: float = line, before: float = before, amount: int = amount) -> None:
            book.written = line + u
            book.balance = before + amount * u
            moment.cash[book.seat] = book.balance

        yield from timeline.drive(each, show)
    book.written = float(len(book.lines))


def _money(model: ViewModel, event: Any, timeline: Timeline, stand: Stand) -> Step:
    """Dollars that move: a loan is a line of its own."""
    moment = moment_of(model)
    book = moment.books.get(event.seat) if moment is not None and moment.part == BOOKS else None
    if moment is None or book is None:
        stand()
        yield from timeline.wait(0.1)
        return
    if isinstance(event, told.CashMoved) and event.why == "loan":
        stand()
        what = "A loan" if event.amount <= model.shown.t.cards.rules.loans.grants else "Loans"
        book.lines += (LedgerLine("loan", f"{what} from the bank", f"+${event.amount}"),)
        yield from _written(model, timeline, book, (event.amount,))
        yield from timeline.wait(0.4)
        return
    stand()
    if isinstance(event, told.CashMoved):
        moment.cash.pop(event.seat, None)
        book.balance = float(event.now)
        # The page is whole: time to read it.
        yield from timeline.pause(to_read(model, event.seat, *_READ.get(event.why, (0.1, 0.1))))


def _own_page(model: ViewModel, timeline: Timeline) -> Step:
    """At the end the page of the person before the screen lies open once more, to be read in peace."""
    moment, seat = moment_of(model), model.attending
    if moment is None or moment.part != BOOKS or seat not in moment.books or not ours(model, seat):
        return
    if len(moment.books) > 1:
        o = model.shown.t.owners[seat]
        moment.seat, moment.words = seat, OWN_WORDS.format(o.income, o.payroll, o.cash)
        yield from timeline.pause(1.8)


def play(model: ViewModel, event: Any, timeline: Timeline, stand: Stand) -> Step | None:
    """The step of an event; None where there is nothing to see."""
    match event:
        case told.IncomeCounted():
            return _income(model, event, timeline, stand)
        case told.SalariesCounted():
            return _wages(model, event, timeline, stand)
        case told.CashMoved() | told.LoanTaken() | told.LoanRepaid():
            return _money(model, event, timeline, stand)
        case told.RetirementsDrawn():
            return _drawn(model, event, timeline, stand)
        case told.OrderDecided(what="retirements"):
            return _order(model, event, timeline, stand)
        case told.RetirementTaken(seat=seat, token=token):
            return _taken(model, token, seat, timeline, stand)
        case told.RetirementLeft(token=token):
            return _taken(model, token, NOBODY, timeline, stand)
        case told.WinRowReached():
            return _climb(model, event, timeline, stand)
        case told.OrderDecided(what="buying", seats=seats):
            return _queue(model, seats[0], timeline, stand)
        case told.Scored():
            return _scored(model, event, timeline, stand)
        case told.NptRemoved(team=team):
            return _removed(model, team, timeline, stand)
        case told.FansAdjusted():
            return _adjusted(model, event, timeline, stand)
        case told.Changed():
            return seen(timeline, stand, 0.12)
    return None


# -- retirements -----------------------------------------------------------------------------------------------


def _retiring(model: ViewModel) -> Moment:
    """The moment, with the order of picking and what has been picked so far."""
    if part_of(model) == RETIRING and moment_of(model) is None:
        picks = picks_of(model)
        moment = turn_to(model, RETIRING)
        moment.order, moment.taken = picks.order, picks.taken
    moment = turn_to(model, RETIRING)
    moment.words = RETIRING_WORDS
    return moment


def _picks_by(o: Owner) -> tuple[int, int]:
    return o.wins, o.vp


def _drawn(model: ViewModel, event: told.RetirementsDrawn, timeline: Timeline, stand: Stand) -> Step:
    t = model.shown.t
    yield from _own_page(model, timeline)
    moment = turn_to(model, RETIRING)
    moment.words = RETIRING_WORDS
    ranked = sorted(t.owners, key=_picks_by)
    # Where a die decides, nobody knows the order yet.
    tied = len({_picks_by(o) for o in ranked}) < len(ranked)
    moment.order = () if tied else tuple(o.seat for o in ranked)
    moment.taken, moment.turned, moment.seat = (), 0.0, NOBODY
    stand()

    def show(u: float) -> None:
        moment.turned = u * len(event.tokens)

    if not timeline.reduced:
        yield from timeline.wait(0.3)
        yield from timeline.drive(0.16 * len(event.tokens), show)
    moment.turned = 99.0
    yield from timeline.wait(0.3)


def _order(model: ViewModel, event: told.OrderDecided, timeline: Timeline, stand: Stand) -> Step:
    moment = _retiring(model)
    moment.order = event.seats
    stand()
    yield from timeline.wait(0.3)


def _taken(model: ViewModel, token: str, seat: int, timeline: Timeline, stand: Stand) -> Step:
    moment = _retiring(model)
    moment.seat = seat

    def show(u: float) -> None:
        moment.flying = token, seat, smooth(u)

    if not timeline.reduced:
        yield from timeline.drive(0.35, show)
    moment.flying = None
    moment.taken = (*moment.taken, token)
    stand()
    yield from timeline.pause(0.5 if seat != NOBODY and ours(model, seat) else 0.25)


# -- victory points --------------------------------------------------------------------------------------------


def _climb(model: ViewModel, event: told.WinRowReached, timeline: Timeline, stand: Stand) -> Step:
    t, seat = model.shown.t, event.seat
    before = moment_of(model)
    moment = turn_to(model, SCORING)
    if before is not moment:
        moment.climbed = {o.seat: 0.0 for o in t.owners}
    moment.seat, moment.words, moment.rung, moment.lit = seat, LADDER_WORDS, None, None
    stand()

    def show(u: float) -> None:
        moment.climbed[seat] = event.wins * ease_out(u)

    if not timeline.reduced:
        yield from timeline.drive(to_read(model, seat, 0.8, 0.4), show)
    moment.climbed.pop(seat, None)
    moment.rung = event.row
    if event.cannot_win:
        name = plain(t.team_of(seat).short)
        moment.words = f"The *{name}* have too few wins: they can no longer win the game."
        yield from timeline.pause(1.2)
    yield from timeline.wait(to_read(model, seat, 0.3, 0.3))


def _queue(model: ViewModel, first: int, timeline: Timeline, stand: Stand) -> Step:
    moment = turn_to(model, SCORING)
    moment.seat, moment.lit, moment.rung = first, None, None
    moment.words = f"*The counter opens:* the {plain(model.shown.t.team_of(first).short)} are first in line."
    stand()
    yield from timeline.wait(0.5)


_SAYS = {"title": TITLE_WORDS, "tiles": PARK_WORDS}


def _scored(model: ViewModel, event: told.Scored, timeline: Timeline, stand: Stand) -> Step:
    moment = moment_of(model)
    if event.source == "loans" and moment is not None and moment.part == BOOKS:
        stand()
        yield from timeline.wait(0.1)
        return
    moment = turn_to(model, SCORING)
    moment.seat = event.seat
    column = COLUMN_OF.get(event.source, ELSE)
    moment.lit = None
    if event.source != "wins":
        moment.rung = None
    if event.source == "prospects":
        moment.words = PROSPECT_WORDS.format(model.shown.t.cards.rules.prospects_per_vp)
    elif event.source in ("bought", "loans"):
        moment.words = COUNTER_WORDS
    else:
        moment.words = _SAYS.get(event.source, moment.words)

    def fly(u: float) -> None:
        moment.crown = event.seat, column, event.amount, smooth(u)

    if not timeline.reduced:
        yield from timeline.drive(to_read(model, event.seat, 0.5, 0.3), fly)
    moment.crown, moment.lit = None, (event.seat, column)
    stand()
    yield from timeline.pause(to_read(model, event.seat, 0.45, 0.25))


# -- the league and the crowd ----------------------------------------------------------------------------------


def _removed(model: ViewModel, team: int, timeline: Timeline, stand: Stand) -> Step:
    moment = turn_to(model, LEAGUE)
    moment.words = LEAGUE_WORDS
    before = moment.removed

    def show(u: float) -> None:
        moment.removed = (*before, (team, ease_out(u)))

    if not before:
        yield from timeline.pause(0.8)
    if not timeline.reduced:
        yield from timeline.drive(0.5, show)
    show(1.0)
    stand()
    yield from timeline.pause(0.5)


def _adjusted(model: ViewModel, event: told.FansAdjusted, timeline: Timeline, stand: Stand) -> Step:
    moment = turn_to(model, CROWD)
    seat, start = event.seat, float(model.shown.t.owners[event.seat].fans)
    moment.words = CROWD_WORDS
    if not moment.rule:
        yield from timeline.pause(0.4)
    # Rules that move nobody are gone through as well, so that everybody sees them pass.
    passed = STEPS.index(moment.rule) if moment.rule else 0
    for rule in STEPS[passed : STEPS.index(event.step)]:
        moment.rule = rule
        yield from timeline.wait(0.18)
    moment.rule, moment.seat = event.step, seat
    moment.ticked = (*moment.ticked, (event.step, seat, event.amount))
    moment.fans[seat] = start
    stand()

    def show(u: float) -> None:
        moment.fans[seat] = start + event.amount * smooth(u)

    if not timeline.reduced:
        yield from timeline.drive(0.3, show)
    moment.fans.pop(seat, None)
    yield from timeline.wait(0.15)
