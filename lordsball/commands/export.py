"""lordsball export: cards for other programs, as a spreadsheet and more."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from lordsball.commands import exporting
from lordsball.commands.common import (
    OK,
    USAGE,
    Refused,
    add_cards,
    add_game,
    add_shelf,
    card_folders,
    data_folder,
    load_cards,
    named_path,
    say,
    unknown,
    write,
)

if TYPE_CHECKING:
    from lordsball.workshop.records import Record
    from lordsball.workshop.workbench import Workbench


def add(commands: Any) -> None:
    """The words of this command."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "export", help="write cards for other programs",
        description="Write the cards of a game for other programs: --csv for spreadsheets ('import' reads it back), "
        "--png for single pictures, --tts for Tabletop Simulator.",
    )
    add_game(parser)
    parser.add_argument("--csv", metavar="FILE", type=named_path, help="a spreadsheet: a line for each card")
    exporting.add(parser)
    parser.add_argument("--kind", metavar="KIND", help="only cards of this kind, such as players")
    parser.add_argument("--team", metavar="ID", help="only the cards of this team, deck or league")
    add_cards(parser)
    add_shelf(parser)
    parser.set_defaults(run=run)


def _csv(args: argparse.Namespace) -> None:
    """A spreadsheet."""
    from lordsball.workshop import sheets

    bench = workbench(args)
    records = chosen(args, bench)
    text = sheets.written(bench, records)
    write(args.csv, text, args.force)
    kinds = ", ".join(dict.fromkeys(record.kind for record in records))
    say(f"{args.csv}: {len(records)} lines ({kinds})")


_WAYS: dict[str, Callable[[argparse.Namespace], None]] = {"csv": _csv, "png": exporting.png, "tts": exporting.tts}
"""What can be written, by the word that asks for it: each writes one form, and says what it wrote."""


def run(args: argparse.Namespace) -> int:
    """Write each form that was asked for."""
    ways = [way for word, way in _WAYS.items() if getattr(args, word) is not None]
    if not ways:
        words = " or ".join(f"--{word}" for word in _WAYS)
        raise Refused(f"export: expected {words}, to say what to write.", USAGE)
    load_cards(args.game, card_folders(args))
    for way in ways:
        way(args)
    return OK


def workbench(args: argparse.Namespace) -> Workbench:
    """The cards of the game that is asked for, all packs layered."""
    from lordsball import games
    from lordsball.workshop.workbench import MY_CARDS, Workbench

    return Workbench(games.game(args.game), card_folders(args), data_folder(args) / MY_CARDS)


def chosen(args: argparse.Namespace, bench: Workbench) -> list[Record]:
    """The records that --kind and --team ask for. Raises Refused where there are none."""
    for word, wanted, known in (
        ("kind", args.kind, dict.fromkeys(record.kind for record in bench.records)),
        ("team", args.team, dict.fromkeys(record.group for record in bench.records if record.group)),
    ):
        if wanted is not None and wanted not in known:
            raise unknown(f"--{word}", wanted, known)
    found = [
        record for record in bench.records
        if args.kind in (None, record.kind) and args.team in (None, record.group)
    ]
    if not found:
        raise Refused(f"--kind {args.kind}: there are none in {args.team!r}.", USAGE)
    return found
