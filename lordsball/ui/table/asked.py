"""What a board knows about the open question and about the person before the screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple


class Asked(NamedTuple):
    """The present decision: whose, which, and whether the person before the screen may answer it."""

    seat: int
    ask: str
    ours: bool


class PersonAsked:
    """What every table's view model says of the person before the screen, from its own `asked` and `settings`."""

    asked: Asked | None
    settings: Callable[[], Any]

    @property
    def ours(self) -> bool:
        """May the person before the screen decide now?"""
        return self.asked is not None and self.asked.ours

    @property
    def reduced(self) -> bool:
        """Motion is to be reduced."""
        return bool(getattr(self.settings(), "reduced_motion", False))
