"""Looking for a Manager: a tray with two dice over a ladder of levels, each with the sums that bring it."""

from collections.abc import Sequence
from typing import NamedTuple

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces import svg
from lordsball.ui.kit.theme import mix
from lordsball.ui.lords.pieces.dice import draw_dice_tray
from lordsball.ui.lords.pieces.look import BURGUNDY, CELL, INK, RIM, SOFT
from lordsball.ui.lords.pieces.marks import draw_cube, draw_icon
from lordsball.ui.lords.pieces.material import draw_flip_plate

TRAY = (148.0, 96.0)
"""Where the dice roll: at the upper left."""
_TOP, _GAP = 104.0, 4.0
_GOLD = ("#ffedb8", "#e6b94e")


class Level(NamedTuple):
    """A rung: the level, the sums of two dice that bring it, how likely a roll brings it."""

    level: int
    sums: str
    chance: str
    came: bool


class Hiring(NamedTuple):
    """The ladder from the top, the level of the Manager in place (0 for none), the color of his club's cube, and what
    the last roll came to ("" before it lies)."""

    levels: tuple[Level, ...]
    now: int
    colour: str
    total: str


def rung_box(number: int, count: int, w: float, h: float) -> tuple[float, float, float, float]:
    """Where the number-th rung from the top lies, from the upper left corner."""
    step = (h - _TOP + _GAP) / max(1, count)
    return 0.0, _TOP + number * step, w, step - _GAP


def dice_places() -> tuple[tuple[float, float, float], ...]:
    """Center and twist of the two dice, from the upper left corner."""
    return (TRAY[0] * 0.3, TRAY[1] * 0.47, -9.0), (TRAY[0] * 0.68, TRAY[1] * 0.53, 11.0)


def draw_hiring(canvas: Canvas, x: float, y: float, w: float, h: float, hiring: Hiring) -> None:
    """Tray, sum and ladder, w x h units large (240 x 310 looks best). The dice are drawn over it."""
    draw_dice_tray(canvas, x, y, *TRAY)
    right = x + TRAY[0] + 8
    wide = w - TRAY[0] - 8
    draw_flip_plate(canvas, right, y + 4, wide, 58, hiring.total, 34, lit=bool(hiring.total))
    canvas.text("Two dice", "display", 18, right + wide / 2, y + 80, BURGUNDY, "mc", width=wide, height=28)
    count = len(hiring.levels)
    _draw_rails(canvas, x, y, w, h)
    for number, level in enumerate(hiring.levels):
        left, top, wide, high = rung_box(number, count, w, h)
        _draw_rung(canvas, x + left, y + top, wide, high, level, level.level == hiring.now, hiring.colour)


def _draw_rails(canvas: Canvas, x: float, y: float, w: float, h: float) -> None:
    high = h - _TOP + 8
    rails = svg.box(0.5, 0.5, 6, high - 1, 2, "url(#b)", "#3a2408", 1)
    rails += svg.box(w - 38.5, 0.5, 6, high - 1, 2, "url(#b)", "#3a2408", 1)
    defs = svg.linear("b", "#f0d58a", "#8a6420", way="across")
    canvas.draw(rails, x + 16, y + _TOP - 4, w - 32, high, defs=defs)


def _draw_rung(canvas: Canvas, x: float, y: float, w: float, h: float, level: Level, now: bool, colour: str) -> None:
    if level.came:
        canvas.shadow(x, y, w, h, 6, 5, 0.4, 2)
    face: Sequence[str] = _GOLD if level.came else CELL
    edge = "#8a5a12" if level.came else RIM
    body = svg.box(0.7, 0.7, w - 1.4, h - 1.4, 5, "url(#g)", edge, 2 if level.came else 1.1)
    canvas.draw(body, x, y, w, h, defs=svg.linear("g", *face))
    middle = y + h / 2
    ink = INK if level.came else mix(SOFT, INK, 0.35)
    draw_icon(canvas, "manager", x + 9, middle - 12, 24, None if level.came else 0.55)
    canvas.text(str(level.level), "serif_black", 24, x + 48, middle, BURGUNDY if level.came else ink, "mc",
                width=26, height=h)
    canvas.text(level.sums, "display", 19, x + 72, middle, ink, "ml", width=56, height=h)
    if now:
        draw_cube(canvas, x + 142, middle - 1, 24, colour)
    canvas.text(level.chance, "semibold", 18, x + w - 12, middle, ink, "mr", width=66, height=h)
