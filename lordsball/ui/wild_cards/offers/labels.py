"""What the buttons say: in words short enough for them, and with what comes of it."""

from __future__ import annotations

from lordsball.engine.procedure import Action
from lordsball.games.wild_cards import totals
from lordsball.games.wild_cards.names import AT_BAT, MOUND, OUTFIELD, SPECIAL
from lordsball.games.wild_cards.state import WildCards
from lordsball.games.wild_cards.turn import open_zones
from lordsball.games.wild_cards.words import WildWords
from lordsball.ui.wild_cards.offers.foreseen import foreseen

_WORDS = WildWords()
_TO_ZONE = {MOUND: "To the Mound", OUTFIELD: "To the Outfield", AT_BAT: "To bat", SPECIAL: "As a Special"}
_TO_BASE = ("", "To first base", "To second base", "To third base", "Home")


def button_words(view: WildCards, action: Action) -> str:
    """The bar's buttons are narrow, and names of cards are long: the question and the plates name the card.

    :param view: made for the seat that decides.
    """
    decision = view.decision
    match action:
        case Action("place", (_, str(zone))):
            return _TO_ZONE[zone]
        case Action("move", (_, int(base))):
            return _TO_BASE[base]
        case Action("pay", _):
            return "Pay as usual"
        case Action("choose", _):
            return "Choose it"
        case Action("pass", ()) if view.roll and decision is not None:
            return _lock(view, decision.seat)
        case Action("done", ()) if decision is not None:
            return "Draw a Player" if any(zone != SPECIAL for zone in open_zones(view, decision.seat)) else "Done"
    return _WORDS.action(action, view)


def _lock(view: WildCards, seat: int) -> str:
    """An own roll is locked; one of the other coach stands."""
    falls = foreseen(view, Action("pass"))
    if totals.roller(view, view.roll) == seat:
        return f"Lock {falls}"
    return f"Let it be: {falls.partition(': ')[2]}"


def tick_words(view: WildCards, action: Action) -> str:
    """What was done by itself."""
    if action.verb == "pass" and not view.roll:
        return "Nothing to use"
    if action.verb == "move":
        return "Everybody runs"
    return button_words(view, action)
