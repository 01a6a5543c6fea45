"""A straight track on cardboard, such as that of Victory Points or Fans, with the owners' discs above its spaces."""

from collections.abc import Sequence
from typing import NamedTuple

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces import svg
from lordsball.ui.lords.pieces.look import BURGUNDY, CELL, INK, RIM
from lordsball.ui.lords.pieces.marks import decoration, draw_disc, draw_icon
from lordsball.ui.lords.pieces.material import draw_paper, tint
from lordsball.ui.lords.pieces.win_track import Marker

HEIGHT = 84
_HEAD, _CELL, _SIDE = 30, 22, 12


class Zone(NamedTuple):
    """A part of a track: its last space, what it is called, its color."""

    last: int
    label: str
    colour: str


def draw_small_track(
    canvas: Canvas, x: float, y: float, w: float, title: str, icon: str, first: int, last: int,
    markers: Sequence[Marker], zones: Sequence[Zone] = (),
) -> None:
    """The track with its upper left corner at (x, y), :data:`HEIGHT` units high. Discs stand on their spaces; those
    that share one are stacked."""
    shown = tuple(zones)
    key = ("small_track", w, title, icon, first, last, shown)
    canvas.shadow(x, y, w, HEIGHT, 6, 8, 0.5, 4)
    canvas.blit(
        canvas.composite(key, w, HEIGHT + 2, lambda layer: _paint(layer, w, title, icon, first, last, shown)), x, y
    )
    step = (w - 2 * _SIDE) / (last - first + 1)
    for number, marker in enumerate(markers):
        under = sum(abs(other.value - marker.value) < 0.6 for other in markers[:number])
        value = min(max(marker.value, float(first)), float(last))
        cx = x + _SIDE + (value - first + 0.5) * step
        draw_disc(canvas, cx + under % 2 * 4, y + _HEAD + 15 - under * 9, 23, marker.glyph, marker.colour)


def _paint(canvas: Canvas, w: float, title: str, icon: str, first: int, last: int, zones: tuple[Zone, ...]) -> None:
    draw_paper(canvas, 0, 0, w, HEIGHT, 6, blur=0)
    draw_icon(canvas, icon, 12, 6, 22)
    wide = canvas.text(title.upper(), "display", 18, 39, 18, BURGUNDY, "ml", width=w * 0.35, height=24)
    left = 39 + wide + 16
    share = (w - _SIDE - left) / max(1, len(zones))
    for number, zone in enumerate(zones):
        cx = left + number * share
        canvas.draw(svg.circle(6, 6, 5, zone.colour, RIM, 1), cx, 12, 12, 12)
        canvas.text(zone.label, "semibold", 18, cx + 17, 18, INK, "ml", width=share - 22, height=24)
    step = (w - 2 * _SIDE) / (last - first + 1)
    every = next(n for n in (1, 2, 5, 10, 20, 50, 1000) if step * n >= 23)
    top = HEIGHT - _CELL - 12
    for value in range(first, last + 1):
        colour = next((zone.colour for zone in zones if value <= zone.last), None)
        cx = _SIDE + (value - first) * step
        faces = tint(colour, 0.6) if colour else CELL
        body = svg.box(0.4, 0.5, step - 0.8, _CELL - 1, 2 if step > 9 else 0, "url(#g)", RIM, 0.9 if step > 9 else 0.4)
        canvas.draw(body, cx, top, step, _CELL, defs=svg.linear("g", *faces))
    for value in range(first, last + 1):
        if value % every == 0:
            cx = _SIDE + (value - first + 0.5) * step
            decoration(canvas, str(value).replace("-", "−"), "semibold", 14, cx, top + _CELL / 2, INK)
