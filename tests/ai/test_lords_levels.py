"""The levels of Lords of Baseball: what experience weighs, whose weights these are, and what the Expert may know."""

import math

import pytest
from lords_learning.cards import numbers_of

from lordsball.ai.lords import expert, weights
from lordsball.ai.lords.characters import character_of
from lordsball.ai.lords.expert import Expert
from lordsball.ai.lords.features import NAMES, STANDING, features, standing
from lordsball.ai.lords.learned import Experience
from lordsball.ai.lords.moment import SEASON, WINTER
from lordsball.ai.lords.regular import Regular, Rookie, Veteran
from lordsball.engine.chance import Chance
from lordsball.games.lords.game import new, options_for
from lordsball.games.lords.state import Lords
from tests.ai.lords_games import moments
from tests.games.lords.shipped import cards


def test_the_weights_are_those_of_the_shipped_cards() -> None:
    assert weights.learned().cards == numbers_of(cards()), (
        "The numbers on the cards of Lords have changed: learn the weights again, as docs/lords_players.md says."
    )


def test_the_file_of_weights_reads_as_it_was_written() -> None:
    found = weights.learned()
    assert weights.written(found) == weights.FILE.read_text("utf-8")
    assert {name for table in found.tables.values() for name in table} == {*NAMES, *STANDING, weights.ERROR}


@pytest.mark.parametrize(
    ("years", "owners", "expected"),
    [(0, 1, [(0, 1.0)]), (2, 2, [(7, 1.0)]), (3, 4, [(12, 0.5), (13, 0.5)]), (9, 8, [(14, 1.0)]),
     (5, 3, [(8, 0.25), (9, 0.25), (13, 0.25), (14, 0.25)])],
)
def test_weights_go_straight_from_knot_to_knot(years: int, owners: int, expected: list[tuple[int, float]]) -> None:
    assert weights.shares(years, owners) == expected


def test_experience_is_the_weighted_sum_of_the_features() -> None:
    compared = 0
    for t, _ in moments().moments[::7]:
        assert t.decision is not None
        judge = Experience(t.view(t.decision.seat), t.decision.seat)
        club, moment = judge.club, judge.moment
        if moment.part in (SEASON, WINTER):  # the weights of two points, or of one with this year's goal
            continue

        def weighed(judge: Experience = judge) -> float:
            table = judge._prices.weights
            numbers = [*features(judge.club, judge._around), *standing(judge._score(judge.club), judge._others)]
            total = math.fsum(table[name] * n for name, n in zip((*NAMES, *STANDING), numbers, strict=True))
            return total + judge._score(judge.club)

        before = weighed()
        for change in ({"cash": -9}, {"stars": -club.stars}, {"prospects": 3}, {"regulars": -1}, {"fans": 1},
                       {"media": 2}, {"vp": 1}, {"manager": -club.manager}, {"front_office": 4 - club.front_office}):
            if club.cash >= 9 and club.regulars and club.prospects < 20 and club.fans < 20:
                assert judge.value() == pytest.approx(weighed(), abs=1e-9)
                worth = judge.gain(**change)
                for name, amount in change.items():
                    setattr(club, name, getattr(club, name) + amount)
                assert worth == pytest.approx(weighed() - before, abs=1e-9), change
                for name, amount in change.items():
                    setattr(club, name, getattr(club, name) - amount)
                compared += 1
    assert compared > 50


def test_veteran_and_expert_see_nothing_hidden() -> None:
    """Whatever the hidden cards and the dice to come are, the same view brings the same choice."""
    tried = 0
    for place, (t, _) in enumerate(moments().moments):
        decision = t.decision
        assert decision is not None
        if not place % 5:
            other = t.imagine(decision.seat, Chance(place))
            assert Veteran(2).choose(decision, lambda other=other: other) == Veteran(2).choose(
                decision, lambda t=t, seat=decision.seat: t.view(seat))
        if decision.ask in expert.SEARCHED and not place % 40:
            other = t.imagine(decision.seat, Chance(place))
            tried += 1
            assert Expert(2, 0.25).choose(decision, lambda other=other: other) == Expert(2, 0.25).choose(
                decision, lambda t=t, seat=decision.seat: t.view(seat))
    assert tried > 3


def test_a_thought_that_is_dropped_leaves_the_view_as_it_was() -> None:
    t = next(t for t, _ in moments().moments if t.decision is not None and t.decision.ask in expert.SEARCHED
             and len(t.decision.options) > 1 and Expert(1).rivals(t, Veteran(1).choose(t.decision, lambda t=t: t)))
    assert t.decision is not None
    view = t.view(t.decision.seat)
    before = view.save()
    thinking = Expert(1).choosing(t.decision, lambda: view)
    assert [next(thinking) for _ in range(4)] == [None] * 4
    thinking.close()
    assert view.save() == before


def points(players: tuple[type[Regular], type[Regular]], seed: int) -> list[int]:
    """Victory Points of two owners."""
    t = new(cards(), options_for(cards(), 2, 3), seed)
    t.answers_forced = True
    t.begin()
    seated = [player(seed) for player in players]
    while (decision := t.decision) is not None:
        t.apply(seated[decision.seat].choose(decision, lambda: t))
    return [o.vp for o in t.owners]


@pytest.mark.parametrize(("upper", "lower"), [(Regular, Rookie), (Veteran, Rookie)])
def test_who_looks_beyond_this_year_beats_who_does_not(upper: type[Regular], lower: type[Regular]) -> None:
    won = [one - other for one, other in (points((upper, lower), seed) for seed in range(4))]
    won += [one - other for other, one in (points((lower, upper), seed) for seed in range(4))]
    assert sum(lead > 0 for lead in won) >= 6


def test_every_owner_has_a_character_and_speaks_like_it() -> None:
    said = set()
    for t, action in moments().moments:
        assert t.decision is not None
        character = character_of(t, t.decision.seat)
        assert character is not None
        why = Regular(1).reason(t.view(t.decision.seat), action)
        if why in getattr(character.says, action.verb, ()):
            said.add(character.id)
    assert said == {owner.id for owner in cards().owners[:3]}
    assert len({owner.name for owner in cards().owners}) == 8
    assert all(sum(map(len, dict(owner.says).values())) >= 10 for owner in cards().owners)


def test_kept_cards_without_owners_are_played_as_ever() -> None:
    t: Lords = moments().moments[0][0]
    texts = {path: text for path, text in cards().texts.items() if path != "owners.yaml"}
    from lordsball.games.lords.cards import load_texts

    old = t.copy().deal(load_texts(texts, kept=True))
    assert character_of(old, 0) is None
    assert old.decision is not None
    assert Regular(1).choose(old.decision, lambda: old) in old.decision.options
