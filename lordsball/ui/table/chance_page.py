"""The first page of the Box tab while the chance to win is shown: the curve so far, and how much hangs on now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.widgets.widget import Box
from lordsball.ui.table.chance_bar import in_percent
from lordsball.ui.table.chance_curve import Spot, draw_curve, draw_leverage, draw_now

if TYPE_CHECKING:
    from lordsball.ui.table.chances import Chances

_HEAD, _DIAL = 28.0, 58.0


def draw_chances(canvas: Canvas, box: Box, chances: Chances) -> None:
    """Whose chance, its curve, and the dial where somebody can say how much hangs on the moment."""
    x, y, w, h = box
    expected = chances.expectancy
    about = "" if expected is None or expected.exact else "about "
    told = f"{chances.name} {about}{in_percent(expected, chances.seat)}"
    wide = canvas.text(told, "display", 19, x + w, y + _HEAD / 2, canvas.theme.text, "mr", width=w * 0.62, height=_HEAD)
    canvas.text("Chance to win", "semibold", 18, x, y + _HEAD / 2, canvas.theme.accents[0], "ml",
                width=w - wide - 8, height=_HEAD)
    known = chances.known
    dial = _DIAL if known is not None and known.leverage is not None else 0.0
    curve = Box(x, y + _HEAD + 4, w, h - _HEAD - dial - 10)
    reach = chances.reach
    spots = [Spot(mark.at / reach, mark.expectancy.shares[chances.seat]) for mark in chances.marks]
    draw_curve(canvas, curve, spots, chances.seat)
    if spots:
        draw_now(canvas, curve, spots[-1])
    if known is not None:
        draw_leverage(canvas, Box(x, curve.bottom + 6, w, _DIAL), known)
