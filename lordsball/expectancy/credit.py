"""Win probability added: what the at-bats of each batter, and against each pitcher, did to a team's chance to win."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from lordsball.expectancy.figures import Credited
from lordsball.games.monster_league.state import BATTERS, NOBODY, PITCHERS

AT_BAT = ("at_bat", "ability", "second_spin")
"""What is asked while a batter stands at the plate."""


def credited(game: str, moments: Sequence[Any], curve: Sequence[tuple[int, Sequence[float]]]) -> tuple[Credited, ...]:
    """Everybody's share of a finished game of Monster League: an at-bat counts for the batter, and against the pitcher
    who is in the game. Nothing for other games, and where the curve leaves actions out.
    """
    if game != "monster_league" or len(curve) != len(moments):
        return ()
    batters: dict[tuple[int, int], list[float]] = {(s, n): [] for s in (0, 1) for n in range(BATTERS)}
    pitchers: dict[tuple[int, int], list[float]] = {(s, n): [] for s in (0, 1) for n in range(PITCHERS)}
    for moment, (_, before), (_, after) in zip(moments, curve, curve[1:], strict=False):
        t = moment.position
        if t.decision.ask not in AT_BAT:
            continue
        offense, defense = t.batting, 1 - t.batting
        batters[offense, t.next_batter[offense]].append(after[offense] - before[offense])
        if t.active[defense] != NOBODY:
            pitchers[defense, t.active[defense]].append(after[defense] - before[defense])
    t = moments[-1].position
    return (
        *(Credited(s, "batter", n, t.batter(s, n).short, math.fsum(all)) for (s, n), all in batters.items()),
        *(Credited(s, "pitcher", n, t.pitcher(s, n).short, math.fsum(all)) for (s, n), all in pitchers.items()),
    )
