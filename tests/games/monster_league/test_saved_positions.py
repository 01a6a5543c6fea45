"""Saved positions: what a game can come to is restored, anything else is answered with where and what."""

import json
from typing import Any

import pytest

from lordsball.engine.chance import Chance
from lordsball.engine.records import LoadError
from tests.games.monster_league.positions import (
    GRAVEYARD,
    MONSTERS,
    SHIPPED,
    TEAMS,
    Table,
    at_bat,
    between_batters,
    cards_where,
    new_table,
)


def saved(table: Table) -> Any:
    return json.loads(json.dumps(table.t.save()))


def restored(data: Any) -> Any:
    return MONSTERS.restore(data, SHIPPED)


WAITING = {
    "at the coin": lambda: new_table(),
    "at the choice of sides": lambda: new_table([1]).do("flip"),
    "at the choice of a pitcher": lambda: new_table([1]).do("flip", "bat_first"),
    "between batters": lambda: between_batters(bases="D-H", outs=1),
    "at bat": lambda: at_bat(gone=[0, 1]),
    "at an ability": lambda: at_bat([9]).do("spin"),
    "at a second spin": lambda: at_bat([9], gone=[0, 1]).do("spin"),
    "at the end": lambda: at_bat([1], inning=3, outs=2, runs=(0, 1)).do("spin"),
}


@pytest.mark.parametrize("where", WAITING)
def test_wherever_it_waits_a_game_can_be_saved_and_restored(where: str) -> None:
    table = WAITING[where]()
    again = restored(saved(table))
    assert again == table.t
    assert again.decision == table.t.decision
    assert again.where() == table.t.where()


def changed(table: Table, *path: Any) -> Any:
    *outer, last, value = path
    data = inner = saved(table)
    for key in outer:
        inner = inner[key]
    inner[last] = value
    return data


@pytest.mark.parametrize(
    ("path", "sentence"),
    [
        (("home", 2), "position.home: found 2, expected 0 to 1"),
        (("home", -1), "position.home: found -1, expected 0 to 1"),
        (("batting", 7), "position.batting: found 7, expected 0 to 1"),
        (("inning", 0), "position.inning: found 0, expected 1 or more"),
        (("outs", -1), "position.outs: found -1, expected 0 to 8"),
        (("outs", "two"), "position.outs: found 'two', expected a whole number"),
        (("face", 21), "position.face: found 21, expected 0 to 20"),
        (("result", 5), "position.result: found 5, expected -1 to 4"),
        (("bases", [0, 1]), "position.bases: 2 values, expected 3"),
        (("bases", [0, 4, -1]), "position.bases[1]: found 4, expected -1 to 3"),
        (("runs", [0, -3]), "position.runs[1]: found -3, expected 0 or more"),
        (("next_batter", [4, 0]), "position.next_batter[0]: found 4, expected 0 to 3"),
        (("active", [0, 2]), "position.active[1]: found 2, expected -1 to 1"),
        (("gone", [False, False, True, False]), "position.active[1]: found a pitcher who has left the game"),
        (("gone", [False]), "position.gone: 1 values, expected 4"),
        (("tokens", [2, 2, 2]), "position.tokens: 3 values, expected 4"),
        (("tokens", [2, 2, 2, 10]), "position.tokens[3]: found 10, expected 0 to 9"),
        (("box", [0] * 31), "position.box: 31 values, expected 32"),
        (("halves", [[1, 2, 0, 3, 0, 0]]), "position.halves[0][1]: found 2, expected 0 to 1"),
        (("halves", [[1, 0, 0, 3, 0]]), "position.halves[0]: 5 values, expected 6"),
        (("halves", [[1, 0, 0, -3, 0, 0]]), "position.halves[0][3]: found -3, expected 0 or more"),
        (("stack", []), None),
        (("stack", 0, "at", "choose_teams"), "position.stack: found a procedure inside one that has not begun"),
        (("stack", 1, "kind", "monster_league.AtBat"), "position.stack[1]: monster_league.AtBat has no step 'change_"),
        (("stack", 1, "at", "at_bat"), "position.stack: found a game that waits at HalfInning.at_bat, where nothing"),
        (("face", 9), "position.face: found 9 with the result -1 at HalfInning.change_pitchers"),
        (("team_ids", ["graveyard_shift", "yankees"]), "these cards have no team 'yankees'"),
        (("team_ids", ["yankees"]), "position.team_ids: 1 values, expected 2"),
    ],
)
def test_a_position_that_no_game_comes_to_is_answered_with_where_and_what(path: Any, sentence: str | None) -> None:
    data = changed(between_batters(), *path)
    if sentence is None:
        assert restored(data).decision is None, "an empty stack is a game that is over"
        return
    with pytest.raises(ValueError) as caught:
        restored(data)
    assert str(caught.value).startswith(sentence)


