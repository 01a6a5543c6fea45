"""Everything that can be done can be reached, by hand and by key; what cannot be done says why."""

import random
import re
from collections.abc import Callable

import pytest

from lordsball.engine.procedure import Action
from lordsball.games.monster_league.cards import OUT, SINGLE
from lordsball.games.monster_league.rules import BAT_FIRST, FIELD_FIRST, KEEP, PITCH, SPIN, STAY, USE
from lordsball.games.monster_league.state import MonsterLeague
from lordsball.ui.kit.inputs import KeyPress
from lordsball.ui.kit.widgets.button import Button
from lordsball.ui.kit.widgets.group import WidgetGroup
from lordsball.ui.kit.widgets.switches import Segmented
from lordsball.ui.monster_league.offers import WORDS
from lordsball.ui.monster_league.view_model import D20, WHEEL
from tests.games.monster_league.positions import at_bat as monster_table
from tests.ui.monster_league.monsters import (
    AGAINST_VERA,
    ASKS,
    Likes,
    acted,
    at,
    board_of,
    finished,
    new_game,
    offer_of,
)


def choosing(offer):
    """The widgets that choose: all but the switch of the display."""
    return [widget for widget in offer.widgets if widget.visible and not isinstance(widget, Segmented)]


@pytest.mark.parametrize("ask", ASKS)
def test_every_option_can_be_reached_and_is_asked_for_once(ask: str) -> None:
    """The gold button of the prompt bar is the next step; the choices stand together on the board, each once."""
    for seed in range(0, 50, 5):
        position, chosen = at(ask, seed), []
        offer = offer_of(board_of(position), position, chosen)
        options = set(position.decision.options)
        assert offer.primary is not None and offer.primary.action in options
        assert offer.secondary is None
        for widget in choosing(offer):
            if widget.enabled:
                widget.activate()
        assert set(chosen) == options - {STAY}
        on_buttons = [widget.actions[0] for widget in choosing(offer) if widget.actions and isinstance(widget, Button)]
        assert len(on_buttons) == len(set(on_buttons)) and set(on_buttons) <= options
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


@pytest.mark.parametrize(("result", "gold"), [(OUT, SPIN), (SINGLE, KEEP)])
def test_gold_tries_an_out_again_and_keeps_a_hit(result: int, gold) -> None:
    position = where("second_spin", lambda t: t.result == result)
    assert offer_of(board_of(position), position, []).primary.action == gold


def opens(offer):
    """The options that an offer's buttons take."""
    on_board = {action for widget in choosing(offer) for action in widget.actions}
    return on_board | {offer.primary.action}


def where(ask: str, holds: Callable[[MonsterLeague], bool]) -> MonsterLeague:
    """The first decision of this kind, over many games, at which something holds."""
    return next(position for position in (at(ask, seed) for seed in range(400)) if holds(position))


def may_change(seat: int) -> Callable[[MonsterLeague], bool]:
    return lambda t: t.active[seat] >= 0 and t.relief(seat) >= 0


def test_before_the_first_batter_of_a_turn_a_change_is_asked_for_unwished() -> None:
    for first in (True, False):
        position = where("pitching_change", lambda t, first=first: (t.half_batters == 0) == first)  # type: ignore[misc]
        offer = offer_of(board_of(position, likes=Likes(ask_change=False)), position)
        assert offer.at_once == (None if first else STAY)
        assert opens(offer) == set(position.decision.options)


@pytest.mark.parametrize("earlier_ask", ["at_bat", "ability"])
def test_a_change_is_wished_for_in_the_field_and_kept_until_it_is_asked(earlier_ask: str) -> None:
    """Against a computer player, and over the change of sides."""
    me = 0
    position = where("pitching_change", lambda t: t.decision.seat == me and t.half_batters > 0)
    earlier = where(earlier_ask, lambda t: t.pitching == me and may_change(me)(t))
    between = where("at_bat", lambda t: t.pitching != me and may_change(me)(t))
    board = board_of(position, AGAINST_VERA, Likes(ask_change=False))
    board.show(earlier.view(me))
    offer_of(board, earlier) if earlier.decision.seat == me else board.watch(earlier.view(me), earlier.why_not)
    assert board.controls.change.enabled
    board.controls.change.activate()
    assert board.model.change_wanted
    assert is_a_sentence(board.controls.change.tooltip.replace("Press again to leave it.", "").strip())
    for _ in range(3):  # three outs, the other half-inning, and whatever may come in between
        board.show(between.view(me))
        offer_of(board, between)
        assert me in board.model.changes_wanted
        assert not board.controls.change.visible
    board.show(position.view(me))
    for _ in range(2):  # also after a look at the settings
        offer = offer_of(board, position)
        assert offer.at_once is None
        assert opens(offer) == set(position.decision.options)
        assert board.controls.change.text.startswith("Bring in ")
    board.show(between.view(me))
    offer_of(board, between)
    board.show(position.view(me))
    assert offer_of(board, position).at_once == STAY  # a wish counts once


