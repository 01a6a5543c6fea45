"""Drawing on a page: lines, shapes, letters and pictures, in millimeters from the upper left corner."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import pydyf

from lordsball.printing.document import Document, Picture
from lordsball.printing.paper import POINTS_PER_MM, Paper

BLACK = "#000000"
MIDDLE = 0.35
"""How far the middle of capitals stands above the line of letters, as a share of their size."""
_ROUND = 0.5522847498
"""A quarter of a circle as a curve: how far its handles reach."""
_OTHER_FACES = ("body", "black")
_LACKING = "?"


class Pen:
    """One page of a document.

    :param save_ink: grounds stay white. What draws a piece asks for it.
    """

    def __init__(self, document: Document, paper: Paper, save_ink: bool = False) -> None:
        self.document, self.paper, self.save_ink = document, paper, save_ink
        self._stream: Any = pydyf.Stream(compress=True)
        self._stream.set_matrix(POINTS_PER_MM, 0, 0, -POINTS_PER_MM, 0, paper.h * POINTS_PER_MM)

    def done(self, at: int | None = None) -> None:
        """The page is finished: it goes to the end of the document, or becomes its `at`-th page from 0."""
        self.document.add_page(self.paper, self._stream, at)

    @contextmanager
    def at(self, x: float, y: float, turn: int = 0, w: float = 0, h: float = 0) -> Iterator[None]:
        """Within, (x, y) is the origin. Turned clockwise by 90, 180 or 270 degrees, a piece of w x h mm covers the
        rectangle of which (x, y) is the upper left corner."""
        a, b = {0: (1, 0), 90: (0, 1), 180: (-1, 0), 270: (0, -1)}[turn]
        dx, dy = {0: (0.0, 0.0), 90: (h, 0.0), 180: (w, h), 270: (0.0, w)}[turn]
        self._stream.push_state()
        self._stream.set_matrix(a, b, -b, a, float(x + dx), float(y + dy))
        yield
        self._stream.pop_state()

    @contextmanager
    def clipped(self, x: float, y: float, w: float, h: float) -> Iterator[None]:
        """Within, nothing outside the rectangle is printed."""
        self._stream.push_state()
        self._stream.rectangle(x, y, w, h)
        self._stream.clip()
        self._stream.end()
        yield
        self._stream.pop_state()

    def ground(self, colour: str) -> str | None:
        """The color of a ground; none where ink is saved."""
        return None if self.save_ink else colour

    # -- shapes --------------------------------------------------------------------------------------------------

    def rect(
        self, x: float, y: float, w: float, h: float, fill: str | None = None, line: str | None = None,
        width: float = 0.3, r: float = 0,
    ) -> None:
        """A rectangle, with round corners of radius r."""
        if not r:
            self._stream.rectangle(x, y, w, h)
            self._paint(fill, line, width)
            return
        c = r * (1 - _ROUND)
        s = self._stream
        s.move_to(x + r, y)
        s.line_to(x + w - r, y)
        s.curve_to(x + w - c, y, x + w, y + c, x + w, y + r)
        s.line_to(x + w, y + h - r)
        s.curve_to(x + w, y + h - c, x + w - c, y + h, x + w - r, y + h)
        s.line_to(x + r, y + h)
        s.curve_to(x + c, y + h, x, y + h - c, x, y + h - r)
        s.line_to(x, y + r)
        s.curve_to(x, y + c, x + c, y, x + r, y)
        s.close()
        self._paint(fill, line, width)

    def line(
        self, x1: float, y1: float, x2: float, y2: float, colour: str = BLACK, width: float = 0.3,
        dash: Sequence[float] = (),
    ) -> None:
        """A line; `dash`: lengths of strokes and gaps."""
        self._stream.push_state()
        if dash:
            self._stream.set_dash(dash, 0)
        self._stream.move_to(x1, y1)
        self._stream.line_to(x2, y2)
        self._paint(None, colour, width)
        self._stream.pop_state()

    def circle(
        self, cx: float, cy: float, r: float, fill: str | None = None, line: str | None = None, width: float = 0.3
    ) -> None:
        """A circle around (cx, cy)."""
        self.sector(cx, cy, r, 0, 360, fill, line, width)

    def polygon(
        self, points: Sequence[tuple[float, float]], fill: str | None = None, line: str | None = None,
        width: float = 0.3,
    ) -> None:
        """A closed shape."""
        self._stream.move_to(*points[0])
        for point in points[1:]:
            self._stream.line_to(*point)
        self._stream.close()
        self._paint(fill, line, width)

    def sector(
        self, cx: float, cy: float, r: float, start: float, end: float, fill: str | None = None,
        line: str | None = None, width: float = 0.3,
    ) -> None:
        """A slice of a disc, from `start` to `end` degrees clockwise from the top; a whole circle from 0 to 360."""
        whole = end - start >= 360
        parts = max(1, math.ceil((end - start) / 90))
        step = math.radians((end - start) / parts)
        reach = 4 / 3 * math.tan(step / 4) * r
        angle = math.radians(start - 90)
        x, y = cx + r * math.cos(angle), cy + r * math.sin(angle)
        if whole:
            self._stream.move_to(x, y)
        else:
            self._stream.move_to(float(cx), float(cy))
            self._stream.line_to(x, y)
        for _ in range(parts):
            after = angle + step
            x2, y2 = cx + r * math.cos(after), cy + r * math.sin(after)
            self._stream.curve_to(
                x - reach * math.sin(angle), y + reach * math.cos(angle),
                x2 + reach * math.sin(after), y2 - reach * math.cos(after), x2, y2,
            )
            angle, x, y = after, x2, y2
        self._stream.close()
        self._paint(fill, line, width)

    def _paint(self, fill: str | None, line: str | None, width: float) -> None:
        s = self._stream
        if fill:
            s.set_color_rgb(*_shares(fill))
        if line:
            s.set_color_rgb(*_shares(line), stroke=True)
            s.set_line_width(float(width))
        if fill and line:
            s.fill_and_stroke()
        elif fill:
            s.fill()
        elif line:
            s.stroke()
        else:
            s.end()

    # -- pictures and letters ------------------------------------------------------------------------------------

    def picture(self, picture: Picture, x: float, y: float, w: float, h: float) -> None:
        """A picture that fills the rectangle."""
        s = self._stream
        s.push_state()
        s.set_matrix(float(w), 0, 0, float(-h), float(x), float(y + h))
        s.draw_x_object(self.document.named(picture))
        s.pop_state()

    def width(self, text: str, role: str, size: float) -> float:
        """How wide a text is, in mm. `size`: in points."""
        mm = size / POINTS_PER_MM
        return math.fsum(self.document.typeface(face).width(run) for face, run in self._runs(text, role)) * mm

    def text(
        self, text: str, x: float, y: float, size: float, role: str = "body", colour: str = BLACK, anchor: str = "l",
        room: float | None = None,
    ) -> float:
        """One line whose capitals have their middle at y; returns its width (mm).

        :param size: in points; smaller where the line would be wider than `room` mm.
        :param anchor: `l`, `c` or `r`: x is its left end, its middle, its right end.
        """
        wide = self.width(text, role, size)
        if room is not None and wide > room:
            size, wide = size * room / wide, room
        mm = size / POINTS_PER_MM
        left = x - {"l": 0.0, "c": wide / 2, "r": wide}[anchor]
        s = self._stream
        s.set_color_rgb(*_shares(colour))
        s.begin_text()
        s.set_text_matrix(1, 0, 0, -1, left, float(y + MIDDLE * mm))
        for face, run in self._runs(text, role):
            s.set_font_size(face, mm)
            s.show_text("<" + "".join(f"{glyph:04x}" for glyph in self.document.typeface(face).glyphs(run)) + ">")
        s.end_text()
        return wide

    def _runs(self, text: str, role: str) -> Iterator[tuple[str, str]]:
        """A text in parts that one face can write; what none can write becomes a question mark."""
        face, run = role, ""
        for character in text:
            able = next((f for f in (role, *_OTHER_FACES) if self.document.typeface(f).has(character)), None)
            if able is None:
                able, character = role, _LACKING
            if able != face and run:
                yield face, run
                run = ""
            face, run = able, run + character
        if run:
            yield face, run


def _shares(colour: str) -> tuple[float, float, float]:
    """Red, green and blue from 0 to 1, of `#rrggbb`."""
    red, green, blue = (round(int(colour[at : at + 2], 16) / 255, 4) for at in (1, 3, 5))
    return red, green, blue
