"""What every game promises about what is hidden: no seat is shown, told or dealt what it may not know."""

import json
import random
from collections import Counter

import pytest

from lordsball.engine.chance import Chance
from lordsball.engine.position import IllegalAction, Position
from lordsball.engine.procedure import Action
from lordsball.engine.secrets import places
from lordsball.match.boundary import unseen, visible, words_in
from tests.generic.shelf import Shelved, courses, moments


def hidden(position: Position, seat: int | None) -> set[str]:
    """The cards a seat does not know the place of."""
    return unseen(position, seat) - visible(position, seat).keys()


def test_a_view_shows_no_hidden_card_and_nothing_of_the_chance(key: str, shelf: Shelved) -> None:
    for number, moment in enumerate(moments(key)):
        position = moment.position
        other_chance = position.copy()
        other_chance.chance = Chance(position.chance.seed ^ 12345)
        for seat in shelf.eyes_at(number):
            view = position.view(seat)
            shown = set(words_in(view.save()))
            if view.decision is not None:
                shown |= set(words_in(view.decision))
            assert not shown & hidden(position, seat)
            assert other_chance.view(seat) == view
            assert view.chance == Chance(0)


def test_events_tell_no_seat_a_card_that_stays_hidden_from_it(key: str, shelf: Shelved) -> None:
    for played in courses(key):
        after = [moment.position for moment in played.moments[1:]] + [played.end]
        for moment, position in zip(played.moments, after, strict=True):
            for seat in shelf.eyes:
                heard = {word for told in moment.told for word in words_in(told.for_seat(seat))}
                # A peek tells a card that goes on lying face down: but only to one seat, never to the table.
                secret = hidden(position, seat) if seat is None else hidden(position, seat) - _told_to_one(moment.told)
                # A card that lay open until it was taken up is no secret then.
                assert not heard & secret & hidden(moment.position, seat), (moment.action, seat)


def _told_to_one(told: object) -> set[str]:
    return {word for one in told if one.only is not None for word in words_in(one.event)}  # type: ignore[attr-defined]


def test_words_say_no_seat_a_hidden_card(key: str, shelf: Shelved) -> None:
    words = shelf.game.words
    for number, moment in enumerate(moments(key)):
        for seat in shelf.eyes_at(number):
            view, secret = moment.position.view(seat), hidden(moment.position, seat)
            if not secret:
                continue
            question = words.question(view, shelf.names)
            said = [question.key, question.text]
            if view.decision is not None:
                said += [words.action(action, view) for action in view.decision.options]
            assert not [card for card in secret for text in said if card in text]


def test_every_refusal_can_be_worded_from_a_view(key: str, shelf: Shelved) -> None:
    """The table words refusals from what its viewer sees, also while somebody else decides: it needs no hidden card."""
    open_once = {(action.verb, action.args) for moment in moments(key) for action in _open_to(moment.position)}
    asked = sorted(open_once, key=str)
    for number, moment in enumerate(moments(key)):
        view = moment.position.view(shelf.eyes_at(number)[number % 2])
        for verb, args in asked[number % 5 :: 5]:
            why = view.why_not(Action(verb, args))
            assert why is None or why[-1:] in (".", "!"), (verb, args, why)


def _open_to(position: Position) -> tuple[Action, ...]:
    return () if position.decision is None else position.decision.options


def test_what_a_seat_imagines_looks_to_it_like_the_truth(key: str, shelf: Shelved) -> None:
    for number, moment in enumerate(moments(key)):
        position = moment.position
        for seat in shelf.eyes_at(number):
            view = position.view(seat)
            imagined = position.imagine(seat, Chance(99 + number))
            assert imagined.chance not in (position.chance, view.chance)
            assert imagined.view(seat) == view
            assert imagined.view(seat).decision == view.decision
            from_view = view.imagine(seat, Chance(99 + number))
            assert from_view == imagined
            assert from_view.decision == imagined.decision
            assert from_view.view(seat) == view
        assert position.save() == moment.saved


def test_what_is_imagined_can_be_played_on(key: str, shelf: Shelved) -> None:
    for number, moment in enumerate(moments(key)):
        rng = random.Random(number)
        imagined = moment.position.view(number % shelf.seats).imagine(number % shelf.seats, Chance(number))
        for _ in range(6):
            if imagined.decision is None:
                break
            imagined.apply(rng.choice(imagined.decision.options))


def test_a_view_cannot_be_played_on(key: str, shelf: Shelved) -> None:
    for moment in moments(key):
        view = moment.position.view(None)
        with pytest.raises(IllegalAction, match="view"):
            view.apply(moment.action)


def test_no_card_is_lost_or_doubled(key: str) -> None:
    for played in courses(key):
        kinds = {json.dumps(sorted(_cards(moment.position).items())) for moment in played.moments}
        kinds.add(json.dumps(sorted(_cards(played.end).items())))
        assert len(kinds) == 1


def _cards(position: Position) -> Counter[str]:
    return Counter(card for place in places(position) for card in place.cards)


def test_the_game_with_secrets_has_some() -> None:
    """Without this the tests above could pass because nothing is hidden anywhere."""
    seen = [hidden(moment.position, 0) for moment in moments("nine_foxes")]
    assert min(map(len, seen)) >= 3
    assert any(told.only is not None for moment in moments("nine_foxes") for told in moment.told)
