"""The same games played in several versions: same seeds, same players, the team in question in every seat."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, replace
from itertools import islice
from typing import Any, NamedTuple

from lordsball.simulation.batch import Plan, Sums, play_batch
from lordsball.simulation.run import Progress, side_by_side

BATCH = 10
"""Game numbers that are played in all versions before anybody looks."""
Seat = Callable[[Sequence[str]], dict[str, Any]]
"""The options of a table with these teams in its seats."""


class Version(NamedTuple):
    """One way to play: a plan, and the table's teams, the one in question first."""

    plan: Plan
    teams: tuple[str, ...]
    seat: Seat

    def plans(self) -> list[tuple[Plan, int]]:
        """A plan for each seat of the first team, and that seat."""
        others = self.teams[1:]
        tables = [(*others[:place], self.teams[0], *others[place:]) for place in range(len(self.teams))]
        return [(replace(self.plan, options=self.seat(table)), place) for place, table in enumerate(tables)]


@dataclass
class Block:
    """Some game numbers in one version: the mean of all seats of what the first team won in each, and the sums."""

    points: list[float]
    parts: list[Sums]


def played(
    versions: Sequence[Version],
    games: range,
    workers: int = 1,
    cluster: Executor | None = None,
    progress: Progress | None = None,
) -> Iterator[list[Block]]:
    """Block after block of game numbers, each in all versions. Can be given up after any block."""
    tables = [version.plans() for version in versions]
    firsts = range(games.start, games.stop, BATCH)
    jobs = (
        (plan, first, min(BATCH, games.stop - first)) for first in firsts for version in tables for plan, _ in version
    )
    alone = workers == 1 and cluster is None
    parts = (play_batch(*job) for job in jobs) if alone else side_by_side(play_batch, jobs, workers, cluster)
    done, everything = 0, len(games) * sum(map(len, tables))
    for _ in firsts:
        blocks = []
        for version in tables:
            sums = list(islice(parts, len(version)))
            seats = [place for _, place in version]
            outcomes = zip(*(part.outcomes for part in sums), strict=True)
            points = [
                sum(each.points(seat) for each, seat in zip(game, seats, strict=True)) / len(seats) for game in outcomes
            ]
            blocks.append(Block(points, sums))
            done += sum(part.games for part in sums)
            if progress is not None:
                progress(done, everything)
        yield blocks
