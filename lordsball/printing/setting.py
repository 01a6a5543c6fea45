"""Running text: words in several faces, broken into lines, flowing through columns and pages."""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from typing import NamedTuple

from lordsball.printing.paper import POINTS_PER_MM, Paper
from lordsball.printing.pen import BLACK, Pen

LEADING = 1.28
"""Height of a line, as a share of its size."""
_MARKED = re.compile(r"\\([*_\\])|([*_])|([^*_\\]+)|(.)")
_FACES = {"": "body", "*": "bold", "_": "italic", "*_": "bold"}


class Word(NamedTuple):
    """Letters without a blank, and the face they are set in; `joined`: no blank before it."""

    text: str
    role: str
    joined: bool


def words(markup: str, plain: str = "body") -> list[Word]:
    r"""The words of a text with \*bold\* and \_italic\_ parts.

    >>> [word.text for word in words("Pay *one token*.")]
    ['Pay', 'one', 'token', '.']
    """
    found: list[Word] = []
    on: set[str] = set()
    blank = True
    for escaped, mark, text, other in _MARKED.findall(markup):
        if mark:
            on ^= {mark}
            continue
        role = _FACES["".join(sorted(on))] if on else plain
        for piece in re.split(r"(\s+)", escaped or text or other):
            if not piece or piece.isspace():
                blank = blank or bool(piece)
                continue
            found.append(Word(piece, role, not blank))
            blank = False
    return found


def lines(pen: Pen, text: list[Word], size: float, room: float) -> list[list[Word]]:
    """The words in lines of at most `room` mm. A word that is wider has a line of its own."""
    made: list[list[Word]] = []
    at = room + 1.0
    for word in text:
        wide = pen.width(word.text, word.role, size)
        gap = 0.0 if word.joined else pen.width(" ", word.role, size)
        if not made or (at + gap + wide > room and not word.joined):
            made.append([])
            at, gap = 0.0, 0.0
        made[-1].append(word)
        at += gap + wide
    return made


def draw_line(
    pen: Pen, line: list[Word], x: float, y: float, size: float, colour: str = BLACK, anchor: str = "l"
) -> None:
    """A line with the middle of its capitals at y; x is its left end, or its middle where it is anchored by `c`."""
    runs: list[tuple[str, str]] = []
    for number, word in enumerate(line):
        text = word.text if number == 0 or word.joined else f" {word.text}"
        if runs and runs[-1][0] == word.role:
            runs[-1] = (word.role, runs[-1][1] + text)
        else:
            runs.append((word.role, text))
    wides = [pen.width(text, role, size) for role, text in runs]
    at = x - math.fsum(wides) / 2 if anchor == "c" else x
    for (role, text), wide in zip(runs, wides, strict=True):
        pen.text(text, at, y, size, role, colour)
        at += wide


def paragraph(
    pen: Pen, markup: str, x: float, y: float, room: float, size: float, height: float | None = None,
    colour: str = BLACK, anchor: str = "l", plain: str = "body",
) -> float:
    """Text from y down, `room` mm wide; returns the y below it.

    :param size: in points; smaller where it would be higher than `height` mm.
    """
    text = words(markup, plain)
    set_ = lines(pen, text, size, room)
    while height is not None and len(set_) * step(size) > height and size > 4:
        size *= 0.95
        set_ = lines(pen, text, size, room)
    for line in set_:
        draw_line(pen, line, x, y + step(size) / 2, size, colour, anchor)
        y += step(size)
    return y


def step(size: float) -> float:
    """From line to line, in mm."""
    return size * LEADING / POINTS_PER_MM


class Flow:
    """Text that runs down a column, into the next one, onto the next page.

    :param start: begins a page and returns its pen.
    """

    def __init__(self, start: Callable[[], Pen], paper: Paper, columns: int, top: float = 18.0, side: float = 15.0,
                 gutter: float = 8.0) -> None:
        self._start, self._paper, self._columns = start, paper, columns
        self._top, self._side = top, side
        self.room = (paper.w - 2 * side - gutter * (columns - 1)) / columns
        self._stride = self.room + gutter
        self.pen = start()
        self._column = 0
        self.y = top
        self.pages = 1

    @property
    def x(self) -> float:
        """The left edge of the column."""
        return self._side + self._column * self._stride

    @property
    def height(self) -> float:
        """How high a whole column is."""
        return self._paper.h - 2 * self._top

    @property
    def left(self) -> float:
        """How much of the column is left."""
        return self._paper.h - self._top - self.y

    def need(self, height: float) -> None:
        """Go on in the next column where this much does not fit any more."""
        if self.left >= height:
            return
        self._column += 1
        if self._column == self._columns:
            self.pen.done()
            self.pen, self._column = self._start(), 0
            self.pages += 1
        self.y = self._top

    def write(
        self, markup: str, size: float, plain: str = "body", indent: float = 0, before: float = 0, keep: float = 0,
        bullet: str = "", colour: str = BLACK,
    ) -> None:
        """A paragraph.

        :param before: air above it, unless it begins a column.
        :param keep: so much must still fit below it, else it goes to the next column.
        """
        set_ = lines(self.pen, words(markup, plain), size, self.room - indent)
        self.need(before + min(2, len(set_)) * step(size) + keep)
        self.y += before if self.y > self._top else 0
        for number, line in enumerate(set_):
            self.need(step(size))
            if bullet and not number:
                self.pen.text(bullet, self.x + indent - 3.4, self.y + step(size) / 2, size)
            draw_line(self.pen, line, self.x + indent, self.y + step(size) / 2, size, colour)
            self.y += step(size)

    def finish(self) -> None:
        """The last page is done."""
        self.pen.done()