def test_a_wish_can_be_taken_back_and_ends_with_the_bullpen() -> None:
    position = where("ability", lambda t: may_change(t.pitching)(t))
    board = board_of(position, likes=Likes(ask_change=False))
    offer_of(board, position)
    board.controls.change.activate()
    board.controls.change.activate()
    assert not board.model.change_wanted
    board.controls.change.activate()
    alone = where("at_bat", lambda t: t.pitching == position.pitching and t.relief(t.pitching) < 0)
    board.show(alone.view(None))
    offer_of(board, alone)
    assert not board.model.changes_wanted


def test_a_computer_player_is_not_told_to_change_its_pitcher() -> None:
    position = where("at_bat", lambda t: t.pitching == 1 and may_change(0)(t))
    board = board_of(position, AGAINST_VERA, Likes(ask_change=False))
    offer_of(board, position)
    dock = board.controls.of_the_dock().values()
    assert not any(button.visible for button in dock)  # the panel at the foot is the others'
    board.controls.change.activate()
    assert not board.model.changes_wanted
    assert is_a_sentence(board.controls.change.why)


def test_the_last_token_asks_twice_where_it_was_pressed() -> None:
    position = where("ability", lambda t: t.spends_last_token())
    for likes, asks in ((Likes(confirm_last_token=True), True), (Likes(confirm_last_token=False), False)):
        chosen: list[Action] = []
        board = board_of(position, likes=likes)
        offer = offer_of(board, position, chosen)
        assert opens(offer) == {USE, KEEP}
        before = board._views[3].describe(board.model)
        assert bool(board.doubt(position.view(None), USE)) == asks
        assert (board._views[3].describe(board.model) != before) == asks
        assert (board.controls.use.text == "Spend the last") == asks
        assert board.doubt(position.view(None), KEEP) == ""
        WidgetGroup(offer.widgets, chosen.append).handle(KeyPress("a", "a"))
        assert chosen == [USE]  # the second press is waited for by the table


def test_what_the_bullpens_last_token_costs_stands_on_the_buttons() -> None:
    """In figures: Home Run, nobody on, nobody out; an empty bullpen lets the rest of the inning run on."""
    table = monster_table([20], tokens=1, gone=[1]).do("spin")
    board = board_of(table.t)
    offer = offer_of(board, table.t)
    assert offer.primary.label == "Keep: 6.0 runs"
    stands, used = (float(button.text.split()[-1]) for button in (board.controls.keep, board.controls.use))
    assert used > stands + 10
    rows = {row.cells[0]: row.cells for row in board.odds_rows()}
    ability = table.t.pitcher(table.t.pitching, table.t.active[table.t.pitching]).ability.name
    assert f"{float(rows['Home Run stands'][2]):.1f}" == f"{stands:.1f}"
    assert f"{float(rows[ability][2]):.1f}" == f"{used:.1f}"


@pytest.mark.parametrize("ask", ASKS)
def test_no_sentence_speaks_of_the_wheel_where_a_die_is_rolled(ask: str) -> None:
    words = re.compile(r"\b(spin|spins|spun|wheel)\b", re.IGNORECASE)
    for seed in range(12):
        position = at(ask, seed)
        for spinner, others in ((D20, words), (WHEEL, re.compile(r"\b(rolls?|rolled|die)\b", re.IGNORECASE))):
            board = board_of(position, likes=Likes(throw=spinner))
            offers = [offer_of(board, position), board.watch(position.view(None), position.view(None).why_not)]
            said = [row for one in board.odds_rows() for row in one.cells]
            for offer in offers:
                said += [offer.how, *(choice.label for choice in (offer.primary, offer.secondary) if choice)]
                for widget in offer.widgets:
                    if widget is not board.controls.switch:
                        said += [widget.label, widget.why, widget.tooltip, getattr(widget, "text", "")]
            question = WORDS.question(position, ("Ann", "Bob"))
            said += [question.key, question.text, *(WORDS.action(each, position) for each in position.decision.options)]
            assert not [text for text in said if others.search(text)], spinner


def test_the_log_fits_the_wheel_and_the_die() -> None:
    either = re.compile(r"\b(spin|spins|spun|wheel|rolls again|rolled|die|dice)\b", re.IGNORECASE)
    for seed in range(30):
        chance, position = random.Random(seed), new_game(seed)
        while position.decision is not None:
            for event in acted(position, chance.choice(position.decision.options)):
                assert not [line for line in WORDS.lines(event, position) if either.search(line.text + line.short)]


def test_nothing_can_be_chosen_while_something_is_played() -> None:
    position, chosen = at("at_bat", 3), []
    board = board_of(position)
    group = WidgetGroup(offer_of(board, position, chosen).widgets)
    from lordsball.games.monster_league.events import Spun
    from lordsball.ui.kit.timeline import Timeline

    board.play(Spun(0, 0, 3, 0, "spin"), Timeline(), lambda: position.view(None))
    for key in "adsc12":
        group.handle(KeyPress(key, key))
    assert group.primary() is None
    assert chosen == []
