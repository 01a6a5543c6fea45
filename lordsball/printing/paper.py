"""Sheets of paper and the sizes of what is printed on them. All lengths are in millimeters."""

from typing import NamedTuple

POINTS_PER_MM = 72 / 25.4
DPI = 300
"""Dots per inch of every picture."""
CARD = (63.0, 88.0)
"""A poker card: sleeves for 63.5 x 88 mm fit."""
BLEED = 3.0
"""How far a picture reaches beyond the cut, on every side, where bleed is asked for."""
MARGIN = 5.0
"""Most printers leave this much of a sheet white."""


class Paper(NamedTuple):
    """A sheet, upright."""

    key: str
    name: str
    w: float
    h: float


PAPERS = {"a4": Paper("a4", "A4", 210.0, 297.0), "letter": Paper("letter", "Letter", 215.9, 279.4)}


def dots(mm: float) -> int:
    """A length in whole dots.

    >>> dots(63), dots(88)
    (744, 1039)
    """
    return max(1, round(mm / 25.4 * DPI))
