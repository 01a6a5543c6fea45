"""Covers: what the screens around the table know of each game. Its poster, its sides, its ending, its rule book."""

from __future__ import annotations

import importlib

from lordsball.ui.covers.cover import Cover

_COVERS = {
    "lords": "lordsball.ui.covers.lords.cover",
    "monster_league": "lordsball.ui.covers.monster_league.cover",
    "wild_cards": "lordsball.ui.covers.wild_cards.cover",
}


def has_cover(key: str) -> bool:
    """Can this game be set up and played on a screen?"""
    return key in _COVERS


def cover_for(key: str) -> Cover:
    """The cover of a game. Raises KeyError for a game that cannot be played yet."""
    made: Cover = importlib.import_module(_COVERS[key]).COVER
    return made
