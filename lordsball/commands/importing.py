"""lordsball import: cards out of a spreadsheet."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from lordsball.commands.common import (
    BAD_DATA,
    OK,
    USAGE,
    Refused,
    add_data_dir,
    add_game,
    add_shelf,
    card_folders,
    count,
    data_folder,
    given,
    named_path,
    say,
    with_cards,
)

_MOST_TOLD = 20


def add(commands: Any) -> None:
    """The words of this command."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "import", help="read cards from a spreadsheet",
        description="Read cards from a CSV file. Cells that differ change the card files, and nothing else does; lines "
        "with new ids are new cards. If anything is wrong, nothing is written. 'export GAME --csv FILE' writes such a "
        "file.",
    )
    add_game(parser)
    parser.add_argument("file", metavar="FILE.csv", type=named_path)
    parser.add_argument(
        "--cards", metavar="DIR", type=named_path, action="append", default=argparse.SUPPRESS,
        help="the folder of cards to write to, made if needed; without it, your pack My cards. Given more than once: "
        "the last one, laid over the others",
    )
    parser.add_argument("--kind", metavar="KIND", default="", help="what the lines are, if no column says so")
    parser.add_argument("--new-team", metavar="NAME", default="", help="a new team, deck or league of all lines")
    add_data_dir(parser)
    add_shelf(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Read, check, write, and say what is different. Raises Refused."""
    from lordsball import games, limits
    from lordsball.match.files import NotReadable, contents
    from lordsball.workshop import importing, sheets
    from lordsball.workshop.workbench import MY_CARDS, CannotWrite, Workbench

    *beneath, own = given(args, "cards", []) or [data_folder(args) / MY_CARDS]
    if own.is_file():
        raise Refused(f"--cards: found a file at {own}, expected a folder to write to (unpack a zip first).", USAGE)
    bench = Workbench(games.game(args.game), card_folders(with_cards(args, beneath)), own)
    if not bench.sound:
        raise Refused([*map(str, bench.problems), count(bench.problems)], BAD_DATA)
    try:
        names, rows = sheets.rows(contents(args.file, limits.SHEET_FILE))
        found = importing.bring_in(bench, names, rows, args.kind, args.new_team)
    except NotReadable as why:
        raise Refused(f"{args.file}: {why}") from why
    except sheets.NoSheet as why:
        raise Refused([f"{args.file}: {why}."], BAD_DATA) from why
    except importing.NoImport as why:
        raise Refused([f"{args.file}: {sentence}" for sentence in why.sentences], BAD_DATA) from why
    except CannotWrite as why:
        raise Refused(str(why), BAD_DATA) from why
    if bench.disk_says:
        raise Refused(bench.disk_says)
    _tell(args.file, bench, found)
    return OK


def _tell(file: Path, bench: Any, found: Any) -> None:
    """What is different now, and the warnings about it."""
    told = [(record, "changed") for record in found.changed] + [(record, "new") for record in found.new]
    for record, what in told[:_MOST_TOLD]:
        now = bench.record(record.kind, record.id)
        say(f"{what}: {now.name} ({now.where.path}:{now.where.line})")
    if len(told) > _MOST_TOLD:
        say(f"and {len(told) - _MOST_TOLD} more")
    for record, _ in told:
        for problem in bench.record(record.kind, record.id).problems:
            say(str(problem))
    say(f"{file}: {len(found.changed)} changed, {len(found.new)} new")
