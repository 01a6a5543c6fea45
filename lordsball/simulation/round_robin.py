"""Every team against every other, in every seat: a matrix of who beats whom."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256
from itertools import combinations
from typing import Any

from lordsball import games as shelf
from lordsball.simulation.batch import Outcome, Plan, read_cards
from lordsball.simulation.layout import columns, percent, rounded
from lordsball.simulation.report import about, under
from lordsball.simulation.run import Listener, Total
from lordsball.simulation.statistics import count_of, wilson

Simulate = Callable[[Plan, int, Listener, int], Total]
"""Plays so many games of one table, tells each, and begins with that number."""


@dataclass
class Standings:
    """How every pair of teams fared. `ahead[a, b]` counts games in which `a` finished before `b`; ties are `level`."""

    plan: Plan
    teams: tuple[str, ...]
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    met: dict[tuple[str, str], int] = field(default_factory=dict)
    ahead: dict[tuple[str, str], int] = field(default_factory=dict)
    digests: list[str] = field(default_factory=list)
    complete: bool = True

    def rate(self, one: str, other: str) -> tuple[float | None, tuple[float, float]]:
        """How often one finished before the other, and the interval."""
        met, ahead = self.met.get((one, other), 0), self.ahead.get((one, other), 0)
        return ahead / met if met else None, wilson(ahead, met)

    def overall(self, team: str) -> tuple[float | None, tuple[float, float]]:
        """The same against all others together."""
        met = sum(self.met.get((team, other), 0) for other in self.teams)
        ahead = sum(self.ahead.get((team, other), 0) for other in self.teams)
        return ahead / met if met else None, wilson(ahead, met)


def tables_of(teams: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Every choice of teams for a table; at a table of two in both orders, else each starts from another seat."""
    tables = []
    for number, chosen in enumerate(combinations(teams, seats)):
        order = deque(chosen)
        order.rotate(-number % seats if seats > 2 else 0)
        tables.append(tuple(order))
        if seats == 2:
            tables.append(tuple(reversed(chosen)))
    return tables


def round_robin(
    plan: Plan,
    teams: Sequence[str],
    games: int,
    simulate: Simulate,
    seat: Callable[[Sequence[str]], Any],
    first: int = 0,
) -> Standings:
    """Play about `games` games in all, as many at each table. `seat` makes the options for the teams of a table.

    No two tables play the same game number, so that their luck is not the same.
    """
    found = Standings(plan, tuple(teams))
    tables = tables_of(teams, len(plan.levels))
    each = -(-games // len(tables))
    for number, table in enumerate(tables):
        here = replace(plan, options=seat(table), notes=False)
        total = simulate(here, each, _counting(found, table), first + number * each)
        found.games += total.sums.games
        found.decisions += total.sums.decisions
        found.seconds += total.seconds
        found.digests.append(total.digest)
        if total.sums.games < each:
            found.complete = False
            break
    return found


def _counting(standings: Standings, table: Sequence[str]) -> Listener:
    def listen(number: int, outcome: Outcome) -> None:
        for one, team in enumerate(table):
            for other, against in enumerate(table):
                if one != other:
                    pair = (team, against)
                    standings.met[pair] = standings.met.get(pair, 0) + 1
                    standings.ahead[pair] = standings.ahead.get(pair, 0) + _before(outcome, one, other)

    return listen


def _before(outcome: Outcome, one: int, other: int) -> bool:
    """Did one seat finish before another? The winner did; else the score says."""
    if outcome.points(one) != outcome.points(other):
        return outcome.points(one) > outcome.points(other)
    return bool(outcome.score) and outcome.score[one] > outcome.score[other]


def as_data(standings: Standings) -> dict[str, Any]:
    """Plain data, as docs/simulation.md describes it."""
    plan = standings.plan
    return {
        **about(plan),
        "kind": "round_robin",
        "options": {key: value for key, value in plan.options.items() if key not in ("teams", "sides")},
        "games": standings.games,
        "seed": plan.seed,
        "players": list(plan.levels),
        "decisions": standings.decisions,
        "seconds": round(standings.seconds, 3),
        "digest": sha256("".join(standings.digests).encode()).hexdigest(),
        "teams": [
            {"team": team, "name": name, **_rated(*standings.overall(team))} for team, name in names(standings).items()
        ],
        "pairings": [
            {"team": one, "against": other, "games": met, **_rated(*standings.rate(one, other))}
            for (one, other), met in standings.met.items()
        ],
    }


def _rated(rate: float | None, bounds: tuple[float, float]) -> dict[str, Any]:
    return {"rate": rounded(rate), "interval": rounded(bounds)}


def names(standings: Standings) -> dict[str, str]:
    """Each team's name, the best team first."""
    plan = standings.plan
    chosen = {key: str(value) for key, value in plan.options.items() if key not in ("teams", "sides")}
    sides = shelf.game(plan.game).sides_of(read_cards(plan.game, plan.texts), chosen)
    known = {side.key: side.name for side in sides}
    return {team: known[team] for team in sorted(standings.teams, key=lambda team: -(standings.overall(team)[0] or 0))}


def heading(standings: Standings) -> str:
    """What was played, in a line."""
    name, seed = shelf.game(standings.plan.game).name, standings.plan.seed
    return f"{name}: {count_of(standings.games)}, everybody against everybody, from seed {seed}"


def as_page(standings: Standings) -> str:
    """A matrix: how often the team of the row finishes before that of the column, and how sure that is."""
    plan, order = standings.plan, names(standings)
    rows = [["", "all", *(str(number) for number, _ in enumerate(order, 1))]]
    for number, (team, name) in enumerate(order.items(), 1):
        cells = [_cell(*standings.overall(team))]
        cells += ["" if team == other else _cell(*standings.rate(team, other)) for other in order]
        rows.append([f"{number} {name}", *cells])
    played = sorted(set(standings.met.values()))
    times = f"{played[0]:,}" if len(played) == 1 else f"{played[0]:,} to {played[-1]:,}"
    return "\n".join([
        heading(standings),
        under(plan),
        f"Players: {', '.join(plan.levels)}. Each pairing was played {times} times, in every seat.",
        "",
        *columns(rows),
        "",
        "The row's team against the column's, in percent. After ± the reach of the interval, which holds the true rate "
        "19 times in 20.",
    ])


def _cell(rate: float | None, bounds: tuple[float, float]) -> str:
    return "-" if rate is None else f"{percent(rate)[:-2]} ±{50 * (bounds[1] - bounds[0]):.1f}"
