"""Games that can be worked out to the end: there a comparison is arithmetic, not luck."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Generator, Mapping
from typing import Any

SOLVED: Mapping[str, str] = {"monster_league": "lordsball.ai.monster_league.fair"}
"""The module that knows, for each game that has one."""

Chance = Callable[[Any, tuple[str, str], bool], Generator[int, None, float]]
"""Cards, two teams, and whether a minute may be spent: in slices, the first team's chance to win. Raises ValueError
with a sentence for what cannot be worked out."""


def chance_in(game: str) -> Chance | None:
    """How chances are worked out in a game; None where they are not."""
    if game not in SOLVED:
        return None
    found: Chance = importlib.import_module(SOLVED[game]).chance
    return found
