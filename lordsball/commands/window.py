"""lordsball without a command: the window."""

from __future__ import annotations

import argparse
import gc
import importlib
import os
import sys
from dataclasses import dataclass
from pathlib import Path

from lordsball.commands.common import (
    Refused,
    add_cards,
    add_shelf,
    card_folders,
    data_folder,
    game_keys,
    names,
    seated,
    seed,
    size,
)

NO_DISPLAY = (
    "There is no display to open a window on. Without one these work: lordsball simulate, check, schema, selfcheck, "
    "gallery, and replay FILE --text."
)


@dataclass(frozen=True)
class Wishes:
    """What the command line asked for; the rest is None or empty."""

    cards: tuple[Path, ...]
    """All folders of cards, the shipped one first."""
    data_dir: Path
    game: str | None = None
    """Straight to the table of this game."""
    seats: tuple[str, ...] = ()
    """For each seat `human` or a level."""
    seed: int | None = None
    size: tuple[int, int] | None = None
    fullscreen: bool = False
    replay: Path | None = None
    """Open on the replay of this file."""


def add(parser: argparse.ArgumentParser) -> None:
    """The words that count without a command."""
    keys = game_keys()
    parser.add_argument("--game", metavar="GAME", choices=keys, help=f"straight to the table: {', '.join(keys)}")
    parser.add_argument("--seats", metavar="A,B", type=names, help="who plays: human, or a computer player's level")
    parser.add_argument("--seed", metavar="S", type=seed, help="the same seed, the same dice")
    parser.add_argument("--size", metavar="WxH", type=size, help="size of the window, such as 1280x720")
    parser.add_argument("--fullscreen", action="store_true", help="fill the screen")
    add_cards(parser)
    add_shelf(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Open the window and play until it is closed."""
    game: str | None = args.game
    if args.seats:
        from lordsball import games as shelf

        game = game or game_keys()[0]
        seated(game, args.seats, shelf.game(game).fewest_seats, shelf.game(game).most_seats, people=True)
    folders = tuple(card_folders(args))
    return open_window(
        Wishes(folders, data_folder(args), game, args.seats or (), args.seed, args.size, args.fullscreen)
    )


def open_window(wishes: Wishes) -> int:
    """The window with these wishes. Raises Refused where there is no display."""
    if sys.platform.startswith(("linux", "freebsd")) and not any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    ):
        raise Refused(NO_DISPLAY)
    gc.disable()  # while the program starts there is no garbage, and looking for it costs a tenth of the time
    start = importlib.import_module("lordsball.ui.shell.start")
    try:
        return int(start.open_window(wishes))
    except start.NoDisplay as missing:
        raise Refused(NO_DISPLAY) from missing
