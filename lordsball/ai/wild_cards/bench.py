"""The bench coach of Wild Cards: the Expert with more time, who plays out every choice and says how often it wins.

What the thrifty coach would do and the rest are tried on the same copies with the same dice to come, all on equally
many, so that their figures can be compared. Another option is advised only where it is better beyond what chance
explains; closer than that, either will do.
"""

from __future__ import annotations

import math
from collections.abc import Generator, Sequence

from lordsball.ai.evaluation import SHARE, Evaluation, Worth
from lordsball.ai.slices import done
from lordsball.ai.wild_cards.expert import PLAYER, WORTH_IT, Comparison, alternatives
from lordsball.ai.wild_cards.regular import at_bat_worth, number, option_worth
from lordsball.ai.wild_cards.telling import told
from lordsball.ai.wild_cards.thumbs import Scale
from lordsball.engine.procedure import Action
from lordsball.games.wild_cards.names import SPECIAL
from lordsball.games.wild_cards.setup import BAT_FIRST
from lordsball.games.wild_cards.state import WildCards

COPIES, FEWEST, WAYS = 100, 30, 300
"""Copies on which each option is tried. With many options fewer, down to FEWEST: about WAYS ways to go on in all."""
MOST_CONTENDERS = 2
UNIT = "How often you win, about"
CLOSE = 0.02
"""What the coin decides is worth less than this: in 600 games each side won as often, measured."""


class BenchCoach:
    """Has a figure for every option of a decision that is worth a thought."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def evaluate(self, view: WildCards) -> Evaluation:
        """The options worth thinking of with how often each wins; the decision must have more than one."""
        return done(self.evaluating(view))

    def evaluating(self, view: WildCards, also: Sequence[Action] = ()) -> Generator[int, None, Evaluation]:
        """The same in slices of a few milliseconds, each with the number of ways to go on that were played out.

        :param also: options to try out besides.
        """
        decision = view.decision
        assert decision is not None
        usual = PLAYER.think(view).action
        if decision.ask == "choose_side":
            worths = tuple(Worth(option, 0.5) for option in decision.options)
            return Evaluation(BAT_FIRST, told(view, BAT_FIRST), worths, UNIT, SHARE, margin=CLOSE)
        others = alternatives(view, usual) or contenders(view, usual)
        comparison = Comparison(view, tuple(dict.fromkeys((usual, *others, *also))), self._seed)
        copies = min(COPIES, max(FEWEST, WAYS // len(comparison.shares)))
        yield from comparison.run(copies, copies)
        return _judged(view, usual, comparison)


def _judged(view: WildCards, usual: Action, comparison: Comparison) -> Evaluation:
    """The usual choice, unless another one surely wins more often."""
    share = {action: math.fsum(won) / len(won) for action, won in comparison.shares.items()}
    gain = max(share[action] for action in share if action != usual) - share[usual]
    better = comparison.best != usual
    margin = 0.0 if better or gain < -WORTH_IT else abs(gain) + WORTH_IT
    worths = tuple(Worth(action, each) for action, each in share.items())
    return Evaluation(comparison.best, told(view, comparison.best), worths, UNIT, SHARE, margin=margin)


def contenders(view: WildCards, usual: Action) -> list[Action]:
    """The best of the other options by rules of thumb, where the thrifty coach would not look any further."""
    decision = view.decision
    assert decision is not None
    seat, cards = decision.seat, view.cards.card
    others = [option for option in decision.options if option != usual]

    def placed(option: Action) -> float:
        if seat == view.batting:
            return at_bat_worth(view, cards[str(option.args[0])])
        return number(view, option)

    match decision.ask:
        case "window":
            scale = Scale(view, seat)
            others.sort(key=lambda o: 0.0 if o.verb == "pass" else option_worth(scale, o), reverse=True)
        case "place" if usual.verb == "place" and usual.args[1] != SPECIAL:
            others = [o for o in others if o.verb == "place" and o.args[1] == usual.args[1]] or others
            others.sort(key=lambda o: placed(o) if o.verb == "place" else 0.0, reverse=True)
    return others[:MOST_CONTENDERS]
