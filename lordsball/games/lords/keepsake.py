"""What stays of a finished game of Lords of Baseball: every season of every club, its pennants, titles and park."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from lordsball.games.keepsake import Amount, Keepsake, Special
from lordsball.games.lords.quality import park_vp, upgrades
from lordsball.games.lords.state import YEAR_COLUMNS, Lords, Owner
from lordsball.games.lords.targets import grade
from lordsball.games.phrasing import counted

GREAT_SEASON = 100
"""Wins of a season that people speak of."""
SEASON = ("wins", "income", "payroll", "cash", "tq", "vp", "pennant", "title")


def keepsake(t: Lords, events: Iterable[Any]) -> Keepsake:
    """Of the position at the end; what was told adds nothing to it."""
    years = range(1, t.last_year + 1)
    ranked = sorted(t.owners, key=lambda owner: (owner.seat not in t.winners(), -owner.vp, owner.seat))
    return Keepsake(
        setting=f"{t.the_league.name}, {counted(t.last_year, 'year')}",
        columns=(*map(str, years), "Cups", "VP"),
        rows=tuple((*_column(owner, "wins", t.last_year), owner.titles, owner.vp) for owner in t.owners),
        order=tuple(owner.seat for owner in ranked),
        specials=tuple(_specials(t)),
        amounts=tuple(amount for owner in t.owners for amount in _amounts(t, owner)),
    )


def _column(owner: Owner, name: str, years: int) -> list[int | None]:
    column = YEAR_COLUMNS.index(name)
    found: list[int | None] = [entry[column] for entry in owner.years]
    return found + [None] * (years - len(found))


def _specials(t: Lords) -> Iterable[Special]:
    winners = [owner for owner in t.owners if owner.seat in t.winners()]
    if len(t.owners) == 1 and (medal := grade(t)):
        yield Special(f"{medal}_season", f"{medal.capitalize()} season")
    if any(owner.titles == t.last_year for owner in winners):
        yield Special("dynasty", "Dynasty")
    elif any(owner.titles for owner in winners):
        yield Special("title", "The cup")
    if any(wins is not None and wins >= GREAT_SEASON for o in winners for wins in _column(o, "wins", t.last_year)):
        yield Special("hundred_wins", f"{GREAT_SEASON} wins")
    if len(winners) > 1:
        yield Special("rivalry", "Shared")


def _amounts(t: Lords, owner: Owner) -> Iterable[Amount]:
    team, seat = t.team_of(owner.seat), owner.seat
    for year, entry in enumerate(owner.years, 1):
        for what in SEASON:
            yield Amount(seat, "season", str(year), team.name, what, entry[YEAR_COLUMNS.index(what)])
    club = {
        "vp": owner.vp, "titles": owner.titles, "years": len(owner.years),
        "pennants": sum(entry[YEAR_COLUMNS.index("pennant")] for entry in owner.years),
        "park": park_vp(t, owner, yearly=True) + park_vp(t, owner, yearly=False), "tiles": upgrades(owner),
        "fans": owner.fans, "loans": owner.loans_taken,
    }
    for what, amount in club.items():
        yield Amount(seat, "club", team.id, team.name, what, amount)
