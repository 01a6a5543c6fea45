"""A saved game of Monster League in two lines, read from plain data that may be of any shape."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lordsball.games.monster_league.cards import Catalog
from lordsball.games.monster_league.words import half_name
from lordsball.match.saved_match import SavedMatch
from lordsball.ui.table.cover import Preview

LONGEST_NAME = 24


def preview(saved: SavedMatch, cards: Catalog | None) -> Preview | None:
    """Teams and runs, the visitors first; the half-inning and the outs. None where the data do not say."""
    data = saved.position
    numbers = [_number(data, name) for name in ("home", "inning", "batting", "outs")]
    runs, ids = data.get("runs"), data.get("team_ids")
    if None in numbers or not isinstance(runs, list) or not isinstance(ids, list):
        return None
    if not _two(runs, int) or not _two(ids, str):
        return None
    home, inning, batting, outs = (number or 0 for number in numbers)
    if home not in (0, 1):
        return None
    visitors, hosts = (f"{_team(ids[seat], cards)} {runs[seat]}" for seat in (1 - home, home))
    if saved.over:
        where = "Final"
    elif not data.get("halves") and not any(runs) and not _begun(data):
        where = "Before the first pitch"
    else:
        where = f"{half_name(inning, batting != home)}, {outs} {'out' if outs == 1 else 'outs'}"
    return Preview(f"{visitors}, {hosts}", where)


def _number(data: Mapping[str, Any], name: str) -> int | None:
    value = data.get(name)
    return value if type(value) is int else None


def _two(value: list[Any], kind: type) -> bool:
    return len(value) == 2 and all(type(each) is kind for each in value)


def _begun(data: Mapping[str, Any]) -> bool:
    """Has anybody been at bat?"""
    batters = data.get("half_batters")
    return isinstance(batters, int) and batters > 0


def _team(id: str, cards: Catalog | None) -> str:
    """The team's short name; its id in words where today's cards do not have it."""
    if cards is not None:
        for team in cards.teams:
            if team.id == id:
                return team.short
    return id.replace("_", " ").title()[:LONGEST_NAME]
