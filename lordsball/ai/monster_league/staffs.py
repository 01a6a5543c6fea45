"""A team's pitching as the solver counts it: who is on the mound, his tokens, and whether the other one still waits."""

from __future__ import annotations

from typing import NamedTuple

from lordsball.games.monster_league.state import NOBODY, PITCHERS, MonsterLeague


class Staff(NamedTuple):
    """The pitching of one team between two at-bats. The one who waits has all his tokens."""

    active: int
    """Who is on the mound, or NOBODY."""
    tokens: int
    """Those of the active pitcher."""
    relief: bool
    """Does the other pitcher still wait? Before a starter is chosen both do."""


FRESH = Staff(NOBODY, 0, True)
"""No starter has been chosen."""
EMPTY = Staff(NOBODY, 0, False)
"""The bullpen is empty."""


class Bullpen(NamedTuple):
    """The rules of coming and going."""

    tokens: int
    """Of a pitcher, for the whole game."""
    may_stay: bool
    """May one without tokens stay (ruling M1)?"""

    def starters(self) -> tuple[Staff, ...]:
        """What the choice of a starter leads to."""
        return tuple(Staff(pitcher, self.tokens, True) for pitcher in range(PITCHERS))

    def rested(self, staff: Staff) -> Staff:
        """Who faces the next batter: a tired pitcher has made room.

        >>> Bullpen(2, False).rested(Staff(0, 0, True)), Bullpen(2, False).rested(Staff(1, 0, False)) == EMPTY
        (Staff(active=1, tokens=2, relief=False), True)
        """
        if self.may_stay or staff.active == NOBODY or staff.tokens:
            return staff
        return Staff(1 - staff.active, self.tokens, False) if staff.relief else EMPTY

    def spent(self, staff: Staff, price: int) -> Staff | None:
        """Who faces the next batter once the active pitcher has paid; None where he has too few tokens."""
        if staff.active == NOBODY or staff.tokens < price:
            return None
        return self.rested(staff._replace(tokens=staff.tokens - price))

    def changed(self, staff: Staff) -> Staff | None:
        """What a voluntary change leads to; None where nobody can come in."""
        if staff.active == NOBODY or not staff.relief:
            return None
        return Staff(1 - staff.active, self.tokens, False)

    def reachable(self, staff: Staff, prices: tuple[int, ...]) -> tuple[Staff, ...]:
        """This staff and all that can become of it, the one with the most to spend first; no starter is left to choose.

        :param prices: tokens for the ability of each pitcher.

        >>> len(Bullpen(2, False).reachable(FRESH, (1, 1))), len(Bullpen(2, False).reachable(Staff(0, 1, True), (1, 1)))
        (9, 4)
        """
        found: list[Staff] = []
        waiting = list(self.starters()) if staff == FRESH else [self.rested(staff)]
        while waiting:
            each = waiting.pop(0)
            if each in found:
                continue
            found.append(each)
            after = (self.changed(each), self.spent(each, prices[each.active]) if each.active != NOBODY else None)
            waiting += [new for new in after if new is not None]
        return tuple(sorted(found, key=lambda each: (each.relief, each.tokens, each.active), reverse=True))


def staff_of(view: MonsterLeague, seat: int) -> Staff:
    """A seat's pitching in a view."""
    active = view.active[seat]
    tokens = view.tokens[PITCHERS * seat + active] if active != NOBODY else 0
    return Staff(active, tokens, view.relief(seat) != NOBODY)
