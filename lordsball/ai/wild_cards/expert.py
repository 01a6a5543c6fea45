"""The Expert of Wild Cards: tries every choice of weight on many copies of what it cannot see, and wastes nothing.

An information-set search: each copy deals the unseen cards and the dice again, in one of the ways that agree with all
that lies open. Every option starts from the same copies. A thrifty coach plays them on, and the forecast says how
likely the end is to win. All options get a few copies; as long as another leads the usual one, those near the lead get
more. The seed of the copies comes from what the seat sees, so the same moment gets the same thought wherever it comes
up; and how many copies there are depends on the options alone, never on a clock.
"""

from __future__ import annotations

import math
from collections.abc import Generator, Sequence
from json import JSONEncoder
from zlib import crc32

from lordsball.ai.slices import done
from lordsball.ai.wild_cards.forecast import to_win
from lordsball.ai.wild_cards.regular import Choice, Look, option_worth
from lordsball.ai.wild_cards.rollout import dealt, played_on, surely
from lordsball.ai.wild_cards.thrift import Thrifty
from lordsball.ai.wild_cards.thumbs import Scale
from lordsball.engine.chance import scatter
from lordsball.engine.procedure import Action, Decision
from lordsball.games.wild_cards.state import WildCards
from lordsball.games.wild_cards.windows import PASS

FEWEST, ROUND, MOST = 24, 16, 168
"""Copies that every option gets; copies in each round after that; the most that an option gets."""
LEAST_TO_TELL = 4
"""Copies that still tell something, on a slow machine."""
BEHIND, AHEAD = -1.4, 1.0
"""In standard errors: how far behind the leader an option is dropped, and how far ahead of the usual choice another has
to end."""
WORTH_IT = 0.002
"""The least chance to win for which the usual choice is left."""
MOST_OPTIONS, HOPELESS = 7, -0.15
"""So many options are tried, of windows none that rules of thumb find worse than this."""
PLAYER = Thrifty(0)
TRIED = frozenset(("window", "keep", "trash", "run_or_ball", "catch_or_run", "choose"))
"""Questions that are played out. Trying out who is placed where, and what is discarded, brings nothing beyond the rules
of thumb: by the time it shows, luck has covered it."""
_as_json = JSONEncoder(separators=(",", ":"), check_circular=False).encode


class Expert(Thrifty):
    """Thinks every choice of weight through."""

    def __init__(self, seed: int, effort: float = 1.0) -> None:
        self._seed = seed
        self._fewest, self._most = (max(LEAST_TO_TELL, round(copies * effort)) for copies in (FEWEST, MOST))

    def choose(self, decision: Decision, look: Look) -> Action:
        """One of the options."""
        return done(self.choosing(decision, look))

    def choosing(self, decision: Decision, look: Look) -> Generator[None, None, Action]:
        """The same in slices of a few milliseconds; stop asking and nothing has happened."""
        if len(decision.options) == 1:
            return decision.options[0]
        return (yield from self.thinking(look())).action

    def thinking(self, view: WildCards) -> Generator[None, None, Choice]:
        """The choice with its reason, in such slices."""
        usual = self.think(view)
        others = alternatives(view, usual.action)
        if not others:
            return usual
        seed = scatter(self._seed, seen(view))
        comparison = Comparison(view, (usual.action, *others), seed)
        for _ in comparison.run(self._fewest, self._most):
            yield None
        best = comparison.best
        return usual if best == usual.action else Choice(best, "I have seen how this ends.")


def seen(view: WildCards) -> int:
    """A number for all that a view shows."""
    return crc32(_as_json(view.save()).encode())


def alternatives(view: WildCards, usual: Action) -> list[Action]:
    """What is tried out beside the usual choice, the most promising first; nothing where trying out brings nothing."""
    decision = view.decision
    assert decision is not None
    if decision.ask not in TRIED:
        return []
    others = [option for option in decision.options if option != usual]
    if decision.ask == "window":
        scale = Scale(view, decision.seat)
        worth = {option: 0.0 if option == PASS else option_worth(scale, option) for option in others}
        others = sorted((o for o in others if worth[o] > HOPELESS), key=lambda o: worth[o], reverse=True)
    return others[: MOST_OPTIONS - 1]


class Comparison:
    """Options tried on the same copies, the usual choice first: it is left only for reasons."""

    def __init__(self, view: WildCards, options: Sequence[Action], seed: int) -> None:
        self._view, self._options, self._seed = view, options, seed
        self.shares: dict[Action, list[float]] = {option: [] for option in options}
        """For each option, how likely each of its copies was to end in a win."""
        self.best = options[0]
        """The option to take, as far as is known."""

    def run(self, fewest: int, most: int) -> Generator[int, None, None]:
        """Try them out; yields how many ways to go on have been played, after each.

        :param fewest: copies that each option gets.
        :param most: copies that an option gets at most.
        """
        decision, usual, shares = self._view.decision, self._options[0], self.shares
        assert decision is not None
        running, copies, tried, target = list(self._options), 0, 0, fewest
        while True:
            for copy in range(copies, target):
                start = dealt(self._view, decision.seat, scatter(self._seed, copy))
                for option in running:
                    shares[option].append(to_win(played_on(start, option, PLAYER), decision.seat))
                    tried += 1
                    yield tried
            copies = target
            leader = max(running, key=lambda option: math.fsum(shares[option]))
            running = [o for o in running if o in (usual, leader) or surely(self._gain(o, leader)) > BEHIND]
            if leader == usual or copies >= most:
                break
            target = min(most, copies + ROUND)
        gain = self._gain(leader, usual)
        if leader != usual and math.fsum(gain) >= WORTH_IT * copies and surely(gain) >= AHEAD:
            self.best = leader

    def _gain(self, option: Action, other: Action) -> list[float]:
        """By how much an option did better than another on each copy that both were tried on."""
        return [mine - theirs for mine, theirs in zip(self.shares[option], self.shares[other], strict=False)]
