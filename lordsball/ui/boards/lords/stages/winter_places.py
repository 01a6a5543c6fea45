"""Where things are on the table in winter, in units."""

from lordsball.ui.boards.lords.places import HAND, STAGE
from lordsball.ui.pieces.lords.stack_card import BUILD, INNOVATE, SIZE
from lordsball.ui.widgets.widget import Box

HEADER = Box(STAGE.x + 10, STAGE.y + 9, STAGE.w - 20, 42)
PARK = Box(STAGE.x + 10, STAGE.y + 58, 366, 324)
SIDE = Box(STAGE.x + 384, STAGE.y + 58, 226, 324)
"""Beside the park: stacks of tiles, or the options of a question."""
STACKS = tuple(Box(SIDE.x + n % 2 * 115, SIDE.y + n // 2 * 164, *SIZE) for n in range(4))
TRAY = Box(PARK.cx - 80, PARK.bottom - 168, 160, 116)
CARDS = (Box(STAGE.x + 36, STAGE.y + 8, 248, 346), Box(STAGE.right - 284, STAGE.y + 8, 248, 346))
"""The two cards of the event."""
ONE_CARD = Box(STAGE.cx - 124, STAGE.y + 8, 248, 346)
CLUBS = Box(HAND.right - 168, HAND.y + 10, 158, 40)
REPAY = Box(HAND.right - 168, HAND.y + 58, 158, 40)


def build_button(component: int) -> Box:
    """Where a stack's Build stands."""
    x, y, w, h = BUILD
    return Box(STACKS[component].x + x, STACKS[component].y + y, w, h)


def innovate_button(component: int) -> Box:
    """Where a stack's Innovate stands."""
    x, y, w, h = INNOVATE
    return Box(STACKS[component].x + x, STACKS[component].y + y, w, h)
