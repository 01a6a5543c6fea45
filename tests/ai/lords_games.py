"""Games of Lords of Baseball between Regulars, played once for all tests that look at their decisions."""

from __future__ import annotations

from functools import cache

from lordsball.ai.lords.regular import Regular
from lordsball.engine.chance import scatter
from lordsball.engine.procedure import Action
from lordsball.games.lords.game import GAME, options_for
from lordsball.games.lords.state import Lords
from tests.games.lords.shipped import cards


class Moments:
    """Decisions of games between Regulars, with the action taken at each."""

    def __init__(self, owners: int, years: int, seeds: range) -> None:
        self.moments: list[tuple[Lords, Action]] = []
        self.ends: list[Lords] = []
        for seed in seeds:
            t = GAME.new(cards(), options_for(cards(), owners, years), seed)
            assert isinstance(t, Lords)
            players = [Regular(scatter(seed, seat)) for seat in range(owners)]
            while (decision := t.decision) is not None:
                action = players[decision.seat].choose(decision, lambda t=t, seat=decision.seat: t.view(seat))
                if len(decision.options) > 1:
                    self.moments.append((t.copy(), action))
                t.apply(action)
            self.ends.append(t)


@cache
def moments() -> Moments:
    return Moments(3, 3, range(3))
