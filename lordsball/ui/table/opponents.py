"""The computer players of one match: what they choose, from what their seat may see. They think in a thread."""

from __future__ import annotations

import threading
from queue import Empty, SimpleQueue
from typing import Any, NamedTuple

from lordsball.ai.player import Player, levels_of
from lordsball.engine.chance import scatter
from lordsball.engine.procedure import Action, Decision
from lordsball.match.match import Match


class Answer(NamedTuple):
    """A choice, the moment it was made for (`Match.ticket`), and a few words why; "" where there is nothing to say."""

    ticket: int
    action: Action
    reason: str


class _Question(NamedTuple):
    """All that a player needs, apart from the match, which goes on meanwhile."""

    ticket: int
    player: Player
    decision: Decision
    view: Any


class _Failure(NamedTuple):
    ticket: int
    problem: Exception


class Opponents:
    """Makes a player for each seat that no person sits on; each has its own chance, apart from the game's.

    A long thought never holds up the screen, and one that the match has overtaken is dropped.
    """

    def __init__(self, match: Match) -> None:
        known = levels_of(match.game.key)
        self.match = match
        self.players: dict[int, Player] = {
            number: known[seat.player](scatter(match.seed, number + 1))
            for number, seat in enumerate(match.seats)
            if not seat.human
        }
        self._asked = 0
        """Ticket of the decision that was put to a player last."""
        self._answer: Answer | None = None
        self._questions: SimpleQueue[_Question | None] = SimpleQueue()
        self._thoughts: SimpleQueue[Answer | _Failure] = SimpleQueue()
        self._thread: threading.Thread | None = None

    @property
    def to_act(self) -> bool:
        """Is it a computer player's turn?"""
        decision = self.match.decision
        return decision is not None and decision.seat in self.players

    def answer(self, patience: float = 0.0) -> Answer | None:
        """The answer to the present decision; None while it is being thought about, or where a person decides.

        A decision is thought about once, however often this is called; the same answer stays until the match moves on.
        An error of a player is raised here.

        :param patience: seconds to wait for an answer that has only just been asked for.
        """
        if not self.to_act:
            return None
        if self._asked != self.match.ticket:
            self._ask()
        elif self._answer is not None:
            return self._answer
        else:
            patience = 0.0
        self._listen(patience)
        return self._answer

    def close(self) -> None:
        """Stop asking anybody."""
        self._questions.put(None)

    def _ask(self) -> None:
        decision, match = self.match.decision, self.match
        assert decision is not None
        self._asked, self._answer = match.ticket, None
        if self._thread is None:
            self._thread = threading.Thread(target=self._think_on, name="opponents", daemon=True)
            self._thread.start()
        self._questions.put(
            _Question(match.ticket, self.players[decision.seat], decision, match.view(decision.seat))
        )

    def _listen(self, patience: float) -> None:
        while True:
            try:
                thought = self._thoughts.get(timeout=patience) if patience > 0 else self._thoughts.get_nowait()
            except Empty:
                return
            if thought.ticket != self._asked:
                continue
            if isinstance(thought, _Failure):
                raise thought.problem
            self._answer = thought
            return

    def _think_on(self) -> None:
        while (asked := self._questions.get()) is not None:
            self._thoughts.put(_thought(asked))


def _thought(asked: _Question) -> Answer | _Failure:
    ticket, player, decision, view = asked
    try:
        action = player.choose(decision, lambda: view)
        return Answer(ticket, action, player.reason(view, action))
    except Exception as problem:  # noqa: BLE001  (raised again where somebody can show it)
        return _Failure(ticket, problem)
