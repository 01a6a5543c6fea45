"""How the events of Finances & VP look: lines are written, tokens turned and taken, discs climb, markers move."""

from __future__ import annotations

from typing import Any

from lordsball.games.lords import events as told
from lordsball.games.lords.state import NOBODY
from lordsball.ui.kit.timeline import Step, Timeline, ease_out, smooth
from lordsball.ui.lords.finances import finance_books
from lordsball.ui.lords.finances import finance_words as words
from lordsball.ui.lords.finances.crowd import STEPS
from lordsball.ui.lords.finances.finance_moment import (
    BOOKS,
    CROWD,
    LEAGUE,
    RETIRING,
    SCORING,
    Moment,
    moment_of,
    part_of,
    turn_to,
)
from lordsball.ui.lords.finances.finance_pace import Stand, ours, seen, to_read
from lordsball.ui.lords.finances.retirement_picks import picks_of
from lordsball.ui.lords.pieces.icon_text import plain
from lordsball.ui.lords.season.scores import COLUMN_OF, ELSE
from lordsball.ui.lords.sight import Sight


def play(sight: Sight, event: Any, timeline: Timeline, stand: Stand) -> Step | None:
    """The step of an event; None where there is nothing to see."""
    match event:
        case told.IncomeCounted():
            return finance_books.income(sight, event, timeline, stand)
        case told.SalariesCounted():
            return finance_books.wages(sight, event, timeline, stand)
        case told.CashMoved() | told.LoanTaken() | told.LoanRepaid():
            return finance_books.money(sight, event, timeline, stand)
        case told.RetirementsDrawn():
            return _drawn(sight, event, timeline, stand)
        case told.OrderDecided(what="retirements"):
            return _order(sight, event, timeline, stand)
        case told.RetirementTaken(seat=seat, token=token):
            return _taken(sight, token, seat, timeline, stand)
        case told.RetirementLeft(token=token):
            return _taken(sight, token, NOBODY, timeline, stand)
        case told.WinRowReached():
            return _climb(sight, event, timeline, stand)
        case told.OrderDecided(what="buying", seats=seats):
            return _queue(sight, seats[0], timeline, stand)
        case told.Scored():
            return _scored(sight, event, timeline, stand)
        case told.NptRemoved(team=team):
            return _removed(sight, team, timeline, stand)
        case told.FansAdjusted():
            return _adjusted(sight, event, timeline, stand)
        case told.Changed():
            return seen(timeline, stand, 0.12)
    return None


# -- retirements -----------------------------------------------------------------------------------------------


def _retiring(sight: Sight) -> Moment:
    """The moment, with the order of picking and what has been picked so far."""
    if part_of(sight) == RETIRING and moment_of(sight) is None:
        picks = picks_of(sight)
        moment = turn_to(sight, RETIRING)
        moment.order, moment.taken = picks.order, picks.taken
    moment = turn_to(sight, RETIRING)
    moment.words = words.RETIRING_WORDS
    return moment


def _drawn(sight: Sight, event: told.RetirementsDrawn, timeline: Timeline, stand: Stand) -> Step:
    t = sight.shown.t
    yield from finance_books.own_page(sight, timeline)
    moment = turn_to(sight, RETIRING)
    moment.words = words.RETIRING_WORDS
    moment.order = tuple(o.seat for o in sorted(t.owners, key=lambda o: (o.wins, o.vp, o.seat)))
    moment.taken, moment.turned, moment.seat = (), 0.0, NOBODY
    stand()

    def show(u: float) -> None:
        moment.turned = u * len(event.tokens)

    if not timeline.reduced:
        yield from timeline.wait(0.3)
        yield from timeline.drive(0.16 * len(event.tokens), show)
    moment.turned = 99.0
    yield from timeline.wait(0.3)


def _order(sight: Sight, event: told.OrderDecided, timeline: Timeline, stand: Stand) -> Step:
    moment = _retiring(sight)
    moment.order = event.seats
    stand()
    yield from timeline.wait(0.3)


