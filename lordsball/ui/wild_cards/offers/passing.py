"""Questions that are answered by themselves: see `lordsball.ai.wild_cards.passing` for which; and dice that roll on."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from lordsball.ai.wild_cards.passing import passed
from lordsball.engine.procedure import Action
from lordsball.games.wild_cards import events as told
from lordsball.games.wild_cards.names import AT_BAT, BAT, PITCH
from lordsball.games.wild_cards.state import WildCards
from lordsball.ui.wild_cards.view_model import ViewModel

_ROLLED = {"pitch": PITCH, "swing": BAT}


def answered_beforehand(model: ViewModel, view: WildCards, past: Iterable[Any]) -> Action | None:
    """What the present question is answered with where nobody has to be asked.

    Who has sent everyone is not asked for each runner, and who has rolled once for a Batter rolls on.

    :param past: everything that has been told.
    """
    decision = view.decision
    follows, model.moved_on = model.sent and model.moved_on, False
    model.sent = decision is not None and decision.ask == "run" and model.ours
    if decision is None or not model.ours:
        return None
    if model.sent and follows:
        return decision.options[0]
    if decision.ask in _ROLLED:
        goes_on = not view.always_ask and _has_rolled(past, _ROLLED[decision.ask])
        return decision.options[0] if goes_on else None
    return passed(view, model.watched)


def _has_rolled(past: Iterable[Any], roll: str) -> bool:
    """Has this roll been made since the Batter came up?"""
    for event in reversed(list(past)):
        if isinstance(event, told.Revealed) and event.zone == AT_BAT:
            return False
        if isinstance(event, told.Rolled) and event.roll == roll and event.why == "roll":
            return True
    return False
