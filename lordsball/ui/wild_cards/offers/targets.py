"""Which places on the table stand for which options of the present decision."""

from __future__ import annotations

from lordsball.engine.procedure import Action
from lordsball.games.wild_cards.idle import idle, spent
from lordsball.games.wild_cards.names import AT_BAT, MOUND, OUTFIELD, PLACES, SPECIAL
from lordsball.games.wild_cards.state import WildCards
from lordsball.ui.wild_cards.offers.spots import own, spot_of_card
from lordsball.ui.wild_cards.sight import Sight

_ROLLERS = {"pitch": MOUND, "swing": AT_BAT}
Targets = dict[str, list[Action]]


def targets(sight: Sight, view: WildCards) -> Targets:
    """For each place by name the options it stands for. `view` is made for the seat that decides."""
    found: Targets = {}
    decision = view.decision
    if decision is None:
        return found
    for option in decision.options:
        for spot in _spots(sight, view, decision.seat, decision.ask, option):
            found.setdefault(spot, []).append(option)
    return found


def _spots(sight: Sight, view: WildCards, seat: int, ask: str, option: Action) -> list[str]:
    match option:
        case Action("place", (str(card), str(zone))):
            lying = _in_hand(view, seat, card)
            return [lying, _zone(sight, seat, zone)] if sight.chosen == lying else [lying]
        case Action("play" | "discard", (str(card),)):
            return [_in_hand(view, seat, card)]
        case Action("choose", (str(card),)) if card in view.coaches[seat].hand:
            return [_in_hand(view, seat, card)]
        case Action("use", (str(card), _)):
            return [spot_of_card(sight, seat, card)]
        case Action("turn_up", ()):
            return [own(sight, seat, SPECIAL)]
        case Action("keep" | "let_go", (str(zone),)):
            return [_zone(sight, seat, zone)]
        case Action("trash", (str(zone),)):
            return [_zone(sight, 1 - view.batting, zone)]
        case Action("move", (str(card), int(base))):
            return [f"base:{base}"]
        case Action("roll", ()):
            return [_ROLLERS[ask]]
        case Action("run" | "ball", ()):
            return []
        case Action("catch", ()):
            return [OUTFIELD]
        case Action("pay", (str(card),)):
            return [spot_of_card(sight, seat, card)]
        case Action("shuffle", ()):
            return [own(sight, seat, "deck")]
    return []


def does_something(view: WildCards, option: Action) -> bool:
    """Is there anything in it for the coach who decides? What costs something for nothing is open, but never lit."""
    match option:
        case Action("place", (str(card), _)):
            return not idle(view.cards.card[card], view.decision is not None and view.decision.seat == view.batting)
        case Action("keep", (str(zone),)):
            return view.decision is None or not spent(view, view.decision.seat, zone)
        case Action("trash", (str(zone),)):
            return not spent(view, view.pitching, zone)
    return True


def _in_hand(view: WildCards, seat: int, card: str) -> str:
    return f"hand:{view.coaches[seat].hand.index(card)}"


def _zone(sight: Sight, seat: int, zone: str) -> str:
    return own(sight, seat, zone) if zone == SPECIAL else zone


def base_of(view: WildCards, card: str) -> int:
    """Where a runner stands: 1 to 3, 0 for the Batter."""
    coach = view.coaches[view.batting]
    return next((base for base, place in enumerate(PLACES, 1) if getattr(coach, place) == card), 0)
