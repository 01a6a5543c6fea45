"""One number of the cards, set to one value after another: a curve of what it is worth."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Executor
from typing import Any, NamedTuple

from lordsball.simulation.charts import Bar, bars
from lordsball.simulation.html import page, section
from lordsball.simulation.layout import columns, points, rounded
from lordsball.simulation.paired import Version, played
from lordsball.simulation.report import about
from lordsball.simulation.run import Progress
from lordsball.simulation.statistics import mean_interval

WIDTH = 41
"""Letters of the curve; the middle is no difference."""


class Point(NamedTuple):
    """A value, what the team wins more with it than as the cards are, in shares of a win, and the interval."""

    value: int
    gain: float
    interval: tuple[float, float]


def swept(
    base: Version,
    versions: Sequence[Version],
    values: Sequence[int],
    games: range,
    workers: int = 1,
    cluster: Executor | None = None,
    progress: Progress | None = None,
) -> list[Point]:
    """Play the same game numbers as the cards are and with each value. What changes nothing is not played again."""
    different = [version for version in versions if version.plan.texts != base.plan.texts]
    gains: list[list[float]] = [[] for _ in different]
    for usual, *others in played([base, *different], games, workers, cluster, progress):
        for gain, block in zip(gains, others, strict=True):
            gain += [mine - before for mine, before in zip(block.points, usual.points, strict=True)]
    found = iter(gains)
    return [
        Point(value, 0.0, (0.0, 0.0)) if version.plan.texts == base.plan.texts else _point(value, next(found))
        for value, version in zip(values, versions, strict=True)
    ]


def _point(value: int, gains: list[float]) -> Point:
    return Point(value, sum(gains) / len(gains), mean_interval(gains))


def as_data(base: Version, path: str, now: int, found: Sequence[Point]) -> dict[str, Any]:
    """Plain data, as docs/simulation.md describes it."""
    return {
        **about(base.plan),
        "kind": "sweep",
        "teams": list(base.teams),
        "field": path,
        "now": now,
        "points": [
            {"value": each.value, "difference": rounded(each.gain), "interval": rounded(each.interval)}
            for each in found
        ],
    }


def _title(team: str, path: str) -> str:
    return f"What {path} is worth to {team}"


def as_html(team: str, path: str, now: int, found: Sequence[Point], how: str) -> str:
    """The curve as bars, for a browser."""
    rows = [Bar(f"{each.value}{' now' if each.value == now else ''}", each.gain, each.interval) for each in found]
    chart = bars(rows, None, 0.0)
    about = "In percentage points of wins."
    return page(_title(team, path), [f"{how}."], [section(f"Against {now}, the value now", chart, about=about)])


def as_page(team: str, path: str, now: int, found: Sequence[Point], how: str) -> str:
    """A curve in letters: `o` the difference, `-` the interval, `|` no difference."""
    most = max(0.01, *(abs(bound) for each in found for bound in (each.gain, *each.interval)))

    def place(share: float) -> int:
        return round((share / most + 1) / 2 * (WIDTH - 1))

    rows = []
    for each in found:
        line = [" "] * WIDTH
        for at in range(place(each.interval[0]), place(each.interval[1]) + 1):
            line[at] = "-"
        line[place(0.0)] = "|"
        line[place(each.gain)] = "o"
        low, high = each.interval
        bounds = "" if low == high else f"[{points(low)}, {points(high)}]"
        rows.append([f"{each.value}{' now' if each.value == now else ''}", "".join(line), points(each.gain), bounds])
    return "\n".join([
        f"{_title(team, path)}, in percentage points of wins against what it is now ({how})",
        "",
        *("  " + line for line in columns(rows)),
    ])
