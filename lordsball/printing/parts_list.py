"""The first page: what is in the box, where it is printed, how to print and cut it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from lordsball.printing.box import Part
from lordsball.printing.document import Document
from lordsball.printing.imposing import BACKS
from lordsball.printing.marks import footer
from lordsball.printing.pen import Pen
from lordsball.printing.setting import paragraph
from lordsball.printing.sheets import Order

RULER = 100.0
"""Length of the ruler that shows whether the printer kept the size (mm)."""
_ROW, _TOP, _SIDE = 5.6, 62.0, 20.0


def pages(parts: Sequence[Part], order: Order) -> int:
    """How many pages the list takes."""
    return max(1, -(-len(parts) // _rows(order)))


def _rows(order: Order) -> int:
    return int((order.paper.h - _TOP - 22) // _ROW)


def print_parts(
    document: Document, title: str, parts: Sequence[Part], where: Mapping[str, str], order: Order
) -> None:
    """The list as the first pages of the document.

    :param where: the pages of each section, as they are told.
    """
    each = _rows(order)
    for page in range(pages(parts, order)):
        pen = Pen(document, order.paper, order.save_ink)
        _paint_head(pen, title, order)
        y = _TOP
        for part in parts[page * each : (page + 1) * each]:
            _paint_row(pen, part, where, y)
            y += _ROW
        footer(pen, f"{title} · Parts", order.paper)
        pen.done(page)


def _paint_head(pen: Pen, title: str, order: Order) -> None:
    wide = order.paper.w - 2 * _SIDE
    pen.text(title, _SIDE, 18, 24, "display", room=wide)
    words = (
        f"Print on {order.paper.name} at 100 % (“actual size”), {BACKS[order.backs]}. The ruler below must be "
        f"{RULER:g} mm long on paper; if it is not, turn off “fit to page”."
    )
    y = paragraph(pen, words, _SIDE, 25, wide, 10.5)
    y += 4
    pen.line(_SIDE, y, _SIDE + RULER, y, width=0.4)
    for tick in range(11):
        long_ = 3.0 if tick % 5 == 0 else 1.8
        pen.line(_SIDE + tick * 10, y, _SIDE + tick * 10, y - long_, width=0.3)
    pen.text(f"{RULER:g} mm", _SIDE + RULER + 2, y - 0.8, 9)
    pen.text("Parts", _SIDE, _TOP - 9, 15, "display")
    pen.line(_SIDE, _TOP - 4.5, order.paper.w - _SIDE, _TOP - 4.5, width=0.4)


def _paint_row(pen: Pen, part: Part, where: Mapping[str, str], y: float) -> None:
    right = pen.paper.w - _SIDE
    pen.text(str(part.copies), _SIDE + 12, y, 11, "bold", anchor="r")
    pen.text(part.name, _SIDE + 16, y, 11, room=88)
    told = where.get(part.section, "") if part.section else part.note or "yours"
    pen.text(told, right, y, 9.5, "italic", "#333333", "r", 62)
    pen.line(_SIDE, y + _ROW / 2, right, y + _ROW / 2, "#bbbbbb", 0.1)
