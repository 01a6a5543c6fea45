"""Boards: one a game. A board shows a view, plays events and offers decisions; it never sees the position."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Sequence
from typing import Any

from lordsball.ui.boards.board import Board, Seated

_BOARDS = {
    "lords": "lordsball.ui.boards.lords.board",
    "monster_league": "lordsball.ui.boards.monster_league.board",
    "wild_cards": "lordsball.ui.boards.wild_cards.board",
}


def has_board(key: str) -> bool:
    """Can this game be played on the screen?"""
    return key in _BOARDS


def board_for(key: str, seats: Sequence[Seated], screen: Any, keep: Callable[..., None]) -> Board:
    """The board of a game.

    :param screen: the person's settings, read by name (`throw`, `reduced_motion`, …).
    :param keep: changes settings by name, as `App.change` does.
    """
    made: Board = importlib.import_module(_BOARDS[key]).make_board(seats, screen, keep)
    return made
