"""Abilities as card files can write them: every verb, alone and together, and one of a designer's own."""

from collections import Counter

import pytest

from lordsball.engine.chance import Chance
from lordsball.games.monster_league import events as told
from lordsball.games.monster_league.cards import DOUBLE, HOME_RUN, OUT, SINGLE, TRIPLE, Catalog, Play
from lordsball.games.monster_league.outlook import ANY_FACE, could_change, outcomes
from lordsball.games.monster_league.rules import USE
from tests.games.monster_league.positions import CANDY, GRAVEYARD, HEADS, TAILS, Table, at_bat, cards_where

FACES = {OUT: 1, SINGLE: 9, DOUBLE: 12, TRIPLE: 15, HOME_RUN: 16}
RESULTS = range(5)


def cards_with(do: str) -> Catalog:
    """Victor Volts and Phantom Phil can do this now; the text is a list of YAML flow style."""
    old = "do:\n      - coin:\n          heads:\n            - result: out\n          tails: []"
    return cards_where(("abilities.yaml", old, f"do: {do}"))


def used(do: str, result: int, *faces: int) -> Table:
    """Jack has this result, the ability is used, and these faces follow."""
    return at_bat([FACES[result], *faces], pitcher=1, cards=cards_with(do)).do("spin", "use")


def final(table: Table) -> int:
    (event,) = table.heard(told.AtBatOver)
    return event.result


def outcome_results(do: str, result: int) -> set[int]:
    """What a result may become."""
    effects = cards_with(do).ability("heads_youre_out").effects
    return {play.result for play in outcomes(effects, Play(result), ANY_FACE)}


def changeable(do: str) -> set[int]:
    """The results that the ability could change with empty bases."""
    ability = cards_with(do).ability("heads_youre_out")
    return {result for result in RESULTS if could_change(ability, Play(result), 0, False)}


@pytest.mark.parametrize("first", RESULTS)
@pytest.mark.parametrize("second", RESULTS)
@pytest.mark.parametrize(("keep", "pick"), [("worse", min), ("better", max), ("new", lambda first, second: second)])
def test_respin(first: int, second: int, keep: str, pick: object) -> None:
    do = f"[{{respin: {keep}}}]"
    if first not in changeable(do):
        assert {("worse", OUT), ("better", HOME_RUN)} >= {(keep, first)}
        return
    table = used(do, first, FACES[second])
    assert final(table) == pick(first, second)  # type: ignore[operator]
    assert table.heard(told.AtBatOver)[0].face in (FACES[first], FACES[second])
    assert table.t.faces[GRAVEYARD][0][table.heard(told.AtBatOver)[0].face - 1] == final(table)


@pytest.mark.parametrize(("name", "to"), [("out", 0), ("single", 1), ("double", 2), ("triple", 3), ("home_run", 4)])
@pytest.mark.parametrize("first", RESULTS)
def test_result(first: int, name: str, to: int) -> None:
    do = f"[{{result: {name}}}]"
    assert (first in changeable(do)) == (first != to)
    if first != to:
        assert final(used(do, first)) == to


@pytest.mark.parametrize("by", [-4, -3, -2, -1, 1, 2, 3, 4])
@pytest.mark.parametrize("first", RESULTS)
def test_shift(first: int, by: int) -> None:
    do = f"[{{shift: {by}}}]"
    wanted = max(OUT, min(HOME_RUN, first + by))
    assert (first in changeable(do)) == (first != wanted)
    if first != wanted:
        assert final(used(do, first)) == wanted


def test_coin_with_something_on_both_sides() -> None:
    do = "[{coin: {heads: [{shift: -1}], tails: [{shift: 1}]}}]"
    assert final(used(do, DOUBLE, HEADS)) == SINGLE
    assert final(used(do, DOUBLE, TAILS)) == TRIPLE


