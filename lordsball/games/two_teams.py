"""Which two teams meet, in games of two seats whose cards hold teams."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from lordsball.games import Options, Side


class Named(Protocol):
    """A team, as far as it is chosen here."""

    @property
    def id(self) -> str: ...
    @property
    def name(self) -> str: ...


def sides_of(teams: Sequence[Named], usual: Sequence[str]) -> list[Side]:
    """Every team by its name, the usual ones first."""
    ranked = sorted(teams, key=lambda team: (*(team.id != id for id in usual), team.name))
    return [Side(team.id, team.name) for team in ranked]


def two_of(teams: Sequence[Named], options: Options) -> tuple[str, str]:
    """`options["teams"]`: the ids of two different teams. Raises ValueError where they are not."""
    chosen = options.get("teams")
    known = [team.id for team in teams]
    if not isinstance(chosen, Sequence) or len(chosen) != 2 or chosen[0] == chosen[1]:
        raise ValueError(f"found the teams {chosen!r}, expected two different ones of {', '.join(known)}")
    for id in chosen:
        if id not in known:
            raise ValueError(f"these cards have no team {id!r}, only {', '.join(known)}")
    return chosen[0], chosen[1]
