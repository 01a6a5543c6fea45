"""What holds in every game at every decision, over many seeded games of random choices."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from lordsball.engine.chance import Chance
from lordsball.engine.position import IllegalAction, Position
from lordsball.engine.procedure import Action, parse_action
from lordsball.games import SHELF, Game, game

CARDS = Path(__file__).resolve().parents[2] / "cards"
SEEDS = range(12)

every_game = pytest.mark.parametrize("key", SHELF)
every_seed = pytest.mark.parametrize("seed", SEEDS)


@cache
def cards(key: str) -> Any:
    return game(key).load_cards([CARDS])


def new(key: str, seed: int) -> Position:
    return game(key).new(cards(key), game(key).default_options(cards(key)), seed)


def decisions(key: str, seed: int) -> Iterator[Position]:
    """A game at each of its decisions, the end included. The position may be played on; it is never used again."""
    t, below = new(key, seed), Chance(seed).below
    while t.decision is not None:
        yield t.copy()
        t.apply(t.decision.options[below(len(t.decision.options))])
    yield t


def seats(key: str) -> list[int | None]:
    return [*range(game(key).most_seats), None]


def everything(t: Position) -> str:
    return json.dumps(t.save()) + repr(t.decision)


def random_moves(t: Position, seed: int, moves: int) -> Position:
    below = Chance(seed).below
    while t.decision is not None and moves:
        t.apply(t.decision.options[below(len(t.decision.options))])
        moves -= 1
    return t


def options(t: Position) -> tuple[Action, ...]:
    return () if t.decision is None else t.decision.options


@every_game
@every_seed
def test_every_option_is_there_once_and_has_a_text_form(key: str, seed: int) -> None:
    for t in decisions(key, seed):
        if t.decision is not None:
            assert t.decision.options
            assert len(set(t.decision.options)) == len(t.decision.options)
            assert 0 <= t.decision.seat < game(key).most_seats
        for action in options(t):
            assert parse_action(str(action)) == action
            assert t.why_not(action) is None


@every_game
@every_seed
def test_every_option_can_be_carried_out_and_touches_no_other_position(key: str, seed: int) -> None:
    for t in decisions(key, seed):
        before, copy = everything(t), t.copy()
        assert copy == t
        for action in options(t):
            t.copy().apply(action)
        random_moves(t.copy(), seed, 10)
        assert everything(t) == everything(copy) == before


@every_game
@every_seed
def test_what_is_not_offered_is_refused_with_a_sentence_and_changes_nothing(key: str, seed: int) -> None:
    all_actions = {action for t in decisions(key, 0) for action in options(t)} | {Action("jump", (7, "x"))}
    for t in decisions(key, seed):
        before = everything(t)
        for action in all_actions - set(options(t)):
            with pytest.raises(IllegalAction) as caught:
                t.apply(action)
            assert str(caught.value) == t.why_not(action)
            assert str(caught.value)[-1] == "."
        assert everything(t) == before


@every_game
@every_seed
def test_to_ask_again_changes_nothing_and_tells_nothing(key: str, seed: int) -> None:
    for t in decisions(key, seed):
        before, heard = everything(t), []
        t.tell = heard.append
        assert everything(t.begin()) == before
        assert heard == []


@every_game
@every_seed
def test_a_saved_game_asks_the_same_and_has_the_same_future(key: str, seed: int) -> None:
    for t in decisions(key, seed):
        again = game(key).restore(json.loads(json.dumps(t.save())), cards(key))
        assert again == t
        assert everything(again) == everything(t)
        assert again.where() == t.where()
        assert everything(random_moves(again, seed, 8)) == everything(random_moves(t, seed, 8))


@every_game
@every_seed
def test_views_hide_the_chance_to_come_and_imagined_games_look_the_same(key: str, seed: int) -> None:
    for t in decisions(key, seed):
        for seat in seats(key):
            view = t.view(seat)
            assert view.chance == Chance(0)
            imagined = t.imagine(seat, Chance(99))
            assert imagined.view(seat) == view
            assert view.imagine(seat, Chance(99)) == imagined
            assert imagined.chance not in (t.chance, view.chance)


@every_game
@every_seed
def test_where_forced_decisions_are_answered_the_game_is_the_same(key: str, seed: int) -> None:
    t, quick, below = new(key, seed), new(key, seed), Chance(seed).below
    quick.answers_forced = True
    quick.begin()
    while t.decision is not None:
        if len(t.decision.options) == 1:
            t.apply(t.decision.options[0])
            continue
        assert quick.decision == t.decision
        chosen = t.decision.options[below(len(t.decision.options))]
        t.apply(chosen)
        quick.apply(chosen)
    assert everything(quick) == everything(t)


@every_game
@every_seed
def test_everything_asked_and_told_has_words(key: str, seed: int) -> None:
    words, names = game(key).words, ["Robin", "Sam", "Kim", "Alex", "Jo", "Lee", "Max", "Pat"]
    lines: list[str] = []

    def listening(t: Position) -> Callable[[Any], None]:
        return lambda told: lines.extend(line.text for line in words.lines(told.event, t))

    t, below = new(key, seed), Chance(seed).below
    t.tell = listening(t)
    while t.decision is not None:
        question = words.question(t, names)
        assert question.key
        assert question.text
        buttons = [words.action(action, t) for action in t.decision.options]
        assert all(buttons)
        assert len(set(buttons)) == len(buttons), "two buttons with the same words"
        t.apply(t.decision.options[below(len(t.decision.options))])
    assert all(lines)
    assert words.result(t, names)[-1] == "."
    assert lines


@every_game
def test_every_game_ends_with_winners_and_can_be_counted(key: str) -> None:
    described: Game = game(key)
    tally, other = described.tally(), described.tally()
    for seed in range(40):
        t = random_moves(new(key, seed), seed, 100_000)
        assert t.decision is None
        winners = described.winners(t)
        assert winners
        assert set(winners) <= set(range(described.most_seats))
        (tally if seed % 2 else other).add(t)
    tally.merge(other)
    assert json.dumps(tally.report())


@every_game
def test_todays_cards_dealt_again_change_nothing(key: str) -> None:
    for t in decisions(key, 5):
        again = game(key).redeal(t, cards(key))
        assert everything(again) == everything(t)
        assert again is not t


@every_game
def test_a_game_says_of_itself_what_the_shelf_says(key: str) -> None:
    described = game(key)
    assert described.key == key
    assert 1 <= described.fewest_seats <= described.most_seats
    assert described.changes(cards(key), cards(key)) == []
    assert described.load_texts(cards(key).texts).fingerprint == cards(key).fingerprint
