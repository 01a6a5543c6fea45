"""What a judge of a club can say: what a change is worth, in Victory Points at the end of the game.

Two judges weigh the club otherwise: `thumbs.py` by rules of thumb, `learned.py` by a value learned from games. The
questions about each card are the same (`spring.py`, `season.py`, `winter.py`, `stadium.py`, …).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, Self, TypeVar

from lordsball.ai.lords.moment import Moment, moment_of, rivals_left
from lordsball.games.lords.postseason import ChampionshipSeries
from lordsball.games.lords.state import Lords, Owner, base_tq

T = TypeVar("T")


class Judge(ABC):
    """Values of one seat's club at one decision. Hypothetical clubs are the owner's own record, changed and put back.

    `view` may be a seat's view or a whole position: only what everybody may know is looked at.
    """

    spite = 1.0
    """How much what others lose counts, against what it counts to anybody."""

    def __init__(self, view: Lords, seat: int, part: int | None = None) -> None:
        """`part`: another part of the year than the present one."""
        self.t = view
        self.cards = view.cards
        self.club: Owner = view.owners[seat]
        now = self.calendar(view)
        self.moment = now if part is None else now._replace(part=part)
        self.rivals = rivals_left(view, seat, self.moment.part)
        """The teams that are still to be met this season, the present one first."""
        self.final = any(isinstance(procedure, ChampionshipSeries) for procedure in view.stack)
        self._answers: dict[str, Any] = {}
        self.begin()
        self._base = self.value()

    @staticmethod
    def calendar(view: Lords) -> Moment:
        """What this judge knows of the calendar."""
        return moment_of(view)

    def of(self, seat: int) -> Self:
        """The same judge of another owner's club."""
        return type(self)(self.t, seat)

    @abstractmethod
    def begin(self) -> None:
        """Look once at what stays the same whatever becomes of the club."""

    @abstractmethod
    def value(self) -> float:
        """The club as it stands, in Victory Points at the end of the game."""

    @abstractmethod
    def cash(self, cash: int) -> float:
        """Dollars on hand; below 0 the loans that cover them."""

    @abstractmethod
    def season(self, edge: float) -> float:
        """What so much more Team Quality is worth in one series of this season."""

    @abstractmethod
    def bought(self, vp: int, cash: int, media: int = 0) -> float:
        """What it is worth to have so many more Victory Points for these dollars and tokens, now that some are sold."""

    def gain(self, **more: int) -> float:
        """What it is worth to have so much more (or less) of these fields of the club; negative: a loss."""
        club = self.club
        for name, amount in more.items():
            setattr(club, name, getattr(club, name) + amount)
        worth = self.value() - self._base
        for name, amount in more.items():
            setattr(club, name, getattr(club, name) - amount)
        return worth

    def series(self, edge: float) -> float:
        """What so much more Team Quality is worth in one series of this season, or in the Championship Series."""
        if not self.final:
            return self.season(edge)
        tq, theirs = base_tq(self.club) + self.club.series_tq, self.club.rival_base + self.t.npt_tq
        return self.cards.rules.champion_vp * (_title_chance(tq + edge, theirs) - _title_chance(tq, theirs))

    @property
    def token(self) -> float:
        """What giving a Media token away costs."""
        return -self.gain(media=-1)

    @property
    def dollar(self) -> float:
        """One of the dollars at hand."""
        return self.cash(1)

    def once(self, key: str, work: Callable[[], T]) -> T:
        """The answer to a question that several cards ask about the club as it stands."""
        if key not in self._answers:
            self._answers[key] = work()
        found: T = self._answers[key]
        return found


def _title_chance(mine: float, theirs: float) -> float:
    """Of winning four games before the rival does, each on three, two or four faces of six."""
    return 0.827 if mine > theirs else 0.5 if mine == theirs else 0.173
