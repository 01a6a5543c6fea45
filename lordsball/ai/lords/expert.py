"""The Expert of Lords of Baseball: where winters and money are decided, plays the likely options out before it chooses.

What experience says is nearly as good as the best is tried on the same imagined copies (hidden cards dealt again from
what the seat may know), each played on by Veterans to the next point of the year; there the learned value and its error
say how likely the seat is to win. Every decision of a copy meets the same chance whatever was tried, so that luck tells
nothing apart. Only an option that is ahead beyond what chance explains is taken.
"""

from __future__ import annotations

import math
from collections.abc import Generator
from typing import NamedTuple

from lordsball.ai.arithmetic import share_below
from lordsball.ai.lords.characters import remark
from lordsball.ai.lords.choice import Choice
from lordsball.ai.lords.features import (
    FINANCES_POINT,
    NAMES,
    POINT_OF,
    SEASON_POINT,
    SPRING_POINT,
    STANDING,
    WINTER_POINT,
    features,
    scored,
    standing,
    surroundings,
)
from lordsball.ai.lords.moment import FINANCES, SEASON, SPRING, WINTER, moment_of
from lordsball.ai.lords.regular import Look, Veteran
from lordsball.ai.lords.weights import ERROR, weights
from lordsball.ai.slices import done
from lordsball.engine.chance import Chance, scatter
from lordsball.engine.procedure import Action, Decision
from lordsball.games.lords.state import Lords

SEARCHED = frozenset(("hot_stove_option", "stadium_action", "executive", "buy_vp", "retirement", "event"))
"""The questions at which options are played out: at the others experience is as good."""
COPIES, RIVALS = (6, 12), (1, 1)
"""Copies of each round with two owners at the table, and how many rivals of the usual choice are left after it."""
FEWEST = 3
"""Copies that still tell something."""
MARGIN, MOST_OPTIONS = 0.6, 3
"""Options that experience finds more Victory Points worse than this are not tried, and never more than so many."""
AHEAD = 1.0
"""Standard errors by which an option must be ahead of the usual choice."""
TO_THE_END = 1.0
"""The error of a lead at the end of the game: narrow wins count nearly as much as clear ones, but not quite."""
TIED = 0.4
"""Victory Points that winning a tie is worth."""
PLAYED_OUT = "I have played this one out in my head."
NEXT_POINT = {SPRING: SEASON_POINT, SEASON: FINANCES_POINT, FINANCES: WINTER_POINT, WINTER: SPRING_POINT}


class Cut(NamedTuple):
    """Where a copy is judged; `year` 0: only at its end."""

    year: int
    point: str


