"""A choice with its reason, and how to take the best of several."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from lordsball.engine.procedure import Action


class Choice(NamedTuple):
    """An action, what it is worth in Victory Points against doing nothing, and why in a few words."""

    action: Action
    worth: float
    why: str = ""


def best(choices: Iterable[Choice]) -> Choice:
    """The one that is worth most; the first of those that are worth the same."""
    return max(choices, key=lambda choice: choice.worth)
