"""What somebody who touches a place wants to do there: the rules say why it cannot be done now."""

from __future__ import annotations

from lordsball.engine.procedure import Action
from lordsball.engine.secrets import HIDDEN
from lordsball.games.phrasing import capital
from lordsball.games.wild_cards.names import AT_BAT, MOUND, OUTFIELD, SPECIAL, ZONE_WORDS
from lordsball.games.wild_cards.state import WildCards
from lordsball.ui.wild_cards.offers.choosing import WhyNot, waits
from lordsball.ui.wild_cards.table_layout import card_in, zone_seat
from lordsball.ui.wild_cards.view_model import ViewModel

_FACE_DOWN = "That card lies face down."
_NOT_NOW = "That card cannot be played now. Hold P to look at the hand."
_THEIRS = "Those cards are the other coach's: nobody else may look at them."


def why_not_there(model: ViewModel, view: WildCards, spot: str, why_not: WhyNot) -> str:
    """Why a place cannot be chosen now, in a sentence. Nothing in it depends on a card this screen must not show."""
    if view.decision is None:
        return "The game is over."
    kind = spot.partition(":")[0]
    if kind == "theirs":
        return _THEIRS
    if not model.ours:
        return waits(view)
    card = card_in(model, spot)
    match kind:
        case "hand":
            return _hand(model, view, card, why_not)
        case "mound" | "at_bat" | "outfield":
            return _zone(model, view, kind, card, why_not)
        case "special":
            return _special(model, view, card, why_not)
        case "their_special":
            return _their_special(view, card, why_not)
        case "team":
            return _use(view, card, why_not)
        case "their_team":
            return "That Team card is the other coach's."
        case "weather":
            return _use(view, card, why_not) if card and view.weather_owner == model.me else _weather(card)
        case "deck":
            return why_not(Action("draw")) or waits(view)
        case "base":
            return _base(view, spot, card, why_not)
    return waits(view)


def _hand(model: ViewModel, view: WildCards, card: str, why_not: WhyNot) -> str:
    if card == HIDDEN:
        return _NOT_NOW
    assert view.decision is not None
    if view.decision.ask == "place":
        zone = MOUND if view.decision.seat != view.batting else AT_BAT
        wanted = zone if view.cards.card[card].player else SPECIAL
        return why_not(Action("place", (card, wanted))) or waits(view)
    if view.cards.card[card].player:
        return why_not(Action("place", (card, AT_BAT))) or waits(view)
    return why_not(Action("play", (card,))) or waits(view)


def _zone(model: ViewModel, view: WildCards, zone: str, card: str, why_not: WhyNot) -> str:
    if not card:
        if model.is_asked("place") and zone_seat(view, zone) == model.me:
            return "Pick a card from your hand first."
        return f"{capital(ZONE_WORDS[zone])} is empty."
    if model.is_asked("trash") and zone != AT_BAT:
        return why_not(Action("trash", (zone,))) or waits(view)
    if model.is_asked("keep") and zone_seat(view, zone) == model.me:
        return why_not(Action("keep", (zone,))) or waits(view)
    if card == HIDDEN or view.zone_of(zone_seat(view, zone), card) != zone:
        return _FACE_DOWN
    if zone == OUTFIELD and model.is_asked("catch_or_run"):
        return why_not(Action("catch")) or waits(view)
    return _use(view, card, why_not)


def _special(model: ViewModel, view: WildCards, card: str, why_not: WhyNot) -> str:
    if not card:
        return "The Special zone is empty." if not model.is_asked("place") else "Pick a Special from your hand first."
    if model.is_asked("keep"):
        return why_not(Action("keep", (SPECIAL,))) or waits(view)
    if view.coaches[model.me].special_down:
        return why_not(Action("turn_up")) or waits(view) if card != HIDDEN else _NOT_NOW
    return _use(view, card, why_not)


def _their_special(view: WildCards, card: str, why_not: WhyNot) -> str:
    if not card:
        return "The other coach's Special zone is empty."
    if card == HIDDEN:
        return _FACE_DOWN
    return why_not(Action("use", (card, 0))) or waits(view)


def _use(view: WildCards, card: str, why_not: WhyNot) -> str:
    known = view.cards.card[card]
    if not known.uses:
        text = known.abilities[0].text if known.abilities else ""
        return f"{known.short} needs no button: {text}" if text else f"{known.short} has no ability."
    return why_not(Action("use", (card, known.uses[0]))) or waits(view)


def _weather(card: str) -> str:
    return "That Weather is the other coach's." if card else "There is no Weather."


def _base(view: WildCards, spot: str, card: str, why_not: WhyNot) -> str:
    base = int(spot[5:])
    decision = view.decision
    if decision is not None and decision.ask == "run" and decision.options:
        return why_not(Action("move", (decision.options[0].args[0], base))) or waits(view)
    if card and view.cards.card[card].uses:
        return _use(view, card, why_not)
    return why_not(Action("move", (card or "?", base))) or waits(view)
