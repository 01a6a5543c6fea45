"""Thinking beside the window: the same choices wherever they are thought, whatever happens to a process."""

from __future__ import annotations

import contextlib
import multiprocessing
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any
from unittest.mock import patch

import psutil
import pytest

from lordsball import games, paths
from lordsball.ai.advice import advise
from lordsball.games import from_folder
from lordsball.match.match import Match
from lordsball.match.seats import Seat
from lordsball.thinking.choosing import luck
from lordsball.thinking.thinker import Thinker, Thought
from lordsball.ui.table.opponents import Opponents

PLACES: dict[str, Callable[[], Thinker]] = {
    "in a process": Thinker.in_process, "in a thread": Thinker, "on the spot": Thinker.on_the_spot,
}


@lru_cache
def cards(key: str) -> Any:
    return games.game(key).load_cards([paths.cards()])


def new_match(key: str = "wild_cards", level: str = "veteran", seats: int = 2) -> Match:
    game = games.game(key)
    players = [Seat(f"Seat {number + 1}", level) for number in range(seats)]
    return Match(game, cards(key), game.options(cards(key), seats, {}), players, 5)


def play(match: Match, opponents: Opponents, until: int, meanwhile: Callable[[], object] = lambda: None) -> list[str]:
    """On to that many actions; the record."""
    limit = time.monotonic() + 30
    while match.decision is not None and match.history.now < until:
        assert time.monotonic() < limit, "no answer comes"
        answer = opponents.answer(0.01)
        if answer is None:
            meanwhile()
        else:
            match.answer(answer.ticket, answer.action)
    return match.record()


def process() -> psutil.Process | None:
    """The process that thinks, if there is one now."""
    for each in psutil.Process().children():
        with contextlib.suppress(psutil.NoSuchProcess):
            if "spawn_main" in " ".join(each.cmdline()):
                return each
    return None


# --- the same everywhere ------------------------------------------------------------------------------------------


def test_the_same_game_is_played_wherever_it_is_thought_and_whatever_happens_to_the_process() -> None:
    played = {}
    for place, begin in PLACES.items():
        thinker = begin()
        match = new_match()
        killed: set[int] = set()

        def kill(match: Match = match, killed: set[int] = killed) -> None:
            if match.history.now in (5, 12) and (thinking := process()) is not None:
                thinking.kill()
                killed.add(thinking.pid)

        played[place] = play(match, Opponents(match, thinker), 14, kill)
        assert bool(killed) == (place == "in a process")
        thinker.close()
    first, *others = played.values()
    assert len(first) == 14
    assert others == [first, first]


def test_a_player_chooses_the_same_again_after_an_undo_and_in_a_loaded_game() -> None:
    match, thinker = new_match(level="random"), Thinker.on_the_spot()
    record = play(match, Opponents(match, thinker), 12)
    again = new_match(level="random")
    for line in match.history.lines()[:6]:
        again.repeat(line)  # type: ignore[arg-type]
    assert play(again, Opponents(again, thinker), 12) == record
    assert luck(5, 0, 3) != luck(5, 0, 4) != luck(5, 1, 4)


# --- a process and its end ----------------------------------------------------------------------------------------

MOODY = '''
from lordsball.ai.player import Level

class Moody:
    """Never answers from an even seed, and breaks from an odd one."""

    def __init__(self, seed):
        self.seed = seed

    def choose(self, decision, look):
        while self.seed % 2 == 0:
            pass
        raise ZeroDivisionError("not today")

LEVELS = {"moody": Level("Moody", "Has moods.", Moody)}
'''
OWN = "own_moods"


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    """One in a process."""
    thinker = Thinker.in_process()
    yield thinker
    thinker.close()


def wait(thinker: Thinker, thought: Thought) -> Any:
    """What it comes to."""
    thinker.listen(30.0, thought)
    assert thought.done
    return thought.value


