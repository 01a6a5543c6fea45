"""What can be decided during an at-bat, and what comes of it, written out as a function on chances to win.

The order of the decisions is that of `games/monster_league/outlook.py`, whose functions say what is open and what each
may lead to. Nothing else of the solver knows what an at-bat is.
"""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Generic, NamedTuple, TypeVar

from lordsball.ai.monster_league.odds import Chances
from lordsball.games.monster_league.basepaths import run
from lordsball.games.monster_league.cards import AFTER, BEFORE, USUAL, Ability, Play
from lordsball.games.monster_league.needs import NeedInning, NeedScore, Situation
from lordsball.games.monster_league.outlook import open_now, outcomes, stance_open

Lanes = list[float]
"""The chances of the team at bat in several games side by side."""


class Leaf(NamedTuple):
    """One way an at-bat can end."""

    paid: bool
    """Has the pitcher paid for his ability?"""
    outs: int
    """Outs it adds."""
    bases: int


class AtBat(NamedTuple):
    """A batter against a pitcher at one moment."""

    spin: Chances
    """How likely each result of the wheel is."""
    own: Ability | None
    """What the batter can do."""
    ability: Ability | None
    """What the pitcher can do and pay for."""
    twice: bool
    """Is the bullpen empty, so that the batter may try a second time?"""
    now: Situation
    """As the team at bat sees it, before the spin."""

    def lowest_terms(self) -> AtBat:
        """The same without what no condition asks for, so that alike at-bats are one."""
        needs = [need for ability in (self.own, self.ability) if ability is not None for need in ability.needs]
        lead = (self.now.lead > 0) - (self.now.lead < 0) if any(isinstance(n, NeedScore) for n in needs) else 0
        late = self.now.last_inning and any(isinstance(n, NeedInning) for n in needs)
        return self._replace(now=self.now._replace(lead=lead, last_inning=late))

    def spin_under(self, stance: bool) -> Chances:
        """How likely each result is, as he swings or under his stance."""
        if not stance or self.own is None:
            return self.spin
        mixed = [0.0] * len(self.spin)
        for result, chance in enumerate(self.spin):
            mixed[self.own.stance[result]] += chance
        return tuple(mixed)

    def ends(self, play: Play, paid: bool) -> Leaf:
        """How the at-bat ends with this play."""
        bases, _, outs = run(play, self.now.bases, self.now.last_out)
        return Leaf(paid, outs, bases)

    def answered(self, play: Play) -> bool:
        """May the pitcher answer this play (rulings M3, M27)?"""
        now = self.now._replace(lead=-self.now.lead, result=play.result)
        return self.ability is not None and open_now(self.ability, now, play.runners)

    def tried(self, play: Play) -> bool:
        """May the batter use his own ability on this play (ruling M28)?"""
        now = self.now._replace(result=play.result)
        return self.own is not None and self.own.when == AFTER and open_now(self.own, now, play.runners)

    def stances(self) -> tuple[bool, ...]:
        """The ways he may go to the plate (ruling M26)."""
        return (False, True) if stance_open(self.own, self.now) else (False,)

    def runners(self, stance: bool) -> int:
        """How the runners begin to take the result."""
        return self.own.runners if stance and self.own is not None and self.own.when == BEFORE else USUAL


Value = TypeVar("Value")


class Weighing(ABC, Generic[Value]):
    """Goes through the decisions of an at-bat; what a value is, is the business of who weighs."""

    def __init__(self, at_bat: AtBat) -> None:
        self.at_bat = at_bat

    @abstractmethod
    def leaf(self, leaf: Leaf) -> Value:
        """What follows an at-bat that ends like this."""

    @abstractmethod
    def mean(self, terms: Iterable[tuple[float, Value]]) -> Value:
        """Of several values, so likely each."""

    @abstractmethod
    def larger(self, one: Value, other: Value) -> Value:
        """The team at bat decides."""

    @abstractmethod
    def smaller(self, one: Value, other: Value) -> Value:
        """The defense decides."""

    def whole(self) -> Value:
        """The at-bat before anything is decided."""
        ways = [self.spun(stance) for stance in self.at_bat.stances()]
        return ways[0] if len(ways) == 1 else self.larger(*ways)

    def spun(self, stance: bool) -> Value:
        """Before the spin, once the batter has taken his stance or not."""
        spin = self.at_bat.spin_under(stance)
        plays = self._plays(spin, self.at_bat.runners(stance))
        if not self.at_bat.twice:
            return self.mean((chance, self.answered(play, spin)) for chance, play in plays)
        again = self.tried_again(plays[0][1], spin)
        return self.mean((chance, self.larger(self.last_try(play, spin), again)) for chance, play in plays)

    def answered(self, play: Play, spin: Chances) -> Value:
        """The pitcher may answer a play."""
        stands = self.last_try(play, spin)
        return self.smaller(stands, self.paid(play, spin)) if self.at_bat.answered(play) else stands

    def paid(self, play: Play, spin: Chances) -> Value:
        """The pitcher has paid to answer a play."""
        assert self.at_bat.ability is not None
        after = sorted(outcomes(self.at_bat.ability.effects, play, spin).items())
        return self.mean((chance, self.last_try(new, spin, paid=True)) for new, chance in after)

    def tried_again(self, play: Play, spin: Chances) -> Value:
        """The batter gives a play up for a second try."""
        return self.mean((chance, self.last_try(new, spin)) for chance, new in self._plays(spin, play.runners))

    def last_try(self, play: Play, spin: Chances, paid: bool = False) -> Value:
        """The batter may use his own ability on a play."""
        stands = self.leaf(self.at_bat.ends(play, paid))
        return self.larger(stands, self.used(play, spin, paid)) if self.at_bat.tried(play) else stands

    def used(self, play: Play, spin: Chances, paid: bool = False) -> Value:
        """The batter has used his own ability on a play."""
        assert self.at_bat.own is not None
        after = sorted(outcomes(self.at_bat.own.effects, play, spin).items())
        return self.mean((chance, self.leaf(self.at_bat.ends(new, paid))) for new, chance in after)

    @staticmethod
    def _plays(spin: Chances, runners: int) -> list[tuple[float, Play]]:
        return [(chance, Play(result, runners)) for result, chance in enumerate(spin) if chance]


