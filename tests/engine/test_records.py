"""Records: what is written as an annotation is cloned, compared, saved and loaded; nothing else can be written."""

import json
from collections.abc import Callable
from dataclasses import field
from typing import Any

import pytest

from lordsball.engine.records import KINDS, LoadError, Record, load, passing, record, shared


@record
class Glove(Record):
    size: int
    owner: str = ""


@record
class CatchersMitt(Glove):
    padding: float = 0.5


@record
class Bag(Record):
    number: int
    name: str
    zipped: bool
    weight: float
    best: Glove
    numbers: tuple[int, int] = (0, 0)
    names: tuple[str, ...] = ()
    spare: Glove | None = None
    maybe: str | None = None
    gloves: list[Glove] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    innings: list[tuple[int, str]] = field(default_factory=list)
    grid: list[list[int]] = field(default_factory=list)
    by_name: dict[str, Glove] = field(default_factory=dict)
    by_number: dict[int, list[int]] = field(default_factory=dict)
    listener: Callable[[], None] | None = passing(default=None)
    cards: Any = shared(default=None)


def a_full_bag() -> Bag:
    return Bag(
        7,
        "Yogi",
        True,
        1.5,
        CatchersMitt(34, "Yogi", 0.75),
        (1, 2),
        ("a", "b"),
        Glove(12),
        "maybe",
        [Glove(1), CatchersMitt(2)],
        [3, 1, 2],
        [(1, "one"), (2, "two")],
        [[1, 2], [], [3]],
        {"left": Glove(5)},
        {10: [1], 2: []},
    )


def test_a_clone_is_equal() -> None:
    bag = a_full_bag()
    assert bag.clone() == bag
    assert bag.clone() is not bag


def test_nothing_done_to_a_clone_reaches_the_original() -> None:
    bag = a_full_bag()
    before = json.dumps(bag.save())
    other = bag.clone()
    other.number = 8
    other.best.size = 99
    assert other.spare is not None
    other.spare.size = 99
    other.gloves[0].size = 99
    other.gloves.append(Glove(3))
    other.scores.sort()
    other.innings.clear()
    other.grid[0].append(9)
    other.by_name["left"].size = 99
    other.by_name["right"] = Glove(6)
    other.by_number[10].append(9)
    assert json.dumps(bag.save()) == before


def test_a_clone_keeps_the_class_of_what_it_holds() -> None:
    other = a_full_bag().clone()
    assert type(other.best) is CatchersMitt
    assert type(other.gloves[1]) is CatchersMitt


def test_a_clone_shares_cards_but_nobody_listens_to_it() -> None:
    bag = a_full_bag()
    bag.listener, bag.cards = lambda: None, {"frozen": "cards"}
    other = bag.clone()
    assert other.listener is None
    assert other.cards is bag.cards
    assert other == bag, "listeners and cards are no part of what is compared"


def test_a_saved_record_comes_back_equal_by_way_of_json() -> None:
    bag = a_full_bag()
    again = load(Bag, json.loads(json.dumps(bag.save())))
    assert again == bag
    assert again.save() == bag.save()
    assert type(again.best) is CatchersMitt
    assert again.innings == [(1, "one"), (2, "two")], "tuples come back as tuples"
    assert list(again.by_number) == [10, 2], "numbers come back as numbers, in their order"


def test_what_is_not_kept_is_not_saved_and_comes_back_as_its_default() -> None:
    bag = a_full_bag()
    bag.listener, bag.cards = lambda: None, {"frozen": "cards"}
    assert not {"listener", "cards"} & set(bag.save())
    again = load(Bag, bag.save())
    assert again.listener is None
    assert again.cards is None


def test_a_record_has_no_room_for_an_undeclared_field() -> None:
    with pytest.raises(AttributeError):
        Glove(1).colour = "red"  # type: ignore[attr-defined]


# --- what cannot be written ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "wanted",
    [
        object,
        Any,
        set[int],
        frozenset[str],
        bytes,
        complex,
        Callable[[], None],
        list[object],
        list[set[int]],
        dict[str, object],
        dict[bool, int],
        dict[tuple[int, int], int],
        tuple[Glove, ...],
        tuple[list[int], int],
        int | str,
        int | str | None,
        type[Glove],
    ],
    ids=str,
)
def test_a_type_that_plain_data_cannot_hold_is_refused(wanted: Any) -> None:
    with pytest.raises(TypeError, match="Refused: .* cannot be part of a position"):
        record(type("Refused", (Record,), {"__annotations__": {"thing": wanted}, "__module__": __name__}))


