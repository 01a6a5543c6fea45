"""A slip of paper that says what something is: beside it, and on nothing that can be pressed."""

import itertools

from lordsball.ui.kit.canvas import Canvas, Content
from lordsball.ui.kit.widgets.placing import clear_place, covered, is_clear
from lordsball.ui.kit.widgets.widget import Box

_WIDEST = 320.0
_NARROWER = (1.0, 0.8, 0.6, 1.4, 0.45)
"""Shares of its width that a slip tries, until it finds a place where it covers nothing."""
_PADDING = 12.0
_GAP = 9.0
"""Between the slip and what it is about."""


def draw_tooltip(
    canvas: Canvas, content: Content, about: Box, avoid: tuple[Box, ...], widest: float = _WIDEST,
    rather: tuple[Box, ...] = (),
) -> Box:
    """A slip of paper below a place on the canvas, or else beside it, clear of whatever can be pressed there; returns
    where it lies.

    :param rather: what it keeps clear of where there is room for that as well.
    """
    ink, avoid = canvas.theme.ink, (about, *avoid)
    one_row = canvas.row_width(content, 18, "semibold") + 1 if isinstance(content, str) else float("inf")
    found = []
    for share, clear in itertools.product(_NARROWER, (avoid + rather, avoid) if rather else (avoid,)):
        width = min(share * widest * canvas.art.text_scale, one_row)
        height = canvas.paragraph_height(content, width, 18, "semibold")
        w, h = width + 2 * _PADDING, height + 2 * _PADDING - 4
        found.append(clear_place(about.cx - w / 2, about.bottom + _GAP, w, h, clear))
        if is_clear(found[-1], avoid + rather):
            break
    x, y, w, h = slip = min(found, key=lambda place: (covered(place, avoid), covered(place, rather)))
    width = w - 2 * _PADDING
    canvas.shadow(x, y, w, h, 8, 12, 0.55, 4)
    canvas.rounded(x, y, w, h, 8, canvas.theme.paper_top, canvas.theme.paper_bottom, ink, 2)
    canvas.paragraph(content, x + _PADDING, y + _PADDING - 3, width, 18, "semibold", ink)
    return slip
