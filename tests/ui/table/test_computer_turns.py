"""While a computer player thinks: nothing stands still, nobody acts in its place, and late answers are dropped."""

import threading
import time
from dataclasses import replace
from functools import partial

import pytest

from lordsball.ai.player import PLAYERS
from lordsball.match.seats import Table
from lordsball.thinking import choosing
from lordsball.thinking.thinker import Thinker
from lordsball.ui.monster_league.board import MonsterBoard
from lordsball.ui.scenes.pause import PauseScene
from lordsball.ui.scenes.save_as import SaveAsScene
from lordsball.ui.scenes.trouble import TroubleScene
from tests.ui.table.evenings import AGAINST_VERA, TWO_COMPUTERS, asks, middle, state

FAR = 30
HER_TURN = asks("ability", seat=1, after=FAR)


class Gate:
    """Holds up every thought of a veteran until it is opened."""

    def __init__(self):
        self.open = threading.Event()
        self.thoughts = 0

    def level(self, seed):
        return Slow(PLAYERS["monster_league"]["veteran"](seed), self)


class Slow:
    """A veteran who waits at the gate."""

    def __init__(self, inner, gate):
        self.inner, self.gate = inner, gate

    def choose(self, decision, look):
        self.gate.thoughts += 1
        assert self.gate.open.wait(20)
        return self.inner.choose(decision, look)

    def reason(self, view, action):
        return self.inner.reason(view, action)


@pytest.fixture
def evening(evening):
    """Evenings at which it takes a while to think."""
    return partial(evening, thinker=Thinker())


@pytest.fixture
def gate(monkeypatch):
    gate = Gate()
    levels = {**PLAYERS["monster_league"]}
    levels["veteran"] = replace(levels["veteran"], make=gate.level)
    monkeypatch.setattr(choosing, "levels_of", lambda game: levels)
    yield gate
    gate.open.set()


def thinking(evening, **how):
    """A table at which Vera thinks about her token."""
    table = evening(AGAINST_VERA, until=HER_TURN, rest=False, **how)
    table.turn(30)
    assert table.table.opponents.to_act
    return table


def open_the_gate(table, gate):
    gate.open.set()
    time.sleep(0.05)
    table.rest()


def test_thinking_is_shown_within_a_fifth_of_a_second_and_the_picture_keeps_moving(evening, gate):
    table = evening(AGAINST_VERA, until=HER_TURN, rest=False, speed="normal")
    heading = table.table.announcer.heading
    table.turn(12)
    assert heading.beat >= 0
    assert heading.owners[0] == "Vera (Veteran)"
    beats = {heading.beat}
    longest = 0.0
    for _ in range(60):
        began = time.process_time()
        table.turn()
        longest = max(longest, time.process_time() - began)
        beats.add(heading.beat)
    assert beats == {0, 1, 2}
    assert longest < 0.05
    open_the_gate(table, gate)
    assert heading.beat == -1


def test_nothing_a_hand_does_meanwhile_changes_the_match(evening, gate):
    quiet = thinking(evening)
    before = state(quiet.match)
    open_the_gate(quiet, gate)
    undisturbed = state(quiet.match)
    gate.open.clear()
    table = thinking(evening)
    for placed in list(table.table.group.placed()):
        if not placed.widget.always:
            table.click(placed.widget)
            table.click(placed.widget, 3)
    table.hands.key("space", "enter", "a", "d", "s", "c", "1", "2", "i", "t", "page up", "page down", "+", "-", "f5")
    table.app.change(speed="off")
    assert table.app.scenes.top is table.table
    assert state(table.match) == before
    open_the_gate(table, gate)
    assert state(table.match) == undisturbed


def test_meanwhile_menu_saving_and_resizing_work(evening, gate):
    table = thinking(evening)
    before = state(table.match)
    table.hands.key("escape")
    assert isinstance(table.app.scenes.top, PauseScene)
    table.turn(20)
    table.hands.key("escape")
    assert table.app.scenes.top is table.table
    table.hands.key("ctrl+s")
    assert isinstance(table.app.scenes.top, SaveAsScene)
    table.hands.key("escape")
    table.app.presenter._window.size = (1280, 720)
    table.turn(20)
    assert table.app.picture.get_size() == (1280, 720)
    assert state(table.match) == before
    assert gate.thoughts == 1, "coming back from the menu is no reason to think again"


