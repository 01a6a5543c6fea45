"""A saved game of Lords of Baseball in two lines, read from plain data that may be of any shape."""

from __future__ import annotations

from typing import Any

from lordsball.games.lords.cards import Catalog
from lordsball.match.saved_match import SavedMatch
from lordsball.ui.table.cover import Preview

_MOST = 4
"""At most this many clubs are named; the others are counted."""


def preview(saved: SavedMatch, cards: Catalog | None) -> Preview | None:
    """The clubs with their Victory Points, the leader first; the year. None where the data do not say."""
    data = saved.position
    owners, year, last = data.get("owners"), data.get("year"), data.get("last_year")
    if not isinstance(owners, list) or not owners or type(year) is not int or type(last) is not int:
        return None
    standings: list[tuple[int, str]] = []
    for owner in owners:
        vp, team = (owner.get("vp"), owner.get("team")) if isinstance(owner, dict) else (None, None)
        if type(vp) is not int or type(team) is not int:
            return None
        standings.append((vp, _club(data.get("league"), team, cards)))
    standings.sort(key=lambda each: -each[0])
    score = ", ".join(f"{name} {vp}" for vp, name in standings[:_MOST])
    more = len(standings) - _MOST
    where = "Final" if saved.over else f"Year {year} of {last}"
    return Preview(score + (f" and {more} more" if more > 0 else ""), where)


def _club(league: Any, team: int, cards: Catalog | None) -> str:
    """The club's short name; its number where today's cards do not have it."""
    if cards is not None and league in cards.leagues:
        teams = cards.leagues[league].teams
        if 0 <= team < len(teams):
            return str(teams[team].short)
    return f"Club {team + 1}"
