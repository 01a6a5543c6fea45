"""Words on the sectors of a wheel: across where there is room, else along the radius; short if need be."""

import math

import pygame

from lordsball.ui.kit import shapes
from lordsball.ui.kit.canvas import LINE_HEIGHT, Canvas
from lordsball.ui.kit.pieces.look import INK
from lordsball.ui.kit.pieces.sectors import Sector, spans, total_faces
from lordsball.ui.kit.screen import Screen

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
    at = 0.665 if span > 30 else 0.70
    # Rather the whole word in smaller letters than a short one in large letters.
    for word in dict.fromkeys((sector.label, sector.letters)):
        for size in (max(_SMALLEST, d * 0.088), max(_SMALLEST, d * 0.066)):
            # The foot of the letters is nearer to the hub, where the sector is narrower than at their middle.
            room = _chord(d, at - size * 0.3 / (d / 2), span)
            if _width(canvas, word, "display", size) <= room:
                _place(canvas, d, word, "display", size, sector.text, middle, at, 0, room + 8)
                if span > 60:
                    percent = f"{sector.faces * 100 / total:.0f}%"
                    size = max(_SMALLEST, d * 0.066)
                    _place(canvas, d, percent, "semibold", size, sector.text, middle, 0.45, 0, d * 0.2)
                return True
    return False


def _along(canvas: Canvas, d: float, sector: Sector, middle: float, span: float) -> None:
    """Set the label along the radius. A sector too narrow even for that stays without words: its color says it."""
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
        return d * 0.7
    return d * at * math.sin(math.radians(span / 2)) * 0.94 - 2


def _height(size: float) -> float:
    """The height a line of this size may take: with large text, words on a wheel grow by an eighth, not by half."""
    return size * 1.125 * LINE_HEIGHT


def _width(canvas: Canvas, word: str, font: str, size: float) -> float:
    return canvas.fitted_width(word, font, size, None, _height(size))


def _place(
    canvas: Canvas, d: float, word: str, font: str, size: float, colour: str, middle: float, at: float, twist: float,
    room: float,
) -> None:
    """One line of letters turned so that it can be read, its middle at a share of the radius."""
    w = min(room, _width(canvas, word, font, size)) + 8
    h = _height(size) + 6
    # Drawn at twice the size: rotating halves it again, and the edges come out sharp.
    sharp = Screen((max(1, round(w * canvas.k * 2)), max(1, round(h * canvas.k * 2))), canvas.k * 2)
    layer = Canvas(shapes.transparent(sharp.size), sharp, canvas.art, canvas.theme)
    light = colour != INK and sum(pygame.Color(colour)[:3]) > 380
    layer.text(word, font, size, w / 2, h / 2, colour, "mc", shadow=INK if light else None, width=room,
               height=_height(size))
    angle = middle + twist
    if 90 < angle % 360 < 270:
        angle += 180
    picture = pygame.transform.rotozoom(layer.surface, -angle, 0.5)
    radius, turn = d / 2 * at, math.radians(middle)
    canvas.blit_center(picture, d / 2 + radius * math.sin(turn), d / 2 - radius * math.cos(turn))
