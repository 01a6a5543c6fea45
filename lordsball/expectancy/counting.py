"""Chances that are counted, not tried out: Monster League is solved, for the cards as they are edited."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lordsball.engine.procedure import Action
from lordsball.expectancy.figures import Expectancy

ROUGH = 0.005
"""How far off a table may be that was made at once, for cards that this computer has not worked out yet."""
Shares = tuple[float, ...]
"""Chances to win by seat, adding up to 1."""


def counted(game: str, view: Any) -> Expectancy | None:
    """The chances to win at a view with the best play of both sides; None where they cannot be counted."""
    if game != "monster_league":
        return None
    from lordsball.ai.monster_league.expectancy import is_exact, win_expectancy
    from lordsball.ai.monster_league.tables import Unsolvable

    try:
        shares = win_expectancy(view)
        exact = view.decision is None or is_exact(view)
    except Unsolvable:
        return None
    return Expectancy(shares, () if exact else (ROUGH, ROUGH))


def weighed(view: Any) -> Mapping[Action, Shares]:
    """For each option of a decision whose chances can be counted, the chances to win by seat."""
    from lordsball.ai.monster_league.expectancy import worths

    seat = view.decision.seat
    return {
        option: (chance, 1.0 - chance) if seat == 0 else (1.0 - chance, chance)
        for option, chance in worths(view).items()
    }
