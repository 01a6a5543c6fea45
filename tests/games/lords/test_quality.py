"""Quality Phase, and everything a card or goal can count."""

import pytest

from lordsball.games.lords import events as told
from lordsball.games.lords.amounts import STATS, Amount
from lordsball.games.lords.needs import NEEDS
from lordsball.games.lords.quality import STAT, holds, quality_phase, worth
from lordsball.games.lords.state import base_tq
from tests.games.lords.table import table


def test_the_rulebooks_club_has_a_quality_of_10() -> None:
    """11 Regulars (3 Quality), a level-4 Manager and 3 Stars total 10 TQ; a 12th Regular gives the 4th point."""
    t = table(stars=3, regulars=11, manager=4)
    assert base_tq(t.owners[0]) == 10
    t.owners[0].regulars = 12
    assert base_tq(t.owners[0]) == 11


def test_L18_the_cap_of_20_is_on_the_sum_of_permanent_sources() -> None:
    t = table(stars=9, regulars=18, manager=5)
    o = t.owners[0]
    assert base_tq(o) == 20
    o.field_tq = 3
    assert base_tq(o) == 20
    o.stars = 5
    assert base_tq(o) == 19


def test_the_quality_phase_writes_the_sum_out() -> None:
    t = table(1)
    heard = []
    t.tell = lambda one: heard.append(one.event)
    t.owners[0].field_tq = 2
    quality_phase(t)
    assert heard == [told.QualityCounted(0, 3, 3, 3, 2, 11)]
    assert t.owners[0].quality == 11


def test_L28_no_manager_counts_nothing() -> None:
    assert base_tq(table(manager=0).owners[0]) == 6


def test_every_stat_counts_what_it_says() -> None:
    t = table(front_office=2, farm_system=4, media=3, fans=7, wins=80, vp=6, loans=1)
    o = t.owners[0]
    o.park = [
        0,
        9 + 3,
        0,
        17 + 1,
        5,
        25,
        25 + 7,
        0,
        17 + 4,
    ]  # Press Box 4, Bleachers 2 and 5, Field 5, Concessions 1 and 8
    found = {stat: STAT[stat](t, o) for stat in STATS}
    tiles = t.cards.stacks
    income = tiles[1][3].income + tiles[2][1].income + tiles[2][4].income + tiles[0][4].income
    income += tiles[3][0].income + tiles[3][7].income
    assert found == {
        "stars": 3, "regulars": 9, "prospects": 5, "impact_players": 12, "manager": 3, "front_office": 2,
        "farm_system": 4, "fans": 7, "cash": 50, "media": 3, "tq": 9, "wins": 80, "vp": 6, "loans": 1,
        "highest_field": 5, "highest_press_box": 4, "highest_bleachers": 5, "highest_concessions": 8,
        "combined_press_box": 4, "combined_bleachers": 7, "combined_concessions": 9,
        "park_income": income, "upgrades": 5,
    }


@pytest.mark.parametrize(
    ("amount", "expected"),
    [
        ({"per": 2}, 2), ({"per": 1, "of": "stars"}, 3), ({"per": 1, "of": "regulars", "every": 4}, 2),
        ({"per": 2, "of": "regulars", "most": 5}, 5), ({"per": -2, "of": "regulars", "most": 5}, -5),
        ({"per": 1, "of": "media"}, 0),
    ],
)
def test_amounts_count_whole_groups_up_to_their_most(amount: dict[str, object], expected: int) -> None:
    t = table()
    assert worth(t, t.owners[0], Amount.model_validate(amount)) == expected


def need(text: dict[str, object]) -> object:
    """One condition, as a card file says it."""
    (verb,) = text
    return NEEDS.verbs[verb].model_validate(text)


@pytest.mark.parametrize(
    ("condition", "first", "second"),
    [
        ({"at_least": {"stars": 4}}, True, False), ({"at_least": {"stars": 4, "fans": 2}}, False, False),
        ({"at_most": {"stars": 3}}, False, True), ({"most": "stars"}, True, False), ({"fewest": "stars"}, False, True),
        ({"most": "cash"}, True, True), ({"upgrade": "bleachers"}, True, False),
        ({"upgrade": "press_box"}, False, False),
        ({"at_least": {"highest_bleachers": 1}}, True, True), ({"facing": "owner"}, True, True),
        ({"facing": "npt"}, False, False), ({"facing": "stronger"}, False, True), ({"facing": "weaker"}, True, False),
        ({"facing": "equal"}, False, False),
    ],
)
def test_conditions_hold_for_the_clubs_they_should(condition: dict[str, object], first: bool, second: bool) -> None:
    """An upgrade is a tile that was built: what the mat prints is level 1 and none."""
    t = table(2)
    one, two = t.owners
    one.stars, one.park[6] = 4, 18
    one.rival, one.rival_base, two.rival, two.rival_base = 1, base_tq(two), 0, base_tq(one)
    assert (holds(t, one, (need(condition),)), holds(t, two, (need(condition),))) == (first, second)  # type: ignore[arg-type]
