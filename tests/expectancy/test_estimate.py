"""Win expectancy from what may be known."""

import random

import pytest

from lordsball.engine.chance import Chance
from lordsball.expectancy.estimate import estimating
from lordsball.expectancy.figures import Expectancy
from lordsball.expectancy.leverage import swinging
from lordsball.expectancy.trying_out import Table
from tests.expectancy.finished import match_of


def estimated(key: str, view: object, seat: int | None, tries: int) -> Expectancy:
    work = estimating(key, view, seat, 4, tries)
    while True:
        try:
            next(work)
        except StopIteration as done:
            found: Expectancy = done.value
            return found


@pytest.mark.parametrize(("key", "acts"), [("wild_cards", 61), ("lords", 30)])
@pytest.mark.parametrize("seat", [None, 1])
def test_nothing_hidden_and_no_die_to_come_changes_a_figure(key: str, acts: int, seat: int | None) -> None:
    match, chance = match_of(key, 3), random.Random(8)
    for _ in range(acts):
        assert match.decision is not None
        match.act(chance.choice(match.decision.options))
    position = match.position
    other = position.imagine(seat, Chance(99))
    assert other.save() != position.save()
    views = [each.view(seat) for each in (position, other)]
    first, second = (estimated(key, view, seat, 2) for view in views)
    assert first == second
    assert abs(sum(first.shares) - 1) < 1e-12
    assert not first.exact


def test_a_figure_gets_closer_the_longer_it_is_tried_out() -> None:
    view = match_of("wild_cards", 1).view(None)
    told = [each for each in estimating("wild_cards", view, None, 0, 24) if each is not None]
    assert [each.games for each in told] == [4, 8, 12, 16, 20, 24]
    assert told[-1].margins[0] < 0.8 * told[0].margins[0]


def test_monster_league_is_counted() -> None:
    match = match_of("monster_league", 1)
    assert match.decision is not None
    match.act(match.decision.options[0])
    found = estimated("monster_league", match.view(None), None, 1)
    assert found.exact
    assert abs(sum(found.shares) - 1) < 1e-12


def test_more_hangs_on_the_last_at_bat_of_a_tie_than_on_the_first_of_a_rout() -> None:
    match = match_of("wild_cards", 2)
    chance = random.Random(1)
    while match.decision is not None and match.decision.ask != "pitch":
        match.act(chance.choice(match.decision.options))
    close, rout = match.view(None), match.view(None)
    close.half = 2
    rout.runs = [30, 0]
    table = Table("wild_cards", close)

    def swing(view: object) -> float:
        work = swinging(table, view, None)
        while True:
            try:
                next(work)
            except StopIteration as done:
                return float(done.value)

    assert swing(close) > 3 * swing(rout)
