"""The whole winter can be played with a mouse and with keys, and everything that is closed says why."""

import pytest

from lordsball.ui.kit.inputs import KeyPress, Press, Release
from lordsball.ui.kit.widgets.group import WidgetGroup
from lordsball.ui.lords.choosing import reached
from tests.ui.lords.winter import Before, asks, until, winters

LEFT = 1
GAMES = [(4, 2), (8, 3), (1, 5), (2, 8)]


def all_choices(before):
    """What can be chosen by things on the table or in the prompt bar; looking at each card of the hand in turn."""
    offered = before.offered
    found = reached(offered.widgets) | {c.action for c in (offered.primary, offered.secondary) if c is not None}
    decision = before.match.decision
    if decision.ask == "hot_stove_card":
        for action in decision.options:
            if action.verb == "card":
                before.look_at(action.args[0])
                found |= reached(before.offered.widgets)
    return found


def test_every_option_can_be_chosen():
    seen = set()
    for owners, seed in GAMES:
        for match in winters(owners, seed):
            before = Before(match)
            seen.add(match.decision.ask)
            assert set(match.decision.options) <= all_choices(before), match.position.where()
    assert {"event", "hot_stove_card", "hot_stove_option", "manager", "stadium_action", "space", "executive"} <= seen


@pytest.mark.parametrize(("owners", "seed"), GAMES)
def test_what_can_act_can_be_pressed_in_its_middle_and_reached_by_a_key(owners, seed):
    for match in winters(owners, seed):
        offered = Before(match).offered
        group = WidgetGroup(offered.widgets)
        for widget in offered.widgets:
            if not widget.enabled or getattr(widget, "action", None) is None:
                continue
            assert widget.focusable, widget.label
            at = group.hit(widget.rect.cx, widget.rect.cy)
            assert at is not None and at.widget is widget, (widget.label, match.position.where())


@pytest.mark.parametrize(("owners", "seed"), GAMES)
def test_everything_closed_says_why_when_it_is_touched(owners, seed):
    refusals = 0
    for match in winters(owners, seed):
        offered = Before(match).offered
        said = []
        group = WidgetGroup(offered.widgets, refuse=said.append)
        for widget in offered.widgets:
            if widget.enabled:
                continue
            group.handle(Press(widget.rect.cx, widget.rect.cy, LEFT))
            group.handle(Release(widget.rect.cx, widget.rect.cy, LEFT))
            assert said and said[-1].endswith("."), widget.label
            refusals += 1
    assert refusals > 50


@pytest.mark.parametrize("seed", [2, 3])
def test_no_key_means_two_things_at_once(seed):
    for match in winters(4, seed):
        offered = Before(match).offered
        keys = [key for widget in offered.widgets if widget.enabled for key in widget.keys]
        assert len(keys) == len(set(keys)), (keys, match.position.where())


def test_an_option_is_taken_with_its_letter_and_the_card_with_it():
    match = until(4, 2, asks("hot_stove_card"))
    before = Before(match)
    card = match.decision.options[-1] if match.decision.options[-1].verb == "card" else match.decision.options[-2]
    before.look_at(card.args[0])
    WidgetGroup(before.offered.widgets).handle(KeyPress("f", "f"))
    assert [str(action) for action in before.chosen] == [f"card {card.args[0]}"]
    match.act(before.chosen[0])
    before.offer()
    assert str(before.offered.at_once) == "media"


@pytest.mark.parametrize("seed", [1, 2, 3, 4, 5])
def test_a_manager_is_hired_on_the_rung_that_the_dice_have_lit(seed):
    match = until(4, seed, asks("manager"))
    before = Before(match)
    came = {action.args[0] for action in match.decision.options if action.verb == "hire"}
    for level in range(1, 6):
        rung = before.widget(f"hire {level}")
        assert rung.enabled == (level in came)
        assert rung.keys == (str(level),)
        assert rung.enabled or rung.why == "The dice did not show that."


def test_the_gold_button_hires_the_best_who_came():
    before = Before(until(4, 2, asks("manager")))
    came = [action.args[0] for action in before.match.decision.options if action.verb == "hire"]
    assert before.offered.primary.action.args[0] == max(came)


def test_while_an_ai_acts_nothing_of_its_winter_can_be_touched():
    match = until(4, 2, asks("stadium_action"))
    board = Before(match).board
    offer = board.watch(match.view(0), match.position.why_not)
    assert not [w.label for w in offer.widgets if w.enabled and getattr(w, "action", None) is not None]
