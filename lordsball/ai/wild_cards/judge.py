"""How likely a coach of Wild Cards is to win from a moment on, from what many games between Regulars have come to.

The numbers were fitted to the runs that followed 36,000 turns of such games.
"""

from __future__ import annotations

import math
from functools import lru_cache

from lordsball.ai.arithmetic import share_below, whole
from lordsball.ai.wild_cards import outlook
from lordsball.games.wild_cards.idle import idle
from lordsball.games.wild_cards.state import WildCards

A_HALF = 2.85
"""Runs a team can hope for in a half to come."""
NOBODY_ON = (0.0, 0.95, 1.95, 3.0)
RUNNER = (0.0, 0.5, 0.68, 0.68)
"""By outs that are left: runs to come with empty bases, and what each runner adds, wherever he stands."""
STRIKE = ((0.0, 0.0, 0.0), (0.0, 0.25, 0.55), (0.0, 0.32, 0.66), (0.0, 0.36, 0.72))
"""What Strikes take away, by outs that are left."""
BALL = (0.0, 0.07, 0.09, 0.17)
VIBE, SPECIAL, WEATHER, MOST_VIBES = 0.07, 0.08, 0.12, 12
"""What a Vibe, a Special in hand and a helpful Weather are worth early in a half."""
SPREAD = 1.9
"""How far games scatter around what is expected, with a whole half to go."""


def to_win(t: WildCards, seat: int) -> float:
    """The chance of this coach to win, by the scoreboard, the bases, the Vibes and the cards; a tie is half a win."""
    lead: float = t.runs[seat] - t.runs[1 - seat]
    if t.decision is None:
        return 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0
    sign, left = (1 if seat == t.batting else -1), 0.0
    if not t.half_end and t.decision.ask != "change_sides":
        left = to_come(t)
        lead += sign * left
    if t.half == 1:
        lead -= sign * A_HALF
        left += A_HALF + 0.15
    return _likely(round(lead, 2), round(left, 1))


def to_come(t: WildCards) -> float:
    """Runs the team at bat can hope for in what is left of its half."""
    state = outlook.state_of(t)
    left = 3 - state.outs
    runs = NOBODY_ON[left] - STRIKE[left][state.strikes] + BALL[state.balls]
    runs += RUNNER[left] * state.bases.bit_count()
    batting, pitching = t.batting, 1 - t.batting
    vibes = min(MOST_VIBES, t.vibes_of(batting)) - min(MOST_VIBES, t.vibes_of(pitching))
    runs += VIBE * vibes * (0.4 + 0.2 * left)
    runs += SPECIAL * (_specials(t, batting) - _specials(t, pitching))
    if t.weather and not idle(t.cards.card[t.weather], t.weather_owner == batting):
        runs += WEATHER * left / 3 * (1 if t.weather_owner == batting else -1)
    return max(0.05, runs)


def _specials(t: WildCards, seat: int) -> int:
    cards = t.cards.card
    return whole(1 for card in t.coaches[seat].hand if not cards[card].player)


@lru_cache(maxsize=65536)
def _likely(lead: float, left: float) -> float:
    """The less is left to play, the surer the leader."""
    spread = SPREAD * math.sqrt(left / 3 + 0.05)
    return share_below(lead / spread)
