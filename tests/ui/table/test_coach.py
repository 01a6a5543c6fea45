"""The coach at the table: asked with H, done with H, gone with Esc or any action, silent where the table has none."""

from dataclasses import replace

import pytest

from lordsball.engine.procedure import Action
from lordsball.match.seats import Table
from lordsball.ui.table.coach import COACH, OFF, TAUGHT
from lordsball.ui.table.coach_card import CARD
from lordsball.ui.table.privacy import HIDES
from tests.ui.table.test_words_on_the_table import LONG, complaints, texts_in


def asked(match):
    return match.decision is not None and match.decision.ask == "ability"


def click(evening, box):
    evening.hands.click(box.cx, box.cy)
    evening.hands.wait(0.3)


@pytest.mark.parametrize("by_mouse", [False, True])
def test_asked_twice_it_does_exactly_what_it_said(evening, by_mouse):
    table = evening(until=asked, seed=7, confirm_last_token=True)
    bar, card = table.table.frame.bar, table.table.coach.card
    if by_mouse:
        click(table, bar.coach.rect)
    else:
        table.hands.key("h")
    said = table.table.coach.advice
    assert said is not None
    ring = [box for box, _ in card._advised()]
    assert ring == [table.table.board.controls.keep.rect]
    assert said.action == Action("keep")
    before = len(table.match.record())
    table.hands.wait(0.3)
    if by_mouse:
        click(table, card.does.rect)
    else:
        table.hands.key("h")
    table.hands.turn()
    assert table.match.record()[before] == "keep"
    assert not card.visible


def test_it_goes_with_escape_and_with_any_action_and_never_touches_the_gold_button(evening):
    table = evening(until=asked, seed=7)
    gold = table.table.group.primary()
    table.hands.key("h")
    assert table.table.coach.open
    assert table.table.group.primary() is gold
    table.hands.key("escape")
    assert not table.table.coach.open
    assert table.app.scenes.top is table.table
    table.hands.key("h")
    table.hands.key("a")
    table.hands.wait(0.3)
    assert not table.table.coach.open


def test_it_says_why_it_has_nothing_to_say(evening):
    table = evening(until=asked, seed=7)
    coach, match = table.table.coach, table.match
    match.table = Table(screen={COACH: False})
    table.table._settle()
    assert not table.table.frame.bar.coach.enabled
    table.hands.key("h")
    assert table.table.notice == coach.why_not() == OFF
    assert not coach.open
    # Where hands are hidden, both have to want it.
    coach.privacy.board = type("Board", (), {"hides_hands": True})()
    match.table = Table()
    assert coach.why_not() == OFF
    match.table = replace(match.table, screen={HIDES: False})
    assert coach.why_not() == ""
    match.table = replace(match.table, screen={COACH: True})
    assert coach.why_not() == ""


@pytest.mark.parametrize("text_size", [100, 150])
def test_what_it_says_can_be_read(evening, text_size):
    table = evening(LONG, until=asked, seed=7, text_size=text_size)
    table.hands.key("h")
    drawn = texts_in(table, *CARD)
    assert len(drawn) > 9
    assert not list(complaints(drawn))


def test_where_there_is_only_one_thing_to_do_it_says_so(evening):
    table = evening(until=lambda match: match.decision is not None and match.decision.ask == "at_bat")
    table.hands.key("h")
    assert table.table.notice == "There is only one thing to do here: Swing."


def test_in_a_lesson_it_is_silent(evening):
    table = evening(until=asked, seed=7)
    table.table.script = object()
    assert table.table.coach.why_not() == TAUGHT
    table.table.script = None
