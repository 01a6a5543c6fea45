"""How many Victory Points an owner has in mind to buy, and with how many Media tokens.

The rules sell one point at a time; a plan is a row of such purchases.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from lordsball.games.lords.finances import vp_price
from lordsball.games.lords.state import Lords, Owner


class Plan(NamedTuple):
    """Media tokens put into each point, in turn, and the dollars that go with them."""

    tokens: tuple[int, ...]
    cash: int

    @property
    def points(self) -> int:
        """How many points that buys."""
        return len(self.tokens)

    @property
    def media(self) -> int:
        """How many tokens it takes."""
        return sum(self.tokens)


def plan_for(t: Lords, o: Owner, points: int, media: int) -> Plan | None:
    """So many points with exactly so many Media tokens; None where that is not to be had.

    The first points take the tokens, as many as a price takes whole (no change is given).
    """
    price, worth = vp_price(t), t.cards.rules.media_worth
    most = -(-price // worth)
    if points < 1 or media > min(o.media, most * points):
        return None
    tokens, left, cash = [], media, 0
    for _ in range(points):
        tokens.append(min(left, most))
        left -= tokens[-1]
        cash += max(0, price - tokens[-1] * worth)
    return Plan(tuple(tokens), cash) if cash <= o.cash else None


def plans_for(t: Lords, o: Owner, points: int) -> list[Plan]:
    """Every way to pay for so many points, the fewest tokens first."""
    return [plan for media in range(o.media + 1) if (plan := plan_for(t, o, points, media)) is not None]


def most_points(t: Lords, o: Owner) -> int:
    """How many points there is money for."""
    points = 0
    while plans_for(t, o, points + 1):
        points += 1
    return points


@dataclass
class Wish:
    """What an owner has in mind: it is forgotten when another is asked, or has more or less to spend."""

    points: int = 1
    media: int | None = None
    """Tokens to spend; None: as few as will do."""
    made_for: tuple[int, int, int, int] = (-1, -1, -1, -1)

    def meet(self, t: Lords, seat: int) -> None:
        """Begin anew where the purse has changed."""
        o = t.owners[seat]
        purse = (t.year, seat, o.cash, o.media)
        if purse != self.made_for:
            self.points, self.media, self.made_for = 1, None, purse

    def plan(self, t: Lords, seat: int) -> Plan | None:
        """The plan as it stands; None where not even one point can be paid for."""
        plans = plans_for(t, t.owners[seat], self.points)
        return next((plan for plan in plans if plan.media == self.media), plans[0] if plans else None)

    def set_points(self, t: Lords, seat: int, points: int) -> None:
        """Another number of points, as far as there is money; at least one."""
        self.points = max(1, min(points, most_points(t, t.owners[seat])))

    def step_media(self, t: Lords, seat: int, step: int) -> None:
        """One token more or fewer, where the rules take it."""
        plans, now = plans_for(t, t.owners[seat], self.points), self.plan(t, seat)
        if now is not None:
            at = plans.index(now) + step
            self.media = plans[max(0, min(at, len(plans) - 1))].media
