"""What of a winter is on the screen but not on the table: whose club is looked at, what lies beside the park."""

from __future__ import annotations

from lordsball.games.lords.carrying_out import CarryOut
from lordsball.games.lords.state import Lords
from lordsball.ui.lords.considering import CARD_ASKS, OPTION_ASKS
from lordsball.ui.lords.sight import Sight
from lordsball.ui.lords.under_way import MANAGER, STADIUM

SEAT, NEWS, DICE, EFFECT_DIE, TILE, CUBES = (
    "winter seat", "winter news", "winter dice", "winter die", "winter tile", "winter cubes"
)
"""Names in `Sight.motion`: whose club is shown while things are played; an event that is read; two dice, or one, with
their progress; a tile on its way; cubes of the mat on theirs."""
EVENT, CLIPPING, PLATES, HIRING, STACKS, NEWS_LIST = (
    "event", "clipping", "plates", "hiring", "stacks", "news"
)
"""What can lie on the stage: the news to choose from, or beside the park one of the others."""
PLATED = ("executive", "offered_trade", "drawn_trade", "choose_effect")
BY_EVENT = ("offered_trade", "drawn_trade", "choose_effect")
"""Of these, what the winter's event asks of each club."""
BUILDING = ("stadium_action", "space", "innovate")


def seat_shown(sight: Sight) -> int:
    """Whose club lies on the table: that of whom something is told, else that of who decides, or has just decided."""
    if sight.asked is not None:
        return sight.asked.seat
    decided = sight.shown.t.decision
    seat: int = sight.motion.get(SEAT, decided.seat if decided is not None else sight.attending)
    return seat


def event_cards(sight: Sight) -> tuple[str, ...]:
    """The cards of the winter's event, as long as they lie on the table."""
    told: str = sight.motion.get(NEWS, "")
    return (told,) if told else tuple(sight.shown.t.event_cards)


def beside_park(sight: Sight) -> str:
    """What lies on the stage now."""
    if event_cards(sight):
        return EVENT
    asked, errand = sight.asked, sight.shown.errand
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
    if errand is not None and errand.kind == STADIUM and sight.seats[errand.seat].human:
        return STACKS
    return NEWS_LIST


def winters_event(t: Lords) -> str:
    """The card of the event that has come to pass, "" where other cards lie on it already.

    Until the first card is played it is the last that was discarded.
    """
    running = next((p for p in t.stack if isinstance(p, CarryOut) and p.script.endswith(".event")), None)
    if running is not None:
        return running.script.removesuffix(".event")
    return t.hot_stove_used[-1] if t.hot_stove_used else ""
