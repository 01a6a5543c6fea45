"""The good choice and another one side by side, in the coach's figures: nothing in a lesson is counted by hand."""

from __future__ import annotations

from typing import NamedTuple

from lordsball.ai.advice import Figure, advise
from lordsball.engine.procedure import Action
from lordsball.match.match import Match


class Compared(NamedTuple):
    """Two choices at one decision."""

    unit: str
    """What the figures are, such as runs still to come."""
    good: Figure
    chosen: Figure
    less_is_better: bool
    reason: str
    """Why the coach would do the good one; "" where the coach would do another."""

    @property
    def agrees(self) -> bool:
        """Does the good choice count for at least as much as the other?"""
        lead = self.good.value - self.chosen.value
        return lead <= 0 if self.less_is_better else lead >= 0

    @property
    def shares(self) -> tuple[float, float]:
        """How long the two bars are, the longer one 1. Where a figure is below zero, the lower one is a stump."""
        values = self.good.value, self.chosen.value
        least, most = min(0.0, *values), max(0.0, *values)
        long = most - least or 1.0
        first, second = (max(0.04, (value - least) / long) for value in values)
        return first, second


def compare(match: Match, good: Action, chosen: Action) -> Compared | None:
    """What the coach makes of both at the present decision; None where it counts one of them not at all."""
    decision = match.decision
    if decision is None:
        return None
    advice = advise(match.game.key, match.view(decision.seat), decision, match.seed)
    if advice is None:
        return None
    by_action = {figure.action: figure for figure in advice.figures}
    if good not in by_action or chosen not in by_action:
        return None
    reason = advice.reason if advice.action == good else ""
    return Compared(advice.unit, by_action[good], by_action[chosen], advice.less_is_better, reason)


def best_of_the_rest(match: Match, good: Action) -> Action | None:
    """The best of the other options in the coach's figures; None where there is nothing to compare."""
    decision = match.decision
    advice = None if decision is None else advise(match.game.key, match.view(decision.seat), decision, match.seed)
    if advice is None:
        return None
    return next((figure.action for figure in advice.figures if figure.action != good), None)
