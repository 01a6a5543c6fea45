"""The palette of a ballpark of 1912: warm ink, cream paper, bottle green, burgundy, brass. Light from upper left."""

from typing import NamedTuple

from lordsball.ui.kit.theme import contrast, mix

INK = "#2b1e14"
"""Text on paper."""
SOFT = "#5b4630"
"""Quieter text on paper."""
OUTLINE = "#24170e"
"""The line around every object."""
CREAM = "#f6ecd2"
BRIGHT = "#fff6e0"
"""Text on dark grounds."""
BURGUNDY = "#7a1a2c"
"""Headings and emphasis on paper."""
BAND = ("#9a2a3c", "#5a1020")
PLATE = ("#8e2436", "#64141f")
SPRING = ("#2f7a57", "#17402f")
WINTER = ("#4a4440", "#1f1c1a")
GOAL = ("#86601e", "#573b0e")
GREEN = ("#1d4635", "#122c21")
BOARD = ("#1f4a38", "#0e241a")
PAPER = ("#fbf3dd", "#e6d5ab")
SHEET = ("#fbf3dd", "#ebdbb4")
BOARD_PAPER = ("#faf1da", "#ebdcb6")
PALE = ("#fffbec", "#ead9ac")
CELL = ("#fffbec", "#efdfb6")
WALNUT = ("#4a2e1a", "#28170b")
RIM = "#6b5330"
"""The edge of paper and cardboard."""
FOOT = "#a88e5c"
"""The thickness of cardboard, seen from above."""
BRASS = ("#fff0be", "#d9a93f", "#8a5e18")
BRASS_LIGHT = "#e9c878"
BRASS_DARK = "#6e4e16"
LIT = "#ffd75e"
"""Whatever may be chosen now, and what has just been chosen."""
LIT_PLATE = ("#ffedb8", "#f0c050")
GOOD = "#1f5a3a"
BAD = "#8c1c2e"


class Kind(NamedTuple):
    """A component of the stadium: how its tiles are named in assets/sprites/lords/tiles, in words, its color."""

    key: str
    name: str
    colour: str


KINDS = (
    Kind("field", "Field", "#2f6a45"),
    Kind("press_box", "Press Box", "#8a6420"),
    Kind("bleachers", "Bleachers", "#2e5a82"),
    Kind("concessions", "Concessions", "#9b2c2c"),
)
"""The four components, in the order of the rules."""


class Club(NamedTuple):
    """A club as a board shows it.

    :param glyph: the seat's shape; empty for a team nobody owns.
    :param colour: the seat's color.
    :param short: its name where there is little room; empty where there is none.
    """

    name: str
    glyph: str = ""
    colour: str = "#7e8a80"
    short: str = ""


def deepened(colour: str, much: float = 0.45) -> str:
    """A seat's color dark enough to carry cream text."""
    return mix(colour, "#140a06", much)


def ribbon(colour: str) -> tuple[str, str]:
    """Top and bottom of a ribbon in a seat's color: as light as cream letters allow."""
    much = 0.2
    while contrast(BRIGHT, deepened(colour, much)) < 5.2 and much < 0.9:
        much += 0.04
    return deepened(colour, much), deepened(colour, min(0.95, much + 0.24))
