"""How each game is tried out on imagined copies: who plays on, how far, and what the end is worth."""

from __future__ import annotations

import math
from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from lordsball import games
from lordsball.ai.arithmetic import exponential, whole
from lordsball.ai.player import Player, levels_of
from lordsball.engine.chance import scatter
from lordsball.engine.procedure import Action
from lordsball.expectancy.counting import Shares, counted

Made = TypeVar("Made")
Slices = Generator[None, None, Made]
"""Work in slices of a few milliseconds, and what it comes to."""
SLICE = 16
"""Decisions of one slice."""
Z = 1.959963984540054
"""Standard errors to either side that leave 5 % outside."""


@dataclass(frozen=True)
class Trial:
    """How a game is tried out."""

    level: str = ""
    """Who plays on, for every seat; "": the strongest level."""
    stretch: Callable[[Any], object] | None = None
    """The play that a position is in the middle of, such as an at-bat; another one compares as different."""
    worth: Callable[[Any], Shares] | None = None
    """The chances to win when a play is over, for copies that are played on no further. None: they are played to the
    end, unless the chances can be counted."""
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
    doubtful = view.decision.ask in ("ability", "second_spin", "batter_ability")
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


def _part_of_year(t: Any) -> object:
    from lordsball.ai.lords.moment import moment_of

    return moment_of(t)


def _by_experience(t: Any) -> Shares:
    """Whose club is worth most, as far as the judge of experience knows; who is ruled out cannot win."""
    from lordsball.ai.lords.learned import Experience
    from lordsball.ai.lords.moment import WINTER, moment_of

    year, last_year, part = moment_of(t)
    points = EVEN_POINTS + POINTS_A_YEAR * (last_year - year + (WINTER + 1 - part) / (WINTER + 1))
    values = [Experience(t, owner.seat).value() / points for owner in t.owners]
    open_to = [owner.seat for owner in t.owners if not owner.cannot_win] or [owner.seat for owner in t.owners]
    best = max(values[seat] for seat in open_to)
    likely = [exponential(max(-40.0, values[o.seat] - best)) if o.seat in open_to else 0.0 for o in t.owners]
    return tuple(each / math.fsum(likely) for each in likely)


def _contenders(view: Any, usual: Action) -> Sequence[Action]:
    from lordsball.ai.wild_cards.bench import contenders

    return [] if view.decision.ask == "choose_side" else contenders(view, usual)


EVEN_POINTS, POINTS_A_YEAR = 1.2, 0.2
"""Victory Points between two owners that make one e times as likely to win as the other: at the end of a game of Lords,
and more for each year to come. Fitted to 1,008 moments of 84 games between Regulars."""
TRIALS: Mapping[str, Trial] = {
    "monster_league": Trial("veteran", _at_bat, points=400, around=60, copies=60, rivals=_result_in_doubt),
    "wild_cards": Trial("regular", _turn, _to_win, points=400, around=24, copies=16, rivals=_contenders),
    "lords": Trial("regular", _part_of_year, _by_experience, points=120, around=12, copies=8),
}
"""How the games of the program are tried out; one's own games as in `OWN`."""
OWN = Trial()


class Table:
    """Players around one game, who can take a position on from wherever it stands."""

    def __init__(self, game: str, position: Any) -> None:
        self.game = games.game(game)
        self.trial = TRIALS.get(game, OWN)
        self.counts = counted(game, position) is not None
        """Can the chances be counted?"""
        self.judges = self.counts or self.trial.worth is not None
        """Can somebody say what a position is worth, before the end of the game?"""
        self.seats = self.game.most_seats if self.game.seats_at is None else self.game.seats_at(position)
        levels = levels_of(game)
        self._make = levels[self.trial.level] if self.trial.level in levels else [*levels.values()][-1]

    def usual(self, view: Any) -> Action:
        """What the player would do at the view's decision."""
        decision = view.decision
        chosen: Action = self._players(0)[decision.seat].choose(decision, lambda: view)
        return chosen

    def is_obvious(self, view: Any, action: Action) -> bool:
        """Would a beginner and the usual player both do it? Then nothing else is tried, and it deserves no praise."""
        beginner = levels_of(self.game.key).get("rookie")
        return action == self.usual(view) and (
            beginner is None or beginner(0).choose(view.decision, lambda: view) == action
        )

    def ways(self, view: Any) -> list[Action]:
        """The options of the view's decision that are worth a thought, the usual one first."""
        usual = self.usual(view)
        return [usual, *(self.trial.rivals(view, usual) if self.trial.rivals is not None else ())]

    def stretch(self, t: Any) -> object:
        """The play that a position is in the middle of; None where the game has no plays."""
        return None if self.trial.stretch is None else self.trial.stretch(t)

    def to_the_end(self, t: Any, seed: int, first: Action | None = None) -> Slices[Shares]:
        """Play a position on, in place, to the end of the game (from this action on): what came of it."""
        return self._play(t, seed, first, judged=False)

    def judged(self, t: Any, seed: int, first: Action | None = None) -> Slices[Shares]:
        """The same to the end of the stretch, with what it is worth there."""
        return self._play(t, seed, first, self.judges)

    def result(self, t: Any) -> Shares:
        """Of a finished game: the winner has everything; who ties, shares."""
        won = self.game.winners(t)
        return tuple(1.0 / len(won) if seat in won else 0.0 for seat in range(self.seats))

    def _worth(self, t: Any) -> Shares | None:
        """The chances to win at the end of a play; None where nobody can say."""
        if self.counts and (known := counted(self.game.key, t)) is not None:
            return known.shares
        return None if self.trial.worth is None else self.trial.worth(t)

    def _players(self, seed: int) -> list[Player]:
        """One a seat. The same seed, the same players."""
        return [self._make(scatter(seed, seat + 1)) for seat in range(self.seats)]

    def _play(self, t: Any, seed: int, first: Action | None, judged: bool) -> Slices[Shares]:
        players, count = self._players(seed), 0
        t.answers_forced = True
        here = self.stretch(t)
        if first is not None:
            t.apply(first)
        while t.decision is not None:
            if judged and self.stretch(t) != here and (worth := self._worth(t)) is not None:
                return worth
            decision = t.decision
            t.apply(players[decision.seat].choose(decision, lambda: t))
            count += 1
            if count % SLICE == 0:
                yield None
        return self.result(t)


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
