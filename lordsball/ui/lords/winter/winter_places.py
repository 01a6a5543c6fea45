"""Where things are on the table in winter, in units."""

from lordsball.ui.kit.widgets.widget import Box
from lordsball.ui.lords.pieces.stack_card import BUILD, INNOVATE, SIZE
from lordsball.ui.lords.places import HAND, STAGE

PARK = Box(STAGE.x + 10, STAGE.y + 62, 352, 322)
HEADER = Box(STAGE.x + 10, STAGE.y + 7, 352, 50)
"""Over the park; with the stacks beside it, over both: see `WIDE_HEADER`."""
WIDE_HEADER = Box(STAGE.x + 10, STAGE.y + 7, 600, 50)
SIDE = Box(STAGE.right - 248, STAGE.y + 8, 238, 376)
"""Beside the park: the options of a question, a Manager's dice, the news."""
UNDER_PLATES = Box(SIDE.x, SIDE.y + 200, SIDE.w, 176)
"""Below the two or three answers to what an event asks."""
STACKS = tuple(Box(STAGE.right - 244 + n % 2 * 120, STAGE.y + 61 + n // 2 * 163, *SIZE) for n in range(4))
HIRING = Box(SIDE.x, SIDE.y, SIDE.w, 314)
REROLL = Box(SIDE.x, SIDE.bottom - 54, SIDE.w, 54)
CLIPPINGS = (Box(STAGE.x + 16, STAGE.y + 8, 280, 372), Box(STAGE.right - 296, STAGE.y + 8, 280, 372))
"""The two pieces of news of which one comes to pass."""
ONE_CLIPPING = Box(STAGE.right - 306, STAGE.y + 8, 280, 372)
EVENT_CARD = Box(STAGE.x + 28, STAGE.y + 22, 248, 346)
"""Beside a single piece of news: the card that brings it."""
EFFECT_DIE = (PARK.cx, PARK.y + 96)
CLUBS = Box(HAND.right - 168, HAND.y + 8, 158, 36)
REPAY = Box(HAND.right - 168, HAND.y + 50, 158, 36)
TURNS = Box(HAND.right - 168, HAND.y + 94, 158, 24)


def build_button(component: int) -> Box:
    """Where a stack's Build stands."""
    x, y, w, h = BUILD
    return Box(STACKS[component].x + x, STACKS[component].y + y, w, h)


def innovate_button(component: int) -> Box:
    """Where a stack's Innovate stands."""
    x, y, w, h = INNOVATE
    return Box(STACKS[component].x + x, STACKS[component].y + y, w, h)
