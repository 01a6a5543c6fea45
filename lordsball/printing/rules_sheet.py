"""The rules on paper: real text in two columns."""

from __future__ import annotations

from collections.abc import Sequence

from lordsball.printing.box import Paragraph
from lordsball.printing.document import Document
from lordsball.printing.marks import footer
from lordsball.printing.pen import Pen
from lordsball.printing.setting import Flow
from lordsball.printing.sheets import Order

SIZE = 9.5
"""Of the running text, in points."""
_AIR = 3.0
"""Above and below a figure, together (mm)."""
_QUIET = "#333333"


def print_rules(document: Document, title: str, rules: Sequence[Paragraph], order: Order) -> int:
    """All of the rules; returns how many pages they take."""

    def start() -> Pen:
        pen = Pen(document, order.paper, order.save_ink)
        footer(pen, f"{title} · Rules", order.paper)
        return pen

    flow = Flow(start, order.paper, 2)
    flow.pen.text(title, order.paper.w / 2, 12, 20, "display", anchor="c", room=order.paper.w - 40)
    flow.y += 4
    for number, block in enumerate(rules):
        below = rules[number + 1] if number + 1 < len(rules) else None
        match block.kind:
            case "chapter":
                flow.write(block.text, 15, "display", before=4.5, keep=12)
                flow.pen.line(flow.x, flow.y + 0.6, flow.x + flow.room, flow.y + 0.6, width=0.4)
                flow.y += 1.8
            case "heading":
                flow.write(block.text, 11, "bold", before=2.4, keep=_room_below(flow, below))
            case "figure":
                _figure(flow, block)
            case "point":
                flow.write(block.text, SIZE, before=0.6, indent=4.5, bullet="•")
            case "reading":
                flow.write(block.text, SIZE - 1, "italic", before=0.8, indent=4.5, colour=_QUIET)
            case _:
                flow.write(block.text, SIZE, before=1.2)
    flow.finish()
    return flow.pages


def _figure(flow: Flow, block: Paragraph) -> None:
    """A picture in the column, whole."""
    if block.picture is None:
        return
    wide, high = _size(flow, block)
    flow.need(high + _AIR)
    flow.pen.picture(block.picture, flow.x + (flow.room - wide) / 2, flow.y + _AIR / 2, wide, high)
    flow.y += high + _AIR


def _room_below(flow: Flow, below: Paragraph | None) -> float:
    """What must fit below a heading, so that it does not stand alone at the foot of a column."""
    if below is None or below.kind != "figure":
        return 12.0
    return _size(flow, below)[1] + _AIR


def _size(flow: Flow, block: Paragraph) -> tuple[float, float]:
    """As wide as the column, or as high as the page allows."""
    if block.picture is None:
        return 0.0, 0.0
    high = flow.room * block.picture.h / block.picture.w
    shrink = min(1.0, flow.height / (high + _AIR + 6))
    return flow.room * shrink, high * shrink
