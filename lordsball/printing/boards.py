"""Boards and mats at their real size: on one sheet, or on several that are cut along their marks and joined."""

from __future__ import annotations

import math
from collections.abc import Sequence

from lordsball.printing.box import Piece
from lordsball.printing.document import Document
from lordsball.printing.marks import LINE, footer
from lordsball.printing.paper import Paper
from lordsball.printing.pen import Pen
from lordsball.printing.sheets import Order, blank

OVERLAP = 5.0
"""How far a sheet goes on beyond a joint: there it is glued under its neighbor (mm)."""
EDGE = 10.0
"""White around a part of a board (mm)."""
_MARK = 5.0


def print_boards(document: Document, boards: Sequence[Piece], order: Order) -> None:
    """Every board as often as it is needed."""
    for board in boards:
        for _ in range(board.copies):
            _print(document, board, order)


def parts(w: float, h: float, paper: Paper) -> tuple[int, int, bool]:
    """How many sheets side by side and one above the other a board takes, and whether it lies on its side.

    >>> from lordsball.printing.paper import PAPERS
    >>> parts(190, 260, PAPERS["a4"]), parts(260, 190, PAPERS["a4"]), parts(560, 400, PAPERS["a4"])
    ((1, 1, False), (1, 1, True), (3, 2, False))
    """
    upright, lying = _parts(w, h, paper), _parts(h, w, paper)
    turned = lying[0] * lying[1] < upright[0] * upright[1]
    return (*(lying if turned else upright), turned)


def _parts(w: float, h: float, paper: Paper) -> tuple[int, int]:
    return _along(w, paper.w), _along(h, paper.h)


def _along(length: float, sheet: float) -> int:
    room = sheet - 2 * EDGE
    return 1 if length <= room else math.ceil((length - OVERLAP) / (room - OVERLAP) - 1e-9)


def _print(document: Document, board: Piece, order: Order) -> None:
    paper = order.paper
    columns, rows, turned = parts(board.w, board.h, paper)
    w, h = (board.h, board.w) if turned else (board.w, board.h)
    across, down = w / columns, h / rows
    for row in range(rows):
        for column in range(columns):
            pen = Pen(document, paper, order.save_ink)
            wide = across + (OVERLAP if column + 1 < columns else 0)
            high = down + (OVERLAP if row + 1 < rows else 0)
            left, top = (paper.w - across) / 2, (paper.h - down) / 2
            left, top = min(left, paper.w - EDGE / 2 - wide), min(top, paper.h - EDGE - high)
            x, y = left - column * across, top - row * down
            with pen.clipped(left, top, wide, high), pen.at(x, y, 90 if turned else 0, board.w, board.h):
                board.draw(pen)
            _mark(pen, left, top, across, down)
            place = f" · part {chr(65 + row)}{column + 1} of {columns * rows}" if columns * rows > 1 else ""
            footer(pen, f"{board.part} · {board.name}{place}" if board.name else f"{board.part}{place}", paper)
            pen.done()
            if order.duplex:
                blank(document, order)


def _mark(pen: Pen, left: float, top: float, w: float, h: float) -> None:
    """Where the sheet is cut or joined: lines at the corners of its part."""
    for x in (left, left + w):
        pen.line(x, top - 1, x, top - 1 - _MARK, width=LINE)
        pen.line(x, top + h + 1 + OVERLAP, x, top + h + 1 + OVERLAP + _MARK / 2, width=LINE)
    for y in (top, top + h):
        pen.line(left - 1, y, left - 1 - _MARK, y, width=LINE)
        pen.line(left + w + 1 + OVERLAP, y, left + w + 1 + OVERLAP + _MARK / 2, y, width=LINE)
