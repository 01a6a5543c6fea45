"""Where each game's board and cover are, in one table.

A game without its own is played on the plain table, with a cover made from its rules. It may draw single pieces of that
table itself: a `board.py` beside its rules has them in PIECES.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from typing import Any

from lordsball import games
from lordsball.ui.table.board import Board, Seated
from lordsball.ui.table.cover import Cover
from lordsball.ui.table.deck import DeckCard
from lordsball.ui.table.editing import PLAIN, Editing

WINGS = {
    "lords": "lordsball.ui.lords",
    "monster_league": "lordsball.ui.monster_league",
    "wild_cards": "lordsball.ui.wild_cards",
}
"""The games that have drawn a board and a cover, and the package of each: `board`, `cover.cover` and `deck` in it."""


def board_for(key: str, seats: Sequence[Seated], screen: Any, keep: Callable[..., None]) -> Board:
    """The board of a game; the plain table for one that has drawn none.

    :param screen: the person's settings, read by name (`throw`, `reduced_motion`, …).
    :param keep: changes settings by name, as `App.change` does.
    """
    if key not in WINGS:
        from lordsball.ui.table.plain.board import PlainBoard

        return PlainBoard(games.game(key), seats, screen, _own_pieces(key))
    made: Board = importlib.import_module(f"{WINGS[key]}.board").make_board(seats, screen, keep)
    return made


def _own_pieces(key: str) -> Any:
    """PIECES of the `board` module beside a game's own; None where there is no such module."""
    package = games.SHELF[key].rpartition(".")[0]
    if not package or find_spec(f"{package}.board") is None:
        return None
    return importlib.import_module(f"{package}.board").PIECES


def cover_for(key: str) -> Cover:
    """The cover of a game; a plain one for a game that has drawn none. Raises KeyError for one not on the shelf."""
    if key not in WINGS:
        from lordsball.ui.table.plain.cover import PlainCover

        return PlainCover(games.game(key))
    made: Cover = importlib.import_module(f"{WINGS[key]}.cover.cover").COVER
    return made


def deck_for(key: str, catalog: Any) -> tuple[DeckCard, ...]:
    """Every card of a catalog as it is drawn on its table; in the stock frame for a game that has drawn none."""
    if key not in WINGS:
        from lordsball.ui.table.plain.deck import deck

        return deck(catalog)
    made: tuple[DeckCard, ...] = importlib.import_module(f"{WINGS[key]}.deck").deck(catalog)
    return made


def editing_for(key: str) -> Editing:
    """What a game's wing knows about editing its cards; nothing for a game that has no wing, or a wing without it."""
    if key not in WINGS or find_spec(f"{WINGS[key]}.editing") is None:
        return PLAIN
    made: Editing = importlib.import_module(f"{WINGS[key]}.editing").EDITING
    return made
