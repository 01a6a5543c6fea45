"""With keys alone: what to press is said, Tab begins at what is lit, and what gives something away is pressed twice."""

import pytest

from lordsball.engine.procedure import Action
from lordsball.games.lords.actions import STOP
from lordsball.ui.lords.preview import preview
from lordsball.ui.lords.prompting import spans
from lordsball.ui.table.announcer import Announcer
from lordsball.ui.table.board import Choice
from lordsball.ui.table.gold import YOUR_CHOICE
from tests.ui.lords.leagues import asked, board_of, new_match, play
from tests.ui.lords.test_gold import moments
from tests.ui.lords.winter import Before, at_the_stadium
from tests.ui.table.evening import Evening

NO_OTHER = Choice(STOP, "")


@pytest.mark.parametrize("seed", [1, 2])
def test_where_nothing_is_gold_the_prompt_says_which_keys_choose(seed):
    without = set()
    for match in moments(seed):
        offered = Before(match).offered
        assert (offered.gold is None) == bool(offered.how), match.decision
        if offered.priced:
            one, other = (choice.key for choice in (offered.primary, offered.secondary or NO_OTHER))
            assert offered.how == YOUR_CHOICE and one and one != other
        elif offered.primary is None:
            without.add(match.decision.ask)
            assert offered.how.endswith(".") and offered.first is not None and offered.first.enabled
            cards = [a for a in match.decision.options if a.verb == "card"]
            if match.decision.ask in ("spring_card", "hot_stove_card") and len(cards) > 1:
                assert offered.how.startswith(f"{spans([str(n + 1) for n in range(len(cards))])}: pick a card. ")
    assert {"spring_card", "season_card"} <= without


def test_keys_in_a_row_are_told_as_a_span():
    assert spans(["1", "2", "3", "A", "C", "D"]) == "1–3, A, C, D"
    assert spans(["1"]) == "1"
    assert spans([]) == ""


def test_space_in_spring_says_what_to_press_and_tab_begins_at_the_cards(tmp_path):
    match = play(new_match(), lambda match: asked(match, "spring_card", 0))
    evening = Evening(tmp_path, match)
    before = len(match.position.owners[0].spring)
    evening.press("space")
    assert "1–3: pick a card." in evening.table.notice
    assert "1–3: pick a card." in evening.table.announcer.prompt.question.text
    evening.press("tab")
    assert evening.table.group.focused.action.verb == "card"
    assert len(match.position.owners[0].spring) == before


def test_with_a_stack_picked_tab_begins_at_the_spaces_that_are_lit(tmp_path):
    match = at_the_stadium()
    evening = Evening(tmp_path, match)
    evening.press("p")
    evening.press("tab")
    focused = evening.table.group.focused
    assert focused.action.verb == "space"
    assert focused.space in match.position.cards.takes[1]


def test_stadium_actions_are_given_up_with_two_presses_and_never_with_one(tmp_path):
    match = at_the_stadium()
    evening = Evening(tmp_path, match)
    ticket, left = match.ticket, match.position.stack[-1].actions
    evening.table.choose(ticket, STOP)
    evening.rest()
    assert match.ticket == ticket and match.position.stack[-1].actions == left
    assert str(left) in evening.table.notice
    evening.hands.wait(0.5)
    evening.table.choose(ticket, STOP)
    evening.rest()
    assert match.ticket != ticket


def test_a_second_press_counts_for_the_same_option_only(tmp_path):
    match = at_the_stadium()
    evening = Evening(tmp_path, match)
    ticket = match.ticket
    evening.table.choose(ticket, STOP)
    evening.hands.wait(0.5)
    evening.table.choose(ticket, Action("innovate", (0,)))
    evening.rest()
    assert match.ticket != ticket and match.decision.ask == "stadium_action"
    ticket = match.ticket
    evening.table.choose(ticket, STOP)
    evening.rest()
    assert match.ticket == ticket, "a new action left is a new question"


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_only_what_gives_something_away_is_asked_twice(seed):
    doubted = 0
    for match in moments(seed):
        before = Before(match)
        for action in match.decision.options:
            why = before.board.doubt(before.view, action)
            doubted += bool(why)
            assert not why or why.endswith("."), why
            if match.decision.ask == "spring_option":
                would = preview(before.view, action)
                assert bool(why) == (not would.changes and not would.open)
            elif match.decision.ask not in ("stadium_action", "manager", "hot_stove_option"):
                assert not why, (match.decision.ask, action, why)
    assert doubted


def test_what_others_do_is_said_once_with_one_full_stop():
    match = play(new_match(), lambda match: asked(match, "effect") and len(match.decision.options) > 1)
    announcer = Announcer(match, board_of(match))
    for action in (option for option in match.decision.options if option.verb in ("primary", "secondary")):
        text = match.game.words.action(action, match.position)
        announcer.choice(action, match.position, text.split(": ", 1)[1])
        question = announcer.prompt.question
        assert question.key.endswith(text) and text.endswith("."), "a card's words are a sentence"
        assert not question.key.endswith("..") and question.text == ""
    announcer.choice(match.decision.options[0], match.position, "That suits us.")
    assert announcer.prompt.question.text == "That suits us."
