"""A batter's odds on paper: a disc cut into sectors as wide as the odds, and a table for the twenty-sided die."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import groupby

from lordsball.games.monster_league.cards import RESULT_NAMES
from lordsball.printing.look import INK, mixed, on
from lordsball.printing.pen import Pen

DISC = 88.0
"""Width of a disc (mm)."""
TABLE = (88.0, 52.0)
COLOURS = ("#5a5078", "#2f8036", "#117089", "#8a3fd1", "#f08a1a")
"""Out, Single, Double, Triple, Home Run: as on the wheel."""
LETTERS = ("Out", "1B", "2B", "3B", "HR")
_HUB = 9.0


def sectors(faces: Sequence[int]) -> Iterator[tuple[int, float, float]]:
    """Result, start and end of each sector of a disc, in degrees clockwise from the top.

    :param faces: the result of each face of the die, from 1 up.

    >>> list(sectors([0, 0, 1, 4]))
    [(0, 0.0, 180.0), (1, 180.0, 270.0), (4, 270.0, 360.0)]
    """
    at = 0.0
    for result, run in groupby(sorted(faces)):
        wide = 360 * len(list(run)) / len(faces)
        yield result, at, at + wide
        at += wide


def draw_disc(pen: Pen, name: str, faces: Sequence[int], stance: Sequence[int] = ()) -> None:
    """The disc. With a stance there are two rings: the outer one is the usual, the inner one his stance."""
    c, r = DISC / 2, DISC / 2 - 1.5
    _ring(pen, c, r, faces, (r + (0.62 * r if stance else _HUB)) / 2)
    if stance:
        _ring(pen, c, r * 0.62, stance, (r * 0.62 + _HUB) / 2, small=True)
        pen.circle(c, c, r * 0.62, None, INK, 0.9)
    pen.circle(c, c, r, None, INK, 0.6)
    pen.circle(c, c, _HUB, "#ffffff", INK, 0.6)
    pen.circle(c, c, 0.7, INK)
    pen.text(name, c, c - 3.6, 9.5, "bold", INK, "c", 2 * _HUB - 3)
    if stance:
        pen.text("stance inside", c, c + 3.6, 7, "body", INK, "c", 2 * _HUB - 3)


def _ring(pen: Pen, c: float, r: float, faces: Sequence[int], middle: float, small: bool = False) -> None:
    for result, start, end in sectors(faces):
        colour = COLOURS[result]
        ground = mixed(colour, "#ffffff", 0.82) if pen.save_ink else colour
        pen.sector(c, c, r, start, end, ground, "#ffffff" if not pen.save_ink else colour, 0.5)
        angle = math.radians((start + end) / 2 - 90)
        x, y = c + middle * math.cos(angle), c + middle * math.sin(angle)
        percent = f"{(end - start) / 3.6:.3g} %"
        ink = INK if pen.save_ink else on(colour)
        narrow = end - start < 20
        size = 9.0 if small or narrow else 13.0
        if narrow:  # along the spoke
            pen.text(LETTERS[result], x, y, size, "display", ink, "c")
            continue
        pen.text(LETTERS[result], x, y - 2.2, size, "display", ink, "c")
        pen.text(percent, x, y + (2.2 if small else 2.6), max(7.0, size - 4), "semibold", ink, "c")


def draw_table(pen: Pen, name: str, faces: Sequence[int], stance: Sequence[int] = ()) -> None:
    """Which numbers of the die are which result; with a stance also what they are under it."""
    w, h = TABLE
    pen.rect(0, 0, w, h, "#ffffff")
    pen.text(name, 4, 5.5, 12, "display", INK, room=w - 22)
    pen.text("d20", w - 4, 5.5, 10, "bold", INK, "r")
    columns = [("", faces)] + ([("stance", stance)] if stance else [])
    left, wide = 4.0, (w - 8 - 30) / len(columns)
    if stance:
        for number, word in enumerate(("usual", "stance")):
            pen.text(word, left + 30 + wide * (number + 0.5), 10.5, 7.5, "italic", INK, "c")
    top = 13.0 if stance else 10.5
    step = (h - top - 2) / len(LETTERS)
    for result, letters in enumerate(LETTERS):
        y = top + result * step
        colour = COLOURS[result]
        pen.rect(left, y + 0.4, 29, step - 0.8, mixed(colour, "#ffffff", 0.82) if pen.save_ink else colour, INK, 0.2, 1)
        ink = INK if pen.save_ink else on(colour)
        pen.text(letters, left + 2, y + step / 2, 10, "display", ink)
        pen.text(str(RESULT_NAMES[result]), left + 27.5, y + step / 2, 7.5, "semibold", ink, "r", 17)
        for number, (_, each) in enumerate(columns):
            x = left + 30 + number * wide
            pen.rect(x, y + 0.4, wide - 1, step - 0.8, None, "#888888", 0.2, 1)
            pen.text(numbers(each, result), x + wide / 2, y + step / 2, 11, "bold", INK, "c", wide - 4)


def numbers(faces: Sequence[int], result: int) -> str:
    """The numbers of the die that are this result, such as "9–12"; a dash for none.

    >>> numbers([0, 0, 1, 4], 0), numbers([0, 0, 1, 4], 4), numbers([0, 0, 1, 4], 3)
    ('1–2', '4', '–')
    """
    rolled = [number for number, each in enumerate(sorted(faces), 1) if each == result]
    if not rolled:
        return "–"
    return str(rolled[0]) if len(rolled) == 1 else f"{rolled[0]}–{rolled[-1]}"
