"""A saved game of Wild Cards in two lines, from its data alone."""

from __future__ import annotations

from typing import Any

from lordsball.games.wild_cards.cards import Catalog
from lordsball.match.saved_match import SavedMatch
from lordsball.ui.table.cover import Preview

LONGEST_NAME = 24


def preview(saved: SavedMatch, cards: Catalog | None) -> Preview | None:
    """Teams and runs, who bats first before the other; the half and the outs. None where the data do not say."""
    data = saved.position
    ids, runs = data.get("team_ids"), data.get("runs")
    half, outs, first, batting = (data.get(name) for name in ("half", "outs", "first", "batting"))
    if not isinstance(ids, list) or not isinstance(runs, list) or not _two(ids, str) or not _two(runs, int):
        return None
    if type(half) is not int or type(outs) is not int or first not in (0, 1) or batting not in (0, 1):
        return None
    names = [_team(id, cards) for id in ids]
    score = ", ".join(f"{names[seat]} {runs[seat]}" for seat in (first, 1 - first))
    if saved.over:
        where = "Final"
    elif half == 0:
        where = "Before the first pitch"
    else:
        where = f"Half {half} of 2, {names[batting]} at bat, {outs} {'out' if outs == 1 else 'outs'}"
    return Preview(score, where)


def _two(value: list[Any], kind: type) -> bool:
    return len(value) == 2 and all(type(each) is kind for each in value)


def _team(id: str, cards: Catalog | None) -> str:
    """The team's short name; its id in words where today's cards do not have it."""
    if cards is not None:
        for team in cards.teams:
            if team.id == id:
                return team.short
    return id.replace("_", " ").title()[:LONGEST_NAME]
