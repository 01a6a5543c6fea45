"""A series as it lies on the stage: two teams, their cards, what changes their quality, dice and wins."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from lordsball.games.lords import events as told
from lordsball.games.lords.matchup import Matchup
from lordsball.games.lords.state import NOBODY, Lords, base_tq


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
    """Cards that lie there: an id, HIDDEN for one facedown, "" for none."""
    sides: list[str] = field(default_factory=lambda: ["", ""], compare=False)
    """Which effect of each card was used."""
    dice: list[int] = field(default_factory=lambda: [1, 1])
    faces: list[tuple[int, ...]] = field(default_factory=lambda: [(), ()])
    die: list[int] = field(default_factory=lambda: [0, 0])
    totals: tuple[int, int] | None = None
    wins: tuple[int, int] | None = None
    notes: list[Note] = field(default_factory=list, compare=False)
    """What is known of where changes come from: only while the series is watched."""
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
            o = t.owners[seat]
            found.base[side] = base_tq(o)
            found.changed[side], found.dice[side], found.die[side] = o.series_tq, o.dice, o.die
            found.faces[side] = tuple(o.faces)
            found.cards[side] = o.pick
            if len(matchup.cards) == len(matchup.seats):
                found.cards[side] = matchup.cards[matchup.seats.index(seat)]
        return found

    def apply(self, event: Any, t: Lords) -> None:
        """What an event says about the series."""
        match event:
            case told.EffectUsed(seat=seat, card=card, side=used):
                at = self.side_of(seat)
                self.using = card
                if at >= 0:
                    self.sides[at] = used
            case told.SeriesTqChanged(team=team, amount=amount):
                at = self.teams.index(team) if team in self.teams else 1
                self.changed[at] += amount
                self.notes.append(Note(at, amount, self.using))
            case told.DiceGained(seat=seat, dice=dice) if self.side_of(seat) >= 0:
                self.dice[self.side_of(seat)] = dice
            case told.SeriesRolled(team=team, faces=faces) if team in self.teams:
                at = self.teams.index(team)
                self.faces[at], self.die[at] = faces, max(faces)
            case told.DieChosen(seat=seat, face=face) if self.side_of(seat) >= 0:
                self.die[self.side_of(seat)] = face
            case told.SeriesOver(totals=totals, wins=wins):
                self.totals, self.wins = totals, wins
        # A permanent change in the middle of a series counts at once.
        for side, seat in enumerate(self.seats):
            if seat != NOBODY and self.wins is None:
                self.base[side] = base_tq(t.owners[seat])
