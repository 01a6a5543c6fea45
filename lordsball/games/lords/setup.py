"""SETUP: decks, the Star Player Pool, Franchise cards."""

from __future__ import annotations

from lordsball.engine.chance import Chance
from lordsball.engine.procedure import Procedure, procedure, step
from lordsball.games.lords import events as told
from lordsball.games.lords.cards import Catalog
from lordsball.games.lords.decks import take
from lordsball.games.lords.season import PlayGame
from lordsball.games.lords.state import Lords, Owner


def new_position(cards: Catalog, league: str, teams: list[int], years: int, seed: int) -> Lords:
    """The table before the first Franchise card is drawn: each seat with its team, all decks complete."""
    rules = cards.rules
    owners = [Owner(seat, team, fans=rules.start_fans, park=list(cards.empty_park)) for seat, team in enumerate(teams)]
    t = Lords(Chance(seed), [PlayGame(), SetUp()], league, years, owners)
    t.deal(cards)
    for o in owners:
        t.seat_of[o.team] = o.seat
    t.supply = rules.star_cubes[0 if len(owners) <= 4 else 1]
    t.spring_left, t.season_left, t.hot_stove_left = list(cards.spring), list(cards.season), list(cards.hot_stove)
    t.champions_left, t.bonus_left = list(cards.championship), list(cards.bonus)
    t.franchises_left = list(cards.franchises)
    t.npt_start, t.npt_left = map(list, cards.piles[league])
    t.uses = [0] * len(cards.uses)
    return t


@procedure
class SetUp(Procedure):
    """SETUP, steps 9 and 10: Stars into the pool, a Franchise card for each owner."""

    @step
    def star_player_pool(self, t: Lords) -> None:
        """Place 3 Stars per player into the Star Player Pool."""
        t.star_pool = t.cards.rules.pool_stars * len(t.owners)
        t.supply -= t.star_pool

    @step
    def franchise_cards(self, t: Lords) -> None:
        """Each player draws a Franchise card and sets the mat's markers; every Star box holds its own cube."""
        for o in t.owners:
            o.franchise = take(t, t.franchises_left)
            card = t.cards.franchises[o.franchise]
            o.stars, o.regulars, o.prospects = card.stars, card.regulars, card.prospects
            o.front_office, o.farm_system, o.manager = card.front_office, card.farm_system, card.manager
            t.supply -= card.stars
            t.announce(told.FranchiseDrawn(o.seat, card.id))
            o.cash = card.cash
            t.announce(told.CashMoved(o.seat, card.cash, o.cash, "franchise"))
