"""Golden transcripts, one for each way a game can end: the very same words, runs and boxes, on every machine.

Where a change of words or rules is meant, `python -m tests.games.monster_league.transcripts` rewrites them.
"""

import pytest

from lordsball.games.monster_league import events
from tests.games.monster_league.positions import Table
from tests.games.monster_league.transcripts import FOLDER, GAMES, played, told


@pytest.mark.parametrize("name", GAMES)
def test_the_game_is_told_as_it_always_was(name: str) -> None:
    assert told(name).splitlines() == (FOLDER / f"{name}.txt").read_text("utf-8").splitlines()


def test_every_transcript_has_its_game() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(GAMES)


def the_end(table: Table) -> str:
    """How a game ended, as the positions and events say."""
    t, last = table.t, table.heard(events.AtBatOver)[-1]
    walk_off = table.heard(events.HalfOver)[-1].walk_off
    if t.leader() < 0:
        return "a_tie_stands"
    if t.bullpen_empty(0) and t.bullpen_empty(1):
        return "both_bullpens_exhausted"
    if t.inning > 3:
        return f"{'home_wins' if t.leader() == t.home else 'visitors_win'}_in_extra_innings"
    if t.halves[-1][1] != t.home:
        return "home_does_not_need_the_bottom_of_the_third"
    if walk_off:
        return {1: "walk_off_single", 4: "walk_off_home_run"}[last.result]
    return "visitors_win_in_three"


@pytest.mark.parametrize("name", GAMES)
def test_each_game_ends_in_the_way_it_is_named_for(name: str) -> None:
    assert the_end(played(GAMES[name])) == name
