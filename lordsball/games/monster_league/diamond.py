"""What happens on the diamond, no matter who decided it: spins, runners, pitchers coming and going."""

from __future__ import annotations

from lordsball.games.monster_league import events as told
from lordsball.games.monster_league.cards import HOME_RUN, OUT
from lordsball.games.monster_league.state import BATTERS, NOBODY, MonsterLeague

AHEAD = tuple([NOBODY] * (result - 1) for result in range(HOME_RUN + 1))
"""For each result, the bases that are empty behind the batter."""


def spin(t: MonsterLeague, why: str) -> int:
    """One spin or roll for the batter in front: its result. Sets the face that counts, and an at-bat's first result."""
    seat = t.batting
    batter = t.next_batter[seat]
    t.face = face = t.chance.below(20) + 1
    result = t.faces[seat][batter][face - 1]
    before = t.result
    if before == NOBODY:
        t.result = result
    if t.tell is not None:
        t.announce(told.Spun(seat, batter, face, result, why, before))
    return result


def move(t: MonsterLeague) -> None:
    """Carry the at-bat's result out (rulings M8, M13, M14)."""
    seat, result = t.batting, t.result
    batter = t.next_batter[seat]
    t.next_batter[seat] = (batter + 1) % BATTERS
    t.half_batters += 1
    column = (seat * BATTERS + batter) * 4
    t.box[column] += 1
    before = t.bases
    runs = 0
    if result == OUT:
        t.outs += 1
    else:
        ahead = AHEAD[result] + [batter, *before]  # the batter, then each runner, `result` bases on
        t.bases = ahead[:3]
        runs = result - ahead[3:].count(NOBODY)
        t.box[column + 1] += 1
        if result == HOME_RUN:
            t.box[column + 2] += 1
        if runs:
            t.box[column + 3] += runs
            t.runs[seat] += runs
            t.half_runs += runs
    face, t.face, t.result = t.face, 0, NOBODY
    if t.tell is not None:
        moved = () if result == OUT else moves([batter, *before], result)
        score = (t.runs[0], t.runs[1])
        t.announce(told.AtBatOver(seat, batter, result, face, moved, runs, t.outs, score))


def moves(runners: list[int], result: int) -> tuple[tuple[int, int, int], ...]:
    """What a hit does to the batter and the runners on the three bases: (batter, from base, to base), 4 is home again.

    The leading runner is first; `runners` has NOBODY for an empty base.
    """
    return tuple(
        (runner, base, min(4, base + result)) for base, runner in reversed(list(enumerate(runners))) if runner != NOBODY
    )


def enter(t: MonsterLeague, seat: int, pitcher: int) -> None:
    """A pitcher takes the mound."""
    t.active[seat] = pitcher
    t.announce(told.PitcherEntered(seat, pitcher))


def leave(t: MonsterLeague, seat: int, tired: bool) -> None:
    """The active pitcher leaves and cannot return, tokens or not (ruling M4)."""
    pitcher = t.active[seat]
    t.gone[2 * seat + pitcher] = True
    t.active[seat] = NOBODY
    t.announce(told.PitcherLeft(seat, pitcher, tired))
    if t.bullpen_empty(seat):
        t.announce(told.BullpenEmptied(seat))
