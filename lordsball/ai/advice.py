"""The coach: what the strongest player would do at a decision and why, with figures, told from the seat's view alone.

    >>> from lordsball.ai.advice import told
    >>> told(0.831, "share"), told(4.77, "number"), told(0.4, "gain"), told(3.0, "count")
    ('83.1%', '4.8', '+0.4', '3')
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any, NamedTuple

from lordsball.ai.evaluation import COUNT, GAIN, SHARE, Evaluation, Worth
from lordsball.ai.player import levels_of
from lordsball.ai.slices import done
from lordsball.engine.procedure import Action, Decision

NO_COACH = "This game has no coach: none of its computer players has figures to tell."
ONE_WAY = "There is only one thing to do here{what}."
"""What the coach says where there is nothing to choose."""


class Figure(NamedTuple):
    """An option with its figure as a number and in words: 36.4%, 5.9, +0.4."""

    action: Action
    value: float
    text: str


class Advice(NamedTuple):
    """What the coach says."""

    action: Action
    figures: tuple[Figure, ...]
    """The advised option first, then the others, the best first."""
    unit: str
    """What the figures are."""
    reason: str
    """One sentence."""
    either: bool
    """The first two figures are too close to tell apart."""
    less_is_better: bool


def told(value: float, kind: str, digits: int = 1) -> str:
    """A figure in words."""
    if kind == COUNT:
        return f"{value:.0f}"
    value = round(100 * value if kind == SHARE else value, digits) + 0.0  # no figure is -0.0
    if kind == GAIN and value:
        return f"{value:+.{digits}f}"
    return f"{value:.{digits}f}" + ("%" if kind == SHARE else "")


def advise(
    game: str, view: Any, decision: Decision, seed: int = 0, also: Sequence[Action] = ()
) -> Advice | None:
    """The advice for a decision with more than one option; None where the game has no coach, or nothing is to choose.

    :param view: the view of the seat that decides: nothing else is looked at, and what is hidden in it is imagined.
    :param seed: the coach's own luck where it tries things out; the same view and seed give the same advice anywhere.
    :param also: options that must have a figure even if nobody would think of them.
    """
    return done(advising(game, view, decision, seed, also))


def advising(
    game: str, view: Any, decision: Decision, seed: int = 0, also: Sequence[Action] = ()
) -> Generator[int, None, Advice | None]:
    """The same in slices of a few milliseconds; each says how many ways to go on have been looked at."""
    coach = _coach(game, seed)
    if coach is None or len(decision.options) < 2:
        return None
    slow = getattr(coach, "evaluating", None)
    found: Evaluation = coach.evaluate(view) if slow is None else (yield from slow(view, also))
    return _advice(found)


def why_no_coach(game: str) -> str:
    """A sentence why nobody coaches a game; "" where somebody does."""
    return NO_COACH if _coach(game, 0) is None else ""


def evaluate(game: str, view: Any) -> Evaluation | None:
    """Figures for the present options, at once; None where that takes trying out, and where nothing is to choose."""
    coach = _coach(game, 0)
    if coach is None or hasattr(coach, "evaluating") or view.decision is None or len(view.decision.options) < 2:
        return None
    found: Evaluation = coach.evaluate(view)
    return found


def _advice(found: Evaluation) -> Advice:
    ranked = found.ranked()
    first = next((worth for worth in ranked if worth.action == found.chosen), Worth(found.chosen, 0.0))
    rest = [worth for worth in ranked if worth.action != found.chosen]
    either = bool(rest) and abs(first.figure - rest[0].figure) < found.margin
    alike = bool(rest) and told(first.figure, found.kind) == told(rest[0].figure, found.kind)
    digits = 2 if alike and not either else 1  # two figures that look alike would explain nothing
    figures = tuple(Figure(action, figure, told(figure, found.kind, digits)) for action, figure in (first, *rest))
    return Advice(found.chosen, figures, found.unit, found.why, either, found.less_is_better)


def _bench(seed: int) -> Any:
    from lordsball.ai.monster_league.bench import BenchCoach

    return BenchCoach(seed)


def _lord(seed: int) -> Any:
    from lordsball.ai.lords.regular import Veteran

    return Veteran(seed)


def _wild_bench(seed: int) -> Any:
    from lordsball.ai.wild_cards.bench import BenchCoach

    return BenchCoach(seed)


COACHES: Mapping[str, Callable[[int], Any]] = {"monster_league": _bench, "lords": _lord, "wild_cards": _wild_bench}
"""Who coaches each game of the program."""


def _solve(view: Any) -> Generator[int, None, None]:
    from lordsball.ai.monster_league.tables import preparing as solving

    return solving(view)


BEFOREHAND: Mapping[str, Callable[[Any], Generator[int, None, None]]] = {"monster_league": _solve}
"""What is worth working out for a match while people play it, for coaches and chances to win."""


def preparing(game: str, view: Any) -> Generator[int, None, None]:
    """Do that, in slices of some ten milliseconds."""
    if game in BEFOREHAND:
        yield from BEFOREHAND[game](view)


def _coach(game: str, seed: int) -> Any:
    """Who coaches a game: the strongest player who has figures; None where nobody has."""
    if game in COACHES:
        return COACHES[game](seed)
    levels = [level(seed) for level in levels_of(game).values()]
    return next((player for player in reversed(levels) if hasattr(player, "evaluate")), None)