def test_several_effects_work_one_after_the_other() -> None:
    assert final(used("[{shift: -1}, {respin: better}]", HOME_RUN, FACES[DOUBLE])) == TRIPLE
    assert final(used("[{respin: better}, {shift: -1}]", DOUBLE, FACES[HOME_RUN])) == TRIPLE
    table = used("[{respin: worse}, {respin: worse}, {respin: worse}]", HOME_RUN, 15, 12, 9)
    assert final(table) == SINGLE
    assert [spun.why for spun in table.heard(told.Spun)] == ["spin", "ability", "ability", "ability"]


def test_a_coin_may_spin() -> None:
    do = "[{coin: {heads: [{respin: new}, {shift: -1}]}}]"
    assert final(used(do, SINGLE, HEADS, FACES[HOME_RUN])) == TRIPLE
    assert final(used(do, SINGLE, TAILS)) == SINGLE


# --- when it is offered -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("do", "offered"),
    [
        ("[{respin: worse}]", {SINGLE, DOUBLE, TRIPLE, HOME_RUN}),
        ("[{respin: better}]", {OUT, SINGLE, DOUBLE, TRIPLE}),
        ("[{respin: new}]", {OUT, SINGLE, DOUBLE, TRIPLE, HOME_RUN}),
        ("[{result: double}]", {OUT, SINGLE, TRIPLE, HOME_RUN}),
        ("[{shift: 1}]", {OUT, SINGLE, DOUBLE, TRIPLE}),
        ("[{coin: {heads: [{result: out}]}}]", {SINGLE, DOUBLE, TRIPLE, HOME_RUN}),
        ("[{shift: 1}, {shift: -1}]", {HOME_RUN}),
        ("[{shift: -1}, {shift: 1}]", {OUT}),
    ],
)
def test_an_ability_is_offered_where_it_could_change_the_result_M3(do: str, offered: set[int]) -> None:
    assert changeable(do) == offered
    for result in RESULTS:
        table = at_bat([FACES[result]], pitcher=1, cards=cards_with(do)).do("spin")
        assert (table.ask == f"{CANDY} ability") == (result in offered)


@pytest.mark.parametrize(
    "do",
    [
        "[{respin: worse}]",
        "[{respin: better}, {shift: -2}]",
        "[{coin: {heads: [{respin: new}], tails: [{result: triple}, {shift: 1}]}}]",
        "[{coin: {tails: [{shift: -3}]}}, {respin: worse}]",
    ],
)
@pytest.mark.parametrize("first", RESULTS)
def test_the_outlook_names_exactly_what_can_come_of_it(do: str, first: int) -> None:
    table = at_bat([FACES[first]], pitcher=1, cards=cards_with(do)).do("spin")
    if table.ask != f"{CANDY} ability":
        assert outcome_results(do, first) == {first}
        return
    seen: Counter[int] = Counter()
    for seed in range(300):
        again = Table(table.t.copy())
        again.t.chance = Chance(seed)
        again.t.apply(USE)
        seen[final(again)] += 1
    assert set(seen) == outcome_results(do, first)


# --- a designer's own ---------------------------------------------------------------------------------------------

NEW_ABILITY = """
  - id: moonlit_gamble
    name: Moonlit Gamble
    text: "Spend a token: a coin makes the result one step worse or one step better."
    rules: "Pay 1 token and flip a coin."
    do:
      - coin:
          heads: [{shift: -1}]
          tails: [{shift: 1}]
"""


def test_a_third_ability_is_a_matter_of_card_files_alone() -> None:
    cards = cards_where(
        ("abilities.yaml", "\n  - id: heads_youre_out", f"{NEW_ABILITY}\n  - id: heads_youre_out"),
        ("teams/candy_crushers.yaml", "ability: heads_youre_out", "ability: moonlit_gamble"),
    )
    better = at_bat([9, TAILS], pitcher=1, cards=cards).do("spin", "use")
    assert final(better) == DOUBLE
    assert better.log[0] == "Volts spends a token on Jack's single: Moonlit Gamble, 1 left."
    assert final(at_bat([9, HEADS], pitcher=1, cards=cards).do("spin", "use")) == OUT
    assert at_bat([1], pitcher=1, cards=cards).do("spin").ask == f"{CANDY} ability", "it could help an Out"
