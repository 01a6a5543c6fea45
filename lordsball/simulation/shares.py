"""A comparison in small shares, for somebody who watches: each share is a few game numbers, played in A and in B.

Who asks for shares puts them together in the order of their numbers: it does not matter who has played them, or where.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Generator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from lordsball.ai.exact import chance_in
from lordsball.simulation.batch import Outcome, Plan, Sums, Texts, play_batch, read_cards
from lordsball.simulation.fortunes import FIRED, GAMES, PLAYED, WON
from lordsball.simulation.sequential import Confidence
from lordsball.simulation.statistics import FEW, Z

A, B = 0, 1
COLUMNS = 11
"""Of a card's sums, as in `fortunes`."""


class Table(NamedTuple):
    """A plan, and the seat of the team in question."""

    plan: Plan
    seat: int


class Moved(NamedTuple):
    """How much more something was in B than in A: in how many games, the sum over them, the sum of the squares."""

    games: int = 0
    total: float = 0.0
    squares: float = 0.0

    def more(self, other: Moved) -> Moved:
        """Both together."""
        return Moved(self.games + other.games, self.total + other.total, self.squares + other.squares)

    @property
    def mean(self) -> float:
        """A game."""
        return self.total / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """At 95 %, with one more pair of -1 and 1 thought in: see `statistics.mean_interval`.

        >>> [round(bound, 3) for bound in Moved(98, 0.0, 0.0).interval]
        [-0.028, 0.028]
        """
        if not self.games:
            return -1.0, 1.0
        spread = (self.squares - self.games * self.mean**2 + 2) / (self.games + 2)
        reach = Z * math.sqrt(max(0.0, spread) / self.games)
        return self.mean - reach, self.mean + reach

    @property
    def sure(self) -> bool:
        """Is 0 outside, and are these enough games to say so?"""
        low, high = self.interval
        return self.games >= FEW and (low > 0 or high < 0)


class CardEffect(NamedTuple):
    """One card: its name, and how much more it brought in B than in A, with the interval."""

    name: str
    mean: float
    low: float
    high: float
    sure: bool
    changed: bool


@dataclass
class Share:
    """What some game numbers came to in A and in B; also of many shares together."""

    points: list[tuple[float, float]] = field(default_factory=list)
    """Of each number, in order: what the team in question won in A and in B, the mean of all seats, 0 to 1."""
    scores: tuple[Counter[int], Counter[int]] = field(default_factory=lambda: (Counter(), Counter()))
    """In how many games the team in question had which score."""
    decisions: list[int] = field(default_factory=lambda: [0, 0])
    longest: list[int] = field(default_factory=lambda: [0, 0])
    """Decisions of the longest game."""
    games: list[int] = field(default_factory=lambda: [0, 0])
    moved: dict[str, Moved] = field(default_factory=dict)
    """By the key of each card that came up for the team in question, in A or in B: wins of those games, B less A."""
    brought: dict[str, Moved] = field(default_factory=dict)
    """By the key of each card that brought the team in question anything, in A or in B: the difference a game."""
    came: dict[str, list[int]] = field(default_factory=dict)
    """How each card of B fared, by its key, in the columns of `fortunes`; of the team that has it."""
    things: dict[str, tuple[str, str]] = field(default_factory=dict)
    """Kind and name of each card by its key."""

    def add(self, other: Share) -> None:
        """The next numbers."""
        self.points += other.points
        for mine, more in zip(self.scores, other.scores, strict=True):
            mine.update(more)
        for which in (A, B):
            self.decisions[which] += other.decisions[which]
            self.games[which] += other.games[which]
            self.longest[which] = max(self.longest[which], other.longest[which])
        for mine_, theirs in ((self.moved, other.moved), (self.brought, other.brought)):
            for key, moved in theirs.items():
                mine_[key] = mine_.get(key, Moved()).more(moved)
        for key, sums in other.came.items():
            before = self.came.get(key, [0] * COLUMNS)
            self.came[key] = [one + more for one, more in zip(before, sums, strict=True)]
        self.things |= other.things

    def brought_by(self, key: str) -> Moved:
        """The difference a game that a card made, over all games: in most it brought the same, or nothing."""
        return self.brought[key]._replace(games=self.games[B])

    def mean_score(self, which: int) -> float | None:
        """A game, of A or of B; None where games are not won by a number."""
        counts = self.scores[which]
        games = sum(counts.values())
        return sum(score * count for score, count in counts.items()) / games if games else None

    @property
    def length(self) -> float:
        """How much longer games have become, as a share."""
        before, after = (each / max(1, games) for each, games in zip(self.decisions, self.games, strict=True))
        return after / before - 1 if before else 0.0