def test_procedures_in_an_impossible_order_are_refused() -> None:
    data = saved(at_bat())
    data["stack"] = data["stack"][::-1]
    with pytest.raises(LoadError, match="found AtBat, HalfInning, PlayGame, which do not follow from each other"):
        restored(data)


def test_a_coin_that_nobody_won_is_refused() -> None:
    data = changed(new_table([1]).do("flip"), "stack", 1, "winner", -1)
    with pytest.raises(LoadError, match=r"position.stack\[1\].winner: found -1, expected 0 to 1"):
        restored(data)


def test_an_at_bat_without_its_result_is_refused() -> None:
    with pytest.raises(LoadError, match="position.face: found 0 with the result 1 at AtBat.pitcher_ability"):
        restored(changed(at_bat([9]).do("spin"), "face", 0))


def scribbles(data: Any) -> list[tuple[Any, ...]]:
    """The way to every number and text in saved data."""
    found: list[tuple[Any, ...]] = []

    def walk(inner: Any, path: tuple[Any, ...]) -> None:
        if isinstance(inner, dict):
            for key, value in inner.items():
                walk(value, (*path, key))
        elif isinstance(inner, list):
            for place, value in enumerate(inner):
                walk(value, (*path, place))
        else:
            found.append(path)

    walk(data, ())
    return found


@pytest.mark.parametrize("where", WAITING)
@pytest.mark.parametrize("scribble", [-2, 99, True, None, "", "end", [], {}], ids=repr)
def test_whatever_is_scribbled_into_a_save_it_is_refused_in_a_sentence_or_can_be_played(
    where: str, scribble: Any
) -> None:
    table = WAITING[where]()
    for path in scribbles(saved(table)):
        try:
            t = restored(changed(table, *path, scribble))
        except ValueError as refused:
            assert str(refused)
            continue
        below = Chance(3).below
        for _ in range(60):
            if t.decision is None:
                break
            assert t.decision.options
            t.apply(t.decision.options[below(len(t.decision.options))])


# --- other cards --------------------------------------------------------------------------------------------------


def test_a_game_goes_on_with_other_cards_their_numbers_count_from_the_next_spin_on() -> None:
    other = cards_where(("teams/graveyard_shift.yaml", "{out: 40, single: 15,", "{out: 15, single: 40,"))
    before = at_bat([4])
    after = Table(MONSTERS.redeal(before.t, other)).do("spin")
    assert (before.do("spin").t.outs, after.t.outs) == (1, 0)
    assert after.t.result == 1


def test_cards_without_the_teams_of_the_game_are_refused() -> None:
    other = cards_where(("teams/graveyard_shift.yaml", "id: graveyard_shift", "id: night_shift"))
    with pytest.raises(ValueError, match="these cards have no team 'graveyard_shift', only candy_crushers, night"):
        MONSTERS.redeal(at_bat().t, other)


def test_seats_keep_their_teams_in_whatever_order() -> None:
    t = MONSTERS.new(SHIPPED, {"teams": TEAMS[::-1]}, 1)
    again = MONSTERS.restore(json.loads(json.dumps(t.save())), SHIPPED)
    assert again.team(GRAVEYARD).id == "candy_crushers"  # type: ignore[attr-defined]
    assert again == t