def test_undo_takes_back_what_a_computer_was_still_thinking_about(evening, gate):
    table = evening(AGAINST_VERA, until=asks("starting_pitcher", seat=0), rest=False, seed=2)
    before = state(table.match)
    table.hands.key("2")
    table.turn(10)
    assert table.table.opponents.to_act
    table.hands.key("ctrl+z")
    table.turn(5)
    assert state(table.match) == before
    gate.open.set()
    time.sleep(0.05)
    table.turn(30)
    assert state(table.match) == before, "the answer came too late and must not count"


def test_an_answer_for_a_match_that_was_left_is_dropped(evening, gate):
    table = thinking(evening)
    old, before = table.match, state(table.match)
    table.begin_again(rest=False)
    table.turn(10)
    gate.open.set()
    time.sleep(0.05)
    table.rest()
    assert state(old) == before
    assert table.match is not old
    assert table.match.history.now > len(before[1])


def test_quitting_does_not_wait_for_a_thought(evening, gate):
    table = thinking(evening)
    table.app.scenes.clear()
    assert not gate.open.is_set(), "it is thought on, and nobody waits for it"


def test_the_board_words_refusals_from_what_its_viewer_sees(evening, monkeypatch):
    asked = []
    for name in ("offer", "watch"):
        real = getattr(MonsterBoard, name)

        def seen(board, *given, real=real, name=name):
            asked.append((name, given[-1]))
            return real(board, *given)

        monkeypatch.setattr(MonsterBoard, name, seen)
    table = evening(AGAINST_VERA, until=asks("ability", after=FAR))
    table.hands.key("d")
    table.rest()
    assert {name for name, _ in asked} == {"offer", "watch"}
    assert all(why_not.__self__.masked for _, why_not in asked)


def test_what_it_has_chosen_is_read_before_it_is_shown(evening):
    table = evening(AGAINST_VERA, until=HER_TURN, rest=False, speed="normal")
    log = list(table.table.frame.log.lines)
    table.turn(6)
    question = table.table.announcer.prompt.question
    assert question.key.startswith("Vera: ")
    assert question.text
    assert table.table.frame.log.lines == log
    for _ in range(200):
        table.turn()
    assert table.table.frame.log.lines != log


@pytest.mark.parametrize("friendly", [False, True])
def test_what_is_announced_counts(evening, friendly):
    """Ruling M25: else it could be heard, and what it answers be taken back."""
    table = evening(AGAINST_VERA, until=asks("ability", after=30), rest=False, speed="slow")
    table.match.table = Table(friendly=friendly)
    before = state(table.match)
    table.hands.key("d")  # the result stands; next comes Vera's spin
    table.turn(4)
    for _ in range(400):
        if table.table.announcer.prompt.question.key.startswith("Vera: "):
            break
        table.turn()
    assert table.match.record()[-1] == "spin"
    table.hands.key("ctrl+z")
    table.turn()
    assert (state(table.match) == before) == friendly
    refused = table.table.announcer.prompt.refusal
    assert bool(refused) != friendly, refused


def test_an_error_of_a_player_is_shown_in_words_and_the_match_is_kept(evening, monkeypatch):
    class Broken:
        def choose(self, decision, look):
            raise ZeroDivisionError("no thought")

    levels = {**PLAYERS["monster_league"]}
    levels["veteran"] = replace(levels["veteran"], make=lambda seed: Broken())
    monkeypatch.setattr(choosing, "levels_of", lambda game: levels)
    table = evening(AGAINST_VERA, until=HER_TURN, rest=False)
    before = state(table.match)
    table.turn(5)
    trouble = table.app.scenes.top
    assert isinstance(trouble, TroubleScene)
    assert trouble.match is table.match
    assert state(trouble.match) == before


def test_no_frame_takes_long_while_computers_play(evening):
    table = evening(TWO_COMPUTERS, seed=30, rest=False, speed="fast")
    frames = []
    while table.match.history.now < 40:
        began = time.thread_time()
        table.turn(1, 0.05)
        frames.append(time.thread_time() - began)
    frames.sort()
    # The very first pictures of an evening are made once and then kept.
    assert frames[-4] < 0.05, frames[-8:]


def test_input_before_the_first_frame_of_a_computers_turn_is_not_an_action(evening, gate):
    table = evening(AGAINST_VERA, until=HER_TURN, rest=False)
    before = state(table.match)
    table.hands.click(*middle(table.table.board.controls.keep))
    assert state(table.match) == before
