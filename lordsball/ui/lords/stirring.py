"""What stirs while people think: the lamp of the present phase, the crowd, smoke over the town, flags on the park."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable
from functools import cached_property
from typing import Any, Protocol

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces import svg
from lordsball.ui.kit.theme import SEATS
from lordsball.ui.kit.widgets.widget import Box
from lordsball.ui.lords.pieces import phase_bar
from lordsball.ui.lords.pieces.park import chimneys, corners
from lordsball.ui.lords.shown import HOT_STOVE, PHASE_NAMES, POSTSEASON, REGULAR
from lordsball.ui.lords.stage import PHASES as RAIL
from lordsball.ui.lords.table_layout import PHASES
from lordsball.ui.lords.view_model import ViewModel
from lordsball.ui.lords.winter.layout import PARK, event_cards, seat_shown
from lordsball.ui.table.life import Life

_BOWLER = ("M-12 4C-9 1 -8 2 -8 0C-8 -10 8 -10 8 0C8 2 9 1 12 4C6 7 -6 7 -12 4Z", "M-8 1C-3 3 3 3 8 1")
_BOATER = ("M-13 3H-8V-6H8V-6H8V3H13V6H-13Z", "M-8 1H8")
_CAP = ("M-9 4C-10 -9 10 -9 9 4C4 6 -4 6 -9 4Z", "M0 -6V3")
"""Hats, and the ribbon or seam on them."""
_GLOW = (0.1, 0.2, 0.35, 0.5, 0.35, 0.2)
_PUFFS, _RISE = 3, 12
"""Puffs of smoke over a chimney at once, and the beats in which one rises and is gone."""
_HEADS = 30
_HOPS = (0, 0, 0, 0, 0, 1, 2, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 2, 3, 2, 0, 0, 0, 0, 0, 0)
"""How high somebody in the crowd is, from beat to beat (units)."""
_HEAD, _EDGE = svg.path("M-8 12C-9 2 9 2 8 12Z", "#0b1f15", "#08140e", 1.2), "#08140e"
_HATS = tuple(
    _HEAD + svg.path(hat, colour, _EDGE, 1.2) + svg.path(band, "none", ribbon, 2)
    for (hat, band), colour, ribbon in (
        (_BOWLER, "#3a2a1c", "#1d130c"), (_BOATER, "#cdb57c", "#8c2233"), (_CAP, "#4a5a3c", "#2c3824"),
        (_BOWLER, "#2c2c34", "#121218"), (_BOATER, "#c2a86c", "#2e5a82"), (_CAP, "#6a3030", "#401a1a"),
        (_CAP, "#54483a", "#342a20"),
    )
)
_CLEAR = 132.0
"""The park's title hangs left of this: no smoke there (units)."""


class _Covering(Protocol):
    covers: frozenset[str]


