"""Where things are on the table of Lords of Baseball, in units."""

from lordsball.ui.kit.widgets.widget import Box

WHOLE = Box(16, 96, 928, 608)
"""Everything left of the inspector: what a newspaper covers."""
PHASES = Box(16, 96, 928, 40)
STANDINGS = Box(16, 144, 300, 392)
CLUB = Box(16, 544, 300, 160)
LEFT = Box(16, 144, 300, 560)
"""Standings and club together: where the team mat lies in winter."""
STAGE = Box(324, 144, 620, 392)
RIM = 24.0
"""Width of the win track that runs round the stage."""
INSIDE = Box(STAGE.x + RIM, STAGE.y + RIM, STAGE.w - 2 * RIM, STAGE.h - 2 * RIM)
"""The stage within its win track."""
HAND = Box(324, 544, 620, 160)
CLUBS = Box(HAND.right - 168, HAND.y + 8, 158, 36)
"""In winter a button beside the hand: all clubs."""
INSPECTOR = Box(960, 96, 304, 376)
INSPECTED = (988.0, 106.0)
"""Upper left corner of the card in the inspector."""


def spread(box: Box, much: float) -> Box:
    """A box with a margin round it, for shadows and light."""
    return Box(box.x - much, box.y - much, box.w + 2 * much, box.h + 2 * much)
