"""Where pieces of one size lie on a sheet, and where their backs go so that both sides meet when the sheet is cut.

Sheets stand upright. A piece lies on its side where more of them fit that way.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from lordsball.printing.paper import MARGIN, Paper

BACKS = {
    "duplex-long": "both sides, flipped on the long edge",
    "duplex-short": "both sides, flipped on the short edge",
    "gutter": "one side, folded along the middle",
    "none": "no backs",
}
"""How the backs of cards come on the paper."""
MARK = 4.0
"""Room for crop marks around the pieces of a sheet (mm)."""
_SIDE = 11.0
"""White around pieces that lie in rows (mm): room for the footer."""


class Place(NamedTuple):
    """Where a piece is cut out of the sheet: its corner nearest the sheet's upper left one, in mm, as it lies.

    :param turn: how far it is turned clockwise, in degrees: 0, 90, 180 or 270.
    """

    x: float
    y: float
    w: float
    h: float
    turn: int = 0


class Grid(NamedTuple):
    """The places of one sheet, row by row.

    :param fold: where the sheet is folded, as the x of a vertical line; None where it is not.
    """

    places: tuple[Place, ...]
    bleed: float
    fold: float | None = None


def grid(w: float, h: float, paper: Paper, bleed: float = 0, folded: bool = False) -> Grid:
    """As many pieces of w x h mm as fit on a sheet, in the middle of it. Without bleed, neighbors share a cut.

    :param bleed: mm on every side of a piece.
    :param folded: only on the left half, each row one piece away from the middle: its back comes on the right half.

    Raises ValueError for a piece that does not fit.

    >>> from lordsball.printing.paper import PAPERS
    >>> len(grid(63, 88, PAPERS["a4"]).places), len(grid(63, 88, PAPERS["a4"], 3).places)
    (9, 8)
    """
    upright = _rows(w, h, paper, bleed, folded)
    lying = _rows(h, w, paper, bleed, folded)
    turned = lying[0] * lying[1] > upright[0] * upright[1]
    columns, rows = lying if turned else upright
    if turned:
        w, h = h, w
    if not columns * rows:
        raise ValueError(f"a piece of {w:g} x {h:g} mm does not fit on {paper.name}")
    across, down = w + 2 * bleed, h + 2 * bleed
    left = paper.w / 2 - columns * across if folded else (paper.w - columns * across) / 2
    top = (paper.h - rows * down) / 2
    places = [
        Place(left + column * across + bleed, top + row * down + bleed, w, h, 90 if turned else 0)
        for row in range(rows)
        for column in range(columns)
    ]
    return Grid(tuple(places), bleed, paper.w / 2 if folded else None)


def _rows(w: float, h: float, paper: Paper, bleed: float, folded: bool) -> tuple[int, int]:
    """How many fit side by side, and one above the other."""
    room = (paper.w / 2 - MARGIN) if folded else paper.w - 2 * MARGIN
    columns = int((room + 1e-6) // (w + 2 * bleed))
    rows = int((paper.h - 2 * (MARGIN + (MARK if bleed else 0)) + 1e-6) // (h + 2 * bleed))
    return (min(columns, 1) if folded else columns), rows


def behind(place: Place, paper: Paper, backs: str) -> Place:
    """Where the back of a piece goes: on the next page of a sheet printed on both sides, or across the fold.

    Both sides of a cut piece then stand upright when it is turned over like the page of a book.

    :param backs: one of `BACKS`, but "none".

    >>> from lordsball.printing.paper import PAPERS
    >>> behind(Place(10, 20, 63, 88), PAPERS["a4"], "duplex-long")
    Place(x=137.0, y=20, w=63, h=88, turn=0)
    >>> behind(Place(10, 20, 63, 88), PAPERS["a4"], "duplex-short")
    Place(x=10, y=189.0, w=63, h=88, turn=180)
    """
    if backs == "duplex-short":
        return place._replace(y=paper.h - place.y - place.h, turn=(180 - place.turn) % 360)
    return place._replace(x=paper.w - place.x - place.w, turn=-place.turn % 360)


def rows(
    sizes: Sequence[tuple[float, float]], paper: Paper, apart: float, folded: bool = False
) -> list[list[tuple[int, Place]]]:
    """Pieces of several sizes in rows, sheet after sheet: for each sheet the numbers of its pieces and their places.

    :param sizes: widths and heights, the highest first; a row is as high as its first piece.
    :param apart: mm between pieces.
    :param folded: on the left half only.

    Raises ValueError for a piece that does not fit.
    """
    right = paper.w / 2 - apart if folded else paper.w - _SIDE
    bottom = paper.h - _SIDE
    sheets: list[list[tuple[int, Place]]] = []
    x = y = high = bottom
    for number, (w, h) in enumerate(sizes):
        if w > right - _SIDE + 1e-6 or h > bottom - _SIDE + 1e-6:
            raise ValueError(f"a piece of {w:g} x {h:g} mm does not fit on {paper.name}")
        if x + w > right + 1e-6:
            x, y, high = _SIDE, y + high + apart, h
        if y + h > bottom + 1e-6:
            sheets.append([])
            x, y, high = _SIDE, _SIDE, h
        sheets[-1].append((number, Place(x, y, w, h)))
        x += w + apart
    return sheets
