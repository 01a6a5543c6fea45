"""What the table of Wild Cards shows: a view of the game, carried on by what the rules tell. No pygame.

`table` is a copy of the view, so that everything the rules can count can be counted on it. Both ways lead to the same:
after the events of a packet it says what a view of the new position says.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from lordsball.games.wild_cards import events as told
from lordsball.games.wild_cards.names import NOBODY
from lordsball.games.wild_cards.setup import PlayGame
from lordsball.games.wild_cards.state import WildCards
from lordsball.ui.wild_cards.applying import apply_to_table

COIN, SIDES, PLAY, OVER = "coin", "sides", "play", "over"
"""What the evening is about: the toss, its winner's choice, the game, nothing any more."""


@dataclass
class Shown:
    """One moment of a game, as far as it is drawn."""

    table: WildCards | None = None
    stage: str = COIN
    winner: int = NOBODY
    """Who won the coin toss, while they have not chosen."""
    viewer: int | None = None
    """Whose eyes it is shown to."""
    laying: str = field(default="", compare=False)
    """The card that the person before the screen has just chosen."""

    @property
    def t(self) -> WildCards:
        """The table; it must have been set."""
        assert self.table is not None, "nothing has been shown yet"
        return self.table

    def set(self, view: WildCards, viewer: int | None) -> None:
        """Show what a view says that was made for this seat."""
        self.table, self.viewer = view.copy(), viewer
        self.laying = ""
        toss = next((p for p in view.stack if isinstance(p, PlayGame)), None)
        self.winner = NOBODY
        if view.decision is None:
            self.stage = OVER
        elif view.half or toss is None:
            self.stage = PLAY
        else:
            self.winner = toss.winner
            self.stage = COIN if toss.winner == NOBODY else SIDES

    def agrees(self, view: WildCards) -> bool:
        """Is the view the moment that is shown: the one the last events have led to?"""
        t = self.table
        if t is None:
            return False
        piles = [[(len(c.hand), len(c.deck), c.discard, c.vibes) for c in each.coaches] for each in (t, view)]
        marks = [(x.half, x.batting, x.strikes, x.balls, x.outs, x.runs, x.dice) for x in (t, view)]
        return piles[0] == piles[1] and marks[0] == marks[1]

    def apply(self, event: Any) -> None:
        """What an event says now stands on the table. An event is applied once."""
        apply_to_table(self.t, event, self.viewer, self.laying)
        match event:
            case told.CoinTossed(winner=winner):
                self.stage, self.winner = SIDES, winner
            case told.SidesChosen():
                self.stage, self.winner = PLAY, NOBODY
            case told.GameOver():
                self.stage = OVER
