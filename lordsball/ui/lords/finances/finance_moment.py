"""The moment of Finances & VP that is being told: which part of it lies on the stage, and how far each thing has come.

Nothing of it outlives the telling: once a view has been shown, the stage draws the part that the rules are at.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from lordsball.games.lords.retirements import Retirements
from lordsball.games.lords.state import NOBODY, Lords
from lordsball.ui.lords.pieces.ledger import LedgerLine
from lordsball.ui.lords.sight import Sight

MOMENT = "finances"
"""The name of the moment in `Sight.motion`."""
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


def moment_of(sight: Sight) -> Moment | None:
    """The moment that is being told; None at rest."""
    found = sight.motion.get(MOMENT)
    return found if isinstance(found, Moment) else None


def turn_to(sight: Sight, part: str) -> Moment:
    """Go on to a part; what stood there of an earlier part is cleared away."""
    found = moment_of(sight)
    if found is None or found.part != part:
        found = Moment(part)
        sight.motion[MOMENT] = found
    return found


def part_of(sight: Sight) -> str:
    """What lies on the stage now."""
    moment = moment_of(sight)
    if moment is not None:
        return moment.part
    return RETIRING if retirements_of(sight.shown.t) is not None else SCORING


def retirements_of(t: Lords) -> Retirements | None:
    """The Retirements of a view, while tokens are picked."""
    return next((p for p in t.stack if isinstance(p, Retirements)), None)
