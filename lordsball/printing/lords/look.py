"""How Lords of Baseball looks on paper: a burgundy and a green on cream, and the boxes everything is made of."""

from __future__ import annotations

from collections.abc import Sequence

from lordsball.printing.art import Art
from lordsball.printing.look import mixed, on
from lordsball.printing.pen import Pen

INK, CREAM, BURGUNDY, GREEN, GOLD, BLUE = "#2a1d14", "#f6ecd2", "#7c1a2c", "#27513c", "#e2b84e", "#2a5f8c"
PLAYERS = (("White", "#f2efe6"), ("Red", "#b8372f"), ("Blue", "#2f6db0"), ("Black", "#34302d"))
"""The four sets of player tokens."""


def icon(pen: Pen, art: Art, name: str, x: float, y: float, size: float, ground: str = "#ffffff") -> None:
    """An icon of the game in a square; `ground` is the color it lies on."""
    pen.picture(art(f"lords/icons/{name}", size, size, ground), x, y, size, size)


def panel(pen: Pen, x: float, y: float, w: float, h: float, title: str, colour: str = BURGUNDY) -> float:
    """A box with a title bar; returns the y below the bar."""
    pen.rect(x, y, w, h, "#ffffff" if pen.save_ink else "#fffbec", colour, 0.6, 2)
    pen.rect(x, y, w, 8, pen.ground(colour), colour, 0.6, 2)
    pen.text(title, x + w / 2, y + 4, 12, "display", INK if pen.save_ink else on(colour), "c", w - 4)
    return y + 8


def cells(
    pen: Pen, x: float, y: float, w: float, h: float, labels: Sequence[str], per_row: int, colour: str = INK,
    below: Sequence[str] = (), tinted: Sequence[int] = (), tint: str = GOLD,
) -> None:
    """A track: a label in each cell, `below` smaller under it; cells of w x h mm, row by row."""
    for number, label in enumerate(labels):
        left, top = x + number % per_row * w, y + number // per_row * h
        fill = mixed(tint, "#ffffff", 0.45) if number in tinted else "#ffffff"
        pen.rect(left, top, w, h, fill, colour, 0.25)
        second = below[number] if number < len(below) else ""
        size = min(13.0, h * 1.25, w * 1.5)
        pen.text(label, left + w / 2, top + h * (0.38 if second else 0.5), size, "display", colour, "c", w - 1)
        if second:
            pen.text(second, left + w / 2, top + h * 0.78, size * 0.62, "semibold", colour, "c", w - 1)


def place(pen: Pen, x: float, y: float, w: float, h: float, words: str, colour: str = BURGUNDY) -> None:
    """A place for a pile of cards or tokens."""
    pen.rect(x, y, w, h, "#ffffff" if pen.save_ink else mixed(CREAM, "#ffffff", 0.4), colour, 0.5, 3)
    pen.rect(x + 2, y + 2, w - 4, h - 4, None, colour, 0.2, 2)
    rows = words.split("\n")
    for number, row in enumerate(rows):
        pen.text(row, x + w / 2, y + h / 2 + (number - (len(rows) - 1) / 2) * 6, 13, "display", colour, "c", w - 8)
