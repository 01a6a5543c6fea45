"""A computer player: it counts the pitches it has not seen, and mixes strikes with balls."""

from __future__ import annotations

from typing import Any

from lordsball.ai.player import Level, Look
from lordsball.ai.random_player import RandomPlayer
from lordsball.engine.chance import Chance
from lordsball.engine.procedure import Action, Decision

from .rules import AS_IT_IS, SWING, TAKE, Derby

WAYS = {total: 6 - abs(total - 7) for total in range(2, 13)}
"""Of the 36 throws of two dice, how many make each total."""


class Regular:
    """Swings where more unseen pitches can be hit than not, and never wastes a card."""

    def __init__(self, seed: int) -> None:
        self._chance = Chance(seed)

    def choose(self, decision: Decision, look: Look) -> Action:
        """One of the decision's options."""
        view: Derby = look()
        if decision.ask == "throw":
            return self._throw(decision, view)
        if decision.ask == "swing_or_take":
            return SWING if self._good(view) else TAKE
        return min(decision.options, key=lambda action: self._after(view, action))

    def _throw(self, decision: Decision, view: Derby) -> Action:
        """A ball two times of three, the hardest there is; else the best strike."""
        wants_ball = self._chance.below(3) < 2
        cards = {view.card(str(action.args[0])): action for action in decision.options}
        return cards[max(cards, key=lambda card: (card.strike != wants_ball, card.pitch, card.id))]

    def _good(self, view: Derby) -> bool:
        """Hits among the unseen pitches, thrown by all dice, against what a taken strike costs."""
        hand, unseen = view.batters[view.up].hand, view.pool("cards", None)
        best = max((view.card(id).bat for id in hand), default=0)
        for id in (*view.used, *hand):
            unseen.remove(id)
        homers = sum(n for id in unseen for total, n in WAYS.items() if total + best > view.card(id).pitch)
        strikes = sum(36 for id in unseen if view.card(id).strike)
        return homers > strikes or self._chance.below(4) == 0

    @staticmethod
    def _after(view: Derby, action: Action) -> tuple[int, int]:
        """First the best outcome, then the smallest card that brings it."""
        bat = view.card(str(action.args[0])).bat if action != AS_IT_IS else 0
        over = view.swing() + bat - view.card(view.pitch).pitch
        outcome = 0 if over >= view.rules.moon_shot else 1 if over > 0 else 2 if over == 0 else 3
        return outcome, bat

    def reason(self, view: Any, action: Action) -> str:
        return {"swing": "That one looked fat.", "take": "Low and away, I say."}.get(action.verb, "")


LEVELS = {
    "random": Level("Random", "Does anything, at random.", RandomPlayer),
    "regular": Level("Regular", "Counts the pitches it has not seen.", Regular),
}
