"""Position: refused actions change nothing, copies are apart, saved games ask again, events go to who may know."""

import json
from typing import Any

import pytest

from lordsball.engine.chance import Chance
from lordsball.engine.position import IllegalAction, Told, restore
from lordsball.engine.procedure import Action
from lordsball.engine.records import LoadError
from tests.engine.high_card import (
    CARDS,
    Drawn,
    DrewSome,
    HighCard,
    Play,
    Side,
    TurnedOver,
    everything,
    first_option,
    new_game,
    played_on,
)


def saved(moves: int = 0) -> Any:
    """A saved game as it lies on disk."""
    return json.loads(json.dumps(played_on(new_game(1), moves).save()))


# --- applying -----------------------------------------------------------------------------------------------------


def test_a_game_is_played_to_its_end() -> None:
    t = played_on(new_game(1))
    assert t.decision is None
    assert t.stack == []
    assert sum(side.won for side in t.sides) == 3


@pytest.mark.parametrize("action", [Action("lay", ("c99",)), Action("lay"), Action("jump"), Action("lay", (1,))])
def test_an_illegal_action_is_refused_and_changes_nothing(action: Action) -> None:
    t = new_game(1)
    before = everything(t)
    with pytest.raises(IllegalAction, match="is not what is asked now"):
        t.apply(action)
    assert everything(t) == before
    t.apply(first_option(t))


def test_another_seats_card_is_refused_too() -> None:
    t = new_game(1)
    before = everything(t)
    with pytest.raises(IllegalAction):
        t.apply(Action("lay", (t.sides[1].hand[0],)))
    assert everything(t) == before


def test_nothing_can_be_done_when_the_game_is_over() -> None:
    t = played_on(new_game(1))
    with pytest.raises(IllegalAction, match=r"^The game is over\.$"):
        t.apply(Action("lay", ("c01",)))


def test_a_view_can_only_be_looked_at() -> None:
    t = new_game(1)
    for view in (t.view(0), t.view(0).copy()):
        before = everything(view)
        with pytest.raises(IllegalAction, match=r"^This is only a view of the game\.$"):
            view.apply(first_option(t))
        assert everything(view) == before


def test_why_not_has_nothing_against_an_option_and_a_view_answers_alike() -> None:
    t = new_game(1)
    for seen in (t, t.view(0)):
        assert seen.why_not(first_option(t)) is None
        assert seen.why_not(Action("jump")) == "'jump' is not what is asked now."


# --- copies -------------------------------------------------------------------------------------------------------


def test_a_copy_is_the_same_position_at_the_same_decision() -> None:
    t = played_on(new_game(1), 3)
    copy = t.copy()
    assert copy == t
    assert copy.decision == t.decision
    assert everything(copy) == everything(t)


def test_what_is_played_on_a_copy_leaves_the_original_alone() -> None:
    t = new_game(1)
    kept = []
    while t.decision is not None:
        kept.append((t.copy(), everything(t)))
        played_on(t.copy())
        t.apply(first_option(t))
    assert [everything(copy) for copy, _ in kept] == [text for _, text in kept]


def test_a_copy_has_the_same_future() -> None:
    t = new_game(1)
    copy = t.copy()
    assert everything(played_on(copy)) == everything(played_on(t))


# --- saving -------------------------------------------------------------------------------------------------------


def test_a_restored_game_asks_the_same_and_goes_on_the_same() -> None:
    t = new_game(1)
    while t.decision is not None:
        again = restore(HighCard, json.loads(json.dumps(t.save()))).begin()
        assert again == t
        assert again.decision == t.decision
        assert everything(played_on(again)) == everything(played_on(t.copy()))
        t.apply(first_option(t))


def test_a_finished_game_can_be_restored() -> None:
    again = restore(HighCard, saved(99)).begin()
    assert again.decision is None
    assert again.where() == "over"


def test_to_begin_again_changes_nothing() -> None:
    t = played_on(new_game(1), 2)
    before = everything(t)
    assert everything(t.begin()) == before


