"""The computer players of one match: what they choose, from what their seat may see."""

from __future__ import annotations

from typing import NamedTuple

from lordsball.ai.player import PLAYERS, Player
from lordsball.engine.chance import scatter
from lordsball.engine.procedure import Action
from lordsball.match.match import Match


class Answer(NamedTuple):
    """A choice, the moment it was made for (`Match.ticket`), and a few words why; "" where there is nothing to say."""

    ticket: int
    action: Action
    reason: str


class Opponents:
    """Makes a player for each seat that no person sits on; each has its own chance, apart from the game's."""

    def __init__(self, match: Match) -> None:
        levels = PLAYERS[match.game.key]
        self.match = match
        self.players: dict[int, Player] = {
            number: levels[seat.player](scatter(match.seed, number + 1))
            for number, seat in enumerate(match.seats)
            if not seat.human
        }

    def think(self) -> Answer | None:
        """The answer to the present decision where a computer player has to give it; else None."""
        decision = self.match.decision
        if decision is None or decision.seat not in self.players:
            return None
        player = self.players[decision.seat]
        view = self.match.view(decision.seat)
        action = player.choose(decision, lambda: view)
        return Answer(self.match.ticket, action, player.reason(view, action))
