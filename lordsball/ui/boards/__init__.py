"""Boards: one a game. A board shows a view, plays events and offers decisions; it never sees the position."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Sequence
from typing import Any

from lordsball import games
from lordsball.ui.boards.board import Board, Seated

BOARDS = {
    "lords": "lordsball.ui.boards.lords.board",
    "monster_league": "lordsball.ui.boards.monster_league.board",
    "wild_cards": "lordsball.ui.boards.wild_cards.board",
}
"""The games that have drawn a board of their own, and its module."""


def board_for(key: str, seats: Sequence[Seated], screen: Any, keep: Callable[..., None]) -> Board:
    """The board of a game; the plain table for one that has drawn none.

    :param screen: the person's settings, read by name (`throw`, `reduced_motion`, …).
    :param keep: changes settings by name, as `App.change` does.
    """
    if key not in BOARDS:
        from lordsball.ui.table.plain.board import PlainBoard

        return PlainBoard(games.game(key), seats, screen)
    made: Board = importlib.import_module(BOARDS[key]).make_board(seats, screen, keep)
    return made
