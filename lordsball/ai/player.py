"""What a computer player is, and the list of those that can sit down at each game."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from lordsball.ai.monster_league import Regular, Rookie, Veteran
from lordsball.ai.random_player import RandomPlayer
from lordsball.engine.procedure import Action, Decision
from lordsball.games import SHELF

Look = Callable[[], Any]
"""Call it for the seat's view of the position. A player who needs no view does not call, and nothing is paid."""


class Player(Protocol):
    """Somebody who can take a seat. Made from a seed: the same seed and the same game, the same choices."""

    def choose(self, decision: Decision, look: Look) -> Action:
        """One of the decision's options. `look` shows the seat's view at this decision."""

    def reason(self, view: Any, action: Action) -> str:
        """Why this action, in a few words that tell nothing a table could not know; "" where there is nothing to say.

        `view` is the seat's view at the decision, before the action.
        """


@dataclass(frozen=True)
class Level:
    """A kind of player to choose from: `level(seed)` makes one."""

    name: str
    about: str
    """How it plays, for the person who chooses an opponent."""
    make: Callable[[int], Player]

    def __call__(self, seed: int) -> Player:
        return self.make(seed)


def _lord(seed: int) -> Player:
    """The rules of Lords are read when somebody sits down to it, not at every start of the program."""
    from lordsball.ai.lords.regular import Regular as RegularLord

    return RegularLord(seed)


def _coach(level: str) -> Callable[[int], Player]:
    """A coach of Wild Cards: the rules are read when somebody sits down to the game."""

    def made(seed: int) -> Player:
        from lordsball.ai import wild_cards, wild_cards_search

        coaches: Mapping[str, Callable[[int], Player]] = {
            "rookie": wild_cards.Rookie, "regular": wild_cards.Regular, "veteran": wild_cards_search.Veteran
        }
        return coaches[level](seed)

    return made


ANYBODY: Mapping[str, Level] = {"random": Level("Random", "Does anything, at random.", RandomPlayer)}
"""Who plays any game."""
PLAYERS: Mapping[str, Mapping[str, Level]] = {
    "monster_league": {
        **ANYBODY,
        "rookie": Level("Rookie", "Plays sensibly but never spends a token.", Rookie),
        "regular": Level("Regular", "Spends tokens on home runs, the last one only at the end.", Regular),
        "veteran": Level("Veteran", "Spends where two or more runs would score, and keeps the last token.", Veteran),
    },
    "lords": {
        **ANYBODY,
        "regular": Level("Regular", "Weighs every choice in Victory Points to come; borrows from nobody.", _lord),
    },
    "wild_cards": {
        **ANYBODY,
        "rookie": Level("Rookie", "Sends up the best number and swings away; reads no card.", _coach("rookie")),
        "regular": Level("Regular", "Reads every card and counts the dice.", _coach("regular")),
        "veteran": Level("Veteran", "Wastes nothing, and plays out first what is not obvious.", _coach("veteran")),
    },
}
"""For each game its levels by key, the weakest first."""


def levels_of(game: str) -> Mapping[str, Level]:
    """The levels of a game by key, the weakest first: its own LEVELS where it does not come with the program."""
    if game in PLAYERS or game not in SHELF:
        return PLAYERS.get(game, ANYBODY)
    own: Mapping[str, Level] = getattr(importlib.import_module(SHELF[game]), "LEVELS", ANYBODY)
    return own
