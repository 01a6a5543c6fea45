"""What is under way on the table: a series, the Championship Series, and what an option of a winter's card has begun.

Each is read off a view; what only watching can tell of it is kept beside that (`compare=False`).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from lordsball.games.lords import events as told
from lordsball.games.lords.matchup import Matchup
from lordsball.games.lords.postseason import ChampionshipSeries
from lordsball.games.lords.stadium import StadiumActions
from lordsball.games.lords.staff import HireManager
from lordsball.games.lords.state import EMPTY_STACK, NOBODY, Lords, base_tq


class Note(NamedTuple):
    """One change of Team Quality: on which side, by how much, and the card that brought it ("" where unknown)."""

    side: int
    amount: int
    card: str


@dataclass
class Series:
    """Sides are 0 and 1: the team whose owner is first in the rules, and the other."""

    teams: tuple[int, int]
    seats: tuple[int, int]
    """The owners, NOBODY for a team nobody owns."""
    base: list[int]
    """Team Quality before any card."""
    changed: list[int] = field(default_factory=lambda: [0, 0])
    cards: list[str] = field(default_factory=lambda: ["", ""])
    """Cards that lie there: an id, HIDDEN for one face down, "" for none."""
    sides: list[str] = field(default_factory=lambda: ["", ""], compare=False)
    """Which effect of each card was used."""
    dice: list[int] = field(default_factory=lambda: [1, 1])
    faces: list[tuple[int, ...]] = field(default_factory=lambda: [(), ()])
    die: list[int] = field(default_factory=lambda: [0, 0])
    totals: tuple[int, int] | None = field(default=None, compare=False)
    wins: tuple[int, int] | None = field(default=None, compare=False)
    """Both are known once it is over."""
    notes: list[Note] = field(default_factory=list, compare=False)
    """What is known of where changes come from."""
    using: str = field(default="", compare=False)
    """The card whose effect is being carried out."""

    def total(self, side: int) -> int:
        """Team Quality with cards and, once rolled, the die."""
        return self.base[side] + self.changed[side] + self.die[side]

    def side_of(self, seat: int) -> int:
        """0 or 1; -1 for a seat that does not play in it."""
        return self.seats.index(seat) if seat in self.seats and seat != NOBODY else -1

    @classmethod
    def of(cls, t: Lords) -> Series | None:
        """The series of a view, if one is being played."""
        matchup = next((p for p in reversed(t.stack) if isinstance(p, Matchup)), None)
        if matchup is None or not matchup.seats:
            return None
        teams = (matchup.team, matchup.other)
        one, two = (t.seat_of[team] for team in teams)
        first = t.owners[one]
        found = cls(teams, (one, two), [base_tq(first), first.rival_base])
        for side, seat in enumerate(found.seats):
            if seat == NOBODY:
                found.changed[side], found.die[side] = t.npt_tq, matchup.npt_die
                found.faces[side] = (matchup.npt_die,) if matchup.npt_die else ()
                continue
            o, place = t.owners[seat], matchup.seats.index(seat)
            found.base[side] = base_tq(o)
            found.changed[side], found.dice[side], found.die[side] = o.series_tq, o.dice, o.die
            found.faces[side] = tuple(o.faces)
            found.cards[side] = matchup.cards[place] if place < len(matchup.cards) else o.pick
        return found

    def keep(self, before: Series) -> None:
        """The same series went on: what was watched of it is not forgotten."""
        self.notes, self.using, self.sides = before.notes, before.using, before.sides

    def hear(self, event: Any) -> None:
        """Note what no view shows of it."""
        match event:
            case told.EffectUsed(seat=seat, card=card, side=used):
                self.using = card
                if (at := self.side_of(seat)) >= 0:
                    self.sides[at] = used
            case told.SeriesTqChanged(team=team, amount=amount):
                self.notes.append(Note(self.teams.index(team) if team in self.teams else 1, amount, self.using))
            case told.SeriesOver(totals=totals, wins=wins):
                self.totals, self.wins = totals, wins


@dataclass
class Championship:
    """The Championship Series: games won on 3, 4 or 5 and more."""

    seat: int
    card: str
    needs: int = 0
    games: list[tuple[int, bool]] = field(default_factory=list, compare=False)
    """Faces and whether they won; only those that were watched."""
    won: int = 0
    lost: int = 0
    champion: bool | None = field(default=None, compare=False)

    @classmethod
    def of(cls, t: Lords) -> Championship | None:
        """That of a view, if it is being played."""
        found = next((p for p in t.stack if isinstance(p, ChampionshipSeries)), None)
        return None if found is None else cls(found.seat, found.card, found.needs, [], found.won, found.lost)

    def keep(self, before: Championship) -> None:
        """The same series went on."""
        self.games = before.games

    def hear(self, event: Any) -> None:
        """Note what no view shows of it."""
        match event:
            case told.GamePlayed(face=face, needs=needs):
                self.games.append((face, face >= needs))
            case told.ChampionshipOver(champion=champion):
                self.champion = champion


MANAGER, STADIUM = "manager", "stadium"


@dataclass
class Errand:
    """Whose, which, and how many rerolls or stadium actions are left."""

    seat: int
    kind: str
    left: int
    levels: list[int] = field(default_factory=list)
    """Of the Managers who have come so far."""
    dice: tuple[int, int] | None = field(default=None, compare=False)
    """What the last roll showed, if it was watched."""

    @classmethod
    def of(cls, t: Lords) -> Errand | None:
        """That of a view, if there is one."""
        match t.stack[-1] if t.stack else None:
            case HireManager(seat=seat, rerolls=rerolls, levels=levels):
                return cls(seat, MANAGER, rerolls, list(levels))
            case StadiumActions(seat=seat, actions=actions) if actions and min(t.owners[seat].stacks) < EMPTY_STACK:
                return cls(seat, STADIUM, actions)
        return None

    @classmethod
    def after(cls, event: Any, t: Lords) -> Errand | None:
        """That of the view after an event: one begins with its card, before the rules have come to it, and ends with
        the Manager who is hired."""
        match event:
            case told.HotStoveCardUsed(seat=seat, card=card, option="manager"):
                return cls(seat, MANAGER, t.cards.hot_stove[card].manager + t.manager_rolls)
            case told.HotStoveCardUsed(seat=seat, card=card, option="stadium"):
                return cls(seat, STADIUM, t.cards.hot_stove[card].stadium)
            case told.ManagerHired():
                return None
        found = cls.of(t)
        if found is not None and isinstance(event, told.ManagerRolled):
            found.dice = event.dice
        return found
