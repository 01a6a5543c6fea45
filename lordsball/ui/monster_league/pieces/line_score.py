"""Where the innings stand in a line score: wide columns at first, narrower in a long game, the oldest together. Pure.

Places are units from the left edge of the score bug.
"""

from typing import NamedTuple

_WIDEST, _NARROWEST = 46.0, 27.0
_COLLAPSED = 46.0
"""Width of the column that brings the oldest innings of a very long game together."""
_GAP = 4.0


class Column(NamedTuple):
    """One column: the innings it stands for (`first` to `last`, from 1; 0 for a total), its head, and its place."""

    first: int
    last: int
    head: str
    x: float
    w: float


class LineScore(NamedTuple):
    """The columns of the innings, in order, and of the two totals."""

    columns: tuple[Column, ...]
    runs: Column
    hits: Column


class _Room(NamedTuple):
    """From where to where innings may stand, and where the totals begin and how wide they are."""

    left: float
    right: float
    totals: float
    total_width: float


# A short game leaves the names their room; in a long one everything moves together.
_SHORT = _Room(262, 400, 412, 57)
_LONG = _Room(226, 450, 456, 48)


def line_score(innings: int) -> LineScore:
    """The columns of a game that has come to an inning (at least 1). Together they show every inning once."""
    innings = max(1, innings)
    short = innings * _WIDEST <= _SHORT.right - _SHORT.left
    room = _SHORT if short else _LONG
    width = room.right - room.left
    if short:
        columns = _row(1, innings, room.left, _WIDEST)
    elif innings * _NARROWEST <= width:
        step = min(_WIDEST, width / innings)
        columns = _row(1, innings, room.right - innings * step, step)
    else:
        kept = int((width - _COLLAPSED) / _NARROWEST)
        old = innings - kept
        step = (width - _COLLAPSED) / kept
        columns = [_column(1, old, room.left, _COLLAPSED), *_row(old + 1, innings, room.left + _COLLAPSED, step)]
    runs = Column(0, 0, "R", room.totals, room.total_width - _GAP)
    return LineScore(tuple(columns), runs, runs._replace(head="H", x=room.totals + room.total_width))


def _row(first: int, last: int, left: float, step: float) -> list[Column]:
    return [_column(n, n, left + (n - first) * step, step) for n in range(first, last + 1)]


def _column(first: int, last: int, x: float, step: float) -> Column:
    return Column(first, last, str(first) if first == last else f"{first}–{last}", x, step - _GAP)
