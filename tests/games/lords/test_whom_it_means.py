"""Ruling L46: whom every clause of an event means is settled before the first clause is carried out."""

from __future__ import annotations

import random
from typing import Any

import pytest

from lordsball.games.lords import events as told
from lordsball.games.lords.amounts import STATS
from lordsball.games.lords.cards import Catalog
from lordsball.games.lords.carrying_out import CarryOut
from lordsball.games.lords.event_verbs import EachOwner
from lordsball.games.lords.quality import holds
from lordsball.games.lords.state import Lords
from tests.games.lords import shipped
from tests.games.lords.plain_decks import plain, with_event
from tests.games.lords.table import choose, of, options, play, set_stars, table


def resolve(t: Lords, card: str, *choices: str) -> list[Any]:
    """Carry out the event of a card."""
    return play(t, CarryOut(0, f"{card}.event"), *choices)


def clubs(t: Lords, **numbers: tuple[int, ...]) -> Lords:
    """A number of each club, seat by seat."""
    for name, each in numbers.items():
        for o, number in zip(t.owners, each, strict=True):
            setattr(o, name, number)
            if name == "vp":
                o.vp_from[0] = number
    return t


def test_L46_a_leader_who_borrows_to_pay_is_not_last_by_that() -> None:
    """The Commissioner Frowns: most VP pays $5, fewest VP takes $5."""
    t = clubs(table(2, cards=shipped.cards()), vp=(3, 2), cash=(0, 50))
    resolve(t, "hs_01")
    assert [(o.cash, o.loans, o.vp) for o in t.owners] == [(15, 1, 1), (55, 0, 2)]


@pytest.mark.parametrize("stat", [stat for stat in STATS if stat in ("cash", "fans", "stars", "media", "prospects")])
@pytest.mark.parametrize(("first", "then"), [("most", "fewest"), ("fewest", "most")])
def test_L46_most_and_fewest_of_anything_in_two_clauses(stat: str, first: str, then: str) -> None:
    """Both clauses find the clubs they found before the first of them moved anything."""
    lose: list[Any] = [{"pay": 45}] if stat == "cash" else [{"lose": {stat: 4}}]
    gain = [{"gain": {stat: 6}}]
    clauses = [
        {"each_owner": {"needs": [{first: stat}], "do": lose if first == "most" else gain}},
        {"each_owner": {"needs": [{then: stat}], "do": [{"gain": {"vp": 1}}]}},
    ]
    t = clubs(table(3, cards=with_event(clauses), cash=0), **{stat: (6, 4, 3)})
    t.supply = t.supply + 9 - sum(o.stars for o in t.owners) if stat == "stars" else t.supply
    resolve(t, "hs_00")
    assert [o.vp_from[-1] for o in t.owners] == ([0, 0, 1] if then == "fewest" else [1, 0, 0])


def test_L46_a_condition_within_a_clause_is_settled_with_all_others() -> None:
    """Each club pays in turn, and the rest of the clause means the club that had the most Fans before that."""
    inner: dict[str, Any] = {"if": {"needs": [{"most": "fans"}], "then": [{"gain": {"cash": 7}}]}}
    t = clubs(table(3, cards=with_event([{"each_owner": {"do": [{"lose": {"fans": 3}}, inner]}}])), fans=(9, 7, 8))
    resolve(t, "hs_00")
    assert [(o.fans, o.cash) for o in t.owners] == [(6, 57), (4, 50), (5, 50)]


def test_L46_what_a_club_chooses_changes_nothing_for_those_after_it() -> None:
    choice: dict[str, Any] = {"either": [{"text": "A", "do": [{"pay": 40}]}, {"text": "B", "do": [{"pay": 1}]}]}
    clauses = [
        {"each_owner": {"do": [choice]}},
        {"each_owner": {"needs": [{"fewest": "cash"}], "do": [{"gain": {"fans": 1}}]}},
    ]
    t = clubs(table(2, cards=with_event(clauses)), cash=(50, 49), vp=(0, 1))
    resolve(t, "hs_00", "choose 0", "choose 1")
    assert [(o.cash, o.fans) for o in t.owners] == [(10, 1), (48, 2)]


@pytest.mark.parametrize("cards", [plain(), shipped.cards()], ids=["plain", "shipped"])
def test_L46_every_event_means_the_clubs_it_found_at_its_beginning(cards: Catalog) -> None:
    several = 0
    for number, id in enumerate(cards.hot_stove):
        clauses = [e for e in cards.scripts[f"{id}.event"].effects if isinstance(e, EachOwner)]
        several += len(clauses) > 1
        for seed in range(4):
            chance = random.Random(97 * number + seed)
            t = table(4, cards=cards)
            for o in t.owners:
                set_stars(t, o, chance.randrange(6))
                o.regulars, o.prospects = chance.randrange(5, 13), chance.randrange(9)
                o.manager, o.front_office, o.farm_system = chance.randrange(6), *chance.choices(range(1, 6), k=2)
                o.fans, o.cash, o.media = chance.randrange(1, 9), chance.randrange(30), chance.randrange(4)
                o.wins = chance.randrange(60, 100)
                o.vp = o.vp_from[0] = chance.randrange(6)
            expected = [(o.seat, holds(t, o, e.clubs.needs)) for e in clauses for o in t.owners]
            events = resolve(t, id)
            while t.decision is not None:
                events += choose(t, options(t)[-1])
            found = [(event.seat, event.affected) for event in of(events, told.ClubAffected)]
            assert sorted(found) == sorted(expected), id
    assert several or cards.texts == plain().texts
