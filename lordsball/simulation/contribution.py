"""What each card of a team is worth: the same games with it, and with a plain card of equal numbers in its place."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field, replace
from typing import Any

from lordsball import games as shelf
from lordsball.games.ledger import Thing
from lordsball.simulation.batch import Plan, read_cards
from lordsball.simulation.layout import columns, points
from lordsball.simulation.paired import Seat, Version, played
from lordsball.simulation.run import Progress
from lordsball.simulation.statistics import mean_interval


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
    versions = [Version(replace(plan, plain=key, notes=False), tuple(teams), seat) for key in keys]
    for usual, *plainly in played(versions, games, workers, cluster, progress):
        for each, plain in zip(found, plainly, strict=True):
            each.differences += [mine - less for mine, less in zip(usual.points, plain.points, strict=True)]
    return sorted(found, key=lambda each: -each.mean)


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
