"""Thinking beside the window: the same choices wherever they are thought, whatever happens to a process."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable
from functools import lru_cache
from typing import Any

import psutil

from lordsball import games, paths
from lordsball.match.match import Match
from lordsball.match.seats import Seat
from lordsball.thinking.choosing import luck
from lordsball.thinking.thinker import Thinker
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
