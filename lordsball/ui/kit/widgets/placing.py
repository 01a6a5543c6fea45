"""Where widgets are on the canvas, those inside others included, and which is next in a direction."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from lordsball.ui.kit.screen import HEIGHT, WIDTH
from lordsball.ui.kit.widgets.widget import Box, Widget

_EDGE = 8.0
"""Nothing is laid nearer to the edges of the canvas."""
_AIR = 4.0
"""Between a slip and what it keeps clear of, where there is room."""


class Placed(NamedTuple):
    """A widget, how far its coordinates are moved, and what of it can be seen (None: all)."""

    widget: Widget
    dx: float
    dy: float
    view: Box | None

    @property
    def box(self) -> Box:
        """Where it is on the canvas."""
        return self._moved(self.widget.rect)

    @property
    def about(self) -> Box:
        """Where on the canvas that part of it is which its tooltip stands beside."""
        return self._moved(self.widget.tip_about)

    def _moved(self, box: Box) -> Box:
        return Box(box.x + self.dx, box.y + self.dy, box.w, box.h)


def place(widgets: Iterable[Widget], dx: float = 0.0, dy: float = 0.0, view: Box | None = None) -> Iterator[Placed]:
    """Every visible widget, from below; those inside another follow it."""
    for widget in widgets:
        if not widget.visible:
            continue
        here = Placed(widget, dx, dy, view)
        yield here
        if widget.children:
            for child in widget.children:
                # A child added since belongs to the same group.
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


@lru_cache(64)
def clear_place(x: float, y: float, w: float, h: float, avoid: tuple[Box, ...]) -> Box:
    """The place nearest to (x, y) where a slip of this size lies on none of these boxes; where there is no such place,
    the one where it covers least of them."""
    right, bottom = WIDTH - _EDGE - w, HEIGHT - _EDGE - h
    for air in (_AIR, 0.0):
        around = [Box(box.x - air, box.y - air, box.w + 2 * air, box.h + 2 * air) for box in avoid]
        xs = {x, _EDGE, right, *(box.right for box in around), *(box.x - w for box in around)}
        ys = {y, _EDGE, bottom, *(box.bottom for box in around), *(box.y - h for box in around)}
        inside = {(max(_EDGE, min(at, right)), max(_EDGE, min(top, bottom))) for at in xs for top in ys}
        places = [Box(*at, w, h) for at in sorted(inside, key=lambda at: (abs(at[0] - x) + abs(at[1] - y), at))]
        for place in places:
            if is_clear(place, around):
                return place
    return min(places, key=lambda place: covered(place, avoid))


def covered(place: Box, avoid: Iterable[Box]) -> int:
    """How much of these boxes it lies on, in square units."""
    return sum(round(_shared(place, box)) for box in avoid)


def is_clear(place: Box, avoid: Iterable[Box]) -> bool:
    """Whether it lies on none of these boxes."""
    return not any(_shared(place, box) for box in avoid)


def _shared(one: Box, other: Box) -> float:
    """The area that two boxes share."""
    both = one.inside(other)
    return both.w * both.h
