"""How each game is tried out on imagined copies: who plays on, how far, and what the end is worth."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from lordsball.ai.arithmetic import whole
from lordsball.ai.player import Player, levels_of
from lordsball.engine.chance import scatter
from lordsball.engine.procedure import Action
from lordsball.games import Game

Shares = tuple[float, ...]
"""Chances to win by seat, adding up to 1."""
Z = 1.959963984540054
"""Standard errors to either side that leave 5 % outside."""


@dataclass(frozen=True)
class Trial:
    """How a game is tried out."""

    level: str = ""
    """Who plays on, for every seat; "": the strongest level."""
    stretch: Callable[[Any], object] | None = None
    """What a position is in the middle of: when that changes, a finished game is judged rather than played on. None:
    copies are always played to the end."""
    worth: Callable[[Any], Shares] | None = None
    """The chances to win at the end of a stretch. Goes with `stretch`."""
    copies: int = 12
    """On how many copies each option of a finished game's decision is tried out."""
    points: int = 30
    """How many points the curve of a finished game has at most; all of them where a stretch is short."""
    around: int = 24
    """On how many copies each point is tried out."""
    rivals: Callable[[Any, Action], Sequence[Action]] | None = None
    """A view and the usual choice: the options worth comparing it with. None: what everybody would do is no news."""


def _at_bat(t: Any) -> object:
    return t.inning, t.batting, tuple(t.next_batter)


def _result_in_doubt(view: Any, usual: Action) -> Sequence[Action]:
    doubtful = view.decision.ask in ("ability", "second_spin")
    return [option for option in view.decision.options if option != usual] if doubtful else []


def _turn(t: Any) -> object:
    """A Batter counts from the first card that is placed for him."""
    from lordsball.games.wild_cards.turn import Turn

    coming = any(isinstance(each, Turn) and each.at <= Turn.PLACES["play_ball"] for each in t.stack)
    return t.half, whole(t.half_batters) + coming


def _to_win(t: Any) -> Shares:
    from lordsball.ai.wild_cards.judge import to_win

    first = to_win(t, 0)
    return first, 1.0 - first


def _contenders(view: Any, usual: Action) -> Sequence[Action]:
    from lordsball.ai.wild_cards.bench import contenders

    return [] if view.decision.ask == "choose_side" else contenders(view, usual)


TRIALS: Mapping[str, Trial] = {
    "monster_league": Trial("veteran", points=400, around=60, copies=60, rivals=_result_in_doubt),
    "wild_cards": Trial("regular", _turn, _to_win, points=400, around=16, copies=16, rivals=_contenders),
    "lords": Trial("regular"),
}
"""How the games of the program are tried out; one's own games as in `OWN`."""
OWN = Trial()


def trial_of(game: Game) -> Trial:
    """How this game is tried out."""
    return TRIALS.get(game.key, OWN)


class Table:
    """Players around one game, who can take a position on from wherever it stands."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game, self.seats, self.trial = game, seats, trial_of(game)
        levels = levels_of(game.key)
        self._make = levels[self.trial.level] if self.trial.level in levels else [*levels.values()][-1]

    def players(self, seed: int) -> list[Player]:
        """One a seat. The same seed, the same players."""
        return [self._make(scatter(seed, seat + 1)) for seat in range(self.seats)]

    def usual(self, view: Any) -> Action:
        """What the player would do at the view's decision."""
        decision = view.decision
        chosen: Action = self.players(0)[decision.seat].choose(decision, lambda: view)
        return chosen

    def to_the_end(self, t: Any, seed: int, first: Action | None = None) -> Shares:
        """Play a position on, in place, to the end of the game (from this action on): what came of it."""
        return self._play(t, seed, first, None)

    def judged(self, t: Any, seed: int, first: Action | None = None) -> Shares:
        """The same to the end of the stretch, with what it is worth there."""
        return self._play(t, seed, first, self.trial.stretch)

    def _play(self, t: Any, seed: int, first: Action | None, stretch: Callable[[Any], object] | None) -> Shares:
        players = self.players(seed)
        t.answers_forced = True
        here = stretch(t) if stretch is not None else None
        if first is not None:
            t.apply(first)
        while t.decision is not None:
            if stretch is not None and self.trial.worth is not None and stretch(t) != here:
                return self.trial.worth(t)
            decision = t.decision
            t.apply(players[decision.seat].choose(decision, lambda: t))
        return self.result(t)

    def result(self, t: Any) -> Shares:
        """Of a finished game: the winner has everything; who ties, shares."""
        won = self.game.winners(t)
        return tuple(1.0 / len(won) if seat in won else 0.0 for seat in range(self.seats))


def mean(found: Sequence[Shares]) -> Shares:
    """Chances to win over several tries."""
    return tuple(math.fsum(column) / len(found) for column in zip(*found, strict=True))


def margins(found: Sequence[Shares]) -> Shares:
    """How far off that mean may be, by seat: half of Wilson's 95 % interval for games that were won and lost, and less
    where the tries came to figures that are closer together.

    >>> [round(margin, 3) for margin in margins([(1.0, 0.0)] * 5 + [(0.0, 1.0)] * 5)]
    [0.263, 0.263]
    """
    count = len(found)
    reach = []
    for column in zip(*found, strict=True):
        rate = math.fsum(column) / count
        squares = math.fsum((each - rate) * (each - rate) for each in column) / count
        reach.append(Z * math.sqrt(squares / count + Z * Z / (4.0 * count * count)) / (1.0 + Z * Z / count))
    return tuple(reach)


def error(found: Sequence[float]) -> float:
    """Half of the 95 % interval of a mean of differences."""
    count = len(found)
    if count < 2:
        return 1.0
    middle = math.fsum(found) / count
    spread = math.fsum((each - middle) * (each - middle) for each in found) / (count - 1)
    return Z * math.sqrt(spread / count)
