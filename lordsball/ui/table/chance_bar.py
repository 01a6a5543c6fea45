"""The bar of win expectancy: whose chance, how much, and how far off that may be."""

from __future__ import annotations

from collections.abc import Callable

from lordsball.expectancy.figures import Expectancy
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces.icon import draw_glyph
from lordsball.ui.kit.theme import SEATS
from lordsball.ui.kit.widgets.widget import Box, State, Widget

PLACE = Box(322, 5, 152, 30)
"""Where it stands in the upper bar, on tables whose score has no room for it."""
_TALL = 44.0
"""From this height on, the name stands over the bar."""
WORKING = "…"


def in_percent(expected: Expectancy | None, seat: int) -> str:
    """A seat's chance to win: 36%; "about" is for sentences."""
    return WORKING if expected is None else f"{100 * expected.shares[seat]:.0f}%"


class ChanceBar(Widget):
    """Says nothing of its own: the table tells it what is known.

    :param known: what is known now; None while nothing is.
    """

    focusable = False
    pressable = False

    def __init__(self, place: Box | None, names: tuple[str, ...], known: Callable[[], Expectancy | None]) -> None:
        super().__init__(place or PLACE, "Chance to win")
        self.seat = 0
        self._names, self._known = names, known
        self.in_score = place is not None

    def update(self, dt: float) -> bool:
        # What a pointer or a reader is told goes with the figure.
        expected = self._known()
        name = self._names[self.seat]
        if expected is None:
            self.tooltip = f"{name}'s chance to win is being worked out. W hides it."
        else:
            off = f", give or take {100 * expected.margins[self.seat]:.0f}" if expected.margins else ""
            about = "" if expected.exact else "about "
            self.tooltip = f"{name} wins {about}{in_percent(expected, self.seat)} of games from here{off}. W hides it."
        self.label = self.tooltip
        return False

    def draw(self, canvas: Canvas, state: State) -> None:
        expected, (x, y, w, h) = self._known(), self.rect
        seat = SEATS[self.seat]
        words = in_percent(expected, self.seat)
        if h >= _TALL:
            wide = canvas.text(words, "display", 24, x + w, y + 16, canvas.theme.text, "mr", height=32)
            draw_glyph(canvas, seat.glyph, seat.colour, x, y + 8, 16)
            name, room = self._names[self.seat], w - wide - 26
            if canvas.fitted_width(name, "body", 18, None, 28) <= room:  # else the glyph alone says whose it is
                canvas.text(name, "body", 18, x + 20, y + 16, canvas.theme.text, "ml", height=28)
            draw_bar(canvas, Box(x, y + 36, w, 16), expected, self.seat, len(self._names))
            return
        draw_glyph(canvas, seat.glyph, seat.colour, x, y + 7, 16)
        canvas.text(words, "display", 20, x + w, y + h / 2, canvas.theme.text, "mr", width=52, height=28)
        draw_bar(canvas, Box(x + 22, y + 9, w - 78, 12), expected, self.seat, len(self._names))


def draw_bar(canvas: Canvas, box: Box, expected: Expectancy | None, seat: int, seats: int) -> None:
    """A seat's share as a filled bar with the even share marked, and the interval as whiskers."""
    x, y, w, h = box
    canvas.rounded(x, y, w, h, h / 2, canvas.theme.well, edge=canvas.theme.edge, edge_width=1.5)
    even = x + w / seats
    if expected is not None:
        filled = max(h, w * expected.shares[seat])
        canvas.rounded(x, y, filled, h, h / 2, SEATS[seat].colour, edge=canvas.theme.edge, edge_width=1.5)
    canvas.rounded(even - 1, y - 3, 2, h + 6, 1, canvas.theme.text)
    if expected is not None and expected.margins:
        middle, off = x + w * expected.shares[seat], w * expected.margins[seat]
        left, right = max(x, middle - off), min(x + w, middle + off)
        for thick, colour in ((4.0, canvas.theme.well), (2.0, canvas.theme.text)):
            canvas.rounded(left, y + h / 2 - thick / 2, right - left, thick, 0, colour)
            for end in (left, right):
                canvas.rounded(end - thick / 2, y + 2, thick, h - 4, 0, colour)
