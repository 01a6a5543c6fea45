"""The player who does anything: the yardstick for all others, and the fastest one to try cards out with."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lordsball.engine.chance import Chance
from lordsball.engine.procedure import Action, Decision

WORD, ENOUGH = 1 << 62, 1 << 40
"""How much luck is drawn at a time, and what must be left of it so that every option stays equally likely."""


class RandomPlayer:
    """Every option is equally likely. Plays any game."""

    def __init__(self, seed: int) -> None:
        self._below = Chance(seed).below
        self._luck = 0

    def choose(self, decision: Decision, look: Callable[[], Any]) -> Action:
        """One of the options."""
        options = decision.options
        if self._luck < ENOUGH:  # a word of luck is good for several choices
            self._luck = self._below(WORD)
        self._luck, chosen = divmod(self._luck, len(options))
        return options[chosen]

    def reason(self, view: Any, action: Action) -> str:
        """A whim, unless there was nothing to choose."""
        return "" if len(view.decision.options) == 1 else "No reason at all."
