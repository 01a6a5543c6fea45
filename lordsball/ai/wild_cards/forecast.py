"""The Expert's judge of a moment of Wild Cards: the runs a half still brings, and from them the chance to win.

The numbers were fitted to 39,000 moments of the first halves of 2,000 games between thrifty coaches. They explain a
third of what happens after a moment, the tables of `judge.py` a quarter; the dice and the cards do the rest.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import NamedTuple

from lordsball.ai.arithmetic import whole
from lordsball.ai.wild_cards import outlook
from lordsball.games.wild_cards import totals
from lordsball.games.wild_cards.cards import Card
from lordsball.games.wild_cards.idle import idle
from lordsball.games.wild_cards.names import BAT, CATCH, PITCH
from lordsball.games.wild_cards.state import WildCards


class Weights(NamedTuple):
    """What each thing adds to the runs to come, seen from the plate."""

    left: tuple[float, float, float]
    """By outs that are left, from one to three: with empty bases and nothing else to hope for."""
    strikes: tuple[float, float, float]
    balls: tuple[float, float, float, float]
    runner: tuple[float, float, float]
    """Each runner, by outs that are left. Which base matters little: a good Hit brings everybody home."""
    our_vibe: float
    their_vibe: float
    """Each Vibe of the coach at bat; each of the other, for each out that is left."""
    our_special: float
    their_special: float
    our_weather: float
    their_weather: float
    deck: float
    """Each card of the deck of the coach at bat, who goes through it only once; five for each out are plenty."""
    bat: float
    pitch: float
    catch: float
    """Each pip: of the Batter and the fielders about to play, or of the best in the hands."""
    kept_pitch: float
    kept_catch: float
    """Each pip above 3 of a fielder who stays for the next turn."""


ABOUT_TO_PITCH = Weights(
    left=(0.22, 0.74, 1.41), strikes=(0.0, -0.25, -0.54), balls=(0.0, 0.0, 0.01, 0.2), runner=(0.45, 0.74, 0.74),
    our_vibe=0.04, their_vibe=-0.026, our_special=0.128, their_special=0.0, our_weather=0.106, their_weather=-0.096,
    deck=0.111, bat=0.184, pitch=-0.129, catch=-0.086, kept_pitch=0.0, kept_catch=0.0,
)
BETWEEN_TURNS = Weights(
    left=(0.36, 0.76, 1.27), strikes=(0.0, -0.23, -0.52), balls=(0.0, 0.02, 0.03, 0.14), runner=(0.49, 0.77, 0.77),
    our_vibe=0.027, their_vibe=-0.022, our_special=0.121, their_special=0.0, our_weather=0.173, their_weather=-0.2,
    deck=0.114, bat=0.209, pitch=-0.111, catch=-0.1, kept_pitch=-0.108, kept_catch=-0.064,
)
MOST_VIBES, POOR, PLENTY = 12, 2, 5
"""More Vibes count no more; the number of who has to be found by an Emergency Draw; cards for each out."""
STEP = 0.5
BRINGS = (
    (0.894, 0.076, 0.027, 0.003),
    (0.711, 0.163, 0.094, 0.024, 0.007, 0.001),
    (0.543, 0.206, 0.146, 0.07, 0.027, 0.008),
    (0.366, 0.186, 0.202, 0.133, 0.077, 0.03, 0.006),
    (0.264, 0.164, 0.193, 0.17, 0.124, 0.061, 0.02, 0.004),
    (0.187, 0.127, 0.172, 0.185, 0.164, 0.113, 0.04, 0.012),
    (0.129, 0.116, 0.156, 0.164, 0.18, 0.144, 0.078, 0.027, 0.006),
    (0.092, 0.105, 0.147, 0.16, 0.188, 0.166, 0.095, 0.037, 0.01),
    (0.041, 0.058, 0.122, 0.138, 0.208, 0.231, 0.123, 0.066, 0.013),
)
"""For 0, 0.5, 1 … 4 runs to come: how often that became 0, 1, 2 … runs."""
A_HALF = (0.122, 0.128, 0.143, 0.149, 0.165, 0.149, 0.098, 0.037, 0.009)
"""The same for a half that has not begun."""


def to_win(t: WildCards, seat: int) -> float:
    """The chance of this coach to win; a tie is half a win."""
    ours = seat == t.batting
    lead = t.runs[t.batting] - t.runs[1 - t.batting]
    if t.decision is None:
        won = _of(lead)
    elif t.half_end or t.decision.ask == "change_sides":
        won = _after(lead) if t.half == 1 else _of(lead)
    else:
        won = _likely(t.half, max(-12, min(12, lead)), round(to_come(t), 2))
    return won if ours else 1.0 - won


def to_come(t: WildCards) -> float:
    """Runs the team at bat can hope for in what is left of its half, before a pitch or between two turns."""
    card, mine, other = t.cards.card, t.coaches[t.batting], t.coaches[1 - t.batting]
    state = outlook.state_of(t)
    left, pitching = 3 - state.outs, t.decision is not None and t.decision.ask == "pitch"
    w = ABOUT_TO_PITCH if pitching else BETWEEN_TURNS
    runs = w.left[left - 1] + w.strikes[state.strikes] + w.balls[state.balls]
    runs += w.runner[left - 1] * state.bases.bit_count()
    runs += w.our_vibe * min(MOST_VIBES, t.vibes_of(t.batting))
    runs += w.their_vibe * left * min(MOST_VIBES, t.vibes_of(1 - t.batting))
    runs += w.deck * min(len(mine.deck), PLENTY * left)
    runs += w.our_special * whole(_helps(card[id], batting=True) for id in mine.hand)
    if t.weather and not idle(card[t.weather], t.weather_owner == t.batting):
        runs += w.our_weather if t.weather_owner == t.batting else w.their_weather
    if pitching:
        runs += w.bat * (totals.modifier(t, BAT) - 4) + w.pitch * (totals.modifier(t, PITCH) - 5)
        return runs + w.catch * (totals.modifier(t, CATCH) - 4)
    runs += w.bat * (max([POOR, *(card[id].bat for id in mine.hand if card[id].player)]) - 4)
    fielders = [card[id] for id in other.hand if card[id].player]
    runs += w.pitch * (max([POOR, *(each.pitch for each in fielders)]) - 4)
    runs += w.catch * (max([POOR, *(each.catch for each in fielders)]) - 4)
    if other.mound:
        runs += w.kept_pitch * (card[other.mound].pitch - 3)
    return runs + w.kept_catch * (card[other.outfield].catch - 3) if other.outfield else runs


def _helps(card: Card, batting: bool) -> bool:
    return not card.player and not idle(card, batting)


@lru_cache(maxsize=65536)
def _likely(half: int, lead: int, runs: float) -> float:
    """The chance of the team at bat, between the two rows of the table that its runs to come lie between."""
    place = max(0.0, min(len(BRINGS) - 1.001, runs / STEP))
    row = int(place)
    low, high = (_with(half, lead, BRINGS[each]) for each in (row, row + 1))
    return low + (place - row) * (high - low)


def _with(half: int, lead: int, brings: tuple[float, ...]) -> float:
    after = _after if half == 1 else _of
    return math.fsum(p * after(lead + runs) for runs, p in enumerate(brings)) / math.fsum(brings)


@lru_cache(maxsize=64)
def _after(lead: int) -> float:
    """The chance of the team that has batted, before the other does."""
    return math.fsum(p * _of(lead - runs) for runs, p in enumerate(A_HALF)) / math.fsum(A_HALF)


def _of(lead: int) -> float:
    """Won, tied, lost."""
    return 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0
