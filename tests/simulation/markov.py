"""Half-innings of Monster League worked out exactly, from the sentences of the rulebook and the odds alone.

Written apart from the rules of the program, to hold them against it: a state is (batter in front, outs, the runners'
bases as a set), and probability flows from state to state until nothing is left.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import NamedTuple

Odds = dict[str, float]
"""Probability of out, single, double, triple, homer."""
OUTS = 3
NOTHING = 1e-13


class Half(NamedTuple):
    """Exact means of a half-inning, and how runs and the next lead-off batter are distributed."""

    runs: float
    runs_squared: float
    batters: float
    left: float
    ends: dict[tuple[int, int], float]
    """Probability of (runs, the batter who leads off the next half-inning)."""


SLUGGER: Odds = {"out": 0.40, "single": 0.15, "double": 0.15, "triple": 0.05, "homer": 0.25}
POWER: Odds = {"out": 0.40, "single": 0.10, "double": 0.25, "triple": 0.05, "homer": 0.20}
BALANCED: Odds = {"out": 0.25, "single": 0.40, "double": 0.20, "triple": 0.05, "homer": 0.10}
CONTACT: Odds = {"out": 0.25, "single": 0.50, "double": 0.15, "triple": 0.05, "homer": 0.05}
LINE_UP = (SLUGGER, POWER, BALANCED, CONTACT)


def hit(runners: frozenset[int], kind: str) -> tuple[frozenset[int], int]:
    """Where everybody stands after a hit, and who came home: the batter included."""
    if kind == "homer":
        return frozenset(), len(runners) + 1
    if kind == "triple":
        return frozenset({3}), len(runners)
    forward = {"single": 1, "double": 2}[kind]
    moved = [runner + forward for runner in runners]
    return frozenset([forward, *(base for base in moved if base <= 3)]), sum(base > 3 for base in moved)


def half_inning(lead_off: int, line_up: Sequence[Odds] = LINE_UP) -> Half:
    """The half-inning that this batter leads off."""
    flow: dict[tuple[int, int, frozenset[int], int, int], float] = {(lead_off, 0, frozenset(), 0, 0): 1.0}
    runs_mean = squares = batters_mean = left_mean = 0.0
    ends: dict[tuple[int, int], float] = defaultdict(float)
    while flow:
        following: dict[tuple[int, int, frozenset[int], int, int], float] = defaultdict(float)
        for (batter, outs, runners, runs, batters), here in flow.items():
            next_batter = (batter + 1) % len(line_up)
            for kind, chance in line_up[batter].items():
                share = here * chance
                if kind != "out":
                    now, home = hit(runners, kind)
                    if share > NOTHING:
                        following[next_batter, outs, now, runs + home, batters + 1] += share
                elif outs + 1 < OUTS:
                    following[next_batter, outs + 1, runners, runs, batters + 1] += share
                else:
                    runs_mean += share * runs
                    squares += share * runs * runs
                    batters_mean += share * (batters + 1)
                    left_mean += share * len(runners)
                    ends[runs, next_batter] += share
        flow = following
    return Half(runs_mean, squares, batters_mean, left_mean, ends)


def tie_after(innings: int) -> float:
    """Probability that two such teams are tied after this many innings. (A last turn cut short was no tie.)"""
    totals: dict[tuple[int, int], float] = {(0, 0): 1.0}
    halves = [half_inning(lead_off) for lead_off in range(len(LINE_UP))]
    for _ in range(innings):
        later: dict[tuple[int, int], float] = defaultdict(float)
        for (runs, lead_off), here in totals.items():
            for (more, next_lead_off), chance in halves[lead_off].ends.items():
                later[runs + more, next_lead_off] += here * chance
        totals = later
    by_runs: dict[int, float] = defaultdict(float)
    for (runs, _), chance in totals.items():
        by_runs[runs] += chance
    return sum(chance * chance for chance in by_runs.values())
