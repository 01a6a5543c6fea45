"""What every game promises about its positions, at every decision of many games."""

import hashlib
import json
import os
import random
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from lordsball.engine.position import IllegalAction, Position, Told
from lordsball.engine.procedure import Action, parse_action
from tests.generic.shelf import Moment, Shelved, course, courses, moments, one_course, seeds

TOP = Path(__file__).resolve().parents[2]


def everything(position: Position) -> str:
    """All that makes a position, the question that it asks included."""
    return json.dumps(position.save()) + repr(position.decision)


def test_a_game_says_of_itself_what_the_shelf_says(key: str, shelf: Shelved) -> None:
    game, cards = shelf.game, shelf.cards
    assert game.key == key.partition(":")[0]
    assert 1 <= game.fewest_seats <= shelf.seats <= game.most_seats
    assert game.changes(cards, cards) == []
    assert game.load_texts(cards.texts).fingerprint == cards.fingerprint


def test_the_game_ends_with_winners_and_can_be_counted(key: str, shelf: Shelved) -> None:
    tallies = shelf.game.tally(), shelf.game.tally()
    for played in courses(key):
        end = played.end
        assert end.stack == []
        assert end.where() == "over"
        winners = shelf.game.winners(end)
        assert winners or shelf.seats == 1  # alone, one can lose to the game itself
        assert set(winners) <= set(range(shelf.seats))
        with pytest.raises(IllegalAction, match="over"):
            end.copy().apply(played.moments[-1].action)
        tallies[played.seed % 2].add(end)
    tallies[0].merge(tallies[1])
    assert json.dumps(tallies[0].report())


def test_a_copy_equals_its_original(key: str) -> None:
    for moment in moments(key):
        copy = moment.position.copy()
        assert copy == moment.position
        assert copy.decision == moment.position.decision
        assert copy.save() == moment.saved


def test_acting_on_copies_leaves_every_position_of_the_game_as_it_was(key: str) -> None:
    for moment in moments(key):
        assert moment.position.decision is not None
        before = everything(moment.position)
        for action in moment.position.decision.options:
            moment.position.copy().apply(action)
        assert everything(moment.position) == before
    for moment in moments(key):
        assert moment.position.save() == moment.saved


def test_what_is_not_offered_is_refused_with_the_reason_and_changes_nothing(key: str) -> None:
    """Also what another moment of the game offers: at each moment other samples of it, in the end all."""
    asked = sorted({action for moment in moments(key) for action in _options(moment)}, key=str)
    every = max(1, len(asked) // 12)
    for number, moment in enumerate(moments(key)):
        before = everything(moment.position)
        strange = Action("no_such_verb"), Action(moment.action.verb, (*moment.action.args, 99))
        for action in {*strange, *asked[number % every :: every]} - set(_options(moment)):
            with pytest.raises(IllegalAction) as refused:
                moment.position.apply(action)
            assert str(refused.value) == moment.position.why_not(action)
            assert str(refused.value)[-1] in ".!"
        assert everything(moment.position) == before


def _options(moment: Moment) -> tuple[Action, ...]:
    return () if moment.position.decision is None else moment.position.decision.options


def test_a_saved_position_asks_the_same_and_goes_on_the_same(key: str, shelf: Shelved) -> None:
    for played in courses(key):
        after = [moment.saved for moment in played.moments[1:]] + [played.end.save()]
        every = max(1, len(played.moments) // 300)
        for number, (moment, next_saved) in enumerate(zip(played.moments, after, strict=True)):
            if number % every:
                continue
            again = shelf.restore(json.loads(json.dumps(moment.saved)))
            assert again == moment.position
            assert again.decision == moment.position.decision
            assert again.where() == moment.position.where()
            again.apply(moment.action)
            assert again.save() == next_saved


def test_todays_cards_dealt_again_change_nothing(key: str, shelf: Shelved) -> None:
    for moment in one_course(key, 5).moments:
        again = shelf.game.redeal(moment.position, shelf.cards)
        assert everything(again) == everything(moment.position)
        assert again is not moment.position


def test_a_fork_plays_on_to_the_same_end(key: str) -> None:
    for played in courses(key):
        for start in range(0, len(played.moments), 7):
            fork = played.moments[start].position.copy()
            for moment in played.moments[start:]:
                fork.apply(moment.action)
            assert fork == played.end


def test_asking_again_changes_nothing_and_asks_the_same(key: str) -> None:
    for moment in moments(key):
        again, told = moment.position.copy(), list[Told]()
        again.decision, again.tell = None, told.append
        again.begin()
        assert again.decision == moment.position.decision
        assert again.save() == moment.saved
        assert told == []


def test_every_option_is_there_once_and_comes_back_from_its_text(key: str, shelf: Shelved) -> None:
    for moment in moments(key):
        decision = moment.position.decision
        assert decision is not None
        assert decision.options
        assert len(set(decision.options)) == len(decision.options) <= 30
        assert 0 <= decision.seat < shelf.seats
        assert decision.ask.isidentifier()
        for action in decision.options:
            assert parse_action(str(action)) == action


def test_who_listens_makes_no_difference(key: str, shelf: Shelved) -> None:
    for played in courses(key):
        silent = shelf.new(played.seed)
        for moment in played.moments:
            silent.apply(moment.action)
        assert silent == played.end


def test_answering_single_options_at_once_leads_to_the_same_end(key: str, shelf: Shelved) -> None:
    for played in courses(key):
        quick = played.moments[0].position.copy()
        quick.answers_forced = True
        quick.begin()
        for moment in played.moments:
            assert moment.position.decision is not None
            if len(moment.position.decision.options) > 1:
                assert quick.decision == moment.position.decision
                quick.apply(moment.action)
        assert quick == played.end


def test_the_seed_decides(key: str, shelf: Shelved) -> None:
    assert shelf.new(5) == shelf.new(5)
    ends = {json.dumps(course(key, seed).end.save()) for seed in seeds(key)}
    assert len(ends) > 1


def digest(key: str) -> str:
    """One value for the first games played."""
    played_here = [course(key, seed) for seed in seeds(key)[:2]]
    everything = [[str(moment.action) for moment in played.moments] + [played.end.save()] for played in played_here]
    return hashlib.sha256(json.dumps(everything).encode()).hexdigest()


@cache
def digests_elsewhere() -> dict[str, str]:
    """Such digests, of games played in another process where sets and dicts have another order."""
    code = "import json; from tests.generic import shelf, test_positions as t; "
    code += "print(json.dumps({key: t.digest(key) for key in shelf.KEYS}))"
    run = subprocess.run(
        [sys.executable, "-c", code],
        cwd=TOP,
        env={**os.environ, "PYTHONHASHSEED": str(random.randrange(1, 1000))},
        capture_output=True,
        text=True,
        check=True,
    )
    return dict(json.loads(run.stdout))


def test_the_same_games_in_another_process_with_another_order_of_hashes(key: str) -> None:
    assert digests_elsewhere()[key] == digest(key)
