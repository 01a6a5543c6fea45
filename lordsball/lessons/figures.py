"""The good choice and another one side by side, in the coach's figures: nothing in a lesson is counted by hand."""

from __future__ import annotations

import json
from typing import NamedTuple

from lordsball.ai.advice import Advice, Figure, advise
from lordsball.engine.procedure import Action
from lordsball.match.match import Match

KEPT = 64
"""Advice that is remembered, for decisions that are met again when a step is repeated."""
_known: dict[tuple[str, ...], Advice] = {}


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


class Weighing:
    """The coach's figures for the options of the present decision.

    `count` has them at once. At a table the `job` is thought about beside the window, and `know` hears what it came to.
    """

    def __init__(self, match: Match) -> None:
        decision = match.decision
        assert decision is not None, "there is nothing to weigh where nothing is asked"
        self.job = (match.game.key, match.view(decision.seat), decision, match.seed, decision.options)
        """What `lordsball.ai.advice.advise` takes, and the kind of job called "advice" too."""
        setup = json.dumps([match.game.key, match.seed, match.options], sort_keys=True)
        self._key = (match.cards.fingerprint, setup, *match.record())
        self._advice = _known.get(self._key)
        self.done = self._advice is not None
        """Is it known what the coach makes of them?"""

    def count(self) -> Weighing:
        """Work it out here and now."""
        if not self.done:
            self.know(advise(*self.job))
        return self

    def know(self, advice: Advice | None) -> None:
        """What the job has come to."""
        self._advice, self.done = advice, True
        if advice is not None:
            while len(_known) >= KEPT:
                _known.pop(next(iter(_known)))
            _known[self._key] = advice

    def compare(self, good: Action, chosen: Action) -> Compared | None:
        """What the coach makes of both; None where it counts one of them not at all, or has not finished."""
        advice = self._advice
        if advice is None:
            return None
        by_action = {figure.action: figure for figure in advice.figures}
        if good not in by_action or chosen not in by_action:
            return None
        reason = advice.reason if advice.action == good else ""
        return Compared(advice.unit, by_action[good], by_action[chosen], advice.less_is_better, reason)

    def best_of_the_rest(self, good: Action) -> Action | None:
        """The best of the other options in the coach's figures; None where there is nothing to compare.

        What reads the same comes to the same in another order: then another way to fill the same place tells more.
        """
        advice = self._advice
        figures = () if advice is None else advice.figures
        rest = [figure for figure in figures if figure.action != good]
        if not rest:
            return None
        best, place = rest[0], (good.verb, good.args[1:])
        if any(figure.action == good and figure.text == best.text for figure in figures):
            best = next((each for each in rest if (each.action.verb, each.action.args[1:]) == place), best)
        return best.action
