"""What each card of a team is worth: the same games with it, and with a plain card of equal numbers in its place."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field, replace
from typing import Any

from lordsball import games as shelf
from lordsball.games.ledger import Thing
from lordsball.simulation.batch import Outcome, Plan, play_batch, read_cards
from lordsball.simulation.layout import columns, points
from lordsball.simulation.run import Progress, side_by_side
from lordsball.simulation.statistics import mean_interval

BATCH = 10
"""Games of a job."""
Seat = Callable[[Sequence[str]], dict[str, Any]]
"""The options of a table with these teams in its seats."""


@dataclass
class Contribution:
    """One card: for each game number what its team won more with it, the mean of all seats, from -1 to 1."""

    thing: Thing
    differences: list[float] = field(default_factory=list)

    @property
    def mean(self) -> float:
        """In shares of a win."""
        return sum(self.differences) / len(self.differences)

    @property
    def interval(self) -> tuple[float, float]:
        """At 95 %."""
        return mean_interval(self.differences)


def seatings(teams: Sequence[str]) -> list[tuple[str, ...]]:
    """The same teams with the first of them in every seat."""
    others = list(teams[1:])
    return [(*others[:place], teams[0], *others[place:]) for place in range(len(teams))]


def can_be_plain(plan: Plan) -> list[Thing]:
    """The things of the first seat for which there is a plain card, in the order of the cards."""
    game, cards = shelf.game(plan.game), read_cards(plan.game, plan.texts)
    if game.ledgers is None or game.ledgers.plain is None:
        return []
    found = []
    for thing in game.ledgers.things(game.new(cards, plan.options, plan.seed_of(0))):
        if thing.seat == 0:
            try:
                game.ledgers.plain(cards, thing.key)
            except KeyError:
                continue
            found.append(thing)
    return found


def contributions(
    plan: Plan,
    teams: Sequence[str],
    seat: Seat,
    games: range,
    workers: int = 1,
    cluster: Executor | None = None,
    progress: Progress | None = None,
) -> list[Contribution]:
    """Of every card of the first team, the best first. Each game is played from every seat: once as the cards are,
    which does for all of them, and once for each card made plain. Same seeds, same players."""
    found = [Contribution(thing) for thing in can_be_plain(plan)]
    keys = ["", *(each.thing.key for each in found)]
    tables = seatings(teams)
    jobs = [
        (replace(plan, options=seat(table), plain=key, notes=False), first, min(BATCH, games.stop - first))
        for first in range(games.start, games.stop, BATCH) for key in keys for table in tables
    ]
    parts = iter(_played(jobs, workers, cluster))
    done, everything = 0, len(keys) * len(tables) * len(games)
    for first in range(games.start, games.stop, BATCH):
        usual: list[float] = []
        for number in range(len(keys)):
            shares = [0.0] * min(BATCH, games.stop - first)
            for table in tables:
                outcomes = next(parts)
                place = table.index(teams[0])
                shares = [share + each.points(place) for share, each in zip(shares, outcomes, strict=True)]
                done += len(outcomes)
                if progress is not None:
                    progress(done, everything)
            if number == 0:
                usual = shares
            else:
                more = [(mine - plain) / len(tables) for mine, plain in zip(usual, shares, strict=True)]
                found[number - 1].differences += more
    return sorted(found, key=lambda each: -each.mean)


def _played(jobs: Sequence[tuple[Any, ...]], workers: int, cluster: Executor | None) -> Iterator[list[Outcome]]:
    if workers == 1 and cluster is None:
        yield from (play_batch(*job).outcomes for job in jobs)
    else:
        yield from (part.outcomes for part in side_by_side(play_batch, jobs, workers, cluster))


def as_rows(found: Sequence[Contribution]) -> list[dict[str, Any]]:
    """Plain data, as docs/simulation.md describes it."""
    return [
        {
            "id": each.thing.key, "kind": each.thing.kind, "name": each.thing.name, "seat": each.thing.seat,
            "games": len(each.differences), "difference": each.mean, "interval": list(each.interval),
        }
        for each in found
    ]


def as_lines(found: Sequence[Contribution], team: str) -> list[str]:
    """The same for people."""
    if not found:
        return []
    rows = [
        [
            f"{each.thing.name} ({each.thing.key})", each.thing.kind, points(each.mean),
            f"[{points(each.interval[0])}, {points(each.interval[1])}]",
        ]
        for each in found
    ]
    games = len(found[0].differences)
    return [
        "",
        f"What each card of {team} adds, in percentage points, against a plain one of equal numbers",
        f"({games:,} games from every seat, with it and without, from the same seeds):",
        *("  " + line for line in columns(rows)),
    ]
