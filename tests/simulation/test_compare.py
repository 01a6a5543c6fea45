"""Comparing two versions: what is planted is found, what is not there is not, however often one looks."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from lordsball import games as shelf
from lordsball.ai.exact import chance_in
from lordsball.ai.monster_league.tables import done
from lordsball.simulation.compare import Compared, compare, nothing_changed, verdict
from lordsball.simulation.edited import NoSuchField, with_value
from lordsball.simulation.paired import Version
from lordsball.simulation.sequential import Confidence
from lordsball.simulation.sweep import swept
from tests.games.monster_league.positions import SHIPPED, cards_where
from tests.simulation.test_run import plan

GAME = shelf.game("monster_league")
TEAMS = ("graveyard_shift", "candy_crushers")


def version(cards: Any = SHIPPED, teams: tuple[str, ...] = TEAMS, seed: int = 1) -> Version:
    texts = tuple(sorted(cards.texts.items()))
    mine = replace(plan(seed, ("regular", "regular")), texts=texts, notes=False)
    return Version(mine, teams, lambda table: GAME.options_of(cards, table, {}))


def outcome(chance: Random, better: float) -> float:
    """The paired difference of a game number: mostly none, as two nearly equal decks have it from two seats."""
    dice = chance.random()
    return 0.5 if dice < 0.12 + better else -0.5 if dice > 0.88 + better else 0.0


def looks(repeat: int, better: float, most: int) -> Confidence:
    """Games until the rule stops: looked at after every single one."""
    chance, confidence = Random(repeat), Confidence()
    while confidence.count < most and not confidence.decided:
        confidence.add(outcome(chance, better))
    return confidence


def test_a_change_of_five_points_is_found_in_95_of_100_repeats() -> None:
    found = [looks(repeat, 0.05, 4_000) for repeat in range(100)]
    assert sum(each.interval[0] > 0 for each in found) >= 95
    assert sum(each.interval[0] <= 0.05 <= each.interval[1] for each in found) >= 95


def test_nothing_is_found_in_identical_decks_though_one_looks_after_every_game() -> None:
    assert sum(looks(repeat, 0.0, 1_500).decided for repeat in range(100)) <= 5


def test_a_real_change_is_found_and_the_opposite_one_too() -> None:
    stronger = cards_where(("teams/graveyard_shift.yaml", "{out: 40, single: 15, double: 15, triple: 5, home_run: 25}",
                            "{out: 20, single: 15, double: 15, triple: 5, home_run: 45}"))
    found = compare(version(), version(stronger), range(400), 0.01)
    assert found.confidence.interval[0] > 0
    assert found.confidence.count < 400
    sentence = verdict(found, "The Graveyard Shift", "with Jack")
    assert sentence.startswith("The Graveyard Shift win ")
    assert " points more [" in sentence
    back = compare(version(stronger), version(), range(400), 0.01)
    assert back.confidence.mean == -found.confidence.mean
    assert " points less [" in verdict(back, "The Graveyard Shift", "with Jack")


def test_two_teams_that_are_alike_are_not_told_apart() -> None:
    found = compare(version(), version(teams=TEAMS), range(30), 0.01)
    assert (found.confidence.mean, found.alike, found.length) == (0.0, 30, 0.0)
    said = verdict(found, "Night Market", "so")
    assert said.startswith("Night Market wins as often so, as far as these games can tell: +0.0 points [")


def test_what_changes_for_others_is_no_reason_to_play() -> None:
    other = cards_where(("teams/candy_crushers.yaml", "name: Bad Luck Buck", "name: Good Luck Buck"))
    assert nothing_changed(version(), version())
    assert not nothing_changed(version(), version(other))
    assert not nothing_changed(version(), version(teams=TEAMS[::-1]))


def test_a_number_is_set_where_it_stands() -> None:
    kinds = shelf.card_kinds("monster_league")
    texts = tuple(sorted(SHIPPED.texts.items()))
    changed, before = with_value(texts, kinds, "graveyard_shift.jack_o_slugger.odds.out", 35)
    assert before == 40
    assert [a == b for (_, a), (_, b) in zip(texts, changed, strict=True)].count(False) == 1
    assert dict(changed)["teams/graveyard_shift.yaml"].count("{out: 35, ") == 1
    assert with_value(texts, kinds, "rules.innings", 4)[1] == 3
    for wrong in ("nobody.odds", "graveyard_shift.nobody", "graveyard_shift.name"):
        with pytest.raises(NoSuchField, match="found '"):
            with_value(texts, kinds, wrong, 1)


def test_a_sweep_plays_what_stands_there_once() -> None:
    texts, _ = with_value(version().plan.texts, shelf.card_kinds("monster_league"), "rules.innings", 1)
    base = version()
    points = swept(base, [base, base._replace(plan=replace(base.plan, texts=texts))], [3, 1], range(10))
    assert points[0] == (3, 0.0, (0.0, 0.0))
    assert points[1].interval[0] < points[1].gain < points[1].interval[1]


def test_a_solved_game_is_compared_without_luck() -> None:
    chance = chance_in("monster_league")
    assert chance is not None
    assert chance_in("wild_cards") is None
    assert done(chance(SHIPPED, TEAMS, True)) + done(chance(SHIPPED, TEAMS[::-1], True)) == pytest.approx(1)


def test_no_games_say_nothing() -> None:
    found = Compared(version(), version())
    assert found.confidence.interval == (-1.0, 1.0)
    assert found.length == 0.0
