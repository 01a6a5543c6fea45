"""What a lesson asks of the table it is played at: to let it play along, and to hear each choice first."""

from __future__ import annotations

from typing import Protocol

from lordsball.engine.procedure import Action
from lordsball.ui.table.opponents import Answer


class Script(Protocol):
    """Plays for every seat whatever comes by itself, where a table else has computer players."""

    @property
    def to_act(self) -> bool:
        """Does the next move come by itself?"""

    def answer(self, patience: float = 0.0) -> Answer | None:
        """That move; None where a person has to do something first."""

    def takes(self, action: Action) -> bool:
        """A person has chosen. True: it is not carried out, but spoken about."""

    def back(self) -> None:
        """A person wants to take something back."""

    def leave(self) -> None:
        """A person wants to go."""

    def close(self) -> None:
        """The table is gone."""
