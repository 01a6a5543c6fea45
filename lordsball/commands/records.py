"""lordsball records: the record book, to read, as a spreadsheet or as data; and read again from saves and replays."""

from __future__ import annotations

import argparse
import io
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from lordsball.commands.common import (
    BAD_DATA,
    OK,
    Refused,
    add_cards,
    add_shelf,
    card_folders,
    data_folder,
    named_path,
    say,
)

if TYPE_CHECKING:
    from lordsball.games import Catalog, Game
    from lordsball.records.book import Book


def add(commands: Any) -> None:
    """The words of this command."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "records", help="the record book: every finished game",
        description="Print the record book: who won how often, batters' careers, and the newest games. Every game that "
        "is played to its end in the window is in it.",
    )
    parser.add_argument("--csv", metavar="FILE", type=named_path, help="write a row for each seat of each game")
    parser.add_argument("--json", action="store_true", help="print everything as one JSON object instead of a page")
    parser.add_argument(
        "--rebuild", action="store_true",
        help="first read everything again from saves and replays; close the window before",
    )
    add_cards(parser)
    add_shelf(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print it. Exit code 3 for a book that cannot be read, or finished games that cannot be."""
    from lordsball.match.files import NotWritten
    from lordsball.records import schema, telling
    from lordsball.records.book import Book

    book = Book(data_folder(args))
    try:
        refused = _rebuilt(args, book) if args.rebuild else []
        games, lines = book.games(), book.lines()
    except schema.Newer as newer:
        raise Refused(f"{newer} Install that one or a newer one.", BAD_DATA) from newer
    except schema.Unusable as broken:
        raise Refused(f"{broken} lordsball records --rebuild writes it again from saves and replays.", BAD_DATA) \
            from broken
    except NotWritten as refusal:
        raise Refused(str(refusal)) from refusal
    if args.csv is not None:
        text = io.StringIO()
        telling.write_csv(games, text)
        _write(args.csv, text.getvalue())
    if args.json:
        say(json.dumps(telling.as_data(games, lines)))
    elif args.csv is None:
        say(telling.as_page(games, lines))
    if refused:
        raise Refused(refused, BAD_DATA)
    return OK


def _rebuilt(args: argparse.Namespace, book: Book) -> list[str]:
    """Read everything again; the files that could not be read, a sentence each."""
    from lordsball.content.problems import Problems
    from lordsball.match.lock import Lock
    from lordsball.records.gathering import Gathering
    from lordsball.simulation.progress import ProgressBar

    def today(game: Game) -> Catalog | None:
        try:
            found: Catalog = game.load_cards(card_folders(args))
        except Problems:
            return None
        return found

    lock = Lock(data_folder(args))
    if lock.in_use is not None:
        raise Refused("lordsball is open with these saves: close it first, or it would write into the same book.")
    bar = ProgressBar(sys.stderr, "files")
    try:
        if notice := book.mended():
            print(notice, file=sys.stderr)
        found = Gathering(data_folder(args), book, today).rebuild(bar)
    finally:
        bar.clear()
        lock.release()
    return [f"{path}: {sentence}" for path, sentence in found.refused]


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, "utf-8", newline="")
    except OSError as refused:
        raise Refused(f"{path} cannot be written: {(refused.strerror or str(refused)).lower()}.") from refused