def test_two_records_cannot_have_one_kind() -> None:
    with pytest.raises(TypeError, match="two records are called Glove"):
        record(type("Glove", (Record,), {"__annotations__": {"size": int}, "__module__": "somewhere.else"}))


def test_not_even_in_one_module() -> None:
    def twice() -> type:
        @record
        class Glove(Record):  # the same name, made in another place
            size: int

        return Glove

    with pytest.raises(TypeError, match="two records are called Glove"):
        twice()
    assert KINDS["Glove"] is Glove


def test_the_kind_of_a_games_record_carries_the_game() -> None:
    made = record(
        type("Mitt", (Record,), {"__annotations__": {"size": int}, "__module__": "lordsball.games.some_game.state"})
    )
    assert made.KIND == "some_game.Mitt"
    assert made(3).save() == {"kind": "some_game.Mitt", "size": 3}


# --- saved data that is not what it should be ---------------------------------------------------------------------


def without(key: str) -> dict[str, Any]:
    data = a_full_bag().save()
    del data[key]
    return data


def with_(**changes: Any) -> dict[str, Any]:
    return {**a_full_bag().save(), **changes}


MITT = CatchersMitt(1).save()


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (None, "position: found nothing, expected a mapping"),
        ([], "position: found a list, expected a mapping"),
        ("Bag", "position: found 'Bag', expected a mapping"),
        ({}, "position: nothing is not a kind of Bag this program knows"),
        (with_(kind="Suitcase"), "position: 'Suitcase' is not a kind of Bag this program knows"),
        (with_(kind="Glove"), "position: 'Glove' is not a kind of Bag this program knows"),
        (with_(kind=["Bag"]), "position: a list is not a kind of Bag this program knows"),
        (without("number"), "position: number is missing"),
        (without("maybe"), "position: maybe is missing"),
        (with_(number="7"), "position.number: found '7', expected a whole number"),
        (with_(number=7.0), "position.number: found 7.0, expected a whole number"),
        (with_(number=True), "position.number: found True, expected a whole number"),
        (with_(number=None), "position.number: found nothing, expected a whole number"),
        (with_(name=7), "position.name: found 7, expected a text"),
        (with_(zipped=1), "position.zipped: found 1, expected true or false"),
        (with_(weight="heavy"), "position.weight: found 'heavy', expected a number"),
        (with_(weight=True), "position.weight: found True, expected a number"),
        (with_(numbers=[1]), "position.numbers: 1 values, expected 2"),
        (with_(numbers=[1, 2, 3]), "position.numbers: 3 values, expected 2"),
        (with_(numbers=[1, "2"]), "position.numbers[1]: found '2', expected a whole number"),
        (with_(numbers=7), "position.numbers: found 7, expected a list"),
        (with_(names=["a", 2]), "position.names[1]: found 2, expected a text"),
        (with_(maybe=7), "position.maybe: found 7, expected a text"),
        (with_(spare=7), "position.spare: found 7, expected a mapping"),
        (with_(best=None), "position.best: found nothing, expected a mapping"),
        (with_(best={**MITT, "padding": "soft"}), "position.best.padding: found 'soft', expected a number"),
        (with_(gloves={}), "position.gloves: found a mapping, expected a list"),
        (with_(gloves=[MITT, {}]), "position.gloves[1]: nothing is not a kind of Glove this program knows"),
        (with_(scores=[1, [2]]), "position.scores[1]: found a list, expected a whole number"),
        (with_(innings=[[1, "one"], [2]]), "position.innings[1]: 1 values, expected 2"),
        (with_(grid=[[1], ["x"]]), "position.grid[1][0]: found 'x', expected a whole number"),
        (with_(by_name={"left": 5}), "position.by_name.left: found 5, expected a mapping"),
        (with_(by_number={"ten": []}), "position.by_number: found the key 'ten', expected a whole number"),
        (with_(by_number=[[10, []]]), "position.by_number: found a list, expected a mapping"),
        (with_(name=["x"] * 999), "position.name: found a list, expected a text"),
        (with_(number="9" * 999), f"position.number: found '{'9' * 39}, expected a whole number"),
    ],
)
def test_bad_data_is_answered_with_where_and_what(data: Any, sentence: str) -> None:
    with pytest.raises(LoadError) as caught:
        load(Bag, data)
    assert str(caught.value) == sentence


def test_a_whole_number_will_do_for_a_number() -> None:
    assert load(Bag, with_(weight=2)).weight == 2
