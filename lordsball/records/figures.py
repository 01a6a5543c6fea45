"""What the games of the book add up to: for a person, for a batter, for the clubs of all leagues."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from lordsball.records.book import Line
from lordsball.records.entry import Entry, Sat
from lordsball.simulation.statistics import FEW, wilson

FEW_GAMES = FEW
"""Fewer games than this say nothing, whatever they show."""


class Won(NamedTuple):
    """Games won of games played; a shared win counts for a half."""

    won: float
    of: int

    @property
    def rate(self) -> float:
        """The share that was won, 0 where none was played."""
        return self.won / self.of if self.of else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's interval of that share at 95 %."""
        return wilson(self.won, self.of)


def share_of(entry: Entry, sat: Sat) -> float:
    """What a game counts for a seat: 1 won, 0 lost, a half where several share the win."""
    return 0.0 if not sat.won else 1.0 if len(entry.winners) == 1 else 0.5


def seat_of(entry: Entry, person: str) -> Sat | None:
    """Where a person sat in a game; None where he did not play."""
    return next((sat for sat in entry.sides if sat.human and sat.name == person), None)


def won(games: Iterable[Entry], person: str) -> Won:
    """Games of a person, and how many were won."""
    shares = [share_of(entry, sat) for entry in games if (sat := seat_of(entry, person)) is not None]
    return Won(math.fsum(shares), len(shares))


def people(games: Iterable[Entry]) -> list[tuple[str, int]]:
    """Everybody who has played, with the number of games, the most first."""
    counts: dict[str, int] = {}
    for entry in games:
        for sat in entry.sides:
            if sat.human:
                counts[sat.name] = counts.get(sat.name, 0) + 1
    return sorted(counts.items(), key=lambda one: (-one[1], one[0]))


class Rival(NamedTuple):
    """Whom a person has played against: a level of the computer, or another person."""

    name: str
    human: bool
    won: Won


def rivals(games: Iterable[Entry], person: str) -> list[Rival]:
    """Won and lost against each level and each person, people first. A game of several owners counts once for each
    level that sat there."""
    shares: dict[tuple[bool, str], list[float]] = {}
    for entry in games:
        mine = seat_of(entry, person)
        if mine is None:
            continue
        others = {(sat.human, sat.name if sat.human else sat.player) for sat in entry.sides if sat is not mine}
        for other in others:
            shares.setdefault(other, []).append(share_of(entry, mine))
    found = [Rival(name, human, Won(math.fsum(all), len(all))) for (human, name), all in shares.items()]
    return sorted(found, key=lambda rival: (not rival.human, -rival.won.of, rival.name))


class Streak(NamedTuple):
    """Wins in a row."""

    now: int
    """Up to the last game; with a minus, games not won in a row."""
    longest: int


def streak(games: Sequence[Entry], person: str) -> Streak:
    """Wins in a row of a person. Games come the newest first, as the book lists them."""
    results = [share_of(entry, sat) == 1 for entry in games if (sat := seat_of(entry, person)) is not None][::-1]
    longest = run = 0
    for result in results:
        run = run + 1 if result else 0
        longest = max(longest, run)
    if run or not results:
        return Streak(run, longest)
    lost = next((count for count, result in enumerate(reversed(results)) if result), len(results))
    return Streak(-lost, longest)


class Best(NamedTuple):
    """A best of a person in one game."""

    what: str
    amount: int
    entry: Entry


def bests(games: Iterable[Entry], person: str) -> list[Best]:
    """The highest score of a person in each game, and the widest win over one opponent."""
    high: dict[str, Best] = {}
    wide: dict[str, Best] = {}
    for entry in games:
        mine = seat_of(entry, person)
        if mine is None or mine.score is None:
            continue
        _keep(high, Best("most", mine.score, entry))
        if len(entry.sides) == 2 and mine.won and len(entry.winners) == 1:
            other = next(sat for sat in entry.sides if sat is not mine)
            _keep(wide, Best("widest", mine.score - (other.score or 0), entry))
    return [*high.values(), *wide.values()]


def _keep(found: dict[str, Best], best: Best) -> None:
    before = found.get(best.entry.game)
    if before is None or best.amount >= before.amount:  # games come the newest first: of two as good, the first one
        found[best.entry.game] = best


