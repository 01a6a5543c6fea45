"""What stays of a finished game of Monster League: runs by inning, walk-offs and comebacks, and each batter's line."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from lordsball.games.keepsake import COMEBACK, Amount, Keepsake, Special
from lordsball.games.monster_league import events as told
from lordsball.games.monster_league.state import (
    AT_BATS,
    BATTERS,
    HITS,
    HOME_RUNS,
    RUNS_BATTED_IN,
    MonsterLeague,
)

COLUMNS = {"AB": AT_BATS, "H": HITS, "HR": HOME_RUNS, "RBI": RUNS_BATTED_IN}


def keepsake(t: MonsterLeague, events: Iterable[Any]) -> Keepsake:
    """Of the position at the end and everything that was told in public.

    Total bases (`TB`) stand in no box score: they come from what was told, and are left out where that is not all.
    """
    bases: dict[tuple[int, int], int] = {}
    hits: dict[tuple[int, int], int] = {}
    behind, walk_off = [0, 0], False
    for event in events:
        match event:
            case told.AtBatOver(seat=seat, batter=batter, result=result, score=score):
                bases[seat, batter] = bases.get((seat, batter), 0) + result
                hits[seat, batter] = hits.get((seat, batter), 0) + (result > 0)
                behind = [max(behind[each], score[1 - each] - score[each]) for each in (0, 1)]
            case told.HalfOver(walk_off=ended) if ended:
                walk_off = True
    innings = max((half[0] for half in t.halves), default=0)
    scores = [t.line_score(seat) for seat in (0, 1)]
    rows = tuple(
        (*scores[seat], *[None] * (innings - len(scores[seat])), t.runs[seat], t.hits(seat)) for seat in (0, 1)
    )
    return Keepsake(
        columns=(*map(str, range(1, innings + 1)), "R", "H"),
        rows=rows,
        order=(1 - t.home, t.home),
        specials=tuple(_specials(t, innings, walk_off, behind)),
        amounts=tuple(
            amount for seat in (0, 1) for number in range(BATTERS)
            for amount in _line(t, seat, number, bases.get((seat, number), 0), hits.get((seat, number), 0))
        ),
    )


def _specials(t: MonsterLeague, innings: int, walk_off: bool, behind: list[int]) -> Iterable[Special]:
    winner = t.leader()
    if walk_off:
        yield Special("walk_off", "Walk-off")
    if winner >= 0 and behind[winner] >= COMEBACK:
        yield Special("comeback", "Comeback")
    if winner >= 0 and not t.runs[1 - winner]:
        yield Special("shutout", "Shutout")
    if innings > t.cards.rules.innings:
        yield Special("extra_innings", "Extra innings")


def _line(t: MonsterLeague, seat: int, number: int, bases: int, hits: int) -> Iterable[Amount]:
    card, first = t.batter(seat, number), seat * 16 + number * 4
    counted = {name: t.box[first + column] for name, column in COLUMNS.items()}
    if hits == counted["H"]:
        counted["TB"] = bases
    for what, amount in counted.items():
        yield Amount(seat, "batter", card.id, card.name, what, amount)
