"""Which options have their price, so that they are not gold: see `lordsball.ui.table.gold`."""

from __future__ import annotations

from lordsball.engine.procedure import Action
from lordsball.games.wild_cards.idle import idle, spent
from lordsball.games.wild_cards.state import WildCards


def costs(view: WildCards, action: Action) -> bool:
    """Does an option spend, risk or give away something that this coach could have?

    To pass never does, and a roll has to be made. Of two ways to go on, as between a run that may be caught and a Ball
    that gives a Hit away, each has its price. To clean up gives away every card that could be kept.

    :param view: made for the seat that decides.
    """
    decision = view.decision
    assert decision is not None
    match decision.ask:
        case "run_or_ball" | "catch_or_run":
            return True
        case "keep":
            zones = [str(option.args[0]) for option in decision.options if option.verb == "keep"]
            return any(not spent(view, decision.seat, zone) for zone in zones)
        case "place" if action.verb == "place":
            return idle(view.cards.card[str(action.args[0])], decision.seat == view.batting)
    return False
