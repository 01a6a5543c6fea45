"""Where things are on the table of Monster League, in units."""

import math

from lordsball.ui.kit.widgets.widget import Box
from lordsball.ui.monster_league.pieces.field import POSITIONS, RUNNERS

STAGE = Box(0, 88, 952, 632)
"""The part left of the inspector: what a great moment dims."""

SCORE = Box(16, 94, 928, 84)
CHANCE = Box(812, 106, 120, 60)
"""The chance to win, within the score."""
BATTER_CARD = Box(48, 188, 176, 236)
RANGE_BAR = Box(16, 434, 244, 58)
ON_DECK = ((122.0, 523.0), (172.0, 523.0), (222.0, 523.0))
ON_DECK_SIZES = (40.0, 36.0, 36.0)

FIELDERS = (("second", 56.0, 68.0), ("third", 60.0, 80.0), ("catcher", 60.0, 78.0), ("first", 60.0, 80.0))
"""Which place the first, second, third and fourth batter of the team in the field stands at, and the card's size."""
MOUND = POSITIONS["pitcher"]
MOUND_CARD = (70.0, 90.0)

WHEEL = (812.0, 330.0)
WHEEL_WIDTH = 236.0
TRAY = Box(700, 204, 224, 228)
PLATE = Box(704, 456, 216, 50)
SECOND_PLATE = Box(704, 508, 216, 46)
SWITCH = Box(704, 514, 216, 34)

DOCK = Box(16, 560, 928, 148)
PITCHER_CARD = Box(28, 550, 108, 146)
TOKENS = Box(142, 566, 68, 112)
TOKENS_LEFT = 694.0
"""The middle of the words under the tokens."""
ABILITY = Box(220, 570, 372, 80)
USE = Box(220, 652, 222, 46)
KEEP = Box(452, 652, 154, 46)
BULLPEN_CARD = Box(638, 576, 84, 100)
BULLPEN = Box(742, 570, 190, 54)
CHANGE = Box(742, 652, 190, 46)
SECOND_SPIN = USE
STANCE = Box(220, 652, 386, 46)
"""The batter's own ability before the spin; after the result it is at `USE`, beside `KEEP`."""

INSPECTOR = Box(978, 98, 268, 368)
INSPECTOR_LIGHT = (1112.0, 280.0)

TOSS = (480.0, 330.0)
TOSS_WIDTH = 190.0
CAPTAINS = (170.0, 790.0)
SIDE_BUTTONS = (Box(236, 552, 236, 66), Box(488, 552, 236, 66))
STARTERS = (Box(196, 186, 268, 368), Box(496, 186, 268, 368))
STARTER_BUTTONS = (Box(210, 578, 240, 54), Box(510, 578, 240, 54))


_STRIDES = 3
"""From one base to the next."""


def fielder_place(fielder: int) -> tuple[tuple[float, float], float, float]:
    """The middle of a fielder's card, its width and height."""
    where, w, h = FIELDERS[fielder]
    return POSITIONS[where], w, h


def around(cx: float, cy: float, w: float, h: float) -> Box:
    """The box of this size with its middle at a point."""
    return Box(cx - w / 2, cy - h / 2, w, h)


def on_the_way(start: int, legs: float) -> tuple[float, float]:
    """Where a runner is who left base `start` (0: home plate) and has run this many legs; legs may be a fraction. They
    run in strides."""
    leg = min(int(legs), 3)
    share = legs - leg
    (x1, y1), (x2, y2) = RUNNERS[(start + leg) % 4], RUNNERS[(start + leg + 1) % 4]
    stride = 9 * abs(math.sin(math.pi * _STRIDES * share))
    return x1 + (x2 - x1) * share, y1 + (y2 - y1) * share - stride