class Expert(Veteran):
    """Tries before it chooses."""

    def __init__(self, seed: int, effort: float = 1.0) -> None:
        self._seed, self._effort = seed, effort
        self._policy = Veteran(seed)

    def choose(self, decision: Decision, look: Look) -> Action:
        """One of the options."""
        return done(self.choosing(decision, look))

    def choosing(self, decision: Decision, look: Look) -> Generator[None, None, Action]:
        """The same in slices of a few milliseconds; stop asking and nothing has happened."""
        usual = self._policy.choose(decision, look)
        if decision.ask not in SEARCHED or len(decision.options) == 1:
            return usual
        view = look()
        others = self.rivals(view, usual)
        if not others:
            return usual
        seed = scatter(self._seed, place_of(view))
        gains: dict[Action, list[float]] = {action: [] for action in others}
        copies, cut = 0, cut_of(view)
        for count, most in zip(COPIES, RIVALS, strict=True):
            for _ in range(max(FEWEST, round(count * self._effort * 2 / max(2, len(view.owners))))):
                chance = scatter(seed, copies)
                copies += 1
                before = self.played_out(view, decision.seat, usual, chance, cut)
                yield None
                for action, gained in gains.items():
                    gained.append(self.played_out(view, decision.seat, action, chance, cut) - before)
                    yield None
            left = sorted((a for a in gains if math.fsum(gains[a]) > 0), key=lambda a: -math.fsum(gains[a]))
            gains = {action: gains[action] for action in left[:most]}
            if not gains:
                return usual
        best = next(iter(gains))
        return best if surely(gains[best]) > AHEAD else usual

    def reason(self, view: Lords, action: Action) -> str:
        """Why this action at this decision; "" for what nobody had to think about."""
        said = super().reason(view, action)
        if said or view.decision is None or view.decision.ask not in SEARCHED or len(view.decision.options) == 1:
            return said
        return remark(view, view.decision.seat, Choice(action, 0.0, PLAYED_OUT))

    def rivals(self, view: Lords, usual: Action) -> list[Action]:
        """The options worth trying beside the usual choice, the best first."""
        worths: dict[Action, float] = {}
        for choice in self._policy.weighed(view):
            worths[choice.action] = max(choice.worth, worths.get(choice.action, choice.worth))
        decision = view.decision
        assert decision is not None
        least = worths.get(usual, 0.0) - MARGIN
        found = [a for a in decision.options if a != usual and worths.get(a, least - 1) > least]
        return sorted(found, key=lambda action: -worths[action])[: MOST_OPTIONS - 1]

    def played_out(self, view: Lords, seat: int, action: Action, chance: int, cut: Cut) -> float:
        """The chance to win after this action, on one copy."""
        t = view.imagine(seat, Chance(chance))
        t.answers_forced = True
        t.apply(action)
        while (decision := t.decision) is not None:
            if cut.year and (t.year > view.year or (t.year == cut.year and POINT_OF.get(decision.ask) == cut.point)):
                return to_win(t, seat, cut.point)
            chosen = self._policy.choose(decision, lambda: t)
            t.chance.seed = scatter(chance, place_of(t))
            t.apply(chosen)
        return won(t, seat)


def cut_of(t: Lords) -> Cut:
    """The next point of the year; the last winter, and the money before it, are played to the end."""
    part = moment_of(t).part
    if t.year == t.last_year and part >= FINANCES:
        return Cut(0, "")
    return Cut(t.year + (part == WINTER), NEXT_POINT[part])


def place_of(t: Lords) -> int:
    """A number that says how far a game has come, alike on all copies whatever was chosen in it."""
    decision = t.decision
    assert decision is not None
    o = t.owners[decision.seat]
    cards = len(o.spring) + 8 * len(o.hand) + 64 * len(o.hot_stove) + 512 * len(t.retirement)
    return (t.year * 8 + decision.seat) * 65536 + cards * 16 + QUESTIONS.get(decision.ask, 0)


QUESTIONS = {ask: 1 + place for place, ask in enumerate(sorted((*SEARCHED, *POINT_OF, "spring_option")))}


def surely(gained: list[float]) -> float:
    """The mean of these gains in standard errors of it."""
    count = len(gained)
    mean = math.fsum(gained) / count
    spread = math.sqrt(math.fsum((gain - mean) * (gain - mean) for gain in gained) / (count - 1) / count)
    return mean / (spread + 1e-6)


def to_win(t: Lords, seat: int, point: str) -> float:
    """The chance to win from a point of the year."""
    table = weights(point, t.last_year - t.year, len(t.owners))
    scores = [float(scored(t, o)) for o in t.owners]
    ends = []
    for o, score in zip(t.owners, scores, strict=True):
        others = [theirs for other, theirs in enumerate(scores) if other != o.seat]
        numbers = [*features(o, surroundings(t, o, point)), *standing(score, others)]
        names = (*NAMES, *STANDING)
        ends.append(score + math.fsum(table[name] * number for name, number in zip(names, numbers, strict=True)))
    return ahead_of_all(ends, seat, table[ERROR])


def won(t: Lords, seat: int) -> float:
    """The same of a game that is over: nearly 1 or 0, but a clear win counts more than a narrow one."""
    ends = [float(o.vp) for o in t.owners]
    if seat in t.winners():
        ends[seat] += TIED
    return ahead_of_all(ends, seat, TO_THE_END)


def ahead_of_all(ends: list[float], seat: int, error: float) -> float:
    """How likely the seat's end is the best of all, where each lead is known up to an error; alone, the end itself."""
    if len(ends) == 1:
        return ends[seat]
    found = 1.0
    for other, end in enumerate(ends):
        if other != seat:
            found *= share_below((ends[seat] - end) / error)
    return found
