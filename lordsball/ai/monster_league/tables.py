"""Which table a game is played by: the shipped one, one this computer has worked out, or a rough one at once."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import suppress
from functools import lru_cache
from typing import NamedTuple

from lordsball.ai.monster_league import keeping
from lordsball.ai.monster_league.pairing import Pairing, pairing_of
from lordsball.ai.monster_league.solving import CLOSE, ROUGH, Table, solving_pairing
from lordsball.ai.slices import done
from lordsball.games.monster_league.cards import Catalog
from lordsball.games.monster_league.state import MonsterLeague

MOST_WORK = 400
"""Larger games than this many of the shipped one are not worked out."""


class Unsolvable(ValueError):
    """A game, or a position of it, that no table can hold; the words say which and why."""


class Known(NamedTuple):
    """A table and how much it can be trusted."""

    table: Table
    exact: bool


@lru_cache(maxsize=64)
def pairing(cards: Catalog, visitors: str, home: str) -> Pairing:
    """The game of two teams as numbers. Raises KeyError for an unknown team, Unsolvable for one that is too large."""
    found = pairing_of(cards, (visitors, home))
    pairs = len(found.staffs(0)) * len(found.staffs(1))
    work = found.innings / 3 * found.outs / 3 * pairs / 81
    if work > MOST_WORK:
        rules = f"{found.innings} innings of {found.outs} outs with {found.bullpen.tokens} tokens"
        raise Unsolvable(f"{rules} are too much to work out: {work:.0f} times the usual game, at most {MOST_WORK}.")
    return found


def table_of(pairing: Pairing, shipped_only: bool = False) -> Known:
    """The best table there is: exact where it is shipped or kept, otherwise a rough one, made within a second.

    :param shipped_only: leave out those that this computer has worked out, so that every computer finds the same.
    """
    exact = _shipped(pairing.fingerprint, pairing)
    if exact is None and not shipped_only:
        exact = _kept(pairing)
    return Known(_rough(pairing.fingerprint, pairing), False) if exact is None else Known(exact, True)


def solving(cards: Catalog, team_ids: tuple[str, str]) -> Generator[int, None, str]:
    """Work out the table of two teams, the first of which bats first, and keep it; some thousand slices.

    Returns its fingerprint. Raises Unsolvable.
    """
    game = pairing(cards, *team_ids)
    if _shipped(game.fingerprint, game) is None and _kept(game) is None:
        table = yield from solving_pairing(game, CLOSE)
        _KEPT[game.fingerprint] = table
        with suppress(OSError):  # where nothing can be written, this process still knows it
            keeping.keep(table, keeping.kept())
    return game.fingerprint


def preparing(view: MonsterLeague) -> Generator[int, None, None]:
    """Work out what a match needs, with either team batting first, as far as it can be."""
    with suppress(Unsolvable):
        for order in (view.team_ids, view.team_ids[::-1]):
            yield from solving(view.cards, order)


@lru_cache(maxsize=8)
def _shipped(fingerprint: str, pairing: Pairing) -> Table | None:
    return keeping.find(pairing, keeping.folders()[:1])


_KEPT: dict[str, Table] = {}
"""Those this process has worked out or read."""


def _kept(pairing: Pairing) -> Table | None:
    if pairing.fingerprint not in _KEPT:
        found = keeping.find(pairing, [keeping.kept()])
        if found is None:
            return None
        _KEPT[pairing.fingerprint] = found
    return _KEPT[pairing.fingerprint]


def estimating(pairing: Pairing) -> Generator[int, None, Table]:
    """A rough table: batters that are all alike, leads that are soon won; its pairing is still the real one."""
    table = yield from solving_pairing(pairing.simplified(), ROUGH)
    return table._replace(pairing=pairing)


@lru_cache(maxsize=8)
def _rough(fingerprint: str, pairing: Pairing) -> Table:
    return done(estimating(pairing))