def _taken(sight: Sight, token: str, seat: int, timeline: Timeline, stand: Stand) -> Step:
    moment = _retiring(sight)
    moment.seat = seat

    def show(u: float) -> None:
        moment.flying = token, seat, smooth(u)

    if not timeline.reduced:
        yield from timeline.drive(0.35, show)
    moment.flying = None
    moment.taken = (*moment.taken, token)
    stand()
    yield from timeline.pause(0.5 if seat != NOBODY and ours(sight, seat) else 0.25)


# -- victory points --------------------------------------------------------------------------------------------


def _climb(sight: Sight, event: told.WinRowReached, timeline: Timeline, stand: Stand) -> Step:
    t, seat = sight.shown.t, event.seat
    before = moment_of(sight)
    moment = turn_to(sight, SCORING)
    if before is not moment:
        moment.climbed = {o.seat: 0.0 for o in t.owners}
    moment.seat, moment.words, moment.rung, moment.lit = seat, words.LADDER_WORDS, None, None
    stand()

    def show(u: float) -> None:
        moment.climbed[seat] = event.wins * ease_out(u)

    if not timeline.reduced:
        yield from timeline.drive(to_read(sight, seat, 0.8, 0.4), show)
    moment.climbed.pop(seat, None)
    moment.rung = event.row
    if event.cannot_win:
        name = plain(t.team_of(seat).short)
        moment.words = f"The *{name}* have too few wins: they can no longer win the game."
        yield from timeline.pause(1.2)
    yield from timeline.wait(to_read(sight, seat, 0.3, 0.3))


def _queue(sight: Sight, first: int, timeline: Timeline, stand: Stand) -> Step:
    moment = turn_to(sight, SCORING)
    moment.seat, moment.lit, moment.rung = first, None, None
    moment.words = f"*The counter opens:* the {plain(sight.shown.t.team_of(first).short)} are first in line."
    stand()
    yield from timeline.wait(0.5)


_SAYS = {"title": words.TITLE_WORDS, "tiles": words.PARK_WORDS}


def _scored(sight: Sight, event: told.Scored, timeline: Timeline, stand: Stand) -> Step:
    moment = moment_of(sight)
    if event.source == "loans" and moment is not None and moment.part == BOOKS:
        stand()
        yield from timeline.wait(0.1)
        return
    moment = turn_to(sight, SCORING)
    moment.seat = event.seat
    column = COLUMN_OF.get(event.source, ELSE)
    moment.lit = None
    if event.source != "wins":
        moment.rung = None
    if event.source == "prospects":
        moment.words = words.PROSPECT_WORDS.format(sight.shown.t.cards.rules.prospects_per_vp)
    elif event.source in ("bought", "loans"):
        moment.words = words.COUNTER_WORDS
    else:
        moment.words = _SAYS.get(event.source, moment.words)

    def fly(u: float) -> None:
        moment.crown = event.seat, column, event.amount, smooth(u)

    if not timeline.reduced:
        yield from timeline.drive(to_read(sight, event.seat, 0.5, 0.3), fly)
    moment.crown, moment.lit = None, (event.seat, column)
    stand()
    yield from timeline.pause(to_read(sight, event.seat, 0.45, 0.25))


# -- the league and the crowd ----------------------------------------------------------------------------------


def _removed(sight: Sight, team: int, timeline: Timeline, stand: Stand) -> Step:
    moment = turn_to(sight, LEAGUE)
    moment.words = words.LEAGUE_WORDS
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


def _adjusted(sight: Sight, event: told.FansAdjusted, timeline: Timeline, stand: Stand) -> Step:
    moment = turn_to(sight, CROWD)
    seat, start = event.seat, float(sight.shown.t.owners[event.seat].fans)
    moment.words = words.CROWD_WORDS
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


