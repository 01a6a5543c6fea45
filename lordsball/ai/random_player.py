"""The player who does anything: the yardstick for all others, and the fastest one to try cards out with."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lordsball.engine.chance import Chance
from lordsball.engine.procedure import Action, Decision


class RandomPlayer:
    """Every option is equally likely. Plays any game."""

    def __init__(self, seed: int) -> None:
        self._below = Chance(seed).below

    def choose(self, decision: Decision, look: Callable[[], Any]) -> Action:
        """One of the options."""
        options = decision.options
        return options[self._below(len(options))]

    def reason(self, view: Any, action: Action) -> str:
        """A whim, unless there was nothing to choose."""
        return "" if len(view.decision.options) == 1 else "No reason at all."
