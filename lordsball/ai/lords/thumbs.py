"""The judge of rules of thumb: how many Victory Points a club can expect from now to the end of the game."""

from __future__ import annotations

import math

from lordsball.ai.arithmetic import exponential, whole
from lordsball.ai.lords.dollars import SHY, TIE_BREAK, dollars, fans_worth
from lordsball.ai.lords.features import PLENTY, SPREADS, most_of_others
from lordsball.ai.lords.judge import Judge
from lordsball.ai.lords.moment import SEASON, SPRING, WINTER, Moment, moment_of
from lordsball.ai.lords.stadium import best_plan
from lordsball.ai.lords.tables import MOST_TOKENS, park_worth, prospects_worth, staff_worth, tokens_worth
from lordsball.ai.lords.wins import (
    GROWTH,
    HALF_SERIES,
    HAND,
    NEEDED,
    WINS_A_TQ,
    looked_up,
    pennant_table,
    season_table,
    year_ahead_table,
)
from lordsball.games.lords.ending import bonus_vp
from lordsball.games.lords.quality import STAT
from lordsball.games.lords.state import MOST_FANS, MOST_PROSPECTS, MOST_TQ, NOBODY, Lords, base_tq

STAYS = 0.85
"""How much of this year's Team Quality is still worth something a year later: players leave, rivals answer."""
NOW = 0.85
"""How much of this season's Victory Points a choice can be believed to bring: what it takes, later seasons miss."""
TITLE_CHANCE = 0.45
SHORT = 0.06
"""What it costs, beyond the dollar itself, that a dollar will be missing when the salaries are paid."""
HURRY = (1.0, 0.8, 0.6, 0.3)
"""The same by the part of the year: nearer its end less can change."""
ACTIONS = 4
"""Stadium actions that an owner may hope for in a winter."""
FINDS = 0.75
"""How much of such a plan comes true."""


