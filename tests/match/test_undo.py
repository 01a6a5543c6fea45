"""Taking back: to the last moment when something came to light, at a friendly table to the start, and forward again."""

import random

import pytest

from lordsball.engine.position import IllegalAction
from lordsball.engine.procedure import Action
from lordsball.match import history
from lordsball.match.match import Match, NotNow
from lordsball.match.record import Done
from lordsball.match.seats import Seat, Table
from tests.match import foxes
from tests.match.tables import FRIENDLY, PERSONS, play, sit, state


def lay(match: Match) -> None:
    assert match.decision is not None
    match.act(match.decision.options[0])


def act(match: Match, verb: str) -> None:
    match.act(Action(verb))


def at_peek(table: Table | None = None, seats: tuple[Seat, ...] = PERSONS) -> Match:
    match = sit(2, seats, table)
    while match.decision is not None and match.decision.ask == "lay":
        lay(match)
    return match


def test_at_the_start_there_is_nothing_to_take_back() -> None:
    assert sit().why_no_undo() == "There is nothing to undo."
    with pytest.raises(NotNow):
        sit().undo()


def test_a_move_that_showed_nothing_can_be_taken_back() -> None:
    match = sit()
    before = state(match)
    lay(match)
    assert match.why_no_undo() is None
    match.undo()
    assert (state(match), match.record()) == (before, [])


def test_a_peek_stands_though_no_card_has_moved() -> None:
    match = at_peek()
    act(match, "peek")
    assert match.why_no_undo() == "A card has been seen since then, and you cannot unsee it."


def test_undo_goes_back_behind_what_was_told_beforehand_and_redo_does_it_again() -> None:
    match = sit(2)
    lay(match)
    before = state(match)
    lay(match)
    assert match.decision is not None
    match.act_beforehand(match.decision.options[0])
    after = state(match)
    match.undo()
    assert state(match) == before
    match.redo()
    assert (state(match), [str(line)[:2] for line in match.history.lines()][-1]) == (after, "* ")


def test_not_peeking_can_be_taken_back() -> None:
    match = at_peek()
    act(match, "pass")
    match.undo()
    assert match.decision is not None
    assert match.decision.ask == "peek"


def test_cards_turned_up_and_drawn_stand() -> None:
    match = at_peek()
    act(match, "pass")
    act(match, "turn_up")
    assert match.why_no_undo() == "A card has been seen since then, and you cannot unsee it."
    act(match, "pass")  # draws
    assert match.why_no_undo() is not None


def test_a_die_stands() -> None:
    match = at_peek()
    act(match, "pass")
    act(match, "turn_up")
    act(match, "roll")
    assert match.why_no_undo() == "Something random has happened since then: a spin, a roll or a shuffle stands."


def test_a_computer_players_move_stands() -> None:
    match = sit(seats=(Seat("Ann"), Seat("Robo", "random"), Seat("Cy")))
    lay(match)
    lay(match)
    assert match.why_no_undo() == "Robo has moved since."


def test_once_a_computer_player_with_hidden_cards_is_asked_what_was_before_stands() -> None:
    """However long it thinks then says something about its hand (rulings L44 and W25)."""
    match = sit(seats=(Seat("Ann"), Seat("Robo", "random")))
    lay(match)
    assert match.why_no_undo() == (
        "Robo has been asked already: how long the answer takes tells something about a hand."
    )
    friendly = sit(seats=(Seat("Ann"), Seat("Robo", "random")), table=FRIENDLY)
    lay(friendly)
    assert friendly.why_no_undo() is None


def test_among_persons_each_takes_back_the_own_move() -> None:
    match = sit()
    lay(match)
    lay(match)
    for seat in (1, 0):
        match.undo()
        assert match.decision is not None
        assert match.decision.seat == seat


def test_what_was_asked_for_beforehand_goes_back_with_the_move_before() -> None:
    match = at_peek(Table(friendly=True))
    before = state(match)
    act(match, "pass")
    assert match.decision is not None
    match.act_beforehand(match.decision.options[0])
    match.undo()
    assert state(match) == before
    packets = match.redo()
    assert [(str(p.action), p.forced) for p in packets] == [("pass", False), ("turn_up", True)]


