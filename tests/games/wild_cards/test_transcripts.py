"""Golden transcripts, one for each way a game can end: the very same words and runs, on every machine.

Where a change of words, cards or rules is meant, `python -m tests.games.wild_cards.transcripts` rewrites them.
"""

import pytest

from tests.games.wild_cards.transcripts import FOLDER, GAMES, ending, played, text


@pytest.mark.parametrize("name", GAMES)
def test_the_game_is_told_as_it_always_was(name: str) -> None:
    assert text(name).splitlines() == (FOLDER / f"{name}.txt").read_text("utf-8").splitlines()


@pytest.mark.parametrize("name", GAMES)
def test_each_game_ends_in_the_way_it_is_named_for(name: str) -> None:
    t, told, _ = played(GAMES[name])
    assert ending(t, told) == name


def test_every_transcript_has_its_game() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(GAMES)
