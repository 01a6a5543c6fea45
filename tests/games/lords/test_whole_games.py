"""Whole games of 1 to 8 owners: they end, they are set up as printed, and at every cap and floor there is a way on."""

from copy import deepcopy
from time import process_time
from timeit import repeat
from typing import Any

import pytest

from lordsball.engine.chance import Chance
from lordsball.games.lords.game import GAME, options_for
from lordsball.games.lords.season import PlayGame
from lordsball.games.lords.state import Lords
from tests.games.lords.plain_decks import plain
from tests.games.lords.table import set_stars, table

CARDS = plain()


def cubes(t: Lords) -> int:
    """All Star cubes, wherever they are."""
    return sum(o.stars for o in t.owners) + t.star_pool + t.supply + t.retired


def test_the_wins_of_a_full_league_of_owners_add_up_to_616() -> None:
    for seed in range(4):
        t = GAME.new(CARDS, options_for(CARDS, 8, 3), seed)
        below = Chance(seed).below
        while t.decision is not None:
            t.apply(t.decision.options[below(len(t.decision.options))])
        for year in range(3):
            assert sum(o.years[year][0] for o in t.owners) == 616


AT_THE_CAPS = {"stars": 9, "regulars": 18, "prospects": 25, "manager": 5, "fans": 20, "front_office": 5,
               "farm_system": 5, "cash": 0, "media": 0}
AT_THE_FLOORS = {"stars": 0, "regulars": 0, "prospects": 0, "manager": 0, "fans": 1, "cash": 0, "media": 0}


@pytest.mark.parametrize("club", [AT_THE_CAPS, AT_THE_FLOORS], ids=["caps", "floors"])
@pytest.mark.parametrize("owners", [1, 2, 4, 8])
def test_there_is_a_way_on_at_all_caps_and_at_all_floors(club: dict[str, int], owners: int) -> None:
    """Clubs are set back to their caps (or floors) before every decision: whatever is asked has an answer."""
    for seed in range(4):
        t = GAME.new(CARDS, options_for(CARDS, owners, 3), seed)
        assert isinstance(t, Lords)
        below = Chance(seed).below
        for _ in range(6000):
            if t.decision is None:
                break
            assert t.decision.options
            t.apply(t.decision.options[below(len(t.decision.options))])
            if t.decision is not None and t.decision.ask in ("spring_card", "season_card", "hot_stove_card", "event"):
                for o in t.owners:
                    for name, number in club.items():
                        setattr(o, name, number)
                    o.stacks = [9, 9, 9, 9]
                t.star_pool = t.supply = 0
                t.begin()
        assert t.decision is None


def test_L34_the_final_year_has_its_winter_and_its_bonus() -> None:
    t = table(1, wins=0)
    t.npt_start, t.npt_left = map(list, CARDS.piles[t.league])
    t.npt, t.last_year, t.stack = [""] * 8, 1, [PlayGame()]
    heard: list[Any] = []
    t.tell = lambda one: heard.append(one.event)
    t.begin()
    below = Chance(3).below
    while t.decision is not None:
        t.apply(t.decision.options[below(len(t.decision.options))])
    kinds = [type(event).__name__ for event in heard]
    assert kinds.index("EventDealt") < kinds.index("BonusResolved") < kinds.index("YearOver") < kinds.index("GameOver")


@pytest.mark.parametrize("owners", range(1, 9))
def test_L36_one_to_eight_owners_and_the_others_are_teams_without(owners: int) -> None:
    t = GAME.new(CARDS, options_for(CARDS, owners), 5)
    assert isinstance(t, Lords)
    assert len(t.owners) == owners
    assert sum(token != "" for token in t.npt) == 8 - owners
    assert t.star_pool == 3 * owners
    assert cubes(t) == (36 if owners <= 4 else 72)


def test_every_franchise_card_sets_the_mat_it_prints() -> None:
    seen = set()
    for seed in range(40):
        t = GAME.new(CARDS, options_for(CARDS, 4), seed)
        assert isinstance(t, Lords)
        for o in t.owners:
            card = CARDS.franchises[o.franchise]
            assert (o.stars, o.regulars, o.prospects, o.manager, o.cash) == (
                card.stars, card.regulars, card.prospects, card.manager, card.cash
            )
            assert (o.front_office, o.farm_system, o.vp, o.wins, o.fans) == (
                card.front_office,
                card.farm_system,
                0,
                0,
                1,
            )
            seen.add(card.id)
    assert seen == set(CARDS.franchises)


@pytest.mark.parametrize(
    "options",
    [
        {}, {"league": "nowhere", "teams": [], "years": 3}, {**options_for(CARDS, 1), "teams": []},
        {**options_for(CARDS, 2), "years": 4}, {**options_for(CARDS, 2), "teams": ["a", "b"]},
        {**options_for(CARDS, 1), "teams": options_for(CARDS, 1)["teams"] * 2},
    ],
)
def test_a_setup_that_cannot_be_played_is_refused_in_words(options: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"found .*, expected"):
        GAME.new(CARDS, options, 1)


def test_a_clone_of_eight_owners_takes_at_most_a_twentieth_of_a_deepcopy() -> None:
    """The least of many rounds in time of this process alone, so that a busy machine decides nothing."""
    t = GAME.new(CARDS, options_for(CARDS, 8), 5)
    below = Chance(5).below
    for _ in range(300):  # into the season, with hands of cards and a year's history
        assert t.decision is not None
        t.apply(t.decision.options[below(len(t.decision.options))])
    known = {id(CARDS): CARDS}  # the cards are shared, as in a clone
    deep = min(repeat(lambda: deepcopy(t, known.copy()), number=3, repeat=10, timer=process_time)) / 3
    clone = min(repeat(t.copy, number=30, repeat=10, timer=process_time)) / 30
    assert clone <= deep / 20


def test_set_stars_keeps_the_cubes() -> None:
    t = table(2)
    set_stars(t, t.owners[0], 9)
    assert cubes(t) == 36
