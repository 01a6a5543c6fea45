"""Everything that can be done can be reached, by hand and by key; what cannot be done says why."""

import pytest

from lordsball.games.monster_league.rules import BAT_FIRST, FIELD_FIRST, KEEP, PITCH, SPIN, STAY, USE
from lordsball.ui.inputs import KeyPress
from lordsball.ui.widgets.group import WidgetGroup
from lordsball.ui.widgets.switches import Segmented
from tests.ui.boards.monsters import AGAINST_VERA, ASKS, Likes, at, board_of, finished, offer_of


def choosing(offer):
    """The widgets that choose: all but the switch of the display."""
    return [widget for widget in offer.widgets if widget.visible and not isinstance(widget, Segmented)]


@pytest.mark.parametrize("ask", ASKS)
@pytest.mark.parametrize("seed", range(0, 50, 5))
def test_every_option_can_be_reached(ask: str, seed: int) -> None:
    position, chosen = at(ask, seed), []
    offer = offer_of(board_of(position), position, chosen)
    assert offer.primary is not None
    for widget in choosing(offer):
        if widget.enabled:
            widget.activate()
    by_bar = {choice.action for choice in (offer.primary, offer.secondary) if choice is not None}
    options = set(position.decision.options)
    assert by_bar == options
    assert set(chosen) <= options
    assert set(chosen) == options - {STAY}
    assert offer.at_once is None


@pytest.mark.parametrize("ask", ASKS)
def test_what_is_locked_says_why(ask: str) -> None:
    for seed in range(0, 60, 4):
        position = at(ask, seed)
        board = board_of(position)
        offers = (offer_of(board, position), board.watch(position.view(None), position.why_not))
        for offer in offers:
            for widget in choosing(offer):
                assert widget.enabled or is_a_sentence(widget.why), (widget.label, widget.why)
        assert not any(widget.enabled for widget in choosing(offers[1]))
        assert offers[1].primary is offers[1].secondary is None


def test_after_the_game_nothing_is_open_and_all_say_so() -> None:
    position = finished(4)
    offer = offer_of(board_of(position), position)
    assert offer.primary is None
    assert {widget.why for widget in choosing(offer)} == {"The game is over."}


def is_a_sentence(words: str) -> bool:
    return len(words) > 8 and words[0].isupper() and words.endswith(".")


@pytest.mark.parametrize(
    ("ask", "key", "action"),
    [
        ("choose_side", "1", BAT_FIRST),
        ("choose_side", "2", FIELD_FIRST),
        ("starting_pitcher", "1", PITCH[0]),
        ("starting_pitcher", "2", PITCH[1]),
        ("ability", "a", USE),
        ("ability", "d", KEEP),
        ("second_spin", "s", SPIN),
        ("second_spin", "d", KEEP),
        ("at_bat", "space", SPIN),
    ],
)
def test_keys(ask: str, key: str, action) -> None:
    position, chosen = at(ask, 3), []
    group = WidgetGroup(offer_of(board_of(position), position, chosen).widgets)
    assert group.handle(KeyPress(key, key if len(key) == 1 else " "))
    assert chosen == [action]


def test_c_brings_in_the_other_pitcher() -> None:
    position, chosen = at("pitching_change", 3), []
    group = WidgetGroup(offer_of(board_of(position), position, chosen).widgets)
    group.handle(KeyPress("c", "c"))
    assert [action.verb for action in chosen] == ["pitch"]
    assert chosen[0] in position.decision.options


def test_only_one_thing_is_gold() -> None:
    for ask in ASKS:
        position = at(ask, 12)
        golden = [w for w in offer_of(board_of(position), position).widgets if w.visible and w.enabled and w.primary]
        assert len(golden) == (ask == "at_bat")


def test_a_change_of_pitchers_is_only_asked_for_when_wished() -> None:
    likes = Likes(ask_change=False)
    position = at("pitching_change", 6)
    board = board_of(position, likes=likes)
    assert offer_of(board, position).at_once == STAY
    # The wish is made during an at-bat, with the button that else refuses.
    earlier = at("at_bat", 6)
    while not earlier.relief(earlier.pitching) >= 0 or earlier.active[earlier.pitching] < 0:
        earlier = at("at_bat", earlier.chance.below(1000))
    board.show(earlier.view(None))
    offer_of(board, earlier)
    assert board.controls.change.enabled
    board.controls.change.activate()
    assert board.sight.change_wanted
    board.show(position.view(None))
    offer = offer_of(board, position)
    assert offer.at_once is None
    assert {offer.primary.action, offer.secondary.action} == set(position.decision.options)
    assert offer_of(board, position).at_once == STAY  # a wish counts once


def test_a_wish_can_be_taken_back() -> None:
    position = at("ability", 6)
    seed = 6
    while position.relief(position.pitching) < 0:
        seed += 1
        position = at("ability", seed)
    board = board_of(position, likes=Likes(ask_change=False))
    offer_of(board, position)
    board.controls.change.activate()
    board.controls.change.activate()
    assert not board.sight.change_wanted


def test_a_computer_player_is_not_told_to_change_its_pitcher() -> None:
    position = at("at_bat", 6)
    seed = 6
    while position.pitching != 1:  # Vera's seat
        seed += 1
        position = at("at_bat", seed)
    board = board_of(position, AGAINST_VERA, Likes(ask_change=False))
    offer_of(board, position)
    assert not board.controls.change.enabled
    assert is_a_sentence(board.controls.change.why)


def test_the_last_token_asks_twice() -> None:
    seed, position = 0, at("ability", 0)
    while position.tokens[2 * position.pitching + position.active[position.pitching]] != 1:
        seed += 1
        position = at("ability", seed)
    chosen, said = [], []
    board = board_of(position, likes=Likes(confirm_last_token=True))
    offer = offer_of(board, position, chosen)
    group = WidgetGroup(offer.widgets, said.append)
    assert offer.secondary is None
    group.handle(KeyPress("a", "a"))
    assert chosen == []
    assert is_a_sentence(said[0])
    group.handle(KeyPress("a", "a"))
    assert chosen == [USE]


def test_nothing_can_be_chosen_while_something_is_played() -> None:
    position, chosen = at("at_bat", 3), []
    board = board_of(position)
    group = WidgetGroup(offer_of(board, position, chosen).widgets)
    from lordsball.games.monster_league.events import Spun
    from lordsball.ui.timeline import Timeline

    board.play(Spun(0, 0, 3, 0, "spin"), Timeline(), lambda: position.view(None))
    for key in "adsc12":
        group.handle(KeyPress(key, key))
    assert group.primary() is None
    assert chosen == []
