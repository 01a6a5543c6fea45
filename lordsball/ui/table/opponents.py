"""The computer players of one match: what they choose, from what their seat may see. They think beside the window."""

from __future__ import annotations

from typing import NamedTuple

from lordsball.engine.procedure import Action
from lordsball.match.match import Match
from lordsball.thinking.choosing import luck
from lordsball.thinking.thinker import Thinker, Thought


class Answer(NamedTuple):
    """A choice, the moment it was made for (`Match.ticket`), and a few words why; "" where there is nothing to say."""

    ticket: int
    action: Action
    reason: str


class Opponents:
    """Asks the thinker for each seat that no person sits on; each has its own chance, apart from the game's.

    A long thought never holds up the screen, and one that the match has overtaken is dropped.
    """

    def __init__(self, match: Match, thinker: Thinker) -> None:
        self.match, self.thinker = match, thinker
        self.levels = {number: seat.player for number, seat in enumerate(match.seats) if not seat.human}
        """The level of each seat that a computer player has."""
        self._asked = 0
        """Ticket of the decision that was put to a player last."""
        self._thought: Thought | None = None
        if self.levels:
            levels = tuple(dict.fromkeys(self.levels.values()))
            thinker.ask("prepare", match.game.key, levels, match.view(None))

    @property
    def to_act(self) -> bool:
        """Is it a computer player's turn?"""
        decision = self.match.decision
        return decision is not None and decision.seat in self.levels

    def answer(self, patience: float = 0.0) -> Answer | None:
        """The answer to the present decision; None while it is being thought about, or where a person decides.

        A decision is thought about once, however often this is called; the same answer stays until the match moves on.
        An error of a player is raised here.

        :param patience: seconds to wait for an answer that has only just been asked for.
        """
        if self._asked != self.match.ticket:
            self.close()
            if not self.to_act:
                return None
            self._ask()
        else:
            patience = 0.0
        thought = self._thought
        if thought is None:
            return None
        self.thinker.listen(patience, thought)
        return Answer(self._asked, *thought.value) if thought.done else None

    def close(self) -> None:
        """Stop asking anybody."""
        self.thinker.drop(self._thought)
        self._thought = None

    def _ask(self) -> None:
        match, decision = self.match, self.match.decision
        assert decision is not None
        self._asked = match.ticket
        seed = luck(match.seed, decision.seat, match.history.now)
        self._thought = self.thinker.ask(
            "choice", match.game.key, self.levels[decision.seat], seed, match.table.effort, match.view(decision.seat)
        )
