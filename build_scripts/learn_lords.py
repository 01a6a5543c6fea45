#!/usr/bin/env python3
"""Learn what a club of Lords of Baseball is worth, from games between computer players.

    .venv/bin/python -m pip install -e .[learning]                                     numpy, needed only to fit
    .venv/bin/python build_scripts/learn_lords.py play FOLDER --years 3 --owners 2 --games 500 --first 0
    .venv/bin/python build_scripts/learn_lords.py fit FOLDER
    .venv/bin/python build_scripts/learn_lords.py keep

`play` notes the clubs at four points of each year and how the game ended, in a file of FOLDER. `fit` reads all files
there and writes lordsball/ai/lords/weights.txt. `keep` leaves the weights and notes that they hold for today's cards:
only after a small change, and only when the ladder of docs/lords_players.md was played again and stands.
"""

import argparse
import pickle
from pathlib import Path

from lords_learning.cards import numbers_of
from lords_learning.games import noted_game

from lordsball import games as shelf
from lordsball import paths
from lordsball.ai.lords import weights


def main() -> None:
    """Play, or fit."""
    words = argparse.ArgumentParser(description="Learn what a club of Lords of Baseball is worth.")
    what = words.add_subparsers(dest="what", required=True)
    play = what.add_parser("play", help="play games and note the clubs")
    fit = what.add_parser("fit", help="fit the weights to all games that were noted")
    what.add_parser("keep", help="note that the weights hold for today's cards")
    for each in (play, fit):
        each.add_argument("folder", metavar="FOLDER", type=Path, help="where the noted games lie")
    play.add_argument("--years", type=int, default=3)
    play.add_argument("--owners", type=int, default=2)
    play.add_argument("--games", type=int, default=100)
    play.add_argument("--first", type=int, default=0, help="the number of the first game: its seed")
    play.add_argument("--learned", type=float, default=0.85, help="the share of players who use the present weights")
    fit.add_argument("--to", metavar="FILE", type=Path, default=weights.FILE)
    wishes = words.parse_args()
    cards = shelf.game("lords").load_cards([paths.cards()])
    if wishes.what == "keep":
        held = weights.learned()._replace(cards=numbers_of(cards))
        weights.FILE.write_text(weights.written(held), "utf-8", newline="\n")
        return
    wishes.folder.mkdir(parents=True, exist_ok=True)
    if wishes.what == "play":
        numbers = range(wishes.first, wishes.first + wishes.games)
        games = [noted_game(cards, wishes.years, wishes.owners, number, wishes.learned) for number in numbers]
        name = f"{wishes.years}_years_{wishes.owners}_owners_{wishes.first}.pickle"
        (wishes.folder / name).write_bytes(pickle.dumps(games))
        return
    from lords_learning.fitting import fitted

    games = [game for path in sorted(wishes.folder.glob("*.pickle")) for game in pickle.loads(path.read_bytes())]
    wishes.to.write_text(weights.written(fitted(cards, games, print)), "utf-8", newline="\n")


if __name__ == "__main__":
    main()
