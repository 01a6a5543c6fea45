"""The win track round the rim of the stage, 0 to 154 clockwise from the upper left corner, with the owners' discs."""

from collections.abc import Sequence
from typing import NamedTuple

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces import svg
from lordsball.ui.kit.theme import mix
from lordsball.ui.lords.pieces.look import BOARD_PAPER, BRASS_LIGHT, BURGUNDY, RIM
from lordsball.ui.lords.pieces.marks import decoration, draw_disc
from lordsball.ui.lords.pieces.material import lay_grain

SIZE = (620, 392)
BAND = 24
"""The width of the track; what lies inside it is paper (units)."""
LAST = 154
_SPACES = LAST + 1
_TONES = {
    -2: "#b4501e",
    -1: "#c98a3a",
    0: "#9aa37a",
    1: "#5f9c6c",
    2: "#3f8a5c",
    3: "#2e7a57",
    4: "#2e5a82",
    5: "#2a4a7a",
}
_TOP_TONE, _LOW_TONE = "#8c1c2e", "#a85a3a"


class Marker(NamedTuple):
    """An owner's disc on a track: where it stands (fractions while it moves), and the seat's glyph and color."""

    value: float
    glyph: str
    colour: str


Steps = Sequence[tuple[int, int]]
"""From how many wins on how many Victory Points."""


def draw_win_track(
    canvas: Canvas, x: float, y: float, markers: Sequence[Marker], steps: Steps = (), w: float = SIZE[0],
    h: float = SIZE[1],
) -> None:
    """The cardboard of a stage with the track along its rim, its upper left corner at (x, y)."""
    canvas.shadow(x, y, w, h, 8, 14, 0.55, 6)
    key = ("win_track", tuple(steps), w, h)
    canvas.blit(canvas.composite(key, w, h + 4, lambda layer: _paint(layer, tuple(steps), w, h)), x, y)
    for marker, (cx, cy) in zip(markers, _apart(markers, w, h), strict=True):
        draw_disc(canvas, x + cx, y + cy - 1, 23, marker.glyph, marker.colour)


def place_on_track(wins: float, w: float = SIZE[0], h: float = SIZE[1]) -> tuple[float, float, int]:
    """Middle and side (0 top, 1 right, 2 bottom, 3 left) of a space; beyond its ends the first or the last."""
    across, down = w - BAND, h - BAND
    along = min(max(wins, 0.0), float(LAST)) * 2 * (across + down) / _SPACES
    half = BAND / 2
    if along < across:
        return half + along, half, 0
    along -= across
    if along < down:
        return w - half, half + along, 1
    along -= down
    if along < across:
        return w - half - along, h - half, 2
    return half, h - half - (along - across), 3


def _apart(markers: Sequence[Marker], w: float, h: float) -> list[tuple[float, float]]:
    """Where discs stand; those on the same space step a little off the track to either side."""
    places = []
    for number, marker in enumerate(markers):
        before = sum(abs(marker.value - other.value) < 1.2 for other in markers[:number])
        cx, cy, side = place_on_track(marker.value, w, h)
        # At the start all queue up behind the corner; further on they lie on either side of the track.
        off = 13 * before if marker.value < 1 else (0, 8, -7, 15, 22, -13, 29, 36)[min(before, 7)]
        inwards = ((0, 1), (-1, 0), (0, -1), (1, 0))[side]
        places.append((cx + inwards[0] * off, cy + inwards[1] * off))
    return places


def _tone(vp: int) -> str:
    return _TONES.get(vp, _TOP_TONE if vp > 5 else _LOW_TONE)


def _fill(number: int, steps: tuple[tuple[int, int], ...]) -> str:
    """Pale paper, tinted by the Victory Points that this many wins bring; the first space of each step is stronger."""
    paper = "#ebdcb4" if number % 2 else "#f6ecd0"
    reached = [(wins, vp) for wins, vp in steps if wins <= number and wins > 0]
    if not reached:
        return paper
    first = reached[-1][0] == number
    return mix("#f1e4c3", _tone(reached[-1][1]), 0.66 if first else 0.28 if number % 2 else 0.2)


def _paint(canvas: Canvas, steps: tuple[tuple[int, int], ...], w: float, h: float) -> None:
    foot = svg.box(0.5, 4, w - 1, h - 0.5, 8, "#8a744a", "#4a3a1c", 1)
    canvas.draw(foot, 0, 0, w, h + 4)
    canvas.draw(_track(steps, w, h) + _frame(w, h), 0, 0, w, h, defs=svg.linear("g", *BOARD_PAPER))
    lay_grain(canvas, "paper", 2, 2, w - 4, h - 4)
    for number in range(10, _SPACES, 10):
        cx, cy, _ = place_on_track(number, w, h)
        if not _in_corner(cx, cy, w, h, 6):
            decoration(canvas, str(number), "semibold", 14, cx, cy, "#33230f")


def _in_corner(cx: float, cy: float, w: float, h: float, more: float = 0.1) -> bool:
    return min(cx, w - cx) < BAND / 2 + more and min(cy, h - cy) < BAND / 2 + more


def _track(steps: tuple[tuple[int, int], ...], w: float, h: float) -> str:
    body = svg.box(0.5, 0.5, w - 1, h - 1, 8, "url(#g)", RIM, 1.2)
    length = 2 * (w + h - 2 * BAND) / _SPACES
    for number in range(_SPACES):
        cx, cy, side = place_on_track(number, w, h)
        if _in_corner(cx, cy, w, h):
            continue
        wide, high = (length, BAND - 4) if side in (0, 2) else (BAND - 4, length)
        body += svg.box(cx - wide / 2, cy - high / 2, wide, high, 0, _fill(number, steps), "#8a7040", 0.5)
        if number % 10 == 0:
            body += svg.box(cx - wide / 2, cy - high / 2, wide, high, 0, "none", "#4a3418", 1.3)
    return body


def _frame(w: float, h: float) -> str:
    """Stars on the corners, a double line and ornaments round the paper inside."""
    half, inner = BAND / 2, BAND + 6.0
    body = ""
    for cx, fx in ((half, 1), (w - half, -1)):
        for cy, fy in ((half, 1), (h - half, -1)):
            body += svg.box(cx - half + 2, cy - half + 2, BAND - 4, BAND - 4, 3, BURGUNDY, "#3a0a14", 1)
            body += svg.polygon(svg.star(cx, cy, 7.6, 3.2), BRASS_LIGHT)
            body += svg.corner(inner if fx > 0 else w - inner, inner if fy > 0 else h - inner, 0.8, BURGUNDY, fx, fy)
    body += svg.box(BAND, BAND, w - 2 * BAND, h - 2 * BAND, 5, "none", RIM, 1.2)
    return body + svg.box(BAND + 3, BAND + 3, w - 2 * BAND - 6, h - 2 * BAND - 6, 4, "none", BURGUNDY, 1)
