"""Trying cards out: a game with them at the real table, from which Escape leads back to the workshop."""

from __future__ import annotations

import secrets
from typing import Any

from lordsball.ai.player import levels_of
from lordsball.games import Game
from lordsball.match.match import Match
from lordsball.match.seats import HUMAN, Seat
from lordsball.ui.kit.widgets.button import Button
from lordsball.ui.kit.widgets.widget import Widget
from lordsball.ui.shell.desk import Desk
from lordsball.ui.table.bar_buttons import PRIMARY
from lordsball.ui.table.board import Offer
from lordsball.ui.table.scene import TableScene

_SEEDS = 1_000_000
_USUAL = "regular"
"""The computer player that sits opposite."""


def trial(game: Game, cards: Any, wanted: tuple[str, ...], seed: int | None = None) -> Match:
    """A game with these cards: a person plays the wanted side, computer players the others.

    :param wanted: ids of a card, its team and its league, say: the first that is a side is played; one that the game
        lets the table choose (a league) is chosen.
    """
    offers = game.offers(cards) if game.offers else {}
    chosen = {word: id for word, ids in offers.items() for id in wanted if id in ids}
    sides = [side.key for side in game.sides_of(cards, chosen)]
    own = next((id for id in wanted if id in sides), None)
    if own is not None:
        sides = [own, *(side for side in sides if side != own)]
    count = game.usual_seats or game.fewest_seats
    options = game.options_of(cards, sides[:count], chosen)
    levels = [level for level in levels_of(game.key) if level != HUMAN]
    level = _USUAL if _USUAL in levels else levels[0]
    # A name, not "You": the table says "Player 1 decides".
    others = (Seat(f"Computer {n}" if count > 2 else "Computer", level) for n in range(1, count))
    seats = [Seat("Player 1", HUMAN), *others]
    return Match(game, cards, options, seats, secrets.randbelow(_SEEDS) if seed is None else seed)


class TrialScene(TableScene):
    """The table over the workshop. It is kept nowhere: Escape goes back to the card, and the game is gone."""

    keeps = False

    def __init__(self, desk: Desk, match: Match, pack: str) -> None:
        super().__init__(desk, match, notice=f"Trying {pack}. Esc goes back to the workshop.")

    def choices(self, offer: Offer, ticket: int) -> list[Widget]:
        """At the end there is the way back instead of results: nobody has won or lost a trial."""
        if self.match.over and not self.board.holds:
            return [Button(PRIMARY, "Workshop", self.close, kind="gold", size=19)]
        return super().choices(offer, ticket)

    def back(self) -> None:
        if not self.tips.hide() and not self.coach.close():
            self.close()
