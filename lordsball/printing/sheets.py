"""Sheets of cards, tiles and tokens: what is cut out, with its backs and marks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from lordsball.printing.box import Card, Draw, Piece
from lordsball.printing.document import Document
from lordsball.printing.imposing import Grid, Place, behind, grid, rows
from lordsball.printing.marks import LINE, crop_marks, fold_line, footer
from lordsball.printing.paper import BLEED, Paper
from lordsball.printing.pen import Pen

APART = 2.0
"""Between pieces that share no cut (mm)."""


class Order(NamedTuple):
    """How to print. `backs`: one of `imposing.BACKS`."""

    paper: Paper
    backs: str = "duplex-long"
    bleed: bool = False
    save_ink: bool = False

    @property
    def duplex(self) -> bool:
        """Both sides of a sheet are printed: what has no back leaves its reverse white."""
        return self.backs.startswith("duplex")

    @property
    def edge(self) -> float:
        """Bleed, in mm."""
        return BLEED if self.bleed else 0.0


class _Cut(NamedTuple):
    """One piece of a sheet: where, and how its sides are drawn."""

    place: Place
    face: Draw
    back: Draw | None


def print_cards(document: Document, cards: Sequence[Card], order: Order, title: str) -> None:
    """All cards as often as there are copies, those of one size together, in their order.

    Raises ValueError for a card that is larger than the paper.
    """
    every = sorted((card for card in cards for _ in range(card.copies)), key=_size)
    for (w, h), alike in groupby(every, key=_size):
        each = list(alike)
        folded = order.backs == "gutter"
        sheet = grid(w, h, order.paper, order.edge, folded)
        for start in range(0, len(each), len(sheet.places)):
            cut = [
                _Cut(place, _face(card, order), _back(card, order))
                for place, card in zip(sheet.places, each[start:], strict=False)
            ]
            _print(document, cut, order, title, sheet)


def _size(card: Card) -> tuple[float, float]:
    return card.w, card.h


def _face(card: Card, order: Order) -> Draw:
    if order.save_ink and card.light is not None:
        return card.light
    b = order.edge
    return lambda pen: pen.picture(card.face(b), -b, -b, card.w + 2 * b, card.h + 2 * b)


def _back(card: Card, order: Order) -> Draw | None:
    if order.save_ink:
        return lambda pen: light_back(pen, card)
    if card.back is None:
        return None
    back, b = card.back, order.edge
    return lambda pen: pen.picture(back(b), -b, -b, card.w + 2 * b, card.h + 2 * b)


def light_back(pen: Pen, card: Card) -> None:
    """A back that takes little ink: two lines, and whose card it is."""
    pen.rect(2.5, 2.5, card.w - 5, card.h - 5, None, "#444444", 0.5, 3)
    pen.rect(4, 4, card.w - 8, card.h - 8, None, "#999999", 0.2, 2)
    pen.text(card.behind, card.w / 2, card.h / 2, 12, "display", "#444444", "c", card.w - 14)


def print_pieces(document: Document, pieces: Sequence[Piece], order: Order, title: str) -> None:
    """Tiles, discs or tokens, as often as each is needed, those of one size in rows.

    On sheets that are folded lie only those with a back. Raises ValueError for one larger than the paper.
    """
    folded = order.backs == "gutter"
    turned = [piece for piece in pieces if folded and piece.back is not None]
    for some, fold in ((turned, Grid((), 0, order.paper.w / 2)), ([p for p in pieces if p not in turned], None)):
        every = [piece for piece in some for _ in range(piece.copies)]
        every.sort(key=lambda piece: (-piece.h, -piece.w))
        for sheet in rows([(piece.w, piece.h) for piece in every], order.paper, APART, fold is not None):
            cut = [_Cut(place, _draw(every[number]), every[number].back) for number, place in sheet]
            _print(document, cut, order, title, fold, marked=False)


def _draw(piece: Piece) -> Draw:
    def draw(pen: Pen) -> None:
        piece.draw(pen)
        if piece.round:
            pen.circle(piece.w / 2, piece.w / 2, piece.w / 2, None, "#777777", LINE)
        else:
            pen.rect(0, 0, piece.w, piece.h, None, "#777777", LINE)

    return draw


def _print(
    document: Document, cut: Sequence[_Cut], order: Order, title: str, sheet: Grid | None, marked: bool = True
) -> None:
    """A sheet and, where there are any, its backs.

    :param marked: with crop marks; pieces that have their outline need none.
    """
    front = Pen(document, order.paper, order.save_ink)
    for piece in cut:
        _put(front, piece.place, piece.face)
    backs = [
        (behind(piece.place, order.paper, order.backs), piece.back)
        for piece in cut
        if piece.back is not None and order.backs != "none"
    ]
    if order.backs == "gutter":
        for place, back in backs:
            _put(front, place, back)
        if sheet is not None:
            fold_line(front, sheet._replace(places=tuple(piece.place for piece in cut)))
    if marked:
        places = [piece.place for piece in cut]
        crop_marks(front, places + ([place for place, _ in backs] if order.backs == "gutter" else []), order.edge)
    footer(front, title, order.paper, order.paper.w / (4 if order.backs == "gutter" else 2))
    front.done()
    if order.duplex:
        reverse = Pen(document, order.paper, order.save_ink)
        for place, back in backs:
            _put(reverse, place, back)
        reverse.done()


def _put(pen: Pen, place: Place, draw: Callable[[Pen], None]) -> None:
    turned = place.turn in (90, 270)
    w, h = (place.h, place.w) if turned else (place.w, place.h)
    with pen.at(place.x, place.y, place.turn, w, h):
        draw(pen)


def even(document: Document, order: Order) -> None:
    """The next page is the front of a sheet."""
    if order.duplex and document.pages % 2:
        blank(document, order)


def blank(document: Document, order: Order, at: int | None = None) -> None:
    """A white page, at the end or as the `at`-th from 0."""
    Pen(document, order.paper).done(at)


def numbered(first: int, last: int) -> Iterator[str]:
    """The pages from first to last as a list of parts names them."""
    if last >= first:
        yield f"page {first}" if first == last else f"pages {first}–{last}"
