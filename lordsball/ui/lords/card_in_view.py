"""A card you consider but have not chosen yet: its options, and why one is closed, as if you had chosen it."""

from __future__ import annotations

from lordsball.engine.procedure import Action
from lordsball.games.lords.cards import HOT_STOVE_OPTIONS, SPRING_OPTIONS
from lordsball.games.lords.carrying_out import DrawForTrade
from lordsball.games.lords.hot_stove import HotStoveActions
from lordsball.games.lords.spring import SpringActions
from lordsball.games.lords.state import Lords
from lordsball.ui.lords.view_model import ViewModel

CARD_ASKS = ("spring_card", "hot_stove_card")
OPTION_ASKS = ("spring_option", "hot_stove_option")

CARD_PLAYED = "winter card"
"""The name in `ViewModel.motion` of a Hot Stove card that has just been played, and its option."""


def card_action(card: str) -> Action:
    """The action that chooses a card."""
    return Action("card", (card,))


def considered_card(model: ViewModel, view: Lords) -> str:
    """The card whose options are looked at: the chosen one, else the first of the hand; "" where none is asked for."""
    decision = view.decision
    if decision is None:
        return ""
    if decision.ask in OPTION_ASKS:
        top = view.stack[-1]
        return top.card if isinstance(top, SpringActions | HotStoveActions) else ""
    if decision.ask not in CARD_ASKS:
        return ""
    cards = [str(action.args[0]) for action in decision.options if action.verb == "card"]
    chosen = str(model.chosen.args[0]) if model.chosen is not None and model.chosen.verb == "card" else ""
    return chosen if chosen in cards else cards[0]


def winter_card(model: ViewModel) -> tuple[str, int | None]:
    """The Hot Stove card that is considered or played, "" for none, and which of its options is weighed or carried
    out."""
    view, asked = model.view, model.asked
    card = considered_card(model, view) if view is not None and asked is not None and asked.ours else ""
    drawn = model.shown.t.stack[-1] if model.shown.t.stack else None
    if isinstance(drawn, DrawForTrade):
        return drawn.card, SPRING_OPTIONS.index("trade")
    if card in model.shown.t.cards.hot_stove:
        verb = model.considered.verb if model.considered is not None else ""
        return card, HOT_STOVE_OPTIONS.index(verb) if verb in HOT_STOVE_OPTIONS else None
    errand, used = model.shown.errand, model.shown.t.hot_stove_used
    if errand is not None and used:
        return used[-1], HOT_STOVE_OPTIONS.index(errand.kind)
    played: tuple[str, int | None] = model.motion.get(CARD_PLAYED, ("", None))
    return played


def as_if(view: Lords, card: str) -> Lords:
    """The view with this card chosen: its decision is about the card's options, and it can say why one is closed."""
    if view.decision is None or view.decision.ask not in CARD_ASKS:
        return view
    new = view.copy()
    new.masked = False
    new.apply(card_action(card))
    new.masked = True
    return new
