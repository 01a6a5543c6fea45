"""How much usually hangs on a decision of each game: the mean swing that `lordsball/expectancy/leverage.py` keeps.

    .venv/bin/python build_scripts/usual_leverage.py wild_cards --games 40

Run it again after a change of rules or cards that makes games closer or wilder, and write what it says into USUAL.
"""

from __future__ import annotations

import argparse
import math
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from lordsball import games, paths
from lordsball.engine.chance import scatter
from lordsball.expectancy.leverage import swinging
from lordsball.expectancy.trying_out import TRIALS, Table

EVERY = 7
"""One decision in this many is looked at: neighbors are much alike."""


def main() -> None:
    """Print the mean swing, and how many decisions it comes from."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=[*TRIALS])
    parser.add_argument("--games", type=int, default=20)
    words = parser.parse_args()
    game = games.game(words.game)
    cards = game.load_cards([paths.cards()])
    swings: list[float] = []
    for number in range(words.games):
        seed = scatter(1, number)
        t = game.new(cards, game.options(cards, max(2, game.fewest_seats), {}), seed)
        table, count = Table(words.game, t), 0
        while t.decision is not None:
            if count % EVERY == 0:
                swing = _done(swinging(table, t.view(None), None, scatter(seed, count)))
                swings += [] if swing is None else [swing]
            t.apply(table.usual(t.view(t.decision.seat)))
            count += 1
    print(f"{math.fsum(swings) / len(swings):.4f} over {len(swings)} decisions of {words.games} games")


def _done(work: Any) -> Any:
    while True:
        try:
            next(work)
        except StopIteration as done:
            return done.value


if __name__ == "__main__":
    main()
