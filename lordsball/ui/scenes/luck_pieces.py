"""What the page of luck and choices is made of: the sum as bars, and the cards of turning points and decisions."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import NamedTuple

from lordsball.expectancy.report import points
from lordsball.games.shares import adding_up
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.fitting import fitting_size
from lordsball.ui.kit.pieces.icon import draw_glyph, draw_icon
from lordsball.ui.kit.theme import SEATS
from lordsball.ui.kit.widgets.button import Button
from lordsball.ui.kit.widgets.widget import Box, State, Widget

GAIN, LOSS = "#b4f03c", "#ff8a66"
"""Above and below nothing; the sign says the same."""
LUCK, CHOICE = "#e8942c", "#8a68e8"


class Part(NamedTuple):
    """A row of the sum."""

    words: str
    seat: int | None
    """Whose choices; None: luck."""
    swing: float
    off: float = 0.0
    """How far off that may be."""
    inside: str = ""
    """What its bar says."""


def draw_sum(canvas: Canvas, box: Box, start: float, parts: list[Part], result: float) -> None:
    """From the chance at the start, part by part, to the result: each bar begins where the one before ends."""
    theme = canvas.theme
    stops = [start, *itertools.accumulate((part.swing for part in parts), initial=start)][1:]
    lowest, highest = min(0.0, *stops), max(1.0, *stops)
    well = Box(box.x + 270, box.y, box.w - 270 - 84, box.h - 30)
    canvas.rounded(*well, 6, theme.well, edge=theme.edge, edge_width=1.5)

    def place(share: float) -> float:
        return well.x + 6 + (well.w - 12) * (share - lowest) / (highest - lowest)

    shown = adding_up([100 * start, *(100 * part.swing for part in parts)], round(100 * result))
    step = well.h / len(parts)
    canvas.rounded(place(start) - 1, well.y + 4, 2, well.h - 8, 1, theme.muted)
    for number, part in enumerate(parts):
        middle = well.y + step * (number + 0.5)
        if part.seat is None:
            draw_icon(canvas, "d20", box.x, middle - 10, 20, theme.accents[0])
        else:
            draw_glyph(canvas, SEATS[part.seat].glyph, SEATS[part.seat].colour, box.x, middle - 9, 18)
        canvas.text(part.words, "semibold", 18, box.x + 28, middle, theme.text, "ml", width=234, height=step)
        before, after = place(stops[number]), place(stops[number + 1])
        left, wide, tall = min(before, after), max(3.0, abs(after - before)), min(24.0, step - 8)
        canvas.rounded(left, middle - tall / 2, wide, tall, 4, LUCK if part.seat is None else CHOICE)
        if part.inside:
            _draw_inside(canvas, part.inside, well, left, wide, middle, step)
        swing = _swing(shown[number + 1], part.off)
        canvas.text(swing, "display", 21, box.right, middle, theme.text, "mr", width=80, height=step)
    foot = box.bottom - 10
    words = f"{shown[0]}% at the start"
    canvas.text(words, "body", 18, place(start), foot, theme.muted, "mc", width=170, height=26)
    at = min(well.right - 30, max(well.x + 30, place(result)))
    if abs(at - place(start)) > 130:
        canvas.text(f"{100 * result:.0f}%", "semibold", 18, at, foot, theme.text, "mc", width=80, height=26)


def _draw_inside(canvas: Canvas, words: str, well: Box, left: float, wide: float, middle: float, step: float) -> None:
    """In the bar where it has room, else beside it on the side that has."""
    needed = canvas.fitted_width(words, "semibold", 18, None, step) + 12
    if needed <= wide:
        canvas.text(words, "semibold", 18, left + wide / 2, middle, "#1b0f24", "mc", height=step)
        return
    room = {"mr": left - 6, "ml": left + wide + 6}
    side = "mr" if left - well.x > needed else "ml"
    if side == "mr" or well.right - left - wide > needed:
        ends = room[side] - (needed if side == "mr" else 0.0)
        canvas.rounded(ends, middle - 13, needed, 26, 6, canvas.theme.well)
        canvas.text(words, "semibold", 18, room[side], middle, canvas.theme.text, side, height=step)


def _swing(points: int, off: float) -> str:
    """Whole points; of what was tried out, with how far off."""
    margin = round(100 * off)
    return (f"{points:+d}" if points else "0") + (f" ±{margin}" if margin else "")


class Told(NamedTuple):
    """A card of the page: when it was, what happened, what it meant."""

    at: int
    """The action of the record it is about."""
    number: int
    """Its number on the curve; 0: it has none."""
    when: str
    what: str
    kind: str
    """Luck or Choice."""
    meant: str
    seat: int
    swing: float


class TurnCard(Widget):
    """A click shows the moment again; the button on it plays on from there."""

    def __init__(self, rect: tuple[float, float, float, float], told: Told, watch: Callable[[], object]) -> None:
        super().__init__(rect, f"{told.when}: {told.what}", watch, tooltip="Watch it in the replay")
        self.told = told

    def draw(self, canvas: Canvas, state: State) -> None:
        told, theme = self.told, canvas.theme
        x, y, w, h = self.rect
        canvas.rounded(x, y, w, h, 12, theme.panel_top, theme.well, theme.light if state.hover else theme.edge, 1.5)
        left = x + 14
        if told.number:
            draw_number(canvas, left + 12, y + 20, told.number)
            left += 34
        canvas.text(told.when, "semibold", 18, left, y + 20, theme.accents[0], "ml", width=w - 130, height=28)
        swing = points(told.swing)
        colour = GAIN if told.swing > 0 else LOSS if told.swing < 0 else theme.text
        canvas.text(swing, "display", 26, x + w - 14, y + 24, canvas.ink(colour), "mr", width=96, height=36)
        glyph = SEATS[told.seat]
        draw_glyph(canvas, glyph.glyph, glyph.colour, x + 16, y + 48, 18)
        words = [(told.what, "semibold", theme.text)]
        size = fitting_size(canvas, words, w - 60, h - 92, line_height=1.12)
        canvas.paragraph(words, x + 44, y + 42, w - 60, size, line_height=1.12)
        foot = y + h - 26
        wide = canvas.fitted_width(told.kind, "semibold", 18, None, 26) + 22
        fill = LUCK if told.kind == "Luck" else CHOICE
        canvas.rounded(x + 14, foot - 14, wide, 28, 14, theme.well, edge=fill, edge_width=2)
        canvas.text(told.kind, "semibold", 18, x + 14 + wide / 2, foot, theme.text, "mc", height=26)
        canvas.text(told.meant, "body", 18, x + 24 + wide, foot, theme.muted, "ml", width=w - wide - 220, height=28)


def try_button(card: Box, act: Callable[[], object], key: str) -> Button:
    """Play on from the moment of a card."""
    place = (card.right - 190, card.bottom - 42, 178, 32)
    return Button(place, "Try it from here", act, size=18, radius=9, keys=(key,),
                  tooltip=f"A match of its own from this moment; the finished one stays ({key.capitalize()})")


def draw_number(canvas: Canvas, cx: float, cy: float, number: int) -> None:
    """A numbered moment, on the curve and on its card."""
    canvas.rounded(cx - 12, cy - 12, 24, 24, 12, "#fff6dc", edge="#1b0f24", edge_width=2)
    canvas.text(str(number), "display", 18, cx, cy, "#1b0f24", "mc", height=22)
