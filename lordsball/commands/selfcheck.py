"""lordsball selfcheck: is everything here, and does it work? Run it after you install or build the program."""

from __future__ import annotations

import argparse
import importlib
from functools import partial
from typing import Any

from lordsball.commands.common import OK, Refused, add_cards, add_shelf, card_folders, game_keys, load_cards, say
from lordsball.commands.gallery import without_display

SIZE = (1280, 720)
SEED = 1
MOST_ACTIONS = 200_000
NOW_AND_THEN = 20
"""One decision in this many is the strongest player's."""


def add(commands: Any) -> None:
    """The words of this command."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "selfcheck", help="try whether everything is here and works",
        description="Read all cards, play a match of each game, draw every scene without a window, decode every sound.",
    )
    add_cards(parser)
    add_shelf(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Read, play, draw, listen; a line for each."""
    without_display()
    folders = card_folders(args)
    for key in game_keys():
        cards = load_cards(key, folders)
        say(f"{key}: cards read ({cards.fingerprint[:12]})")
        say(f"{key}: {_match(key, cards)}")
    looks_and_sounds = importlib.import_module("lordsball.ui.shell.selfcheck")
    say(f"{len(looks_and_sounds.draw_all(SIZE, folders))} scenes drawn")
    say(f"{looks_and_sounds.hear_all()} sounds decoded")
    return OK


def _match(key: str, cards: Any) -> str:
    """Play a match between the strongest players that take no time, and ask the strongest of all now and then, as a
    table of a slow machine would; the result in words."""
    from lordsball import games as shelf
    from lordsball.ai.player import EFFORTS, LESS_EFFORT, levels_of
    from lordsball.match.match import Match
    from lordsball.match.seats import Seat

    game = shelf.game(key)
    levels = levels_of(key)
    quick, strongest = [level for level, each in levels.items() if each.quick][-1], list(levels)[-1]
    seats = [Seat(f"Player {number + 1}", quick) for number in range(game.fewest_seats)]
    match = Match(game, cards, game.default_options(cards), seats, SEED)
    regulars, experts = (
        [levels[level](SEED + number, EFFORTS[LESS_EFFORT]) for number in range(len(seats))]
        for level in (quick, strongest)
    )
    for number in range(MOST_ACTIONS):
        decision = match.decision
        if decision is None:
            return game.words.result(match.position, match.names)
        players = experts if number % NOW_AND_THEN == 0 else regulars
        match.act(players[decision.seat].choose(decision, partial(match.view, decision.seat)))
    raise Refused(f"{key}: the match has not ended after {MOST_ACTIONS:,} actions.")
