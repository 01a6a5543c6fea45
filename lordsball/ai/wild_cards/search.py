"""The Veteran of Wild Cards: plays what is not obvious out, on copies with the unseen cards and the dice re-dealt.

A thrifty coach says what would usually be done. Where another option is not clearly worse, both are tried on the same
copies with the same dice to come, so that luck tells nothing apart, to the end of the pitch (to the end of the next
turn for what is kept and trashed), and the judge says how likely each end is to win. An option that falls behind is
dropped; only one that is better beyond what chance explains is taken.
"""

from __future__ import annotations

import math
from collections.abc import Generator

from lordsball.ai.slices import done
from lordsball.ai.wild_cards.judge import to_win
from lordsball.ai.wild_cards.regular import Choice, Look, keep_worth, option_worth, trash_worth
from lordsball.ai.wild_cards.rollout import dealt, played_on, surely
from lordsball.ai.wild_cards.thrift import Thrifty
from lordsball.ai.wild_cards.thumbs import Scale
from lordsball.engine.chance import scatter
from lordsball.engine.procedure import Action, Decision
from lordsball.games.wild_cards.state import WildCards

ROUND, ROUNDS, FEWEST = 6, 3, 3
"""Copies in a round; after each round the options that have fallen behind are dropped. FEWEST still tell something."""
BEHIND, AHEAD, EARLY = 0.0, 1.6, 2.6
"""In standard errors above the usual choice: where an option is dropped, where it is taken in the end, and before."""
WORTH_IT = 0.003
"""The least chance to win for which the usual choice is left."""
PROMISING, SURE, MOST_OPTIONS = -0.06, 0.12, 3
"""Options that rules of thumb find worse than this are not tried; what they find better than this is simply done."""
PLAYER = Thrifty(0)


class Veteran(Thrifty):
    """Looks ahead where it is not obvious what to do."""

    def __init__(self, seed: int, effort: float = 1.0) -> None:
        self._seed, self._count = seed, 0
        self._round = max(FEWEST, round(ROUND * effort))

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
        others = rivals(view, usual.action)
        if not others or view.decision is None:
            return usual
        self._count += 1
        seat, seed, copies = view.decision.seat, scatter(self._seed, self._count), 0
        gains: dict[Action, list[float]] = {action: [] for action in others}
        for last in (*[False] * (ROUNDS - 1), True):
            for _ in range(self._round):
                chance = scatter(seed, copies)
                copies += 1
                start = dealt(view, seat, chance)
                before = to_win(played_on(start, usual.action, PLAYER), seat)
                yield None
                for action, gained in gains.items():
                    gained.append(to_win(played_on(start, action, PLAYER), seat) - before)
                    yield None
            gains = {action: gained for action, gained in gains.items() if surely(gained) > BEHIND}
            if not gains:
                return usual
            best = max(gains, key=lambda action: math.fsum(gains[action]))
            enough = AHEAD if last else EARLY
            better = math.fsum(gains[best]) > copies * WORTH_IT and surely(gains[best]) > enough
            if better and (last or len(gains) == 1):
                return Choice(best, "I have seen how this ends.")
        return usual


def rivals(view: WildCards, usual: Action) -> list[Action]:
    """The options worth trying beside the usual choice; none where that is obvious."""
    decision = view.decision
    assert decision is not None
    seat, others = decision.seat, [option for option in decision.options if option != usual]
    scale = Scale(view, seat)
    match decision.ask:
        case "run_or_ball" | "catch_or_run":
            return others
        case "window" if usual.verb == "pass" or option_worth(scale, usual) <= SURE:
            worth = {option: option_worth(scale, option) for option in others if option.verb != "pass"}
            fair = sorted((o for o in worth if worth[o] > PROMISING), key=lambda o: worth[o], reverse=True)
            return [*(option for option in others if option.verb == "pass"), *fair][: MOST_OPTIONS - 1]
        case "keep":
            fair = [o for o in others if o.verb != "keep" or keep_worth(view, seat, str(o.args[0])) > PROMISING * 4]
            return fair[: MOST_OPTIONS - 1]
        case "trash":
            fair = [o for o in others if o.verb == "clean_up" or trash_worth(view, str(o.args[0])) > 0]
            return fair[: MOST_OPTIONS - 1]
    return []
