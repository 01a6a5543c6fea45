"""The Veteran of Wild Cards: plays every promising option out, many times, on copies with the unseen cards re-dealt.

All options are tried on the same copies with the same dice to come, so that luck tells nothing apart; the worse half is
dropped again and again until one is left. Each copy is played by the rules of thumb to the end of the turn (to the end
of the next one for what is kept and trashed), and what is on the scoreboard then is turned into the chance to win.
"""

from __future__ import annotations

import math
from collections.abc import Generator
from functools import lru_cache

from lordsball.ai import wild_cards_outlook as outlook
from lordsball.ai.wild_cards import Choice, Look, Regular, keep_worth, number, option_worth, trash_worth
from lordsball.engine.chance import Chance, scatter
from lordsball.engine.procedure import Action, Decision
from lordsball.games.wild_cards.names import SPECIAL
from lordsball.games.wild_cards.state import WildCards
from lordsball.games.wild_cards.turn import Turn

COPIES = 16
"""Copies in each round; the number of rounds is the number of times the options can be halved."""
PROMISING, MOST_OPTIONS = -0.12, 5
"""Options that rules of thumb find worse than this are not tried, nor more than so many."""
HALF_OF_RUNS = 3.0
"""Runs a team can hope for in a half to come."""
VIBE, SPREAD = 0.06, 1.9
"""What a Vibe in hand is worth; how far games scatter around what is expected, with a whole half to go."""
PLAYER = Regular(0)


class Veteran(Regular):
    """Looks a whole turn ahead."""

    def __init__(self, seed: int) -> None:
        self._seed, self._count = seed, 0

    def choose(self, decision: Decision, look: Look) -> Action:
        """One of the options."""
        if len(decision.options) == 1:
            return decision.options[0]
        thinking = self.thinking(look())
        while True:
            try:
                next(thinking)
            except StopIteration as done:
                return Action(*done.value.action)

    def thinking(self, view: WildCards) -> Generator[None, None, Choice]:
        """The same in slices of a few milliseconds; stop asking and nothing has happened."""
        usual = self.think(view)
        tried = candidates(view, usual.action)
        if len(tried) == 1:
            return usual
        seat = view.decision.seat if view.decision else 0
        self._count += 1
        seed, copy = scatter(self._seed, self._count), 0
        scores = dict.fromkeys(tried, 0.0)
        while len(scores) > 1:
            for _ in range(COPIES):
                chance = scatter(seed, copy)
                copy += 1
                for action in scores:
                    scores[action] += _played_out(view, seat, action, chance)
                    yield None
            ranked = sorted(scores, key=lambda action: scores[action], reverse=True)
            scores = {action: scores[action] for action in ranked[: (len(ranked) + 1) // 2]}
        best = next(iter(scores))
        return usual if best == usual.action else Choice(best, "I have seen how this ends.")


def candidates(view: WildCards, usual: Action) -> list[Action]:
    """The options worth trying, the usual choice among them."""
    decision = view.decision
    assert decision is not None
    seat, others = decision.seat, [option for option in decision.options if option != usual]
    match decision.ask:
        case "run_or_ball" | "catch_or_run":
            return [usual, *others]
        case "window":
            worth = {option: option_worth(view, seat, option) for option in others if option.verb != "pass"}
            fair = sorted((o for o in worth if worth[o] > PROMISING), key=lambda o: worth[o], reverse=True)
            waiting = [option for option in others if option.verb == "pass"]
            return [usual, *waiting, *fair][:MOST_OPTIONS]
        case "keep":
            fair = [o for o in others if o.verb == "clean_up" or keep_worth(view, seat, str(o.args[0])) > PROMISING * 2]
            return [usual, *fair][:MOST_OPTIONS]
        case "trash":
            fair = [o for o in others if o.verb == "clean_up" or trash_worth(view, str(o.args[0])) > 0]
            return [usual, *fair][:MOST_OPTIONS]
        case "place" if usual.verb == "place" and usual.args[1] != SPECIAL:
            same = [o for o in others if o.verb == "place" and o.args[1] == usual.args[1]]
            return [usual, *sorted(same, key=lambda o: number(view, o), reverse=True)[:2]]
        case "place":
            return [usual, *others][:MOST_OPTIONS]
    return [usual]


def _played_out(view: WildCards, seat: int, action: Action, chance: int) -> float:
    """The chance to win after this action, on one copy."""
    t = view.imagine(seat, Chance(chance))
    t.answers_forced = True
    t.apply(action)
    fresh = view.decision is None or view.decision.ask not in ("keep", "trash")  # those pay off in the turn to come
    begun = False
    while t.decision is not None and t.decision.ask != "change_sides":
        turn = next((procedure for procedure in t.stack if isinstance(procedure, Turn)), None)
        placing = turn is None or turn.at <= 1
        if begun and placing:
            break
        fresh = fresh or placing
        begun = begun or (fresh and not placing)
        t.apply(PLAYER.choose(t.decision, lambda: t))
    return to_win(t, seat)


def to_win(t: WildCards, seat: int) -> float:
    """How likely this coach is to win from here, by the scoreboard."""
    lead: float = t.runs[seat] - t.runs[1 - seat]
    if t.decision is None:
        return 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0
    sign = 1 if seat == t.batting else -1
    left = 0.0
    if not t.half_end and t.decision.ask != "change_sides":
        left = outlook.standing(outlook.state_of(t))
        lead += sign * (left + VIBE * (t.vibes_of(t.batting) - t.vibes_of(1 - t.batting)))
    if t.half == 1:
        lead -= sign * HALF_OF_RUNS
        left += HALF_OF_RUNS
    return _likely(round(lead, 2), round(left, 1))


@lru_cache(maxsize=65536)
def _likely(lead: float, left: float) -> float:
    """The less is left to play, the surer the leader."""
    spread = SPREAD * math.sqrt(left / HALF_OF_RUNS + 0.05)
    return 0.5 * (1 + math.erf(lead / spread / math.sqrt(2)))
