"""What every game promises about its words: no event, question, button or refusal without them."""

import re

from tests.generic.shelf import Shelved, courses, moments

ODD = re.compile(r"[{}]|\bNone\b|<|\?\?|  |_| ,| \.")
"""What no sentence for a person holds: holes left in it, names of the program's own."""


def proper(sentence: str) -> bool:
    """A sentence that begins like one and ends like one."""
    return bool(sentence) and not ODD.search(sentence) and sentence[-1] in ".!?" and not sentence[0].islower()


def test_every_event_is_told_in_words_or_listed_as_silent(key: str, shelf: Shelved) -> None:
    spoke, told = set(), set()
    for played in courses(key):
        after = [moment.position for moment in played.moments[1:]] + [played.end]
        for moment, position in zip(played.moments, after, strict=True):
            for seat in shelf.eyes:
                view = position.view(seat)
                for one in moment.told:
                    event = one.for_seat(seat)
                    if event is None:
                        continue
                    lines = shelf.game.words.lines(event, view)
                    told.add(type(event).__name__)
                    if lines:
                        spoke.add(type(event).__name__)
                    for line in lines:
                        assert line.text.strip()
                        assert line.heading or proper(line.text), line
    assert told - spoke == shelf.silent


def test_every_decision_is_a_question_for_every_eye(key: str, shelf: Shelved) -> None:
    for moment in moments(key):
        for seat in shelf.eyes:
            question = shelf.game.words.question(moment.position.view(seat), shelf.names)
            assert proper(question.key), question
            assert proper(question.text), question


def test_every_option_has_words_of_its_own(key: str, shelf: Shelved) -> None:
    for moment in moments(key):
        decision = moment.position.decision
        assert decision is not None
        view = moment.position.view(decision.seat)
        said = [shelf.game.words.action(action, view) for action in decision.options]
        assert all(text.strip() and text[0].isupper() and not re.search(r"[{}_]|None", text) for text in said), said
        assert len(set(said)) == len(said), said


def test_every_end_is_told_in_a_sentence(key: str, shelf: Shelved) -> None:
    for played in courses(key):
        view = played.end.view(None)
        assert proper(shelf.game.words.result(view, shelf.names))
        assert proper(shelf.game.words.question(view, shelf.names).key)


def test_every_action_that_is_not_open_has_a_reason(key: str, shelf: Shelved) -> None:
    """At each moment what is open, and other samples of what is not; in the end all."""
    every_action = {action for moment in moments(key) for action in moment.position.decision.options}  # type: ignore[union-attr]
    in_order, asked = sorted(every_action, key=str), set()
    every = max(1, len(in_order) // 60)
    for number, moment in enumerate(moments(key)):
        decision = moment.position.decision
        assert decision is not None
        for action in (*decision.options, *in_order[number % every :: every]):
            why = moment.position.why_not(action)
            if action in decision.options:
                assert why is None
            else:
                assert why is not None
                assert why.strip()[-1] in ".!", why
                asked.add(action)
    assert asked == every_action
    for played in courses(key):
        assert all(played.end.why_not(action) for action in every_action)