def test_what_the_match_answered_for_a_computer_player_is_no_move_of_its() -> None:
    match = sit(seats=(Seat("Ann"), Seat("Robo", "random")))
    lay(match)
    lay(match)
    step = match.history.steps[-1]
    assert isinstance(step.line, Done)
    match.history.steps[-1] = step._replace(line=step.line._replace(forced=True))
    assert match.why_no_undo() is None
    match.undo()
    assert match.record() == []


def test_a_friendly_table_goes_back_past_computer_players_to_a_persons_decision() -> None:
    match = sit(seats=(Seat("Robo", "random"), Seat("Ann"), Seat("Bip", "random")), table=FRIENDLY)
    play(match, 9)
    while match.why_no_undo() is None:
        match.undo()
        assert match.decision is not None
        assert match.decision.seat == 1
    assert [str(line) for line in match.history.lines()] == match.record()[:1]
    while match.why_no_redo() is None:
        match.redo()
    assert state(match) == state(play(sit(seats=match.seats), 9))


def test_with_computer_players_only_nothing_can_be_taken_back() -> None:
    match = play(sit(seats=(Seat("Robo", "random"), Seat("Bip", "random")), table=FRIENDLY), 5)
    assert match.why_no_undo() == "There is nothing to undo."


@pytest.mark.parametrize("seed", range(20))
def test_as_many_undos_as_moves_lead_back_to_the_start_and_as_many_redos_to_the_end(seed: int) -> None:
    match = sit(seed, table=FRIENDLY)
    states = [state(match)]
    play(match, seed=seed, then=lambda: states.append(state(match)))
    record = match.record()
    for wanted in reversed(states[:-1]):
        match.undo()
        assert state(match) == wanted
    assert match.why_no_undo() is not None
    for wanted in states[1:]:
        match.redo()
        assert state(match) == wanted
    assert match.record() == record
    assert match.why_no_redo() == "Nothing has been taken back."


def test_the_same_move_again_brings_the_same_dice_and_cards() -> None:
    match = at_peek(FRIENDLY)
    act(match, "peek")
    act(match, "turn_up")
    act(match, "roll")
    after, log = state(match), match.log(None)
    for _ in range(5):
        match.undo()
        act(match, "roll")
        assert (state(match), match.log(None)) == (after, log)


def test_another_move_forgets_what_was_taken_back() -> None:
    match = at_peek(FRIENDLY)
    act(match, "peek")
    act(match, "turn_up")
    match.undo()
    match.undo()
    act(match, "pass")
    assert match.why_no_redo() is not None
    assert match.record()[-1] == "pass"
    with pytest.raises(NotNow):
        match.redo()


def test_another_course_leaves_nothing_of_the_one_before(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(history, "EVERY", 2)
    match = play(sit(5, table=FRIENDLY), 15, seed=1)
    for _ in range(11):
        match.undo()
    states = [match.position.save()]
    play(match, seed=2, then=lambda: states.append(match.position.save()))
    assert [match.history.at(4 + n).save() for n in range(len(states))] == states


def test_a_refused_action_keeps_what_was_taken_back() -> None:
    match = at_peek(FRIENDLY)
    act(match, "peek")
    match.undo()
    with pytest.raises(IllegalAction):
        act(match, "roll")
    assert match.why_no_redo() is None


def test_the_log_does_not_keep_what_was_taken_back() -> None:
    match = at_peek(FRIENDLY)
    before = match.log(0)
    act(match, "peek")
    match.undo()
    assert match.log(0) == before


def test_undo_never_moves_the_chance_that_comes() -> None:
    seeds = []
    for tries in range(3):
        match = at_peek(FRIENDLY)
        for _ in range(tries):
            act(match, "peek")
            match.undo()
        act(match, "pass")
        act(match, "turn_up")
        act(match, "roll")
        seeds.append(match.position.chance.seed)
    assert len(set(seeds)) == 1


@pytest.mark.parametrize("seed", range(12))
def test_undo_is_open_exactly_where_nothing_came_to_light(seed: int) -> None:
    """Checked against the events themselves: those Nine Foxes announces when dice fall and cards are seen."""
    match, rng = sit(seed), random.Random(seed)
    came_to_light = (foxes.TurnedUp, foxes.Rolled, foxes.Drew)
    while match.decision is not None:
        packet = match.act(rng.choice(match.decision.options))
        events = [told.event for told in packet.told]
        shown = any(isinstance(e, came_to_light) or (isinstance(e, foxes.Peeked) and e.card) for e in events)
        assert (match.why_no_undo() is not None) == shown, packet
