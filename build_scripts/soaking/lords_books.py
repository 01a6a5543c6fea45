"""Lords of Baseball by double entry: cards, cubes, cash, Victory Points, loans and tiles, against what was told."""

from __future__ import annotations

from lordsball.engine.position import Told
from lordsball.games.lords import events as told
from lordsball.games.lords.carrying_out import DrawForTrade
from lordsball.games.lords.state import Lords

DECKS = ("spring", "season", "hot_stove", "championship", "bonus", "franchises")
"""Each as the position's cards name it."""


def decks(t: Lords) -> dict[str, list[str]]:
    """Every card and NPT token, wherever it lies."""
    owners = t.owners
    found = {
        "spring": t.spring_left + t.spring_used,
        "season": t.season_left + t.season_used,
        "hot_stove": t.hot_stove_left + t.hot_stove_used + t.event_cards,
        "championship": t.champions_left.copy(),
        "bonus": t.bonus_left + t.bonus_used,
        "franchises": t.franchises_left + [o.franchise for o in owners],
        "npt": t.npt_start + t.npt_left + t.npt_removed,
    }
    for o in owners:
        found["spring"] += o.spring
        found["season"] += o.hand
        found["hot_stove"] += o.hot_stove
        found["championship"] += o.champions
        if o.pick:
            found["season"].append(o.pick)
    if t.bonus:
        found["bonus"].append(t.bonus)
    top = t.stack[-1] if t.stack else None
    if isinstance(top, DrawForTrade) and top.card:
        found["spring"].append(top.card)
    return found


class Books:
    """What a game has told: the cash, the Victory Points and the stadiums that follow from it."""

    def __init__(self, t: Lords) -> None:
        self.cash = [o.cash for o in t.owners]
        self.vp = [o.vp for o in t.owners]
        self.loans = [0 for _ in t.owners]
        self.stars = [o.stars for o in t.owners]
        self.parks = [list(o.park) for o in t.owners]
        self.stacks = [list(o.stacks) for o in t.owners]

    def note(self, heard: Told) -> None:
        """Enter an event. Each tile that is built or innovated is the one that lies on top of its stack."""
        match heard.event:
            case told.CashMoved(seat, amount, now):
                self.cash[seat] += amount
                assert now == self.cash[seat] >= 0
            case told.Scored(seat, _, amount, now):
                self.vp[seat] += amount
                assert now == self.vp[seat]
            case told.LoanTaken(seat, loans, outstanding):
                self.loans[seat] += loans
                assert outstanding == self.loans[seat]
            case told.LoanRepaid(seat, outstanding):
                self.loans[seat] -= 1
                assert outstanding == self.loans[seat] >= 0
            case told.Changed(seat, "stars", amount):
                self.stars[seat] += amount
            case told.Traded(seat, given, gained):
                self.stars[seat] += gained[0] - given[0]
            case told.Built(seat, component, level, space, replaced):
                assert self.parks[seat][space] == replaced
                self._take(seat, component, level)
                self.parks[seat][space] = 8 * component + level
            case told.Innovated(seat, component, level):
                self._take(seat, component, level)

    def _take(self, seat: int, component: int, level: int) -> None:
        assert self.stacks[seat][component] == level <= 8
        self.stacks[seat][component] = level + 1


def check_books(t: Lords, books: Books) -> None:
    """Cubes, cards, tokens, dollars, Victory Points, loans and tiles. AssertionError where one is lost or made."""
    owners, cards = t.owners, t.cards
    cubes = sum([o.stars for o in owners]) + t.star_pool + t.supply + t.retired
    assert cubes == cards.rules.star_cubes[len(owners) > 4]
    assert min(t.star_pool, t.supply, t.retired) >= 0
    found = decks(t)
    for name in DECKS:
        deck = getattr(cards, name)
        assert len(found[name]) == len(deck)
        assert deck.keys() == set(found[name])
    tokens, in_play = found["npt"], {token for token in t.npt if token}
    assert len(in_play) == 8 - len(owners) or not in_play
    assert set(tokens) | in_play == {token for pile in cards.piles[t.league] for token in pile}
    assert len(tokens) == len(set(tokens))
    assert [o.cash for o in owners] == books.cash
    assert [o.vp for o in owners] == books.vp == [sum(o.vp_from) for o in owners]
    assert [o.loans for o in owners] == books.loans
    assert [o.stars for o in owners] == books.stars
    assert [o.park for o in owners] == books.parks
    assert [o.stacks for o in owners] == books.stacks
    for o in owners:
        assert o.stars <= 9 and 0 <= o.regulars <= 18 and 0 <= o.prospects <= 25 and 1 <= o.fans <= 20
        assert 1 <= o.front_office <= 5 and 1 <= o.farm_system <= 5 and 0 <= o.manager <= 5 and o.media >= 0
        assert len(o.spring) <= 5 and len(o.hot_stove) <= 5 and len(o.hand) <= 8 and 1 <= o.dice <= 3
