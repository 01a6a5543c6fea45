"""Exact odds by counting every pair of dice: of Strike, Ball and Hit, of each Potential, and of a Catch.

What abilities might still do is left out; what is always in effect counts. Works on a seat's view.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from lordsball.games.shares import shares
from lordsball.games.wild_cards import totals
from lordsball.games.wild_cards.effects import MOST_POTENTIAL
from lordsball.games.wild_cards.names import BAT, CATCH, PITCH
from lordsball.games.wild_cards.state import WildCards

WAYS: Mapping[int, int] = {total: 6 - abs(7 - total) for total in range(2, 13)}
"""In how many of 36 ways two dice make each sum."""


class SwingOdds(NamedTuple):
    """Ways to each result, of `of` equally likely ones."""

    strike: int
    ball: int
    hit: int
    potentials: tuple[int, int, int, int]
    """Ways to a Hit of Potential 1, 2, 3 and H; they add up to `hit`."""
    of: int


    def shares(self, whole: int = 100) -> SwingShares:
        """The same as whole shares of 100 (or of 1000, for tenths of a percent) that add up."""
        strike, ball, one, two, three, home = shares((self.strike, self.ball, *self.potentials), whole)
        return SwingShares(strike, ball, one + two + three + home, (one, two, three, home))


class SwingShares(NamedTuple):
    """See `SwingOdds`: Strike, Ball and Hit add up to the whole, the Potentials to the Hit."""

    strike: int
    ball: int
    hit: int
    potentials: tuple[int, int, int, int]


class CatchOdds(NamedTuple):
    """Ways to a Catch, of `of` equally likely ones."""

    caught: int
    of: int


def swing(t: WildCards) -> SwingOdds:
    """What the next comparison of Pitch and Bat comes to: dice that lie or totals that are fixed count as they are."""
    pitches = _totals(t, PITCH, fixed=t.pitch_total)
    bats = _totals(t, BAT, fixed=t.bat_total)
    strike = ball = 0
    potentials = [0] * MOST_POTENTIAL
    for pitch, pitch_ways in pitches.items():
        for bat, bat_ways in bats.items():
            ways = pitch_ways * bat_ways
            if bat < pitch:
                strike += ways
            elif bat == pitch:
                ball += ways
            else:
                potentials[min(MOST_POTENTIAL, bat - pitch) - 1] += ways
    one, two, three, home = potentials
    hit = sum(potentials)
    return SwingOdds(strike, ball, hit, (one, two, three, home), strike + ball + hit)


def catch(t: WildCards) -> CatchOdds:
    """A Catch has to be higher than the Bat Total (ruling W6)."""
    ways = _totals(t, CATCH, fixed=t.catch_total)
    return CatchOdds(sum(n for total, n in ways.items() if total > t.bat_total), sum(ways.values()))


def _totals(t: WildCards, roll: str, fixed: int) -> dict[int, int]:
    """Every total and its ways: one way where it is fixed or where its dice lie on the table."""
    if t.roll == roll:
        return {totals.total(t): 1}
    if fixed:
        return {fixed: 1}
    number = totals.modifier(t, roll)
    return {total + number: ways for total, ways in WAYS.items()}
