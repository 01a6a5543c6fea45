"""What happens on the diamond, no matter who decided it: spins, runners, pitchers coming and going."""

from __future__ import annotations

from lordsball.games.monster_league import events as told
from lordsball.games.monster_league.basepaths import HOME, PUT_OUT, paths
from lordsball.games.monster_league.cards import HOME_RUN, OUT, USUAL, Play
from lordsball.games.monster_league.state import BATTERS, NOBODY, AtThePlate, MonsterLeague


def spin(t: MonsterLeague, why: str, stance: bool = False) -> int:
    """One spin or roll for the batter in front: its result. Sets the face that counts, and an at-bat's first result.

    :param stance: the batter has taken his stance, so the faces stand for other results.
    """
    seat = t.batting
    batter = t.next_batter[seat]
    t.face = face = t.chance.below(20) + 1
    result = (t.batter(seat, batter).under(stance) if stance else t.faces[seat][batter])[face - 1]
    before = t.result
    if before == NOBODY:
        t.result = result
    if t.tell is not None:
        t.announce(told.Spun(seat, batter, face, result, why, before))
    return result


def move(t: MonsterLeague, plate: AtThePlate) -> None:
    """Carry out what the at-bat stands at (rulings M8, M13, M14, M29)."""
    seat, result = t.batting, t.result
    batter = t.next_batter[seat]
    t.next_batter[seat] = (batter + 1) % BATTERS
    t.half_batters += 1
    column = (seat * BATTERS + batter) * 4
    t.box[column] += 1
    before = t.bases_taken, t.last_out
    went = paths(Play(result, plate.runners), *before)
    runners = [batter, *t.bases]
    runs = 0
    for start, end in went:  # the leading runner first, so nobody steps on a base before it is free
        if start:
            t.bases[start - 1] = NOBODY
        if end == HOME:
            runs += 1
        elif end == PUT_OUT:
            t.outs += 1
        else:
            t.bases[end - 1] = runners[start]
    if result == OUT:
        t.outs += 1
    else:
        t.box[column + 1] += 1
        if result == HOME_RUN:
            t.box[column + 2] += 1
    if runs:
        t.box[column + 3] += runs
        t.runs[seat] += runs
        t.half_runs += runs
    face, t.face, t.result = t.face, 0, NOBODY
    if t.tell is not None:
        moved = tuple((runners[start], start, end) for start, end in went)
        score = (t.runs[0], t.runs[1])
        taken = plate.runners if went != paths(Play(result), *before) else USUAL
        t.announce(told.AtBatOver(seat, batter, result, face, moved, runs, t.outs, score, taken, plate.stance))


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
