"""Laying out a form: things side by side as words in a paragraph, in rows that end where the sheet does."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from lordsball.ui.kit.paragraph import as_parts, wrap
from lordsball.ui.kit.text import width_of
from lordsball.ui.kit.widgets.widget import Box, Widget

if TYPE_CHECKING:
    from lordsball.ui.shell.app import App

W = TypeVar("W", bound=Widget)

ROW = 36.0
"""Height of a row of controls."""
GAP = 14.0
AIR = 8.0
"""Between rows."""


class Measure(Protocol):
    """Tells how large words are, at the text size the person has chosen."""

    line: float
    """From row to row of running text, in units."""

    def width(self, words: str, font: str) -> float:
        """The width of a line of words at the usual size, in units."""

    def rows(self, words: str, room: float) -> int:
        """How many rows running text takes in so much room."""


class Sizes:
    """How large words are in the window as it is."""

    def __init__(self, app: App) -> None:
        self._k, self._scale = app.art.k, app.art.text_scale
        self.line = 18 * self._scale * 1.2

    def _pixels(self) -> int:
        return max(1, round(18 * self._scale * self._k))

    def width(self, words: str, font: str) -> float:
        return width_of(words, font, self._pixels()) / self._k

    def rows(self, words: str, room: float) -> int:
        return len(wrap(as_parts(words, "semibold", "#ffffff", None), self._pixels(), max(1, int(room * self._k))))


class Sheet:
    """A column of rows being filled. Widgets of before are used again where they have the same key and type: so a
    caret, a drag or the focus outlives a change of the fields.

    :param before: the widgets of the last layout, by key.
    :param size: tells how large words are.
    """

    def __init__(
        self, before: dict[Hashable, Widget], size: Measure, left: float, right: float, top: float = 0.0,
    ) -> None:
        self._before = before
        self.kept: dict[Hashable, Widget] = {}
        self.widgets: list[Widget] = []
        self._size = size
        self.left, self.right = left, right
        self.x, self.y = left, top
        self._tall = 0.0

    def measure(self, words: str, font: str) -> float:
        """The width of a line of words, in units."""
        return self._size.width(words, font)

    def rows(self, words: str, room: float) -> int:
        """How many rows running text takes in so much room."""
        return self._size.rows(words, room)

    @property
    def line(self) -> float:
        """From row to row of running text."""
        return self._size.line

    @property
    def width(self) -> float:
        """From the indent to the right edge."""
        return self.right - self.left

    @property
    def rest(self) -> float:
        """What is left of this row."""
        return self.right - self.x

    def put(self, key: Hashable, w: float, h: float, make: Callable[[Box], W], **looks: Any) -> W:
        """A widget as the next thing in the row, or in a new row where it does not fit.

        :param make: makes it for its box, where there is none of this key yet.
        :param looks: attributes it has from now on.
        """
        w = min(w, self.width)
        if self.x > self.left and self.x + w > self.right + 0.5:
            self.end_row()
        box = Box(self.x, self.y, w, h)
        self.x += w + GAP
        self._tall = max(self._tall, h)
        return self.place(key, box, make, **looks)

    def place(self, key: Hashable, box: Box, make: Callable[[Box], W], **looks: Any) -> W:
        """A widget at a box of its own, outside the rows."""
        made = make(box)
        old = self._before.get(key)
        widget = made
        if old is not None and type(old) is type(made):
            widget = old  # of the same type, as was just seen
            widget.rect = box
            for name in ("label", "tooltip", "enabled", "why"):
                setattr(widget, name, getattr(made, name))
            if getattr(made.on_click, "__self__", None) is not made:  # what it does by itself, the old one does too
                widget.on_click = made.on_click
        for name, value in looks.items():
            setattr(widget, name, value)
        self.kept[key] = widget
        self.widgets.append(widget)
        return widget

    def fits(self, w: float) -> bool:
        """Is there room for so much in this row?"""
        return self.x + w <= self.right + 0.5

    def end_row(self, air: float = AIR) -> None:
        """Go on in the next row; nothing happens at the beginning of one."""
        if self.x > self.left:
            self.y += self._tall + air
            self.x, self._tall = self.left, 0.0

    def skip(self, units: float) -> None:
        """Leave room between rows."""
        self.end_row(0.0)
        self.y += units

    def lower(self, by: float, put: Callable[[], object]) -> None:
        """Put something lower in the row, under what was placed there."""
        top = self.y
        self.y += by
        put()
        self.y = top
        self._tall = max(self._tall, by + ROW)

    @contextmanager
    def hanging(self, by: float) -> Iterator[None]:
        """Within, further rows begin so much further to the right; the present one goes on there."""
        self.left += by
        self.x = max(self.x, self.left)
        yield
        self.end_row()
        self.left -= by
        self.x = self.left

    @contextmanager
    def indented(self, by: float) -> Iterator[None]:
        """Within, rows begin further to the right."""
        self.end_row()
        self.left += by
        self.x = self.left
        yield
        self.end_row()
        self.left -= by
        self.x = self.left