@pytest.fixture
def moody(tmp_path: Path) -> Iterator[Any]:
    """The first view of a game from a folder, whose players are moody."""
    folder = tmp_path / OWN
    shutil.copytree(Path(__file__).parents[2] / "examples" / "home_run_derby", folder)
    game = (folder / "game.py").read_text("utf-8").replace("home_run_derby", OWN)
    (folder / "game.py").write_text(game.replace("from .player import", "from .moods import"), "utf-8")
    (folder / "moods.py").write_text(MOODY, "utf-8")
    with patch.dict(games.SHELF), patch.dict(games.CARDS_OF):
        from_folder.add(folder)
        derby = games.game(OWN)
        cards = derby.load_cards([folder / "cards"])
        yield derby.new(cards, derby.default_options(cards), 1).view(0)
    for name in [each for each in sys.modules if each.startswith(f"lordsball_shelf.{OWN}")]:
        del sys.modules[name]


def test_a_player_of_an_own_game_that_never_answers_is_ended_and_its_errors_are_told(moody: Any) -> None:
    thinker = Thinker.in_process()
    hung = thinker.ask("choice", OWN, "moody", 2, "normal", moody)
    thinker.listen(1.0, hung)
    assert not hung.done
    began = time.monotonic()
    thinker.drop(hung)
    broken = thinker.ask("choice", OWN, "moody", 1, "normal", moody)
    assert time.monotonic() - began < 0.1, "nobody waits for it"
    with pytest.raises(ZeroDivisionError, match="not today") as raised:
        wait(thinker, broken)
    assert "moods.py" in raised.value.__notes__[0]
    assert not thinker.trouble
    hung = thinker.ask("choice", OWN, "moody", 2, "normal", moody)
    thinker.listen(0.1, hung)
    began = time.monotonic()
    thinker.close()
    assert time.monotonic() - began < 0.6
    limit = time.monotonic() + 5
    while process() is not None:
        assert time.monotonic() < limit, "it is still there"


def test_advice_is_the_same_from_a_process(thinker: Thinker) -> None:
    match = new_match("monster_league")
    play(match, Opponents(match, Thinker.on_the_spot()), 6)
    while match.decision is not None and len(match.decision.options) < 2:
        match.act(match.decision.options[0])
    decision = match.decision
    assert decision is not None
    view = match.view(decision.seat)
    advice = wait(thinker, thinker.ask("advice", "monster_league", view, decision))
    assert advice == advise("monster_league", view, decision) is not None


def test_where_no_process_can_be_started_a_thread_thinks(monkeypatch: pytest.MonkeyPatch, thinker: Thinker) -> None:
    def refused(*_: object, **__: object) -> None:
        raise PermissionError("not in this sandbox")

    monkeypatch.setattr(multiprocessing.get_context("spawn").Process, "start", refused)
    match = new_match(level="random")
    assert len(play(match, Opponents(match, thinker), 5)) == 5
    assert thinker.place == "in a thread; no process can be started: PermissionError('not in this sandbox')"


ORPHAN = """
import os, signal, sys, time
from lordsball.thinking.thinker import Thinker

if __name__ == "__main__":
    thinker = Thinker.in_process()
    thinker.listen(30, thinker.ask("prepare", "wild_cards", ("veteran",), None))
    print(thinker._worker._process.pid, flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="the signal is of other systems")
def test_it_ends_when_the_window_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "orphan.py"
    script.write_text(ORPHAN, "utf-8")
    done = subprocess.run([sys.executable, script], capture_output=True, text=True, timeout=60, check=False)
    number = int(done.stdout)
    limit = time.monotonic() + 10
    while psutil.pid_exists(number) and psutil.Process(number).status() != psutil.STATUS_ZOMBIE:
        assert time.monotonic() < limit, "it lives on"
        time.sleep(0.05)
    assert not done.stderr


@pytest.mark.parametrize("thinker", [Thinker(), Thinker.on_the_spot()])
def test_only_a_process_of_its_own_works_ahead_of_need(thinker: Thinker) -> None:
    thought = thinker.ask("prepare", "no such game", (), None)
    assert thought.done
    assert thought.value is None
    thinker.close()
