"""The moment of Finances & VP that is being told, its words and its pace."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from lordsball.games.lords.finances import vp_price
from lordsball.games.lords.retirements import Retirements
from lordsball.games.lords.state import NOBODY, Lords
from lordsball.games.phrasing import counted
from lordsball.ui.kit.timeline import Step, Timeline
from lordsball.ui.lords.pieces.icon_text import plain
from lordsball.ui.lords.pieces.ledger import LedgerLine
from lordsball.ui.lords.preview import in_a_line, preview
from lordsball.ui.lords.view_model import ViewModel

INCOME_WORDS = "*Income:* each club's share, an amount per Fan, and what its park pays."
WAGES_WORDS = "*Wages:* the last filled box is the price of all Stars together."
OWN_WORDS = "*Your books:* ${} came in, ${} went out in wages, ${} in hand."
RETIRING_WORDS = "*Retirements:* fewest wins pick first; a sole leader in wins takes the rest."
BOTH_WORDS = "*Retirements:* the sole leader in wins takes the last two; this is the first."
LADDER_WORDS = "*The season's points:* only the highest rung counts."
PROSPECT_WORDS = "*Prospects:* a point for every {} of them; they stay."
TITLE_WORDS = "*The title* is worth a point."
PARK_WORDS = "*The park:* some tiles bring points every year."
COUNTER_WORDS = "*The counter:* most points buy first, ties roll; the bank takes loans back."
CROWD_WORDS = "*The crowd:* five rules in turn, each for where a club stands by then."
LEAGUE_WORDS = "*The league:* a team that every owner has out-won gives way for good."


def info_line(model: ViewModel) -> str:
    """The line, as icon text."""
    view, action = model.view, model.considered
    if view is not None and action is not None and model.ours:
        if action.verb == "buy":
            tokens = "   *A D* Media tokens" if view.owners[model.asked_seat].media else ""
            return f"*1–9* how many points{tokens}   *B* buys   *Space* ends it"
        seen = preview(view, action)
        if seen is not None:
            name = view.cards.retirement[str(action.args[0])].name if action.verb == "token" else ""
            return f"*{plain(name)}:*  {in_a_line(seen)}" if name else in_a_line(seen)
    moment = moment_of(model)
    if moment is not None:
        return moment.words
    return _at_rest(model, model.shown.t)


def _takes_both(t: Lords, seats: Sequence[int], taken: Sequence[str]) -> bool:
    """Does the last who picks take what is left as well?"""
    last = t.owners[seats[-1]]
    return len(taken) == len(seats) - 1 and all(o.wins < last.wins for o in t.owners if o is not last)


def _at_rest(model: ViewModel, t: Lords) -> str:
    found = retirements_of(t)
    if found is not None:
        return BOTH_WORDS if _takes_both(t, found.seats, found.taken) else RETIRING_WORDS
    name = plain(t.team_of(model.asked_seat).short)
    if t.decision is not None and not any(action.verb == "buy" for action in t.decision.options):
        terms = t.cards.rules.loans
        points = counted(terms.returns_vp, "point")
        return f"*The bank:* ${terms.repaid_with} pay back a loan of the {name}, for {points}."
    return f"*For sale:* a point for ${vp_price(t)}, never on loan. The {name} may buy."


Stand = Callable[[], None]


def seen(timeline: Timeline, stand: Stand, seconds: float) -> Step:
    """It stands, and there is a moment to see it."""
    stand()
    yield from timeline.wait(seconds)


def ours(model: ViewModel, seat: int) -> bool:
    """Is it a person's seat?"""
    return model.seats[seat].human


def to_read(model: ViewModel, seat: int, own: float, other: float) -> float:
    """Seconds for a person's own affairs, and for another's; the larger the company, the shorter those are."""
    return own if ours(model, seat) else other * min(1.0, 4 / len(model.seats))


MOMENT = "finances"
"""The name of the moment in `ViewModel.motion`."""
BOOKS, RETIRING, SCORING, LEAGUE, CROWD = "books", "retirements", "scores", "league", "fans"
"""The parts: income and wages; Retirements; Victory Points; NPT Alteration; Fan Adjustments."""


@dataclass
class Book:
    """A page of the ledger while it is written."""

    seat: int
    lines: tuple[LedgerLine, ...] = ()
    written: float = 0.0
    """How many lines stand there; a fraction while one is being written."""
    balance: float = 0.0


@dataclass
class Moment:
    """See above."""

    part: str = BOOKS
    words: str = ""
    """What is going on, as icon text."""
    books: dict[int, Book] = field(default_factory=dict)
    seat: int = NOBODY
    """Whose turn it is."""
    cash: dict[int, float] = field(default_factory=dict)
    """Dollars in a purse that is being counted, by seat."""
    order: tuple[int, ...] = ()
    """Who picks Retirement tokens in which order."""
    taken: tuple[str, ...] = ()
    """The tokens picked so far."""
    turned: float = 99.0
    """How many Retirement tokens lie face up; a fraction while one is being turned."""
    flying: tuple[str, int, float] | None = None
    """A token on its way: which, to whose row (NOBODY: back to the pool), and how far."""
    climbed: dict[int, float] = field(default_factory=dict)
    """How far up the ladder a disc is that has not arrived, in wins, by seat."""
    lit: tuple[int, int] | None = None
    """The cell of the score board that has just changed: seat and column."""
    crown: tuple[int, int, int, float] | None = None
    """Victory Points on their way: whose, from which column's source, how many, and how far."""
    rung: int | None = None
    """The rung of the ladder that pays."""
    removed: tuple[tuple[int, float], ...] = ()
    """Teams whose token leaves the game, and how far it has gone."""
    rule: str = ""
    """The Fan Adjustment that is being made."""
    ticked: tuple[tuple[str, int, int], ...] = ()
    """Fan Adjustments made: rule, seat, amount."""
    fans: dict[int, float] = field(default_factory=dict)
    """Where a Fan marker is that has not arrived, by seat."""


def moment_of(model: ViewModel) -> Moment | None:
    """The moment that is being told; None at rest."""
    found = model.motion.get(MOMENT)
    return found if isinstance(found, Moment) else None


def turn_to(model: ViewModel, part: str) -> Moment:
    """Go on to a part; what stood there of an earlier part is cleared away."""
    found = moment_of(model)
    if found is None or found.part != part:
        found = Moment(part)
        model.motion[MOMENT] = found
    return found


def part_of(model: ViewModel) -> str:
    """What lies on the stage now."""
    moment = moment_of(model)
    if moment is not None:
        return moment.part
    return RETIRING if retirements_of(model.shown.t) is not None else SCORING


def retirements_of(t: Lords) -> Retirements | None:
    """The Retirements of a view, while tokens are picked."""
    return next((p for p in t.stack if isinstance(p, Retirements)), None)