def changed(path: list[str | int], value: Any) -> Any:
    data = saved(1)
    inner = data
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    return data


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (None, "position: found no position of a game"),
        ([1], "position: found no position of a game"),
        ({}, "position: found no position of a game"),
        ({"stack": "Play"}, "position: found no position of a game"),
        ({"stack": []}, "position: nothing is not a kind of HighCard this program knows"),
        ({"stack": [], "kind": "Side"}, "position: 'Side' is not a kind of HighCard this program knows"),
        (changed(["stack", 1], 7), "position.stack[1]: not a procedure this program knows"),
        (changed(["stack", 1], {}), "position.stack[1]: not a procedure this program knows"),
        (changed(["stack", 1, "kind"], "Jump"), "position.stack[1]: not a procedure this program knows"),
        (changed(["stack", 1, "kind"], "Side"), "position.stack[1]: not a procedure this program knows"),
        (changed(["stack", 1, "kind"], {"a": 1}), "position.stack[1]: not a procedure this program knows"),
        (changed(["stack", 1, "at"], "jump"), "position.stack[1]: Lay has no step 'jump'"),
        (changed(["stack", 1, "at"], 0), "position.stack[1]: Lay has no step 0"),
        (changed(["stack", 1, "at"], ["choose"]), "position.stack[1]: Lay has no step a list"),
        (changed(["stack", 1, "seat"], "0"), "position.stack[1].seat: found '0', expected a whole number"),
        (changed(["chance", "seed"], None), "position.chance.seed: found nothing, expected a whole number"),
        (changed(["chance", "kind"], "Side"), "position.chance: 'Side' is not a kind of Chance this program knows"),
        (changed(["sides", 0, "hand"], [1]), "position.sides[0].hand[0]: found 1, expected a text"),
    ],
)
def test_a_damaged_save_is_answered_with_where_and_what(data: Any, sentence: str) -> None:
    with pytest.raises(LoadError) as caught:
        restore(HighCard, data)
    assert str(caught.value) == sentence


# --- events -------------------------------------------------------------------------------------------------------


def dealt(seed: int = 1) -> list[Told]:
    heard: list[Told] = []
    HighCard(Chance(seed), [Play()], [Side(0), Side(1)], tell=heard.append).begin()
    return heard


def test_each_seat_hears_what_it_may_know() -> None:
    for told in dealt():
        owner = told.event.seat
        assert isinstance(told.event, Drawn)
        assert told.for_seat(owner) is told.event
        assert told.for_seat(1 - owner) == told.for_seat(None) == DrewSome(owner, 3)


def test_an_event_for_everybody_is_for_spectators_too() -> None:
    told = Told(TurnedOver(("c01", "c02")))
    assert told.for_seat(0) is told.for_seat(1) is told.for_seat(None) is told.event


def test_an_event_for_one_seat_alone_is_nothing_to_the_others() -> None:
    told = Told(Drawn(0, ("c01",)), only=0)
    assert told.for_seat(0) == Drawn(0, ("c01",))
    assert told.for_seat(1) is None
    assert told.for_seat(None) is None


def test_no_card_is_named_in_what_another_seat_hears() -> None:
    for told in dealt():
        text = repr(told.for_seat(1 - told.event.seat))
        assert not any(card in text for card in CARDS)


def test_events_are_built_only_for_listeners(monkeypatch: pytest.MonkeyPatch) -> None:
    built: list[str] = []
    for kind in (Drawn, TurnedOver):
        plain = kind.__new__

        def counting(cls: Any, *args: Any, plain: Any = plain) -> Any:
            built.append(cls.__name__)
            return plain(cls, *args)

        monkeypatch.setattr(kind, "__new__", counting)
    silent = played_on(new_game(1))
    assert built == []
    t = new_game(1)
    heard: list[Told] = []
    t.tell = heard.append
    played_on(t)
    assert built == ["TurnedOver"] * 3
    assert [type(told.event).__name__ for told in heard] == built
    assert t == silent, "listening changes nothing"


def test_a_copy_does_not_tell_on() -> None:
    t = new_game(1)
    heard: list[Told] = []
    t.tell = heard.append
    for other in (t.copy(), t.imagine(0, Chance(5))):
        played_on(other)
    assert heard == []