@dataclass(frozen=True)
class Career:
    """What one thing of the cards did over many games."""

    thing: str
    name: str
    side: str
    """The team or deck it belongs to."""
    games: int
    won: int
    """Games that its side won alone."""
    counts: dict[str, float]

    def of(self, what: str) -> float:
        """What is counted, 0 for nothing."""
        return self.counts.get(what, 0.0)

    @property
    def average(self) -> float | None:
        """Hits an at-bat."""
        return self.of("H") / self.of("AB") if self.of("AB") else None

    @property
    def slugging(self) -> float | None:
        """Bases an at-bat; None where some games do not say."""
        return self.of("TB") / self.of("AB") if self.of("AB") and "TB" in self.counts else None


def careers(games: Iterable[Entry], lines: Iterable[Line], mine: Callable[[Entry, Sat], bool]) -> list[Career]:
    """Everything of one kind over these games, the most successful first.

    :param mine: whether what a seat did counts.
    """
    known = {entry.key: entry for entry in games}
    played: dict[str, set[tuple[str, int]]] = {}
    counts: dict[str, dict[str, float]] = {}
    about: dict[str, tuple[str, str]] = {}
    bases: dict[str, set[tuple[str, int]]] = {}
    for line in lines:
        entry = known.get(line.game)
        if entry is None or not mine(entry, entry.sides[line.seat]):
            continue
        counted = counts.setdefault(line.thing, {})
        counted[line.what] = counted.get(line.what, 0) + line.amount
        played.setdefault(line.thing, set()).add((line.game, line.seat))
        if line.what == "TB":
            bases.setdefault(line.thing, set()).add((line.game, line.seat))
        about[line.thing] = line.name, entry.sides[line.seat].side_name
    without = {thing for thing, where in bases.items() if where != played[thing]}
    for thing in without:
        del counts[thing]["TB"]
    found = []
    for thing, where in played.items():
        wins = sum(share_of(known[game], known[game].sides[seat]) == 1 for game, seat in where)
        found.append(Career(thing, *about[thing], len(where), wins, counts[thing]))
    return sorted(found, key=lambda one: (-one.of("H") - one.of("runs"), -one.of("played"), one.name))


class Club(NamedTuple):
    """A club's whole game of Lords, as the Hall of Fame hangs it."""

    entry: Entry
    sat: Sat
    years: int
    titles: int
    pennants: int
    wins: int
    """Of all its seasons."""
    best_tq: int
    vp: int


def hall(games: Iterable[Entry], lines: Sequence[Line]) -> list[Club]:
    """Every club of every game of Lords, the greatest first: by Victory Points, ties by wins.

    :param lines: those of the kinds `club` and `season`.
    """
    by_seat: dict[tuple[str, int], list[Line]] = {}
    for line in lines:
        by_seat.setdefault((line.game, line.seat), []).append(line)
    found = []
    for entry in games:
        for seat, sat in enumerate(entry.sides):
            mine = by_seat.get((entry.key, seat), [])
            club = {line.what: int(line.amount) for line in mine if line.kind == "club"}
            if not club:
                continue
            seasons = [line for line in mine if line.kind == "season"]
            wins = sum(int(line.amount) for line in seasons if line.what == "wins")
            tq = max((int(line.amount) for line in seasons if line.what == "tq"), default=0)
            found.append(
                Club(entry, sat, club["years"], club["titles"], club["pennants"], wins, tq, club["vp"])
            )
    return sorted(found, key=lambda club: (-club.vp, -club.wins, club.entry.order))


class LeagueRecord(NamedTuple):
    """A record of all leagues: the words for it, the number, and whose it is."""

    words: str
    amount: int
    unit: str
    entry: Entry
    sat: Sat


LEAGUE_RECORDS = (
    ("season", "wins", "Most wins in a year", ""),
    ("season", "income", "Highest income", "$"),
    ("season", "tq", "Best Team Quality", "TQ"),
    ("club", "park", "Grandest park", "VP"),
    ("club", "pennants", "Most pennants", ""),
    ("club", "titles", "Most titles", ""),
)
"""Kind, what is counted, its words and its unit."""


def league_records(games: Iterable[Entry], lines: Iterable[Line]) -> list[LeagueRecord]:
    """The highest of each, of equal ones the first; those that nobody has a point of are left out."""
    known = {entry.key: entry for entry in games}
    best: dict[tuple[str, str], Line] = {}
    for line in lines:
        if line.game not in known or line.amount <= 0:
            continue
        before = best.get((line.kind, line.what))
        rank = (line.amount, -known[line.game].order)
        if before is None or rank > (before.amount, -known[before.game].order):
            best[line.kind, line.what] = line
    found = []
    for kind, what, words, unit in LEAGUE_RECORDS:
        if (kind, what) in best:
            one = best[kind, what]
            entry = known[one.game]
            found.append(LeagueRecord(words, int(one.amount), unit, entry, entry.sides[one.seat]))
    return found
