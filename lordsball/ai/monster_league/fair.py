"""A team's chance to win with the best play of both sides, worked out: what a change of a card is worth."""

from __future__ import annotations

from collections.abc import Generator

from lordsball.ai.monster_league import tables
from lordsball.ai.monster_league.staffs import FRESH
from lordsball.games.monster_league.cards import Catalog


def chance(cards: Catalog, teams: tuple[str, str], exact: bool) -> Generator[int, None, float]:
    """The first team's chance before the toss, which makes either team bat first as often.

    Where it is not `exact`, with four average batters a side: good enough for differences, and done within seconds.
    Raises Unsolvable.
    """
    bats_first = []
    for order in (teams, (teams[1], teams[0])):
        game = tables.pairing(cards, *order)
        if exact:
            yield from tables.solving(cards, order)
            table = tables.table_of(game).table
        else:
            table = yield from tables.estimating(game)
        bats_first.append(table.halves[0][FRESH, FRESH].at(0)[0])
    return (bats_first[0] + 1.0 - bats_first[1]) / 2
