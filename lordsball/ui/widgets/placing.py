"""Where widgets are on the canvas, also those that lie inside others, and which is next in a direction."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from lordsball.ui.widgets.widget import Box, Widget


class Placed(NamedTuple):
    """A widget, how far its coordinates are moved, and what of it can be seen (None: all)."""

    widget: Widget
    dx: float
    dy: float
    view: Box | None

    @property
    def box(self) -> Box:
        """Where it is on the canvas."""
        x, y, w, h = self.widget.rect
        return Box(x + self.dx, y + self.dy, w, h)


def place(widgets: Iterable[Widget], dx: float = 0.0, dy: float = 0.0, view: Box | None = None) -> Iterator[Placed]:
    """Every visible widget, from below; those inside another follow it."""
    for widget in widgets:
        if not widget.visible:
            continue
        here = Placed(widget, dx, dy, view)
        yield here
        if widget.children:
            for child in widget.children:
                # Whatever was added since belongs to the same group.
                child.group = widget.group
            yield from place(widget.children, dx + widget.rect.x, dy + widget.rect.y - widget.scrolled, here.box)


def nearest(here: Box, direction: tuple[int, int], others: Iterable[Placed]) -> Placed | None:
    """The nearest in a direction: (1, 0) is right, (0, -1) up. Straight ahead counts as nearer than aside."""
    best, best_way = None, float("inf")
    for placed in others:
        right, down = placed.box.cx - here.cx, placed.box.cy - here.cy
        ahead = right * direction[0] + down * direction[1]
        aside = abs(right * direction[1]) + abs(down * direction[0])
        if ahead > 4 and ahead + 2.5 * aside < best_way:
            best, best_way = placed, ahead + 2.5 * aside
    return best
