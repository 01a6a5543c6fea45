"""A moment of Wild Cards played on, on copies in which the unseen cards and the dice are dealt again.

What is compared starts from the same copies with the same dice to come, so that luck tells nothing apart. A copy is
played to the end of the pitch, or of the next turn where a choice shows its worth only then.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from lordsball.ai.arithmetic import whole
from lordsball.ai.wild_cards.thrift import Thrifty
from lordsball.engine.chance import Chance
from lordsball.engine.procedure import Action
from lordsball.games.wild_cards.state import WildCards
from lordsball.games.wild_cards.windows import Window

_SLOW = ("place", "choose", "pay", "keep", "trash", "discard")
"""What shows its worth only when the next Batter is done."""


def dealt(view: WildCards, seat: int, chance: int) -> WildCards:
    """A copy to play on, one of the ways things may lie for all that this seat sees."""
    t = view.imagine(seat, Chance(chance))
    t.choose_payment = t.answers_forced = False
    return t


def played_on(start: WildCards, action: Action, player: Thrifty) -> WildCards:
    """Where an action has shown its worth, both coaches playing on like `player`. `start` stays as it is."""
    t = start.copy()
    turns, batters = turns_to_see(start), whole(start.half_batters)
    t.apply(action)
    while (decision := t.decision) is not None and decision.ask != "change_sides":
        if decision.ask == "pitch" and not turns:
            break
        if decision.ask == "place" and whole(t.half_batters) >= batters + turns:
            break
        t.apply(player.choose(decision, lambda: t))
    return t


def turns_to_see(t: WildCards) -> int:
    """How many Batters have to be done before what is decided now has shown its worth; 0: a pitch is enough."""
    if t.decision is not None and t.decision.ask in _SLOW:
        return 1
    top = t.stack[-1]
    return int(isinstance(top, Window) and top.window in ("reveal", "their_special"))


def surely(gained: Sequence[float]) -> float:
    """The mean of these gains in standard errors of it."""
    count = len(gained)
    mean = math.fsum(gained) / count
    spread = math.sqrt(math.fsum((gain - mean) * (gain - mean) for gain in gained) / (count - 1) / count)
    return mean / (spread + 1e-4)