class Thumbs(Judge):
    """The judge of rules of thumb: every part of a club at its price, by the calendar."""

    def begin(self) -> None:
        view, part = self.t, self.moment.part
        year, last_year, _ = self.moment
        self._dollars = dollars(self.cards, last_year)
        self._fans = fans_worth(self.cards, year, last_year, part)
        self._prospects = prospects_worth(self.cards, self.moment)
        self._staff = staff_worth(self.cards, self.moment)
        self._salary = math.fsum(self._dollars.payday[y] for y in self.moment.paydays)
        self._tokens = tokens_worth(self.cards, self.moment)
        self._series = len(self.rivals)
        self._rivals_tq = math.fsum(self._tq_of(team) for team in self.rivals)
        self._table = season_table(self.cards, self._series)
        self._needed = max([NEEDED, *(self.cards.npt[token].wins for token in view.npt if token)])
        self._future = [self._rival_in(years) for years in range(1, self.moment.seasons + 1)]
        self._now: dict[int, float] = {}
        self._later: dict[int, float] = {}
        self._goal = self.cards.bonus[view.bonus].stat if view.bonus else None
        self._rank = 0.0
        if self._goal is not None:
            self._others = most_of_others(view, self.club, self._goal)
            self._rank = 2.0 if part < WINTER else float(bonus_vp(view, self.club.vp))

    # --- what a change is worth --------------------------------------------------------------------------------------

    def season(self, edge: float) -> float:
        wins = self._mean_wins(base_tq(self.club))
        return self._season(wins + WINS_A_TQ * edge) - self._season(wins)

    def bought(self, vp: int, cash: int, media: int = 0) -> float:
        club, winter = self.club, self.once("winter", lambda: type(self)(self.t, self.club.seat, WINTER))
        keeping = self.once("keeping", lambda: _kept_worth(winter, club.cash))
        worth = vp + _kept_worth(winter, club.cash - cash) - keeping
        return worth + winter.gain(media=-media) if media else worth

    # --- what a club is worth ----------------------------------------------------------------------------------------

    def value(self) -> float:
        """The club as it stands, in Victory Points to come."""
        o = self.club
        base, regulars = o.stars + o.manager + o.field_tq, o.regulars
        whole = 3 * (base + regulars // 3)
        parts = 3 * base + max(0, regulars - 1)
        if self.moment.part == SPRING:
            total = 0.5 * (self._this_season(whole) + self._this_season(parts))
        else:
            total = self._this_season(whole)
        fans = min(MOST_FANS, max(0, o.fans))
        prospects = self._prospects[min(MOST_PROSPECTS, o.prospects)]
        total += o.vp + self._later_seasons(parts) + prospects + self._fans[fans]
        board = self.cards.board
        pay = board.regular_salary * regulars + board.prospect_salary * o.prospects
        if o.stars:
            pay += board.star_salaries[o.stars - 1]
        if o.manager:
            pay += board.manager_salaries[o.manager - 1]
        staff = self._staff[o.front_office, o.farm_system]
        park = park_worth(self.cards, self.moment, tuple(o.park))
        tokens = self._tokens[min(MOST_TOKENS, max(0, o.media))]
        total += staff.worth + park.worth + self.cash(o.cash) + tokens - pay * self._salary
        if self.moment.paydays:
            balance = o.cash + board.base_income + board.income_per_fan * o.fans + park.income - pay - staff.pay
            if balance < 0:
                total += SHORT * balance
        if self._goal is not None:
            total += self._rank * self._chance(STAT[self._goal](self.t, o) - self._others)
        return total

    def cash(self, cash: int) -> float:
        """Dollars on hand; below 0 the loans that cover them."""
        year, last_year, part = self.moment
        if cash < 0:
            loans = self.cards.rules.loans
            taken = -(cash // loans.grants)
            return self.cash(cash + taken * loans.grants) - taken * (loans.costs_vp + SHY)
        if part < WINTER:
            return cash * self._dollars.payday[year]
        rest = self._dollars.payday[year + 1] if year < last_year else TIE_BREAK
        return min(cash, PLENTY) * max(rest, self._dollars.winter[year]) + max(0, cash - PLENTY) * rest

    def _this_season(self, thirds: int) -> float:
        """This season's Victory Points with this many thirds of Team Quality."""
        found = self._now.get(thirds)
        if found is None:
            found = self._now[thirds] = self._season(self._mean_wins(min(3 * MOST_TQ, thirds) / 3))
        return found

    def _mean_wins(self, tq: float) -> float:
        return self.club.wins + self._series * (HALF_SERIES + WINS_A_TQ * tq) - WINS_A_TQ * self._rivals_tq

    def _season(self, wins: float) -> float:
        if self.moment.part > SEASON:
            return 0.0
        pennant = looked_up(pennant_table(self._series, self._needed), wins)
        return NOW * looked_up(self._table, wins) + TITLE_CHANCE * pennant

    def _later_seasons(self, thirds: int) -> float:
        """The same for all seasons after this one."""
        if not self._future:
            return 0.0
        found = self._later.get(thirds)
        if found is None:
            tq, table, found = min(3 * MOST_TQ, thirds) / 3, year_ahead_table(self.cards), 0.0
            pennants = pennant_table(9, NEEDED)
            share = 1.0
            for rival in self._future:
                share *= STAYS
                wins = 7 * (HALF_SERIES + WINS_A_TQ * (tq - rival))
                found += share * (looked_up(table, wins) + TITLE_CHANCE * looked_up(pennants, wins))
            self._later[thirds] = found
        return found

    def _tq_of(self, team: int) -> float:
        """A rival's Team Quality; less our hand, which a team without owner cannot answer."""
        seat = self.t.seat_of[team]
        return float(base_tq(self.t.owners[seat])) if seat != NOBODY else self.cards.npt[self.t.npt[team]].tq - HAND

    def _rival_in(self, years: int) -> float:
        """The mean Team Quality of rivals in a later year."""
        t = self.t
        pile = t.npt_left or t.npt_removed or list(self.cards.piles[self.t.league][1])
        others = [base_tq(o) for o in t.owners if o is not self.club]
        npts = len(t.seat_of) - len(t.owners)
        total = whole(others) + (npts * (whole(self.cards.npt[n].tq for n in pile) / len(pile) - HAND) if npts else 0)
        return total / (len(t.seat_of) - 1) + GROWTH * years

    def _chance(self, ahead: float) -> float:
        """Of having the most of what this year's Bonus card asks for."""
        assert self._goal is not None
        spread = SPREADS[self._goal] * HURRY[self.moment.part]
        return 1 / (1 + exponential(-max(-30.0, min(30.0, (ahead + 0.4) / (0.5 * spread)))))


def _kept_worth(winter: Thumbs, cash: int) -> float:
    """Dollars that are taken along into the winter; into the last one only for tiles that score at the end."""
    if winter.moment.seasons:
        return winter.cash(cash)
    club = winter.club
    before, club.cash = club.cash, cash
    built = best_plan(winter, ACTIONS)[0]
    club.cash = before
    return TIE_BREAK * cash + FINDS * built


class ThisYear(Thumbs):
    """The same for somebody who looks no further than the end of this year."""

    @staticmethod
    def calendar(view: Lords) -> Moment:
        now = moment_of(view)
        return now._replace(last_year=now.year)
