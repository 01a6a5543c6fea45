"""Where things lie in a winter, and what is on the screen but not on the table: whose club, what beside the park."""

from __future__ import annotations

from lordsball.games.lords.carrying_out import CarryOut
from lordsball.games.lords.state import Lords
from lordsball.ui.kit.widgets.widget import Box
from lordsball.ui.lords.card_in_view import CARD_ASKS, OPTION_ASKS
from lordsball.ui.lords.pieces.stack_card import BUILD, INNOVATE, SIZE
from lordsball.ui.lords.table_layout import HAND, STAGE
from lordsball.ui.lords.under_way import MANAGER, STADIUM
from lordsball.ui.lords.view_model import ViewModel

PARK = Box(STAGE.x + 10, STAGE.y + 62, 352, 322)
HEADER = Box(STAGE.x + 10, STAGE.y + 7, 352, 50)
"""Over the park; with the stacks beside it, over both: see `WIDE_HEADER`."""
WIDE_HEADER = Box(STAGE.x + 10, STAGE.y + 7, 600, 50)
SIDE = Box(STAGE.right - 248, STAGE.y + 8, 238, 376)
"""Beside the park: the options of a question, a Manager's dice, the news."""
UNDER_PLATES = Box(SIDE.x, SIDE.y + 200, SIDE.w, 176)
"""Below the two or three answers to what an event asks."""
STACKS_AT = tuple(Box(STAGE.right - 244 + n % 2 * 120, STAGE.y + 61 + n // 2 * 163, *SIZE) for n in range(4))
HIRING_AT = Box(SIDE.x, SIDE.y, SIDE.w, 314)
REROLL_AT = Box(SIDE.x, SIDE.bottom - 54, SIDE.w, 54)
CLIPPINGS = (Box(STAGE.x + 16, STAGE.y + 8, 280, 372), Box(STAGE.right - 296, STAGE.y + 8, 280, 372))
"""The two pieces of news of which one comes to pass."""
ONE_CLIPPING = Box(STAGE.right - 306, STAGE.y + 8, 280, 372)
EVENT_CARD = Box(STAGE.x + 28, STAGE.y + 22, 248, 346)
"""Beside a single piece of news: the card that brings it."""
DIE_AT = (PARK.cx, PARK.y + 96)
REPAY = Box(HAND.right - 168, HAND.y + 50, 158, 36)
TURNS = Box(HAND.right - 168, HAND.y + 94, 158, 24)


def build_button(component: int) -> Box:
    """Where a stack's Build stands."""
    x, y, w, h = BUILD
    return Box(STACKS_AT[component].x + x, STACKS_AT[component].y + y, w, h)


def innovate_button(component: int) -> Box:
    """Where a stack's Innovate stands."""
    x, y, w, h = INNOVATE
    return Box(STACKS_AT[component].x + x, STACKS_AT[component].y + y, w, h)


SEAT, NEWS, DICE, EFFECT_DIE, TILE, CUBES = (
    "winter seat", "winter news", "winter dice", "winter die", "winter tile", "winter cubes"
)
"""Names in `ViewModel.motion`: whose club is shown while things are played; an event that is read; two dice, or one,
with their progress; a tile on its way; cubes of the mat on theirs."""
EVENT, CLIPPING, PLATES, HIRING, STACKS, NEWS_LIST = (
    "event", "clipping", "plates", "hiring", "stacks", "news"
)
"""What can lie on the stage: the news to choose from, or beside the park one of the others."""
PLATED = ("executive", "offered_trade", "drawn_trade", "choose_effect")
BY_EVENT = ("offered_trade", "drawn_trade", "choose_effect")
"""Of these, what the winter's event asks of each club."""
BUILDING = ("stadium_action", "space", "innovate")


def seat_shown(model: ViewModel) -> int:
    """Whose club lies on the table: that of whom something is told, else that of who decides, or has just decided."""
    if model.asked is not None:
        return model.asked.seat
    decided = model.shown.t.decision
    seat: int = model.motion.get(SEAT, decided.seat if decided is not None else model.attending)
    return seat


def event_cards(model: ViewModel) -> tuple[str, ...]:
    """The cards of the winter's event, as long as they lie on the table."""
    told: str = model.motion.get(NEWS, "")
    return (told,) if told else tuple(model.shown.t.event_cards)


def beside_park(model: ViewModel) -> str:
    """What lies on the stage now."""
    if event_cards(model):
        return EVENT
    asked, errand = model.asked, model.shown.errand
    if asked is not None and asked.ours:
        if asked.ask in BUILDING:
            return STACKS
        if asked.ask == "manager":
            return HIRING
        if asked.ask == "media_support":
            return CLIPPING
        if asked.ask in (*PLATED, *CARD_ASKS, *OPTION_ASKS):
            return PLATES
    if errand is not None and errand.kind == MANAGER:
        return HIRING
    if errand is not None and errand.kind == STADIUM and model.seats[errand.seat].human:
        return STACKS
    return NEWS_LIST


def winters_event(t: Lords) -> str:
    """The card of the event that happened, "" where other cards cover it already.

    Until the first card is played it is the last that was discarded.
    """
    running = next((p for p in t.stack if isinstance(p, CarryOut) and p.script.endswith(".event")), None)
    if running is not None:
        return running.script.removesuffix(".event")
    return t.hot_stove_used[-1] if t.hot_stove_used else ""
