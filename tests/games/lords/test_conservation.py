"""Nothing is lost or made, at any step of a thousand random games of 1 to 8 owners."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from lordsball.engine.chance import Chance
from lordsball.engine.position import Told
from lordsball.games.lords import events as told
from lordsball.games.lords.carrying_out import DrawForTrade
from lordsball.games.lords.game import GAME, options_for
from lordsball.games.lords.state import NOBODY, Lords
from tests.games.lords.plain_decks import with_rules

CARDS = with_rules("years: [3, 5, 7]", "years: [3, 5, 7, 1, 2]")
"""The plain decks, for games of a single year as well: a thousand whole games in seconds."""
GAMES = 1000
PARTS = 8
WHOLE: tuple[tuple[str, Mapping[str, Any]], ...] = (
    ("spring", CARDS.spring), ("season", CARDS.season), ("hot_stove", CARDS.hot_stove),
    ("championship", CARDS.championship), ("bonus", CARDS.bonus), ("franchises", CARDS.franchises), ("npt", CARDS.npt),
)


def length(number: int) -> int:
    """Years of the n-th game of this many owners: mostly one, some long."""
    return {0: 7, 40: 5, 80: 3}.get(number, 2 if number % 25 == 1 else 1)


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


def check(t: Lords, books: Books) -> None:
    """Cubes, cards, tokens, dollars, Victory Points, loans and tiles."""
    owners = t.owners
    assert (
        sum([o.stars for o in owners]) + t.star_pool + t.supply + t.retired == CARDS.rules.star_cubes[len(owners) > 4]
    )
    assert min(t.star_pool, t.supply, t.retired) >= 0
    found = decks(t)
    for name, deck in WHOLE:
        ids = found[name]
        if name == "npt":
            in_play = {token for token in t.npt if token}
            assert len(in_play) == 8 - len(owners) or not in_play
            assert set(ids) | in_play == deck.keys()
            assert len(ids) == len(set(ids))
        else:
            assert len(ids) == len(deck)
            assert deck.keys() == set(ids)
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


@pytest.mark.parametrize("part", range(PARTS))
def test_nothing_is_lost_or_made_at_any_step_of_a_thousand_games(part: int) -> None:
    """Star cubes, each card of each deck, NPT tokens, tiles, and cash, loans and VP against what was told."""
    lengths = Counter[int]()
    for number, seed in enumerate(range(part, GAMES, PARTS)):
        owners, years = part + 1, length(number)
        lengths[years] += 1
        t = GAME.new(CARDS, options_for(CARDS, owners, years), seed)
        assert isinstance(t, Lords)
        below, books = Chance(seed).below, Books(t)
        t.tell = books.note
        while t.decision is not None:
            check(t, books)
            t.apply(t.decision.options[below(len(t.decision.options))])
        check(t, books)
        assert t.year == years
        assert t.pennant == NOBODY or t.owners[t.pennant].champions
    assert sum(lengths.values()) == GAMES // PARTS
    assert set(lengths) == {1, 2, 3, 5, 7}
