"""What a computer player is, and the list of those that can sit down at each game."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from lordsball.ai.random_player import RandomPlayer
from lordsball.engine.procedure import Action, Decision
from lordsball.games import SHELF

Look = Callable[[], Any]
"""Call it for the seat's view of the position. A player who needs no view does not call, and nothing is paid."""


class Player(Protocol):
    """Somebody who can take a seat. Made from a seed: the same seed and the same view, the same choice.

    At a table one is made for each decision, from a seed of that decision (`thinking/choosing.py`), and forgotten after
    its choice and its reason: what it carries on from one decision to the next, such as the state of its chance, counts
    in simulations alone. What takes time to read, such as weights, a module reads once and keeps.

    One who thinks for more than a few milliseconds also has `choosing(decision, look)`: `choose` as a generator that
    yields None after each slice of a few milliseconds, and returns the action. Between two slices it can be dropped.

    One who also has `evaluate(view)`, the worth of each option (see `ai/evaluation.py`), coaches its game.
    """

    def choose(self, decision: Decision, look: Look) -> Action:
        """One of the decision's options. `look` shows the seat's view at this decision."""

    def reason(self, view: Any, action: Action) -> str:
        """Why this action, in a few words that tell nothing a table could not know; "" where there is nothing to say.

        `view` is the seat's view at the decision, before the action. Asked right after `choose`, if at all.
        """


USUAL_EFFORT, LESS_EFFORT = "normal", "less"
EFFORTS: Mapping[str, float] = {USUAL_EFFORT: 1.0, LESS_EFFORT: 0.25}
"""How long computer players may search, as a table has chosen it: by what share they multiply their iterations. Never a
time: the same seed must play the same game on every machine."""


@dataclass(frozen=True)
class Level:
    """A kind of player to choose from: `level(seed)` makes one."""

    name: str
    about: str
    """How it plays, for the person who chooses an opponent."""
    make: Callable[..., Player]
    """Called with the seed; where it `searches`, also with the effort: a share of its usual iterations, 1.0 or less."""
    searches: bool = False
    """Does it think longer the more it may?"""
    quick: bool = True
    """Is a game over in no time? Others are simulated only where they are asked for."""

    def __call__(self, seed: int, effort: float = 1.0) -> Player:
        return self.make(seed, effort) if self.searches else self.make(seed)


def _monster(level: str) -> Callable[[int], Player]:
    """A manager of Monster League: the rules are read when somebody sits down to it, and so is the solved game."""

    def made(seed: int) -> Player:
        if level == "expert":
            from lordsball.ai.monster_league.expert import Expert

            return Expert(seed)
        from lordsball.ai.monster_league import players

        managers: Mapping[str, Callable[[int], Player]] = {
            "rookie": players.Rookie, "regular": players.Regular, "veteran": players.Veteran
        }
        return managers[level](seed)

    return made


def _lord(level: str) -> Callable[..., Player]:
    """An owner of Lords: the rules are read when somebody sits down to it, not at every start of the program."""

    def made(seed: int, *effort: float) -> Player:
        from lordsball.ai.lords import expert, regular

        owners: Mapping[str, Callable[..., Player]] = {
            "rookie": regular.Rookie, "regular": regular.Regular, "veteran": regular.Veteran, "expert": expert.Expert
        }
        return owners[level](seed, *effort)

    return made


def _coach(level: str) -> Callable[..., Player]:
    """A coach of Wild Cards: the rules are read when somebody sits down to the game."""

    def made(seed: int, *effort: float) -> Player:
        from lordsball.ai.wild_cards import expert, regular, search

        coaches: Mapping[str, Callable[..., Player]] = {
            "rookie": regular.Rookie, "regular": regular.Regular, "veteran": search.Veteran,
            "expert": expert.Expert,
        }
        return coaches[level](seed, *effort)

    return made


ANYBODY: Mapping[str, Level] = {
    "random": Level("Random", "Picks anything at all. Beat it while you learn the buttons.", RandomPlayer)
}
"""Who plays any game."""
PLAYERS: Mapping[str, Mapping[str, Level]] = {
    "monster_league": {
        **ANYBODY,
        "rookie": Level(
            "Rookie", "A good first opponent. Never spends a token, however many runs score.", _monster("rookie")
        ),
        "regular": Level(
            "Regular", "Saves its tokens for home runs. Beat it by spending yours well.", _monster("regular")
        ),
        "veteran": Level(
            "Veteran", "Stops big innings and never runs dry. A close game every time.", _monster("veteran")
        ),
        "expert": Level("Expert", "Has solved the game. Nobody beats it more than half the time.",
                        _monster("expert"), quick=False),
    },
    "lords": {
        **ANYBODY,
        "rookie": Level("Rookie", "For your first season. Lives for this year: plan ahead and win.", _lord("rookie")),
        "regular": Level("Regular", "Weighs every offer by its price, this year and later.", _lord("regular")),
        "veteran": Level("Veteran", "Knows from thousands of games what wins in the end.", _lord("veteran")),
        "expert": Level(
            "Expert", "Plays money and winters out ahead. Beat Veteran first.", _lord("expert"), True, quick=False
        ),
    },
    "wild_cards": {
        **ANYBODY,
        "rookie": Level(
            "Rookie", "For your first evening. Plays big numbers and spends Vibes, but reads no card.", _coach("rookie")
        ),
        "regular": Level("Regular", "Reads every card, counts the dice and punishes mistakes.", _coach("regular")),
        "veteran": Level("Veteran", "Plays close calls out ahead. Beat Regular first.", _coach("veteran"), True, False),
        "expert": Level("Expert", "Plays every choice out ahead. Beat Veteran first.", _coach("expert"), True, False),
    },
}
"""For each game its levels by key, the weakest first."""


def levels_of(game: str) -> Mapping[str, Level]:
    """The levels of a game by key, the weakest first: its own LEVELS where it does not come with the program."""
    if game in PLAYERS or game not in SHELF:
        return PLAYERS.get(game, ANYBODY)
    own: Mapping[str, Level] = getattr(importlib.import_module(SHELF[game]), "LEVELS", ANYBODY)
    return own
