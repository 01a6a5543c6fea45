"""Marks to cut, fold and join by: thin lines that stay off what is cut out."""

from __future__ import annotations

from collections.abc import Iterable

from lordsball.printing.imposing import Grid, Place
from lordsball.printing.paper import Paper
from lordsball.printing.pen import Pen

LINE = 0.15
_LENGTH, _GAP = 4.0, 1.0


def crop_marks(pen: Pen, places: Iterable[Place], bleed: float) -> None:
    """Short lines at the edges of the sheet's pieces, each in line with a cut. None crosses a piece or its bleed."""
    cut = list(places)
    if not cut:
        return
    left, right = min(p.x for p in cut) - bleed, max(p.x + p.w for p in cut) + bleed
    top, bottom = min(p.y for p in cut) - bleed, max(p.y + p.h for p in cut) + bleed
    for x in sorted({round(edge, 3) for p in cut for edge in (p.x, p.x + p.w)}):
        pen.line(x, top - _GAP, x, top - _GAP - _LENGTH, width=LINE)
        pen.line(x, bottom + _GAP, x, bottom + _GAP + _LENGTH, width=LINE)
    for y in sorted({round(edge, 3) for p in cut for edge in (p.y, p.y + p.h)}):
        pen.line(left - _GAP, y, left - _GAP - _LENGTH, y, width=LINE)
        pen.line(right + _GAP, y, right + _GAP + _LENGTH, y, width=LINE)


def fold_line(pen: Pen, grid: Grid) -> None:
    """Dashes where the sheet is folded, above and below its pieces."""
    if grid.fold is None or not grid.places:
        return
    top = min(place.y for place in grid.places) - grid.bleed
    bottom = max(place.y + place.h for place in grid.places) + grid.bleed
    for y1, y2 in ((0.0, top - _GAP), (bottom + _GAP, pen.paper.h)):
        pen.line(grid.fold, y1, grid.fold, y2, width=LINE * 2, dash=(2, 1.2))


def footer(pen: Pen, words: str, paper: Paper, cx: float | None = None) -> None:
    """What a sheet is, small, at its foot, in the middle unless said otherwise."""
    pen.text(words, paper.w / 2 if cx is None else cx, paper.h - 7.5, 7, colour="#555555", anchor="c")
