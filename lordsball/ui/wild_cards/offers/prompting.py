"""What the prompt bar's two buttons do at each decision."""

from __future__ import annotations

from lordsball.engine.procedure import Action
from lordsball.games.wild_cards.names import AT_BAT, MOUND, OUTFIELD, SPECIAL
from lordsball.games.wild_cards.state import WildCards
from lordsball.games.wild_cards.turn import open_zones
from lordsball.ui.table.board import Choice
from lordsball.ui.wild_cards.offers.choosing import words_of
from lordsball.ui.wild_cards.sight import Sight

_LAST = ("pass", "clean_up", "draw", "done")
"""What ends a row of choices: it is the gold one."""
_TO_ZONE = {MOUND: "To the Mound", OUTFIELD: "To the Outfield", AT_BAT: "To bat", SPECIAL: "As a Special"}
_TO_BASE = ("", "To first base", "To second base", "To third base", "Home")
_PAIRS = ("choose_side", "run_or_ball", "catch_or_run")


def prompt(sight: Sight, view: WildCards) -> tuple[Choice | None, Choice | None]:
    """The gold button, which is also what Space does, and the one beside it. None where a card has to be chosen."""
    decision = view.decision
    if decision is None or not decision.options:
        return None, None
    options = decision.options
    if decision.ask in _PAIRS:
        return _choice(options[0], view), _choice(options[1], view)
    if decision.ask == "pay":
        # The first is what would be taken by itself.
        return _choice(options[0], view), None
    if decision.ask == "run":
        return _runners(view, options)
    if decision.ask == "place":
        return _place(sight, view, decision.seat, options), None
    ends = next((option for option in options if option.verb in _LAST), None)
    if ends is not None:
        return _choice(ends, view), None
    return (_choice(options[0], view), None) if len(options) == 1 else (None, None)


def _place(sight: Sight, view: WildCards, seat: int, options: tuple[Action, ...]) -> Choice | None:
    """The first zone for the chosen card; nothing before one is chosen, unless only one thing can be done."""
    if sight.chosen.startswith("hand:"):
        card = view.coaches[seat].hand[int(sight.chosen[5:])]
        first = next((option for option in options if option.args[:1] == (card,)), None)
        return _choice(first, view) if first is not None else None
    done = next((option for option in options if option.verb == "done"), None)
    return _choice(done, view) if done is not None else None


def _runners(view: WildCards, options: tuple[Action, ...]) -> tuple[Choice | None, Choice | None]:
    """As far as it goes, for this runner and all behind."""
    first = options[0]
    waiting = view.stack[-1].waiting(view)  # type: ignore[attr-defined]  # only RunTheBases asks this
    everyone = Choice(first, "Send everyone") if len(waiting) > 1 else _choice(first, view)
    return everyone, None


def _choice(action: Action, view: WildCards) -> Choice:
    """The bar's buttons are narrow, and names of cards are long: the question and the plates name the card."""
    match action:
        case Action("place", (_, str(zone))):
            return Choice(action, _TO_ZONE[zone])
        case Action("move", (_, int(base))):
            return Choice(action, _TO_BASE[base])
        case Action("pay", _):
            return Choice(action, "Pay as usual")
        case Action("choose", _):
            return Choice(action, "Choose it")
        case Action("done", ()) if view.decision is not None:
            empty = any(zone != SPECIAL for zone in open_zones(view, view.decision.seat))
            return Choice(action, "Draw a Player" if empty else "Done placing")
        case Action("clean_up", ()) if view.decision is not None and view.decision.ask == "trash":
            return Choice(action, "Trash no more")
    return Choice(action, words_of(action, view))
