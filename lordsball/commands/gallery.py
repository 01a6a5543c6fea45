"""lordsball gallery: a picture of every scene, drawn without a window."""

from __future__ import annotations

import argparse
import importlib
import os
from typing import Any

from lordsball.commands.common import OK, Refused, add_cards, add_shelf, card_folders, given, named_path, say, size


def add(commands: Any) -> None:
    """The words of this command."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "gallery", help="draw every scene into PNG files",
        description="Draw every scene, and typical moments of each game, into PNG files. Needs no display.",
    )
    parser.add_argument("folder", metavar="DIR", type=named_path)
    parser.add_argument("--size", metavar="WxH", type=size, default=argparse.SUPPRESS, help="default: 1280x720")
    add_cards(parser)
    add_shelf(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Draw, and name each file."""
    without_display()
    try:
        args.folder.mkdir(parents=True, exist_ok=True)
    except OSError as refused:
        raise Refused(f"The folder {args.folder} cannot be made: {refused.strerror}.") from refused
    gallery = importlib.import_module("lordsball.ui.shell.gallery")
    for path in gallery.write(args.folder, given(args, "size", (1280, 720)), card_folders(args)):
        say(str(path))
    return OK


def without_display() -> None:
    """Draw in memory only, whatever screens and loudspeakers there are. Before anything imports pygame."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
