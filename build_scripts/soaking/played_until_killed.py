"""A program to be killed: plays a match of the folder on, saves after every action, and says what is on the disk.

    python -m soaking.played_until_killed FOLDER GAME SEED

A line `kept 17` says that seventeen actions are on the disk. The actions follow from the seed and the place alone, so
a reader of the save knows what it has to say.
"""

from __future__ import annotations

import itertools
import random
import sys
from pathlib import Path

from lordsball import games
from lordsball.engine.chance import scatter
from lordsball.lessons import progress
from lordsball.match.autosave import Autosave
from lordsball.match.loading import Loaded
from lordsball.match.match import Match
from lordsball.match.saves import Saves
from lordsball.match.seats import Seat
from lordsball.ui.shell import settings
from soaking.whole_games import shipped


def begun(key: str, seed: int) -> Match:
    """The match of this seed at its start."""
    game, cards = games.game(key), shipped(key)
    return Match(game, cards, game.options(cards, 2, {}), [Seat("Ann"), Seat("Bob")], seed)


def step(match: Match, seed: int) -> None:
    """The one action that follows here."""
    assert match.decision is not None
    match.act(random.Random(scatter(seed, match.history.now)).choice(match.decision.options))


def main(folder: Path, key: str, seed: int) -> None:
    """Go on with the newest match, or begin, until somebody kills this."""
    saves = Saves(folder)
    entry = saves.newest()
    found = saves.load(entry, shipped(key)) if entry else None
    match = found.match if isinstance(found, Loaded) else begun(key, seed)
    autosave = Autosave(saves, match)
    for number in itertools.count():
        if match.decision is not None:
            step(match, seed)
        settings.change(folder / "settings.json", {"sound_all": number % 100}, settings.Settings())
        progress.Progress(folder / progress.NAME, {"lords/spring": number % 20}).keep()
        if number % 5 == 0:
            saves.save(match, "By hand")
        if autosave.flush() and autosave.trouble is None:
            print("kept", match.history.now, flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2], int(sys.argv[3]))
