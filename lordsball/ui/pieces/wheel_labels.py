"""Words on the sectors of a wheel: across where there is room, else along the radius; short if need be."""

import math

import pygame

from lordsball.ui import shapes
from lordsball.ui.canvas import LINE_HEIGHT, Canvas
from lordsball.ui.pieces.look import INK
from lordsball.ui.pieces.sectors import Sector, spans, total_faces
from lordsball.ui.screen import Screen

_SMALLEST = 18
_INNER = 0.33
"""Words stay outside the hub and its shadow (shares of the wheel's radius)..."""
_OUTER = 0.79
"""...and inside the ticks."""


def paint_labels(canvas: Canvas, d: float, sectors: tuple[Sector, ...], turn: float) -> None:
    """The labels of a wheel `d` units wide that fills the canvas and rests at the angle `turn`."""
    total = total_faces(sectors)
    for sector, start, end in spans(sectors):
        middle, span = (turn + (start + end) / 2) % 360, end - start
        if not _across(canvas, d, sector, middle, span, total):
            _along(canvas, d, sector, middle, span)


def _across(canvas: Canvas, d: float, sector: Sector, middle: float, span: float, total: int) -> bool:
    """Set the label at a right angle to the radius, with the chance under it if that fits; False if it does not."""
    size = max(_SMALLEST, d * 0.088)
    at = 0.665 if span > 30 else 0.70
    words = dict.fromkeys((sector.label, sector.letters))
    word = next((word for word in words if _width(canvas, word, "display", size) <= _chord(d, at, span)), None)
    if word is None:
        size = max(_SMALLEST, d * 0.066)
        word = next((word for word in words if _width(canvas, word, "display", size) <= _chord(d, at, span)), None)
    if word is None:
        return False
    room = min(_chord(d, at, span) + 8, d * 0.7)
    _place(canvas, d, word, "display", size, sector.text, middle, at, 0, room)
    if span > 60:
        percent = f"{sector.faces * 100 / total:.0f}%"
        _place(canvas, d, percent, "semibold", max(_SMALLEST, d * 0.066), sector.text, middle, 0.45, 0, d * 0.2)
    return True


def _along(canvas: Canvas, d: float, sector: Sector, middle: float, span: float) -> None:
    """Set the label along the radius. A sector too narrow even for that stays without words: its colour says it."""
    at = (_INNER + _OUTER) / 2
    if _chord(d, _OUTER, span) < _SMALLEST * 0.8:
        return
    room = (_OUTER - _INNER) * d / 2
    size = max(_SMALLEST, min(d * 0.088, _chord(d, at, span)))
    word = sector.label if _width(canvas, sector.label, "display", size) <= room else sector.letters
    # Where the sector is narrow, a short word sits further out.
    if _width(canvas, word, "display", size) < room * 0.6:
        at = 0.66
    _place(canvas, d, word, "display", size, sector.text, middle, at, 90, room)


def _chord(d: float, at: float, span: float) -> float:
    """The width of a sector at a share of the radius, less a little room on both sides (units)."""
    if span >= 180:
        return d
    return d * at * math.sin(math.radians(span / 2)) * 0.94 - 2


def _width(canvas: Canvas, word: str, font: str, size: float) -> float:
    return canvas.text_size(word, font, size)[0]


def _place(
    canvas: Canvas, d: float, word: str, font: str, size: float, colour: str, middle: float, at: float, twist: float,
    room: float,
) -> None:  # fmt: skip
    """One line of letters turned so that it can be read, its middle at a share of the radius."""
    w = min(room, _width(canvas, word, font, size)) + 8
    h = size * canvas.art.text_scale * LINE_HEIGHT + 4
    # Drawn at twice the size: rotating halves it again, and the edges come out sharp.
    sharp = Screen((max(1, round(w * canvas.k * 2)), max(1, round(h * canvas.k * 2))), canvas.k * 2)
    layer = Canvas(shapes.transparent(sharp.size), sharp, canvas.art, canvas.theme)
    light = colour != INK and sum(pygame.Color(colour)[:3]) > 380
    layer.text(word, font, size, w / 2, h / 2, colour, "mc", shadow=INK if light else None, width=room)
    angle = middle + twist
    if 90 < angle % 360 < 270:
        angle += 180
    picture = pygame.transform.rotozoom(layer.surface, -angle, 0.5)
    radius, turn = d / 2 * at, math.radians(middle)
    canvas.blit_center(picture, d / 2 + radius * math.sin(turn), d / 2 - radius * math.cos(turn))
