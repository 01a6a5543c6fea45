"""What a moment of an at-bat is worth to the team at bat, in runs: rules of thumb in numbers, and exact dice.

A state is (outs, strikes, balls, bases): bases is a number, 1 for a runner on first, 2 on second, 4 on third, added up.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import NamedTuple

from lordsball.games.wild_cards import totals
from lordsball.games.wild_cards.names import HOME, ROLLER
from lordsball.games.wild_cards.state import WildCards

WAYS = tuple((total, (6 - abs(7 - total)) / 36) for total in range(2, 13))
"""Each sum of two dice and how likely it is."""
OUT_LEFT = (0.0, 0.95, 2.05, 3.3)
"""Runs still to come by outs that are left, with nobody on."""
BASES = (0.0, 0.3, 0.5, 0.7)
"""What a runner on each base adds, while there are outs left; first, second, third from place 1."""
STRIKE, BALL = (0.0, 0.14, 0.42), (0.0, 0.05, 0.16, 0.38)
"""What Strikes take away and Balls add."""
MOST = 4


class State(NamedTuple):
    """A scoreboard and its bases."""

    outs: int
    strikes: int
    balls: int
    bases: int


class Numbers(NamedTuple):
    """What is added to each roll."""

    pitch: int
    bat: int
    catch: int


def state_of(t: WildCards) -> State:
    """The scoreboard as it stands, outs counted as if three ended the half."""
    coach, rules = t.coaches[t.batting], t.cards.rules
    bases = bool(coach.first) + 2 * bool(coach.second) + 4 * bool(coach.third)
    left = min(3, max(1, rules.outs - t.outs))
    return State(3 - left, min(2, t.strikes), min(3, t.balls), bases)


def number_of(t: WildCards, roll: str) -> int:
    """The modifier of one kind of roll; a zone that is still empty counts as an average Player."""
    there = getattr(t.coaches[totals.roller(t, roll)], ROLLER[roll])
    return totals.modifier(t, roll) + (0 if there else 4)


@lru_cache(maxsize=4096)
def standing(state: State) -> float:
    """Runs to come from here for the team at bat."""
    left = 3 - state.outs
    if left <= 0:
        return 0.0
    on = math.fsum(BASES[base + 1] for base in range(3) if state.bases >> base & 1)
    return OUT_LEFT[left] + on * (0.6 + 0.2 * left) - STRIKE[state.strikes] + BALL[state.balls]


def steal(state: State) -> float:
    """The furthest runner steals a base."""
    base = state.bases.bit_length()
    if not base:
        return 0.0
    runs, bases = int(base == 3), state.bases ^ 1 << (base - 1) | (0 if base == 3 else 1 << base)
    return runs + standing(state._replace(bases=bases)) - standing(state)


def run(state: State, potential: int) -> float:
    """Everybody runs as far as they can: runs scored and what is left."""
    runs, left = ran(state, potential)
    return runs + left


@lru_cache(maxsize=4096)
def ran(state: State, potential: int) -> tuple[int, float]:
    """The same, the runs and what is left each by itself."""
    runs, bases, ahead = 0, 0, HOME
    for base in (3, 2, 1, 0):
        if base and not state.bases >> (base - 1) & 1:
            continue
        end = min(HOME, base + potential, ahead if ahead == HOME else ahead - 1)
        if end == HOME:
            runs += 1
        else:
            bases |= 1 << (end - 1)
        ahead = end
    return runs, standing(state._replace(bases=bases))


@lru_cache(maxsize=4096)
def out(state: State, caught: bool) -> float:
    """The Batter is out; Strikes stay after a Catch."""
    return standing(state._replace(outs=state.outs + 1, strikes=state.strikes if caught else 0))


@lru_cache(maxsize=4096)
def walk(state: State) -> float:
    """Everybody moves one base."""
    bases = state.bases << 1 | 1
    return (bases >> 3) + standing(state._replace(balls=0, bases=bases & 7))


def ball(state: State) -> float:
    """One Ball more."""
    return walk(state) if state.balls >= 3 else standing(state._replace(balls=state.balls + 1))


def strike(state: State) -> float:
    """One Strike more."""
    return out(state, caught=False) if state.strikes >= 2 else standing(state._replace(strikes=state.strikes + 1))


def above(need: int) -> float:
    """How likely two dice show more than this."""
    return math.fsum(p for total, p in WAYS if total > need)


@lru_cache(maxsize=65536)
def catching(state: State, potential: int, need: int) -> float:
    """Worth to the bat if a Catch is tried that needs more than `need` on the dice."""
    caught = above(need)
    return caught * out(state, caught=True) + (1 - caught) * run(state, min(MOST, potential + 1))


def running(state: State, potential: int, need: int) -> float:
    """The Batter runs, and the other coach does what is best against it."""
    return min(run(state, potential), catching(state, potential, need))


def hit(state: State, potential: int, need: int) -> float:
    """A Hit: run, or take a Ball."""
    return max(ball(state), running(state, potential, need))


@lru_cache(maxsize=262144)
def swung(state: State, pitch_total: int, bat_total: int, catch: int) -> float:
    """Both totals are fixed."""
    if bat_total < pitch_total:
        return strike(state)
    if bat_total == pitch_total:
        return ball(state)
    return hit(state, min(MOST, bat_total - pitch_total), bat_total - catch)


@lru_cache(maxsize=65536)
def pitched(state: State, pitch_total: int, bat: int, catch: int) -> float:
    """The pitch is fixed, the swing is to come."""
    return math.fsum(p * swung(state, pitch_total, total + bat, catch) for total, p in WAYS)


@lru_cache(maxsize=65536)
def before(state: State, numbers: Numbers) -> float:
    """A whole pitch to come."""
    return math.fsum(p * pitched(state, total + numbers.pitch, numbers.bat, numbers.catch) for total, p in WAYS)


def caught_or_not(state: State, potential: int, catch_total: int, bat_total: int) -> float:
    """The Catch is fixed."""
    return out(state, caught=True) if catch_total > bat_total else run(state, min(MOST, potential + 1))