class Lamp:
    """On the rail of the year."""

    def __init__(self, model: ViewModel, stage: Callable[[], _Covering]) -> None:
        self.model, self.stage = model, stage
        self.box = PHASES

    def look(self, beat: int) -> Hashable:
        """How brightly it burns, and where; None while the rail is away."""
        if self.model.shown.table is None or RAIL in self.stage().covers:
            return None
        return self.model.shown.phase, _GLOW[beat // 2 % len(_GLOW)]

    def draw(self, canvas: Canvas, beat: int) -> None:
        """A halo over the painted lamp."""
        look: Any = self.look(beat)
        if look is not None:
            x, y = phase_bar.lamp(look[0], len(PHASE_NAMES), PHASES.w)
            with canvas.clipped(*self.box):
                canvas.halo(PHASES.x + x, PHASES.y + y, 22, "#ffe08a", look[1])


class Crowd:
    """Hats along the foot of the table while there is a game to be seen; now and then one hops."""

    box = Box(12, 704, 936, 16)

    def __init__(self, model: ViewModel, stage: Callable[[], _Covering]) -> None:
        self.model, self.stage = model, stage

    def look(self, beat: int) -> Hashable:
        """How high each of them is; None where nobody plays."""
        shown = self.model.shown
        if shown.table is None or shown.phase not in (REGULAR, POSTSEASON) or RAIL in self.stage().covers:
            return None
        return tuple(_HOPS[(beat + 7 * number) % len(_HOPS)] for number in range(_HEADS))

    def draw(self, canvas: Canvas, beat: int) -> None:
        """Seen from behind."""
        hops: Any = self.look(beat)
        if hops is None:
            return
        step = self.box.w / _HEADS
        with canvas.clipped(*self.box):
            for number, hop in enumerate(hops):
                x = self.box.x + step * (number + 0.5) + number * 37 % 11 - 5
                canvas.draw(_HATS[number * 5 % len(_HATS)], x - 14, 705 - hop, 28, 22, (-14, -11, 28, 22))


class OverThePark:
    """Something over the park that lies on the table in winter."""

    box: Box

    def __init__(self, model: ViewModel, stage: Callable[[], _Covering]) -> None:
        self.model, self.stage = model, stage

    @property
    def there(self) -> bool:
        """The park is to be seen."""
        shown = self.model.shown
        if shown.table is None or shown.phase != HOT_STOVE or shown.over or RAIL in self.stage().covers:
            return False
        return not event_cards(self.model)


class Smoke(OverThePark):
    """From the chimneys of the town."""

    @cached_property
    def tops(self) -> tuple[tuple[float, float], ...]:
        """Where it rises, on the table."""
        return tuple((PARK.x + x, PARK.y + y) for x, y in chimneys(PARK.w, PARK.h) if x > _CLEAR)

    @cached_property
    def box(self) -> Box:  # type: ignore[override]
        """All that it ever covers."""
        left, right = min(x for x, _ in self.tops) - 10, max(x for x, _ in self.tops) + 34
        top, low = min(y for _, y in self.tops) - 44, max(y for _, y in self.tops) + 4
        return Box(left, max(PARK.y + 2, top), min(right, PARK.right - 2) - left, low - max(PARK.y + 2, top))

    def look(self, beat: int) -> Hashable:
        """How far the puffs have risen."""
        return beat % _RISE if self.there else None

    def draw(self, canvas: Canvas, beat: int) -> None:
        """Each puff grows and fades on its way."""
        if not self.there:
            return
        with canvas.clipped(*self.box):
            for chimney, (x, y) in enumerate(self.tops):
                for puff in range(_PUFFS):
                    u = (beat + chimney * 5 + puff * _RISE // _PUFFS) % _RISE / _RISE
                    r = 3 + 6 * u
                    body = svg.circle(10, 10, r, "#efe6d2", opacity=round(0.7 * (1 - u), 2))
                    canvas.draw(body, x + 3 + 14 * u - 10, y - 4 - 30 * u - 10, 20, 20)


class Flags(OverThePark):
    """At the corners of the diamond, in the color of the club that is shown."""

    @cached_property
    def feet(self) -> tuple[tuple[float, float], ...]:
        """Where their poles stand."""
        return tuple((PARK.x + x, PARK.y + y) for x, y in corners(PARK.w, PARK.h))

    @cached_property
    def box(self) -> Box:  # type: ignore[override]
        """From the first to the last."""
        left, top = self.feet[0][0] - 4, self.feet[1][1] - 32
        return Box(left, top, self.feet[2][0] + 26 - left, self.feet[0][1] + 4 - top)

    def look(self, beat: int) -> Hashable:
        """They wave in four steps."""
        return (beat % 4, seat_shown(self.model)) if self.there else None

    def draw(self, canvas: Canvas, beat: int) -> None:
        """One after the other."""
        if not self.there:
            return
        colour = SEATS[seat_shown(self.model)].colour
        for number, (x, y) in enumerate(self.feet):
            _draw_flag(canvas, min(x, PARK.right - 26), y, colour, beat + number)


def _draw_flag(canvas: Canvas, x: float, y: float, colour: str, beat: int) -> None:
    """A pennant on a pole whose foot is at (x, y)."""

    def wave(far: int) -> float:
        return 2.2 * math.sin(far / 5 - beat % 4 * math.pi / 2) * far / 20

    upper = "L".join(f"{2 + far} {3 + far * 0.26 + wave(far):.1f}" for far in range(0, 21, 4))
    lower = "L".join(f"{2 + far} {14 - far * 0.26 + wave(far):.1f}" for far in range(20, -1, -4))
    body = svg.path("M2 1V28", "none", "#24170e", 3.4) + svg.path("M2 1V28", "none", "#e8d8b0", 1.6)
    canvas.draw(body + svg.path(f"M{upper}L{lower}Z", colour, "#24170e", 1.3), x - 2, y - 28, 26, 30, (0, 0, 26, 30))


def town_life(model: ViewModel, stage: Callable[[], _Covering]) -> Life:
    """All that stirs."""
    return Life([Lamp(model, stage), Crowd(model, stage), Smoke(model, stage), Flags(model, stage)])