def playing(
    game: str, tables: tuple[Sequence[Table], Sequence[Table]], first: int, count: int
) -> Generator[None, None, Share]:
    """Play game numbers `first` … `first + count - 1` at the tables of A and of B; a slice is one game."""
    found = Share()
    for number in range(first, first + count):
        points: list[list[float]] = [[], []]
        up: list[list[set[str]]] = [[], []]
        brought: list[list[dict[str, int]]] = [[], []]
        for which in (A, B):
            for table in tables[which]:
                sums = play_batch(table.plan, number, 1)
                _count(found, which, table, sums)
                points[which].append(sums.outcomes[0].points(table.seat))
                up[which].append(_came_up(sums, table.seat))
                mine = {key: much for (seat, key), much in sums.fortunes.brought.items() if seat == table.seat}
                brought[which].append(mine)
                yield None
        for place, (before, after) in enumerate(zip(*points, strict=True)):
            difference = after - before
            for key in sorted(up[A][place] | up[B][place]):
                one = Moved(1, difference, difference**2)
                found.moved[key] = found.moved.get(key, Moved()).more(one)
            _compare(found.brought, brought[A][place], brought[B][place])
        mean_a, mean_b = (sum(each) / len(each) for each in points)
        found.points.append((mean_a, mean_b))
    return found


def _compare(found: dict[str, Moved], before: dict[str, int], after: dict[str, int]) -> None:
    """What each card brought in one game of B, less what it brought in the same game of A."""
    for key in {**before, **after}:
        difference = float(after.get(key, 0) - before.get(key, 0))
        found[key] = found.get(key, Moved()).more(Moved(1, difference, difference**2))


def _count(found: Share, which: int, table: Table, sums: Sums) -> None:
    outcome: Outcome = sums.outcomes[0]
    found.games[which] += 1
    found.decisions[which] += outcome.decisions
    found.longest[which] = max(found.longest[which], outcome.decisions)
    if outcome.score:
        found.scores[which][outcome.score[table.seat]] += 1
    for thing in sums.fortunes.things:
        found.things.setdefault(thing.key, (thing.kind, thing.name))
    if which == B:
        _note(found, sums)


def _note(found: Share, sums: Sums) -> None:
    """How each card fared in this one game, for any owner."""
    fortunes, winners = sums.fortunes, sums.outcomes[0].winners
    for thing in fortunes.things:
        seats = range(len(fortunes.wins)) if thing.seat is None else (thing.seat,)
        columns = found.came.setdefault(thing.key, [0] * COLUMNS)
        for seat in seats:
            columns[GAMES] += 1
            columns[WON] += winners == (seat,)
            for column, more in enumerate(fortunes.sums.get((seat, thing.key), ())):
                columns[column] += more


def _came_up(sums: Sums, seat: int) -> set[str]:
    """The cards that came up for a seat; abilities count as their cards."""
    return {
        key for (whose, key), columns in sums.fortunes.sums.items()
        if whose == seat and (columns[PLAYED] or columns[FIRED])
    }


@dataclass
class Trial:
    """A comparison as far as it has come.

    :param wanted: game numbers after which it is over, if nothing is decided before.
    :param until: a difference of so much is of no interest.
    """

    wanted: int
    until: float = 0.01
    sums: Share = field(default_factory=Share)
    confidence: Confidence = field(default_factory=Confidence)

    def add(self, share: Share) -> None:
        """The next numbers; what was played beyond the number that decides is left out of the verdict."""
        self.sums.add(share)
        for before, after in share.points:
            if not self.settled:
                self.confidence.add(after - before)

    @property
    def settled(self) -> bool:
        """Is it known which is better, or that they differ by next to nothing?"""
        return self.confidence.decided or self.confidence.reach <= self.until

    @property
    def over(self) -> bool:
        """Is there nothing more to play?"""
        return self.settled or len(self.sums.points) >= self.wanted


# --- worked out -----------------------------------------------------------------------------------------------------


def working_out(
    game: str, sides: tuple[tuple[Texts, tuple[str, str]], tuple[Texts, tuple[str, str]]], exact: bool
) -> Generator[int, None, tuple[float, float]]:
    """The first team's chance in A and in B, with the best play of both sides. Raises ValueError with a sentence for
    what cannot be worked out, KeyError for a game of which that is not known at all."""
    chance = chance_in(game)
    if chance is None:
        raise KeyError(game)
    found = []
    for texts, teams in sides:
        found.append((yield from chance(read_cards(game, texts), teams, exact)))
    return found[A], found[B]
