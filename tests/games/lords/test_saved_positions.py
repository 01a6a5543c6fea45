"""A damaged save of Lords is refused with where and what; nothing that is accepted crashes later."""

import json
import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from lordsball.engine.chance import Chance
from lordsball.engine.records import LoadError
from lordsball.games.lords.game import GAME, options_for
from tests.games.lords.plain_decks import plain, texts

CARDS = plain()


@cache
def saves() -> tuple[dict[str, Any], ...]:
    """Positions of three owners' games, at every seventh decision."""
    found = []
    for seed in range(3):
        t, below = GAME.new(CARDS, options_for(CARDS, 3), seed), Chance(seed).below
        number = 0
        while t.decision is not None:
            if number % 7 == 0:
                found.append(t.save())
            number += 1
            t.apply(t.decision.options[below(len(t.decision.options))])
    return tuple(found)


def fresh(place: int = 20) -> dict[str, Any]:
    """A save to be damaged."""
    found: dict[str, Any] = json.loads(json.dumps(saves()[place]))
    return found


@pytest.mark.parametrize(
    ("name", "value", "says"),
    [
        ("league", "nowhere", "position.league"), ("year", 9, "position.year"), ("supply", 4000, "position.supply"),
        ("uses", [1], "position.uses"), ("owners", [], "position.owners"), ("seat_of", [0] * 8, "position.seat_of"),
        ("star_pool", 0, "Star cubes"), ("bonus_left", [], "the bonus deck"), ("npt", ["nobody"] * 8, "the NPT token"),
        ("retirement", ["nobody"], "position.retirement"), ("stack", [], None), ("pennant", 8, "position.pennant"),
    ],
)
def test_a_number_that_play_never_reaches_is_refused(name: str, value: Any, says: str | None) -> None:
    data = fresh() | {name: value}
    if says is None:
        assert GAME.restore(data, CARDS).decision is None
        return
    with pytest.raises(LoadError, match=says):
        GAME.restore(data, CARDS)


@pytest.mark.parametrize(
    ("name", "value"),
    [("stars", 10), ("fans", 0), ("cash", -1), ("park", [0] * 8), ("stacks", [2, 2, 2, 10]), ("vp", 77), ("seat", 2),
     ("hand", ["rs_01", "rs_01"]), ("spring", ["nothing"]), ("years", [[1]]), ("manager", 6)],
)
def test_an_owner_out_of_bounds_is_refused(name: str, value: Any) -> None:
    data = fresh()
    data["owners"][0][name] = value
    with pytest.raises(LoadError, match="position"):
        GAME.restore(data, CARDS)


def numbers_in(data: Any) -> Iterator[tuple[Any, Any]]:
    """Every place of a number or text in saved data."""
    for key, value in list(data.items() if isinstance(data, dict) else enumerate(data)):
        if isinstance(value, dict | list):
            yield from numbers_in(value)
        elif key != "kind":
            yield data, key


def test_damaged_saves_are_refused_or_played_and_never_crash() -> None:
    chance, refused = random.Random(1903), 0
    for _ in range(1500):
        data: dict[str, Any] = json.loads(json.dumps(chance.choice(saves())))
        data["uses"] = [0] * len(CARDS.uses)
        spots = [spot for part in ("stack", "owners") for spot in numbers_in(data[part])]
        spots += [(data, key) for key, value in data.items() if isinstance(value, int)]
        for _ in range(chance.randint(1, 2)):
            holder, key = chance.choice(spots)
            old = holder[key]
            holder[key] = (
                chance.choice([0, -1, 1, 3, 9, 40, 10**9]) if isinstance(old, int) else chance.choice(["", "x"])
            )
        try:
            t = GAME.restore(data, CARDS)
        except LoadError:
            refused += 1
            continue
        for _ in range(12):
            if t.decision is None:
                break
            t.apply(chance.choice(t.decision.options))
    assert refused > 400


def test_cards_of_other_ids_do_not_fit_and_other_numbers_do() -> None:
    t = GAME.restore(fresh(), CARDS)
    dearer = GAME.load_texts(
        {**texts(), "board.yaml": texts()["board.yaml"].replace("regular_salary: 2", "regular_salary: 3")}
    )
    assert GAME.redeal(t, dearer).cards.board.regular_salary == 3
    renamed = GAME.load_texts({**texts(), "bonus.yaml": texts()["bonus.yaml"].replace("id: bo_01", "id: bo_99")})
    with pytest.raises(ValueError, match="bonus deck"):
        GAME.redeal(t, renamed)
