"""Finances & VP: income, salaries, retirements, scoring, NPT Alteration, Fan Adjustments, in their printed order."""

from __future__ import annotations

from dataclasses import field

from lordsball.engine.procedure import AGAIN, DONE, Action, Decision, Flow, Procedure, procedure, step
from lordsball.games.lords import clubs, money
from lordsball.games.lords import events as told
from lordsball.games.lords.actions import BUY, DONE_BUYING
from lordsball.games.lords.order import MOST_VP, order
from lordsball.games.lords.quality import park_income, park_vp
from lordsball.games.lords.retirements import Retirements
from lordsball.games.lords.state import BOUGHT, NOBODY, PROSPECTS, TILES, TITLE, WINS, Lords, Owner


@procedure
class Finances(Procedure):
    """Every player works out income, expenses, retirements, Fan changes and Victory Points, always in this order."""

    @step
    def income(self, t: Lords) -> None:
        """Income: $80, 3 times the number under the Fan marker, and what the stadium shows (ruling L24)."""
        board = t.cards.board
        for o in t.owners:
            fans, stadium = board.income_per_fan * o.fans, park_income(t, o)
            o.income = board.base_income + fans + stadium
            if t.tell is not None:
                t.announce(told.IncomeCounted(o.seat, board.base_income, fans, stadium))
            money.receive(t, o, o.income, "income")

    @step
    def pay_salaries(self, t: Lords) -> None:
        """Pay Salaries: a forced cost, so loans cover what is missing (ruling L22)."""
        for o in t.owners:
            parts = salaries(t, o)
            o.payroll = sum(parts)
            if t.tell is not None:
                t.announce(told.SalariesCounted(o.seat, *parts))
            money.pay(t, o, o.payroll, "salaries")

    @step
    def retirements(self, t: Lords) -> Flow:
        return Retirements()

    @step
    def win_track(self, t: Lords) -> None:
        """Scoring: only the highest threshold reached counts (rulings L3, L4, L37)."""
        for o in t.owners:
            row = t.cards.win_rows[o.wins]
            o.cannot_win = o.cannot_win or row.cannot_win
            if t.tell is not None:
                place = t.cards.board.win_track.index(row)
                t.announce(told.WinRowReached(o.seat, o.wins, place, row.vp, row.cannot_win))
            money.score(t, o, WINS, row.vp)
            if row.fans:
                clubs.change(t, o, "fans", row.fans, "wins")
            money.receive(t, o, row.cash, "wins")

    @step
    def buying_vp(self, t: Lords) -> Flow:
        return BuyingVP()

    @step
    def prospects_on_hand(self, t: Lords) -> None:
        """1 VP for every 5 Prospects, rounded down; they are neither spent nor lost."""
        for o in t.owners:
            money.score(t, o, PROSPECTS, o.prospects // t.cards.rules.prospects_per_vp)

    @step
    def championship_series(self, t: Lords) -> None:
        """Winning the Championship Series: 1 VP."""
        if t.champion != NOBODY:
            money.score(t, t.owners[t.champion], TITLE, t.cards.rules.champion_vp)

    @step
    def stadium_tiles(self, t: Lords) -> None:
        """Certain stadium tiles pay VP every year (ruling L32)."""
        for o in t.owners:
            money.score(t, o, TILES, park_vp(t, o, yearly=True))

    @step
    def npt_alteration(self, t: Lords) -> None:
        alter_npts(t)

    @step
    def fan_adjustments(self, t: Lords) -> Flow:
        adjust_fans(t)
        return DONE


def salaries(t: Lords, o: Owner) -> tuple[int, int, int, int, int, int]:
    """What a club pays for Stars, Regulars, Prospects, Front Office, Farm System and Manager."""
    board = t.cards.board
    return (
        board.star_salaries[o.stars - 1] if o.stars else 0,
        board.regular_salary * o.regulars,
        board.prospect_salary * o.prospects,
        board.staff_salaries[o.front_office - 1],
        board.staff_salaries[o.farm_system - 1],
        board.manager_salaries[o.manager - 1] if o.manager else 0,
    )


@procedure
class BuyingVP(Procedure):
    """Buying VP with cash (including Media tokens, ruling L39), never with loans (rulings L21, L23).

    The bank also asks owners who can only pay a loan back: that point counts before the Fan Adjustments.
    """

    seats: list[int] = field(default_factory=list)

    @step
    def turn_order(self, t: Lords) -> Flow:
        """The owner with the most VP now buys first; a die roll breaks ties."""
        able = [o.seat for o in t.owners if _has_business(t, o)]
        if not able:
            return DONE
        self.seats = order(t, "buying", (MOST_VP,), 1, able)
        return None

    @step
    def buy(self, t: Lords) -> Flow:
        while self.seats and not _has_business(t, t.owners[self.seats[0]]):
            self.seats.pop(0)
        if not self.seats:
            return DONE
        o = t.owners[self.seats[0]]
        return Decision(o.seat, "buy_vp", (DONE_BUYING, *(BUY[media] for media in prices(t, o))))

    @buy.answer
    def bought(self, t: Lords, chosen: Action) -> Flow:
        o = t.owners[self.seats[0]]
        if chosen == DONE_BUYING:
            self.seats.pop(0)
        else:
            media = int(chosen.args[0])
            if media:
                clubs.change(t, o, "media", -media, "bought")
            money.pay(t, o, max(0, vp_price(t) - media * t.cards.rules.media_worth), "bought")
            money.score(t, o, BOUGHT, 1)
        return AGAIN


def _has_business(t: Lords, o: Owner) -> bool:
    """Can the owner do anything at the bank: buy a VP or pay a loan back?"""
    return money.can_repay(t, o) or bool(prices(t, o))


MOST_WAYS = 24
"""Ways to pay that are offered: with cheap tokens there could be a hundred, which nobody would read."""


def vp_price(t: Lords) -> int:
    """What a Victory Point costs this year."""
    return t.cards.rules.vp_prices[t.year - 1]


def prices(t: Lords, o: Owner) -> list[int]:
    """How many Media tokens the owner may put into the price of one VP; empty where there is not money enough.

    Whole tokens, no change given: never more of them than the price takes.
    """
    price, worth = vp_price(t), t.cards.rules.media_worth
    if o.cash + o.media * worth < price:
        return []
    least = max(0, -(-(price - o.cash) // worth))
    most = min(o.media, -(-price // worth))
    return list(range(least, most + 1))[:MOST_WAYS]


def alter_npts(t: Lords) -> None:
    """NPT Alteration: a team that every player has out-won loses its token for good; the others go back to the pile.

    A lone owner removes the weakest two a year at most, unless the table plays it literally (rulings L11, L12).
    """
    fewest = min(o.wins for o in t.owners)
    card = t.cards.npt
    beaten = [team for team, token in enumerate(t.npt) if token and card[token].wins < fewest]
    rules = t.cards.rules
    if len(t.owners) == 1 and not rules.house_rules.solo_removes_all:
        beaten = sorted(beaten, key=lambda team: (card[t.npt[team]].tq, card[t.npt[team]].wins))[: rules.solo_removals]
    for team in beaten:
        t.npt_removed.append(t.npt[team])
        t.announce(told.NptRemoved(team, t.npt[team]))
    t.npt_left += [token for team, token in enumerate(t.npt) if token and team not in beaten]


def adjust_fans(t: Lords) -> None:
    """Fan Adjustments, in printed order; a marker moves by one zone, that of where it stands (ruling L7)."""
    zones = t.cards.board.fan_zones
    for o in t.owners:
        if o.fans <= zones.growth_to:
            _move_fans(t, o, "growth", 1)
        elif o.fans > zones.steady_to:
            _move_fans(t, o, "reduction", -2)
    if t.pennant != NOBODY:
        _move_fans(t, t.owners[t.pennant], "championship", 1)
    least, most = min(o.vp for o in t.owners), max(o.vp for o in t.owners)
    for o in t.owners:
        if least == most:
            break  # everybody would gain one and lose one
        if o.vp == least:
            _move_fans(t, o, "fewest_vp", 1)
        elif o.vp == most:
            _move_fans(t, o, "most_vp", -1)


def _move_fans(t: Lords, o: Owner, step: str, amount: int) -> None:
    moved = min(amount, clubs.room(t, o, "fans")) if amount > 0 else -min(-amount, clubs.stock(o, "fans"))
    o.fans += moved
    if moved and t.tell is not None:
        t.announce(told.FansAdjusted(o.seat, step, moved, o.fans))