class Reckoning(Weighing[float]):
    """An at-bat in numbers."""

    def __init__(self, at_bat: AtBat, follows: Callable[[Leaf], float]) -> None:
        super().__init__(at_bat)
        self._follows = follows

    def leaf(self, leaf: Leaf) -> float:
        return self._follows(leaf)

    def mean(self, terms: Iterable[tuple[float, float]]) -> float:
        return math.fsum(share * value for share, value in terms)

    def larger(self, one: float, other: float) -> float:
        return max(one, other)

    def smaller(self, one: float, other: float) -> float:
        return min(one, other)


class Written(NamedTuple):
    """An at-bat written out."""

    leaves: tuple[Leaf, ...]
    """What the function wants the lanes of, in the order of its arguments."""
    value: Callable[..., Lanes]


Terms = tuple[tuple[float, str], ...]
"""A mean: shares and the names of what they are of."""


class _Writing(Weighing[str]):
    """Writes an at-bat as one expression of Python. Its values are names, each the name of a line written once.

    An at-bat is worked out some forty million times: what is zero or said twice must cost nothing.
    """

    def __init__(self, at_bat: AtBat) -> None:
        super().__init__(at_bat)
        self.leaves: dict[Leaf, str] = {}
        self.lines: dict[str, str] = {}
        self.starts: Counter[Terms] = Counter()
        """How many means begin like this."""
        self.common: set[Terms] = set()

    def written(self) -> Written:
        self.whole()  # once to see what the means have in common
        self.lines, self.common = {}, {start for start, times in self.starts.items() if times > 1}
        value = self.whole()
        names = ", ".join(self.leaves.values())
        loops = "".join(f" for {name} in ({line},)" for line, name in self.lines.items())
        return Written(tuple(self.leaves), _compiled(f"lambda {names}: [{value} for {names}, in zip({names}){loops}]"))

    def leaf(self, leaf: Leaf) -> str:
        return self.leaves.setdefault(leaf, f"k{len(self.leaves)}")

    def larger(self, one: str, other: str) -> str:
        return one if one == other else self._line(f"{one} if {one} > {other} else {other}")

    def smaller(self, one: str, other: str) -> str:
        return one if one == other else self._line(f"{one} if {one} < {other} else {other}")

    def mean(self, terms: Iterable[tuple[float, str]]) -> str:
        gathered: dict[str, float] = {}
        for share, name in terms:
            gathered[name] = gathered.get(name, 0.0) + share
        row = tuple((share, name) for name, share in gathered.items() if share)
        self.starts.update(row[:length] for length in range(1, len(row)))
        return row[0][1] if len(row) == 1 else self._sum(row)

    def _sum(self, row: Terms) -> str:
        start: Terms = next((row[:n] for n in range(len(row) - 1, 0, -1) if row[:n] in self.common), ())
        parts = [self._sum(start)] if start else []
        return self._line(" + ".join(parts + [f"{share!r}*{name}" for share, name in row[len(start) :]]))

    def _line(self, line: str) -> str:
        return self.lines.setdefault(line, f"v{len(self.lines)}")


@lru_cache(maxsize=4096)
def written_out(at_bat: AtBat) -> Written:
    """The value of an at-bat as a function of what follows it: the batting team takes the best, the defense the least.

    >>> at_bat = AtBat((0.5, 0.0, 0.0, 0.0, 0.5), None, None, False, Situation(0, 0, False, False, 0))
    >>> leaves, value = written_out(at_bat)
    >>> leaves
    (Leaf(paid=False, outs=1, bases=0), Leaf(paid=False, outs=0, bases=0))
    >>> value([0.2], [1.0])
    [0.6]
    """
    return _Writing(at_bat).written()


@lru_cache(maxsize=4096)
def _compiled(source: str) -> Callable[..., Lanes]:
    written: Callable[..., Lanes] = eval(source)
    return written
