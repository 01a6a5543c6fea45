"""lordsball schema: what editors need to complete card files and to underline mistakes."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from lordsball.commands.common import OK, Refused, add_shelf, card_folders, folder, game_keys, say
from lordsball.content.problems import in_one_line
from lordsball.games import CARDS_OF, card_kinds


def add(commands: Any) -> None:
    """The words of this command."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "schema", help="write the JSON schemas that editors complete card files from",
        description="Write the JSON schemas that editors complete card files from, into GAME/schema of a folder of "
        "cards, for the games that DIR has cards of; in one without cards, for all. Without DIR: beside the shipped "
        "cards, and beside those of the games that --shelf brings.",
    )
    parser.add_argument("folder", metavar="DIR", nargs="?", type=folder)
    add_shelf(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Write, and name each file."""
    from lordsball.content import schema
    from lordsball.games.layout import layout
    from lordsball.lessons.lesson_files import KINDS

    target: Path = args.folder or card_folders(args)[0]
    places = layout(target).games or {key: target / key for key in game_keys()}
    if args.folder is None:
        places |= CARDS_OF
    for game, place in places.items():
        try:
            written = schema.write([*card_kinds(game), *KINDS], place)
        except OSError as refused:
            raise Refused(f"The schemas cannot be written to {in_one_line(place)}: {refused.strerror}.") from refused
        for path in written:
            say(in_one_line(path))
    return OK
