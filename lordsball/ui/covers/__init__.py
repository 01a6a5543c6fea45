"""Covers: what the screens around the table know of each game. Its poster, its sides, its ending, its rule book."""

from __future__ import annotations

import importlib

from lordsball import games
from lordsball.ui.covers.cover import Cover

COVERS = {
    "lords": "lordsball.ui.covers.lords.cover",
    "monster_league": "lordsball.ui.covers.monster_league.cover",
    "wild_cards": "lordsball.ui.covers.wild_cards.cover",
}


def cover_for(key: str) -> Cover:
    """The cover of a game; a plain one for a game that has drawn none. Raises KeyError for one not on the shelf."""
    if key not in COVERS:
        from lordsball.ui.table.plain.cover import PlainCover

        return PlainCover(games.game(key))
    made: Cover = importlib.import_module(COVERS[key]).COVER
    return made
