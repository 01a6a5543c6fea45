"""Acting: who is told what, late answers, forced answers, changed cards, and rules that fail."""

import pickle
import random

import pytest

from lordsball.engine.position import IllegalAction
from lordsball.engine.procedure import Action
from lordsball.match.match import Match, MatchBroken, NotNow, events_for
from lordsball.match.record import CardsChanged
from lordsball.match.seats import Table
from tests.match import foxes
from tests.match.tables import FRIENDLY, play, sit, state


def first_option(match: Match) -> Action:
    assert match.decision is not None
    return match.decision.options[0]


def to_decision(match: Match, ask: str) -> Match:
    while match.decision is not None and match.decision.ask != ask:
        match.act(first_option(match))
    assert match.decision is not None
    return match


def test_a_packet_tells_each_seat_only_what_it_may_know() -> None:
    match = sit()
    action = first_option(match)
    packet = match.act(action)
    assert (packet.number, packet.seat, packet.action, packet.forced) == (0, 0, action, False)
    assert events_for(0, packet) == [foxes.Laid(0, str(action.args[0]))]
    assert events_for(1, packet) == events_for(None, packet) == [foxes.Laid(0, "")]


def test_an_action_that_is_not_offered_changes_nothing() -> None:
    match = play(sit(), 5)
    before, ticket = state(match), match.ticket
    with pytest.raises(IllegalAction):
        match.act(Action("steal"))
    assert (state(match), match.ticket, match.position.tell) == (before, ticket, None)
    assert len(match.record()) == 5


def test_the_log_told_anew_is_the_log_told_while_playing() -> None:
    match, rng = sit(4), random.Random(4)
    told: dict[int | None, list[object]] = {None: [], 0: [], 1: [], 2: []}
    while match.decision is not None:
        packet = match.act(rng.choice(match.decision.options))
        for seat, lines in told.items():
            lines += match.lines(seat, packet)
    assert {seat: match.log(seat) for seat in told} == told
    assert told[0] != told[1] != told[None]


# --- answers that take time ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("meanwhile", ["act", "undo", "redo", "redeal", "another match", "the same match loaded"])
def test_a_late_answer_is_dropped(meanwhile: str) -> None:
    match = play(sit(table=FRIENDLY), 4)
    match.undo()
    ticket, late, asked = match.ticket, first_option(match), match
    if meanwhile == "act":
        match.act(first_option(match))
    elif meanwhile == "redeal":
        match.redeal(foxes.cards(fox01=9))
    elif meanwhile in ("undo", "redo"):
        getattr(match, meanwhile)()
    else:
        asked = play(sit(table=FRIENDLY), 3)
    before = state(asked)
    assert asked.answer(ticket, late) is None
    assert state(asked) == before


def test_an_answer_in_time_counts() -> None:
    match = sit()
    assert match.answer(match.ticket, first_option(match)) is not None


def test_nothing_else_makes_an_answer_late() -> None:
    match = play(sit(), 3)
    ticket = match.ticket
    match.view(0)
    match.log(1)
    match.why_no_undo()
    assert match.ticket == ticket


# --- single options -----------------------------------------------------------------------------------------------


# --- changed cards ------------------------------------------------------------------------------------------------


def test_other_cards_count_from_the_next_decision_on() -> None:
    match = to_decision(sit(), "turn_up")
    laid = [den.laid for den in match.position.dens]
    assert match.redeal(foxes.cards(**{laid[0]: 200}))
    match.act(first_option(match))
    assert match.position.dens[0].points == 200
    assert match.record()[-2].startswith("# cards ")
    assert len(match.catalogs) == 2


def test_cards_that_say_the_same_change_nothing() -> None:
    match = play(sit(), 3)
    same = foxes.load_texts({"foxes.txt": "# a remark\n" + foxes.TEXT})
    before = state(match)
    assert not match.redeal(same)
    assert (state(match), len(match.record())) == (before, 3)
    # Their pictures may be others.
    assert match.cards is same


def test_cards_that_do_not_fit_are_refused_and_the_old_ones_stay() -> None:
    match = play(sit(), 3)
    before, cards = state(match), match.cards
    with pytest.raises(ValueError, match="have no fox16"):
        match.redeal(foxes.load_texts({"foxes.txt": foxes.TEXT.replace("fox16 16\n", "")}))
    assert (state(match), match.cards, len(match.record())) == (before, cards, 3)


def test_undo_does_not_go_back_behind_changed_cards() -> None:
    match = play(sit(table=FRIENDLY), 3)
    match.redeal(foxes.cards(fox01=9))
    assert match.why_no_undo() == "The cards have changed since: what was played with the old ones stands."
    match.act(first_option(match))
    match.undo()
    assert isinstance(match.history.lines()[-1], CardsChanged)
    assert match.position.cards is match.cards
    assert match.why_no_undo() is not None


def test_history_crosses_changed_cards_in_both_directions() -> None:
    match = play(sit(9, table=FRIENDLY), 6)
    seen = [match.history.at(n).save() for n in range(7)]
    match.redeal(foxes.cards(fox01=60))
    play(match, 40, then=lambda: seen.append(match.position.save()))
    at = [match.history.at(n).save() for n in range(match.history.now + 1)]
    assert at[:7] == seen[:7]
    assert at[8:] == seen[7:]
    assert [m.position.save() for m in match.history.walk()] == at[1:]


# --- rules that fail ----------------------------------------------------------------------------------------------


def test_a_match_survives_rules_that_fail() -> None:
    worthless = foxes.cards(**{f"fox{n:02}": 0 for n in range(1, 17)})
    match = to_decision(sit(7, table=FRIENDLY, cards=worthless), "turn_up")
    before, record, ticket = state(match), match.record(), match.ticket
    with pytest.raises(MatchBroken, match="The rules of the game failed at “turn_up”") as broken:
        match.act(first_option(match))
    assert isinstance(broken.value.__cause__, ZeroDivisionError)
    assert broken.value.record == (*record, "turn_up")
    assert (broken.value.seed, broken.value.game) == (7, "nine_foxes")
    assert (state(match), match.record(), match.ticket, match.position.tell) == (before, record, ticket, None)
    match.redeal(foxes.cards())
    assert play(match).over


def test_a_failure_can_be_sent_between_processes() -> None:
    broken = MatchBroken(Action("spin"), "Here.there", "game", 3, ["flip"])
    again = pickle.loads(pickle.dumps(broken))
    assert (str(again), again.record) == (str(broken), ("flip",))


def test_who_listens_hears_of_every_change_once() -> None:
    match = sit(table=FRIENDLY)
    heard: list[int] = []
    match.changed = lambda: heard.append(match.history.now)
    play(match, 3)
    match.undo()
    match.redo()
    match.redeal(foxes.cards(fox01=2))
    assert heard == [1, 2, 3, 2, 3, 4]


def test_what_was_done_before_a_curtain_fell_stands_at_every_table() -> None:
    for table in (Table(), Table(friendly=True)):
        match = first_undoable(table)
        match.seal()
        done = match.record()
        assert "changed hands" in (match.why_no_undo() or "")
        with pytest.raises(NotNow, match="changed hands"):
            match.undo()
        assert match.record() == done


def first_undoable(table: Table) -> Match:
    match = sit(table=table)
    while match.why_no_undo() is not None:
        match.act(first_option(match))
    return match
