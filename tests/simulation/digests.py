"""What games came to, in a file: every level of every game, to be compared on every Python and every machine.

    .venv/bin/python -m tests.simulation.digests            plays them again and writes the file
    .venv/bin/python -m tests.simulation.digests --check    plays them again and says which differ; needs no pytest
"""

from __future__ import annotations

import platform
import sys
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from lordsball import games as shelf
from lordsball import paths
from lordsball.ai.player import PLAYERS
from lordsball.simulation.batch import Plan
from lordsball.simulation.run import simulate

FILE = Path(__file__).with_suffix(".txt")
SEED = 1
GAMES = {
    "monster_league": {"random": 400, "rookie": 400, "regular": 400, "veteran": 400, "expert": 4},
    "lords": {"random": 10, "rookie": 2, "regular": 4, "veteran": 2, "expert": 1},
    "wild_cards": {"random": 40, "rookie": 24, "regular": 24, "veteran": 2, "expert": 1},
}
"""How many games of each level: enough for a last bit that differs to show, and a few seconds in all."""
SEATS = {"lords": (1, 4, 8)}
"""Tables of these sizes; where nothing is said, and of players who think for long, of two."""


class Line(NamedTuple):
    """One simulation: the first words of a line of the file."""

    game: str
    level: str
    seats: int
    games: int

    def __str__(self) -> str:
        return f"{self.game} {self.level} x{self.seats}, {self.games} games"


def lines() -> Iterator[Line]:
    """Every simulation there is to play."""
    for game in shelf.SHELF:
        for level in PLAYERS[game]:
            for seats in SEATS.get(game, (2,)) if PLAYERS[game][level].quick else (2,):
                yield Line(game, level, seats, GAMES[game][level])


def played(line: Line) -> str:
    """Play it: the number of decisions, and the digest over all final positions."""
    game, cards = shelf.game(line.game), _cards(line.game)
    options = game.options(cards, line.seats, {})
    plan = Plan(line.game, tuple(sorted(cards.texts.items())), options, (line.level,) * line.seats, SEED)
    total = simulate(plan, line.games)
    return f"{total.sums.decisions} decisions, {total.digest}"


def kept() -> dict[str, str]:
    """The file: what each simulation came to when it was written."""
    found = (line.partition(": ") for line in FILE.read_text("utf-8").splitlines())
    return {name: came_to for name, _, came_to in found}


@lru_cache
def _cards(game: str) -> Any:
    return shelf.game(game).load_cards([paths.cards()])


def main(words: list[str]) -> int:
    """Write or compare; 1 where something differs."""
    if words == ["--check"]:
        before = kept()
        different = [name for line in lines() if before.get(name := str(line)) != played(line)]
        print(*(f"Python {platform.python_version()} plays otherwise: {name}" for name in different), sep="\n", end="")
        return bool(different)
    FILE.write_text("".join(f"{line}: {played(line)}\n" for line in lines()), "utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
