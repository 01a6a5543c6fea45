"""A finished game, told in chances: it adds up, whatever the figures are."""

import itertools
import math
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from lordsball.engine.chance import Chance, scatter
from lordsball.expectancy import analysis, estimate, leverage, trying_out
from lordsball.expectancy.analysis import analysing, course_of
from lordsball.expectancy.figures import Analysis
from lordsball.match.match import Match
from tests.expectancy.finished import finished, match_of


def analysed(match: Match, seed: int = 0) -> Analysis:
    course = course_of(match.history)
    work = analysing(match.game.key, seed, course.actions, *course.positions)
    while True:
        try:
            next(work)
        except StopIteration as done:
            found: Analysis = done.value
            return found


@pytest.fixture
def guessed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every try comes to something at once that only its seed decides: what adds up does so for any figures."""

    def play(table: trying_out.Table, t: Any, seed: int, *_: Any, **__: Any) -> Iterator[None]:
        shares = [Chance(scatter(seed, seat)).below(100) + 1 for seat in range(table.seats)]
        return tuple(share / sum(shares) for share in shares)
        yield

    monkeypatch.setattr(trying_out.Table, "_play", play)
    for module in (trying_out, estimate):
        monkeypatch.setattr(module, "counted", lambda game, view: None)
    monkeypatch.setattr(trying_out.Table, "ways", lambda table, view: [view.decision.options[0]])
    monkeypatch.setattr(leverage, "COPIES", 1)
    monkeypatch.setattr(analysis, "LONGER", 1)
    one = {key: replace(each, copies=1, around=1) for key, each in trying_out.TRIALS.items()}
    monkeypatch.setattr(trying_out, "TRIALS", one)


@pytest.mark.parametrize(("key", "seats", "matches"), [
    ("monster_league", 2, 50), ("wild_cards", 2, 5), ("lords", 2, 2), ("lords", 4, 1),
])
@pytest.mark.usefixtures("guessed")
def test_start_luck_and_choices_add_up_to_the_result(key: str, seats: int, matches: int) -> None:
    for seed in range(matches):
        match = finished(key, seed, seats)
        found = analysed(match)
        won = match.game.winners(match.position)
        assert found.curve[0].at == 0
        assert found.curve[-1].at == len(match.record())
        for seat in range(seats):
            choices = math.fsum(found.choices(seat, by) for by in range(seats))
            assert abs(found.start.shares[seat] + found.luck(seat) + choices - found.result[seat]) < 1e-9
            assert found.result[seat] == (1 / len(won) if seat in won else 0)
        assert all(abs(math.fsum(each.swings)) < 1e-9 for each in (*found.decided, *found.fallen))
        assert all(before < after for before, after in itertools.pairwise(found.plays))


def test_monster_league_adds_up_exactly_and_credits_its_players(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leverage, "COPIES", 2)
    found = analysed(finished("monster_league", 7))
    assert found.exact
    assert all(each.cost >= 0 == each.margin for each in found.decided)
    for seat in (0, 1):
        total = found.start.shares[seat] + found.luck(seat) + found.choices(seat, 0) + found.choices(seat, 1)
        assert abs(total - found.result[seat]) < 1e-9
        assert found.choices(seat, seat) <= 0
    # Nobody but who decides can move the chances while nothing is spun: luck is what the wheel and the coin did.
    points = {point.at: point.expectancy.shares for point in found.curve}
    for each in found.decided:
        if each.action.verb in ("keep", "stay"):
            moved = points[each.at + 1][0] - points[each.at][0]
            assert abs(moved - each.swings[0]) < 1e-5  # a kept table is rounded to about that
    assert {each.role for each in found.players} == {"batter", "pitcher"}
    for turn in found.turning_points(0):
        assert turn.at <= turn.heart < turn.until


def test_a_game_that_is_not_over_cannot_be_analysed() -> None:
    match = match_of("monster_league", 1)
    with pytest.raises(ValueError, match="not over yet"):
        analysed(match)
