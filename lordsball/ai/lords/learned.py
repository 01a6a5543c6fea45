"""The judge of experience: a weighted sum of what the club has, with weights learned from games between players."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import NamedTuple

from lordsball.ai.arithmetic import exponential
from lordsball.ai.lords import moment
from lordsball.ai.lords.dollars import FAN_TIE_BREAK, SHY, TIE_BREAK
from lordsball.ai.lords.features import (
    FINANCES_POINT,
    LAST_MOVES,
    NAMES,
    PLENTY,
    SEASON_POINT,
    SERIES,
    SPRING_POINT,
    STANDING,
    WINTER_POINT,
    park_of,
    scored,
    settled,
    standing,
    surroundings,
)
from lordsball.ai.lords.judge import Judge
from lordsball.ai.lords.weights import weights
from lordsball.ai.lords.wins import HALF_SERIES, WINS_A_TQ, looked_up
from lordsball.games.lords.cards import Catalog
from lordsball.games.lords.ending import bonus_vp
from lordsball.games.lords.quality import STAT
from lordsball.games.lords.state import (
    MOST_FANS,
    MOST_LEVEL,
    MOST_PROSPECTS,
    MOST_REGULARS,
    MOST_STARS,
    Owner,
    base_tq,
)

STACKS = ("field", "press_box", "bleachers", "concessions")
NEXT_POINT = {
    moment.SPRING: SEASON_POINT,
    moment.SEASON: FINANCES_POINT,
    moment.FINANCES: WINTER_POINT,
    moment.WINTER: WINTER_POINT,
}


class Prices(NamedTuple):
    """The weights of a moment, laid out by what an owner may have of each thing, salaries included."""

    weights: dict[str, float]
    stars: list[float]
    regulars: list[float]
    prospects: list[float]
    fans: list[float]
    manager: list[float]
    front_office: list[float]
    farm_system: list[float]
    salaries: tuple[list[int], list[int], list[int]]
    """Of Stars, a Manager and an executive, by their number or level."""


@lru_cache(maxsize=512)
def prices_of(cards: Catalog, part: int, years: int, owners: int, to_play: int) -> Prices:
    """The weights of a moment: in the season between two points, in winter those of the next spring."""
    match part:
        case moment.SPRING:
            parts = [(1.0, SEASON_POINT, years)]
        case moment.SEASON:
            parts = [(to_play / SERIES, SEASON_POINT, years), (1 - to_play / SERIES, FINANCES_POINT, years)]
        case moment.FINANCES:
            parts = [(1.0, WINTER_POINT, years)]
        case _:
            parts = [(1.0, SPRING_POINT, years - 1)]
    mixed = [(share, weights(point, left, owners)) for share, point, left in parts]
    w = {name: math.fsum(share * table[name] for share, table in mixed) for name in (*NAMES, *STANDING)}
    if part == moment.WINTER:  # the goal is still this year's
        w["goal"] = weights(WINTER_POINT, years, owners)["goal"]
    board, pay = cards.board, w["payroll"] / 10
    star_pay, manager_pay = [0, *board.star_salaries], [0, *board.manager_salaries]
    staff_pay = [0, *board.staff_salaries]
    return Prices(
        w,
        [w["stars"] * n + pay * star_pay[n] for n in range(MOST_STARS + 1)],
        [w["regulars"] * n + w["whole_thirds"] * (n // 3) + pay * board.regular_salary * n
         for n in range(MOST_REGULARS + 1)],
        [w["prospects"] * n + w["whole_fives"] * (n // 5) + pay * board.prospect_salary * n
         for n in range(MOST_PROSPECTS + 1)],
        [w["fans"] * n + w["fans_squared"] * n * n / 25 for n in range(MOST_FANS + 1)],
        [w["manager"] * n + (0.0 if n else w["no_manager"]) + pay * manager_pay[n] for n in range(MOST_LEVEL + 1)],
        [w["front_office"] * n + w["front_office_4"] * max(0, n - 3) + pay * staff_pay[n]
         for n in range(MOST_LEVEL + 1)],
        [w["farm_system"] * n + w["farm_system_4"] * max(0, n - 3) + pay * staff_pay[n]
         for n in range(MOST_LEVEL + 1)],
        (star_pay, manager_pay, staff_pay),
    )


class Experience(Judge):
    """Looks at the next point of the year, where the weights say what a club is worth.

    The value is the weighted sum of `features.features`, put together from tables, for it is asked some ten thousand
    times a second.
    """

    def begin(self) -> None:
        t, o, (year, last_year, part) = self.t, self.club, self.moment
        self._last = part == moment.WINTER and year == last_year
        self._around = surroundings(t, o, NEXT_POINT[part], LAST_MOVES if part == moment.WINTER else None)
        self._others = [float(self._score(other)) for other in t.owners if other is not o]
        self._standings: dict[int, float] = {}
        self._goals: dict[int, float] = {}
        self._qualities: dict[int, float] = {}
        if self._last:
            self._goal = self._at_the_end_bonus()
            return
        self._prices = prices_of(self.cards, part, last_year - year, len(t.owners), len(self.rivals))
        w, price = self._prices.weights, self._around.price
        self._goal = w["goal"]
        stacks = zip(STACKS, o.stacks, strict=True)
        self._stacks = math.fsum(w[name] * (level - 2) for name, level in stacks)
        self._dollar = w["cash"] / 10 + (w["points"] / price if price else 0.0)

    def value(self) -> float:
        o = self.club
        if self._last:
            return self._at_the_end()
        prices, score, cash, fans = self._prices, self._score(o), o.cash, min(MOST_FANS, max(0, o.fans))
        w, (stars_pay, manager_pay, staff_pay) = prices.weights, prices.salaries
        park = park_of(self.cards, tuple(o.park))
        found = score + self._stacks + self._standing(score) + self._quality(base_tq(o)) + prices.fans[fans]
        if cash < 0:
            loans = self.cards.rules.loans
            taken = -(cash // loans.grants)
            cash += taken * loans.grants
            found -= taken * (loans.costs_vp + SHY)
        found += self.cash(cash) + prices.stars[o.stars] + prices.regulars[o.regulars] + prices.manager[o.manager]
        found += prices.prospects[min(MOST_PROSPECTS, o.prospects)] + w["media"] * o.media + w["loans"] * o.loans
        found += prices.front_office[o.front_office] + prices.farm_system[o.farm_system]
        found += w["park_tq"] * o.field_tq + w["park_income"] * park.income / 5 + w["park_media"] * park.media
        found += w["park_dice"] * park.dice + w["park_yearly_vp"] * park.yearly_vp + w["park_vp"] * park.vp
        board = self.cards.board
        left = cash + board.base_income + board.income_per_fan * fans + park.income - stars_pay[o.stars]
        left -= board.regular_salary * o.regulars + board.prospect_salary * o.prospects + manager_pay[o.manager]
        left -= staff_pay[o.front_office] + staff_pay[o.farm_system]
        if left < 0:
            found += w["short"] * left / 10
        return found + self._bonus(o)

    def _standing(self, score: int) -> float:
        """What the others' scores make of one's own."""
        found = self._standings.get(score)
        if found is None:
            w = self._prices.weights
            parts = zip(STANDING, standing(score, self._others), strict=True)
            found = self._standings[score] = math.fsum(w[name] * part for name, part in parts)
        return found

    def _quality(self, tq: int) -> float:
        """What Team Quality brings, in this season or the next and beyond."""
        found = self._qualities.get(tq)
        if found is None:
            w, edge = self._prices.weights, tq - self._around.rivals_tq
            found = w["tq"] * tq + w["edge"] * edge * abs(edge) / 5 + self._season(self._wins(tq))
            self._qualities[tq] = found
        return found

    def _wins(self, tq: int) -> float:
        s = self._around
        return s.series * (HALF_SERIES + WINS_A_TQ * (tq - s.rivals_tq)) + (self.club.wins if s.played else 0)

    def _season(self, wins: float) -> float:
        """A season of that many wins in the mean."""
        s, w = self._around, self._prices.weights
        return w["season"] * looked_up(s.wins, wins) + w["pennant"] * looked_up(s.pennant, wins) if s.wins else 0.0

    def _bonus(self, o: Owner) -> float:
        """The chance of the Bonus card."""
        s = self._around
        if not s.goal:
            return 0.0
        count = STAT[s.goal](self.t, o)
        found = self._goals.get(count)
        if found is None:
            ahead = (count - s.others + 0.4) / s.spread
            found = self._goals[count] = self._goal / (1 + exponential(-max(-30.0, min(30.0, ahead))))
        return found

    def _at_the_end_bonus(self) -> float:
        """In the last winter: its Victory Points, and that no rival has them."""
        found = float(bonus_vp(self.t, self.club.vp))
        return found + 2 / len(self._others) if self._others else found

    def _at_the_end(self) -> float:
        """What the last winter leaves: tiles and the Bonus card score, and everything else only breaks ties."""
        o, loans = self.club, self.cards.rules.loans
        points = o.vp + park_of(self.cards, tuple(o.park)).vp + self._bonus(o)
        if o.cash < 0:
            points += (o.cash // loans.grants) * (loans.costs_vp + SHY)
        return points + TIE_BREAK * o.cash + FAN_TIE_BREAK * o.fans

    def _score(self, o: Owner) -> int:
        match self.moment.part:
            case moment.SEASON:
                return scored(self.t, o)
            case moment.FINANCES:
                return settled(self.t, o)
        return o.vp

    def cash(self, cash: int) -> float:
        if self._last:
            return TIE_BREAK * cash
        more = cash - PLENTY
        return self._dollar * cash + (self._prices.weights["plenty"] * more / 10 if more > 0 else 0.0)

    def season(self, edge: float) -> float:
        wins = self._wins(base_tq(self.club))
        return self._season(wins + WINS_A_TQ * edge) - self._season(wins)

    def bought(self, vp: int, cash: int, media: int = 0) -> float:
        return self.gain(vp=vp, cash=-cash, media=-media)
